/* The trees of modules by rows: each loop goes down a row. */
#include "spec/lemmas/module_tree.h"

/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures \forall integer k; 1 <= k ==> HeapModule(r, 2 * k) == HeapModule(r, k) + r;
     ensures \forall integer k; 1 <= k ==> HeapModule(r, 2 * k + 1) == HeapModule(r, k) + r + 1;
     exits \false; @/
  void lemma_heap_children(int32_t r)
  {
    /@ assert first: \forall integer k; 1 <= k ==> 2 * k - (2 * k + 1) / 2 == k && (2 * k) % 2 == 0; @/
    /@ assert second: \forall integer k; 1 <= k ==>
         2 * k + 1 - (2 * k + 2) / 2 == k && (2 * k + 1) % 2 == 1; @/
  }
*/

/*@ ghost
  void lemma_heap_row(int32_t r, int32_t t)
  {
    int32_t s = 0;
    lemma_heap_children(r);
    /@ loop invariant range: 0 <= s <= t;
       loop invariant row: \forall integer k; 1 <= k ==> HeapRow(r, s, k);
       loop assigns s;
       loop variant t - s; @/
    while (s < t) {
      /@ assert start: \forall integer k; RowStart(k, s + 1) == RowStart(2 * k, s); @/
      /@ assert first: \forall integer k; 1 <= k ==> HeapRow(r, s, 2 * k); @/
      /@ assert second: \forall integer k; 1 <= k ==> HeapRow(r, s, 2 * k + 1); @/
      /@ assert order: \forall integer k; 1 <= k ==> RowStart(k, s + 1) < RowStart(k + 1, s + 1); @/
      /@ assert below: r * (s + 1) == r * s + r; @/
      /@ assert corner: \forall integer k, n; 1 <= k && n < RowStart(2 * k + 2, s) <= n + 1 ==>
           HeapModule(r, n) == HeapModule(r, 2 * k + 1) + r * s + s &&
           HeapModule(r, 2 * k + 1) == HeapModule(r, k) + r + 1; @/
      /@ assert sum: \forall integer k, n; 1 <= k && n < RowStart(2 * k + 2, s) <= n + 1 ==>
           HeapModule(r, n) == HeapModule(r, k) + r * (s + 1) + s + 1; @/
      /@ assert last: \forall integer k, n; 1 <= k && n < RowStart(k + 1, s + 1) <= n + 1 ==>
           HeapModule(r, n) == HeapModule(r, k) + r * (s + 1) + s + 1; @/
      /@ assert left: \forall integer k, n; 1 <= k && RowStart(2 * k, s) <= n < RowStart(2 * k + 1, s) ==>
           HeapModule(r, n) <= HeapModule(r, 2 * k) + r * s + s; @/
      /@ assert right: \forall integer k, n; 1 <= k && RowStart(2 * k + 1, s) <= n < RowStart(2 * k + 2, s) ==>
           HeapModule(r, n) <= HeapModule(r, 2 * k + 1) + r * s + s; @/
      /@ assert most_left: \forall integer k, n; 1 <= k && RowStart(2 * k, s) <= n < RowStart(2 * k + 1, s) ==>
           HeapModule(r, n) <= HeapModule(r, k) + r * (s + 1) + s + 1; @/
      /@ assert most_right: \forall integer k, n; 1 <= k && RowStart(2 * k + 1, s) <= n < RowStart(2 * k + 2, s) ==>
           HeapModule(r, n) <= HeapModule(r, k) + r * (s + 1) + s + 1; @/
      /@ assert most: \forall integer k, n; 1 <= k && RowStart(k, s + 1) <= n < RowStart(k + 1, s + 1) ==>
           HeapModule(r, n) <= HeapModule(r, k) + r * (s + 1) + s + 1; @/
      s++;
    }
  }
*/

/*@ ghost
  void lemma_heap_above(int32_t r, int32_t t)
  {
    int32_t s = 0;
    /@ loop invariant range: 0 <= s <= t;
       loop invariant above: 1 <= s ==> HeapMost(r, 1, RowStart(1, s) - 1, (r + 1) * (s - 1));
       loop invariant some: 1 <= RowStart(1, s) && (s == 0 ==> RowStart(1, s) == 1);
       loop assigns s;
       loop variant t - s; @/
    while (s < t) {
      lemma_heap_row(r, s);
      /@ assert row: HeapRow(r, s, 1); @/
      /@ assert next: RowStart(1, s + 1) == RowStart(2, s); @/
      /@ assert root: HeapModule(r, 1) == 0; @/
      /@ assert row_end: HeapModule(r, RowStart(2, s) - 1) == (r + 1) * s; @/
      /@ assert row_most: \forall integer n; RowStart(1, s) <= n < RowStart(2, s) ==>
           HeapModule(r, n) <= (r + 1) * s; @/
      /@ assert less: 1 <= s ==> (r + 1) * (s - 1) <= (r + 1) * s; @/
      /@ assert before: \forall integer n; 1 <= n < RowStart(1, s) ==> HeapModule(r, n) <= (r + 1) * s; @/
      /@ assert after: HeapMost(r, 1, RowStart(2, s) - 1, (r + 1) * s); @/
      s++;
    }
  }
*/

/*@ ghost
  void lemma_heap_up(int32_t count, int32_t r, int32_t t, int32_t ones, int32_t k)
  {
    int32_t h = k / 2;
    lemma_heap_children(r);
    lemma_heap_row(r, t);
    /@ assert start: RowStart(h, t + 1) == RowStart(2 * h, t); @/
    /@ assert end: RowStart(h + 1, t + 1) == RowStart(2 * h + 2, t); @/
    /@ assert here: HeapRow(r, t, 2 * h) && HeapRow(r, t, 2 * h + 1); @/
    if (k % 2 == 0) {
      /@ assert even: k == 2 * h; @/
      /@ assert left: RowStart(h, t + 1) <= count < RowStart(h + 1, t + 1); @/
      /@ assert same: HeapModule(r, k) + r * t + ones == HeapModule(r, h) + r * (t + 1) + ones; @/
    } else {
      /@ assert odd: k == 2 * h + 1; @/
      /@ assert first: HeapModule(r, 2 * h) + r * t + t == HeapModule(r, h) + r * (t + 1) + t; @/
      /@ assert second: HeapModule(r, k) + r * t + ones == HeapModule(r, h) + r * (t + 1) + ones + 1; @/
      /@ assert right: RowStart(h, t + 1) <= count < RowStart(h + 1, t + 1); @/
      /@ assert corner: HeapModule(r, RowStart(k, t) - 1) == HeapModule(r, h) + r * (t + 1) + t; @/
      /@ assert full: HeapMost(r, RowStart(2 * h, t), RowStart(k, t) - 1, HeapModule(r, h) + r * (t + 1) + t); @/
      /@ assert before: \forall integer n; RowStart(h, t + 1) <= n < RowStart(k, t) ==>
           HeapModule(r, n) <= HeapModule(r, h) + r * (t + 1) + t; @/
      /@ assert after: \forall integer n; RowStart(k, t) <= n <= count ==>
           HeapModule(r, n) <= HeapModule(r, h) + r * (t + 1) + ones + 1; @/
      /@ assert some: \exists integer n; RowStart(k, t) <= n <= count &&
           HeapModule(r, n) == HeapModule(r, h) + r * (t + 1) + ones + 1; @/
    }
  }
*/
