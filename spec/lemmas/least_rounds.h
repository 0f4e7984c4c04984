/* The lower bound on the rounds of an allreduce, over every schedule: who has something of an input when, and from whom, read off
   the rows that write the schedule down. To be included where dodona_row is defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_ROUNDS_H
#define DODONA_SPEC_LEMMAS_LEAST_ROUNDS_H

#include "spec/lemmas/least.h"

/*@
  // The last row in which v receives in step x; -1 if there is none; the sender.
  // measure n
  logic integer ReceiptIn{L}(dodona_row *a, integer n, integer x, integer v) =
    n <= 0 ? -1 :
    a[n - 1].op == DODONA_RECV && a[n - 1].rank == v && a[n - 1].step == x ? n - 1 : ReceiptIn(a, n - 1, x, v);
  logic integer SenderIn{L}(dodona_row *a, integer n, integer x, integer v) =
    ReceiptIn(a, n, x, v) < 0 ? -1 : a[ReceiptIn(a, n, x, v)].peer;

  // Whether v has anything of input d to block b at the start of step x; how many of ranks 0 .. r - 1 do.
  logic integer Heard(integer b, integer d, integer x, integer v) = Times(x, v, b, d) == 0 ? 0 : 1;
  // measure r
  logic integer HeardBy(integer b, integer d, integer x, integer r) =
    r <= 0 ? 0 : HeardBy(b, d, x, r - 1) + Heard(b, d, x, r - 1);

  // How many of ranks 0 .. r - 1 hear of it first in step x: at all, from u, from 0 .. c - 1.
  logic integer Hears(integer b, integer d, integer x, integer v) =
    Times(x, v, b, d) == 0 && Times(x + 1, v, b, d) != 0 ? 1 : 0;
  // measure r
  logic integer HearsBy(integer b, integer d, integer x, integer r) =
    r <= 0 ? 0 : HearsBy(b, d, x, r - 1) + Hears(b, d, x, r - 1);
  // measure r
  logic integer HearsFrom{L}(dodona_row *a, integer n, integer b, integer d, integer x, integer u, integer r) =
    r <= 0 ? 0 : HearsFrom(a, n, b, d, x, u, r - 1) + (SenderIn(a, n, x, r - 1) == u ? Hears(b, d, x, r - 1) : 0);
  // measure c
  logic integer HearsFromAll{L}(dodona_row *a, integer n, integer b, integer d, integer x, integer r, integer c) =
    c <= 0 ? 0 : HearsFromAll(a, n, b, d, x, r, c - 1) + HearsFrom(a, n, b, d, x, c - 1, r);

  // Any schedule of an allreduce, written down in rows: messages of any number of blocks, whole or in part, one out and one in
  // at a time; a network that runs it.
  predicate AnyAllreduce{L}(integer S, dodona_row *a, integer n, integer P, integer s) =
    InRange(S, P, 2 * s) && MessagePorts(S, 1) && BeginsAfter(S, 1) && WrittenDown(S, a, n) && Reducing(S, s, 1);
*/

/* No allreduce is done after fewer than ceil(log2 P) steps, whatever its schedule and however large its messages are. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires range: 1 <= P && 1 <= s && 0 <= last <= 0x4000000000000000;
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires reduced: AllReduced(P, s, 0, 1, last + 1);
     terminates \true;
     assigns \nothing;
     ensures bound: CeilLog2(P) <= last;
     exits \false; @/
  void theorem_least_rounds(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last);
*/

#endif
