/* When inputs enter a block, by the rows: by induction on the rows. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_delivery.h"

/*@ ghost
  void lemma_since_stays(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t k,
                         int64_t m)
  {
    /@ loop invariant index: k <= i <= m;
       loop invariant stays: \forall integer v, d; SinceStays(a, latency, s, k, i, v, b, d);
       loop assigns i;
       loop variant m - i; @/
    for (int64_t i = k; i < m; i++) {
      /@ assert counted: \forall integer v, d; Included(a, latency, s, i, v, b, d) ==>
           Included(a, latency, s, i + 1, v, b, d) &&
           Since(a, latency, s, i + 1, v, b, d) == Since(a, latency, s, i, v, b, d); @/
      /@ assert brought: \forall integer v, d; !Included(a, latency, s, i, v, b, d) &&
           Included(a, latency, s, i + 1, v, b, d) ==>
             BringsInput(a, latency, s, i, v, b, d) &&
             Since(a, latency, s, i + 1, v, b, d) == a[i].step + latency; @/
      /@ assert old: \forall integer v, d, x; InputArrives(a, latency, s, k, i, v, b, d, x) ==>
           InputArrives(a, latency, s, k, i + 1, v, b, d, x); @/
      /@ assert new: \forall integer v, d; BringsInput(a, latency, s, i, v, b, d) ==>
           InputArrives(a, latency, s, k, i + 1, v, b, d, a[i].step + latency); @/
      /@ assert next: \forall integer v, d; SinceStays(a, latency, s, k, i, v, b, d) &&
           SinceStays(a, latency, s, k, i + 1, v, b, d); @/
    }
  }
*/

/*@ ghost
  void lemma_since_own(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n)
  {
    lemma_since_stays(a, latency, s, b, 0, n);
    /@ assert start: \forall integer v, d; SinceStays(a, latency, s, 0, n, v, b, d) &&
         Since(a, latency, s, 0, v, b, d) == (v == d ? 0 : -1); @/
  }
*/

/*@ ghost
  void lemma_since_before(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n)
  {
    /@ loop invariant index: 0 <= k <= n;
       loop invariant before: \forall integer i, v, d; 0 <= i < k ==>
         (IncludedBy(a, latency, s, n, v, b, d, a[i].step) <==>
          IncludedBy(a, latency, s, i, v, b, d, a[i].step));
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      lemma_since_stays(a, latency, s, b, k, n);
      /@ assert later: \forall integer v, d, x; InputArrives(a, latency, s, k, n, v, b, d, x) ==>
           a[k].step < x; @/
      /@ assert stays: \forall integer v, d; SinceStays(a, latency, s, k, n, v, b, d) &&
           (IncludedBy(a, latency, s, n, v, b, d, a[k].step) <==>
            IncludedBy(a, latency, s, k, v, b, d, a[k].step)); @/
    }
  }
*/
