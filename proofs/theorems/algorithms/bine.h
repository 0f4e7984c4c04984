/* What butterflies by negabinary distances cost: the least volume, and the distances of their formula. */
#ifndef DODONA_PROOFS_BINE_H
#define DODONA_PROOFS_BINE_H

#include "spec/algorithms/bine_volume.h"
#include "spec/lemmas/bine.h"

/* In the allgather of an even number of ranks each rank sends Q - 1 shares, as many as it must get, and after step y has sent
   2^y - 1 of them or all. */
/*@ ghost
  /@ requires range: 2 <= Q && Q % 2 == 0 && 0 <= y <= CeilLog2(Q);
     terminates \true;
     assigns \nothing;
     ensures sent: BineSent(Q, y) == (y < CeilLog2(Q) ? Pow2(y) : Q) - 1;
     exits \false; @/
  void theorem_bine_volume(int32_t Q, int32_t y);
*/

/* The distance of step y is the size of (1 - (-2)^y) / 3. It is a third of 2^y, up or down, where doubling's partners are half of 2^y
   apart. */
/*@ ghost
  /@ requires range: 1 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures negabinary: 3 * BineDistance(y) == (y % 2 == 1 ? 1 - NegaPow2(y) : NegaPow2(y) - 1);
     ensures near: 3 * BineDistance(y) <= Pow2(y) + 1;
     exits \false; @/
  void theorem_bine_distance(int32_t y);
*/

#endif
