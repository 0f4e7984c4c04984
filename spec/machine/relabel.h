/* Other names for the ranks: a bijection of 0 .. P - 1 takes a valid broadcast to a valid one. */
#ifndef DODONA_SPEC_MACHINE_RELABEL_H
#define DODONA_SPEC_MACHINE_RELABEL_H

#include <stdint.h>
#include "spec/machine/broadcast.h"
#include "spec/machine/turn.h"

/*@
  // Renaming N and its inverse. Renaming is the only assumption about them, so theorems hold for every bijection.
  axiomatic Names {
    logic integer Rename(integer N, integer v) reads \nothing;
    logic integer Original(integer N, integer v) reads \nothing;
  }
  predicate Renaming(integer N, integer P) =
    (\forall integer v; 0 <= v < P ==> 0 <= Rename(N, v) < P && Original(N, Rename(N, v)) == v) &&
    (\forall integer v; 0 <= v < P ==> 0 <= Original(N, v) < P && Rename(N, Original(N, v)) == v);

  // Renaming N turns the ranks by the root.
  predicate Turning(integer N, integer P, integer root) =
    \forall integer v; Rename(N, v) == Rank(P, root, v) && Original(N, v) == Position(P, root, v);

  // Schedule R is schedule S with its ranks renamed.
  predicate Relabelled(integer S, integer R, integer N, integer P) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      0 <= u < P && 0 <= v < P && Transfer(S, x, Original(N, u), Original(N, v), j);
*/

/* Renaming keeps validity, ports and root included. */
/*@ ghost
  /@ requires renaming: Renaming(N, P);
     requires relabelled: Relabelled(S, R, N, P);
     requires valid: ValidBroadcast(S, P, s, root, latency, ticks) && 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(R, P, s, Rename(N, root), latency, ticks);
     ensures simplex: SimplexPorts(S, ticks) ==> SimplexPorts(R, ticks);
     exits \false; @/
  void theorem_relabel(int64_t S, int64_t R, int64_t N, int32_t P, int32_t s, int32_t root,
                       int64_t latency, int64_t ticks);
*/

/* Turning by the root is a renaming that takes 0 to the root. */
/*@ ghost
  /@ requires root: 0 <= root < P;
     requires turning: Turning(N, P, root);
     terminates \true;
     assigns \nothing;
     ensures renaming: Renaming(N, P);
     ensures root: Rename(N, 0) == root;
     exits \false; @/
  void theorem_turning(int64_t N, int32_t P, int32_t root);
*/

#endif
