/* The baselines as transfers of contiguous blocks. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_BASELINE_ACSL_H
#define DODONA_ALGORITHMS_EXCHANGE_BASELINE_ACSL_H

#include "spec/algorithms/exchange.h"

/*@
  // In how many shares the message is cut.
  logic integer BaselineShares(integer kind, integer P) =
    kind == DODONA_KIND_DOUBLING ? 1 : kind == DODONA_KIND_RABENSEIFNER ? CoreRanks(P) : P;

  logic integer BaselineSteps(integer kind, integer P) =
    P == 1 ? 0
    : kind == DODONA_KIND_SCATTER_RING ? ScatterRingSteps(P)
    : kind == DODONA_KIND_SCATTER_DOUBLING ? ScatterDoublingSteps(P)
    : kind == DODONA_KIND_DOUBLING ? DoublingSteps(P)
                                     : HalvingSteps(P);

  // In step x position u sends v the shares low .. high - 1. Recursive in name only, as DoublingAllreduce.
  // measure P < 0 ? 1 : 0
  predicate BaselinePasses(integer kind, integer P, integer x, integer u, integer v) =
    P < 0 ? BaselinePasses(kind, 0, x, u, v)
    : kind == DODONA_KIND_SCATTER_RING ? ScatterRingMoves(P, x, u, v)
    : kind == DODONA_KIND_SCATTER_DOUBLING ? ScatterDoublingMoves(P, x, u, v)
    : kind == DODONA_KIND_DOUBLING ? DoublingAllreduce(P, x, u, v)
                                     : kind == DODONA_KIND_RABENSEIFNER && HalvingAllreduce(P, x, u, v);

  logic integer BaselineLow(integer kind, integer P, integer x, integer u, integer v) =
    kind == DODONA_KIND_SCATTER_RING ? ScatterRingLow(P, x, u, v)
    : kind == DODONA_KIND_SCATTER_DOUBLING ? ScatterDoublingLow(P, x, u, v)
    : kind == DODONA_KIND_DOUBLING ? 0 : AllreduceLow(P, x, u);

  logic integer BaselineHigh(integer kind, integer P, integer x, integer u, integer v) =
    kind == DODONA_KIND_SCATTER_RING ? ScatterRingHigh(P, x, u, v)
    : kind == DODONA_KIND_SCATTER_DOUBLING ? ScatterDoublingHigh(P, x, u, v)
    : kind == DODONA_KIND_DOUBLING ? 1 : AllreduceHigh(P, x, u);

  // Whether what is received in step x is combined with what is held.
  predicate BaselineCombines(integer kind, integer P, integer x) =
    (kind == DODONA_KIND_DOUBLING && x <= FoldSteps(P) + CoreLog(P)) ||
    (kind == DODONA_KIND_RABENSEIFNER && x <= HalvingTurn(P));

  // Broadcasts count positions from the root; others know no root.
  logic integer BaselineTurn(integer kind, integer root) =
    kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING ? root : 0;

  // The blocks that u sends v where it sends any.
  logic integer BaselineFirst(integer kind, integer P, integer s, integer x, integer u, integer v) =
    ShareFirst(BaselineShares(kind, P), s, BaselineLow(kind, P, x, u, v));
  logic integer BaselineCount(integer kind, integer P, integer s, integer x, integer u, integer v) =
    ShareCount(BaselineShares(kind, P), s, BaselineLow(kind, P, x, u, v),
               BaselineHigh(kind, P, x, u, v));

  // In step x rank u sends v the blocks first .. first + count - 1, of s.
  predicate BaselineMoves(integer kind, integer P, integer root, integer s, integer x, integer u,
                          integer v, integer first, integer count) =
    0 <= u < P && 0 <= v < P && 0 < count &&
    BaselinePasses(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                   Position(P, BaselineTurn(kind, root), v)) &&
    first == BaselineFirst(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                           Position(P, BaselineTurn(kind, root), v)) &&
    count == BaselineCount(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                           Position(P, BaselineTurn(kind, root), v));
*/

#endif
