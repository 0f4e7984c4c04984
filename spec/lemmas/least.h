/* The lower bound on steps, over every schedule: what the root sends when, and who knows a block when, read off the rows
   that write the schedule down. To be included where dodona_row is defined. */
#ifndef DODONA_SPEC_LEMMAS_LEAST_H
#define DODONA_SPEC_LEMMAS_LEAST_H

#include "spec/lemmas/check_complete.h"
#include "spec/machine/bounds.h"
#include "spec/machine/begins.h"

/*@
  predicate IsReceipt{L}(dodona_row *a, integer k, integer v, integer j) =
    a[k].op == DODONA_RECV && a[k].rank == v && a[k].block == j;

  // The first row in which v receives block j; -1 if there is none.
  // measure n
  logic integer FirstReceipt{L}(dodona_row *a, integer n, integer v, integer j) =
    n <= 0 ? -1 :
    0 <= FirstReceipt(a, n - 1, v, j) ? FirstReceipt(a, n - 1, v, j) :
    a[n - 1].op == DODONA_RECV && a[n - 1].rank == v && a[n - 1].block == j ? n - 1 : -1;

  // The step of this row, and the sender.
  logic integer GotIn{L}(dodona_row *a, integer n, integer v, integer j) = a[FirstReceipt(a, n, v, j)].step;
  logic integer GotFrom{L}(dodona_row *a, integer n, integer v, integer j) = a[FirstReceipt(a, n, v, j)].peer;

  // The last row in which the root sends in step x; -1 if there is none; the block sent there.
  // measure n
  logic integer RootRow{L}(dodona_row *a, integer n, integer root, integer x) =
    n <= 0 ? -1 :
    a[n - 1].op == DODONA_SEND && a[n - 1].rank == root && a[n - 1].step == x ? n - 1 : RootRow(a, n - 1, root, x);
  logic integer RootBlock{L}(dodona_row *a, integer n, integer root, integer x) =
    RootRow(a, n, root, x) < 0 ? -1 : a[RootRow(a, n, root, x)].block;

  // The root does not send block j in steps 1 .. m.
  predicate NotSent{L}(dodona_row *a, integer n, integer root, integer m, integer j) =
    \forall integer x; 1 <= x <= m ==> RootBlock(a, n, root, x) != j;

  // How often the root sends block j in steps 1 .. m; blocks 0 .. s - 1 in all.
  // measure m
  logic integer Often{L}(dodona_row *a, integer n, integer root, integer m, integer j) =
    m <= 0 ? 0 : Often(a, n, root, m - 1, j) + (RootBlock(a, n, root, m) == j ? 1 : 0);
  // measure s
  logic integer OftenAll{L}(dodona_row *a, integer n, integer root, integer m, integer s) =
    s <= 0 ? 0 : OftenAll(a, n, root, m, s - 1) + Often(a, n, root, m, s - 1);

  // Whether v has block j when x steps are done; how many of ranks 0 .. r - 1 have it.
  logic integer Knows{L}(dodona_row *a, integer n, integer root, integer j, integer x, integer v) =
    v == root || GotIn(a, n, v, j) <= x ? 1 : 0;
  // measure r
  logic integer Known{L}(dodona_row *a, integer n, integer root, integer j, integer x, integer r) =
    r <= 0 ? 0 : Known(a, n, root, j, x, r - 1) + Knows(a, n, root, j, x, r - 1);

  // How many of ranks 0 .. r - 1 first receive it in step x + 1, from u, from 0 .. c - 1, or at all.
  // measure r
  logic integer Fed{L}(dodona_row *a, integer n, integer root, integer j, integer x, integer u, integer r) =
    r <= 0 ? 0 : Fed(a, n, root, j, x, u, r - 1) +
      (r - 1 != root && GotIn(a, n, r - 1, j) == x + 1 && GotFrom(a, n, r - 1, j) == u ? 1 : 0);
  // measure r
  logic integer News{L}(dodona_row *a, integer n, integer root, integer j, integer x, integer r) =
    r <= 0 ? 0 : News(a, n, root, j, x, r - 1) + (r - 1 != root && GotIn(a, n, r - 1, j) == x + 1 ? 1 : 0);
  // measure c
  logic integer AllFed{L}(dodona_row *a, integer n, integer root, integer j, integer x, integer r, integer c) =
    c <= 0 ? 0 : AllFed(a, n, root, j, x, r, c - 1) + Fed(a, n, root, j, x, c - 1, r);

  // A broadcast on duplex ports with messages of one block, from step 1 on, written down in rows; a block may come more than once.
  predicate BlockBroadcast{L}(integer S, dodona_row *a, integer n, integer P, integer s, integer root) =
    RedundantBroadcast(S, P, s, root, 1, 1) && 0 <= root < P && BeginsAfter(S, 1) && WrittenDown(S, a, n);

  // What is used of the schedule.
  predicate RootSends{L}(integer S, dodona_row *a, integer n, integer root) =
    \forall integer x, v, j; Transfer(S, x, root, v, j) ==> RootBlock(a, n, root, x) == j;
  predicate GotFirst{L}(integer S, dodona_row *a, integer n, integer P, integer s, integer root) =
    (\forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> GotIn(a, n, v, j) <= x) &&
    (\forall integer v, j; 0 <= v < P && v != root && 0 <= j < s ==>
       Transfer(S, GotIn(a, n, v, j), GotFrom(a, n, v, j), v, j));
  predicate Duplex{L}(integer S, dodona_row *a, integer n, integer P, integer s, integer root) =
    InRange(S, P, s) && SendPort(S, 1) && Causal(S, root, 1) && GotFirst(S, a, n, P, s, root) &&
    RootSends(S, a, n, root) && 0 <= root < P && BeginsAfter(S, 1);
*/

/* The rows tell all this. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root);
     terminates \true;
     assigns \nothing;
     ensures duplex: Duplex(S, a, n, P, s, root);
     exits \false; @/
  void lemma_block_broadcast(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root);
*/

/* P <= 2^k means ceil(log2 P) <= k. */
/*@ ghost
  /@ requires range: 2 <= P && 0 <= k;
     terminates \true;
     assigns \nothing;
     ensures log: P <= Pow2(k) ==> CeilLog2(P) <= k;
     exits \false; @/
  void lemma_log_most(int32_t P, int64_t k);
*/

/* No such broadcast ends before step s - 1 + ceil(log2 P), whatever the schedule. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root);
     requires range: 1 <= P && 1 <= s;
     requires last: EndsWith(S, last) && 0 <= last <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures bound: BoundSteps(P, s) <= last;
     exits \false; @/
  void theorem_least_steps(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last);
*/

#endif
