/* Lower bounds for any broadcast, as integers. k is the time to move the message once, t the start-up time
   of a step. Source: Sanders and Sibeyn, section 2, equations (4)-(6). */
#ifndef DODONA_SPEC_MACHINE_BOUNDS_H
#define DODONA_SPEC_MACHINE_BOUNDS_H

#include <stdint.h>
#include "spec/base.h"

/*@
  // Section 2: until step s - 1 only the root knows some block, which then must reach P ranks.
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

/* Lower bounds for any allreduce, as integers; ref/count/bounds_allreduce.h has the argument. */

/*@
  // ceil(2 s (P - 1) / P)
  logic integer BoundAllreduceVolume(integer P, integer s) = 2 * s - (2 * s) / P;

  logic integer BoundAllreduceSteps(integer P, integer s) =
    \max(BoundSteps(P, s), BoundAllreduceVolume(P, s));

  logic integer BoundAllreduce(integer P, integer k, integer t) =
    t * CeilLog2(P) + BoundAllreduceVolume(P, k);
*/

/* Steps of a simplex broadcast, counted. Source: Sanders and Sibeyn, section 2, equation (5). */

/*@
  // The most messages that can be sent in the first T steps if at most m can be sent at once: in step t
  // only 2^(t - 1) ranks have anything to send.
  // measure T
  logic integer SimplexMost(integer m, integer T) =
    T <= 0 ? 0 : SimplexMost(m, T - 1) + (Pow2(T - 1) < m ? Pow2(T - 1) : m);

  // T is the least number of steps in which the (P - 1) s messages of a broadcast can be sent.
  predicate IsSimplexSteps(integer P, integer s, integer T) =
    P == 1 ? T == 0 :
    1 <= T && (P - 1) * s <= SimplexMost(P / 2, T) && SimplexMost(P / 2, T - 1) < (P - 1) * s;
*/

/* h = ceil(log2 m) steps double, and then m messages are sent in each step. */
/*@ ghost
  /@ requires range: 1 <= m && h == CeilLog2(m) && 0 <= h && 0 <= q;
     terminates \true;
     assigns \nothing;
     ensures most: SimplexMost(m, h + q) == Pow2(h) - 1 + m * q;
     exits \false; @/
  void lemma_simplex_most(int32_t m, int32_t h, int64_t q);
*/

/* The messages of a broadcast are at least P - 1, and a number of 64 bits. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures messages: P - 1 <= (P - 1) * s <= 0x4000000000000000;
     ensures product: (P - 1) * s <= (P - 1) * 0x7fffffff;
     exits \false; @/
  void lemma_simplex_product(int32_t P, int32_t s);
*/

#endif
