/* What the entries of a checked schedule have to do with what a network counts. */
#ifndef DODONA_SPEC_CHECK_COMBINE_DELIVERY_H
#define DODONA_SPEC_CHECK_COMBINE_DELIVERY_H

#include <stdint.h>
#include "allreduce.h"
#include "check_combine.h"
#include "check_delivery.h"

/*@
  // Row i brings input d to rank v.
  predicate Brings(dodona_row *a, integer latency, integer i, integer v, integer d) =
    Carries(a, latency, i, d) && a[i].rank == v;

  // One of the rows k .. m - 1 brings input d to rank v, in step x.
  predicate BroughtAt(dodona_row *a, integer latency, integer k, integer m, integer v, integer d,
                      integer x) =
    \exists integer i; k <= i < m && Brings(a, latency, i, v, d) && a[i].step + latency == x;

  // An entry by the first k rows stays; what the rows k .. m - 1 bring enters when it arrives.
  predicate EntryStays(dodona_row *a, integer latency, integer k, integer m, integer v, integer d) =
    (Counted(a, latency, k, v, d) ==> Entry(a, latency, m, v, d) == Entry(a, latency, k, v, d)) &&
    (!Counted(a, latency, k, v, d) && Counted(a, latency, m, v, d) ==>
      BroughtAt(a, latency, k, m, v, d, Entry(a, latency, m, v, d)));

  // The network has counted input d at rank v by step x once if the rows say so, else not at all.
  predicate CountIs(dodona_row *a, integer latency, integer n, integer x, integer v, integer d) =
    Count(x, v, d) == (0 <= Entry(a, latency, n, v, d) <= x ? 1 : 0);

  predicate CountsUpTo(integer P, dodona_row *a, integer latency, integer n, integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
      CountIs(a, latency, n, y, v, d);
*/

/* Entries are made and never taken back. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. m - 1)) && 0 <= k <= m;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < m ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures stays: \forall integer v, d; EntryStays(a, latency, k, m, v, d);
     exits \false; @/
  void lemma_entry_stays(const dodona_row *a, int64_t latency, int64_t k, int64_t m);
*/

/* Its own input a rank counts from the start, another's later. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer v; Entry(a, latency, n, v, v) == 0;
     ensures other: \forall integer v, d; v != d && Counted(a, latency, n, v, d) ==>
       0 < Entry(a, latency, n, v, d) &&
       BroughtAt(a, latency, 0, n, v, d, Entry(a, latency, n, v, d));
     exits \false; @/
  void lemma_entry_own(const dodona_row *a, int64_t latency, int64_t n);
*/

/* Whatever a rank counts by the step of row k it counts by the rows before. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     requires order: \forall integer i; k <= i < n ==> a[k].step <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer v, d;
       0 <= Entry(a, latency, n, v, d) <= a[k].step <==>
       0 <= Entry(a, latency, k, v, d) <= a[k].step;
     exits \false; @/
  void lemma_entry_before(const dodona_row *a, int64_t latency, int64_t k, int64_t n);
*/

#endif
