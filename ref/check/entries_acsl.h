/* What the table of the combine checker says of the rows. */
#ifndef DODONA_CHECK_ENTRIES_ACSL_H
#define DODONA_CHECK_ENTRIES_ACSL_H

#include "spec/check/combine.h"
#include "ref/check/tables_acsl.h"

/*@
  // The table's entry of rank v and input d, rank by rank: the step from which on v counts d, plus
  // one; 0 if it does not.
  predicate EntryIs(dodona_rules *g, dodona_row *a, uint64_t *counted, integer k, integer v,
                    integer d) =
    0 <= Cell(g->ranks, d, v) < Cells(g->ranks, g->ranks) &&
    counted[Cell(g->ranks, d, v)] == Entry(a, g->latency, k, v, d) + 1;

  predicate Entries(dodona_rules *g, dodona_row *a, uint64_t *counted, integer k) =
    \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
      EntryIs(g, a, counted, k, v, d);

  predicate CombineTables(dodona_rules *g, dodona_row *a, uint64_t *last, uint64_t *counted,
                          integer k) =
    LastSound(g, a, last, k) && LastFull(g, a, last, k) && Entries(g, a, counted, k);

  // All that is known of the rows before row k when none of them is wrong.
  predicate CombineBefore(dodona_rules *g, dodona_row *a, integer n, integer k) =
    CombineRowsRight(g, a, n, k) && RangeBefore(g, a, k) && StepsOrdered(a, k) && PortsBefore(g, a, k);

  // The verdict names the first row that is not right.
  predicate WrongCombineRow(dodona_rules *g, dodona_row *a, integer n, dodona_verdict v) =
    0 <= v.row < n && CombineRowsRight(g, a, n, v.row) && CombineBreaks(g, a, n, v.row, v.fault) &&
    !CombineRowRight(g, a, n, v.row) &&
    (v.fault == DODONA_COUNTED_TWICE ==> CountedTwice(g, a, v.row, v.rank, v.block)) &&
    (v.fault != DODONA_COUNTED_TWICE ==> v.rank == DODONA_NONE && v.block == DODONA_NONE);
*/

#endif
