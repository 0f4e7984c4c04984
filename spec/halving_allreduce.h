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

  // Recursive doubling: the message is one share. This and the like below are recursive in name only, so
  // that provers keep the name.
  logic integer DoublingSteps(integer P) = 2 * FoldSteps(P) + CoreLog(P);

  // measure P < 0 ? 1 : 0
  predicate DoublingAllreduce(integer P, integer x, integer u, integer v) =
    P < 0 ? DoublingAllreduce(0, x, u, v)
    : x <= FoldSteps(P) ? x == 1 && FoldMoves(Folded(P), u, v)
    : x <= FoldSteps(P) + CoreLog(P) ? CoreDoubles(P, x - FoldSteps(P), u, v)
                                     : x == DoublingSteps(P) && FoldMoves(Folded(P), v, u);

  // Rabenseifner: 2^L shares; halvings, then doublings.
  logic integer HalvingSteps(integer P) = 2 * FoldSteps(P) + 2 * CoreLog(P);
  logic integer HalvingTurn(integer P) = FoldSteps(P) + CoreLog(P);

  predicate CoreMoves(integer P, integer y, integer u, integer v) =
    y <= CoreLog(P) ? CoreHalves(P, y, u, v) : CoreDoubles(P, y - CoreLog(P), u, v);

  // measure P < 0 ? 1 : 0
  predicate HalvingAllreduce(integer P, integer x, integer u, integer v) =
    P < 0 ? HalvingAllreduce(0, x, u, v)
    : x <= FoldSteps(P) ? x == 1 && FoldMoves(Folded(P), u, v)
    : x <= FoldSteps(P) + 2 * CoreLog(P) ? CoreMoves(P, x - FoldSteps(P), u, v)
                                         : x == HalvingSteps(P) && FoldMoves(Folded(P), v, u);

  // The shares that u sends in step y of the core.
  logic integer CoreLow(integer P, integer y, integer u) =
    y <= CoreLog(P) ? HalvingLow(CoreLog(P), y, CoreIndex(Folded(P), u))
                    : DoublingLow(y - CoreLog(P), CoreIndex(Folded(P), u));
  logic integer CoreHigh(integer P, integer y, integer u) =
    y <= CoreLog(P) ? HalvingHigh(CoreLog(P), y, CoreIndex(Folded(P), u))
                    : DoublingHigh(y - CoreLog(P), CoreIndex(Folded(P), u));

  logic integer AllreduceLow(integer P, integer x, integer u) =
    FoldSteps(P) < x <= FoldSteps(P) + 2 * CoreLog(P) ? CoreLow(P, x - FoldSteps(P), u) : 0;
  logic integer AllreduceHigh(integer P, integer x, integer u) =
    FoldSteps(P) < x <= FoldSteps(P) + 2 * CoreLog(P) ? CoreHigh(P, x - FoldSteps(P), u)
                                                      : CoreRanks(P);
*/

#endif
