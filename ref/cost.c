/* Largest messages, step by step. Where in a step all shares of n move, the largest has ceil(s / n) blocks:
   that many has the last. In a scatter only some move, and it takes a look at each. */
#include "cost.h"
#include "bounds.h"
#include "exact.h"
#include "fold.h"
#include "halving.h"
#include "power.h"
#include "scatter.h"

/* ceil(s / n) */
/*@ requires range: 1 <= shares && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures most: \result == ShareMost(shares, blocks);
    ensures range: 1 <= \result <= blocks;
    ensures whole: shares * \result <= (int64_t)blocks + shares - 1;
    exits \false; */
static int64_t share_most(int64_t shares, int32_t blocks) {
  return (blocks + shares - 1) / shares;
}

/* The largest message of the step over the distance m. */
static int64_t scatter_most(int32_t ranks, int32_t blocks, int64_t m) {
  int64_t most = 0;
  for (int64_t v = m; v < ranks; v += 2 * m) {
    int32_t end = (int32_t)(v + m < ranks ? v + m : ranks);
    int32_t count =
        dodona_share_first(ranks, blocks, end) - dodona_share_first(ranks, blocks, (int32_t)v);
    if (count > most)
      most = count;
  }
  return most;
}

static int64_t scatter_volume(int32_t ranks, int32_t blocks) {
  int32_t log = dodona_log2_ceil(ranks);
  int64_t volume = 0;
  int64_t m = 1;
  for (int32_t k = 0; k < log; k++) {
    volume += scatter_most(ranks, blocks, m);
    m *= 2;
  }
  return volume;
}

/* The messages of halvings into 2, 4, ... 2^log shares. */
static int64_t halving_volume(int32_t blocks, int32_t log) {
  int64_t volume = 0;
  int64_t shares = 1;
  for (int32_t k = 0; k < log; k++) {
    shares *= 2;
    volume += share_most(shares, blocks);
  }
  return volume;
}

static int64_t ring_volume(int32_t ranks, int32_t blocks) {
  return (ranks - 1) * share_most(ranks, blocks);
}

static int64_t volume_of(int32_t kind, int32_t ranks, int32_t blocks) {
  int32_t log = dodona_log2_floor(ranks);
  int32_t fold = dodona_folded(ranks) > 0 ? 2 : 0;
  if (kind == DODONA_SCATTER_DOUBLING && fold == 0)
    return scatter_volume(ranks, blocks) + halving_volume(blocks, log);
  if (kind == DODONA_SCATTER_RING || kind == DODONA_SCATTER_DOUBLING)
    return scatter_volume(ranks, blocks) + ring_volume(ranks, blocks);
  if (kind == DODONA_DOUBLING)
    return (int64_t)dodona_doubling_steps(ranks) * blocks;
  if (kind == DODONA_RABENSEIFNER)
    return 2 * halving_volume(blocks, log) + (int64_t)fold * blocks;
  return 2 * ring_volume(ranks, blocks);
}

dodona_charge dodona_baseline_cost(int32_t kind, int32_t ranks, int32_t blocks) {
  dodona_charge cost = {dodona_baseline_steps(kind, ranks, blocks), volume_of(kind, ranks, blocks)};
  return cost;
}

dodona_status dodona_cost_time(dodona_charge cost, int32_t blocks, int64_t k, int64_t t,
                               int64_t *time) {
  int64_t startups = 0;
  int64_t moved = 0;
  if (dodona_exact_mul(cost.steps, t, &startups) != DODONA_OK)
    return DODONA_OVERFLOW;
  if (dodona_exact_mul(cost.volume, k, &moved) != DODONA_OK)
    return DODONA_OVERFLOW;
  int64_t moving = moved / blocks + (moved % blocks > 0 ? 1 : 0);
  return dodona_exact_add(startups, moving, time);
}
