/* What is known about the trees of modules, as ghost functions. The bodies are in
   proofs/lemmas/groups/module_tree.c. */
#ifndef DODONA_SPEC_LEMMAS_MODULE_TREE_H
#define DODONA_SPEC_LEMMAS_MODULE_TREE_H

#include <stdint.h>
#include "spec/algorithms/module_tree.h"

/*@
  // In heap order, the first of the numbers t rows below number k. The numbers below the next number follow
  // directly.
  // measure t
  logic integer RowStart(integer k, integer t) = t <= 0 ? k : RowStart(2 * k, t - 1);

  // Among the numbers t rows below k the last one, second child of second children, receives last.
  predicate HeapRow(integer r, integer t, integer k) =
    RowStart(k, t) < RowStart(k + 1, t) &&
    (\forall integer n; n < RowStart(k + 1, t) <= n + 1 ==>
      HeapModule(r, n) == HeapModule(r, k) + r * t + t) &&
    \forall integer n; RowStart(k, t) <= n < RowStart(k + 1, t) ==>
      HeapModule(r, n) <= HeapModule(r, k) + r * t + t;

  // The last of the numbers first .. end to receive does so in step most.
  predicate HeapMost(integer r, integer first, integer end, integer most) =
    (\forall integer n; first <= n <= end ==> HeapModule(r, n) <= most) &&
    (\exists integer n; first <= n <= end && HeapModule(r, n) == most);
*/

/*@ ghost
  /@ requires 0 <= r && 0 <= t;
     terminates \true;
     assigns \nothing;
     ensures \forall integer k; 1 <= k ==> HeapRow(r, t, k);
     exits \false; @/
  void lemma_heap_row(int32_t r, int32_t t);
*/

/* The rows above the row of 2^t. */
/*@ ghost
  /@ requires 0 <= r && 0 <= t;
     terminates \true;
     assigns \nothing;
     ensures 1 <= t ==> HeapMost(r, 1, RowStart(1, t) - 1, (r + 1) * (t - 1));
     ensures 1 <= RowStart(1, t) && (t == 0 ==> RowStart(1, t) == 1);
     exits \false; @/
  void lemma_heap_above(int32_t r, int32_t t);
*/

/* From the numbers t rows below k, as many as there are, to the numbers below k / 2. */
/*@ ghost
  /@ requires 1 <= r && 0 <= ones <= t && 1 < k;
     requires RowStart(k, t) <= count < RowStart(k + 1, t);
     requires HeapMost(r, RowStart(k, t), count, HeapModule(r, k) + r * t + ones);
     terminates \true;
     assigns \nothing;
     ensures RowStart(k / 2, t + 1) <= count < RowStart(k / 2 + 1, t + 1);
     ensures k % 2 == 0 ==> HeapMost(r, RowStart(k / 2, t + 1), count,
                                     HeapModule(r, k / 2) + r * (t + 1) + ones);
     ensures k % 2 == 1 && t <= ones + 1 ==> HeapMost(r, RowStart(k / 2, t + 1), count,
                                     HeapModule(r, k / 2) + r * (t + 1) + ones + 1);
     ensures k % 2 == 1 && ones + 1 <= t ==> HeapMost(r, RowStart(k / 2, t + 1), count,
                                     HeapModule(r, k / 2) + r * (t + 1) + t);
     exits \false; @/
  void lemma_heap_up(int32_t count, int32_t r, int32_t t, int32_t ones, int32_t k);
*/

#endif
