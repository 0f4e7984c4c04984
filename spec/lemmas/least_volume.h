/* The lower bound on the volume of an allreduce, over every schedule: how many blocks its rows send. To be included where dodona_row is
   defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_VOLUME_H
#define DODONA_SPEC_LEMMAS_LEAST_VOLUME_H

#include "spec/lemmas/least_rounds.h"

/*@
  // How often rank u sends a block, in part or as a result.
  // measure n
  logic integer SentBy{L}(dodona_row *a, integer n, integer u) =
    n <= 0 ? 0 : SentBy(a, n - 1, u) + (a[n - 1].op == DODONA_SEND && a[n - 1].rank == u ? 1 : 0);

  // How often ranks 0 .. c - 1 do.
  // measure c
  logic integer SentByAll{L}(dodona_row *a, integer n, integer c) =
    c <= 0 ? 0 : SentByAll(a, n, c - 1) + SentBy(a, n, c - 1);

  // How often block b of s is sent, and blocks 0 .. c - 1.
  // measure n
  logic integer SentOf{L}(dodona_row *a, integer n, integer s, integer b) =
    n <= 0 ? 0
    : SentOf(a, n - 1, s, b) +
      (a[n - 1].op == DODONA_SEND && (a[n - 1].block == b || a[n - 1].block == s + b) ? 1 : 0);
  // measure c
  logic integer SentOfAll{L}(dodona_row *a, integer n, integer s, integer c) =
    c <= 0 ? 0 : SentOfAll(a, n, s, c - 1) + SentOf(a, n, s, c - 1);
*/

/*@
  // A row that sends block b, in part or as a result.
  predicate SendsOf{L}(dodona_row *a, integer k, integer s, integer b) =
    a[k].op == DODONA_SEND && (a[k].block == b || a[k].block == s + b);

  // How often block b is sent before step x, and from x on.
  // measure n
  logic integer SentBefore{L}(dodona_row *a, integer n, integer s, integer b, integer x) =
    n <= 0 ? 0
    : SentBefore(a, n - 1, s, b, x) +
      (a[n - 1].op == DODONA_SEND && (a[n - 1].block == b || a[n - 1].block == s + b) && a[n - 1].step < x ? 1 : 0);
  // measure n
  logic integer SentFrom{L}(dodona_row *a, integer n, integer s, integer b, integer x) =
    n <= 0 ? 0
    : SentFrom(a, n - 1, s, b, x) +
      (a[n - 1].op == DODONA_SEND && (a[n - 1].block == b || a[n - 1].block == s + b) && x <= a[n - 1].step ? 1 : 0);

  // Whether u sends block b before step x, and whether v is sent it from x on; how many of ranks 0 .. c - 1 do, and are.
  // measure n
  logic integer Speaks{L}(dodona_row *a, integer n, integer s, integer b, integer x, integer u) =
    n <= 0 ? 0
    : a[n - 1].op == DODONA_SEND && (a[n - 1].block == b || a[n - 1].block == s + b) && a[n - 1].step < x && a[n - 1].rank == u ? 1
    : Speaks(a, n - 1, s, b, x, u);
  // measure n
  logic integer Listens{L}(dodona_row *a, integer n, integer s, integer b, integer x, integer v) =
    n <= 0 ? 0
    : a[n - 1].op == DODONA_SEND && (a[n - 1].block == b || a[n - 1].block == s + b) && x <= a[n - 1].step && a[n - 1].peer == v ? 1
    : Listens(a, n - 1, s, b, x, v);
  // measure c
  logic integer Speakers{L}(dodona_row *a, integer n, integer s, integer b, integer x, integer c) =
    c <= 0 ? 0 : Speakers(a, n, s, b, x, c - 1) + Speaks(a, n, s, b, x, c - 1);
  // measure c
  logic integer Listeners{L}(dodona_row *a, integer n, integer s, integer b, integer x, integer c) =
    c <= 0 ? 0 : Listeners(a, n, s, b, x, c - 1) + Listens(a, n, s, b, x, c - 1);
*/

/* Whatever its schedule, an allreduce sends every block 2 (P - 1) times, and so some rank sends 2 (P - 1) / P times the message. Returns
   the rank that sends most. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires range: 1 <= P && 1 <= s && 0 <= last <= 0x4000000000000000;
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires reduced: AllReduced(P, s, 0, 1, last + 1);
     terminates \true;
     assigns \nothing;
     ensures block: \forall integer b; 0 <= b < s ==> 2 * (P - 1) <= SentOf(a, n, s, b);
     ensures all: 2 * (P - 1) * s <= SentByAll(a, n, P);
     ensures busiest: 0 <= \result < P && 2 * (P - 1) * s <= P * SentBy(a, n, \result);
     exits \false; @/
  int32_t theorem_least_volume(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last);
*/

#endif
