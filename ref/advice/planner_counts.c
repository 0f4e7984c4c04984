/* The largest message of each step, from the steps of all ranks. */
#include "ref/advice/planner_counts.h"
#include "ref/base/op.h"
#include "ref/count/bounds.h"
#include "ref/schedule/plan.h"
#include <math.h>
#include <stddef.h>

/* The bytes of the shares first .. first + count - 1, past the last from share 0 on. */
static int64_t bytes_of(const int64_t *begin, int32_t ranks, int32_t first, int32_t count) {
  if (count == 0)
    return 0;
  const int64_t end = (int64_t)first + count;
  return end <= ranks ? begin[end] - begin[first]
                      : begin[ranks] - begin[first] + begin[end - ranks];
}

static int64_t share_of(const int64_t *begin, int32_t rank) {
  return begin[rank + 1] - begin[rank];
}

static int64_t largest_share(const int64_t *begin, int32_t ranks) {
  int64_t most = 0;
  for (int32_t v = 0; v < ranks; v++)
    most = share_of(begin, v) > most ? share_of(begin, v) : most;
  return most;
}

/* Added up. Around a ring every share is under way in every step. */
static double volume_of(const dodona_plan *plan, const int64_t *begin) {
  const int32_t ranks = plan->request.ranks;
  double sum = 0;
  if (plan->request.algorithm == DODONA_RING)
    return (double)plan->steps * (double)largest_share(begin, ranks);
  for (int64_t x = 1; x <= plan->steps; x++) {
    int64_t most = 0;
    for (int32_t v = 0; v < ranks; v++) {
      const dodona_place place = dodona_place_of(plan, v);
      const dodona_step step = dodona_step_at(plan, &place, x);
      const int64_t bytes = bytes_of(begin, ranks, step.send_first, step.send_count);
      most = bytes > most ? bytes : most;
    }
    sum += (double)most;
  }
  return sum;
}

/* What the busiest rank must send or receive: all but its own share; where there is a root, the root; else who has least. */
static int64_t busiest(const dodona_request *q, const int64_t *begin) {
  int64_t least = share_of(begin, q->root);
  for (int32_t v = 0; v < q->ranks && !dodona_op_has_root(q->op); v++)
    least = share_of(begin, v) < least ? share_of(begin, v) : least;
  return begin[q->ranks] - least;
}

static dodona_status try_plan(dodona_request q, const dodona_cost *cost, const int64_t *begin,
                              dodona_advice *best) {
  dodona_plan plan;
  const dodona_status status = dodona_plan_make(&q, NULL, 0, &plan);
  if (status != DODONA_OK)
    return status;
  const double time =
      (double)plan.steps * cost->startup + volume_of(&plan, begin) * cost->byte_time;
  if (!(time < best->time))
    return DODONA_OK;
  best->request = plan.request;
  best->steps = plan.steps;
  best->time = time;
  return DODONA_OK;
}

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

dodona_status dodona_planner_counts(const dodona_request *asked, const dodona_cost *cost,
                                    const int64_t *begin, dodona_advice *advice) {
  dodona_request q = *asked;
  dodona_advice best = {.time = HUGE_VAL};
  dodona_status status = DODONA_OK;
  q.ranks = q.blocks = cost->ranks;
  if (!dodona_op_has_shares(q.op))
    return DODONA_BAD_OP;
  if (!usable(cost->startup) || !usable(cost->byte_time))
    return DODONA_BAD_COST;
  const int open = q.group == 0 && dodona_takes(q.algorithm, DODONA_TAKES_GROUP);
  for (int64_t r = 2; open && r < q.ranks && status == DODONA_OK; r += r < 16 ? 1 : r) {
    q.group = (int32_t)r;
    status = try_plan(q, cost, begin, &best);
  }
  if (open)
    q.group = q.ranks > 2 ? q.ranks : 2;
  if (status == DODONA_OK)
    status = try_plan(q, cost, begin, &best);
  if (status != DODONA_OK)
    return status;
  if (q.ranks > 1)
    best.bound = fmax(cost->startup + (double)busiest(&q, begin) * cost->byte_time,
                      cost->startup * dodona_log2_ceil(q.ranks));
  if (!isfinite(best.time) || !isfinite(best.bound))
    return DODONA_OVERFLOW;
  *advice = best;
  return DODONA_OK;
}
