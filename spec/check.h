/* What a valid broadcast schedule is, and what each fault of the checker says. */
#ifndef DODONA_SPEC_CHECK_H
#define DODONA_SPEC_CHECK_H

#include "row.h"

/*@
  predicate SensibleMachine(dodona_rules *g) = 1 <= g->ranks && 1 <= g->ticks <= g->latency;

  predicate Sensible(dodona_rules *g) =
    SensibleMachine(g) && 1 <= g->blocks && 0 <= g->root < g->ranks;

  predicate Judgeable(dodona_rules *g, integer n, integer entries) =
    Sensible(g) && 0 <= n && 4 * g->ranks + g->ranks * g->blocks <= entries;

  predicate RowsRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \forall integer i; 0 <= i < k ==> RowRight(g, a, n, i);

  predicate Gotten(dodona_row *a, integer k, integer r, integer b) =
    \exists integer i; 0 <= i < k && Gets(a, i, r, b);

  // A cell (r, b) that a schedule must fill comes before (rank, block), rank by rank.
  predicate Earlier(dodona_rules *g, integer r, integer b, integer rank, integer block) =
    0 <= r < g->ranks && r != g->root && 0 <= b < g->blocks &&
    (r < rank || (r == rank && b < block));

  // Every such cell is filled.
  predicate GottenBefore(dodona_rules *g, dodona_row *a, integer n, integer rank, integer block) =
    \forall integer r, b; Earlier(g, r, b, rank, block) ==> Gotten(a, n, r, b);

  predicate ValidRows(dodona_rules *g, dodona_row *a, integer n) =
    RowsRight(g, a, n, n) && GottenBefore(g, a, n, g->ranks, 0);

  // Row k breaks the rule that the fault names and none of the rules before.
  predicate Breaks(dodona_rules *g, dodona_row *a, integer n, integer k, integer fault) =
    DODONA_OUT_OF_RANGE <= fault <= DODONA_RECEIVED_TWICE && Misfits(g, a, n, k, fault) &&
    (fault == DODONA_SENT_BEFORE_HELD ==> !Holds(g, a, k)) &&
    (fault > DODONA_SENT_BEFORE_HELD ==> Holds(g, a, k)) &&
    (fault == DODONA_RECEIVED_TWICE ==> !Lacks(g, a, k));

  // The cell (rank, block) is the first that stays empty.
  predicate NeverReceived(dodona_rules *g, dodona_row *a, integer n, integer rank, integer block) =
    0 <= rank < g->ranks && rank != g->root && 0 <= block < g->blocks &&
    GottenBefore(g, a, n, rank, block) && !Gotten(a, n, rank, block);
*/

#endif
