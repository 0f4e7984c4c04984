/* What the checker's rules say of a broadcast's rows. The body is in proofs/theorem_check.c. */
#ifndef DODONA_SPEC_CHECK_LEMMAS_H
#define DODONA_SPEC_CHECK_LEMMAS_H

#include "check_delivery.h"

/* Who sends has received, once, and never the root. */
/*@ ghost
  /@ requires rules: \valid_read(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires right: RowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures fit: RowsFit(g, a, n);
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
