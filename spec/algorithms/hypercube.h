/* Broadcast on the hypercube: P = 2^m, the root is position 0, two positions are neighbours if they differ in one
   bit. Block j goes down tree j mod m, one of m binomial trees that have no directed edge in common. Tree c is tree
   0 with the bits of all positions turned left c times. ref/algorithms/cube/hypercube.c draws the trees. Source:
   Johnsson and Ho, edge-disjoint spanning binomial trees; Sanders and Sibeyn, section 1 (T*_HC). */
#ifndef DODONA_SPEC_ALGORITHMS_HYPERCUBE_H
#define DODONA_SPEC_ALGORITHMS_HYPERCUBE_H

#include "spec/base.h"
#include "spec/lemmas/base.h"

/*@
  // The m bits of u turned right by one: bit 0 becomes the highest.
  logic integer CubeTurn(integer m, integer u) = u / 2 + u % 2 * Pow2(m - 1);

  // Turned right r times. For r = j this is u's number in the tree of block j, as if it were tree 0.
  // measure r
  logic integer CubeTurned(integer m, integer r, integer u) =
    r <= 0 ? u : CubeTurn(m, CubeTurned(m, r - 1, u));

  // Tree 0, for a block that the root sends in its step 0. In step k < m every number below 2^k that has
  // bit 0, and 0 itself in step 0, sends to the number 2^k above it. In step m each number with bit 0 sends
  // to the number without it, but not to the root. The last block has no block behind it and goes down a
  // plain binomial tree: in step k < m every number below 2^k sends to the number 2^k above it.
  predicate CubeSends(integer m, integer left, integer k, integer y, integer z) =
    (0 <= k < m && 0 <= y < Pow2(k) && z == y + Pow2(k) && (left == 0 || y % 2 == 1 || k == 0)) ||
    (left != 0 && k == m && y % 2 == 1 && z == y - 1 && 0 < z);

  // In step x, counted from 1, position u sends block j, of s, to position v: block j is sent by the
  // root from step j + 1 on.
  predicate CubeTransfer(integer m, integer s, integer x, integer u, integer v, integer j) =
    0 <= u < Pow2(m) && 0 <= v < Pow2(m) && 0 <= j < s &&
    CubeSends(m, s - 1 - j, x - 1 - j, CubeTurned(m, j, u), CubeTurned(m, j, v));

  logic integer CubeSteps(integer m, integer s) = m == 0 ? 0 : s - 1 + m;

  // The step of its tree in which number z receives.
  logic integer CubeDelay(integer m, integer left, integer z) =
    left == 0 || z % 2 == 1 ? FloorLog2(z) : m;

  // The step in which v receives block j; 0 at the root, which has it.
  logic integer CubeArrival(integer m, integer s, integer v, integer j) =
    v == 0 ? 0 : j + 1 + CubeDelay(m, s - 1 - j, CubeTurned(m, j, v));

  // Who sends it: the neighbour along the dimension of that step.
  logic integer CubeSource(integer m, integer s, integer v, integer j) =
    PartnerOf(Pow2((CubeArrival(m, s, v, j) - 1) % m), v);
*/

#endif
