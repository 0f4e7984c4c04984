/* The last module of a level, in either tree of modules. */
#include "ref/algorithms/groups/crossbar.h"
#include "proofs/lemmas/fractional/descent.h"
#include "spec/lemmas/crossbar_depth.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/module_skewed.h"
#include "spec/lemmas/base.h"

/* Modules against others of their tree: later than the root, and than a parent in heap order. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r && 1 <= count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures root: ModuleArrival(channels, r, count, 0) == 0;
     ensures later: 1 < count ==> 1 <= ModuleArrival(channels, r, count, 1);
     ensures child: channels == 2 ==> \forall integer m; 0 <= m ==>
       ModuleArrival(channels, r, count, 2 * m + 1) == ModuleArrival(channels, r, count, m) + r;
     exits \false; @/
  void lemma_modules_below(int32_t channels, int32_t r, int32_t count)
  {
    if (channels == 2) {
      /@ assert half: \forall integer m; 0 <= m ==>
           (2 * m + 2) - (2 * m + 3) / 2 == m + 1 && (2 * m + 2) % 2 == 0; @/
      /@ assert heap: \forall integer m; 0 <= m ==> HeapModule(r, 2 * m + 2) == HeapModule(r, m + 1) + r; @/
      /@ assert child: \forall integer m; 0 <= m ==> HeapModule(r, 2 * m + 1 + 1) == HeapModule(r, m + 1) + r; @/
    /@ assert top: HeapModule(r, 1) == 0 && HeapModule(r, 2) == HeapModule(r, 1) + r; @/
      return;
    }
    int32_t D = lemma_tree_depth(count, 1);
    lemma_skewed_whole(count, r, D);
    if (count > 1)
      lemma_skewed_below(count, r, D, D, count, 0);
  }
*/

/* As a number that ghost code can compare. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r <= DODONA_MODULES_GROUP && 0 <= m < count <= DODONA_MODULES_MOST;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures arrival: \result == ModuleArrival(channels, r, count, m);
     ensures range: 0 <= \result <= (2 * DODONA_MODULES_GROUP + 1) * m;
     exits \false; @/
  int64_t arrival_of_module(int32_t channels, int32_t r, int32_t count, int32_t m)
  {
    if (channels == 2) {
      if (m == 0)
        return 0;
      int32_t parent = (m - 1) / 2;
      int64_t heap = arrival_of_module(channels, r, count, parent);
      /@ assert half: (m + 1) - (m + 2) / 2 == parent + 1; @/
      return heap + r + (m + 1) % 2;
    }
    int32_t D = lemma_tree_depth(count, 1);
    lemma_skewed_root(count, r, D, m);
    if (m == 0)
      return 0;
    lemma_local_tree(count, 1, D);
    /@ assert local: LocalRange(count, 1, D, m) && LocalFeeder(count, 1, D, m); @/
    node at = node_of(1, D, count, 0, -1, m);
    /@ assert feeder: at.h == Feeder(count, 1, D, m) && -1 <= at.h < m; @/
    int32_t parent = at.h == -1 ? m - 1 : at.h;
    int64_t skewed = arrival_of_module(channels, r, count, parent);
    return skewed + (at.h == -1 ? r : 2 * r + 1);
  }
*/

/*@ ghost
  int32_t lemma_last_module(int32_t channels, int32_t r, int32_t count)
  {
    int32_t m = 0;
    int32_t last = 0;
    int64_t latest = 0;
    lemma_modules_below(channels, r, count);
    /@ loop invariant range: 0 <= last <= m < count && (1 <= m ==> 1 <= last);
       loop invariant latest: latest == LastModule(channels, r, count, m);
       loop invariant last: latest == ModuleArrival(channels, r, count, last) && (1 <= m ==> 1 <= latest);
       loop invariant most: \forall integer i; 0 <= i <= m ==>
         0 <= ModuleArrival(channels, r, count, i) <= latest;
       loop assigns m, last, latest;
       loop variant count - m; @/
    while (m + 1 < count) {
      m++;
      int64_t next = arrival_of_module(channels, r, count, m);
      if (next > latest) {
        last = m;
        latest = next;
      }
    }
    /@ assert child: channels == 2 && 2 * last + 1 < count ==>
         ModuleArrival(channels, r, count, 2 * last + 1) == latest + r; @/
    return last;
  }

  void lemma_only_last_module(int32_t channels, int32_t r, int32_t count, int32_t last)
  {
    lemma_last_module(channels, r, count);
  }
*/
