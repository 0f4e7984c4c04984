/* What the checker's rules say of rows that are right. The body is in proofs/theorem_check.c. */
#ifndef DODONA_SPEC_CHECK_LEMMAS_H
#define DODONA_SPEC_CHECK_LEMMAS_H

#include "check.h"

/* Every row has its place and its partner. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires right: RowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer k; 0 <= k < n ==>
       RowInRange(g, a, k) && 0 <= a[k].step <= 0x4000000000000000 &&
       0 <= a[k].rank < g->ranks && 0 <= a[k].peer < g->ranks && a[k].rank != a[k].peer &&
       0 <= a[k].block < g->blocks && (a[k].op == DODONA_SEND || a[k].op == DODONA_RECV);
     ensures partner: \forall integer k; 0 <= k < n ==> 0 <= a[k].rank &&
       \exists integer i; 0 <= i < n && a[i].op == 1 - a[k].op && a[i].step == a[k].step &&
         a[i].rank == a[k].peer && a[i].peer == a[k].rank && a[i].block == a[k].block;
     ensures port: \forall integer i, k; 0 <= i < k < n && a[i].rank == a[k].rank &&
       (a[i].op == a[k].op || g->simplex != 0) ==> a[i].step + g->ticks <= a[k].step;
     ensures held: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND &&
       a[k].rank != g->root ==>
         \exists integer i; 0 <= i < n && Gets(a, i, a[k].rank, a[k].block) &&
           a[i].step + g->latency <= a[k].step;
     ensures root: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV &&
       g->redundant == 0 ==> a[k].rank != g->root;
     ensures once: \forall integer i, k; 0 <= i < k < n && g->redundant == 0 &&
       a[k].op == DODONA_RECV ==> !Gets(a, i, a[k].rank, a[k].block);
     exits \false; @/
  void lemma_rows(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

#endif
