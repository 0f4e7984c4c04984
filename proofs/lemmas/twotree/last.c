/* The last start of a complete tree. In the plain case a delay is 2 where the last two bits of the heap
   position are equal, else 1; so it is latest at 11...1, if it is full to there, else at 10...0. For odd
   P the top of tree 0 and the last of tree 1 have the other colour. */
#include "proofs/lemmas/twotree/heap.h"

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

/* Heap positions and ranks as numbers that ghost code computes with. */
/*@ ghost
  /@ requires range: HeapPair(pair) && Tree(c) && 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures index: \result == HeapIndex(pair, P, c, v) && 1 <= \result < P;
     exits \false; @/
  int32_t heap_index_of(int32_t pair, int32_t P, int32_t c, int32_t v)
  {
    int32_t up = P / 2 + P % 2;
    int32_t half = P / 2;
    if (pair == DODONA_COMPLETE)
      return c == 0 ? v : P - v;
    if (c == 0)
      return up <= v ? v - up + 1 : v - up + P;
    return v <= half ? half - v + 1 : half - v + P;
  }

  /@ requires range: HeapPair(pair) && Tree(c) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures node: \result == HeapNode(pair, P, c, y) && 1 <= \result < P;
     exits \false; @/
  int32_t heap_node_of(int32_t pair, int32_t P, int32_t c, int32_t y)
  {
    int32_t up = P / 2 + P % 2;
    int32_t half = P / 2;
    if (pair == DODONA_COMPLETE)
      return c == 0 ? y : P - y;
    if (c == 0)
      return y <= P - up ? y + (up - 1) : y - (P - up);
    return y <= half ? half - y + 1 : half - y + P;
  }
*/

/*@
  // The last start in tree c, whose heap has height m.
  logic integer HeapLast(integer P, integer c, integer w, integer m) =
    P % 2 == 0 ? (P == 2 * Pow2(m) ? 2 * m + 1 : 2 * m) + TwoBegin(c, w) :
    c == 0 ? 2 * m + 1 :
    P + 1 == 2 * Pow2(m) ? 2 * m + 2 : P == Pow2(m) + 1 ? 2 * m : 2 * m + 1;

  // P - 1 ranks fill a heap of height m >= 1, and part of one that is higher.
  predicate Height(integer P, integer c, integer w, integer m) =
    (w == 2 || w == 4) && 0 <= c <= 1 && 3 <= P && (w == 4 ==> P % 2 == 0) && 1 <= m <= 30 &&
    m == FloorLog2(P - 1) && Pow2(m) < P <= 2 * Pow2(m);
*/

/*@ ghost
  /@ requires height: Height(P, c, w, m) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures lower: FloorLog2(y) <= m;
     ensures full: FloorLog2(y) == m && Ones(y) ==> P == 2 * Pow2(m);
     exits \false; @/
  void lemma_lower(int32_t P, int32_t c, int32_t w, int32_t m, int32_t y)
  {
    lemma_floor_log2_word(y);
    lemma_floor_log2(y);
    int32_t left = y;
    int32_t log = 0;
    /@ loop invariant range: 1 <= left <= y && 0 <= log <= y - left;
       loop invariant log: log + FloorLog2(left) == FloorLog2(y);
       loop assigns left, log;
       loop variant left; @/
    while (left > 1) {
      left /= 2;
      log++;
    }
    lemma_floor_log2(left);
    /@ assert log: log == FloorLog2(y); @/
    lemma_pow2_order(m + 1, log);
    /@ assert next: Pow2(m + 1) == 2 * Pow2(m); @/
  }

  /@ requires height: Height(P, c, w, m) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures bound: HeapStart(P, c, w, y) <= HeapLast(P, c, w, m);
     exits \false; @/
  void lemma_heap_bound(int32_t P, int32_t c, int32_t w, int32_t m, int32_t y)
  {
    lemma_lower(P, c, w, m, y);
    lemma_heap_most(P, c, w, y);
    if (P % 2 == 0 || (c == 1 && y != P - 1))
      lemma_plain_most(P, c, w, y);
    if (P % 2 == 1 && c == 1 && y == P - 1) {
      int32_t above = y / 2;
      lemma_plain_most(P, c, w, above);
      lemma_heap_unfold(P, c, w, y);
      lemma_delays(P, c, w, y);
      lemma_floor_log2(above);
      /@ assert log: m == 1 + FloorLog2(above); @/
      /@ assert power: Pow2(m) == 2 * Pow2(FloorLog2(above)); @/
      /@ assert full: Ones(above) ==> P + 1 == 2 * Pow2(m); @/
      /@ assert two: P == Pow2(m) + 1 ==> above == Pow2(m - 1); @/
      /@ assert even: P == Pow2(m) + 1 && 2 <= m ==> above == 2 * Pow2(m - 2); @/
      /@ assert begin: TwoBegin(c, w) == 1; @/
      /@ assert odd: above % 2 == 1 ==> HeapStart(P, c, w, y) == HeapStart(P, c, w, above) + 2; @/
      /@ assert ones: Ones(above) ==> HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
      /@ assert small: m == 1 ==> Ones(above); @/
      /@ assert other: !Ones(above) ==> HeapStart(P, c, w, above) <= 2 * m - 1; @/
      /@ assert power_bound: !Ones(above) && P == Pow2(m) + 1 ==>
           HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
      /@ assert rest: !Ones(above) ==> HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
    }
    lemma_floor_log2(y);
    /@ assert even_bound: P % 2 == 0 ==> HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
    /@ assert first_bound: P % 2 == 1 && c == 0 ==> HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
    /@ assert within: P == Pow2(m) + 1 && y != P - 1 ==> FloorLog2(y) <= m - 1; @/
    /@ assert second_bound: P % 2 == 1 && c == 1 && y != P - 1 ==>
         HeapStart(P, c, w, y) <= HeapLast(P, c, w, m); @/
  }

  /@ requires height: Height(P, c, w, m);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= \result < P;
     ensures last: HeapStart(P, c, w, \result) == HeapLast(P, c, w, m);
     exits \false; @/
  int32_t lemma_heap_last(int32_t P, int32_t c, int32_t w, int32_t m)
  {
    int32_t full = 1;
    int32_t i = 0;
    lemma_pow2_word();
    /@ loop invariant range: 0 <= i <= m && 1 <= full <= 0x40000000;
       loop invariant full: full == Pow2(i);
       loop assigns i, full;
       loop variant m - i; @/
    while (i < m) {
      lemma_pow2_order(i + 1, 30);
      full *= 2;
      i++;
    }
    /@ assert half: Pow2(m) == 2 * Pow2(m - 1); @/
    int32_t y = P - 1;
    if (P % 2 == 0) {
      if (P - full == full)
        y = ones_of(P, c, w, m);
      else
        y = power_of(P, c, w, m);
      /@ assert even: HeapStart(P, c, w, y) == HeapLast(P, c, w, m); @/
      return y;
    }
    if (c == 0) {
      y = power_of(P, c, w, m);
      /@ assert first: HeapStart(P, c, w, y) == HeapLast(P, c, w, m); @/
      return y;
    }
    /@ assert begin: TwoBegin(c, w) == 1; @/
    if (P - 1 == full || P - full == full - 1) {
      lemma_heap_unfold(P, c, w, y);
      lemma_delays(P, c, w, y);
      if (P - full == full - 1) {
        int32_t above = ones_of(P, c, w, m - 1);
        /@ assert above: above == y / 2 && above % 2 == 1; @/
        /@ assert second: HeapStart(P, c, w, y) == HeapLast(P, c, w, m); @/
        return y;
      }
      /@ assert deep: 2 <= m; @/
      int32_t above = power_of(P, c, w, m - 1);
      /@ assert above: above == y / 2; @/
      /@ assert even: above == 2 * Pow2(m - 2); @/
      /@ assert third: HeapStart(P, c, w, y) == HeapLast(P, c, w, m); @/
      return y;
    }
    y = power_of(P, c, w, m);
    /@ assert fourth: HeapStart(P, c, w, y) == HeapLast(P, c, w, m); @/
    return y;
  }
*/

/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c) && 3 <= P && w == HeapPeriod(pair, P);
     requires height: Height(P, c, w, m);
     terminates \true;
     assigns \nothing;
     ensures last: TwoLast(pair, P, c) == HeapLast(P, c, w, m);
     exits \false; @/
  void lemma_last_of(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t m)
  {
  }

  int32_t lemma_last_heap(int32_t pair, int32_t P, int32_t c)
  {
    int32_t w = pair == DODONA_TURNED && P % 2 == 0 && P > 2 ? 4 : 2;
    int32_t v = 1;
    if (P == 2) {
      lemma_heap_unfold(P, c, w, 1);
      /@ assert one: HeapIndex(pair, P, c, 1) == 1; @/
      return 1;
    }
    int32_t m = 0;
    int32_t left = P - 1;
    lemma_floor_log2(P - 1);
    /@ loop invariant range: 1 <= left <= P - 1 && 0 <= m <= P - 1 - left;
       loop invariant log: m + FloorLog2(left) == FloorLog2(P - 1);
       loop assigns left, m;
       loop variant left; @/
    while (left > 1) {
      left /= 2;
      m++;
    }
    lemma_floor_log2(left);
    lemma_floor_log2_word(P - 1);
    /@ assert next: Pow2(m + 1) == 2 * Pow2(m); @/
    /@ assert high: 1 <= m; @/
    /@ assert height: Height(P, c, w, m); @/
    lemma_last_of(pair, P, c, w, m);
    int32_t y = lemma_heap_last(P, c, w, m);
    lemma_heap_inverse(pair, P, c, y);
    /@ loop invariant range: 1 <= v <= P;
       loop invariant bounded: \forall integer u; 0 < u < v ==>
         TwoStart(pair, P, c, u) <= TwoLast(pair, P, c);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      int32_t index = heap_index_of(pair, P, c, v);
      lemma_heap_bound(P, c, w, m, index);
      /@ assert start: TwoStart(pair, P, c, v) == HeapStart(P, c, w, index); @/
      v++;
    }
    return heap_node_of(pair, P, c, y);
  }
*/
