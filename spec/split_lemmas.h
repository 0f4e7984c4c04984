/* What is known about the splitting and its hops, as ghost functions. The bodies are in
   proofs/split_local.c and proofs/split_hops.c. */
#ifndef DODONA_SPEC_SPLIT_LEMMAS_H
#define DODONA_SPEC_SPLIT_LEMMAS_H

#include <stdint.h>
#include "split_steps.h"

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

/* The last position to have the message, of two or more, has it at T exactly. */
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

/* a sends what its place says, and nothing else. */
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

/* b receives what its place says, and nothing else. */
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
