/* Theorem 7, delivery, for every schedule: by induction on the step. */
#include "spec/machine/delivery.h"

/*@ ghost
  void lemma_held(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t x)
  {
    if (x == 0)
      return;
    lemma_held(S, P, s, root, latency, x - 1);
    /@ assert arrives: \forall integer u, v, j; Transfer(S, x - latency, u, v, j) ==>
         Value(x, v, j) == Value(0, root, j); @/
    /@ assert stays: \forall integer v, j; Held(S, root, latency, x, v, j) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, j)) ==>
         Held(S, root, latency, x - 1, v, j); @/
    /@ assert now: \forall integer v, j; Held(S, root, latency, x, v, j) ==>
         Value(x, v, j) == Value(0, root, j); @/
  }
*/

/*@ ghost
  void theorem_delivery(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency,
                        int64_t ticks, int64_t last)
  {
    lemma_held(S, P, s, root, latency, last + latency);
    /@ assert received: \forall integer v, j; Receives(S, v, j) ==>
         Held(S, root, latency, last + latency, v, j); @/
    /@ assert all: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
         Held(S, root, latency, last + latency, v, j); @/
  }
*/
