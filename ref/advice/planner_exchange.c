/* With as many blocks as shares all shares are equal, and no number of blocks moves less. */
#include "ref/advice/planner_exchange.h"
#include "ref/algorithms/exchange/fold.h"
#include "ref/base/power.h"
#include "ref/count/bounds.h"
#include "ref/count/cost.h"
#include <math.h>

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

static dodona_status judge(const dodona_cost *cost) {
  if (cost->ranks < 1)
    return DODONA_BAD_RANKS;
  return usable(cost->bytes) && usable(cost->startup) && usable(cost->byte_time) ? DODONA_OK
                                                                                 : DODONA_BAD_COST;
}

/* (4), and for allreduces what each byte takes on its way back. */
static double bound_of(const dodona_cost *cost, int all) {
  double k = cost->bytes * cost->byte_time;
  if (cost->ranks == 1)
    return 0;
  return k + cost->startup * dodona_log2_ceil(cost->ranks) + (all ? k - 2 * k / cost->ranks : 0);
}

static dodona_status finish(const dodona_advice *found, dodona_advice *advice) {
  if (!isfinite(found->time) || !isfinite(found->bound))
    return DODONA_OVERFLOW;
  *advice = *found;
  return DODONA_OK;
}

static void try_blocks(const dodona_cost *cost, int32_t kind, int32_t blocks, dodona_advice *best) {
  dodona_charge charge = dodona_baseline_cost(kind, cost->ranks, blocks);
  double time = (double)charge.steps * cost->startup +
                (double)charge.volume * (cost->bytes * cost->byte_time / blocks);
  if (time < best->time || (time == best->time && blocks < best->blocks)) {
    best->blocks = blocks;
    best->steps = charge.steps;
    best->time = time;
  }
}

/* Returns how many shares the baseline cuts the message into; it moves all of them. */
static int32_t shares_of(int32_t kind, int32_t ranks) {
  if (kind == DODONA_KIND_DOUBLING)
    return 1;
  return kind == DODONA_KIND_RABENSEIFNER ? ranks - dodona_folded(ranks) : ranks;
}

dodona_status dodona_planner_baseline(const dodona_cost *cost, int32_t kind,
                                      dodona_advice *advice) {
  dodona_status status = judge(cost);
  if (kind < 0 || kind >= DODONA_BASELINES)
    return DODONA_BAD_ALGORITHM;
  if (status != DODONA_OK)
    return status;
  int all = dodona_baseline_collective(kind) == DODONA_BASELINE_ALLREDUCE;
  int32_t shares = shares_of(kind, cost->ranks);
  dodona_advice best = {.algorithm = DODONA_NONE,
                        .blocks = cost->bytes < shares ? (int32_t)fmax(1, cost->bytes) : shares,
                        .time = HUGE_VAL,
                        .bound = bound_of(cost, all)};
  int32_t most = best.blocks;
  if (most < shares)
    try_blocks(cost, kind, (int32_t)dodona_power(dodona_log2_floor(most)), &best);
  try_blocks(cost, kind, most, &best);
  return finish(&best, advice);
}

dodona_status dodona_planner_combine(const dodona_cost *cost, dodona_advice *advice) {
  dodona_status status = judge(cost);
  if (status != DODONA_OK)
    return status;
  int32_t steps = dodona_log2_ceil(cost->ranks);
  dodona_advice found = {
      .algorithm = DODONA_NONE, .blocks = 1, .steps = steps, .bound = bound_of(cost, 1)};
  found.time = steps * (cost->startup + cost->bytes * cost->byte_time);
  return finish(&found, advice);
}
