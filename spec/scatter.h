/* Broadcast by a scatter along a binomial tree and an allgather, in positions counted from the root. */
#ifndef DODONA_SPEC_SCATTER_H
#define DODONA_SPEC_SCATTER_H

#include "logarithm.h"
#include "halving.h"
#include "ring.h"

/*@
  // In step x of L = ceil(log2 P) a position sends over the distance 2^(L - x) what is not its own half.
  logic integer ScatterReach(integer P, integer x) = Pow2(CeilLog2(P) - x);

  // Over the distance m, u sends v. The conditions on u and v say the same from either end.
  predicate ScatterOver(integer P, integer m, integer u, integer v) =
    0 <= u < P && 0 <= v < P && v == u + m && u % (2 * m) == 0 && v % (2 * m) == m;

  predicate ScatterMoves(integer P, integer x, integer u, integer v) =
    1 <= x <= CeilLog2(P) && ScatterOver(P, ScatterReach(P, x), u, v);

  // The shares that v gets: its own and those of the positions below it.
  logic integer ScatterEnd(integer P, integer m, integer v) = v + m < P ? v + m : P;

  logic integer ScatterHigh(integer P, integer x, integer v) =
    ScatterEnd(P, ScatterReach(P, x), v);

  // The scatter, then a ring in which each begins with its own share.
  logic integer ScatterRingSteps(integer P) = CeilLog2(P) + P - 1;

  predicate ScatterRingMoves(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? ScatterMoves(P, x, u, v) : x <= ScatterRingSteps(P) && RingMoves(P, u, v);

  logic integer ScatterRingLow(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? v : Behind(P, u, x - CeilLog2(P) - 1);
  logic integer ScatterRingHigh(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? ScatterHigh(P, x, v) : Behind(P, u, x - CeilLog2(P) - 1) + 1;

  // The scatter, then an allgather by doubling, if P is a power of two; else as with the ring.
  predicate IsPow2(integer P) = P == Pow2(FloorLog2(P));

  logic integer ScatterDoublingSteps(integer P) =
    P == Pow2(FloorLog2(P)) ? 2 * FloorLog2(P) : ScatterRingSteps(P);

  predicate ScatterDoublingMoves(integer P, integer x, integer u, integer v) =
    IsPow2(P) && FloorLog2(P) < x ? DoublingMoves(FloorLog2(P), x - FloorLog2(P), u, v)
                                  : ScatterRingMoves(P, x, u, v);

  logic integer ScatterDoublingLow(integer P, integer x, integer u, integer v) =
    P == Pow2(FloorLog2(P)) && FloorLog2(P) < x ? DoublingLow(x - FloorLog2(P), u)
                                                : ScatterRingLow(P, x, u, v);
  logic integer ScatterDoublingHigh(integer P, integer x, integer u, integer v) =
    P == Pow2(FloorLog2(P)) && FloorLog2(P) < x ? DoublingHigh(x - FloorLog2(P), u)
                                                : ScatterRingHigh(P, x, u, v);
*/

#endif
