/* Theorem 8, relabelling, for every schedule and every bijection. */
#include "spec/machine/relabel.h"

/*@ ghost
  void theorem_relabel(int64_t S, int64_t R, int64_t N, int32_t P, int32_t s, int32_t root,
                       int64_t latency, int64_t ticks)
  {
    /@ assert there: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
         Transfer(S, x, Original(N, u), Original(N, v), j); @/
    /@ assert back: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         Transfer(R, x, Rename(N, u), Rename(N, v), j); @/
    /@ assert names: \forall integer u, v; 0 <= u < P && 0 <= v < P &&
         Original(N, u) == Original(N, v) ==> u == v; @/
    /@ assert range: InRange(R, P, s); @/
    /@ assert sending: SendPort(R, ticks); @/
    /@ assert receiving: ReceivePort(R, ticks); @/
    /@ assert causal: Causal(R, Rename(N, root), latency); @/
    /@ assert received: \forall integer v, j; 0 <= v < P && Receives(S, Original(N, v), j) ==>
         Receives(R, v, j); @/
    /@ assert reached: Reached(R, P, s, Rename(N, root)); @/
    /@ assert once: Once(R, Rename(N, root)); @/
  }

  void theorem_turning(int64_t N, int32_t P, int32_t root)
  {
  }
*/
