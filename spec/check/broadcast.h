/* What each rule demands of row k of the rows a[0 .. n - 1], judged by the rules g: the machine of the
   paper's section 2 (one port to send, one to receive), with a latency and a port time in steps. A row is
   judged by the rows before it and by the rows of its own step, before it or after. Rows of one step with
   the same rank, operation and peer are one message with as many blocks. */
#ifndef DODONA_SPEC_CHECK_BROADCAST_H
#define DODONA_SPEC_CHECK_BROADCAST_H

/*@
  predicate RowInRange(dodona_rules *g, dodona_row *a, integer k) =
    0 <= a[k].step <= 0x4000000000000000 &&
    0 <= a[k].rank < g->ranks &&
    0 <= a[k].peer < g->ranks && a[k].peer != a[k].rank &&
    0 <= a[k].block < g->blocks &&
    (a[k].op == DODONA_SEND || a[k].op == DODONA_RECV);

  predicate InOrder(dodona_row *a, integer k) = 0 < k ==> a[k - 1].step <= a[k].step;

  // Rows i and k use one port; in the simplex model a rank has but one.
  predicate SamePort(dodona_rules *g, dodona_row *a, integer i, integer k) =
    a[i].rank == a[k].rank && (a[i].op == a[k].op || g->simplex != 0);

  predicate SameMessage(dodona_row *a, integer i, integer k) =
    a[i].step == a[k].step && a[i].rank == a[k].rank && a[i].op == a[k].op &&
    a[i].peer == a[k].peer;

  // Row i leaves its port to row k: row i is over, or row k continues the message of row i.
  predicate Leaves(dodona_rules *g, dodona_row *a, integer i, integer k) =
    a[i].step + g->ticks <= a[k].step || (SameMessage(a, i, k) && a[i].block < a[k].block);

  predicate PortFree(dodona_rules *g, dodona_row *a, integer k) =
    \forall integer i; 0 <= i < k && SamePort(g, a, i, k) ==> Leaves(g, a, i, k);

  // Rows i .. k, or k .. i, are rows of one step.
  predicate OneStep(dodona_row *a, integer i, integer k) =
    \forall integer j; i <= j <= k || k <= j <= i ==> a[j].step == a[k].step;

  // In the step of row k, its peer does in row i the opposite operation.
  predicate Answers(dodona_rules *g, dodona_row *a, integer k, integer i) =
    OneStep(a, i, k) && RowInRange(g, a, i) && a[i].rank == a[k].peer && a[i].op == 1 - a[k].op;

  // Row i is the first such row. A peer with another such row, of another message, breaks the rule of ports.
  predicate Partner(dodona_rules *g, dodona_row *a, integer n, integer k, integer i) =
    0 <= i < n && Answers(g, a, k, i) && \forall integer j; 0 <= j < i ==> !Answers(g, a, k, j);

  predicate Matched(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \exists integer i; Partner(g, a, n, k, i) && a[i].peer == a[k].rank;

  // In row i the peer sends or receives what row k receives or sends.
  predicate Meets(dodona_rules *g, dodona_row *a, integer k, integer i) =
    Answers(g, a, k, i) && a[i].peer == a[k].rank && a[i].block == a[k].block;

  predicate SameBlock(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \exists integer i; 0 <= i < n && Meets(g, a, k, i);

  // What every kind of schedule demands of row k.
  predicate RowFits(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowInRange(g, a, k) && InOrder(a, k) && PortFree(g, a, k) && Matched(g, a, n, k) &&
    SameBlock(g, a, n, k);

  // Row k breaks the rule that the fault names, and none of the rules before it.
  predicate Misfits(dodona_rules *g, dodona_row *a, integer n, integer k, integer fault) =
    (fault == DODONA_OUT_OF_RANGE ==> !RowInRange(g, a, k)) &&
    (fault > DODONA_OUT_OF_RANGE ==> RowInRange(g, a, k)) &&
    (fault == DODONA_OUT_OF_ORDER ==> !InOrder(a, k)) &&
    (fault > DODONA_OUT_OF_ORDER ==> InOrder(a, k)) &&
    (fault == DODONA_PORT_TWICE ==> !PortFree(g, a, k)) &&
    (fault > DODONA_PORT_TWICE ==> PortFree(g, a, k)) &&
    (fault == DODONA_UNMATCHED_SEND ==> !Matched(g, a, n, k) && a[k].op == DODONA_SEND) &&
    (fault == DODONA_UNMATCHED_RECEIVE ==> !Matched(g, a, n, k) && a[k].op == DODONA_RECV) &&
    (fault > DODONA_UNMATCHED_RECEIVE ==> Matched(g, a, n, k)) &&
    (fault == DODONA_BLOCK_MISMATCH ==> !SameBlock(g, a, n, k)) &&
    (fault > DODONA_BLOCK_MISMATCH ==> SameBlock(g, a, n, k));

  // No row of the message comes before row k.
  predicate OpensMessage(dodona_row *a, integer k) =
    \forall integer i; 0 <= i < k ==> !SameMessage(a, i, k);

  // In row i rank r receives block b.
  predicate Gets(dodona_row *a, integer i, integer r, integer b) =
    a[i].op == DODONA_RECV && a[i].rank == r && a[i].block == b;

  predicate Holds(dodona_rules *g, dodona_row *a, integer k) =
    a[k].op == DODONA_SEND && a[k].rank != g->root ==>
      \exists integer i; 0 <= i < k && Gets(a, i, a[k].rank, a[k].block) &&
        a[i].step + g->latency <= a[k].step;

  predicate Lacks(dodona_rules *g, dodona_row *a, integer k) =
    a[k].op == DODONA_RECV && g->redundant == 0 ==>
      a[k].rank != g->root &&
      \forall integer i; 0 <= i < k ==> !Gets(a, i, a[k].rank, a[k].block);

  predicate RowRight(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowFits(g, a, n, k) && Holds(g, a, k) && Lacks(g, a, k);
*/

/* What a valid broadcast schedule is, and what each fault of the checker says. */

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
