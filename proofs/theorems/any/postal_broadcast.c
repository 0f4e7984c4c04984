/* No valid broadcast of one block ends earlier than the lambda tree. Of any schedule S: the rows that
   write it down are valid rows, and no valid rows end earlier. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check_complete.h"
#include "spec/lemmas/postal.h"

/*@
  // S sends nothing before tick `first`, and t ticks later every message can be used.
  predicate TakesTicks(integer S, integer latency, integer first, integer t) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      first <= x && x + latency <= first + t;

  // A broadcast of one block in the postal model, lambda = latency / ticks.
  predicate PostalBroadcast(integer S, dodona_rules *g) =
    Sensible(g) && g->blocks == 1 && g->simplex == 0 &&
    ValidBroadcast(S, g->ranks, 1, g->root, g->latency, g->ticks);
*/

/* In t ticks it reaches no more ranks than the lambda tree. */
/*@ ghost
  /@ requires rules: \valid_read(g) && PostalBroadcast(S, g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires time: 0 <= t && TakesTicks(S, g->latency, first, t);
     terminates \true;
     assigns \nothing;
     ensures most: g->ranks <= Reach(g->latency, g->ticks, 0, 1, t);
     exits \false; @/
  void theorem_broadcast_most(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                              int64_t first, int64_t t)
  {
    theorem_complete_broadcast(S, g, a, n);
    lemma_written(S, g, a, n);
    /@ assert sends: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    /@ assert receives: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    /@ assert time: \forall integer k; 0 <= k < n ==> RowInRange(g, a, k) &&
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    theorem_postal_most(g, a, n, t);
  }
*/

/* It takes no less than T(P) ticks, which the lambda tree takes. */
/*@ ghost
  /@ requires rules: \valid_read(g) && PostalBroadcast(S, g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires time: 0 <= t && TakesTicks(S, g->latency, first, t);
     requires horizon: IsHorizon(g->latency, g->ticks, 0, 1, g->ranks, T);
     terminates \true;
     assigns \nothing;
     ensures optimal: T <= t;
     exits \false; @/
  void theorem_broadcast_optimal(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                                 int64_t first, int64_t t, int64_t T)
  {
    theorem_complete_broadcast(S, g, a, n);
    lemma_written(S, g, a, n);
    /@ assert sends: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    /@ assert receives: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    /@ assert time: \forall integer k; 0 <= k < n ==> RowInRange(g, a, k) &&
         first <= a[k].step && a[k].step + g->latency <= first + t; @/
    theorem_postal_optimal(g, a, n, T);
  }
*/
