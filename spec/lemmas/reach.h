/* What is known about Reach and its inverse, as ghost functions. The bodies are in
   proofs/lemmas/postal/reach.c. */
#ifndef DODONA_SPEC_LEMMAS_REACH_H
#define DODONA_SPEC_LEMMAS_REACH_H

#include <stdint.h>
#include "spec/base.h"
#include "spec/algorithms/reach.h"
#include "spec/algorithms/split.h"

/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     terminates \true;
     assigns \nothing;
     ensures early: t < u ==> Reach(u, f, p, q, t) == 1;
     ensures unfold: u <= t ==> Reach(u, f, p, q, t) ==
       Join(p, q, Reach(u, f, p, q, t - f), Reach(u, f, p, q, t - u));
     exits \false; @/
  void lemma_reach_unfold(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t);
*/

/* More time reaches no fewer ranks, and each at least itself. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     terminates \true;
     decreases t < 0 ? 0 : t;
     assigns \nothing;
     ensures one: \forall integer s; s <= t ==> 1 <= Reach(u, f, p, q, s);
     ensures order: \forall integer r, s; r <= s <= t ==>
       Reach(u, f, p, q, r) <= Reach(u, f, p, q, s);
     exits \false; @/
  void lemma_reach_order(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t);
*/

/* What can be reached in time can be split so that both parts can be reached in time. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     requires fits: 2 <= n <= Reach(u, f, p, q, t);
     terminates \true;
     assigns \nothing;
     ensures time: u <= t;
     ensures parts: 1 <= Keep(u, f, p, q, n, t) < n;
     ensures stay: Keep(u, f, p, q, n, t) <= Reach(u, f, p, q, t - f);
     ensures go: n - Keep(u, f, p, q, n, t) <= Reach(u, f, p, q, t - u);
     exits \false; @/
  void lemma_split(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t);
*/

/* And the other way: parts that are reached in s - f and s - u ticks make a tree of s ticks. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     requires time: u <= s;
     requires size: 2 <= n;
     requires stay: Keep(u, f, p, q, n, t) <= Reach(u, f, p, q, s - f);
     requires go: n - Keep(u, f, p, q, n, t) <= Reach(u, f, p, q, s - u);
     terminates \true;
     assigns \nothing;
     ensures fits: n <= Reach(u, f, p, q, s);
     exits \false; @/
  void lemma_unite(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t, int64_t s);
*/

/*@ ghost
  /@ requires size: 0 <= u && 0 <= k <= 31;
     terminates \true;
     assigns \nothing;
     ensures ticks: 0 <= u * k <= u * 31;
     exits \false; @/
  void lemma_ticks(int32_t u, int32_t k);
*/

/* Every n has a horizon, and only one. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     requires size: 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures horizon: IsHorizon(u, f, p, q, n, \result);
     ensures only: \forall int64_t T; IsHorizon(u, f, p, q, n, T) ==> T == \result;
     ensures range: 0 <= \result <= u * (n - 1);
     ensures binomial: p == 0 ==> \result <= u * CeilLog2(n);
     exits \false; @/
  int64_t lemma_horizon(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n);
*/

/* The lambda tree reaches as many as any tree of a fixed share in the same time; 2^t where
   lambda = 1. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     terminates \true;
     decreases t < 0 ? 0 : t;
     assigns \nothing;
     ensures most: Reach(u, f, p, q, t) <= Reach(u, f, 0, 1, t);
     exits \false; @/
  void lemma_reach_most(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t);

  /@ requires time: 0 <= t;
     terminates \true;
     decreases t;
     assigns \nothing;
     ensures power: Reach(1, 1, 0, 1, t) == Pow2(t);
     exits \false; @/
  void lemma_reach_power(int64_t t);
*/

#endif
