/* The start and the pattern at neighbours, without recursion, and how to unfold their recursion. */
#ifndef DODONA_SPEC_LEMMAS_SIMPLEX_H
#define DODONA_SPEC_LEMMAS_SIMPLEX_H

#include <stdint.h>
#include "spec/algorithms/simplex.h"
#include "spec/lemmas/fractional.h"
#include "spec/machine/machine.h"

/*@
  predicate SimplexRange(integer P, integer r, integer D, integer v) =
    Pattern(SimplexPattern(P, r, D, v)) &&
    (v == 0 ==> SimplexStart(P, r, D, v) == -1) && (0 < v ==> 1 <= SimplexStart(P, r, D, v)) &&
    SimplexStart(P, r, D, v) <= 2 * Arrival(P, r, D, v) - 1;

  // v + 1 receives when v sends down.
  predicate SimplexDown(integer P, integer r, integer D, integer v) =
    Down(P, r, D, v) != -1 ==>
      SimplexStart(P, r, D, v + 1) == SimplexStart(P, r, D, v) + 2 &&
      (\forall integer j; 0 <= j < r ==>
        Late(r, SimplexPattern(P, r, D, v + 1), Member(P, r, D, v + 1), j) ==
        Late(r, SimplexPattern(P, r, D, v), Member(P, r, D, v) + 1, j));

  predicate SimplexRight(integer P, integer r, integer D, integer v) =
    Right(P, r, D, v) != -1 ==>
      SimplexStart(P, r, D, Right(P, r, D, v)) ==
        SimplexStart(P, r, D, v) - 2 * Member(P, r, D, v) +
        PatternShift(r, SimplexPattern(P, r, D, v)) &&
      SimplexPattern(P, r, D, Right(P, r, D, v)) == PatternRight(SimplexPattern(P, r, D, v)) &&
      Member(P, r, D, Right(P, r, D, v)) == 0;

  // v is reached from the root by hops down alone.
  predicate SimplexFall(integer P, integer r, integer D, integer v) =
    SimplexStart(P, r, D, v) == 2 * Arrival(P, r, D, v) - 1 ==>
      Arrival(P, r, D, v) == v && Member(P, r, D, v) == v % r &&
      SimplexPattern(P, r, D, v) == PatternFall(r, v);

  predicate SimplexTree(integer P, integer r, integer D) =
    \forall integer v; 0 <= v < P ==>
      SimplexRange(P, r, D, v) && SimplexDown(P, r, D, v) && SimplexRight(P, r, D, v) &&
      SimplexFall(P, r, D, v);
*/

/* What is known about the hops of the direct simplex tree, as ghost functions over the local conditions. */

/*@
  // Schedule S is the tree's.
  predicate SimplexSchedule(integer S, integer P, integer r, integer D, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> SimplexHop(P, r, D, s, x, u, v, j);
*/

/* Who feeds v, and when: parents and children agree. */
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
  // u sends v block j as the position above v, or as a member of the group to the left.
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

/* What is known about start and pattern, as ghost functions. The bodies are in proofs/lemmas/simplex/local.c. */

/* The root's start and pattern. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures start: SimplexStart(P, r, D, 0) == -1;
     ensures pattern: SimplexPattern(P, r, D, 0) == 0;
     exits \false; @/
  void lemma_simplex_root(int32_t P, int32_t r, int32_t D);
*/

/* A member's start and pattern, from the start and the pattern of its head. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures head: 0 <= Member(P, r, D, v) < r && 0 <= v - Member(P, r, D, v);
     ensures start: SimplexStart(P, r, D, v) ==
       SimplexStart(P, r, D, v - Member(P, r, D, v)) + 2 * Member(P, r, D, v);
     ensures pattern: SimplexPattern(P, r, D, v) ==
       SimplexPattern(P, r, D, v - Member(P, r, D, v));
     exits \false; @/
  void lemma_simplex_member(int32_t P, int32_t r, int32_t D, int32_t v);
*/

/* One step of a descent, from the head b to the head of its down or right successor. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= b < P;
     requires head: Head(P, r, D, b) == b && i == Budget(P, r, D, b) && n == Size(P, r, D, b) && r < n;
     requires down: down == DownSize(r, i, n);
     terminates \true;
     assigns \nothing;
     ensures range: b + r < P;
     ensures node: Head(P, r, D, b + r) == b + r && Budget(P, r, D, b + r) == i - r &&
       Size(P, r, D, b + r) == down;
     ensures start: SimplexStart(P, r, D, b + r) == SimplexStart(P, r, D, b) + 2 * r;
     ensures pattern: SimplexPattern(P, r, D, b + r) ==
       PatternDown(r, SimplexPattern(P, r, D, b));
     exits \false; @/
  void lemma_simplex_down(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                          int32_t down);

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= b < P;
     requires head: Head(P, r, D, b) == b && i == Budget(P, r, D, b) && n == Size(P, r, D, b) && r < n;
     requires down: down == DownSize(r, i, n) && down < n - r;
     terminates \true;
     assigns \nothing;
     ensures range: b + r + down < P;
     ensures node: Head(P, r, D, b + r + down) == b + r + down &&
       Budget(P, r, D, b + r + down) == i - r - 1 && Size(P, r, D, b + r + down) == n - r - down;
     ensures start: SimplexStart(P, r, D, b + r + down) ==
       SimplexStart(P, r, D, b) + PatternShift(r, SimplexPattern(P, r, D, b));
     ensures pattern: SimplexPattern(P, r, D, b + r + down) ==
       PatternRight(SimplexPattern(P, r, D, b));
     exits \false; @/
  void lemma_simplex_right(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                           int32_t down);
*/

/* Parents and children agree, at every position. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures SimplexTree(P, r, D);
     exits \false; @/
  void lemma_simplex_tree(int32_t P, int32_t r, int32_t D);
*/

/* Position D is D hops down from the root. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures range: D < P;
     ensures arrival: Arrival(P, r, D, D) == D;
     ensures start: SimplexStart(P, r, D, D) == 2 * D - 1;
     exits \false; @/
  void lemma_simplex_fall(int32_t P, int32_t r, int32_t D);
*/

#endif
