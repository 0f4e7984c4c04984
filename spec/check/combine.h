/* What a valid schedule of a global combine is, and what each fault of its checker says. Messages
   carry all inputs that the sender has counted (block 0), or the same without the sender's own
   (block 1). A message is one of the two, so one row. No input may come to a rank twice: it would be
   counted twice. */
#ifndef DODONA_SPEC_CHECK_COMBINE_H
#define DODONA_SPEC_CHECK_COMBINE_H

#include "spec/check/broadcast.h"

/*@
  predicate CombineSensible(dodona_rules *g) = SensibleMachine(g) && g->blocks == 2;

  predicate CombineJudgeable(dodona_rules *g, integer n, integer entries) =
    CombineSensible(g) && 0 <= n && 4 * g->ranks + g->ranks * g->ranks <= entries;

  // The step from which on rank v counts input d, by the first k rows. Its own input: from step 0 on.
  // Another input: from `latency` after the first of its receives that carries it; -1 if none does. A
  // message carries what its sender counts in the step of the row.
  // measure k
  logic integer Entry{M}(dodona_row *a, integer latency, integer k, integer v, integer d) =
    k <= 0 ? (v == d ? 0 : -1) :
    Entry(a, latency, k - 1, v, d) >= 0 ? Entry(a, latency, k - 1, v, d) :
    a[k - 1].op == DODONA_RECV && a[k - 1].rank == v &&
    !(a[k - 1].block == 1 && a[k - 1].peer == d) &&
    Entry(a, latency, k - 1, a[k - 1].peer, d) >= 0 &&
    Entry(a, latency, k - 1, a[k - 1].peer, d) <= a[k - 1].step
      ? a[k - 1].step + latency : -1;

  // Rank v counts input d, sooner or later, by the first k rows.
  predicate Counted(dodona_row *a, integer latency, integer k, integer v, integer d) =
    Entry(a, latency, k, v, d) >= 0;

  // Input d is in the message that row k receives.
  predicate Carries(dodona_row *a, integer latency, integer k, integer d) =
    a[k].op == DODONA_RECV && !(a[k].block == 1 && a[k].peer == d) &&
    0 <= Entry(a, latency, k, a[k].peer, d) <= a[k].step;

  // Row k brings input d once more.
  predicate Again(dodona_row *a, integer latency, integer k, integer d) =
    Carries(a, latency, k, d) && Counted(a, latency, k, a[k].rank, d);

  predicate AllNew(dodona_rules *g, dodona_row *a, integer k) =
    \forall integer d; 0 <= d < g->ranks ==> !Again(a, g->latency, k, d);

  predicate CombineRowRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowFits(g, a, n, k) && OpensMessage(a, k) && AllNew(g, a, k);

  predicate CombineRowsRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \forall integer i; 0 <= i < k ==> CombineRowRight(g, a, n, i);

  // Every rank before `rank` counts every input, and `rank` counts every input before `input`.
  predicate CountedBefore(dodona_rules *g, dodona_row *a, integer n, integer rank, integer input) =
    \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
      (v < rank || (v == rank && d < input)) ==> Counted(a, g->latency, n, v, d);

  predicate ValidCombineRows(dodona_rules *g, dodona_row *a, integer n) =
    CombineRowsRight(g, a, n, n) && CountedBefore(g, a, n, g->ranks, 0);

  // Row k breaks the rule that the fault names and none of the rules before. A second row of a
  // message breaks the rule of ports.
  predicate CombineBreaks(dodona_rules *g, dodona_row *a, integer n, integer k, integer fault) =
    (DODONA_OUT_OF_RANGE <= fault <= DODONA_BLOCK_MISMATCH || fault == DODONA_COUNTED_TWICE) &&
    (fault != DODONA_PORT_TWICE ==> Misfits(g, a, n, k, fault)) &&
    (fault == DODONA_PORT_TWICE ==>
      RowInRange(g, a, k) && InOrder(a, k) && !(PortFree(g, a, k) && OpensMessage(a, k))) &&
    (fault > DODONA_PORT_TWICE ==> OpensMessage(a, k)) &&
    (fault == DODONA_COUNTED_TWICE ==> !AllNew(g, a, k));

  // The input is the first that row k brings to the rank once more.
  predicate CountedTwice(dodona_rules *g, dodona_row *a, integer k, integer rank, integer input) =
    rank == a[k].rank && 0 <= input < g->ranks && Again(a, g->latency, k, input) &&
    \forall integer d; 0 <= d < input ==> !Again(a, g->latency, k, d);

  // The rank is the first that does not count all inputs, the input the first that it lacks.
  predicate NeverCounted(dodona_rules *g, dodona_row *a, integer n, integer rank, integer input) =
    0 <= rank < g->ranks && 0 <= input < g->ranks && CountedBefore(g, a, n, rank, input) &&
    !Counted(a, g->latency, n, rank, input);
*/

#endif
