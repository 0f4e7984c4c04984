/* What is known about tables of alpha, as ghost functions. The bodies are in proofs/lemmas/postal/alpha_table.c. */
#ifndef DODONA_SPEC_LEMMAS_ALPHA_TABLE_H
#define DODONA_SPEC_LEMMAS_ALPHA_TABLE_H

#include <stdint.h>
#include "spec/lemmas/alpha_range.h"
#include "spec/algorithms/alpha_table.h"

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
