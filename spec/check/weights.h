/* How often an input is in a rank's content after a schedule, in each of its blocks, counted forwards from what ranks begin with
   (Copies), and backwards from the result (WeightOf). Time is the number of messages that have arrived: message k of a
   schedule has two moments, SeenBy(k) when it is sent, and k when it arrives. */
#ifndef DODONA_SPEC_CHECK_WEIGHTS_H
#define DODONA_SPEC_CHECK_WEIGHTS_H

#include "spec/check/cell.h"
#include "spec/check/due.h"

/*@
  predicate MessagesSorted{M}(dodona_message *a, integer n) =
    \forall integer j, k; 0 <= j <= k < n ==> a[j].step <= a[k].step;

  predicate Messages{M}(dodona_message *a, integer n, integer P, integer s) =
    0 <= n && \valid_read(a + (0 .. n - 1)) &&
    (\forall integer k; 0 <= k < n ==>
      0 <= a[k].step && 0 <= a[k].src < P && 0 <= a[k].dst < P && 0 <= a[k].block < s);

  // How many of the first k messages have arrived at the start of step x: all up to the last that has.
  // measure k
  logic integer Arrived{M}(dodona_message *a, integer latency, integer x, integer k) =
    k <= 0 ? 0 : a[k - 1].step + latency <= x ? k : Arrived(a, latency, x, k - 1);

  // How many messages have arrived when message k is sent.
  logic integer SeenBy{M}(dodona_message *a, integer latency, integer k) =
    Arrived(a, latency, a[k].step, k);

  // How often input i is in what rank v has of block b when q of the first k messages have arrived, or all k. Each rank
  // begins with its own input. Message k - 1 brings what its sender had at the start of its step.
  // measure k
  logic integer CopiesOf{M}(dodona_message *a, integer latency, integer b, integer i, integer q, integer k, integer v) =
    k <= 0 ? (v == i ? 1 : 0) :
    q < k || a[k - 1].block != b || a[k - 1].dst != v ? CopiesOf(a, latency, b, i, q, k - 1, v) :
      (a[k - 1].use == DODONA_STORE ? 0 : CopiesOf(a, latency, b, i, q, k - 1, v)) +
      CopiesOf(a, latency, b, i, SeenBy(a, latency, k - 1), k - 1, a[k - 1].src);

  // The same when k have arrived.
  logic integer Copies{M}(dodona_message *a, integer latency, integer b, integer i, integer k, integer v) =
    CopiesOf(a, latency, b, i, k, k, v);

  // How often what rank w has of block b when t messages have arrived gets into the result: into what rank d has after
  // all n < 2^63. Of the messages sent then, only k .. n - 1 are counted; a message that stores clears first.
  // measure (t < n ? n - t : 0) * 0x8000000000000000 + (k < n ? n - k : 0)
  logic integer WeightOfSome{M}(dodona_message *a, integer latency, integer b, integer n, integer d, integer t, integer k,
                        integer w) =
    t < 0 || 0x7fffffffffffffff < n ? 0 :
    k < n ?
      WeightOfSome(a, latency, b, n, d, t, k + 1, w) +
      (t <= k ?
        (SeenBy(a, latency, k) == t && a[k].block == b && a[k].src == w ?
          WeightOfSome(a, latency, b, n, d, k + 1, k + 1, a[k].dst) : 0) : 0) :
    t < n ?
      (a[t].block == b && a[t].dst == w && a[t].use == DODONA_STORE ? 0 : WeightOfSome(a, latency, b, n, d, t + 1, t + 1, w)) :
    (w == d ? 1 : 0);

  // The same of all messages sent then.
  logic integer WeightOf{M}(dodona_message *a, integer latency, integer b, integer n, integer d, integer t, integer w) =
    WeightOfSome(a, latency, b, n, d, t, t, w);

  // The word holds min(2, x), of an x that is not negative.
  predicate Saturated(integer word, integer x) = 0 <= x && word == (x < 2 ? x : 2);
*/

/*@
  // Rank d has of block b once the input of each rank that begins with one, and not those that are not to be there. Tables have a byte for each
  // rank and block.
  predicate HasEachOnce{M}(dodona_message *a, integer latency, integer b, integer n, integer P, uint8_t *begins,
                           integer d) =
    \forall integer i; 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
      Copies(a, latency, b, i, n, d) == Due(begins[Cell(P, i, b)]);

  // So has, of each of the first ranks, each that wants it.
  predicate AllHaveEachOnce{M}(dodona_message *a, integer latency, integer b, integer n, integer P, uint8_t *begins,
                               uint8_t *wants, integer end) =
    \forall integer d; 0 <= d < end && wants[Cell(P, d, b)] != 0 ==> HasEachOnce(a, latency, b, n, P, begins, d);
*/

#endif
