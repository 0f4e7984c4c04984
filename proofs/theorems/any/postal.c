/* No schedule of one block ends earlier than the lambda tree. By a potential: how many ranks each
   rank may still reach by tick t, in all. At the start it is Reach(t), the root's; it never grows
   from row to row; in the end each rank has at least itself. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check.h"
#include "spec/lemmas/postal.h"
#include "spec/lemmas/reach.h"

/* What is used of the rows: they are sorted; nobody sends twice in less than `ticks`; who sends is
   the root, or has received. */
/*@
  predicate Sorted{L}(dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;

  predicate InRanks{L}(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n ==>
      0 <= a[k].rank < g->ranks && 0 <= a[k].peer < g->ranks && a[k].rank != a[k].peer &&
      0 <= a[k].step <= 0x4000000000000000;

  predicate Spaced{L}(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i < k < n && a[i].op == DODONA_RECV && a[k].op == DODONA_RECV &&
      a[i].peer == a[k].peer ==> a[i].step + g->ticks <= a[k].step;

  predicate Informed{L}(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV && a[k].peer != g->root ==>
      \exists integer i; 0 <= i < k && a[i].op == DODONA_RECV && a[i].rank == a[k].peer &&
        a[i].step + g->latency <= a[k].step;
*/

/*@
  predicate Sent{L}(dodona_row *a, integer n, integer k, integer i) =
    0 <= i < n && a[i].op == DODONA_SEND && a[i].step == a[k].step && a[i].rank == a[k].peer &&
    a[i].peer == a[k].rank;

  predicate AllSent{L}(dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
      \exists integer i; Sent(a, n, k, i);

  predicate PortsFree{L}(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i < k < n && a[i].rank == a[k].rank && a[i].op == a[k].op ==>
      a[i].step + g->ticks <= a[k].step;

  predicate AllHeld{L}(dodona_rules *g, dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND && a[k].rank != g->root ==>
      \exists integer i; 0 <= i < n && a[i].op == DODONA_RECV && a[i].rank == a[k].rank &&
        a[i].step + g->latency <= a[k].step;
*/

/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && Sensible(g);
     requires right: Sorted(a, n) && AllSent(a, n) && PortsFree(g, a, n) && AllHeld(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures spaced: Spaced(g, a, n);
     ensures informed: Informed(g, a, n);
     exits \false; @/
  void lemma_spaced(const dodona_rules *g, const dodona_row *a, int64_t n) {
    /@ assert twice: \forall integer i, k, s, r; 0 <= i < k < n && a[i].op == DODONA_RECV &&
         a[k].op == DODONA_RECV && a[i].peer == a[k].peer &&
         Sent(a, n, i, s) && Sent(a, n, k, r) ==> a[i].step + g->ticks <= a[k].step; @/
    /@ assert spaced: Spaced(g, a, n); @/
    /@ assert earlier: \forall integer i, k; 0 <= i < n && 0 <= k < n &&
         a[i].step + g->latency <= a[k].step ==> i < k; @/
    /@ assert informed: \forall integer k, s; 0 <= k < n && a[k].op == DODONA_RECV &&
         a[k].peer != g->root && Sent(a, n, k, s) ==>
         \exists integer i; 0 <= i < k && a[i].op == DODONA_RECV && a[i].rank == a[k].peer &&
           a[i].step + g->latency <= a[k].step; @/
  }
*/

/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: OneBlock(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures sorted: Sorted(a, n);
     ensures range: InRanks(g, a, n);
     ensures spaced: Spaced(g, a, n);
     ensures informed: Informed(g, a, n);
     exits \false; @/
  void lemma_senders(const dodona_rules *g, const dodona_row *a, int64_t n) {
    lemma_rows(g, a, n);
    lemma_fit(g, a, n);
    lemma_busy(g, a, n);
    lemma_sorted(g, a, n);
    /@ assert partner: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==> 0 <= a[k].rank &&
         \exists integer i; 0 <= i < n && a[i].op == DODONA_SEND && a[i].step == a[k].step &&
           a[i].rank == a[k].peer && a[i].peer == a[k].rank && Sent(a, n, k, i); @/
    /@ assert sent: AllSent(a, n); @/
    /@ assert ports: PortsFree(g, a, n); @/
    /@ assert held: AllHeld(g, a, n); @/
    lemma_spaced(g, a, n);
  }
*/

/* Who sends in row k is ready by then. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && Sensible(g);
     requires rows: Sorted(a, n) && InRanks(g, a, n) && Spaced(g, a, n) && Informed(g, a, n);
     requires row: 0 <= k < n && a[k].op == DODONA_RECV;
     terminates \true;
     assigns \nothing;
     ensures ready: 0 <= Ready(g, a, k, a[k].peer) <= Tick(a, k);
     exits \false; @/
  void lemma_ready(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t k) {
    int32_t w = a[k].peer;
    /@ loop invariant index: 0 <= c <= k;
       loop invariant root: w == g->root ==> 0 <= Ready(g, a, c, w);
       loop invariant informed: \forall integer i; 0 <= i < c && a[i].op == DODONA_RECV &&
         a[i].rank == w ==> 0 <= Ready(g, a, c, w);
       loop invariant above: Ready(g, a, c, w) <= Tick(a, k);
       loop assigns c;
       loop variant k - c; @/
    for (int64_t c = 0; c < k; c++) {
      /@ assert first: a[c].op == DODONA_RECV && a[c].rank == w && Ready(g, a, c, w) < 0 ==>
           a[c].step + g->latency <= a[k].step; @/
      /@ assert again: a[c].op == DODONA_RECV && a[c].peer == w ==>
           a[c].step + g->ticks <= a[k].step; @/
      /@ assert received: a[c].op == DODONA_RECV && a[c].rank == w ==> 0 <= Ready(g, a, c + 1, w); @/
      /@ assert kept: 0 <= Ready(g, a, c, w) ==> 0 <= Ready(g, a, c + 1, w); @/
    }
  }
*/

/* A row takes away as much as it brings, or more. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && Sensible(g);
     requires rows: Sorted(a, n) && InRanks(g, a, n) && Spaced(g, a, n) && Informed(g, a, n);
     requires row: 0 <= k < n && a[k].op == DODONA_RECV;
     requires end: EndsBy(g, a, n, t);
     terminates \true;
     assigns \nothing;
     ensures pair: Prospect(g, a, t, k + 1, a[k].peer) + Prospect(g, a, t, k + 1, a[k].rank) <=
       Prospect(g, a, t, k, a[k].peer) + Prospect(g, a, t, k, a[k].rank);
     exits \false; @/
  void lemma_row_prospect(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t t,
                          int64_t k) {
    int64_t x = a[k].step - a[0].step;
    lemma_ready(g, a, n, k);
    /@ assert time: 0 <= x && x == Tick(a, k) && g->latency <= t - x; @/
    lemma_reach_order(g->latency, g->ticks, 0, 1, t);
    lemma_reach_unfold(g->latency, g->ticks, 0, 1, t - x);
    /@ assert sender:
         Reach(g->latency, g->ticks, 0, 1, t - x) <= Prospect(g, a, t, k, a[k].peer); @/
    /@ assert sent: Prospect(g, a, t, k + 1, a[k].peer) ==
         Reach(g->latency, g->ticks, 0, 1, t - x - g->ticks); @/
    /@ assert apart: a[k].peer != a[k].rank; @/
    /@ assert start: Ready(g, a, k, a[k].rank) < 0 ==> Ready(g, a, k + 1, a[k].rank) == x + g->latency; @/
    /@ assert goes_on: 0 <= Ready(g, a, k, a[k].rank) ==>
         Ready(g, a, k + 1, a[k].rank) == Ready(g, a, k, a[k].rank); @/
    /@ assert receiver: Prospect(g, a, t, k + 1, a[k].rank) == Prospect(g, a, t, k, a[k].rank) ||
         Prospect(g, a, t, k, a[k].rank) == 0 && Prospect(g, a, t, k + 1, a[k].rank) ==
           Reach(g->latency, g->ticks, 0, 1, t - x - g->latency); @/
    /@ assert one: 1 <= Reach(g->latency, g->ticks, 0, 1, t - x - g->latency); @/
  }
*/

/* A sum that changes at two ranks. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && Sensible(g);
     requires rows: Sorted(a, n) && InRanks(g, a, n) && Spaced(g, a, n) && Informed(g, a, n);
     requires row: 0 <= k < n;
     requires end: EndsBy(g, a, n, t);
     terminates \true;
     assigns \nothing;
     ensures less: Prospects(g, a, t, k + 1, g->ranks) <= Prospects(g, a, t, k, g->ranks);
     exits \false; @/
  void lemma_prospects(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t t,
                       int64_t k) {
    int32_t v = a[k].rank;
    int32_t w = a[k].peer;
    if (a[k].op == DODONA_RECV)
      lemma_row_prospect(g, a, n, t, k);
    /@ loop invariant rank: 0 <= r <= g->ranks;
       loop invariant sum: a[k].op == DODONA_RECV ==>
         Prospects(g, a, t, k + 1, r) - Prospects(g, a, t, k, r) ==
           (v < r ? Prospect(g, a, t, k + 1, v) - Prospect(g, a, t, k, v) : 0) +
           (w < r ? Prospect(g, a, t, k + 1, w) - Prospect(g, a, t, k, w) : 0);
       loop invariant same: a[k].op != DODONA_RECV ==>
         Prospects(g, a, t, k + 1, r) == Prospects(g, a, t, k, r);
       loop assigns r;
       loop variant g->ranks - r; @/
    for (int32_t r = 0; r < g->ranks; r++) {
      /@ assert other: a[k].op != DODONA_RECV || (r != v && r != w) ==>
           Ready(g, a, k + 1, r) == Ready(g, a, k, r); @/
      /@ assert kept: a[k].op != DODONA_RECV || (r != v && r != w) ==>
           Prospect(g, a, t, k + 1, r) == Prospect(g, a, t, k, r); @/
    }
  }
*/

/* At the start only the root has a prospect. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     terminates \true;
     assigns \nothing;
     ensures start: Prospects(g, a, t, 0, g->ranks) == Reach(g->latency, g->ticks, 0, 1, t);
     exits \false; @/
  void lemma_prospects_start(const dodona_rules *g, const dodona_row *a, int64_t t) {
    /@ loop invariant rank: 0 <= r <= g->ranks;
       loop invariant sum: Prospects(g, a, t, 0, r) ==
         (g->root < r ? Reach(g->latency, g->ticks, 0, 1, t) : 0);
       loop assigns r;
       loop variant g->ranks - r; @/
    for (int32_t r = 0; r < g->ranks; r++) {
      /@ assert root: r == g->root ==> Ready(g, a, 0, r) == 0; @/
      /@ assert other: r != g->root ==> Ready(g, a, 0, r) == -1; @/
    }
  }
*/

/* In the end every rank is ready some time. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && Sensible(g);
     requires rows: 0 <= n && Sorted(a, n) && InRanks(g, a, n);
     requires rank: v == g->root ||
       \exists integer i; 0 <= i < n && a[i].op == DODONA_RECV && a[i].rank == v;
     terminates \true;
     assigns \nothing;
     ensures ready: 0 <= Ready(g, a, n, v);
     exits \false; @/
  void lemma_ready_end(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t v) {
    /@ loop invariant index: 0 <= c <= n;
       loop invariant root: v == g->root ==> 0 <= Ready(g, a, c, v);
       loop invariant informed: \forall integer i; 0 <= i < c && a[i].op == DODONA_RECV &&
         a[i].rank == v ==> 0 <= Ready(g, a, c, v);
       loop assigns c;
       loop variant n - c; @/
    for (int64_t c = 0; c < n; c++) {
      /@ assert order: a[0].step <= a[c].step; @/
      /@ assert received: a[c].op == DODONA_RECV && a[c].rank == v ==> 0 <= Ready(g, a, c + 1, v); @/
      /@ assert kept: 0 <= Ready(g, a, c, v) ==> 0 <= Ready(g, a, c + 1, v); @/
    }
  }
*/

/*@ ghost
  void theorem_postal_most(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t t) {
    lemma_senders(g, a, n);
    lemma_prospects_start(g, a, t);
    lemma_reach_order(g->latency, g->ticks, 0, 1, t);
    /@ loop invariant index: 0 <= k <= n;
       loop invariant less: Prospects(g, a, t, k, g->ranks) <= Reach(g->latency, g->ticks, 0, 1, t);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++)
      lemma_prospects(g, a, n, t, k);
    /@ loop invariant rank: 0 <= r <= g->ranks;
       loop invariant sum: r <= Prospects(g, a, t, n, r);
       loop assigns r;
       loop variant g->ranks - r; @/
    for (int32_t r = 0; r < g->ranks; r++) {
      /@ assert gotten: r != g->root ==> Earlier(g, r, 0, g->ranks, 0) && Gotten(a, n, r, 0); @/
      lemma_ready_end(g, a, n, r);
      /@ assert one: 1 <= Prospect(g, a, t, n, r); @/
    }
  }
*/

/*@ ghost
  void theorem_postal_optimal(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t T) {
    int64_t t = 0;
    lemma_senders(g, a, n);
    if (n > 0) {
      /@ assert order: 0 <= a[0].step <= a[n - 1].step <= 0x4000000000000000; @/
      t = a[n - 1].step - a[0].step + g->latency;
    }
    theorem_postal_most(g, a, n, t);
    lemma_reach_order(g->latency, g->ticks, 0, 1, T);
    /@ assert first: 0 < T ==> Reach(g->latency, g->ticks, 0, 1, T - 1) < g->ranks; @/
  }
*/
