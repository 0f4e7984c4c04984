/* What ranks have where every message stores: one rank's input, whole, and nothing else. */
#ifndef DODONA_SPEC_CHECK_ORIGINS_H
#define DODONA_SPEC_CHECK_ORIGINS_H

#include "spec/check/made.h"

/*@
  predicate AllStore{M}(dodona_message *a, integer n) =
    \forall integer k; 0 <= k < n ==> a[k].use == DODONA_STORE;

  // Rank v has of block b the input of rank u, once, and no other rank's.
  predicate HoldsOnly{M}(dodona_message *a, integer latency, integer b, integer n, integer P, integer v, integer u) =
    0 <= u < P && \forall integer i; 0 <= i < P ==> Copies(a, latency, b, i, n, v) == (i == u ? 1 : 0);
*/

#endif
