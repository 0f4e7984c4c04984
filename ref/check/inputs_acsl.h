/* What the table of the checker of reductions says of the rows. */
#ifndef DODONA_CHECK_INPUTS_ACSL_H
#define DODONA_CHECK_INPUTS_ACSL_H

#include "spec/check/reduce.h"
#include "ref/check/tables_acsl.h"

/*@
  // Where the table keeps input d of rank v's block b: block by block, then rank by rank.
  logic integer InputAt(integer P, integer v, integer b, integer d) = Cell(P, d, Cell(P, v, b));

  logic integer InputCells(integer P, integer s) = Cells(P, Cells(P, s));

  // The entry there: the step from which on v counts d in b, plus one; 0 if it does not.
  predicate InputIs(dodona_rules *g, dodona_row *a, uint64_t *counted, integer k, integer v,
                    integer b, integer d) =
    0 <= InputAt(g->ranks, v, b, d) < InputCells(g->ranks, g->blocks / 2) &&
    counted[InputAt(g->ranks, v, b, d)] == Since(a, g->latency, g->blocks / 2, k, v, b, d) + 1;

  predicate Inputs(dodona_rules *g, dodona_row *a, uint64_t *counted, integer k) =
    \forall integer v, b, d; 0 <= v < g->ranks && 0 <= b < g->blocks / 2 && 0 <= d < g->ranks ==>
      InputIs(g, a, counted, k, v, b, d);

  predicate ReduceTables(dodona_rules *g, dodona_row *a, uint64_t *last, uint64_t *counted,
                         integer k) =
    LastSound(g, a, last, k) && LastFull(g, a, last, k) && Inputs(g, a, counted, k);

  // All that is known of the rows before row k when none of them is wrong.
  predicate ReduceBefore(dodona_rules *g, dodona_row *a, integer n, integer k) =
    ReduceRowsRight(g, a, n, k) && RangeBefore(g, a, k) && StepsOrdered(a, k) && PortsBefore(g, a, k);

  // The verdict names the first row that is not right.
  predicate WrongReduceRow(dodona_rules *g, dodona_row *a, integer n, dodona_reduce_verdict v) =
    0 <= v.row < n && ReduceRowsRight(g, a, n, v.row) && ReduceBreaks(g, a, n, v.row, v.fault) &&
    !ReduceRowRight(g, a, n, v.row) &&
    (v.fault == DODONA_SENT_BEFORE_HELD ==>
      SentUnfinished(g, a, v.row, v.rank, v.block, v.input)) &&
    (v.fault == DODONA_COUNTED_TWICE ==> RepeatedFirst(g, a, v.row, v.rank, v.block, v.input)) &&
    (v.fault != DODONA_SENT_BEFORE_HELD && v.fault != DODONA_COUNTED_TWICE ==>
      v.rank == DODONA_NONE && v.block == DODONA_NONE && v.input == DODONA_NONE);
*/

#endif
