/* Largest messages, step by step. Where in a step all shares of n move, the largest has ceil(s / n) blocks:
   that many has the last. In a scatter only some move, and it takes a look at each. */
#include "ref/count/cost.h"
#include "ref/count/bounds.h"
#include "ref/base/exact.h"
#include "ref/algorithms/exchange/fold.h"
#include "ref/algorithms/exchange/halving.h"
#include "ref/base/power.h"
#include "ref/algorithms/exchange/scatter.h"
#include "spec/base.h"

/* ceil(s / n) */
/*@ requires range: 1 <= shares <= 0x80000000 && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures most: \result == ShareMost(shares, blocks);
    ensures range: 1 <= \result <= blocks;
    ensures whole: shares * \result <= blocks + shares - 1;
    exits \false; */
static int64_t share_most(int64_t shares, int32_t blocks) {
  //@ ghost lemma_share_most(shares, blocks);
  return (blocks + shares - 1) / shares;
}

/* The largest message of the step over the distance m. */
/*@ requires range: 1 <= ranks && 1 <= blocks && 1 <= m <= 0x40000000;
    terminates \true;
    assigns \nothing;
    ensures most: \result == ScatterMost(ranks, blocks, m, (ranks + m - 1) / (2 * m));
    ensures range: 0 <= \result <= blocks;
    exits \false; */
static int64_t scatter_most(int32_t ranks, int32_t blocks, int64_t m) {
  int64_t most = 0;
  //@ ghost int64_t i = 0;
  /*@ loop invariant range: 0 <= most <= blocks && 0 <= i && 1 <= v;
      loop invariant at: v == 2 * m * i + m;
      loop invariant before: v - m <= ranks + m - 1;
      loop invariant most: most == ScatterMost(ranks, blocks, m, i);
      loop assigns v, most, i;
      loop variant ranks + 2 * m - v; */
  for (int64_t v = m; v < ranks; v += 2 * m) {
    int32_t end = (int32_t)(v + m < ranks ? v + m : ranks);
    //@ ghost lemma_shares_in_order(ranks, blocks, (int32_t)v, end);
    int32_t count =
        dodona_share_first(ranks, blocks, end) - dodona_share_first(ranks, blocks, (int32_t)v);
    //@ assert place: v == (2 * (i + 1) - 1) * m && v + m == (2 * (i + 1)) * m;
    if (count > most)
      most = count;
    //@ ghost i++;
  }
  //@ ghost lemma_times(ranks + m - 1, 2 * m, i);
  return most;
}

/* The messages of the whole scatter. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == ScatterVolume(ranks, blocks, CeilLog2(ranks));
    ensures range: 0 <= \result <= 31 * blocks;
    exits \false; */
static int64_t scatter_volume(int32_t ranks, int32_t blocks) {
  int32_t log = dodona_log2_ceil(ranks);
  int64_t volume = 0;
  int64_t m = 1;
  //@ ghost lemma_pow2_word();
  /*@ loop invariant range: 0 <= k <= log && 0 <= volume <= k * blocks;
      loop invariant power: m == Pow2(k) && 1 <= m;
      loop invariant volume: volume == ScatterVolume(ranks, blocks, k);
      loop assigns k, volume, m;
      loop variant log - k; */
  for (int32_t k = 0; k < log; k++) {
    //@ ghost lemma_pow2_order(k, 30);
    //@ assert small: k * blocks <= 30 * blocks;
    volume += scatter_most(ranks, blocks, m);
    m *= 2;
  }
  //@ assert small: log * blocks <= 31 * blocks;
  return volume;
}

/* The messages of halvings into 2, 4, ... 2^log shares. */
/*@ requires range: 1 <= blocks && 0 <= log <= 30;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == HalvingVolume(blocks, log);
    ensures range: 0 <= \result <= 30 * blocks;
    exits \false; */
static int64_t halving_volume(int32_t blocks, int32_t log) {
  int64_t volume = 0;
  int64_t shares = 1;
  //@ ghost lemma_pow2_word();
  /*@ loop invariant range: 0 <= k <= log && 0 <= volume <= k * blocks;
      loop invariant power: shares == Pow2(k) && 1 <= shares;
      loop invariant volume: volume == HalvingVolume(blocks, k);
      loop assigns k, volume, shares;
      loop variant log - k; */
  for (int32_t k = 0; k < log; k++) {
    //@ ghost lemma_pow2_order(k, 30);
    shares *= 2;
    volume += share_most(shares, blocks);
  }
  return volume;
}

int64_t dodona_ring_volume(int32_t ranks, int32_t blocks) {
  int64_t most = share_most(ranks, blocks);
  //@ assert fewer: 0 <= (ranks - 1) * most <= ranks * most;
  return (ranks - 1) * most;
}

/* A broadcast's scatter and allgather. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result ==
      (doubling != 0 && ranks == Pow2(FloorLog2(ranks)) ? ScatterDoublingVolume(ranks, blocks)
                                                        : ScatterRingVolume(ranks, blocks));
    ensures range: 0 <= \result;
    exits \false; */
static int64_t bcast_volume(int32_t ranks, int32_t blocks, int32_t doubling) {
  int64_t scatter = scatter_volume(ranks, blocks);
  if (doubling != 0 && dodona_folded(ranks) == 0)
    return scatter + halving_volume(blocks, dodona_log2_floor(ranks));
  return scatter + dodona_ring_volume(ranks, blocks);
}

/* Recursive doubling: the whole message in each step. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == DoublingSteps(ranks) * blocks;
    ensures range: 0 <= \result;
    exits \false; */
static int64_t doubling_volume(int32_t ranks, int32_t blocks) {
  int32_t steps = dodona_doubling_steps(ranks);
  //@ assert product: 0 <= steps * blocks <= 32 * blocks;
  return (int64_t)steps * blocks;
}

/* Rabenseifner's: halvings, doublings, and the whole message where a step folds. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result ==
      2 * HalvingVolume(blocks, CoreLog(ranks)) + 2 * FoldSteps(ranks) * blocks;
    ensures range: 0 <= \result;
    exits \false; */
static int64_t rabenseifner_volume(int32_t ranks, int32_t blocks) {
  int64_t halves = 2 * halving_volume(blocks, dodona_log2_floor(ranks));
  if (dodona_folded(ranks) == 0)
    return halves;
  //@ assert folds: FoldSteps(ranks) == 1;
  return halves + 2 * (int64_t)blocks;
}

/* The volume. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == BaselineVolume(kind, ranks, blocks);
    ensures range: 0 <= \result;
    exits \false; */
static int64_t volume_of(int32_t kind, int32_t ranks, int32_t blocks) {
  if (kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING)
    return bcast_volume(ranks, blocks, kind == DODONA_KIND_SCATTER_DOUBLING);
  if (kind == DODONA_KIND_DOUBLING)
    return doubling_volume(ranks, blocks);
  return rabenseifner_volume(ranks, blocks);
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
  //@ ghost lemma_round_up(moved, blocks);
  int64_t moving = moved / blocks + (moved % blocks > 0 ? 1 : 0);
  return dodona_exact_add(startups, moving, time);
}
