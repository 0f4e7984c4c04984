/* Complete trees: from heap positions to the local conditions. */
#include "proofs/lemmas/twotree/heap.h"
#include "spec/base.h"

/*@ ghost
  void lemma_heap_inverse(int32_t pair, int32_t P, int32_t c, int32_t v)
  {
  }

  void lemma_heap_unfold(int32_t P, int32_t c, int32_t w, int32_t y)
  {
  }

  void lemma_heap_parity(int32_t P, int32_t c, int32_t w, int32_t y)
  {
    lemma_heap_unfold(P, c, w, y);
    if (y >= 2) {
      int32_t above = y / 2;
      lemma_heap_parity(P, c, w, above);
    }
  }

  void lemma_heap_most(int32_t P, int32_t c, int32_t w, int32_t y)
  {
    lemma_heap_unfold(P, c, w, y);
    lemma_floor_log2(y);
    lemma_pow2_word();
    if (y >= 2) {
      int32_t above = y / 2;
      lemma_heap_most(P, c, w, above);
      /@ assert log: FloorLog2(y) == 1 + FloorLog2(above); @/
    }
  }

  void lemma_heap_fed(int32_t P, int32_t c, int32_t w, int32_t y)
  {
    if (2 * (int64_t)y < P)
      lemma_heap_unfold(P, c, w, 2 * y);
    if (2 * (int64_t)y + 1 < P)
      lemma_heap_unfold(P, c, w, 2 * y + 1);
    /@ assert left: (2 * y) / 2 == y; @/
    /@ assert right: (2 * y + 1) / 2 == y; @/
    /@ assert siblings: 2 * y + 1 < P ==>
         HeapDelay(P, c, w, 2 * y) != HeapDelay(P, c, w, 2 * y + 1); @/
    /@ assert two: \forall integer d; \let z = HeapFed(P, c, w, y, d);
         z == P || (z == 2 * y && z < P && HeapDelay(P, c, w, 2 * y) == d) ||
         (z == 2 * y + 1 && z < P && HeapDelay(P, c, w, 2 * y + 1) == d); @/
    /@ assert start_left: 2 * y < P ==>
         HeapStart(P, c, w, 2 * y) == HeapStart(P, c, w, y) + HeapDelay(P, c, w, 2 * y); @/
    /@ assert start_right: 2 * y + 1 < P ==>
         HeapStart(P, c, w, 2 * y + 1) == HeapStart(P, c, w, y) + HeapDelay(P, c, w, 2 * y + 1); @/
    /@ assert delays: 1 <= HeapDelay(P, c, w, 2 * y) <= 2 && 1 <= HeapDelay(P, c, w, 2 * y + 1) <= 2; @/
  }
*/
