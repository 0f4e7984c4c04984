/* The lower bound on the rounds of a combine, over every schedule. To be included where dodona_row is defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_COMBINE_H
#define DODONA_SPEC_LEMMAS_LEAST_COMBINE_H

#include "spec/algorithms/reach.h"
#include "spec/lemmas/least_rounds.h"

/*@
  // Any schedule of a combine, written down in rows, one message out and one in at a time; a network that runs it.
  predicate AnyCombining{L}(integer S, dodona_row *a, integer n, integer P, integer latency) =
    InRange(S, P, 2) && MessagePorts(S, 1) && BeginsAfter(S, 1) && WrittenDown(S, a, n) && Combining(S, latency);
*/

/* No combine is done after fewer than T_L(P) rounds, whatever its schedule: each rank's input reaches no more ranks than one tree
   does. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires range: 1 <= P && 1 <= L && 0 <= last <= 0x4000000000000000;
     requires schedule: AnyCombining(S, a, n, P, L);
     requires combined: AllCombined(P, last + 1);
     requires horizon: IsHorizon(L, 1, 0, 1, P, T);
     terminates \true;
     assigns \nothing;
     ensures reach: P <= Reach(L, 1, 0, 1, last);
     ensures bound: T <= last;
     exits \false; @/
  void theorem_least_combine(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t L, int64_t last, int64_t T);
*/

#endif
