/* Lemmas of complete trees, by heap positions. */
#ifndef DODONA_PROOFS_LEMMAS_TWOTREE_HEAP_H
#define DODONA_PROOFS_LEMMAS_TWOTREE_HEAP_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"
#include "spec/base.h"

/*@
  predicate Period(integer w) = w == 2 || w == 4;
*/

/* Ranks and heap positions are one to one. */
/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c);
     requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures index: 1 <= HeapIndex(pair, P, c, v) < P;
     ensures node: 1 <= HeapNode(pair, P, c, v) < P;
     ensures back: HeapNode(pair, P, c, HeapIndex(pair, P, c, v)) == v;
     ensures there: HeapIndex(pair, P, c, HeapNode(pair, P, c, v)) == v;
     exits \false; @/
  void lemma_heap_inverse(int32_t pair, int32_t P, int32_t c, int32_t v);

  /@ terminates \true;
     assigns \nothing;
     ensures top: y < 2 ==> HeapStart(P, c, w, y) == TwoBegin(c, w) + 1;
     ensures below: 2 <= y ==>
       HeapStart(P, c, w, y) == HeapStart(P, c, w, y / 2) + HeapDelay(P, c, w, y);
     ensures delay: HeapDelay(P, c, w, y) == 1 || HeapDelay(P, c, w, y) == 2;
     exits \false; @/
  void lemma_heap_unfold(int32_t P, int32_t c, int32_t w, int32_t y);
*/

/* The colour is the parity of the start. */
/*@ ghost
  /@ requires range: Tree(c) && Period(w) && 1 <= y < P;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures positive: 1 <= HeapStart(P, c, w, y);
     ensures parity: HeapStart(P, c, w, y) % 2 == HeapColour(P, c, w, y);
     exits \false; @/
  void lemma_heap_parity(int32_t P, int32_t c, int32_t w, int32_t y);

  /@ requires range: Tree(c) && Period(w) && 1 <= y < P;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures most: HeapStart(P, c, w, y) <= TwoBegin(c, w) + 1 + 2 * FloorLog2(y);
     exits \false; @/
  void lemma_heap_most(int32_t P, int32_t c, int32_t w, int32_t y);
*/

/* Each of y's children has a delay of its own. */
/*@ ghost
  /@ requires range: Tree(c) && Period(w) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures left: 2 * y < P ==> HeapFed(P, c, w, y, HeapDelay(P, c, w, 2 * y)) == 2 * y;
     ensures right: 2 * y + 1 < P ==>
       HeapFed(P, c, w, y, HeapDelay(P, c, w, 2 * y + 1)) == 2 * y + 1;
     ensures child: \forall integer d; \let z = HeapFed(P, c, w, y, d);
       z == P || (2 <= z < P && z / 2 == y && 1 <= d <= 2 &&
                  HeapStart(P, c, w, z) == HeapStart(P, c, w, y) + d);
     ensures leaf: P <= 2 * y ==> \forall integer d; HeapFed(P, c, w, y, d) == P;
     exits \false; @/
  void lemma_heap_fed(int32_t P, int32_t c, int32_t w, int32_t y);
*/

#endif
