/* What butterflies by negabinary distances send, and how far. */
#ifndef DODONA_SPEC_ALGORITHMS_BINE_VOLUME_H
#define DODONA_SPEC_ALGORITHMS_BINE_VOLUME_H

#include "spec/algorithms/bine.h"

/*@
  // The shares that a position of an even number Q sends in the steps 1 .. y.
  // measure y
  logic integer BineSent(integer Q, integer y) = y <= 0 ? 0 : BineSent(Q, y - 1) + BineGain(Q, y);

  // (-2)^y
  // measure y
  logic integer NegaPow2(integer y) = y <= 0 ? 1 : -2 * NegaPow2(y - 1);
*/

#endif
