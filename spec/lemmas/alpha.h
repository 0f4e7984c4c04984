/* What is known about splitting by a fixed share p/q, as ghost functions. The bodies are in
   proofs/lemmas/postal/alpha.c. */
#ifndef DODONA_SPEC_LEMMAS_ALPHA_H
#define DODONA_SPEC_LEMMAS_ALPHA_H

#include <stdint.h>
#include "spec/algorithms/alpha.h"
#include "spec/algorithms/alpha_table.h"
#include "spec/lemmas/reach.h"

/* Both parts of n fit, the one into a and the other into b, if and only if n fits into the join. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     requires size: 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures stay: \forall integer a; 1 <= a ==>
       (AlphaKeep(p, q, n) <= a <==> n <= AlphaStay(p, q, a));
     ensures go: \forall integer b; 1 <= b ==>
       (n - AlphaKeep(p, q, n) <= b <==> n <= AlphaGo(p, q, b));
     ensures parts: 1 <= AlphaKeep(p, q, n) < n;
     ensures fits: \forall integer a, b; 1 <= a && 1 <= b ==>
       (AlphaKeep(p, q, n) <= a && n - AlphaKeep(p, q, n) <= b <==> n <= AlphaJoin(p, q, a, b));
     exits \false; @/
  void lemma_alpha_fits(int32_t p, int32_t q, int32_t n);
*/

/* More room on either side is no less room; a join is at least two ranks, one more than the smaller
   part, and no more than both parts. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer a, b, c, d; 1 <= a <= c && 1 <= b <= d ==>
       AlphaJoin(p, q, a, b) <= AlphaJoin(p, q, c, d);
     ensures more: \forall integer a, b; 1 <= b <= a ==> b + 1 <= AlphaJoin(p, q, a, b);
     ensures two: \forall integer a, b; 1 <= a && 1 <= b ==> 2 <= AlphaJoin(p, q, a, b);
     ensures sum: \forall integer a, b; 1 <= a && 1 <= b ==> AlphaJoin(p, q, a, b) <= a + b;
     exits \false; @/
  void lemma_alpha_join(int32_t p, int32_t q);
*/

/* What is known about the range of alpha, as ghost functions. The bodies are in
   proofs/lemmas/postal/alpha_range.c. */

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

/* What is known about tables of alpha, as ghost functions. The bodies are in proofs/lemmas/postal/alpha_table.c. */

/* Up to t < u nothing is reached, so no n is a top. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 0 <= t < u;
     terminates \true;
     assigns \nothing;
     ensures none: Tops(u, f, t) == 0;
     exits \false; @/
  void lemma_tops_early(int32_t u, int32_t f, int64_t t);

  /@ requires time: 1 <= t;
     terminates \true;
     assigns \nothing;
     ensures next: Tops(u, f, t) ==
       Tops(u, f, t - 1) + (Reach(u, f, 0, 1, t - 1) < Reach(u, f, 0, 1, t) ? 1 : 0);
     exits \false; @/
  void lemma_tops_next(int32_t u, int32_t f, int64_t t);

  /@ requires order: 0 <= s <= t;
     terminates \true;
     decreases t;
     assigns \nothing;
     ensures order: 0 <= Tops(u, f, s) <= Tops(u, f, t);
     ensures range: Tops(u, f, t) <= t;
     exits \false; @/
  void lemma_tops_order(int32_t u, int32_t f, int64_t s, int64_t t);
*/

/* The last top is what the horizon of the limit reaches. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= n;
     requires horizon: IsHorizon(u, f, 0, 1, n, t);
     terminates \true;
     assigns \nothing;
     ensures time: u <= t <= 0x4000000000000000;
     ensures below: \forall integer s; s <= t - 1 ==> 1 <= Reach(u, f, 0, 1, s) < n;
     ensures order: \forall integer r, s; r <= s <= t ==>
       Reach(u, f, 0, 1, r) <= Reach(u, f, 0, 1, s);
     ensures tops: Tops(u, f, t) == Tops(u, f, t - 1) + 1;
     exits \false; @/
  void lemma_table_end(int32_t u, int32_t f, int32_t n, int64_t t);
*/

/* A share's product fits in 64 bits. */
/*@ ghost
  /@ requires share: p < q && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures fits: 0 <= 2 * p * n && 2 * p * n + q <= UINT64_MAX;
     ensures clamp: RoundShare(p, q, n) == (2 * p * n + q) / (2 * q);
     exits \false; @/
  void lemma_keep_fits(uint32_t p, uint32_t q, int32_t n);
*/

/* A top serves its triangle. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && u <= t;
     requires before: before == Reach(u, f, 0, 1, t - 1);
     requires parts: a == Reach(u, f, 0, 1, t - f) && b == Reach(u, f, 0, 1, t - u) &&
       0 <= before <= INT32_MAX && a <= INT32_MAX && b <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures total: a + b == Reach(u, f, 0, 1, t);
     ensures serves: \forall integer n; before < n <= a + b && n <= INT32_MAX ==>
       LegalAlpha(u, f, n, a, a + b);
     exits \false; @/
  void lemma_triangle(int32_t u, int32_t f, int64_t t, int64_t before, int64_t a, int64_t b);
*/

/* A share that lies in all ranges of a run serves it. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= first <= last;
     requires share: 0 <= p < q <= 0xffffffff;
     requires inside: InRanges(u, f, first, last, Share(p, q));
     terminates \true;
     assigns \nothing;
     ensures serves: \forall integer n; first <= n <= last ==> LegalAlpha(u, f, n, p, q);
     exits \false; @/
  void lemma_run_served(int32_t u, int32_t f, int32_t first, int32_t last, int64_t p, int64_t q);
*/

/* A longest run from `first` is the first of the longest runs of first .. limit. */
/*@ ghost
  /@ requires run: IsRun(u, f, limit, first, last);
     terminates \true;
     assigns \nothing;
     ensures only: \forall integer m; IsRun(u, f, limit, first, m) ==> m == last;
     ensures up: \forall integer k; Runs(u, f, limit, last + 1, k) ==> Runs(u, f, limit, first, k + 1);
     ensures down: \forall integer k; Runs(u, f, limit, first, k) ==>
       1 <= k && Runs(u, f, limit, last + 1, k - 1);
     exits \false; @/
  void lemma_runs_next(int32_t u, int32_t f, int32_t limit, int32_t first, int32_t last);

  /@ requires over: limit < first;
     terminates \true;
     assigns \nothing;
     ensures none: \forall integer k; Runs(u, f, limit, first, k) <==> k == 0;
     exits \false; @/
  void lemma_runs_end(int32_t u, int32_t f, int32_t limit, int64_t first);
*/

#endif
