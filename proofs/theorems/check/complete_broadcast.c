/* A valid broadcast, written down as rows, is valid rows: the checker rejects none of them. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check_complete.h"
#include "spec/lemmas/check.h"

/* Messages of one block are messages. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     terminates \true;
     assigns \nothing;
     ensures duplex: g->simplex == 0 &&
       ValidBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks) ==>
         AllowedBroadcast(S, g);
     ensures simplex: SimplexPorts(S, g->ticks) &&
       ValidBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks) ==>
         AllowedBroadcast(S, g);
     exits \false; @/
  void lemma_allowed(int64_t S, const dodona_rules *g)
  {
  }
*/

/* Who sends a block has received it in an earlier row. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires range: InRange(S, g->ranks, g->blocks);
     requires causal: Causal(S, g->root, g->latency);
     terminates \true;
     assigns \nothing;
     ensures holds: \forall integer k; 0 <= k < n ==> Holds(g, a, k);
     exits \false; @/
  void lemma_written_holds(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written(S, g, a, n);
    /@ assert held: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block) &&
         Held(S, g->root, g->latency, a[k].step, a[k].rank, a[k].block); @/
    /@ assert before: \forall integer k, y, u; 0 <= k < n && a[k].op == DODONA_SEND &&
         Transfer(S, y, u, a[k].rank, a[k].block) && y + g->latency <= a[k].step ==>
           HasRow(a, n, DODONA_RECV, y, a[k].rank, u, a[k].block) && Holds(g, a, k); @/
  }
*/

/* Nobody receives what it has received in an earlier row. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires range: InRange(S, g->ranks, g->blocks);
     requires once: g->redundant == 0 ==> Once(S, g->root);
     terminates \true;
     assigns \nothing;
     ensures lacks: \forall integer k; 0 <= k < n ==> Lacks(g, a, k);
     exits \false; @/
  void lemma_written_lacks(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written(S, g, a, n);
    /@ assert root: g->redundant == 0 ==> \forall integer k; 0 <= k < n &&
         a[k].op == DODONA_RECV ==> a[k].rank != g->root; @/
    /@ assert once: g->redundant == 0 ==> \forall integer i, k; 0 <= i < k < n &&
         a[k].op == DODONA_RECV && Gets(a, i, a[k].rank, a[k].block) ==>
           a[i].step == a[k].step && a[i].peer == a[k].peer && SameMessage(a, i, k); @/
  }
*/

/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1));
     terminates \true;
     assigns \nothing;
     ensures gotten: \forall integer x, r, p, b; HasRow(a, n, DODONA_RECV, x, r, p, b) ==>
       Gotten(a, n, r, b);
     exits \false; @/
  void lemma_row_gotten(const dodona_row *a, int64_t n)
  {
    /@ assert gets: \forall integer i; 0 <= i < n && a[i].op == DODONA_RECV ==>
         Gets(a, i, a[i].rank, a[i].block) && Gotten(a, n, a[i].rank, a[i].block); @/
  }
*/

/*@ ghost
  void theorem_complete_broadcast(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written_fit(S, g, a, n);
    lemma_written_holds(S, g, a, n);
    lemma_written_lacks(S, g, a, n);
    /@ assert right: \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k) && Holds(g, a, k) &&
         Lacks(g, a, k) && RowRight(g, a, n, k); @/
    lemma_row_gotten(a, n);
    /@ assert reached: \forall integer r, b; Receives(S, r, b) ==> Gotten(a, n, r, b); @/
    /@ assert before: \forall integer r, b; Earlier(g, r, b, g->ranks, 0) ==>
         Receives(S, r, b) && Gotten(a, n, r, b); @/
  }
*/

/* Conversely, valid rows write down a broadcast that the rules allow: the one that they receive. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidRows(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures written: WrittenDown(S, a, n);
     ensures broadcast: AllowedBroadcast(S, g);
     exits \false; @/
  void theorem_exact_broadcast(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_rows(g, a, n);
    lemma_fit_written(S, g, a, n);
    theorem_rows(S, g, a, n);
  }
*/

/* The checker's verdict on rows that write a broadcast down. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires judgeable: Judgeable(rules, n, entries);
    requires written: WrittenDown(S, rows, n);
    requires broadcast: AllowedBroadcast(S, rules);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures accepted: \result.fault == DODONA_VALID;
    exits \false;
*/
dodona_verdict theorem_accepted_broadcast(const dodona_rules *rules, const dodona_row *rows,
                                          int64_t n, uint64_t *scratch, int64_t entries)
/*@ ghost (int64_t S) */ {
  //@ ghost theorem_complete_broadcast(S, rules, rows, n);
  return dodona_check_broadcast(rules, rows, n, scratch, entries);
}
