/* The expressions of P ranks that begin with sums, and of more ranks that begin with the inputs. */
#ifndef DODONA_SPEC_MACHINE_NESTED_H
#define DODONA_SPEC_MACHINE_NESTED_H

#include "spec/base.h"
#include "spec/machine/same_bits.h"

/*@
  // The sum of 2^k neighbours, ranks 2^k v .. 2^k (v + 1) - 1, by halves: ((0 + 1) + (2 + 3)) for k = 2, v = 0.
  // measure k
  logic integer Balanced(integer k, integer v) = k <= 0 ? Leaf(v) : Either(Balanced(k - 1, 2 * v), Balanced(k - 1, 2 * v + 1));

  // Run r, in which rank v begins with the sum of 2^k neighbours; with k = 0 it is Computing.
  predicate ComputingSums(integer r, integer S, integer s, integer latency, integer k) =
    (\forall integer x, v, b; x <= 0 && 0 <= b < s ==> Term(r, x, v, b) == Balanced(k, v)) && Joining(r, S, s, latency);

  // Level `nested`: what the P ranks of run r, which begin with sums of 2^k neighbours, have of a block at the start of step x, the 2^k P ranks of run q have at the
  // start of step y.
  predicate SameNested(integer r, integer x, integer P, integer s, integer q, integer y, integer t, integer k) =
    \forall integer v, w, b, c; 0 <= v < P && 0 <= w < Pow2(k) * P && 0 <= b < s && 0 <= c < t ==> Term(r, x, v, b) == Term(q, y, w, c);
*/

#endif
