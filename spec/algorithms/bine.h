/* Butterflies by negabinary distances, for any number of ranks. What a position has is at all times an interval of positions in a circle,
   so that a last step which sends no more than what is missing makes an allgather of every even number of positions. */
#ifndef DODONA_SPEC_ALGORITHMS_BINE_H
#define DODONA_SPEC_ALGORITHMS_BINE_H

#include "spec/algorithms/skips.h"

/*@
  // How far apart the partners of step y are: 1, 1, 3, 5, 11, .., the size of (1 - (-2)^y) / 3.
  // measure y
  logic integer BineDistance(integer y) = y <= 1 ? 1 : Pow2(y - 1) - BineDistance(y - 1);

  // A position's partner in step y lies ahead if the two numbers have an odd sum, else behind.
  logic integer BinePeer(integer Q, integer y, integer u) =
    (u + y) % 2 == 1 ? Rank(Q, BineDistance(y), u) : Position(Q, BineDistance(y), u);

  // In step y u and v are partners, each other's among an even number of positions.
  predicate BinePairs(integer Q, integer y, integer u, integer v) =
    0 <= u < Q && 0 <= v < Q && v == BinePeer(Q, y, u) && u == BinePeer(Q, y, v);

  // Of what a position has before step y, this many lie on the partner's side, itself aside.
  logic integer BineReach(integer y) = (BineDistance(y) - 1) / 2;

  // Partners have 2^(y - 1) positions each, and send each other those next to the partner's: all, or what the partner lacks.
  logic integer BineGain(integer Q, integer y) = Pow2(y) <= Q ? Pow2(y - 1) : Q - Pow2(y - 1);

  // The first of the positions that v gets.
  logic integer BineFirst(integer Q, integer y, integer v) =
    (v + y) % 2 == 1 ? Rank(Q, BineReach(y) + 1, v) : Position(Q, BineReach(y) + BineGain(Q, y), v);

  // An even number of ranks, the core, runs the butterflies. Of an odd number the last rank hands its share to the rank before it, whose
  // position then stands for both shares, and is handed all others in the end.
  logic integer BineCore(integer P) = P - P % 2;
  logic integer BineFold(integer P) = 1 < P && P % 2 == 1 ? 1 : 0;
  logic integer BineLog(integer P) = CeilLog2(BineCore(P));
  logic integer BineSteps(integer P) = BineLog(P) + 2 * BineFold(P);

  // In step x of the allgather u sends v shares.
  predicate BineHands(integer P, integer x, integer u, integer v) =
    x <= BineFold(P) ? x == 1 && u == P - 1 && v == P - 2
    : x <= BineFold(P) + BineLog(P) ? BinePairs(BineCore(P), x - BineFold(P), u, v)
                                    : x == BineSteps(P) && u == P - 2 && v == P - 1;

  // The first of the shares that v gets, and how many, modulo P. The core's last position is two shares of an odd number.
  logic integer BineLow(integer P, integer x, integer v) =
    x <= BineFold(P) ? P - 1 : x <= BineFold(P) + BineLog(P) ? BineFirst(BineCore(P), x - BineFold(P), v) : 0;
  logic integer BineTwice(integer P, integer x, integer v) =
    BineCore(P) <= BineLow(P, x, v) + BineGain(BineCore(P), x - BineFold(P)) ? BineFold(P) : 0;
  logic integer BineShares(integer P, integer x, integer v) =
    x <= BineFold(P) ? 1
    : x <= BineFold(P) + BineLog(P) ? BineGain(BineCore(P), x - BineFold(P)) + BineTwice(P, x, v) : P - 1;

  // In step x of the allgather u sends v the blocks first .. first + count - 1 of s, modulo s.
  predicate BineMoves(integer P, integer s, integer x, integer u, integer v, integer first, integer count) =
    BineHands(P, x, u, v) && 0 < count && first == ShareFirst(P, s, BineLow(P, x, v)) &&
    count == SkipCount(P, s, BineLow(P, x, v), BineShares(P, x, v));
*/

#endif
