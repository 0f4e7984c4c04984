/* What any broadcast needs, as integers. k: time to move the message once, t: start-up of a step.
   Source: Sanders and Sibeyn, section 2, equations (4)-(6). */
#ifndef DODONA_SPEC_BOUNDS_H
#define DODONA_SPEC_BOUNDS_H

#include "logarithm.h"

/*@
  // Section 2: until step s - 1 some block is known to the root only, then it must reach P ranks.
  logic integer BoundSteps(integer P, integer s) = P == 1 ? 0 : s - 1 + CeilLog2(P);

  // (4)
  logic integer BoundDuplex(integer P, integer k, integer t) = P == 1 ? 0 : k + t * CeilLog2(P);

  // (5) without its cut at 0: ceil(2 (1 - 1/P) k) + t (floor(log2 P) - 4)
  logic integer BoundSimplex(integer P, integer k, integer t) =
    2 * k - (2 * k) / P + t * (FloorLog2(P) - 4);

  // b = k + t m + floor(2 sqrt(k t m)): the least (s + m)(t + k / s) over s, rounded down.
  predicate IsPipelined(integer k, integer t, integer m, integer b) =
    IsSqrt(4 * (k * (t * m)), b - (k + t * m));
*/

#endif
