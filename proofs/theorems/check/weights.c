/* The backward pass agrees with the count: the sum of weight times content over the ranks and over the
   messages under way is the same when t messages have arrived as when t + 1 have. No order of the messages,
   no latency, no rule of ports is needed. */
#include "ref/check/weights.h"
#include "spec/lemmas/check_weights.h"

/*@
  lemma weight_times_zero: \forall integer x; WeightTimes(x, 0) == 0 && WeightTimes(0, x) == 0;
  lemma weight_times_one: \forall integer x; WeightTimes(x, 1) == x && WeightTimes(1, x) == x;

  lemma weight_times_sum: \forall integer x, sum, y, z; sum == y + z ==>
    WeightTimes(x, sum) == WeightTimes(x, y) + WeightTimes(x, z);
  lemma weight_sum_times: \forall integer x, sum, y, z; sum == y + z ==>
    WeightTimes(sum, x) == WeightTimes(y, x) + WeightTimes(z, x);
*/

/*@ ghost
  void lemma_arrived_bounds(const dodona_message *a, int64_t latency, int64_t k)
  {
    if (k > 0)
      lemma_arrived_bounds(a, latency, k - 1);
  }
*/

/* More than all is all. */
/*@ ghost
  /@ requires count: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures all: \forall integer q, v; k <= q ==>
       CopiesOf(a, latency, b, i, q, k, v) == CopiesOf(a, latency, b, i, k, k, v);
     exits \false; @/
  void lemma_copies_all(const dodona_message *a, int64_t latency, int32_t b, int32_t i, int64_t k)
  {
    if (k > 0)
      lemma_copies_all(a, latency, b, i, k - 1);
  }
*/

/* What has not arrived changes nothing. */
/*@ ghost
  /@ requires count: 0 <= q <= k;
     terminates \true;
     decreases k - q;
     assigns \nothing;
     ensures some: \forall integer v; CopiesOf(a, latency, b, i, q, k, v) == CopiesOf(a, latency, b, i, q, q, v);
     exits \false; @/
  void lemma_copies_some(const dodona_message *a, int64_t latency, int32_t b, int32_t i, int64_t q, int64_t k)
  {
    if (q < k)
      lemma_copies_some(a, latency, b, i, q, k - 1);
  }
*/

/*@ ghost
  void lemma_copies(const dodona_message *a, int64_t latency, int32_t b, int32_t i, int64_t k)
  {
    lemma_arrived_bounds(a, latency, k - 1);
    lemma_copies_all(a, latency, b, i, k - 1);
    /@ loop invariant range: 0 <= q <= k;
       loop invariant some: \forall integer p, v; 0 <= p < q ==>
         CopiesOf(a, latency, b, i, p, k - 1, v) == CopiesOf(a, latency, b, i, p, p, v);
       loop assigns q;
       loop variant k - q; @/
    for (int64_t q = 0; q < k; q++)
      lemma_copies_some(a, latency, b, i, q, k - 1);
    /@ assert seen: 0 <= SeenBy(a, latency, k - 1) < k; @/
    /@ assert brought: \forall integer v; CopiesOf(a, latency, b, i, SeenBy(a, latency, k - 1), k - 1, v) ==
         Copies(a, latency, b, i, SeenBy(a, latency, k - 1), v); @/
    /@ assert had: \forall integer v; CopiesOf(a, latency, b, i, k, k - 1, v) == Copies(a, latency, b, i, k - 1, v); @/
  }
*/

/* Message t arrives: at its receiver's. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && 0 <= t < n;
     requires ranks: 0 <= v <= P;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures arrives: WeightedSum(a, latency, b, n, i, d, t + 1, t + 1, v) ==
       WeightedSum(a, latency, b, n, i, d, t, n, v) + (a[t].block == b && a[t].dst < v ? SentSum(a, latency, b, n, i, d, t) : 0);
     exits \false; @/
  void lemma_weight_arrives(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d,
                     int64_t t, int32_t v)
  {
    if (v == 0)
      return;
    lemma_weight_arrives(a, n, latency, b, P, s, i, d, t, v - 1);
    lemma_copies(a, latency, b, i, t + 1);
    /@ assert other: a[t].block != b || a[t].dst != v - 1 ==>
         WeightOfSome(a, latency, b, n, d, t, n, v - 1) == WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1) &&
         Copies(a, latency, b, i, t + 1, v - 1) == Copies(a, latency, b, i, t, v - 1); @/
    /@ assert stored: a[t].block == b && a[t].dst == v - 1 && a[t].use == DODONA_STORE ==>
         WeightOfSome(a, latency, b, n, d, t, n, v - 1) == 0 &&
         Copies(a, latency, b, i, t + 1, v - 1) ==
           Copies(a, latency, b, i, SeenBy(a, latency, t), a[t].src); @/
    /@ assert combined: a[t].block == b && a[t].dst == v - 1 && a[t].use != DODONA_STORE ==>
         WeightOfSome(a, latency, b, n, d, t, n, v - 1) == WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1) &&
         Copies(a, latency, b, i, t + 1, v - 1) == Copies(a, latency, b, i, t, v - 1) +
           Copies(a, latency, b, i, SeenBy(a, latency, t), a[t].src); @/
    /@ assert brings: a[t].block == b && a[t].dst == v - 1 ==> SentSum(a, latency, b, n, i, d, t) ==
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1),
                 Copies(a, latency, b, i, SeenBy(a, latency, t), a[t].src)); @/
    /@ assert combines: a[t].block == b && a[t].dst == v - 1 && a[t].use != DODONA_STORE ==>
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1), Copies(a, latency, b, i, t + 1, v - 1)) ==
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1), Copies(a, latency, b, i, t, v - 1)) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1),
                 Copies(a, latency, b, i, SeenBy(a, latency, t), a[t].src)); @/
    /@ assert arrived: a[t].block == b && a[t].dst == v - 1 ==>
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1), Copies(a, latency, b, i, t + 1, v - 1)) ==
         WeightTimes(WeightOfSome(a, latency, b, n, d, t, n, v - 1), Copies(a, latency, b, i, t, v - 1)) +
         SentSum(a, latency, b, n, i, d, t); @/
    /@ assert dot: WeightedSum(a, latency, b, n, i, d, t + 1, t + 1, v) ==
         WeightedSum(a, latency, b, n, i, d, t + 1, t + 1, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, t + 1, t + 1, v - 1), Copies(a, latency, b, i, t + 1, v - 1)); @/
    /@ assert without: WeightedSum(a, latency, b, n, i, d, t, n, v) ==
         WeightedSum(a, latency, b, n, i, d, t, n, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, t, n, v - 1), Copies(a, latency, b, i, t, v - 1)); @/
  }
*/

/* Message k counts: at its sender's, if it is sent then. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && 0 <= t <= k < n;
     requires ranks: 0 <= v <= P;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures sent: WeightedSum(a, latency, b, n, i, d, t, k, v) ==
       WeightedSum(a, latency, b, n, i, d, t, k + 1, v) +
       (SeenBy(a, latency, k) == t && a[k].block == b && a[k].src < v ? SentSum(a, latency, b, n, i, d, k) : 0);
     exits \false; @/
  void lemma_weight_sent(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d, int64_t t,
                  int64_t k, int32_t v)
  {
    if (v == 0)
      return;
    lemma_weight_sent(a, n, latency, b, P, s, i, d, t, k, v - 1);
    /@ assert part: WeightOfSome(a, latency, b, n, d, t, k, v - 1) == WeightOfSome(a, latency, b, n, d, t, k + 1, v - 1) +
         (SeenBy(a, latency, k) == t && a[k].block == b && a[k].src == v - 1 ?
           WeightOfSome(a, latency, b, n, d, k + 1, k + 1, a[k].dst) : 0); @/
    /@ assert brings: SeenBy(a, latency, k) == t && a[k].block == b && a[k].src == v - 1 ==>
         SentSum(a, latency, b, n, i, d, k) ==
         WeightTimes(WeightOfSome(a, latency, b, n, d, k + 1, k + 1, a[k].dst), Copies(a, latency, b, i, t, v - 1)); @/
    /@ assert same: !(SeenBy(a, latency, k) == t && a[k].block == b && a[k].src == v - 1) ==>
         WeightOfSome(a, latency, b, n, d, t, k, v - 1) == WeightOfSome(a, latency, b, n, d, t, k + 1, v - 1); @/
    /@ assert product: WeightTimes(WeightOfSome(a, latency, b, n, d, t, k, v - 1), Copies(a, latency, b, i, t, v - 1)) ==
         WeightTimes(WeightOfSome(a, latency, b, n, d, t, k + 1, v - 1), Copies(a, latency, b, i, t, v - 1)) +
         (SeenBy(a, latency, k) == t && a[k].block == b && a[k].src == v - 1 ? SentSum(a, latency, b, n, i, d, k) : 0); @/
    /@ assert dot: WeightedSum(a, latency, b, n, i, d, t, k, v) == WeightedSum(a, latency, b, n, i, d, t, k, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, t, k, v - 1), Copies(a, latency, b, i, t, v - 1)); @/
    /@ assert without: WeightedSum(a, latency, b, n, i, d, t, k + 1, v) ==
         WeightedSum(a, latency, b, n, i, d, t, k + 1, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, t, k + 1, v - 1), Copies(a, latency, b, i, t, v - 1)); @/
  }
*/

/* What is sent when t messages have arrived is under way when t + 1 have. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && 0 <= t <= k <= n;
     requires ranks: 0 <= P;
     terminates \true;
     decreases n - k;
     assigns \nothing;
     ensures leaves: WeightedSum(a, latency, b, n, i, d, t, k, P) + FlightSum(a, latency, b, n, i, d, t, k) ==
       WeightedSum(a, latency, b, n, i, d, t, n, P) + FlightSum(a, latency, b, n, i, d, t + 1, k);
     exits \false; @/
  void lemma_weight_leaves(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d,
                    int64_t t, int64_t k)
  {
    if (k == n)
      return;
    lemma_weight_leaves(a, n, latency, b, P, s, i, d, t, k + 1);
    lemma_weight_sent(a, n, latency, b, P, s, i, d, t, k, P);
    /@ assert before: FlightSum(a, latency, b, n, i, d, t, k) == FlightSum(a, latency, b, n, i, d, t, k + 1) +
         (a[k].block == b && SeenBy(a, latency, k) < t ? SentSum(a, latency, b, n, i, d, k) : 0); @/
    /@ assert after: FlightSum(a, latency, b, n, i, d, t + 1, k) ==
         FlightSum(a, latency, b, n, i, d, t + 1, k + 1) +
         (a[k].block == b && SeenBy(a, latency, k) < t + 1 ? SentSum(a, latency, b, n, i, d, k) : 0); @/
  }
*/

/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && 0 <= t < n;
     requires ranks: 0 <= P;
     terminates \true;
     assigns \nothing;
     ensures same: WholeSum(a, latency, b, n, P, i, d, t) == WholeSum(a, latency, b, n, P, i, d, t + 1);
     exits \false; @/
  void lemma_weight_whole(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d, int64_t t)
  {
    lemma_arrived_bounds(a, latency, t);
    lemma_weight_leaves(a, n, latency, b, P, s, i, d, t, t);
    lemma_weight_arrives(a, n, latency, b, P, s, i, d, t, P);
    /@ assert seen: SeenBy(a, latency, t) <= t; @/
    /@ assert flight: FlightSum(a, latency, b, n, i, d, t + 1, t) ==
         FlightSum(a, latency, b, n, i, d, t + 1, t + 1) + (a[t].block == b ? SentSum(a, latency, b, n, i, d, t) : 0); @/
  }
*/

/* In the end the sum is what d has. */
/*@ ghost
  /@ requires count: 0 <= n && 0 <= v && 0 <= d;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures end: WeightedSum(a, latency, b, n, i, d, n, n, v) == (d < v ? Copies(a, latency, b, i, n, d) : 0);
     exits \false; @/
  void lemma_weight_end(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t i, int32_t d, int32_t v)
  {
    if (v == 0)
      return;
    lemma_weight_end(a, n, latency, b, i, d, v - 1);
    /@ assert part: WeightOfSome(a, latency, b, n, d, n, n, v - 1) == (v - 1 == d ? 1 : 0); @/
    /@ assert product: WeightTimes(WeightOfSome(a, latency, b, n, d, n, n, v - 1), Copies(a, latency, b, i, n, v - 1)) ==
         (v - 1 == d ? Copies(a, latency, b, i, n, d) : 0); @/
    /@ assert dot: WeightedSum(a, latency, b, n, i, d, n, n, v) == WeightedSum(a, latency, b, n, i, d, n, n, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, n, n, v - 1), Copies(a, latency, b, i, n, v - 1)); @/
  }
*/

/* At the start it is the weight of i. */
/*@ ghost
  /@ requires count: 0 <= n && 0 <= v && 0 <= i;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures start: WeightedSum(a, latency, b, n, i, d, 0, 0, v) ==
       (i < v ? WeightOf(a, latency, b, n, d, 0, i) : 0);
     exits \false; @/
  void lemma_weight_start(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t i, int32_t d, int32_t v)
  {
    if (v == 0)
      return;
    lemma_weight_start(a, n, latency, b, i, d, v - 1);
    /@ assert count: Copies(a, latency, b, i, 0, v - 1) == (v - 1 == i ? 1 : 0); @/
    /@ assert product: WeightTimes(WeightOfSome(a, latency, b, n, d, 0, 0, v - 1), Copies(a, latency, b, i, 0, v - 1)) ==
         (v - 1 == i ? WeightOf(a, latency, b, n, d, 0, i) : 0); @/
    /@ assert dot: WeightedSum(a, latency, b, n, i, d, 0, 0, v) == WeightedSum(a, latency, b, n, i, d, 0, 0, v - 1) +
         WeightTimes(WeightOfSome(a, latency, b, n, d, 0, 0, v - 1), Copies(a, latency, b, i, 0, v - 1)); @/
  }
*/

/*@ ghost
  /@ requires rows: 0 <= k <= n;
     terminates \true;
     decreases n - k;
     assigns \nothing;
     ensures none: FlightSum(a, latency, b, n, i, d, 0, k) == 0;
     exits \false; @/
  void lemma_weight_none(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t i, int32_t d, int64_t k)
  {
    if (k == n)
      return;
    lemma_weight_none(a, n, latency, b, i, d, k + 1);
    lemma_arrived_bounds(a, latency, k);
    /@ assert seen: 0 <= SeenBy(a, latency, k); @/
  }
*/

/*@ ghost
  void theorem_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t P, int32_t s, int32_t i, int32_t d)
  {
    /@ loop invariant range: 0 <= t <= n;
       loop invariant same: WholeSum(a, latency, b, n, P, i, d, 0) == WholeSum(a, latency, b, n, P, i, d, t);
       loop assigns t;
       loop variant n - t; @/
    for (int64_t t = 0; t < n; t++)
      lemma_weight_whole(a, n, latency, b, P, s, i, d, t);
    lemma_weight_start(a, n, latency, b, i, d, P);
    lemma_weight_none(a, n, latency, b, i, d, 0);
    lemma_weight_end(a, n, latency, b, i, d, P);
    /@ assert first: WholeSum(a, latency, b, n, P, i, d, 0) == WeightOf(a, latency, b, n, d, 0, i); @/
    /@ assert last: WholeSum(a, latency, b, n, P, i, d, n) == Copies(a, latency, b, i, n, d); @/
  }
*/
