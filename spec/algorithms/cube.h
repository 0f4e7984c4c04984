/* Broadcast for every number of ranks in the least number of steps: P = 2^m + h, 0 <= h < 2^m, by the hypercube of 2^m
   units (spec/algorithms/cooperation.h). */
#ifndef DODONA_SPEC_ALGORITHMS_CUBE_H
#define DODONA_SPEC_ALGORITHMS_CUBE_H

#include "spec/algorithms/cooperation.h"

/*@
  // m, and h, how many units have two ranks.
  logic integer CubeDimensions(integer P) = FloorLog2(P);
  logic integer CubeTwos(integer P) = P - Pow2(FloorLog2(P));

  // In step x position u sends block j, of s, to position v.
  predicate CubeHop(integer P, integer s, integer x, integer u, integer v, integer j) =
    CoopTransfer(CubeDimensions(P), CubeTwos(P), s, x, u, v, j);

  logic integer CubeLength(integer P, integer s) = CoopSteps(CubeDimensions(P), CubeTwos(P), s);
*/

#endif
