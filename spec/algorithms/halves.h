/* The halves that collectives by skips of radix r are made of, for any number of ranks; share i of the message is rank i's. Each has
   q = SkipSteps steps:

     scatter         the root's shares go down intervals of ranks, counted from the root on
     reduce-scatter  partial sums go to the ranks whose shares they are
     gather          the scatter backwards, each message turned round
     allgather       the reduce-scatter backwards, each message turned round

   To be included where the halves have their numbers, those that hand shares out before those that hand them back. */
#ifndef DODONA_SPEC_ALGORITHMS_HALVES_H
#define DODONA_SPEC_ALGORITHMS_HALVES_H

#include "spec/algorithms/interval.h"

/*@
  // The first two halves hand shares to the ranks whose they are; the others hand them back, from the last step to the first.
  logic integer HalfTwin(integer P, integer r, integer half, integer y) =
    half < DODONA_HALF_GATHER ? y : SkipSteps(P, r) + 1 - y;

  // In step y of a scatter from the root rank u sends rank v shares.
  predicate RootHands(integer P, integer r, integer root, integer y, integer u, integer v) =
    0 <= u < P && 0 <= v < P && ScatterHands(P, r, y, Position(P, root, u), Position(P, root, v));

  // In step y of the half rank u sends rank v shares.
  predicate HalfPasses(integer half, integer P, integer r, integer root, integer y, integer u, integer v) =
    half == DODONA_HALF_SCATTER ? RootHands(P, r, root, y, u, v) :
    half == DODONA_HALF_REDUCE_SCATTER ? SkipHands(P, r, y, u, v) :
    half == DODONA_HALF_GATHER ? RootHands(P, r, root, SkipSteps(P, r) + 1 - y, v, u) :
    half == DODONA_HALF_ALLGATHER && SkipHands(P, r, SkipSteps(P, r) + 1 - y, v, u);

  // Who hands out, at the other end of the shares' owner, and from whose share on they are counted, modulo P.
  logic integer HalfRoot(integer half, integer u, integer v) = half < DODONA_HALF_GATHER ? u : v;
  logic integer HalfLow(integer half, integer u, integer v) = half < DODONA_HALF_GATHER ? v : u;

  // How many shares the message has.
  logic integer HalfShares(integer half, integer P, integer r, integer root, integer y, integer u, integer v) =
    (half == DODONA_HALF_SCATTER || half == DODONA_HALF_GATHER
       ? SkipSpan(P, r, HalfTwin(P, r, half, y) - 1, Position(P, root, HalfRoot(half, u, v)))
       : Skip(P, r, HalfTwin(P, r, half, y) - 1)) - Skip(P, r, HalfTwin(P, r, half, y));

  // In step y of the half rank u sends v share i, perhaps with others.
  predicate HalfGives(integer half, integer P, integer r, integer root, integer y, integer u, integer v, integer i) =
    HalfPasses(half, P, r, root, y, u, v) &&
    Position(P, HalfLow(half, u, v), i) < HalfShares(half, P, r, root, y, u, v);

  // In step y of the half rank u sends v the blocks first .. first + count - 1 of s, modulo s.
  predicate HalfMoves(integer half, integer P, integer r, integer root, integer s, integer y, integer u, integer v,
                      integer first, integer count) =
    HalfPasses(half, P, r, root, y, u, v) && 0 < count && first == ShareFirst(P, s, HalfLow(half, u, v)) &&
    count == SkipCount(P, s, HalfLow(half, u, v), HalfShares(half, P, r, root, y, u, v));

  // A collective of two halves, of which one may be none.
  logic integer HalfSteps(integer first, integer P, integer r) = first == DODONA_HALF_NONE ? 0 : SkipSteps(P, r);
  logic integer HalvesSteps(integer first, integer second, integer P, integer r) =
    HalfSteps(first, P, r) + HalfSteps(second, P, r);

  // The last step of the round of step y. A half that hands back runs through a round from its end.
  logic integer HalfLast(integer half, integer P, integer r, integer y) =
    y + (half < DODONA_HALF_GATHER ? SkipAfter(P, r, y) : SkipBefore(P, r, HalfTwin(P, r, half, y)));
  logic integer HalvesLast(integer half, integer next, integer P, integer r, integer x) =
    x <= HalfSteps(half, P, r) ? HalfLast(half, P, r, x)
                               : HalfSteps(half, P, r) + HalfLast(next, P, r, x - HalfSteps(half, P, r));

  // Who begins with a block, and who wants it: the root 0, its owner 1, all 2.
  logic integer HalvesBegin(integer half) =
    half == DODONA_HALF_SCATTER ? 0 : half == DODONA_HALF_REDUCE_SCATTER ? 2 : 1;
  logic integer HalvesWant(integer next) =
    next == DODONA_HALF_GATHER ? 0 : next == DODONA_HALF_ALLGATHER ? 2 : 1;
*/

#endif
