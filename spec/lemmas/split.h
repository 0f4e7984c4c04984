/* One splitting after the other: how many positions a subtree's first position keeps, and which subtrees a
   descent meets. */
#ifndef DODONA_SPEC_LEMMAS_SPLIT_H
#define DODONA_SPEC_LEMMAS_SPLIT_H

#include <stdint.h>
#include "spec/algorithms/split.h"

/* Each message leaves fewer positions, at least the first position itself; the next message splits what is
   left. For all subtrees of up to N positions, and for every budget. */
/*@ ghost
  /@ requires size: 1 <= N;
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer n, t, k; 1 <= n <= N ==>
       1 <= SplitLeft(u, f, p, q, n, t, k) <= n;
     ensures next: \forall integer n, t, k; 1 <= n <= N && 0 <= k ==>
       SplitLeft(u, f, p, q, n, t, k + 1) ==
         (SplitLeft(u, f, p, q, n, t, k) < 2 ? 1 :
          Keep(u, f, p, q, SplitLeft(u, f, p, q, n, t, k), t - k * f));
     ensures end: \forall integer n, t, k; 1 <= n <= N && n <= k + 1 ==>
       SplitLeft(u, f, p, q, n, t, k) == 1;
     ensures order: \forall integer n, t, k, l; 1 <= n <= N && k <= l ==>
       SplitLeft(u, f, p, q, n, t, l) <= SplitLeft(u, f, p, q, n, t, k);
     exits \false; @/
  void lemma_split_left(int32_t u, int32_t f, int32_t p, int32_t q, int32_t N);
*/

/* In the lambda tree the number has a closed form: one less by each message, and what can still be reached. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && p == 0;
     requires fits: 1 <= n <= Reach(u, f, p, q, t) && 0 <= t;
     requires message: 0 <= k;
     terminates \true;
     assigns \nothing;
     ensures ticks: 0 <= k * f <= 0x4000000000000000 && (k == 0 || f <= k * f);
     ensures left: SplitLeft(u, f, p, q, n, t, k) == Clamp(n - k, 1, Reach(u, f, p, q, t - k * f));
     exits \false; @/
  void lemma_lambda_left(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t,
                         int32_t k);
*/

/* The subtree of its first position, ... */
/*@ ghost
  /@ requires here: v == b;
     terminates \true;
     assigns \nothing;
     ensures size: SplitSizeIn(u, f, p, q, b, n, t, v) == n;
     ensures budget: SplitBudgetIn(u, f, p, q, b, n, t, v) == t;
     ensures parent: SplitParentIn(u, f, p, q, b, n, t, w, v) == w;
     ensures index: SplitIndexIn(u, f, p, q, b, n, t, i, k, v) == k;
     exits \false; @/
  void lemma_split_here(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                        int32_t w, int32_t i, int32_t k, int32_t v);
*/

/* ... of a position that stays with it, ... */
/*@ ghost
  /@ requires stays: 2 <= n && b < v < b + keep && keep == Keep(u, f, p, q, n, t);
     terminates \true;
     assigns \nothing;
     ensures size: SplitSizeIn(u, f, p, q, b, n, t, v) ==
       SplitSizeIn(u, f, p, q, b, keep, t - f, v);
     ensures budget: SplitBudgetIn(u, f, p, q, b, n, t, v) ==
       SplitBudgetIn(u, f, p, q, b, keep, t - f, v);
     ensures parent: SplitParentIn(u, f, p, q, b, n, t, w, v) ==
       SplitParentIn(u, f, p, q, b, keep, t - f, w, v);
     ensures index: SplitIndexIn(u, f, p, q, b, n, t, i, k, v) ==
       SplitIndexIn(u, f, p, q, b, keep, t - f, i + 1, k, v);
     exits \false; @/
  void lemma_split_stay(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                        int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v);
*/

/* ... and of a position that goes with the message. */
/*@ ghost
  /@ requires goes: 2 <= n && b < v && b + keep <= v && keep == Keep(u, f, p, q, n, t);
     terminates \true;
     assigns \nothing;
     ensures size: SplitSizeIn(u, f, p, q, b, n, t, v) ==
       SplitSizeIn(u, f, p, q, b + keep, n - keep, t - u, v);
     ensures budget: SplitBudgetIn(u, f, p, q, b, n, t, v) ==
       SplitBudgetIn(u, f, p, q, b + keep, n - keep, t - u, v);
     ensures parent: SplitParentIn(u, f, p, q, b, n, t, w, v) ==
       SplitParentIn(u, f, p, q, b + keep, n - keep, t - u, b, v);
     ensures index: SplitIndexIn(u, f, p, q, b, n, t, i, k, v) ==
       SplitIndexIn(u, f, p, q, b + keep, n - keep, t - u, 0, i, v);
     exits \false; @/
  void lemma_split_go(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                      int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v);
*/

/* 2 p n, of the rounded share of n, and with q added, fits in 64 bits. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q) && 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures product: 0 <= p * n < 0x2000000000000000;
     exits \false; @/
  void lemma_product_fits(int32_t p, int32_t q, int32_t n);
*/

/* What is known about the splitting and its hops, as ghost functions. The bodies are in
   proofs/lemmas/postal/split_local.c and proofs/lemmas/postal/split_hops.c. */

/* Parents and children agree, at every position. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 1 <= P;
     requires horizon: IsHorizon(u, f, p, q, P, T) && T <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures local: LocalSplit(u, f, p, q, P, T);
     exits \false; @/
  void lemma_local_split(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T);
*/

/* If there are two positions or more, the last one has the message at T exactly. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 2 <= P;
     requires horizon: IsHorizon(u, f, p, q, P, T) && T <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures range: 0 < \result < P;
     ensures last: SplitReady(u, f, p, q, P, T, \result) == T;
     exits \false; @/
  int32_t lemma_split_last(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T);
*/

/* a sends exactly what its place says. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 0 <= a < P;
     requires local: LocalSplit(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer x, b, j; SplitHop(u, f, p, q, P, T, x, a, b, j) <==>
       SplitSends(u, f, p, q, a, SplitSize(u, f, p, q, P, T, a), SplitBudget(u, f, p, q, P, T, a),
                  SplitReady(u, f, p, q, P, T, a), x, b, j);
     exits \false; @/
  void lemma_split_sends(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t a);
*/

/* b receives exactly what its place says. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 0 <= b < P;
     requires local: LocalSplit(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures receives: \forall integer x, a, j; SplitHop(u, f, p, q, P, T, x, a, b, j) <==>
       SplitReceives(u, SplitParent(u, f, p, q, P, T, b), SplitReady(u, f, p, q, P, T, b), x, a, j);
     exits \false; @/
  void lemma_split_receives(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                            int32_t b);
*/

/* The hops, as a set: ranges, ports, causality and coverage, in positions. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 1 <= P;
     requires local: LocalSplit(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, a, b, j; SplitHop(u, f, p, q, P, T, x, a, b, j) ==>
       0 <= a < b < P && j == 0 && 1 <= x <= T - u + 1;
     ensures sending: \forall integer x, y, a, b, c, j, k;
       SplitHop(u, f, p, q, P, T, x, a, b, j) && SplitHop(u, f, p, q, P, T, y, a, c, k) &&
       x <= y < x + f ==> x == y && b == c && j == k;
     ensures receiving: \forall integer x, y, a, b, c, j, k;
       SplitHop(u, f, p, q, P, T, x, a, c, j) && SplitHop(u, f, p, q, P, T, y, b, c, k) ==>
       x == y && a == b && j == k;
     ensures causal: \forall integer x, a, b, j; SplitHop(u, f, p, q, P, T, x, a, b, j) ==>
       SplitReady(u, f, p, q, P, T, a) + 1 <= x;
     ensures reached: \forall integer b; 0 < b < P ==>
       SplitHop(u, f, p, q, P, T, SplitReady(u, f, p, q, P, T, b) - u + 1,
                SplitParent(u, f, p, q, P, T, b), b, 0);
     exits \false; @/
  void lemma_split_hops(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T);
*/

#endif
