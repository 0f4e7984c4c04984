/* Finds which shares alpha a sender may keep so that the lambda tree still ends at T(n), in exact integers:
   the legal sizes and the range of alpha for each n, whether one alpha serves all n up to a limit, and how
   far one alpha goes. Source: Bruck et al., section 2.5 and figures 6-8; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_POSTAL_ALPHA_RANGE_H
#define DODONA_ALGORITHMS_POSTAL_ALPHA_RANGE_H

#include "ref/base/types.h"
#include "spec/algorithms/alpha_table.h"

/* The lambda trees of up to `limit` ranks, as dodona_reach_fill computes them for a rule without a fixed
   share: lambda = latency / ticks, reach[t] = N(t) for t < horizon = T(limit). */
typedef struct dodona_lambda {
  int32_t latency;       /* u */
  int32_t ticks;         /* f, 1 .. u */
  int32_t limit;         /* 2 .. 2^31 - 1 */
  int64_t horizon;       /* T(limit) */
  const uint32_t *reach; /* must stay where it is */
} dodona_lambda;

/* From `least` to `most` ranks, both included. */
typedef struct dodona_sizes {
  int32_t least;
  int32_t most;
} dodona_sizes;

/* num / den, den > 0; not reduced. */
typedef struct dodona_fraction {
  uint32_t num;
  uint32_t den;
} dodona_fraction;

/* low <= alpha < high. */
typedef struct dodona_range {
  dodona_fraction low;
  dodona_fraction high;
} dodona_range;

/* One range of alpha serves all n up to `last`. */
typedef struct dodona_run {
  int32_t last;
  dodona_range range;
} dodona_run;

/*@
  predicate LambdaTrees{L}(dodona_lambda *trees) =
    ValidRule(trees->latency, trees->ticks, 0, 1) && 2 <= trees->limit &&
    IsHorizon(trees->latency, trees->ticks, 0, 1, trees->limit, trees->horizon) &&
    ReachTable(trees->latency, trees->ticks, 0, 1, trees->horizon, trees->reach);

  // x is in the range, as a number.
  predicate Inside(dodona_range range, real x) =
    Share(range.low.num, range.low.den) <= x && x < Share(range.high.num, range.high.den);

  // p/q is in the range, by cross products.
  predicate InsideCross(dodona_range range, integer p, integer q) =
    Between(range.low.num, range.low.den, p, q, range.high.num, range.high.den);

  // The range can be compared: no fraction above 1, no denominator 0.
  predicate SoundRange(dodona_range range) =
    range.low.num < range.low.den && 0 < range.high.num <= range.high.den;
*/

/* Returns T(n), the ticks of a tree of n ranks; O(log T). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires ranks: 1 <= n <= trees->limit;
    terminates \true;
    assigns \nothing;
    ensures horizon: IsHorizon(trees->latency, trees->ticks, 0, 1, n, \result);
    ensures range: 0 <= \result <= trees->horizon;
    exits \false; */
int64_t dodona_lambda_horizon(const dodona_lambda *trees, int32_t n);

/* Returns how many of n ranks the sender may keep, for t = T(n): n - N(t - u) .. N(t - f); O(1). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires ranks: 2 <= n <= trees->limit;
    requires horizon: IsHorizon(trees->latency, trees->ticks, 0, 1, n, t);
    terminates \true;
    assigns \nothing;
    ensures legal: \forall integer m; LegalSplit(trees->latency, trees->ticks, n, t, m) <==>
      \result.least <= m <= \result.most;
    ensures exact: \result.least == LeastKept(trees->latency, trees->ticks, n, t) &&
      \result.most == MostKept(trees->latency, trees->ticks, n, t);
    ensures range: 1 <= \result.least <= \result.most < n;
    exits \false; */
dodona_sizes dodona_legal_sizes(const dodona_lambda *trees, int32_t n, int64_t t);

/* Returns the range of alpha that keeps from `least` to `most` ranks, for t = T(n). It begins at (2 least -
   1) / 2n, or at 0 if least = 1; it ends below (2 most + 1) / 2n, or below 1 if most = n - 1. O(1). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires ranks: 2 <= n <= trees->limit;
    requires horizon: IsHorizon(trees->latency, trees->ticks, 0, 1, n, t);
    terminates \true;
    assigns \nothing;
    ensures legal: \forall integer p, q; ValidAlpha(p, q) ==>
      (LegalAlpha(trees->latency, trees->ticks, n, p, q) <==> InsideCross(\result, p, q));
    ensures share: \forall integer p, q; ValidAlpha(p, q) ==>
      (LegalAlpha(trees->latency, trees->ticks, n, p, q) <==> Inside(\result, Share(p, q)));
    ensures number: \forall real x;
      Inside(\result, x) <==> InAlphaRange(trees->latency, trees->ticks, n, t, x);
    ensures low: \result.low.num == LowNum(LeastKept(trees->latency, trees->ticks, n, t)) &&
      \result.low.den == 2 * n;
    ensures high: \result.high.num == HighNum(n, MostKept(trees->latency, trees->ticks, n, t)) &&
      \result.high.den == 2 * n;
    ensures some: Inside(\result, Share(\result.low.num, \result.low.den));
    ensures sound: SoundRange(\result);
    exits \false; */
dodona_range dodona_alpha_range(const dodona_lambda *trees, int32_t n, int64_t t);

/* Returns the least n, 2 .. limit, for which alpha = p/q is not legal; 0 if alpha serves all n. O(limit + T). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires alpha: ValidAlpha(p, q);
    terminates \true;
    assigns \nothing;
    ensures serves: \result == 0 ==> \forall integer n; 2 <= n <= trees->limit ==>
      LegalAlpha(trees->latency, trees->ticks, n, p, q);
    ensures first: \result != 0 ==> 2 <= \result <= trees->limit &&
      !LegalAlpha(trees->latency, trees->ticks, \result, p, q) &&
      \forall integer n; 2 <= n < \result ==> LegalAlpha(trees->latency, trees->ticks, n, p, q);
    exits \false; */
int32_t dodona_alpha_serves(const dodona_lambda *trees, int32_t p, int32_t q);

/* Finds how far one alpha goes from `first` on: the last n <= limit such that one alpha serves all of first
   .. n, and the alphas that do. O(n - first + T(n) - T(first)) and O(log T). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires ranks: 2 <= first <= trees->limit;
    terminates \true;
    assigns \nothing;
    ensures run: IsRun(trees->latency, trees->ticks, trees->limit, first, \result.last);
    ensures range: \forall real x; Inside(\result.range, x) <==>
      InRanges(trees->latency, trees->ticks, first, \result.last, x);
    ensures some: Inside(\result.range, Share(\result.range.low.num, \result.range.low.den));
    ensures sound: SoundRange(\result.range);
    exits \false; */
dodona_run dodona_alpha_run(const dodona_lambda *trees, int32_t first);

/* Stores in *range the alphas that serve all n, 2 .. limit, and returns 0. If no alpha serves all n, returns the
   least n such that none serves 2 .. n, and stores the alphas that serve 2 .. n - 1. O(limit + T). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees) && \valid(range);
    requires apart: \separated(range, trees, trees->reach + (0 .. trees->horizon - 1));
    terminates \true;
    assigns *range;
    ensures serves: \result == 0 ==>
      Meet(trees->latency, trees->ticks, 2, trees->limit) &&
      \forall real x; Inside(*range, x) <==>
        InRanges(trees->latency, trees->ticks, 2, trees->limit, x);
    ensures first: \result != 0 ==> 3 <= \result <= trees->limit &&
      !Meet(trees->latency, trees->ticks, 2, \result) &&
      Meet(trees->latency, trees->ticks, 2, \result - 1) &&
      \forall real x; Inside(*range, x) <==>
        InRanges(trees->latency, trees->ticks, 2, \result - 1, x);
    ensures sound: SoundRange(*range);
    exits \false; */
int32_t dodona_alpha_common(const dodona_lambda *trees, dodona_range *range);

#endif
