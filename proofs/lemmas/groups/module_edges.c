/* Modules, parents and children agree, in heap order and in the fractional tree. */
#include "ref/algorithms/groups/crossbar.h"
#include "proofs/lemmas/fractional/descent.h"
#include "proofs/lemmas/groups/crossbar_edges.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/module_skewed.h"

/*@ ghost
  /@ requires range: 1 <= r && 0 <= m < count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures parent: 0 < m ==> 0 <= (m + 1) / 2 - 1 < m;
     ensures child: 0 < m ==> m == 2 * ((m + 1) / 2 - 1) + ((m + 1) % 2 == 0 ? 1 : 2);
     ensures first: (2 * m + 1 + 1) / 2 - 1 == m && (2 * m + 1 + 1) % 2 == 0;
     ensures second: (2 * m + 2 + 1) / 2 - 1 == m && (2 * m + 2 + 1) % 2 == 1;
     ensures first_arrival: HeapModule(r, 2 * m + 1 + 1) == HeapModule(r, m + 1) + r;
     ensures second_arrival: HeapModule(r, 2 * m + 2 + 1) == HeapModule(r, m + 1) + r + 1;
     ensures leaf: (2 * m + 1 < count <==> m < count / 2) && (2 * m + 2 < count <==> m < (count - 1) / 2);
     exits \false; @/
  void lemma_heap_edges(int32_t r, int32_t count, int32_t m)
  {
    /@ assert half: 2 * m + 2 - (2 * m + 3) / 2 == m + 1 && (2 * m + 2) % 2 == 0; @/
    /@ assert odd: 2 * m + 3 - (2 * m + 4) / 2 == m + 1 && (2 * m + 3) % 2 == 1; @/
    /@ assert even_heap: HeapModule(r, 2 * m + 2) == HeapModule(r, m + 1) + r; @/
    /@ assert odd_heap: HeapModule(r, 2 * m + 3) == HeapModule(r, m + 1) + r + 1; @/
  }

  /@ requires range: 1 <= r && 0 < m < count <= DODONA_MODULES_MOST && IsDepth(count, 1, D);
     terminates \true;
     assigns \nothing;
     ensures parent: 0 <= SkewedParent(count, D, m) < m;
     ensures first: Feeder(count, 1, D, m) == -1 ==> Down(count, 1, D, SkewedParent(count, D, m)) == m;
     ensures second: Feeder(count, 1, D, m) != -1 ==> Right(count, 1, D, SkewedParent(count, D, m)) == m;
     ensures arrival: SkewedModule(r, count, D, m) == SkewedModule(r, count, D, SkewedParent(count, D, m)) +
       (Feeder(count, 1, D, m) == -1 ? r : 2 * r + 1);
     exits \false; @/
  void lemma_skewed_parent(int32_t r, int32_t count, int32_t D, int32_t m)
  {
    lemma_local_tree(count, 1, D);
    /@ assert here: LocalRange(count, 1, D, m) && LocalFeeder(count, 1, D, m) && LocalDown(count, 1, D, m - 1); @/
  }

  /@ requires range: 1 <= r && 0 <= m < count <= DODONA_MODULES_MOST && IsDepth(count, 1, D);
     terminates \true;
     assigns \nothing;
     ensures range: -1 <= Down(count, 1, D, m) < count && -1 <= Right(count, 1, D, m) < count;
     ensures first: Down(count, 1, D, m) != -1 ==> m < Down(count, 1, D, m) &&
       Feeder(count, 1, D, Down(count, 1, D, m)) == -1 && SkewedParent(count, D, Down(count, 1, D, m)) == m;
     ensures second: Right(count, 1, D, m) != -1 ==> m < Right(count, 1, D, m) &&
       Feeder(count, 1, D, Right(count, 1, D, m)) == m && SkewedParent(count, D, Right(count, 1, D, m)) == m;
     exits \false; @/
  void lemma_skewed_children(int32_t r, int32_t count, int32_t D, int32_t m)
  {
    lemma_local_tree(count, 1, D);
    /@ assert here: LocalRange(count, 1, D, m) && LocalDown(count, 1, D, m) && LocalRight(count, 1, D, m); @/
  }
*/

/*@ ghost
  module_edges lemma_module_edges(int32_t channels, int32_t r, int32_t count, int32_t m)
  {
    if (channels == 2) {
      lemma_heap_edges(r, count, m);
      /@ assert top: HeapModule(r, 1) == 0; @/
      module_edges heap = {m == 0 ? -1 : (m + 1) / 2 - 1, m == 0 ? 0 : (m + 1) % 2,
                           m < count / 2 ? 2 * m + 1 : -1, m < (count - 1) / 2 ? 2 * m + 2 : -1};
      /@ assert first: heap.child != -1 ==> m < heap.child && ModuleParent(2, count, heap.child) == m && ModuleSecond(2, count, heap.child) == 0 &&
           ModuleArrival(2, r, count, heap.child) == ModuleArrival(2, r, count, m) + r; @/
      /@ assert second: heap.next != -1 ==> m < heap.next && ModuleParent(2, count, heap.next) == m && ModuleSecond(2, count, heap.next) == 1 &&
           ModuleArrival(2, r, count, heap.next) == ModuleArrival(2, r, count, m) + r + 1; @/
      return heap;
    }
    int32_t D = lemma_tree_depth(count, 1);
    node at = node_of(1, D, count, 0, -1, m);
    module_edges skewed = {m == 0 ? -1 : at.h == -1 ? m - 1 : at.h, m == 0 || at.h == -1 ? 0 : 1,
                           m + 1 < at.b + at.n ? m + 1 : -1, -1};
    if (1 < at.n) {
      int32_t down = successors(1, at.i, at.n, at.b);
      skewed.next = down < at.n - 1 ? at.b + 1 + down : -1;
    }
    /@ assert child: skewed.child == Down(count, 1, D, m); @/
    /@ assert next: skewed.next == Right(count, 1, D, m); @/
    lemma_skewed_root(count, r, D, 0);
    if (0 < m)
      lemma_skewed_parent(r, count, D, m);
    lemma_skewed_children(r, count, D, m);
    if (skewed.child != -1)
      lemma_skewed_parent(r, count, D, skewed.child);
    if (skewed.next != -1)
      lemma_skewed_parent(r, count, D, skewed.next);
    /@ assert first: skewed.child != -1 ==> m < skewed.child && ModuleParent(channels, count, skewed.child) == m &&
         ModuleSecond(channels, count, skewed.child) == 0 &&
         ModuleArrival(channels, r, count, skewed.child) == ModuleArrival(channels, r, count, m) + r; @/
    /@ assert second: skewed.next != -1 ==> m < skewed.next && ModuleParent(channels, count, skewed.next) == m &&
         ModuleSecond(channels, count, skewed.next) == 1 &&
         ModuleArrival(channels, r, count, skewed.next) == ModuleArrival(channels, r, count, m) + 2 * r + 1; @/
    return skewed;
  }
*/
