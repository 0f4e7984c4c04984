/* Expressions message by message. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_TERMS_H
#define DODONA_SPEC_LEMMAS_CHECK_TERMS_H

#include "spec/check/terms.h"

/* What message k - 1 changes. */
/*@ ghost
  /@ requires count: 0 < k;
     terminates \true;
     assigns \nothing;
     ensures changes: \forall integer b, v; TermAfter(a, latency, b, k, v) ==
       (a[k - 1].block != b || a[k - 1].dst != v ? TermAfter(a, latency, b, k - 1, v) :
        a[k - 1].use == DODONA_STORE ? TermAfter(a, latency, b, SeenBy(a, latency, k - 1), a[k - 1].src) :
          Either(TermAfter(a, latency, b, SeenBy(a, latency, k - 1), a[k - 1].src), TermAfter(a, latency, b, k - 1, v)));
     ensures seen: 0 <= SeenBy(a, latency, k - 1) < k;
     exits \false; @/
  void lemma_terms(const dodona_message *a, int64_t latency, int64_t k);
*/

/* What one number lists is one expression: results whose words are alike are the same. */
/*@ ghost
  /@ requires listed: \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
       Listed(joins, terms[Cell(P, v, b)] - 0x80000000) == TermAfter(a, latency, b, n, v);
     requires alike: Alike(terms, wants, P, s, across);
     terminates \true;
     assigns \nothing;
     ensures same: SameTerms(a, latency, n, P, s, wants, across);
     exits \false; @/
  void theorem_same_terms(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, const dodona_join *joins,
                          const uint64_t *terms, const uint8_t *wants, int32_t across);
*/

#endif
