/* The sum of weight times content over the ranks and over the messages under way: the same at every moment. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_H
#define DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_H

#include "spec/check/weights.h"

/*@
  // x * y, under a name: to solvers a product that is spelled out is no term to match.
  logic integer WeightTimes(integer x, integer y) = x == 0 || y == 0 ? 0 : x * y;

  // Over ranks 0 .. v - 1: WeightOfSome(t, k) times Copies when t rows have arrived.
  // measure v
  logic integer WeightedSum{M}(dodona_message *a, integer latency, integer n, integer i, integer d, integer t, integer k,
                       integer v) =
    v <= 0 ? 0 :
    WeightedSum(a, latency, n, i, d, t, k, v - 1) +
    WeightTimes(WeightOfSome(a, latency, n, d, t, k, v - 1), Copies(a, latency, i, t, v - 1));

  // What row k brings to the result, wherever it is.
  logic integer SentSum{M}(dodona_message *a, integer latency, integer n, integer i, integer d, integer k) =
    WeightTimes(WeightOfSome(a, latency, n, d, k + 1, k + 1, a[k].dst), Copies(a, latency, i, SeenBy(a, latency, k), a[k].src));

  // Over rows k .. n - 1 that are under way when t rows have arrived: sent before.
  // measure n - k
  logic integer FlightSum{M}(dodona_message *a, integer latency, integer n, integer i, integer d, integer t,
                          integer k) =
    n <= k ? 0 :
    FlightSum(a, latency, n, i, d, t, k + 1) +
    (SeenBy(a, latency, k) < t ? SentSum(a, latency, n, i, d, k) : 0);

  logic integer WholeSum{M}(dodona_message *a, integer latency, integer n, integer P, integer i, integer d,
                         integer t) =
    WeightedSum(a, latency, n, i, d, t, t, P) + FlightSum(a, latency, n, i, d, t, t);
*/

/* What message k - 1 changes. */
/*@ ghost
  /@ requires count: 0 < k;
     terminates \true;
     assigns \nothing;
     ensures changes: \forall integer v; Copies(a, latency, i, k, v) ==
       (a[k - 1].dst != v ? Copies(a, latency, i, k - 1, v) :
        (a[k - 1].use == DODONA_STORE ? 0 : Copies(a, latency, i, k - 1, v)) +
        Copies(a, latency, i, SeenBy(a, latency, k - 1), a[k - 1].src));
     exits \false; @/
  void lemma_copies(const dodona_message *a, int64_t latency, int32_t i, int64_t k);
*/

/* The pass and the count agree, whatever the rows are. */
/*@ ghost
  /@ requires rows: Messages(a, n, P);
     requires ranks: 0 <= i < P && 0 <= d < P;
     terminates \true;
     assigns \nothing;
     ensures same: WeightOf(a, latency, n, d, 0, i) == Copies(a, latency, i, n, d);
     exits \false; @/
  void theorem_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t i, int32_t d);
*/

#endif
