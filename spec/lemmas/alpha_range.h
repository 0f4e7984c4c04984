/* What is known about the range of alpha, as ghost functions. The bodies are in proofs/lemmas/postal/alpha_range.c. */
#ifndef DODONA_SPEC_LEMMAS_ALPHA_RANGE_H
#define DODONA_SPEC_LEMMAS_ALPHA_RANGE_H

#include <stdint.h>
#include "spec/algorithms/alpha_table.h"
#include "spec/lemmas/reach.h"

/* Fractions are ordered as their cross products. */
/*@ ghost
  /@ requires left: 0 <= a <= 0x100000000 && 1 <= b <= 0x100000000;
     requires right: 0 <= c <= 0x100000000 && 1 <= d <= 0x100000000;
     terminates \true;
     assigns \nothing;
     ensures less: Share(a, b) < Share(c, d) <==> a * d < c * b;
     ensures order: Share(a, b) <= Share(c, d) <==> a * d <= c * b;
     ensures same: b == d ==> (Share(a, b) < Share(c, d) <==> a < c);
     exits \false; @/
  void lemma_share_order(int64_t a, int64_t b, int64_t c, int64_t d);
*/

/* Cross products fit in 64 bits. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures fits: 0 <= a * b <= 0xfffffffe00000001;
     exits \false; @/
  void lemma_word_product(uint32_t a, uint32_t b);
*/

/* A share keeps from a to b of n ranks if and only if it lies in [LowNum / 2n, HighNum / 2n): this one,
   for all a and b, and every one. */
/*@ ghost
  /@ requires share: 0 <= p < q <= 0xffffffff && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures kept: \forall integer a, b; 1 <= a <= b < n ==> (a <= AlphaKeep(p, q, n) <= b <==>
       Share(LowNum(a), 2 * n) <= Share(p, q) && Share(p, q) < Share(HighNum(n, b), 2 * n));
     exits \false; @/
  void lemma_share_keeps_any(int64_t p, int64_t q, int32_t n);

  /@ requires sizes: 1 <= a <= b < n;
     terminates \true;
     assigns \nothing;
     ensures kept: \forall integer p, q; ValidAlpha(p, q) ==>
       (a <= AlphaKeep(p, q, n) <= b <==>
        Share(LowNum(a), 2 * n) <= Share(p, q) && Share(p, q) < Share(HighNum(n, b), 2 * n));
     ensures cross: \forall integer p, q; ValidAlpha(p, q) ==>
       (a <= AlphaKeep(p, q, n) <= b <==>
        Between(LowNum(a), 2 * n, p, q, HighNum(n, b), 2 * n));
     exits \false; @/
  void lemma_shares_keep(int32_t n, int32_t a, int32_t b);
*/

/* More ranks take no less time. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 1 <= m <= n;
     requires first: IsHorizon(u, f, 0, 1, m, s);
     requires second: IsHorizon(u, f, 0, 1, n, t);
     terminates \true;
     assigns \nothing;
     ensures order: s <= t;
     exits \false; @/
  void lemma_horizon_order(int32_t u, int32_t f, int32_t m, int64_t s, int32_t n, int64_t t);
*/

/* A range of sizes is legal, and never an empty one. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     terminates \true;
     assigns \nothing;
     ensures time: u <= t;
     ensures only: \forall int64_t s; IsHorizon(u, f, 0, 1, n, s) ==> s == t;
     ensures range: 1 <= LeastKept(u, f, n, t) <= MostKept(u, f, n, t) < n;
     ensures total: Reach(u, f, 0, 1, t) == Reach(u, f, 0, 1, t - f) + Reach(u, f, 0, 1, t - u);
     ensures legal: \forall integer m; LegalSplit(u, f, n, t, m) <==>
       LeastKept(u, f, n, t) <= m <= MostKept(u, f, n, t);
     exits \false; @/
  void lemma_legal_sizes(int32_t u, int32_t f, int32_t n, int64_t t);
*/

/* A share is legal for n ranks if and only if it lies in the range: this one, and every one. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     requires share: 0 <= p < q <= 0xffffffff;
     terminates \true;
     assigns \nothing;
     ensures legal: LegalAlpha(u, f, n, p, q) <==> InAlphaRange(u, f, n, t, Share(p, q));
     exits \false; @/
  void lemma_share_legal(int32_t u, int32_t f, int32_t n, int64_t t, int64_t p, int64_t q);

  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     requires sizes: a == LeastKept(u, f, n, t) && b == MostKept(u, f, n, t);
     terminates \true;
     assigns \nothing;
     ensures legal: \forall integer p, q; ValidAlpha(p, q) ==>
       (LegalAlpha(u, f, n, p, q) <==> InAlphaRange(u, f, n, t, Share(p, q)));
     ensures cross: \forall integer p, q; ValidAlpha(p, q) ==>
       (LegalAlpha(u, f, n, p, q) <==>
        Between(LowNum(a), 2 * n, p, q, HighNum(n, b), 2 * n));
     exits \false; @/
  void lemma_shares_legal(int32_t u, int32_t f, int32_t n, int64_t t, int32_t a, int32_t b);
*/

/* The ranges of a run, one by one. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     terminates \true;
     assigns \nothing;
     ensures one: \forall real x; InRanges(u, f, n, n, x) <==> InAlphaRange(u, f, n, t, x);
     exits \false; @/
  void lemma_ranges_first(int32_t u, int32_t f, int32_t n, int64_t t);

  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= first <= n < 0x7fffffff;
     requires horizon: IsHorizon(u, f, 0, 1, n + 1, t);
     terminates \true;
     assigns \nothing;
     ensures next: \forall real x; InRanges(u, f, first, n + 1, x) <==>
       InRanges(u, f, first, n, x) && InAlphaRange(u, f, n + 1, t, x);
     exits \false; @/
  void lemma_ranges_next(int32_t u, int32_t f, int32_t first, int32_t n, int64_t t);
*/

/* N(t - f) / N(t) serves every n with T(n) = t: of n <= a + b ranks it keeps no more than a, and
   leaves no more than b. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     requires parts: a == Reach(u, f, 0, 1, t - f) && b == Reach(u, f, 0, 1, t - u);
     terminates \true;
     assigns \nothing;
     ensures legal: LegalAlpha(u, f, n, a, a + b);
     exits \false; @/
  void lemma_top_serves(int32_t u, int32_t f, int32_t n, int64_t t, int64_t a, int64_t b);
*/

/* What legal means: the two parts, sent f and u ticks on, both end within T(n). */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 1 <= m < n;
     requires whole: IsHorizon(u, f, 0, 1, n, t);
     requires stay: IsHorizon(u, f, 0, 1, m, s);
     requires go: IsHorizon(u, f, 0, 1, n - m, r);
     terminates \true;
     assigns \nothing;
     ensures legal: LegalSplit(u, f, n, t, m) <==> f + s <= t && u + r <= t;
     exits \false; @/
  void theorem_legal_split(int32_t u, int32_t f, int32_t n, int32_t m, int64_t t, int64_t s, int64_t r);
*/

/* A share that is legal for 2 .. n makes trees that end when the lambda trees do. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 0 < p && 1 <= n;
     requires legal: \forall integer m; 2 <= m <= n ==> LegalAlpha(u, f, m, p, q);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures best: \forall int64_t t; IsHorizon(u, f, 0, 1, n, t) ==> IsHorizon(u, f, p, q, n, t);
     exits \false; @/
  void theorem_alpha_serves(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n);
*/

#endif
