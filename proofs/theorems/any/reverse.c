/* Theorem 8, reversal, for every schedule. */
#include "spec/machine/reverse.h"

/*@ ghost
  void theorem_reverse(int64_t S, int64_t R, int64_t turn, int32_t P, int32_t s, int32_t root,
                       int64_t latency, int64_t ticks)
  {
    /@ assert range: InRange(R, P, s); @/
    /@ assert sending: SendPort(R, ticks); @/
    /@ assert receiving: ReceivePort(R, ticks); @/
    /@ assert combined: Combined(R, latency); @/
    /@ assert back: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         Transfer(R, turn - x, v, u, j); @/
    /@ assert sent: \forall integer u, j; Receives(S, u, j) ==> Sends(R, u, j); @/
    /@ assert contributed: Contributed(R, P, s, root); @/
    /@ assert once: ContributedOnce(R, root); @/
  }
*/
