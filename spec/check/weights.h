/* How often an input is in a rank's content after a schedule of one block, counted forwards from what ranks begin with
   (Copies), and backwards from the result (WeightOf). Time is the number of messages that have arrived: message k of a
   schedule has two moments, SeenBy(k) when it is sent, and k when it arrives. */
#ifndef DODONA_SPEC_CHECK_WEIGHTS_H
#define DODONA_SPEC_CHECK_WEIGHTS_H

/*@
  predicate MessagesSorted{M}(dodona_message *a, integer n) =
    \forall integer j, k; 0 <= j <= k < n ==> a[j].step <= a[k].step;

  predicate Messages{M}(dodona_message *a, integer n, integer P) =
    0 <= n && \valid_read(a + (0 .. n - 1)) &&
    (\forall integer k; 0 <= k < n ==>
      0 <= a[k].step && 0 <= a[k].src < P && 0 <= a[k].dst < P);

  // How many of the first k messages have arrived at the start of step x: all up to the last that has.
  // measure k
  logic integer Arrived{M}(dodona_message *a, integer latency, integer x, integer k) =
    k <= 0 ? 0 : a[k - 1].step + latency <= x ? k : Arrived(a, latency, x, k - 1);

  // How many messages have arrived when message k is sent.
  logic integer SeenBy{M}(dodona_message *a, integer latency, integer k) =
    Arrived(a, latency, a[k].step, k);

  // How often input i is in what rank v has when q of the first k messages have arrived, or all k. Each rank
  // begins with its own input. Message k - 1 brings what its sender had at the start of its step.
  // measure k
  logic integer CopiesOf{M}(dodona_message *a, integer latency, integer i, integer q, integer k, integer v) =
    k <= 0 ? (v == i ? 1 : 0) :
    q < k || a[k - 1].dst != v ? CopiesOf(a, latency, i, q, k - 1, v) :
      (a[k - 1].use == DODONA_STORE ? 0 : CopiesOf(a, latency, i, q, k - 1, v)) +
      CopiesOf(a, latency, i, SeenBy(a, latency, k - 1), k - 1, a[k - 1].src);

  // The same when k have arrived.
  logic integer Copies{M}(dodona_message *a, integer latency, integer i, integer k, integer v) =
    CopiesOf(a, latency, i, k, k, v);

  // How often what rank w has when t messages have arrived gets into the result: into what rank d has after
  // all n < 2^63. Of the messages sent then, only k .. n - 1 are counted; a message that stores clears first.
  // measure (t < n ? n - t : 0) * 0x8000000000000000 + (k < n ? n - k : 0)
  logic integer WeightOfSome{M}(dodona_message *a, integer latency, integer n, integer d, integer t, integer k,
                        integer w) =
    t < 0 || 0x7fffffffffffffff < n ? 0 :
    k < n ?
      WeightOfSome(a, latency, n, d, t, k + 1, w) +
      (t <= k ?
        (SeenBy(a, latency, k) == t && a[k].src == w ?
          WeightOfSome(a, latency, n, d, k + 1, k + 1, a[k].dst) : 0) : 0) :
    t < n ?
      (a[t].dst == w && a[t].use == DODONA_STORE ? 0 : WeightOfSome(a, latency, n, d, t + 1, t + 1, w)) :
    (w == d ? 1 : 0);

  // The same of all messages sent then.
  logic integer WeightOf{M}(dodona_message *a, integer latency, integer n, integer d, integer t, integer w) =
    WeightOfSome(a, latency, n, d, t, t, w);

  // The word holds min(2, x), of an x that is not negative.
  predicate Saturated(integer word, integer x) = 0 <= x && word == (x < 2 ? x : 2);
*/

/*@
  // Rank d has once the input of each rank that begins with one.
  predicate HasEachOnce{M}(dodona_message *a, integer latency, integer n, integer P, uint8_t *begins, integer d) =
    \forall integer i; 0 <= i < P && begins[i] != 0 ==> Copies(a, latency, i, n, d) == 1;

  predicate AllHaveEachOnce{M}(dodona_message *a, integer latency, integer n, integer P, uint8_t *begins, uint8_t *wants,
                    integer end) =
    \forall integer d; 0 <= d < end && wants[d] != 0 ==> HasEachOnce(a, latency, n, P, begins, d);
*/

#endif
