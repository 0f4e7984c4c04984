/* The lower bound on the rounds of an allreduce, over every schedule, and what the one of a combine shares with it: who has something of an input when, and from whom, read off
   the rows that write the schedule down. To be included where dodona_row is defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_ROUNDS_H
#define DODONA_SPEC_LEMMAS_LEAST_ROUNDS_H

#include "spec/lemmas/least.h"
#include "spec/machine/allreduce.h"
#include "spec/machine/contributions.h"

/*@
  // The last row in which v receives in step x; -1 if there is none; the sender.
  // measure n
  logic integer ReceiptIn{L}(dodona_row *a, integer n, integer x, integer v) =
    n <= 0 ? -1 :
    a[n - 1].op == DODONA_RECV && a[n - 1].rank == v && a[n - 1].step == x ? n - 1 : ReceiptIn(a, n - 1, x, v);
  logic integer SenderIn{L}(dodona_row *a, integer n, integer x, integer v) =
    ReceiptIn(a, n, x, v) < 0 ? -1 : a[ReceiptIn(a, n, x, v)].peer;

  // What a network has at rank v of input d, to block b, at the start of step x: net 0 is the one of allreduces, net 1 the one of
  // combines, which have one block.
  logic integer InputKnown(integer net, integer b, integer d, integer x, integer v) =
    net == 0 ? Times(x, v, b, d) : Count(x, v, d);

  // Whether v has anything of it; how many of ranks 0 .. r - 1 do.
  logic integer Heard(integer net, integer b, integer d, integer x, integer v) = InputKnown(net, b, d, x, v) == 0 ? 0 : 1;
  // measure r
  logic integer HeardBy(integer net, integer b, integer d, integer x, integer r) =
    r <= 0 ? 0 : HeardBy(net, b, d, x, r - 1) + Heard(net, b, d, x, r - 1);

  // Whether v hears of it first by a message of step x, L steps later; how many of ranks 0 .. r - 1 do: at all, from u, from
  // 0 .. c - 1.
  logic integer Hears(integer net, integer L, integer b, integer d, integer x, integer v) =
    InputKnown(net, b, d, x + L - 1, v) == 0 && InputKnown(net, b, d, x + L, v) != 0 ? 1 : 0;
  // measure r
  logic integer HearsBy(integer net, integer L, integer b, integer d, integer x, integer r) =
    r <= 0 ? 0 : HearsBy(net, L, b, d, x, r - 1) + Hears(net, L, b, d, x, r - 1);
  // measure r
  logic integer HearsFrom{Q}(dodona_row *a, integer n, integer net, integer L, integer b, integer d, integer x, integer u, integer r) =
    r <= 0 ? 0
    : HearsFrom(a, n, net, L, b, d, x, u, r - 1) + (SenderIn(a, n, x, r - 1) == u ? Hears(net, L, b, d, x, r - 1) : 0);
  // measure c
  logic integer HearsFromAll{Q}(dodona_row *a, integer n, integer net, integer L, integer b, integer d, integer x, integer r,
                                integer c) =
    c <= 0 ? 0
    : HearsFromAll(a, n, net, L, b, d, x, r, c - 1) + HearsFrom(a, n, net, L, b, d, x, c - 1, r);

  // What is used of a schedule: who hears of an input by a message of step x hears it from a rank that has something of it, and a rank tells one
  // rank at most in a step.
  predicate HeardFrom{Q}(dodona_row *a, integer n, integer P, integer net, integer L, integer b, integer d, integer x) =
    \forall integer v; 0 <= v < P && Hears(net, L, b, d, x, v) == 1 ==>
      0 <= SenderIn(a, n, x, v) < P && Heard(net, b, d, x, SenderIn(a, n, x, v)) == 1;
  predicate OneEach{Q}(dodona_row *a, integer n, integer P, integer net, integer L, integer b, integer d, integer x) =
    \forall integer v, w; 0 <= v < P && 0 <= w < P && Hears(net, L, b, d, x, v) == 1 &&
      Hears(net, L, b, d, x, w) == 1 && SenderIn(a, n, x, v) == SenderIn(a, n, x, w) ==> v == w;

  // Any schedule of an allreduce, written down in rows: messages of any number of blocks, whole or in part, one out and one in
  // at a time; a network that runs it.
  predicate AnyAllreduce{L}(integer S, dodona_row *a, integer n, integer P, integer s) =
    InRange(S, P, 2 * s) && MessagePorts(S, 1) && BeginsAfter(S, 1) && WrittenDown(S, a, n) && Reducing(S, s, 1);
*/

/* The rows say who sends to v. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: MessagePorts(S, 1) && WrittenDown(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures sender: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> SenderIn(a, n, x, v) == u && 0 <= ReceiptIn(a, n, x, v);
     ensures sent: \forall integer x, v; 0 <= ReceiptIn(a, n, x, v) ==> \exists integer j; Transfer(S, x, SenderIn(a, n, x, v), v, j);
     exits \false; @/
  void lemma_sender(int64_t S, const dodona_row *a, int64_t n);
*/

/* In step x no more ranks hear than have heard, so that the messages of step x make no more ranks hear than that. */
/*@ ghost
  /@ requires range: 0 <= P && 1 <= x && 1 <= L;
     requires from: HeardFrom(a, n, P, net, L, b, d, x) && OneEach(a, n, P, net, L, b, d, x);
     terminates \true;
     assigns \nothing;
     ensures next: HeardBy(net, b, d, x + L, P) <= HeardBy(net, b, d, x + L - 1, P) + HeardBy(net, b, d, x, P);
     exits \false; @/
  void lemma_heard_more(const dodona_row *a, int64_t n, int32_t P, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x);
*/

/* Who has heard at first is one; in the end all are. */
/*@ ghost
  /@ requires range: 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures one: (\forall integer v; InputKnown(net, b, d, x, v) == (v == d ? 1 : 0)) ==> HeardBy(net, b, d, x, r) == (0 <= d < r ? 1 : 0);
     ensures all: (\forall integer v; 0 <= v < r ==> InputKnown(net, b, d, x, v) != 0) ==> HeardBy(net, b, d, x, r) == r;
     exits \false; @/
  void lemma_heard(int32_t net, int32_t b, int32_t d, int64_t x, int32_t r);
*/

/* No barrier is done after fewer than ceil(log2 P) steps, whatever its schedule: all ranks have to hear of rank 0, as often as they like, and who has heard
   tells one rank in a step. Hearing is counted as an input to a block that messages add to. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires range: 1 <= P && 1 <= s && 0 <= last <= 0x4000000000000000;
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires heard: \forall integer v; 0 <= v < P ==> Times(last + 1, v, 0, 0) != 0;
     terminates \true;
     assigns \nothing;
     ensures bound: CeilLog2(P) <= last;
     exits \false; @/
  void theorem_least_barrier(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last);
*/

/* No scan is done after fewer than ceil(log2 P) steps, inclusive or exclusive, whatever its schedule: all ranks want rank 0's input, and who has
   it tells one rank in a step. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires range: 1 <= P && 1 <= s && 0 <= last <= 0x4000000000000000;
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires scanned: \forall integer v; 0 <= v < P ==> Times(last + 1, v, 0, 0) == 1;
     terminates \true;
     assigns \nothing;
     ensures bound: CeilLog2(P) <= last;
     exits \false; @/
  void theorem_least_scan(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last);
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
