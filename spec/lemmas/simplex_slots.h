/* What is known about the slots of the direct simplex tree, as ghost functions. */
#ifndef DODONA_SPEC_LEMMAS_SIMPLEX_SLOTS_H
#define DODONA_SPEC_LEMMAS_SIMPLEX_SLOTS_H

#include <stdint.h>
#include "spec/lemmas/base.h"
#include "spec/algorithms/simplex.h"

/* Block j in period and slot. */
/*@ ghost
  /@ requires 1 <= r && 0 <= j && q == j / r && o == j % r;
     terminates \true;
     assigns \nothing;
     ensures block: 0 <= q && 0 <= o < r && j == r * q + o;
     ensures pace: SimplexPace(r, j) == (2 * r + 1) * q + 2 * o;
     exits \false; @/
  void lemma_simplex_period(int32_t r, int32_t j, int32_t q, int32_t o);
*/

/* Late as a number. */
/*@ ghost
  /@ requires 1 <= r && Pattern(p) && 0 <= i <= r && 0 <= o < r;
     terminates \true;
     assigns \nothing;
     ensures late: \result == Late(r, p, i, o) && 0 <= \result <= 1;
     exits \false; @/
  int64_t late_of(int32_t r, int32_t p, int32_t i, int32_t o);
*/

/* Step y is slot y % (2 r + 1) of period y / (2 r + 1), and belongs to one block at most. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= y && Pattern(p) && 0 <= i <= r;
     terminates \true;
     assigns \nothing;
     ensures block: \forall integer j; 0 <= j < s ==>
       (Slot(r, p, i, j) == y <==>
        y % (2 * r + 1) < 2 * r && j == (y - y / (2 * r + 1)) / 2 &&
        y % (2 * r + 1) % 2 == Late(r, p, i, y % (2 * r + 1) / 2));
     ensures packet: y % (2 * r + 1) < 2 * r ==>
       (y - y / (2 * r + 1)) / 2 % r == y % (2 * r + 1) / 2;
     exits \false; @/
  void lemma_simplex_slot(int32_t r, int32_t s, int32_t p, int32_t i, int64_t y);
*/

/* Block j is not received when block k is sent down, nor when it is sent right. */
/*@ ghost
  /@ requires 1 <= r && 0 <= j && 0 <= k && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures down: Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
     exits \false; @/
  void lemma_ports_down(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k);

  /@ requires 1 <= r && 0 <= j && 0 <= k && Pattern(p) && 0 <= i < r && k % r == i;
     terminates \true;
     assigns \nothing;
     ensures right: Slot(r, p, i, j) != RightSlot(r, p, i, k);
     ensures apart: Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
     exits \false; @/
  void lemma_ports_right(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k);
*/

/* The same if there may be no block j or k; its number is then negative. */
/*@ ghost
  /@ requires 1 <= r && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures down: 0 <= j && 0 <= k ==> Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
     ensures right: 0 <= j && 0 <= k && k % r == i ==> Slot(r, p, i, j) != RightSlot(r, p, i, k);
     ensures apart: 0 <= j && 0 <= k && k % r == i ==>
       Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
     exits \false; @/
  void lemma_ports_apart(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k);
*/

/* In one step a rank does at most one of three things, with one block: receive, send down, send right. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer j, k; 0 <= j < s && 0 <= k < s &&
       Slot(r, p, i, j) == Slot(r, p, i, k) ==> j == k;
     ensures down: \forall integer j, k; 0 <= j < s && 0 <= k < s ==>
       Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
     ensures right: \forall integer j, k; 0 <= j < s && 0 <= k < s && k % r == i ==>
       Slot(r, p, i, j) != RightSlot(r, p, i, k);
     ensures apart: \forall integer j, k; 0 <= j < s && 0 <= k < s && k % r == i ==>
       Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
     ensures one_down: \forall integer j, k; 0 <= j < s && 0 <= k < s &&
       Slot(r, p, i + 1, j) == Slot(r, p, i + 1, k) ==> j == k;
     ensures one_right: \forall integer j, k; 0 <= j < s && 0 <= k < s && j % r == i && k % r == i &&
       RightSlot(r, p, i, j) == RightSlot(r, p, i, k) ==> j == k;
     exits \false; @/
  void lemma_simplex_ports(int32_t r, int32_t s, int32_t p, int32_t i);
*/

/* The head of the group below receives when the last member sends down. */
/*@ ghost
  /@ requires 1 <= r && Pattern(p);
     terminates \true;
     assigns \nothing;
     ensures below: \forall integer j; 0 <= j < r ==> Late(r, p, r, j) == Late(r, PatternDown(r, p), 0, j);
     exits \false; @/
  void lemma_simplex_below(int32_t r, int32_t p);
*/

/* Blocks are passed on after they have come, and in order: the last is last. */
/*@ ghost
  /@ requires 1 <= r && 1 <= s && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures late: \forall integer m, j; 0 <= m <= r && 0 <= j ==> 0 <= Late(r, p, m, j % r) <= 1;
     ensures right: \forall integer j; 0 <= j < s && j % r == i ==>
       Slot(r, p, i, j) + 1 <= RightSlot(r, p, i, j);
     ensures last: \forall integer j; 0 <= j < s - 1 ==>
       0 <= SimplexPace(r, j) <= SimplexPace(r, s - 1) - 2;
     exits \false; @/
  void lemma_simplex_order(int32_t r, int32_t s, int32_t p, int32_t i);
*/

#endif
