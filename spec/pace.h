/* The pace of the fractional tree: a run of r blocks every r + 1 steps. Block j is received
   Pace(r, j) steps after block 0. Source: Sanders and Sibeyn, figure 2; NOTES.md part A. */
#ifndef DODONA_SPEC_PACE_H
#define DODONA_SPEC_PACE_H

#include <stdint.h>

/*@
  logic integer Pace(integer r, integer j) = j + j / r;
*/

/* Time y is slot y % (r + 1) of period y / (r + 1): slots 0 .. r - 1 take a block each, slot r
   none. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= y;
     terminates \true;
     assigns \nothing;
     ensures block: \forall integer j; 0 <= j < s ==>
       (Pace(r, j) == y <==> y % (r + 1) < r && j == y - y / (r + 1));
     ensures slot: \forall integer j; 0 <= j < s && Pace(r, j) == y ==> j % r == y % (r + 1);
     exits \false; @/
  void lemma_slot(int32_t r, int32_t s, int64_t y);
*/

/* Member m of a group sends its share of a run right in slot 0 of the next period. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= m < r && 0 <= y;
     terminates \true;
     assigns \nothing;
     ensures right: \forall integer j; 0 <= j < s ==>
       (j % r == m && y == Pace(r, j) - m + r + 1 <==>
        y % (r + 1) == 0 && Pace(r, j) == y - (r + 1) + m);
     exits \false; @/
  void lemma_right_slot(int32_t r, int32_t s, int32_t m, int64_t y);
*/

/* Two blocks never have one pace, and what goes right never leaves with what goes down. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer i, j; 0 <= i < s && 0 <= j < s && Pace(r, i) == Pace(r, j) ==>
       i == j;
     ensures apart: \forall integer i, j; 0 <= i < s && 0 <= j < s ==>
       Pace(r, i) != Pace(r, j) - j % r + r;
     exits \false; @/
  void lemma_paces(int32_t r, int32_t s);
*/

/* What goes down and what goes right leave in different slots. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= m < r && 1 <= y;
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer i, j; 0 <= i < s && 0 <= j < s && y == Pace(r, i) + 1 ==>
       !(j % r == m && y == Pace(r, j) - m + r + 1);
     exits \false; @/
  void lemma_slots_apart(int32_t r, int32_t s, int32_t m, int64_t y);
*/

/* The last block of member m is the last one before s that is m modulo r. */
/*@ ghost
  /@ requires 1 <= r && 0 <= m < r && m < s && last == s - 1 - (s - 1 - m) % r;
     terminates \true;
     assigns \nothing;
     ensures share: m <= last < s && last % r == m;
     ensures last: \forall integer j; 0 <= j < s && j % r == m ==> j <= last;
     exits \false; @/
  void lemma_share(int32_t r, int32_t s, int32_t m, int32_t last);
*/

/* The last block comes last. */
/*@ ghost
  /@ requires 1 <= r && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer j; 0 <= j < s ==> 0 <= Pace(r, j) <= Pace(r, s - 1);
     exits \false; @/
  void lemma_pace_last(int32_t r, int32_t s);
*/

#endif
