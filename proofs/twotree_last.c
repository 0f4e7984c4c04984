/* The last start of a complete tree. In the plain case a delay is 2 where the last two bits of the heap
   position are equal, else 1; so it is latest at 11...1, if it is full to there, else at 10...0. For odd
   P the top of tree 0 and the last of tree 1 have the other colour. */
#include "proofs/twotree_heap.h"

/*@
  predicate Plain(integer P, integer c, integer y) =
    P % 2 == 0 || (c == 1 && y != P - 1);
  predicate Ones(integer y) = y + 1 == 2 * Pow2(FloorLog2(y));
*/

/*@ ghost
  /@ requires range: Tree(c) && Period(w) && 2 <= y < P && (w == 4 ==> P % 2 == 0);
     terminates \true;
     assigns \nothing;
     ensures plain: Plain(P, c, y) ==>
       HeapDelay(P, c, w, y) == (y % 2 == (y / 2) % 2 ? 2 : 1);
     ensures top: P % 2 == 1 && c == 0 && y % 2 == 0 ==>
       HeapDelay(P, c, w, y) == (y == 2 || (y / 2) % 2 == 0 ? 2 : 1);
     ensures last: P % 2 == 1 && c == 1 && y == P - 1 ==>
       HeapDelay(P, c, w, y) == ((y / 2) % 2 == 1 ? 2 : 1);
     exits \false; @/
  void lemma_delays(int32_t P, int32_t c, int32_t w, int32_t y)
  {
  }

  /@ requires range: Tree(c) && Period(w) && 1 <= y < P && (w == 4 ==> P % 2 == 0);
     requires plain: Plain(P, c, y);
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures all: HeapStart(P, c, w, y) <= TwoBegin(c, w) + 1 + 2 * FloorLog2(y);
     ensures most: !Ones(y) ==> HeapStart(P, c, w, y) <= TwoBegin(c, w) + 2 * FloorLog2(y);
     exits \false; @/
  void lemma_plain_most(int32_t P, int32_t c, int32_t w, int32_t y)
  {
    lemma_heap_unfold(P, c, w, y);
    lemma_floor_log2(y);
    if (y >= 2) {
      int32_t above = y / 2;
      lemma_delays(P, c, w, y);
      lemma_plain_most(P, c, w, above);
      lemma_floor_log2(above);
      /@ assert log: FloorLog2(y) == 1 + FloorLog2(above); @/
      /@ assert power: Pow2(FloorLog2(y)) == 2 * Pow2(FloorLog2(above)); @/
      /@ assert odd: Ones(above) ==> above % 2 == 1; @/
      /@ assert even: Ones(above) && !Ones(y) ==> y == 2 * above; @/
    }
  }
*/

/*@ ghost
  /@ requires range: Tree(c) && Period(w) && 2 <= P && 0 <= k <= 30 && (w == 4 ==> P % 2 == 0);
     requires fits: 2 * Pow2(k) <= P && (P % 2 == 0 || c == 1);
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures ones: \result + 1 == 2 * Pow2(k) && 1 <= \result < P;
     ensures start: HeapStart(P, c, w, \result) == TwoBegin(c, w) + 1 + 2 * k;
     exits \false; @/
  int32_t ones_of(int32_t P, int32_t c, int32_t w, int32_t k)
  {
    if (k == 0) {
      lemma_heap_unfold(P, c, w, 1);
      return 1;
    }
    /@ assert power: Pow2(k) == 2 * Pow2(k - 1); @/
    lemma_pow2_order(0, k - 1);
    int32_t above = ones_of(P, c, w, k - 1);
    int32_t y = 2 * above + 1;
    lemma_heap_unfold(P, c, w, y);
    lemma_delays(P, c, w, y);
    /@ assert half: y / 2 == above; @/
    /@ assert odd: above % 2 == 1; @/
    return y;
  }

  /@ requires range: Tree(c) && Period(w) && 2 <= P && 1 <= k <= 30 && (w == 4 ==> P % 2 == 0);
     requires fits: Pow2(k) < P && (P % 2 == 1 && c == 1 ==> Pow2(k) < P - 1);
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures power: \result == Pow2(k) && 1 <= \result < P;
     ensures start: HeapStart(P, c, w, \result) ==
       TwoBegin(c, w) + 2 * k + (P % 2 == 1 && c == 0 ? 1 : 0);
     exits \false; @/
  int32_t power_of(int32_t P, int32_t c, int32_t w, int32_t k)
  {
    /@ assert power: Pow2(k) == 2 * Pow2(k - 1); @/
    lemma_pow2_order(0, k - 1);
    int32_t above = 1;
    if (k == 1)
      lemma_heap_unfold(P, c, w, 1);
    else
      above = power_of(P, c, w, k - 1);
    int32_t y = 2 * above;
    /@ assert half: y / 2 == above && y % 2 == 0; @/
    /@ assert even: k > 1 ==> Pow2(k - 1) == 2 * Pow2(k - 2); @/
    lemma_heap_unfold(P, c, w, y);
    lemma_delays(P, c, w, y);
    return y;
  }
*/
