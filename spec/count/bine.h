/* What an allgather by butterflies costs in lockstep. */
#ifndef DODONA_SPEC_COUNT_BINE_H
#define DODONA_SPEC_COUNT_BINE_H

#include "spec/algorithms/bine.h"
#include "spec/count/skips.h"

/*@
  // The most blocks that the messages of the core's steps 1 .. y can have, added up.
  // measure y
  logic integer BineCoreVolume(integer P, integer s, integer y) =
    y <= 0 ? 0 : BineCoreVolume(P, s, y - 1) + SkipMost(P, s, BineGain(BineCore(P), y) + BineFold(P));

  // The same of all steps.
  logic integer BineVolume(integer P, integer s) =
    BineCoreVolume(P, s, BineLog(P)) + (BineFold(P) == 0 ? 0 : SkipMost(P, s, 1) + SkipMost(P, s, P - 1));
*/

#endif
