/* The local conditions of the complete trees, rank by rank. */
#include "proofs/lemmas/twotree/heap.h"

/*@
  // Rank v of tree c is at heap position y; the period is w.
  predicate AtHeap(integer pair, integer P, integer c, integer w, integer v, integer y) =
    (pair == DODONA_COMPLETE || pair == DODONA_TURNED) && 0 <= c <= 1 && 1 <= v < P &&
    w == HeapPeriod(pair, P) && y == HeapIndex(pair, P, c, v);
*/

/*@ ghost
  /@ requires at: AtHeap(pair, P, c, w, v, y);
     terminates \true;
     assigns \nothing;
     ensures index: 1 <= y < P && HeapNode(pair, P, c, y) == v;
     ensures start: TwoStart(pair, P, c, v) == HeapStart(P, c, w, y);
     ensures range: 1 <= HeapStart(P, c, w, y) <= 63;
     exits \false; @/
  void lemma_at_heap(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t v, int32_t y)
  {
    lemma_heap_inverse(pair, P, c, v);
    lemma_heap_parity(P, c, w, y);
    lemma_floor_log2_word(y);
    lemma_heap_most(P, c, w, y);
  }

  /@ requires at: AtHeap(pair, P, c, w, v, y);
     terminates \true;
     assigns \nothing;
     ensures parent: 0 <= TwoParent(pair, P, c, v) < P && TwoParent(pair, P, c, v) != v;
     ensures up: TwoUp(pair, P, c, v);
     exits \false; @/
  void lemma_heap_up(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t v, int32_t y)
  {
    int32_t above = y / 2;
    lemma_at_heap(pair, P, c, w, v, y);
    lemma_heap_unfold(P, c, w, y);
    if (y >= 2) {
      lemma_heap_inverse(pair, P, c, above);
      lemma_heap_fed(P, c, w, above);
      /@ assert parent: TwoParent(pair, P, c, v) == HeapNode(pair, P, c, above); @/
      /@ assert index: HeapIndex(pair, P, c, HeapNode(pair, P, c, above)) == above; @/
      /@ assert other: HeapNode(pair, P, c, above) != v; @/
      /@ assert start: TwoStart(pair, P, c, TwoParent(pair, P, c, v)) ==
           HeapStart(P, c, w, above); @/
      /@ assert which: y == 2 * above || y == 2 * above + 1; @/
      /@ assert fed: HeapFed(P, c, w, above, HeapDelay(P, c, w, y)) == y; @/
      /@ assert child: TwoChild(pair, P, c, TwoParent(pair, P, c, v), HeapDelay(P, c, w, y)) == v; @/
    }
  }

  /@ requires at: AtHeap(pair, P, c, w, v, y);
     requires delay: 1 <= d <= 2;
     terminates \true;
     assigns \nothing;
     ensures range: -1 <= TwoChild(pair, P, c, v, d) < P;
     ensures down: TwoDown(pair, P, c, v, d);
     ensures inner: TwoChild(pair, P, c, v, d) != -1 ==> 2 * y < P;
     exits \false; @/
  void lemma_heap_down(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t v, int32_t y,
                       int32_t d)
  {
    lemma_at_heap(pair, P, c, w, v, y);
    lemma_heap_fed(P, c, w, y);
    if (2 * (int64_t)y < P)
      lemma_heap_inverse(pair, P, c, 2 * y);
    if (2 * (int64_t)y + 1 < P)
      lemma_heap_inverse(pair, P, c, 2 * y + 1);
    /@ assert child: \let z = HeapFed(P, c, w, y, d);
         z < P ==> TwoChild(pair, P, c, v, d) == HeapNode(pair, P, c, z) &&
           HeapIndex(pair, P, c, HeapNode(pair, P, c, z)) == z && z / 2 == y; @/
  }
*/

/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c) && 1 <= P;
     requires period: w == HeapPeriod(pair, P);
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(pair, P, c, 0);
     ensures start: TwoStart(pair, P, c, 0) == TwoBegin(c, w);
     exits \false; @/
  void lemma_heap_root(int32_t pair, int32_t P, int32_t c, int32_t w)
  {
    if (P >= 2) {
      lemma_heap_inverse(pair, P, c, 1);
      lemma_heap_unfold(P, c, w, 1);
    }
    /@ assert child: 2 <= P ==> TwoChild(pair, P, c, 0, 1) == HeapNode(pair, P, c, 1); @/
    /@ assert first: TwoDown(pair, P, c, 0, 1); @/
    /@ assert second: TwoDown(pair, P, c, 0, 2); @/
    /@ assert range: TwoRange(pair, P, c, 0); @/
  }

  /@ requires at: AtHeap(pair, P, c, w, v, y);
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(pair, P, c, v);
     exits \false; @/
  void lemma_heap_node(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t v, int32_t y)
  {
    lemma_at_heap(pair, P, c, w, v, y);
    lemma_heap_up(pair, P, c, w, v, y);
    lemma_heap_down(pair, P, c, w, v, y, 1);
    lemma_heap_down(pair, P, c, w, v, y, 2);
  }
*/

/* The two heap positions of a rank: opposite parities, and one of them is a leaf. Only where the
   period is 4 and the rank is on top of both, it is neither. */
/*@ ghost
  /@ requires even: AtHeap(pair, P, 0, w, v, a);
     requires odd: AtHeap(pair, P, 1, w, v, b);
     terminates \true;
     assigns \nothing;
     ensures sum: w == 2 ==> a + b == P;
     ensures four: w == 4 ==> (a == 1 && b == 1) || a + b == P + 1;
     ensures even: w == 4 ==> P % 2 == 0;
     exits \false; @/
  void lemma_heap_sum(int32_t pair, int32_t P, int32_t w, int32_t v, int32_t a, int32_t b)
  {
  }

  /@ requires even: AtHeap(pair, P, 0, w, v, a);
     requires odd: AtHeap(pair, P, 1, w, v, b);
     terminates \true;
     assigns \nothing;
     ensures in: TwoIn(pair, P, v);
     exits \false; @/
  void lemma_heap_in(int32_t pair, int32_t P, int32_t w, int32_t v, int32_t a, int32_t b)
  {
    lemma_at_heap(pair, P, 0, w, v, a);
    lemma_at_heap(pair, P, 1, w, v, b);
    lemma_heap_sum(pair, P, w, v, a, b);
    lemma_heap_parity(P, 0, w, a);
    lemma_heap_parity(P, 1, w, b);
    lemma_heap_unfold(P, 0, w, a);
    lemma_heap_unfold(P, 1, w, b);
    /@ assert colours: w == 2 ==> HeapColour(P, 0, w, a) != HeapColour(P, 1, w, b); @/
    /@ assert parities: w == 4 && a + b == P + 1 ==> a % 2 != b % 2; @/
    /@ assert apart: w == 2 || a + b == P + 1 ==>
         TwoStart(pair, P, 0, v) % 2 != TwoStart(pair, P, 1, v) % 2; @/
  }

  /@ requires even: AtHeap(pair, P, 0, w, v, a);
     requires odd: AtHeap(pair, P, 1, w, v, b);
     requires delays: 1 <= d <= 2 && 1 <= e <= 2;
     terminates \true;
     assigns \nothing;
     ensures out: TwoOut(pair, P, v, d, e);
     exits \false; @/
  void lemma_heap_out(int32_t pair, int32_t P, int32_t w, int32_t v, int32_t a, int32_t b, int32_t d,
                      int32_t e)
  {
    lemma_heap_sum(pair, P, w, v, a, b);
    lemma_at_heap(pair, P, 0, w, v, a);
    lemma_at_heap(pair, P, 1, w, v, b);
    lemma_heap_down(pair, P, 0, w, v, a, d);
    lemma_heap_down(pair, P, 1, w, v, b, e);
    lemma_heap_unfold(P, 0, w, a);
    lemma_heap_unfold(P, 1, w, b);
    /@ assert inner: TwoChild(pair, P, 0, v, d) != -1 && TwoChild(pair, P, 1, v, e) != -1 ==>
         w == 4 && a == 1 && b == 1; @/
  }

  /@ requires pair: HeapPair(pair) && 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(pair, P, 0, v) && TwoNode(pair, P, 1, v);
     ensures ports: TwoPorts(pair, P, v);
     exits \false; @/
  void lemma_heap_rank(int32_t pair, int32_t P, int32_t v)
  {
    int32_t w = pair == DODONA_TURNED && P % 2 == 0 && P > 2 ? 4 : 2;
    int32_t up = P / 2 + P % 2;
    int32_t half = P / 2;
    int32_t a = v;
    int32_t b = P - v;
    if (pair == DODONA_TURNED) {
      a = up <= v ? v - up + 1 : v - up + P;
      b = v <= half ? half - v + 1 : half - v + P;
    }
    /@ assert up: up == (P + 1) / 2; @/
    /@ assert even: AtHeap(pair, P, 0, w, v, a); @/
    /@ assert odd: AtHeap(pair, P, 1, w, v, b); @/
    lemma_heap_node(pair, P, 0, w, v, a);
    lemma_heap_node(pair, P, 1, w, v, b);
    lemma_heap_in(pair, P, w, v, a, b);
    lemma_heap_out(pair, P, w, v, a, b, 1, 1);
    lemma_heap_out(pair, P, w, v, a, b, 1, 2);
    lemma_heap_out(pair, P, w, v, a, b, 2, 1);
    lemma_heap_out(pair, P, w, v, a, b, 2, 2);
  }

  void lemma_local_heap(int32_t pair, int32_t P)
  {
    int32_t w = pair == DODONA_TURNED && P % 2 == 0 && P > 2 ? 4 : 2;
    int32_t v = 1;
    lemma_heap_root(pair, P, 0, w);
    lemma_heap_root(pair, P, 1, w);
    /@ assert ports: TwoPorts(pair, P, 0); @/
    /@ loop invariant range: 1 <= v <= P;
       loop invariant local: \forall integer u; 0 <= u < v ==>
         TwoNode(pair, P, 0, u) && TwoNode(pair, P, 1, u) && TwoPorts(pair, P, u);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_heap_rank(pair, P, v);
      v++;
    }
  }
*/
