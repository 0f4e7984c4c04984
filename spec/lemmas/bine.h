/* Why butterflies of negabinary distances fill intervals: who has what before each step. */
#ifndef DODONA_SPEC_LEMMAS_BINE_H
#define DODONA_SPEC_LEMMAS_BINE_H

#include <stdint.h>
#include "spec/algorithms/bine.h"

/* The distance is odd, and no larger than what a position has. */
/*@ ghost
  /@ requires range: 1 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures range: 1 <= BineDistance(y) <= Pow2(y - 1);
     ensures odd: BineDistance(y) == 2 * BineReach(y) + 1;
     ensures next: BineDistance(y + 1) == Pow2(y) - BineDistance(y);
     exits \false; @/
  void lemma_bine_distance(int32_t y);
*/

/* A step among an even number of positions. */
/*@ ghost
  /@ requires range: 2 <= Q && Q % 2 == 0 && 1 <= y <= CeilLog2(Q);
     terminates \true;
     assigns \nothing;
     ensures distance: BineDistance(y) == 2 * BineReach(y) + 1;
     ensures reach: 0 <= BineReach(y) < Pow2(y - 1);
     ensures held: 1 <= Pow2(y - 1) < Q && Pow2(y) == 2 * Pow2(y - 1);
     ensures near: BineDistance(y) <= Pow2(y - 1);
     ensures whole: y < CeilLog2(Q) ==> Pow2(y) < Q && BineGain(Q, y) == Pow2(y - 1);
     ensures last: y == CeilLog2(Q) ==> Q <= Pow2(y) && BineGain(Q, y) == Q - Pow2(y - 1);
     ensures gain: 1 <= BineGain(Q, y) <= Pow2(y - 1) && BineGain(Q, y) <= Q - Pow2(y - 1);
     ensures next: BineReach(y + 1) == Pow2(y - 1) - 1 - BineReach(y);
     exits \false; @/
  void lemma_bine_step(int32_t Q, int32_t y);
*/

/* A position has one partner, of the other parity. */
/*@ ghost
  /@ requires range: 2 <= Q && Q % 2 == 0 && 1 <= y <= CeilLog2(Q) && 0 <= u < Q;
     terminates \true;
     assigns \nothing;
     ensures peer: \result == BinePeer(Q, y, u);
     ensures range: 0 <= \result < Q && \result != u;
     ensures faces: (\result + y) % 2 == 1 <==> (u + y) % 2 == 0;
     ensures to: \forall integer v; BinePairs(Q, y, u, v) <==> v == \result;
     ensures from: \forall integer v; BinePairs(Q, y, v, u) <==> v == \result;
     exits \false; @/
  int32_t lemma_bine_peer(int32_t Q, int32_t y, int32_t u);
*/

/*@
  // How far p lies from v on the side of v's partner.
  logic integer BineFar(integer Q, integer y, integer v, integer p) = (v + y) % 2 == 1 ? Position(Q, v, p) : Position(Q, p, v);

  // Before step y position v has what began at p; in step y v gets it.
  predicate BineHas(integer Q, integer y, integer v, integer p) =
    BineFar(Q, y, v, p) <= BineReach(y) || Q - Pow2(y - 1) < BineFar(Q, y, v, p) - BineReach(y);
  predicate BineGets(integer Q, integer y, integer v, integer p) =
    BineReach(y) < BineFar(Q, y, v, p) <= BineReach(y) + BineGain(Q, y);
*/

/* What a position gets it did not have, and its partner has it; then both have it. */
/*@ ghost
  /@ requires range: 2 <= Q && Q % 2 == 0 && 1 <= y <= CeilLog2(Q) && 0 <= v < Q && 0 <= p < Q;
     terminates \true;
     assigns \nothing;
     ensures start: y == 1 ==> (BineHas(Q, y, v, p) <==> v == p);
     ensures lacks: BineGets(Q, y, v, p) ==> !BineHas(Q, y, v, p);
     ensures partner: \forall integer u; BinePairs(Q, y, u, v) && BineGets(Q, y, v, p) ==> BineHas(Q, y, u, p);
     ensures next: y < CeilLog2(Q) ==> (BineHas(Q, y + 1, v, p) <==> BineHas(Q, y, v, p) || BineGets(Q, y, v, p));
     ensures end: y == CeilLog2(Q) ==> BineHas(Q, y, v, p) || BineGets(Q, y, v, p);
     ensures first: BineGets(Q, y, v, p) <==> Position(Q, BineFirst(Q, y, v), p) < BineGain(Q, y);
     exits \false; @/
  void lemma_bine_has(int32_t Q, int32_t y, int32_t v, int32_t p);
*/

#endif
