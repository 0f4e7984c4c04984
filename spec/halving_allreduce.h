/* The allreduces on a folded core: recursive doubling, and Rabenseifner's by halving and doubling. */
#ifndef DODONA_SPEC_HALVING_ALLREDUCE_H
#define DODONA_SPEC_HALVING_ALLREDUCE_H

#include "fold.h"

/*@
  predicate CoreDoubles(integer P, integer y, integer u, integer v) =
    0 <= u < P && 0 <= v < P && InCore(Folded(P), u) && InCore(Folded(P), v) &&
    DoublingMoves(CoreLog(P), y, CoreIndex(Folded(P), u), CoreIndex(Folded(P), v));

  predicate CoreHalves(integer P, integer y, integer u, integer v) =
    0 <= u < P && 0 <= v < P && InCore(Folded(P), u) && InCore(Folded(P), v) &&
    HalvingMoves(CoreLog(P), y, CoreIndex(Folded(P), u), CoreIndex(Folded(P), v));

  // Recursive doubling: the message is one share.
  logic integer DoublingSteps(integer P) = 2 * FoldSteps(P) + CoreLog(P);

  predicate DoublingAllreduce(integer P, integer x, integer u, integer v) =
    x <= FoldSteps(P) ? x == 1 && FoldMoves(Folded(P), u, v)
    : x <= FoldSteps(P) + CoreLog(P) ? CoreDoubles(P, x - FoldSteps(P), u, v)
                                     : x == DoublingSteps(P) && FoldMoves(Folded(P), v, u);

  // Rabenseifner: 2^L shares; halvings, then doublings.
  logic integer HalvingSteps(integer P) = 2 * FoldSteps(P) + 2 * CoreLog(P);
  logic integer HalvingTurn(integer P) = FoldSteps(P) + CoreLog(P);

  predicate HalvingAllreduce(integer P, integer x, integer u, integer v) =
    x <= FoldSteps(P) ? x == 1 && FoldMoves(Folded(P), u, v)
    : x <= HalvingTurn(P) ? CoreHalves(P, x - FoldSteps(P), u, v)
    : x <= HalvingTurn(P) + CoreLog(P) ? CoreDoubles(P, x - HalvingTurn(P), u, v)
                                       : x == HalvingSteps(P) && FoldMoves(Folded(P), v, u);

  logic integer AllreduceLow(integer P, integer x, integer u) =
    x <= FoldSteps(P) ? 0
    : x <= HalvingTurn(P) ? HalvingLow(CoreLog(P), x - FoldSteps(P), CoreIndex(Folded(P), u))
    : x <= HalvingTurn(P) + CoreLog(P)
      ? DoublingLow(x - HalvingTurn(P), CoreIndex(Folded(P), u))
      : 0;
  logic integer AllreduceHigh(integer P, integer x, integer u) =
    x <= FoldSteps(P) ? CoreRanks(P)
    : x <= HalvingTurn(P) ? HalvingHigh(CoreLog(P), x - FoldSteps(P), CoreIndex(Folded(P), u))
    : x <= HalvingTurn(P) + CoreLog(P)
      ? DoublingHigh(x - HalvingTurn(P), CoreIndex(Folded(P), u))
      : CoreRanks(P);
*/

#endif
