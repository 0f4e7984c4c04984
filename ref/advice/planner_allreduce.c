/* Where both parts are of one algorithm the best for one is the best for both. */
#include "ref/advice/planner_allreduce.h"
#include "ref/schedule/table.h"
#include "ref/advice/planner_twotree.h"
#include <math.h>

typedef dodona_status one(const dodona_cost *cost, int32_t algorithm, dodona_advice *advice);
typedef void pair(const dodona_cost *cost, dodona_pairs pairs, dodona_advice *advice);

static dodona_status both(const dodona_cost *cost, int32_t algorithm, one *plan_one,
                          pair *plan_pair, dodona_advice *advice) {
  int32_t up = dodona_up_algorithm(DODONA_ALLREDUCE, algorithm);
  int32_t down = dodona_down_algorithm(DODONA_ALLREDUCE, algorithm);
  double k = cost->bytes * cost->byte_time;
  dodona_advice found;
  dodona_status status = plan_one(cost, up, &found);
  if (status != DODONA_OK)
    return status;
  found.algorithm = algorithm;
  if (up == down) {
    found.steps *= 2;
    found.time *= 2;
  } else if (cost->ranks > 1) {
    plan_pair(cost, (dodona_pairs){dodona_variant_of(up), dodona_variant_of(down)}, &found);
  }
  if (cost->ranks > 1)
    found.bound += k - 2 * k / cost->ranks;
  if (!isfinite(found.time) || !isfinite(found.bound))
    return DODONA_OVERFLOW;
  *advice = found;
  return DODONA_OK;
}

dodona_status dodona_planner_allreduce(const dodona_cost *cost, int32_t algorithm,
                                       dodona_advice *advice) {
  return both(cost, algorithm, dodona_planner_search, dodona_planner_twotree, advice);
}

dodona_status dodona_planner_allreduce_closed(const dodona_cost *cost, int32_t algorithm,
                                              dodona_advice *advice) {
  return both(cost, algorithm, dodona_planner_closed, dodona_planner_twotree_closed, advice);
}
