/* What is held is made by the messages that have arrived. */
#include "ref/check/alike.h"
#include "ref/check/terms.h"
#include "spec/lemmas/check_terms.h"
#include "spec/lemmas/check_weights.h"

/* More than all is all. */
/*@ ghost
  /@ requires count: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures all: \forall integer b, q, v; k <= q ==>
       TermOf(a, latency, b, q, k, v) == TermOf(a, latency, b, k, k, v);
     exits \false; @/
  void lemma_terms_all(const dodona_message *a, int64_t latency, int64_t k)
  {
    if (k > 0)
      lemma_terms_all(a, latency, k - 1);
  }
*/

/* What has not arrived changes nothing. */
/*@ ghost
  /@ requires count: 0 <= q <= k;
     terminates \true;
     decreases k - q;
     assigns \nothing;
     ensures some: \forall integer b, v; TermOf(a, latency, b, q, k, v) == TermOf(a, latency, b, q, q, v);
     exits \false; @/
  void lemma_terms_some(const dodona_message *a, int64_t latency, int64_t q, int64_t k)
  {
    if (q < k)
      lemma_terms_some(a, latency, q, k - 1);
  }
*/

/*@ ghost
  void lemma_terms(const dodona_message *a, int64_t latency, int64_t k)
  {
    lemma_arrived_bounds(a, latency, k - 1);
    lemma_terms_all(a, latency, k - 1);
    /@ loop invariant range: 0 <= q <= k;
       loop invariant some: \forall integer b, p, v; 0 <= p < q ==>
         TermOf(a, latency, b, p, k - 1, v) == TermOf(a, latency, b, p, p, v);
       loop assigns q;
       loop variant k - q; @/
    for (int64_t q = 0; q < k; q++)
      lemma_terms_some(a, latency, q, k - 1);
    /@ assert seen: 0 <= SeenBy(a, latency, k - 1) < k; @/
    /@ assert brought: \forall integer b, v; TermOf(a, latency, b, SeenBy(a, latency, k - 1), k - 1, v) ==
         TermAfter(a, latency, b, SeenBy(a, latency, k - 1), v); @/
    /@ assert had: \forall integer b, v; TermOf(a, latency, b, k, k - 1, v) == TermAfter(a, latency, b, k - 1, v); @/
  }
*/

/*@ ghost
  void theorem_same_terms(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, const dodona_join *joins,
                          const uint64_t *terms, const uint8_t *wants, int32_t across)
  {
  }
*/
