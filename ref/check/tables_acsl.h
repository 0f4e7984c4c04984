/* What the checker's tables say about the rows. Entries are row indices plus one. */
#ifndef DODONA_CHECK_TABLES_ACSL_H
#define DODONA_CHECK_TABLES_ACSL_H

#include "ref/check/cell.h"
#include "spec/check/broadcast.h"

/*@
  // Rows lo .. hi - 1 are all the rows of a step.
  predicate Run(dodona_row *a, integer n, integer lo, integer hi) =
    0 <= lo < hi <= n &&
    (\forall integer i; lo <= i < hi ==> a[i].step == a[lo].step) &&
    (0 < lo ==> a[lo - 1].step != a[lo].step) &&
    (hi < n ==> a[hi].step != a[lo].step);

  predicate StepsOrdered(dodona_row *a, integer k) =
    \forall integer i, j; 0 <= i <= j < k ==> a[i].step <= a[j].step;

  // Row lo begins the step of row k.
  predicate StepBegins(dodona_row *a, integer lo, integer k) =
    0 <= lo <= k &&
    (\forall integer i; 0 <= i < lo ==> a[i].step < a[k].step) &&
    (\forall integer i; lo <= i < k ==> a[i].step == a[k].step);

  // An entry above lo is a row that does what the slot q says.
  predicate SlotEntry(dodona_rules *g, dodona_row *a, integer lo, integer hi, integer q,
                      integer entry) =
    entry <= hi &&
    (lo < entry ==> RowInRange(g, a, entry - 1) && PortSlot(a[entry - 1].rank, a[entry - 1].op) == q);

  predicate FirstSound(dodona_rules *g, dodona_row *a, uint64_t *first, integer lo, integer hi) =
    \forall integer q; 0 <= q < 2 * g->ranks ==> SlotEntry(g, a, lo, hi, q, first[q]);

  // No row of the step does it before.
  predicate FirstFull(dodona_rules *g, dodona_row *a, uint64_t *first, integer lo, integer hi) =
    \forall integer i; lo <= i < hi && RowInRange(g, a, i) ==>
      0 <= PortSlot(a[i].rank, a[i].op) < 2 * g->ranks &&
      lo < first[PortSlot(a[i].rank, a[i].op)] <= i + 1;

  predicate LastSound(dodona_rules *g, dodona_row *a, uint64_t *last, integer k) =
    \forall integer q; 0 <= q < 2 * g->ranks ==> SlotEntry(g, a, 0, k, q, last[q]);

  // No row does it after.
  predicate LastFull(dodona_rules *g, dodona_row *a, uint64_t *last, integer k) =
    \forall integer i; 0 <= i < k ==>
      0 <= PortSlot(a[i].rank, a[i].op) < 2 * g->ranks && i < last[PortSlot(a[i].rank, a[i].op)];

  predicate CellEntry(dodona_rules *g, dodona_row *a, integer k, integer q, integer entry) =
    entry <= k &&
    (0 < entry ==>
      RowInRange(g, a, entry - 1) && a[entry - 1].op == DODONA_RECV &&
      Cell(g->ranks, a[entry - 1].rank, a[entry - 1].block) == q);

  predicate HeldSound(dodona_rules *g, dodona_row *a, uint64_t *held, integer k) =
    \forall integer q; 0 <= q < Cells(g->ranks, g->blocks) ==> CellEntry(g, a, k, q, held[q]);

  predicate HeldFull(dodona_rules *g, dodona_row *a, uint64_t *held, integer k) =
    \forall integer i; 0 <= i < k && a[i].op == DODONA_RECV ==>
      0 <= Cell(g->ranks, a[i].rank, a[i].block) < Cells(g->ranks, g->blocks) &&
      0 < held[Cell(g->ranks, a[i].rank, a[i].block)] <= i + 1;

  predicate Tables(dodona_rules *g, dodona_row *a, uint64_t *last, uint64_t *held, integer k) =
    LastSound(g, a, last, k) && LastFull(g, a, last, k) &&
    HeldSound(g, a, held, k) && HeldFull(g, a, held, k);

  // The fields stand here once more because provers look for them, not for RowInRange.
  predicate RangeBefore(dodona_rules *g, dodona_row *a, integer k) =
    \forall integer i; 0 <= i < k ==>
      RowInRange(g, a, i) && 0 <= a[i].step <= 0x4000000000000000 &&
      0 <= a[i].rank < g->ranks && 0 <= a[i].peer < g->ranks && 0 <= a[i].block < g->blocks &&
      (a[i].op == DODONA_SEND || a[i].op == DODONA_RECV);

  // So the last row of a port says what keeps it busy.
  predicate PortsBefore(dodona_rules *g, dodona_row *a, integer k) =
    \forall integer i; 0 <= i < k ==> PortFree(g, a, i);

  // All that is known of the rows before row k when none of them is wrong.
  predicate Before(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowsRight(g, a, n, k) && RangeBefore(g, a, k) && StepsOrdered(a, k) && PortsBefore(g, a, k);

  // The verdict names the first row that is not right.
  predicate WrongRow(dodona_rules *g, dodona_row *a, integer n, dodona_verdict v) =
    0 <= v.row < n && v.rank == DODONA_NONE && v.block == DODONA_NONE &&
    RowsRight(g, a, n, v.row) && Breaks(g, a, n, v.row, v.fault) && !RowRight(g, a, n, v.row);
*/

#endif
