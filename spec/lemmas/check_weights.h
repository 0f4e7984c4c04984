/* The sum of weight times content over the ranks and over the messages under way: the same at every moment. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_H
#define DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_H

#include "spec/check/weights.h"

/*@
  // x * y, under a name: to solvers a product that is spelled out is no term to match.
  logic integer WeightTimes(integer x, integer y) = x == 0 || y == 0 ? 0 : x * y;

  // Over ranks 0 .. v - 1: WeightOfSome(t, k) times Copies when t messages have arrived.
  // measure v
  logic integer WeightedSum{M}(dodona_message *a, integer latency, integer b, integer n, integer i, integer d, integer t, integer k,
                       integer v) =
    v <= 0 ? 0 :
    WeightedSum(a, latency, b, n, i, d, t, k, v - 1) +
    WeightTimes(WeightOfSome(a, latency, b, n, d, t, k, v - 1), Copies(a, latency, b, i, t, v - 1));

  // What message k brings to the result, wherever it is.
  logic integer SentSum{M}(dodona_message *a, integer latency, integer b, integer n, integer i, integer d, integer k) =
    WeightTimes(WeightOfSome(a, latency, b, n, d, k + 1, k + 1, a[k].dst), Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src));

  // Over messages k .. n - 1 that are under way when t messages have arrived: sent before.
  // measure n - k
  logic integer FlightSum{M}(dodona_message *a, integer latency, integer b, integer n, integer i, integer d, integer t,
                          integer k) =
    n <= k ? 0 :
    FlightSum(a, latency, b, n, i, d, t, k + 1) +
    (a[k].block == b && SeenBy(a, latency, k) < t ? SentSum(a, latency, b, n, i, d, k) : 0);

  logic integer WholeSum{M}(dodona_message *a, integer latency, integer b, integer n, integer P, integer i, integer d,
                         integer t) =
    WeightedSum(a, latency, b, n, i, d, t, t, P) + FlightSum(a, latency, b, n, i, d, t, t);
*/

/* Tables of cells have a place for each. */
/*@ ghost
  /@ requires range: 0 <= P && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures cells: \forall integer b, v; 0 <= b < s && 0 <= v < P ==> 0 <= Cell(P, v, b) < Cells(P, s);
     exits \false; @/
  void lemma_cells(int32_t P, int32_t s);
*/

/* No more than all have arrived. */
/*@ ghost
  /@ requires count: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures bounds: \forall integer x; 0 <= Arrived(a, latency, x, k) <= k;
     exits \false; @/
  void lemma_arrived_bounds(const dodona_message *a, int64_t latency, int64_t k);
*/

/* Which of the first k messages have arrived. */
/*@ ghost
  /@ requires count: 0 <= k && 0 <= t;
     requires sorted: MessagesSorted(a, k);
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures bounds: \forall integer x; 0 <= Arrived(a, latency, x, k) <= k;
     ensures arrived: 0 < t <= k ==> \forall integer x;
       t <= Arrived(a, latency, x, k) <==> a[t - 1].step + latency <= x;
     exits \false; @/
  void lemma_messages_arrived(const dodona_message *a, int64_t latency, int64_t t, int64_t k);
*/

/* Which have arrived when a message is sent. */
/*@ ghost
  /@ requires sorted: MessagesSorted(a, n) && 0 <= n && 0 <= t;
     terminates \true;
     assigns \nothing;
     ensures bounds: \forall integer k; 0 <= k < n ==> 0 <= SeenBy(a, latency, k) <= k;
     ensures seen: 0 < t ==> \forall integer k; t <= k < n ==>
       (t <= SeenBy(a, latency, k) <==> a[t - 1].step + latency <= a[k].step);
     exits \false; @/
  void lemma_messages_seen(const dodona_message *a, int64_t n, int64_t latency, int64_t t);
*/

/* Messages that are not sent when t messages have arrived do not count. */
/*@ ghost
  /@ requires rows: 0 <= low <= high <= n;
     requires other: \forall integer k; low <= k < high ==> SeenBy(a, latency, k) != t;
     terminates \true;
     decreases high - low;
     assigns \nothing;
     ensures same: \forall integer b, d, w;
       WeightOfSome(a, latency, b, n, d, t, low, w) == WeightOfSome(a, latency, b, n, d, t, high, w);
     exits \false; @/
  void lemma_weight_silent(const dodona_message *a, int64_t n, int64_t latency, int64_t t, int64_t low,
                    int64_t high);
*/

/* What message k - 1 changes. */
/*@ ghost
  /@ requires count: 0 < k;
     terminates \true;
     assigns \nothing;
     ensures changes: \forall integer v; Copies(a, latency, b, i, k, v) ==
       (a[k - 1].block != b || a[k - 1].dst != v ? Copies(a, latency, b, i, k - 1, v) :
        (a[k - 1].use == DODONA_STORE ? 0 : Copies(a, latency, b, i, k - 1, v)) +
        Copies(a, latency, b, i, SeenBy(a, latency, k - 1), a[k - 1].src));
     exits \false; @/
  void lemma_copies(const dodona_message *a, int64_t latency, int32_t b, int32_t i, int64_t k);
*/

/* The pass and the count agree, whatever the messages are. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s);
     requires ranks: 0 <= i < P && 0 <= d < P;
     terminates \true;
     assigns \nothing;
     ensures same: WeightOf(a, latency, b, n, d, 0, i) == Copies(a, latency, b, i, n, d);
     exits \false; @/
  void theorem_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d);
*/

#endif
