/* What follows from the checker's rules for the rows of a broadcast. The bodies are in
   proofs/theorems/check/broadcast.c. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_H
#define DODONA_SPEC_LEMMAS_CHECK_H

#include "spec/lemmas/check_delivery.h"

/* A sender has received the block, once; the root never receives. */
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

/* Valid rows are a valid broadcast. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g);
     requires rows: \valid_read(a + (0 .. n - 1));
     requires valid: ValidRows(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures broadcast: MessageBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks);
     ensures once: g->redundant == 0 ==> Once(S, g->root);
     ensures simplex: g->simplex != 0 ==> SimplexMessages(S, g->ticks);
     ensures sent: IsSent(S, a, n);
     ensures single: SingleBlocks(a, n) ==>
       RedundantBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks);
     ensures single_once: SingleBlocks(a, n) && g->redundant == 0 ==>
       ValidBroadcast(S, g->ranks, g->blocks, g->root, g->latency, g->ticks);
     ensures single_simplex: SingleBlocks(a, n) && g->simplex != 0 ==> SimplexPorts(S, g->ticks);
     exits \false; @/
  void theorem_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

#endif
