/* A collective of all ranks in phases on a grid of n rows. Each block belongs to a column, as its share. Rows may differ in length: then
   there is one share, which is the first rank's of each row, its leader.

                     1. in each row                  2. in each column               3. in each row
     allreduce       the share of each rank joined   its shares joined, at all       all shares, to all
     broadcast       to each rank its share, of the  each share to all               all shares, to all
                     root's row alone
     reduction       the share of each rank joined   its shares joined, at the       all shares, to the root, of the
                                                     root's row                      root's row alone

   What a phase does to what its ranks have is what the plan of its row or column does to inputs: theorem_schedule_run says that, and theorem_linear
   takes it from inputs to whatever they have. theorem_grid puts the three together. */
#ifndef DODONA_SPEC_MACHINE_GRID_H
#define DODONA_SPEC_MACHINE_GRID_H

#include <stdint.h>

/*@
  // How often the input of the rank in row i and column j is in what the rank in row r and column c has of block b when `phase` phases have ended.
  // ShareOf: the column of a block. RowLength: how many ranks row r has. Nothing is assumed about them but what the phases say.
  axiomatic GridHoldings {
    logic integer GridHas(integer phase, integer r, integer c, integer b, integer i, integer j) reads \nothing;
    logic integer ShareOf(integer b) reads \nothing;
    logic integer RowLength(integer r) reads \nothing;
  }

  // Of the first k ranks of row r, or of column c, together.
  // measure k
  logic integer RowHas(integer k, integer phase, integer r, integer b, integer i, integer j) =
    k <= 0 ? 0 : RowHas(k - 1, phase, r, b, i, j) + GridHas(phase, r, k - 1, b, i, j);

  // measure k
  logic integer ColumnHas(integer k, integer phase, integer c, integer b, integer i, integer j) =
    k <= 0 ? 0 : ColumnHas(k - 1, phase, c, b, i, j) + GridHas(phase, k - 1, c, b, i, j);

  // Every row has a rank in the column of each block; m is the longest row's length.
  predicate Shared(integer n, integer m, integer s) =
    \forall integer r; 0 <= r < n ==> 1 <= RowLength(r) <= m && \forall integer b; 0 <= b < s ==> 0 <= ShareOf(b) < RowLength(r);

  // Who begins: the rank in row r0 and column c0 alone, or everybody; each with its own input.
  predicate GridBegins(integer n, integer s, integer alone, integer r0, integer c0) =
    \forall integer r, c, b, i, j; 0 <= r < n && 0 <= c < RowLength(r) && 0 <= b < s ==>
      GridHas(0, r, c, b, i, j) == (r == i && c == j && (alone == 0 || (r == r0 && c == c0)) ? 1 : 0);

  // Phase 1, to the rank whose share it is: all that its row has; or of the root's row what the root has.
  predicate RowsJoin(integer n, integer s) =
    \forall integer r, b, i, j; 0 <= r < n && 0 <= b < s ==> GridHas(1, r, ShareOf(b), b, i, j) == RowHas(RowLength(r), 0, r, b, i, j);
  predicate RowScatters(integer s, integer r0, integer c0) =
    \forall integer b, i, j; 0 <= b < s ==> GridHas(1, r0, ShareOf(b), b, i, j) == GridHas(0, r0, c0, b, i, j);

  // Phase 2, at all rows or at the root's: all that the column has; or at all rows what the root's row has.
  predicate ColumnsJoin(integer n, integer s, integer all, integer r0) =
    \forall integer r, b, i, j; 0 <= r < n && (all != 0 || r == r0) && 0 <= b < s ==>
      GridHas(2, r, ShareOf(b), b, i, j) == ColumnHas(n, 1, ShareOf(b), b, i, j);
  predicate ColumnsBroadcast(integer n, integer s, integer r0) =
    \forall integer r, b, i, j; 0 <= r < n && 0 <= b < s ==> GridHas(2, r, ShareOf(b), b, i, j) == GridHas(1, r0, ShareOf(b), b, i, j);

  // Phase 3, to all, or to the root: the shares of the row.
  predicate RowsGather(integer n, integer s, integer all, integer r0, integer c0) =
    \forall integer r, c, b, i, j; 0 <= r < n && 0 <= c < RowLength(r) && (all != 0 || (r == r0 && c == c0)) && 0 <= b < s ==>
      GridHas(3, r, c, b, i, j) == GridHas(2, r, ShareOf(b), b, i, j);

  // Whoever wants the blocks, all or the root, has the inputs of all who began, once each.
  predicate GridEnds(integer n, integer s, integer alone, integer all, integer r0, integer c0) =
    \forall integer r, c, b, i, j; 0 <= r < n && 0 <= c < RowLength(r) && (all != 0 || (r == r0 && c == c0)) && 0 <= b < s && 0 <= i < n && 0 <= j < RowLength(i) ==>
      GridHas(3, r, c, b, i, j) == (alone == 0 || (i == r0 && j == c0) ? 1 : 0);
*/

/* Phases in rows, columns and rows are the collective of the whole: a broadcast if one rank begins alone, else an allreduce if all want what comes of
   it, else a reduction. */
/*@ ghost
  /@ requires grid: 1 <= n && 1 <= m && 0 <= s && 0 <= r0 < n && 0 <= c0 < RowLength(r0) && Shared(n, m, s);
     requires op: (alone == 0 || alone == 1) && (all == 0 || all == 1) && (alone == 1 ==> all == 1);
     requires begins: GridBegins(n, s, alone, r0, c0);
     requires first: alone == 1 ? RowScatters(s, r0, c0) : RowsJoin(n, s);
     requires second: alone == 1 ? ColumnsBroadcast(n, s, r0) : ColumnsJoin(n, s, all, r0);
     requires third: RowsGather(n, s, all, r0, c0);
     terminates \true;
     assigns \nothing;
     ensures ends: GridEnds(n, s, alone, all, r0, c0);
     exits \false; @/
  void theorem_grid(int32_t n, int32_t m, int32_t s, int32_t alone, int32_t all, int32_t r0, int32_t c0);
*/

#endif
