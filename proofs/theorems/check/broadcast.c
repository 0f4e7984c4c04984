/* What the checker calls valid is a valid broadcast, and delivers the root's data to every rank. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check_delivery.h"
#include "spec/lemmas/check.h"

/*@ ghost
  void lemma_fit(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert range: \forall integer k; 0 <= k < n ==>
         RowFits(g, a, n, k) && RowInRange(g, a, k); @/
    /@ assert match: \forall integer k; 0 <= k < n ==>
         RowFits(g, a, n, k) && SameBlock(g, a, n, k); @/
    /@ assert answer: \forall integer k; 0 <= k < n ==> SameBlock(g, a, n, k) &&
         \exists integer i; 0 <= i < n && Answers(g, a, k, i) && a[i].peer == a[k].rank &&
           a[i].block == a[k].block; @/
    /@ assert opposite: \forall integer k; 0 <= k < n ==> SameBlock(g, a, n, k) &&
         \exists integer i; 0 <= i < n && OneStep(a, i, k) && a[i].op == 1 - a[k].op &&
           a[i].rank == a[k].peer && a[i].peer == a[k].rank && a[i].block == a[k].block; @/
    /@ assert step: \forall integer i, k; OneStep(a, i, k) ==> a[i].step == a[k].step; @/
    /@ assert both: \forall integer k; 0 <= k < n ==> SameBlock(g, a, n, k) && 0 <= a[k].rank &&
         \exists integer i; 0 <= i < n && a[i].op == 1 - a[k].op && a[i].step == a[k].step &&
           a[i].rank == a[k].peer && a[i].peer == a[k].rank && a[i].block == a[k].block; @/
  }
*/

/*@ ghost
  void lemma_sorted(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ loop invariant index: 0 <= m <= n;
       loop invariant order: \forall integer i, k; 0 <= i <= k < m ==> a[i].step <= a[k].step;
       loop assigns m;
       loop variant n - m; @/
    for (int64_t m = 0; m < n; m++) {
      /@ assert last: RowFits(g, a, n, m) && InOrder(a, m); @/
    }
  }
*/

/*@ ghost
  void lemma_busy(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert port: \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k) && PortFree(g, a, k); @/
    /@ assert leaves: \forall integer i, k; 0 <= i < k < n && SamePort(g, a, i, k) ==>
         PortFree(g, a, k) && Leaves(g, a, i, k); @/
    /@ assert same: \forall integer i, k; 0 <= i < k < n && a[i].rank == a[k].rank &&
         (a[i].op == a[k].op || g->simplex != 0) ==> SamePort(g, a, i, k) && Leaves(g, a, i, k) &&
           (a[i].step + g->ticks <= a[k].step || SameMessage(a, i, k)); @/
    /@ assert single: SingleBlocks(a, n) ==> \forall integer i, k; 0 <= i < k < n ==>
         OpensMessage(a, k) && !SameMessage(a, i, k); @/
  }
*/

/*@ ghost
  void lemma_rows(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert fit: \forall integer k; 0 <= k < n ==> RowRight(g, a, n, k) && RowFits(g, a, n, k); @/
    /@ assert held: \forall integer k; 0 <= k < n ==> RowRight(g, a, n, k) && Holds(g, a, k); @/
    /@ assert once: \forall integer k; 0 <= k < n ==> RowRight(g, a, n, k) && Lacks(g, a, k); @/
  }
*/

/*@ ghost
  void lemma_sent(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    /@ assert transfer: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert back: \forall integer x, u, v, j; HasRow(a, n, DODONA_SEND, x, u, v, j) ==>
         HasRow(a, n, DODONA_RECV, x, v, u, j); @/
    /@ assert forth: \forall integer x, u, v, j; HasRow(a, n, DODONA_RECV, x, v, u, j) ==>
         HasRow(a, n, DODONA_SEND, x, u, v, j); @/
  }
*/

/*@ ghost
  void lemma_ports(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    lemma_busy(g, a, n);
    lemma_sent(S, g, a, n);
    /@ assert busy: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
         a[i].op == a[k].op && a[i].step <= a[k].step < a[i].step + g->ticks ==>
           a[i].step == a[k].step && a[i].peer == a[k].peer; @/
    /@ assert row: \forall integer x, y, op, r, p, q, j, k;
         HasRow(a, n, op, x, r, p, j) && HasRow(a, n, op, y, r, q, k) && x <= y < x + g->ticks ==>
           x == y && p == q; @/
    /@ assert cross: g->simplex != 0 ==> \forall integer x, y, r, p, q, j, k;
         HasRow(a, n, DODONA_RECV, x, r, p, j) && HasRow(a, n, DODONA_SEND, y, r, q, k) ==>
           x + g->ticks <= y || y + g->ticks <= x; @/
    /@ assert messages: MessagePorts(S, g->ticks); @/
    /@ assert duplex: SingleBlocks(a, n) ==> DuplexPorts(S, g->ticks); @/
    /@ assert turns: g->simplex != 0 ==> \forall integer x, y, u, v, w, j, k;
         Transfer(S, x, u, v, j) && Transfer(S, y, v, w, k) ==>
           x + g->ticks <= y || y + g->ticks <= x; @/
  }
*/

/*@ ghost
  void lemma_range(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    /@ assert row: \forall integer x, r, p, b; HasRow(a, n, DODONA_RECV, x, r, p, b) ==>
         0 <= x && 0 <= r < g->ranks && 0 <= p < g->ranks && r != p && 0 <= b < g->blocks; @/
    /@ assert transfer: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         HasRow(a, n, DODONA_RECV, x, v, u, j); @/
  }
*/

/* No rank receives a block twice, the root none. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires right: RowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures once: g->redundant == 0 ==> Once(S, g->root);
     exits \false; @/
  void lemma_once(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_rows(g, a, n);
    /@ assert root: g->redundant == 0 ==> \forall integer x, r, p, b;
         HasRow(a, n, DODONA_RECV, x, r, p, b) ==> r != g->root; @/
    /@ assert later: g->redundant == 0 ==> \forall integer i, k; 0 <= i < k < n &&
         a[k].op == DODONA_RECV ==> !Gets(a, i, a[k].rank, a[k].block) &&
           (a[i].op == DODONA_RECV && a[i].rank == a[k].rank ==> a[i].block != a[k].block); @/
    /@ assert same: g->redundant == 0 ==> \forall integer i, k; 0 <= i < n && 0 <= k < n &&
         a[i].op == DODONA_RECV && a[k].op == DODONA_RECV && a[i].rank == a[k].rank &&
         a[i].block == a[k].block ==> i == k; @/
    /@ assert again: g->redundant == 0 ==> \forall integer x, y, r, p, q, b;
         HasRow(a, n, DODONA_RECV, x, r, p, b) && HasRow(a, n, DODONA_RECV, y, r, q, b) ==>
           x == y && p == q; @/
  }
*/

/* Nobody sends what it does not hold. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires right: RowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures causal: Causal(S, g->root, g->latency);
     exits \false; @/
  void lemma_causal(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_rows(g, a, n);
    lemma_sent(S, g, a, n);
    /@ assert gets: \forall integer i; 0 <= i < n && a[i].op == DODONA_RECV ==>
         Transfer(S, a[i].step, a[i].peer, a[i].rank, a[i].block); @/
    /@ assert held: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Held(S, g->root, g->latency, a[k].step, a[k].rank, a[k].block); @/
    /@ assert row: \forall integer x, u, v, j; HasRow(a, n, DODONA_SEND, x, u, v, j) ==>
         Held(S, g->root, g->latency, x, u, j); @/
  }
*/

/*@ ghost
  void theorem_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_rows(g, a, n);
    lemma_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_ports(S, g, a, n);
    lemma_range(S, g, a, n);
    lemma_once(S, g, a, n);
    lemma_causal(S, g, a, n);
    /@ assert gotten: \forall integer r, b; Gotten(a, n, r, b) ==> Receives(S, r, b); @/
    /@ assert cells: \forall integer r, b; 0 <= r < g->ranks && r != g->root &&
         0 <= b < g->blocks ==> Earlier(g, r, b, g->ranks, 0) && Gotten(a, n, r, b); @/
    /@ assert reached: Reached(S, g->ranks, g->blocks, g->root); @/
  }
*/

/*@ ghost
  int64_t lemma_last(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    int64_t last = 0;
    lemma_fit(g, a, n);
    /@ assert order: \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k) && InOrder(a, k); @/
    /@ loop invariant index: 0 <= k <= n;
       loop invariant range: 0 <= last <= 0x4000000000000000;
       loop invariant step: last == LastStep(a, k);
       loop invariant last: \forall integer i; 0 <= i < k ==> a[i].step <= last;
       loop assigns k, last;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      /@ assert next: InOrder(a, k); @/
      last = a[k].step;
    }
    /@ assert row: \forall integer x, r, p, b; HasRow(a, n, DODONA_RECV, x, r, p, b) ==> x <= last; @/
    return last;
  }
*/

/* The checker's verdict: if the rows are valid, then a network that runs them leaves every rank with
   the root's data one latency after the last step. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires schedule: IsSchedule(S, rows, n);
    requires network: Network(S, rules->latency);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures delivered: \result.fault == DODONA_VALID ==>
      \forall integer v, j; 0 <= v < rules->ranks && 0 <= j < rules->blocks ==>
        Value(LastStep(rows, n) + rules->latency, v, j) == Value(0, rules->root, j);
    ensures broadcast: \result.fault == DODONA_VALID ==>
      MessageBroadcast(S, rules->ranks, rules->blocks, rules->root, rules->latency, rules->ticks);
    ensures once: \result.fault == DODONA_VALID && rules->redundant == 0 ==> Once(S, rules->root);
    ensures simplex: \result.fault == DODONA_VALID && rules->simplex != 0 ==>
      SimplexMessages(S, rules->ticks);
    ensures single: \result.fault == DODONA_VALID && SingleBlocks(rows, n) ==>
      RedundantBroadcast(S, rules->ranks, rules->blocks, rules->root, rules->latency, rules->ticks);
    ensures single_simplex: \result.fault == DODONA_VALID && SingleBlocks(rows, n) &&
      rules->simplex != 0 ==> SimplexPorts(S, rules->ticks);
    exits \false;
*/
dodona_verdict theorem_checked(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                               uint64_t *scratch, int64_t entries)
/*@ ghost (int64_t S) */ {
  dodona_verdict verdict = dodona_check_broadcast(rules, rows, n, scratch, entries);
  /*@ ghost
    if (verdict.fault == DODONA_VALID) {
      theorem_rows(S, rules, rows, n);
      lemma_rows(rules, rows, n);
      int64_t last = lemma_last(S, rules, rows, n);
      theorem_delivery(S, rules->ranks, rules->blocks, rules->root, rules->latency, rules->ticks, last);
    }
  */
  return verdict;
}
