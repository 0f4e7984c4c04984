/* The alltoall of radix r brings each block from its giver to its taker. */
#ifndef DODONA_PROOFS_ALLTOALL_H
#define DODONA_PROOFS_ALLTOALL_H

#include <stdint.h>
#include "spec/algorithms/alltoall.h"
#include "spec/machine/begins.h"
#include "spec/machine/delivery.h"

/*@
  // Who gives block j, and who is to have it. Nothing is assumed about them: any number of blocks from any rank to any other.
  axiomatic Deals {
    logic integer Giver(integer j) reads \nothing;
    logic integer Taker(integer j) reads \nothing;
  }

  predicate Dealt(integer P, integer s) = \forall integer j; 0 <= j < s ==> 0 <= Giver(j) < P && 0 <= Taker(j) < P;

  // A is the alltoall of these s blocks.
  predicate IsAlltoall(integer A, integer P, integer r, integer s) =
    \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> 0 <= j < s && AlltoallMoves(P, r, x, u, v, Giver(j), Taker(j));

  // Where block j is when step y begins.
  logic integer DealtAt(integer P, integer r, integer y, integer j) = RadixHolder(P, r, y, Giver(j), Taker(j));
*/

/* In a network that runs it, when the last step is over, each taker has what the giver had of the block at the start. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= s;
     requires blocks: Dealt(P, s);
     requires schedule: IsAlltoall(A, P, r, s) && IsRadixSteps(P, r, n);
     requires network: Network(A, 1);
     terminates \true;
     assigns \nothing;
     ensures delivered: \forall integer j; 0 <= j < s ==> Value(n + 1, Taker(j), j) == Value(1, Giver(j), j);
     exits \false; @/
  void theorem_alltoall(int64_t A, int32_t P, int32_t r, int32_t s, int32_t n);
*/

/* Its messages are in range, in its steps and on one port; and who is sent a block is not who sends it. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= s;
     requires blocks: Dealt(P, s);
     requires schedule: IsAlltoall(A, P, r, s) && IsRadixSteps(P, r, n);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(A, P, s);
     ensures ports: MessagePorts(A, 1);
     ensures steps: EndsWith(A, n) && BeginsAfter(A, 1);
     exits \false; @/
  void theorem_alltoall_ports(int64_t A, int32_t P, int32_t r, int32_t s, int32_t n);
*/

/* In all steps together a rank sends each slot once for each of its digits that is not 0: P - 1 blocks or more, and P - 1 if r is P or more. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     requires steps: IsRadixSteps(P, r, n);
     terminates \true;
     assigns \nothing;
     ensures volume: SlotsCarried(r, n, P) == TimesSentBelow(r, n, P);
     ensures least: P - 1 <= SlotsCarried(r, n, P);
     ensures pairwise: P <= r ==> SlotsCarried(r, n, P) == P - 1;
     exits \false; @/
  void theorem_alltoall_volume(int32_t P, int32_t r, int32_t n);
*/

#endif
