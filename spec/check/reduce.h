/* What a valid schedule of a reduction or an allreduce over s blocks is, and what each fault of its
   checker says. There are 2 s blocks for the rules of rows: block b < s is a partial combination of
   block b, of all inputs that its sender has of it; block s + b the finished result. No input may come
   to a rank twice in partial combinations: it would be counted twice. */
#ifndef DODONA_SPEC_CHECK_REDUCE_H
#define DODONA_SPEC_CHECK_REDUCE_H

#include "spec/check/broadcast.h"

/*@
  // How many entries the tables have: first, last, and the table of inputs.
  logic integer InputEntries(integer P, integer s) = P * (P * s + 4);

  predicate ReduceSensible(dodona_rules *g) =
    Sensible(g) && g->blocks % 2 == 0 &&
    InputEntries(g->ranks, g->blocks / 2) <= 0x7fffffffffffffff;

  predicate ReduceJudgeable(dodona_rules *g, integer n, integer entries) =
    ReduceSensible(g) && 0 <= n && InputEntries(g->ranks, g->blocks / 2) <= entries;

  // The step from which on rank v counts input d in its block b, by the first k rows; -1 if it never does. Its own
  // input: from step 0 on. Another input: from `latency` after the first of its receives that brings it. A result
  // brings all inputs; a partial combination brings what its sender counts in the step of the row.
  // measure k
  logic integer Since{M}(dodona_row *a, integer latency, integer s, integer k, integer v, integer b,
                         integer d) =
    k <= 0 ? (v == d ? 0 : -1) :
    Since(a, latency, s, k - 1, v, b, d) >= 0 ? Since(a, latency, s, k - 1, v, b, d) :
    a[k - 1].op == DODONA_RECV && a[k - 1].rank == v &&
    (a[k - 1].block == s + b ||
     (a[k - 1].block == b &&
      Since(a, latency, s, k - 1, a[k - 1].peer, b, d) >= 0 &&
      Since(a, latency, s, k - 1, a[k - 1].peer, b, d) <= a[k - 1].step))
      ? a[k - 1].step + latency : -1;

  // Rank v counts input d in block b, sooner or later, by the first k rows.
  predicate Included(dodona_row *a, integer latency, integer s, integer k, integer v, integer b,
                     integer d) =
    Since(a, latency, s, k, v, b, d) >= 0;

  // Row k sends or receives the result of block a[k].block - s.
  predicate IsResult(dodona_row *a, integer s, integer k) = s <= a[k].block;

  // Row k receives a partial combination that has input d.
  predicate Contributes(dodona_row *a, integer latency, integer s, integer k, integer d) =
    a[k].op == DODONA_RECV && !IsResult(a, s, k) &&
    0 <= Since(a, latency, s, k, a[k].peer, a[k].block, d) <= a[k].step;

  // It brings input d once more.
  predicate Repeats(dodona_row *a, integer latency, integer s, integer k, integer d) =
    Contributes(a, latency, s, k, d) && Included(a, latency, s, k, a[k].rank, a[k].block, d);

  predicate NoneRepeated(dodona_rules *g, dodona_row *a, integer k) =
    \forall integer d; 0 <= d < g->ranks ==> !Repeats(a, g->latency, g->blocks / 2, k, d);

  // In step x rank v counts input d in block b, by the first k rows.
  predicate IncludedBy(dodona_row *a, integer latency, integer s, integer k, integer v, integer b,
                       integer d, integer x) =
    0 <= Since(a, latency, s, k, v, b, d) <= x;

  // The sender of a result counts every input in that step.
  predicate SendsFinished(dodona_rules *g, dodona_row *a, integer k) =
    a[k].op == DODONA_SEND && IsResult(a, g->blocks / 2, k) ==>
      \forall integer d; 0 <= d < g->ranks ==>
        IncludedBy(a, g->latency, g->blocks / 2, k, a[k].rank, a[k].block - g->blocks / 2, d,
                   a[k].step);

  // The receiver of a result lacks an input, unless the rules allow otherwise.
  predicate LacksInput(dodona_rules *g, dodona_row *a, integer k) =
    a[k].op == DODONA_RECV && IsResult(a, g->blocks / 2, k) && g->redundant == 0 ==>
      \exists integer d; 0 <= d < g->ranks &&
        !Included(a, g->latency, g->blocks / 2, k, a[k].rank, a[k].block - g->blocks / 2, d);

  predicate ReduceRowRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowFits(g, a, n, k) && SendsFinished(g, a, k) && LacksInput(g, a, k) && NoneRepeated(g, a, k);

  predicate ReduceRowsRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \forall integer i; 0 <= i < k ==> ReduceRowRight(g, a, n, i);

  // Rank v is to end with every result: the root of a reduction, every rank of an allreduce.
  predicate Wants(dodona_rules *g, integer all, integer v) =
    0 <= v < g->ranks && (all != 0 || v == g->root);

  // Among the ranks that must have results: each rank before `rank` counts every input of every block;
  // `rank` counts every input of the blocks before `block`, and of `block` the inputs before `input`.
  predicate ReducedBefore(dodona_rules *g, integer all, dodona_row *a, integer n, integer rank,
                          integer block, integer input) =
    \forall integer v, b, d;
      Wants(g, all, v) && 0 <= b < g->blocks / 2 && 0 <= d < g->ranks &&
      (v < rank || (v == rank && (b < block || (b == block && d < input)))) ==>
        Included(a, g->latency, g->blocks / 2, n, v, b, d);

  predicate ValidReduceRows(dodona_rules *g, integer all, dodona_row *a, integer n) =
    ReduceRowsRight(g, a, n, n) && ReducedBefore(g, all, a, n, g->ranks, 0, 0);

  // Row k breaks the rule that the fault names and none of the rules before.
  predicate ReduceBreaks(dodona_rules *g, dodona_row *a, integer n, integer k, integer fault) =
    (DODONA_OUT_OF_RANGE <= fault <= DODONA_RECEIVED_TWICE || fault == DODONA_COUNTED_TWICE) &&
    Misfits(g, a, n, k, fault) &&
    (fault == DODONA_SENT_BEFORE_HELD ==> !SendsFinished(g, a, k)) &&
    (fault > DODONA_SENT_BEFORE_HELD ==> SendsFinished(g, a, k)) &&
    (fault == DODONA_RECEIVED_TWICE ==> !LacksInput(g, a, k)) &&
    (fault > DODONA_RECEIVED_TWICE ==> LacksInput(g, a, k)) &&
    (fault == DODONA_COUNTED_TWICE ==> !NoneRepeated(g, a, k));

  // The input is the first that the sender of row k lacks of the block whose result it sends.
  predicate SentUnfinished(dodona_rules *g, dodona_row *a, integer k, integer rank, integer block,
                           integer input) =
    rank == a[k].rank && block == a[k].block - g->blocks / 2 && 0 <= input < g->ranks &&
    a[k].op == DODONA_SEND && 0 <= block &&
    !IncludedBy(a, g->latency, g->blocks / 2, k, rank, block, input, a[k].step) &&
    \forall integer d; 0 <= d < input ==>
      IncludedBy(a, g->latency, g->blocks / 2, k, rank, block, d, a[k].step);

  // The input is the first of the block that row k brings to the rank once more.
  predicate RepeatedFirst(dodona_rules *g, dodona_row *a, integer k, integer rank, integer block,
                          integer input) =
    rank == a[k].rank && block == a[k].block && 0 <= input < g->ranks &&
    Repeats(a, g->latency, g->blocks / 2, k, input) &&
    \forall integer d; 0 <= d < input ==> !Repeats(a, g->latency, g->blocks / 2, k, d);

  // The first rank that lacks anything, its first incomplete block, and the first input that this block lacks.
  predicate NeverReduced(dodona_rules *g, integer all, dodona_row *a, integer n, integer rank,
                         integer block, integer input) =
    Wants(g, all, rank) && 0 <= block < g->blocks / 2 && 0 <= input < g->ranks &&
    ReducedBefore(g, all, a, n, rank, block, input) &&
    !Included(a, g->latency, g->blocks / 2, n, rank, block, input);
*/

#endif
