/* theorem_grid, for every grid. RowHas and ColumnHas are sums over a row and over a column; an input is in exactly one of their terms, and once. */
#include "spec/machine/grid.h"

/*@
  predicate RowOwn(integer n, integer s) =
    \forall integer r, c, b, i, j; 0 <= r < n && 0 <= c < RowLength(r) && 0 <= b < s ==> GridHas(0, r, c, b, i, j) == (r == i && c == j ? 1 : 0);

  predicate ColumnOwn(integer n, integer s) =
    \forall integer r, b, i, j; 0 <= r < n && 0 <= b < s && 0 <= i < n && 0 <= j < RowLength(i) ==>
      GridHas(1, r, ShareOf(b), b, i, j) == (r == i ? 1 : 0);
*/

/*@ ghost
  /@ requires own: RowOwn(n, s);
     terminates \true;
     decreases k < 0 ? 0 : k;
     assigns \nothing;
     ensures row: \forall integer l, r, b, i, j; l <= k && l <= RowLength(r) && 0 <= r < n && 0 <= b < s ==>
       RowHas(l, 0, r, b, i, j) == (r == i && 0 <= j < l ? 1 : 0);
     exits \false; @/
  void lemma_row_has(int32_t k, int32_t n, int32_t s)
  {
    if (k > 0)
      lemma_row_has(k - 1, n, s);
  }

  /@ requires own: ColumnOwn(n, s) && k <= n;
     terminates \true;
     decreases k < 0 ? 0 : k;
     assigns \nothing;
     ensures column: \forall integer b, i, j; 0 <= b < s && 0 <= i < n && 0 <= j < RowLength(i) ==>
       ColumnHas(k, 1, ShareOf(b), b, i, j) == (0 <= i < k ? 1 : 0);
     exits \false; @/
  void lemma_column_has(int32_t k, int32_t n, int32_t s)
  {
    if (k > 0)
      lemma_column_has(k - 1, n, s);
  }

  void theorem_grid(int32_t n, int32_t m, int32_t s, int32_t alone, int32_t all, int32_t r0, int32_t c0)
  {
    if (alone == 0) {
      lemma_row_has(m, n, s);
      lemma_column_has(n, n, s);
      return;
    }
    /@ assert first: \forall integer b, i, j; 0 <= b < s ==> GridHas(1, r0, ShareOf(b), b, i, j) == (i == r0 && j == c0 ? 1 : 0); @/
  }
*/
