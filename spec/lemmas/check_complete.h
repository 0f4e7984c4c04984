/* The rows in which an author writes a schedule down: two rows for every transfer, one for each end, in the
   order of steps. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_COMPLETE_H
#define DODONA_SPEC_LEMMAS_CHECK_COMPLETE_H

#include "spec/lemmas/check_delivery.h"

/*@
  predicate StepsAscend(dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;

  // The blocks of a message ascend from row to row, so no row stands there twice.
  predicate BlocksAscend(dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i < k < n && SameMessage(a, i, k) ==> a[i].block < a[k].block;

  // The rows are the sends and the receives of S, and nothing else.
  predicate WrittenDown(integer S, dodona_row *a, integer n) =
    IsSchedule(S, a, n) && IsSent(S, a, n) && StepsAscend(a, n) && BlocksAscend(a, n) &&
    \forall integer k; 0 <= k < n ==>
      a[k].step <= 0x4000000000000000 && (a[k].op == DODONA_SEND || a[k].op == DODONA_RECV);

  // The rules that every schedule of the machine keeps, whatever its operation.
  predicate KeepsRules(integer S, dodona_rules *g) =
    InRange(S, g->ranks, g->blocks) && MessagePorts(S, g->ticks) &&
    (g->simplex != 0 ==> SimplexMessages(S, g->ticks));

  // S is a broadcast that the rules g allow.
  predicate AllowedBroadcast(integer S, dodona_rules *g) =
    MessageBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks) &&
    (g->redundant == 0 ==> Once(S, g->root)) &&
    (g->simplex != 0 ==> SimplexMessages(S, g->ticks));

  // Row i is the other end of row k.
  predicate OtherEnd(dodona_row *a, integer k, integer i) =
    a[i].op == 1 - a[k].op && a[i].step == a[k].step && a[i].rank == a[k].peer &&
    a[i].peer == a[k].rank && a[i].block == a[k].block;

  predicate HasOtherEnd(dodona_row *a, integer n, integer k) =
    \exists integer i; 0 <= i < n && OtherEnd(a, k, i);
*/

/* Each row is a transfer of S, in range, and the other end of the transfer has a row, too. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires written: WrittenDown(S, a, n);
     requires range: InRange(S, g->ranks, g->blocks);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
       Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block);
     ensures receives: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
       Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block);
     ensures range: \forall integer k; 0 <= k < n ==> RowInRange(g, a, k);
     ensures end: \forall integer k; 0 <= k < n ==> HasOtherEnd(a, n, k);
     exits \false; @/
  void lemma_written(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* If two rows of one rank and one operation keep its port at one time, they belong to one message. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires written: WrittenDown(S, a, n);
     requires rules: KeepsRules(S, g);
     terminates \true;
     assigns \nothing;
     ensures port: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
       a[i].op == a[k].op && a[i].step <= a[k].step < a[i].step + g->ticks ==>
         SameMessage(a, i, k);
     ensures turn: g->simplex != 0 ==> \forall integer i, k; 0 <= i < n && 0 <= k < n &&
       a[i].rank == a[k].rank && a[i].op != a[k].op ==>
         a[i].step + g->ticks <= a[k].step || a[k].step + g->ticks <= a[i].step;
     exits \false; @/
  void lemma_written_ports(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The rows keep the rules for rows. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires rules: KeepsRules(S, g);
     terminates \true;
     assigns \nothing;
     ensures fit: RowsFit(g, a, n);
     exits \false; @/
  void lemma_written_fit(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* Conversely, rows that keep the rules write down the schedule that they receive. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures written: WrittenDown(S, a, n);
     ensures rules: KeepsRules(S, g);
     exits \false; @/
  void lemma_fit_written(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The rows of a broadcast are valid rows. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires broadcast: AllowedBroadcast(S, g);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidRows(g, a, n);
     exits \false; @/
  void theorem_complete_broadcast(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

#endif
