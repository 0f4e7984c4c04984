/* What is known about the hops of the direct simplex tree, as ghost functions over the local conditions. */
#ifndef DODONA_SPEC_SIMPLEX_HOPS_H
#define DODONA_SPEC_SIMPLEX_HOPS_H

#include <stdint.h>
#include "machine.h"
#include "simplex_local.h"
#include "simplex_steps.h"

/*@
  // Schedule S is the tree's.
  predicate SimplexSchedule(integer S, integer P, integer r, integer D, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> SimplexHop(P, r, D, s, x, u, v, j);
*/

/* Whom v is fed by, and when: parents and children agree. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 < v < P && 0 <= u < P && 0 <= j;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures down: u == Source(P, r, D, v, j) && Feeder(P, r, D, v) == -1 ==> v == Down(P, r, D, u) &&
       SimplexArrival(P, r, D, v, j) == SimplexStart(P, r, D, u) + 2 +
         Slot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u) + 1, j);
     ensures right: u == Source(P, r, D, v, j) && Feeder(P, r, D, v) != -1 ==> v == Right(P, r, D, u) &&
       j % r == Member(P, r, D, u) &&
       SimplexArrival(P, r, D, v, j) == SimplexStart(P, r, D, u) +
         RightSlot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j);
     exits \false; @/
  void lemma_simplex_fed(int32_t P, int32_t r, int32_t D, int32_t u, int32_t v, int32_t j);
*/

/* Whom u feeds. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P && 0 <= j;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures down: Down(P, r, D, u) != -1 ==> 0 < Down(P, r, D, u) < P &&
       u == Source(P, r, D, Down(P, r, D, u), j) && Feeder(P, r, D, Down(P, r, D, u)) == -1;
     ensures right: Right(P, r, D, u) != -1 && j % r == Member(P, r, D, u) ==>
       0 < Right(P, r, D, u) < P && u == Source(P, r, D, Right(P, r, D, u), j) &&
       Feeder(P, r, D, Right(P, r, D, u)) != -1;
     exits \false; @/
  void lemma_simplex_feeds(int32_t P, int32_t r, int32_t D, int32_t u, int32_t j);
*/

/*@
  // v is sent block j by u as by the one above, or as by a member of the group to the left.
  predicate FedDown(integer P, integer r, integer D, integer u, integer v, integer j) =
    v == Down(P, r, D, u) && SimplexArrival(P, r, D, v, j) == SimplexStart(P, r, D, u) + 2 +
      Slot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u) + 1, j);
  predicate FedRight(integer P, integer r, integer D, integer u, integer v, integer j) =
    v == Right(P, r, D, u) && j % r == Member(P, r, D, u) &&
    SimplexArrival(P, r, D, v, j) == SimplexStart(P, r, D, u) +
      RightSlot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j);
*/

/* All that u feeds. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P && 0 <= s;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer x, v, j; SimplexHop(P, r, D, s, x, u, v, j) ==>
       0 <= j < s && (FedDown(P, r, D, u, v, j) || FedRight(P, r, D, u, v, j));
     exits \false; @/
  void lemma_simplex_fed_by(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u);
*/

/* Everything happens from step 1 to the last. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 1 <= s && 0 <= D;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures ends: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       1 <= SimplexArrival(P, r, D, v, j) <= SimplexSteps(r, D, s);
     exits \false; @/
  void lemma_simplex_when(int32_t P, int32_t r, int32_t D, int32_t s);
*/

/* The transfers, as a set: ranges, ports, causality and coverage, in positions. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 1 <= s && 0 <= D;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires SimplexSchedule(S, P, r, D, s);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
       0 <= u < v < P && 0 <= j < s && 1 <= x <= SimplexSteps(r, D, s);
     ensures sending: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==>
       v == w && j == k;
     ensures receiving: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, w, j) && Transfer(S, x, v, w, k) ==>
       u == v && j == k;
     ensures simplex: \forall integer x, u, v, w, j, k;
       !(Transfer(S, x, u, v, j) && Transfer(S, x, v, w, k));
     ensures causal: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && 0 < u ==>
       SimplexArrival(P, r, D, u, j) + 1 <= x;
     ensures reached: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       Transfer(S, SimplexArrival(P, r, D, v, j), Source(P, r, D, v, j), v, j);
     ensures once: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
       x == SimplexArrival(P, r, D, v, j) && u == Source(P, r, D, v, j);
     exits \false; @/
  void lemma_simplex_hops(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s);
*/

#endif
