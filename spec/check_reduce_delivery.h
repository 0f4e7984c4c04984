/* What the entries of a checked reduction have to do with what a network combines, block by block. */
#ifndef DODONA_SPEC_CHECK_REDUCE_DELIVERY_H
#define DODONA_SPEC_CHECK_REDUCE_DELIVERY_H

#include <stdint.h>
#include "check_delivery.h"
#include "check_reduce.h"
#include "contributions.h"

/*@
  // Row i brings input d to rank v's block b, in a partial combination or as part of the result.
  predicate BringsInput(dodona_row *a, integer latency, integer s, integer i, integer v, integer b,
                        integer d) =
    a[i].op == DODONA_RECV && a[i].rank == v &&
    (a[i].block == s + b ||
     (a[i].block == b && IncludedBy(a, latency, s, i, a[i].peer, b, d, a[i].step)));

  // One of the rows k .. m - 1 does, and it arrives in step x.
  predicate InputArrives(dodona_row *a, integer latency, integer s, integer k, integer m, integer v,
                         integer b, integer d, integer x) =
    \exists integer i; k <= i < m && BringsInput(a, latency, s, i, v, b, d) &&
      a[i].step + latency == x;

  // An entry by the first k rows stays; what the rows k .. m - 1 bring enters when it arrives.
  predicate SinceStays(dodona_row *a, integer latency, integer s, integer k, integer m, integer v,
                       integer b, integer d) =
    (Included(a, latency, s, k, v, b, d) ==>
      Since(a, latency, s, m, v, b, d) == Since(a, latency, s, k, v, b, d)) &&
    (!Included(a, latency, s, k, v, b, d) && Included(a, latency, s, m, v, b, d) ==>
      InputArrives(a, latency, s, k, m, v, b, d, Since(a, latency, s, m, v, b, d)));

  // By step x the network has combined input d into rank v's block b once if the rows say so, else
  // not at all.
  predicate TimesIs(dodona_row *a, integer latency, integer s, integer n, integer x, integer v,
                    integer b, integer d) =
    Times(x, v, b, d) == (0 <= Since(a, latency, s, n, v, b, d) <= x ? 1 : 0);

  predicate TimesUpTo(integer P, dodona_row *a, integer latency, integer s, integer n, integer b,
                      integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
      TimesIs(a, latency, s, n, y, v, b, d);
*/

/* Entries are made and never taken back. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. m - 1)) && 0 <= k <= m;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < m ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures stays: \forall integer v, d; SinceStays(a, latency, s, k, m, v, b, d);
     exits \false; @/
  void lemma_since_stays(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t k,
                         int64_t m);
*/

/* Its own input a rank counts from the start, another's later. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer v; Since(a, latency, s, n, v, b, v) == 0;
     ensures other: \forall integer v, d; v != d && Included(a, latency, s, n, v, b, d) ==>
       0 < Since(a, latency, s, n, v, b, d) &&
       InputArrives(a, latency, s, 0, n, v, b, d, Since(a, latency, s, n, v, b, d));
     exits \false; @/
  void lemma_since_own(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n);
*/

/* Whatever a rank counts by the step of a row it counts by the rows before. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     requires order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer k, v, d; 0 <= k < n ==>
       (IncludedBy(a, latency, s, n, v, b, d, a[k].step) <==>
        IncludedBy(a, latency, s, k, v, b, d, a[k].step));
     exits \false; @/
  void lemma_since_before(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n);
*/

#endif
