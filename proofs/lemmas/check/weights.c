/* What the backward pass needs of the time of messages. */
#include "ref/check/weights.h"
#include "spec/lemmas/check_weights.h"

/*@ ghost
  void lemma_messages_arrived(const dodona_message *a, int64_t latency, int64_t t, int64_t k)
  {
    if (k > 0)
      lemma_messages_arrived(a, latency, t, k - 1);
  }
*/

/*@ ghost
  void lemma_messages_seen(const dodona_message *a, int64_t n, int64_t latency, int64_t t)
  {
    /@ loop invariant range: 0 <= j <= n;
       loop invariant bounds: \forall integer k; 0 <= k < j ==> 0 <= SeenBy(a, latency, k) <= k;
       loop invariant seen: 0 < t ==> \forall integer k; t <= k < j ==>
         (t <= SeenBy(a, latency, k) <==> a[t - 1].step + latency <= a[k].step);
       loop assigns j;
       loop variant n - j; @/
    for (int64_t j = 0; j < n; j++)
      lemma_messages_arrived(a, latency, t, j);
  }
*/

/*@ ghost
  void lemma_weight_silent(const dodona_message *a, int64_t n, int64_t latency, int64_t t, int64_t low,
                    int64_t high)
  {
    if (low < high)
      lemma_weight_silent(a, n, latency, t, low + 1, high);
  }
*/

/*@ ghost
  void lemma_cells(int32_t P, int32_t s)
  {
    /@ loop invariant range: 0 <= b <= s;
       loop invariant product: 0 <= P * b;
       loop invariant cells: \forall integer c, v; 0 <= c < b && 0 <= v < P ==> 0 <= Cell(P, v, c) < P * b;
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      ;
    /@ assert all: Cells(P, s) == P * s; @/
  }
*/
