/* When the messages of one sender leave. */
#ifndef DODONA_SPEC_ALGORITHMS_DELAY_H
#define DODONA_SPEC_ALGORITHMS_DELAY_H

#include <stdint.h>

/*@
  // k f, how long after a position is ready its message k leaves. By recursion, since provers
  // compare the arguments of a function, but not the factors of a product.
  // measure k
  logic integer Delay(integer f, integer k) = k <= 0 ? 0 : Delay(f, k - 1) + f;
*/

/* Messages of one sender are f ticks apart at least. */
/*@ ghost
  /@ requires range: 1 <= f && 0 <= N;
     terminates \true;
     assigns \nothing;
     ensures product: \forall integer k; 0 <= k <= N ==> Delay(f, k) == k * f;
     ensures range: \forall integer k; 0 <= k <= N ==> 0 <= Delay(f, k) <= k * INT32_MAX;
     ensures order: \forall integer k, l; 0 <= k < l <= N ==> Delay(f, k) + f <= Delay(f, l);
     ensures message: \forall integer k; 0 <= k <= N ==>
       Delay(f, k) / f == k && Delay(f, k) % f == 0;
     exits \false; @/
  void lemma_delay(int32_t f, int32_t N);
*/

#endif
