/* What any allreduce needs, as integers; the argument stands in ref/bounds_allreduce.h. */
#ifndef DODONA_SPEC_BOUNDS_ALLREDUCE_H
#define DODONA_SPEC_BOUNDS_ALLREDUCE_H

#include "bounds.h"

/*@
  // ceil(2 s (P - 1) / P)
  logic integer BoundAllreduceVolume(integer P, integer s) = 2 * s - (2 * s) / P;

  logic integer BoundAllreduceSteps(integer P, integer s) =
    \max(BoundSteps(P, s), BoundAllreduceVolume(P, s));

  logic integer BoundAllreduce(integer P, integer k, integer t) =
    t * CeilLog2(P) + BoundAllreduceVolume(P, k);
*/

#endif
