/* The schedule that rows describe, and what the checkers' verdicts imply about it. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_DELIVERY_H
#define DODONA_SPEC_LEMMAS_CHECK_DELIVERY_H

#include <stdint.h>
#include "spec/check/broadcast.h"
#include "spec/machine/delivery.h"

/*@
  predicate HasRow(dodona_row *a, integer n, integer op, integer x, integer rank, integer peer,
                   integer block) =
    \exists integer k; 0 <= k < n && a[k].op == op && a[k].step == x && a[k].rank == rank &&
      a[k].peer == peer && a[k].block == block;

  // Every row has its place and its partner.
  predicate RowsFit(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k);

  // Every message is of one block.
  predicate SingleBlocks(dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n ==> OpensMessage(a, k);

  // S is the set of all receives.
  predicate IsSchedule(integer S, dodona_row *a, integer n) =
    \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> HasRow(a, n, DODONA_RECV, x, v, u, j);

  // S is also the set of all sends.
  predicate IsSent(integer S, dodona_row *a, integer n) =
    \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> HasRow(a, n, DODONA_SEND, x, u, v, j);

  // The step of the last row.
  logic integer LastStep(dodona_row *a, integer n) = n == 0 ? 0 : a[n - 1].step;
*/

/* What every row and its partner say. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires fit: RowsFit(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer k; 0 <= k < n ==>
       RowInRange(g, a, k) && 0 <= a[k].step <= 0x4000000000000000 &&
       0 <= a[k].rank < g->ranks && 0 <= a[k].peer < g->ranks && a[k].rank != a[k].peer &&
       0 <= a[k].block < g->blocks && (a[k].op == DODONA_SEND || a[k].op == DODONA_RECV);
     ensures partner: \forall integer k; 0 <= k < n ==> 0 <= a[k].rank &&
       \exists integer i; 0 <= i < n && a[i].op == 1 - a[k].op && a[i].step == a[k].step &&
         a[i].rank == a[k].peer && a[i].peer == a[k].rank && a[i].block == a[k].block;
     exits \false; @/
  void lemma_fit(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The rows are in the order of their steps. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     exits \false; @/
  void lemma_sorted(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* A row that keeps a port busy is over, or belongs to the same message. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires fit: RowsFit(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures port: \forall integer i, k; 0 <= i < k < n && a[i].rank == a[k].rank &&
       (a[i].op == a[k].op || g->simplex != 0) ==> a[i].step + g->ticks <= a[k].step ||
         (a[i].step == a[k].step && a[i].op == a[k].op && a[i].peer == a[k].peer &&
          a[i].block < a[k].block);
     ensures single: SingleBlocks(a, n) ==> \forall integer i, k; 0 <= i < k < n &&
       a[i].rank == a[k].rank && (a[i].op == a[k].op || g->simplex != 0) ==>
         a[i].step + g->ticks <= a[k].step;
     exits \false; @/
  void lemma_busy(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The receives are the sends. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures sent: IsSent(S, a, n);
     ensures transfer: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
       Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block);
     exits \false; @/
  void lemma_sent(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The ports, by the sends and by the receives. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures messages: MessagePorts(S, g->ticks);
     ensures turns: g->simplex != 0 ==> SimplexMessages(S, g->ticks);
     ensures single: SingleBlocks(a, n) ==> DuplexPorts(S, g->ticks);
     ensures simplex: SingleBlocks(a, n) && g->simplex != 0 ==> SimplexPorts(S, g->ticks);
     exits \false; @/
  void lemma_ports(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* Transfers are in range. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(S, g->ranks, g->blocks);
     exits \false; @/
  void lemma_range(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* Nothing is sent after the step of the last row. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= \result <= 0x4000000000000000;
     ensures step: \result == LastStep(a, n);
     ensures last: EndsWith(S, \result);
     exits \false; @/
  int64_t lemma_last(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

#endif
