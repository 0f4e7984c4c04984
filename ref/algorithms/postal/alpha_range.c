/* The range of alpha. For t = T(n) the sender of n ranks may keep n' of them if both parts can be
   reached in the ticks that they have left:

       N(t - u)        n - n'               n' <= N(t - f)
         |---------------|--------------------|            n' is legal from n - N(t - u)
         n               n'                   0            to N(t - f)

   All that t - 1 ticks reach is below n, so both bounds are in 1 .. n - 1. Rounding halves up, alpha keeps
   at least a iff alpha n >= a - 1/2, and at most b iff alpha n < b + 1/2; what is rounded to 0 keeps one
   rank, what is rounded to n keeps n - 1.
   A run of ranks n is walked upward with T(n); the alphas that serve it are the intersection of their
   ranges, its bounds are bounds of single ranges. Shares are compared by cross products: a numerator or
   denominator is below 2^32. */
#include "ref/algorithms/postal/alpha_range.h"
#include "spec/lemmas/alpha_range.h"

int64_t dodona_lambda_horizon(const dodona_lambda *trees, int32_t n) {
  int64_t low = 0;
  int64_t high = trees->horizon;
  /*@ loop invariant range: 0 <= low <= high <= trees->horizon;
      loop invariant below: 0 < low ==> Reach(trees->latency, trees->ticks, 0, 1, low - 1) < n;
      loop invariant reached: n <= Reach(trees->latency, trees->ticks, 0, 1, high);
      loop assigns low, high;
      loop variant high - low; */
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (trees->reach[middle] < (uint32_t)n)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* T(n), known to be t or more. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires ranks: 1 <= n <= trees->limit;
    requires from: 0 <= t <= trees->horizon;
    requires below: 0 < t ==> Reach(trees->latency, trees->ticks, 0, 1, t - 1) < n;
    terminates \true;
    assigns \nothing;
    ensures horizon: IsHorizon(trees->latency, trees->ticks, 0, 1, n, \result);
    ensures range: t <= \result <= trees->horizon;
    exits \false; */
static int64_t horizon_from(const dodona_lambda *trees, int32_t n, int64_t t) {
  /*@ loop invariant range: \at(t, Pre) <= t <= trees->horizon;
      loop invariant below: 0 < t ==> Reach(trees->latency, trees->ticks, 0, 1, t - 1) < n;
      loop assigns t;
      loop variant trees->horizon - t; */
  while (t < trees->horizon && trees->reach[t] < (uint32_t)n)
    t++;
  return t;
}

dodona_sizes dodona_legal_sizes(const dodona_lambda *trees, int32_t n, int64_t t) {
  /*@ ghost lemma_legal_sizes(trees->latency, trees->ticks, n, t); */
  /*@ ghost lemma_horizon_order(trees->latency, trees->ticks, n, t, trees->limit, trees->horizon); */
  int32_t go = (int32_t)trees->reach[t - trees->latency];
  int32_t stay = (int32_t)trees->reach[t - trees->ticks];
  return (dodona_sizes){n - go, stay};
}

/* 2n times the least alpha that keeps at least a of n ranks. */
/*@ requires size: 1 <= a;
    terminates \true;
    assigns \nothing;
    ensures low: \result == LowNum(a);
    ensures range: 0 <= \result < 2 * a;
    exits \false; */
static uint32_t low_num(int32_t a) {
  return a == 1 ? 0 : 2 * (uint32_t)a - 1;
}

/* 2n times the least alpha that keeps more than b of n ranks; 2n if none does. */
/*@ requires sizes: 1 <= b < n;
    terminates \true;
    assigns \nothing;
    ensures high: \result == HighNum(n, b);
    ensures range: 2 * b < \result <= 2 * n;
    exits \false; */
static uint32_t high_num(int32_t n, int32_t b) {
  return b == n - 1 ? 2 * (uint32_t)n : 2 * (uint32_t)b + 1;
}

dodona_range dodona_alpha_range(const dodona_lambda *trees, int32_t n, int64_t t) {
  dodona_sizes keep = dodona_legal_sizes(trees, n, t);
  uint32_t den = 2 * (uint32_t)n;
  uint32_t low = low_num(keep.least);
  uint32_t high = high_num(n, keep.most);
  /*@ ghost lemma_legal_sizes(trees->latency, trees->ticks, n, t); */
  /*@ ghost lemma_shares_legal(trees->latency, trees->ticks, n, t, keep.least, keep.most); */
  /*@ ghost lemma_share_order(low, den, high, den); */
  /*@ assert some: low < high; */
  return (dodona_range){{low, den}, {high, den}};
}

/* a < b */
/*@ requires sound: 0 < a.den && 0 < b.den;
    terminates \true;
    assigns \nothing;
    ensures less: \result == 1 <==> Share(a.num, a.den) < Share(b.num, b.den);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
static int less(dodona_fraction a, dodona_fraction b) {
  /*@ ghost lemma_share_order(a.num, a.den, b.num, b.den); */
  /*@ ghost lemma_word_product(a.num, b.den); */
  /*@ ghost lemma_word_product(b.num, a.den); */
  return (uint64_t)a.num * b.den < (uint64_t)b.num * a.den;
}

int32_t dodona_alpha_serves(const dodona_lambda *trees, int32_t p, int32_t q) {
  dodona_fraction alpha = {(uint32_t)p, (uint32_t)q};
  int64_t t = 0;
  int32_t n = 2;
  /*@ loop invariant range: 2 <= n <= trees->limit && 0 <= t <= trees->horizon;
      loop invariant below: 0 < t ==> Reach(trees->latency, trees->ticks, 0, 1, t - 1) < n;
      loop invariant serves: \forall integer m; 2 <= m < n ==>
        LegalAlpha(trees->latency, trees->ticks, m, p, q);
      loop assigns t, n;
      loop variant trees->limit - n; */
  for (;;) {
    t = horizon_from(trees, n, t);
    dodona_range range = dodona_alpha_range(trees, n, t);
    if (less(alpha, range.low) || !less(alpha, range.high))
      return n;
    if (n == trees->limit)
      return 0;
    n++;
  }
}

dodona_run dodona_alpha_run(const dodona_lambda *trees, int32_t first) {
  int64_t t = dodona_lambda_horizon(trees, first);
  dodona_range range = dodona_alpha_range(trees, first, t);
  int32_t n = first;
  /*@ ghost lemma_ranges_first(trees->latency, trees->ticks, first, t); */
  /*@ loop invariant range: first <= n <= trees->limit && 0 <= t <= trees->horizon;
      loop invariant horizon: IsHorizon(trees->latency, trees->ticks, 0, 1, n, t);
      loop invariant inside: \forall real x; Inside(range, x) <==>
        InRanges(trees->latency, trees->ticks, first, n, x);
      loop invariant some: Inside(range, Share(range.low.num, range.low.den));
      loop invariant meet: Meet(trees->latency, trees->ticks, first, n);
      loop invariant sound: SoundRange(range);
      loop assigns n, t, range;
      loop variant trees->limit - n; */
  while (n < trees->limit) {
    t = horizon_from(trees, n + 1, t);
    dodona_range also = dodona_alpha_range(trees, n + 1, t);
    /*@ ghost lemma_ranges_next(trees->latency, trees->ticks, first, n, t); */
    dodona_fraction low = less(range.low, also.low) ? also.low : range.low;
    dodona_fraction high = less(also.high, range.high) ? also.high : range.high;
    if (!less(low, high)) {
      /*@ assert inside: \forall real x;
            InRanges(trees->latency, trees->ticks, first, n + 1, x) ==>
            Inside(range, x) && Inside(also, x); */
      /*@ assert bounds: \forall real x; Inside(range, x) && Inside(also, x) ==>
            Share(low.num, low.den) <= x && x < Share(high.num, high.den); */
      /*@ assert empty: \forall real x; !InRanges(trees->latency, trees->ticks, first, n + 1, x); */
      /*@ assert over: !Meet(trees->latency, trees->ticks, first, n + 1); */
      break;
    }
    range.low = low;
    range.high = high;
    n++;
  }
  return (dodona_run){n, range};
}

int32_t dodona_alpha_common(const dodona_lambda *trees, dodona_range *range) {
  dodona_run run = dodona_alpha_run(trees, 2);
  int32_t limit = trees->limit;
  *range = run.range;
  return run.last == limit ? 0 : run.last + 1;
}
