/* The lower bound on the steps of a broadcast on simplex ports, over every schedule: how many ranks receive in a step, read off
   the rows that write the schedule down. To be included where dodona_row is defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_SIMPLEX_H
#define DODONA_SPEC_LEMMAS_LEAST_SIMPLEX_H

#include "spec/lemmas/least_rounds.h"

/*@
  // Whether v receives in step x; how many of ranks 0 .. r - 1 do: at all, from ranks below c, from u.
  logic integer Busy{L}(dodona_row *a, integer n, integer x, integer v) = 0 <= ReceiptIn(a, n, x, v) ? 1 : 0;
  logic integer BusyFrom{L}(dodona_row *a, integer n, integer x, integer c, integer v) =
    0 <= SenderIn(a, n, x, v) < c ? Busy(a, n, x, v) : 0;
  // measure r
  logic integer BusyBy{L}(dodona_row *a, integer n, integer x, integer r) = r <= 0 ? 0 : BusyBy(a, n, x, r - 1) + Busy(a, n, x, r - 1);
  // measure r
  logic integer BusyBelow{L}(dodona_row *a, integer n, integer x, integer c, integer r) =
    r <= 0 ? 0 : BusyBelow(a, n, x, c, r - 1) + BusyFrom(a, n, x, c, r - 1);
  // measure r
  logic integer FedBy{L}(dodona_row *a, integer n, integer x, integer u, integer r) =
    r <= 0 ? 0 : FedBy(a, n, x, u, r - 1) + (SenderIn(a, n, x, r - 1) == u ? Busy(a, n, x, r - 1) : 0);

  // Whether v has anything to send in step x; how many of ranks 0 .. r - 1 have.
  // measure x
  logic integer Awake{L}(dodona_row *a, integer n, integer root, integer x, integer v) =
    x <= 1 ? (v == root ? 1 : 0) : Awake(a, n, root, x - 1, v) == 1 ? 1 : Busy(a, n, x - 1, v);
  // measure r
  logic integer AwakeBy{L}(dodona_row *a, integer n, integer root, integer x, integer r) =
    r <= 0 ? 0 : AwakeBy(a, n, root, x, r - 1) + Awake(a, n, root, x, r - 1);

  // How many of the blocks 0 .. c - 1 rank v has received after m steps; ranks 0 .. r - 1 but for the root, of s blocks.
  // measure c
  logic integer Got{L}(dodona_row *a, integer n, integer m, integer v, integer c) =
    c <= 0 ? 0 : Got(a, n, m, v, c - 1) + (GotIn(a, n, v, c - 1) <= m ? 1 : 0);
  // measure r
  logic integer GotBy{L}(dodona_row *a, integer n, integer root, integer m, integer s, integer r) =
    r <= 0 ? 0 : GotBy(a, n, root, m, s, r - 1) + (r - 1 == root ? 0 : Got(a, n, m, r - 1, s));
*/

/* No such broadcast ends before the first T steps have room for its (P - 1) s messages. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root) && SimplexPorts(S, 1);
     requires range: 1 <= P && 1 <= s && IsSimplexSteps(P, s, T);
     requires last: EndsWith(S, last) && 0 <= last <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures bound: T <= last;
     exits \false; @/
  void theorem_least_simplex(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t T, int64_t last);
*/

#endif
