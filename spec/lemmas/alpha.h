/* What is known about splitting by a fixed share p/q, as ghost functions. The bodies are in
   proofs/lemmas/postal/alpha.c. */
#ifndef DODONA_SPEC_LEMMAS_ALPHA_H
#define DODONA_SPEC_LEMMAS_ALPHA_H

#include <stdint.h>
#include "spec/algorithms/alpha.h"

/* Both parts of n fit, one into a and the other into b, if and only if n fits into the join. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     requires size: 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures stay: \forall integer a; 1 <= a ==>
       (AlphaKeep(p, q, n) <= a <==> n <= AlphaStay(p, q, a));
     ensures go: \forall integer b; 1 <= b ==>
       (n - AlphaKeep(p, q, n) <= b <==> n <= AlphaGo(p, q, b));
     ensures parts: 1 <= AlphaKeep(p, q, n) < n;
     ensures fits: \forall integer a, b; 1 <= a && 1 <= b ==>
       (AlphaKeep(p, q, n) <= a && n - AlphaKeep(p, q, n) <= b <==> n <= AlphaJoin(p, q, a, b));
     exits \false; @/
  void lemma_alpha_fits(int32_t p, int32_t q, int32_t n);
*/

/* More room on either side never gives a smaller join. A join has at least two ranks, at least one more
   than the smaller part, and no more than both parts. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer a, b, c, d; 1 <= a <= c && 1 <= b <= d ==>
       AlphaJoin(p, q, a, b) <= AlphaJoin(p, q, c, d);
     ensures more: \forall integer a, b; 1 <= b <= a ==> b + 1 <= AlphaJoin(p, q, a, b);
     ensures two: \forall integer a, b; 1 <= a && 1 <= b ==> 2 <= AlphaJoin(p, q, a, b);
     ensures sum: \forall integer a, b; 1 <= a && 1 <= b ==> AlphaJoin(p, q, a, b) <= a + b;
     exits \false; @/
  void lemma_alpha_join(int32_t p, int32_t q);
*/

#endif
