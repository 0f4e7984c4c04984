/* Recursive doubling and halving among a power of two of positions. The conditions on u and v say the same
   from either end. */
#ifndef DODONA_SPEC_HALVING_H
#define DODONA_SPEC_HALVING_H

#include "partner.h"

/*@
  // In step y of a doubling, two partners at distance 2^(y - 1) send each other what they have.
  predicate DoublingMoves(integer log, integer y, integer u, integer v) =
    1 <= y <= log && 0 <= u < Pow2(log) && 0 <= v < Pow2(log) &&
    v == PartnerOf(Pow2(y - 1), u) && u == PartnerOf(Pow2(y - 1), v);

  // In an allgather: the shares of the group of 2^(y - 1) that u is in.
  logic integer DoublingLow(integer y, integer u) = GroupFirst(Pow2(y - 1), u);
  logic integer DoublingHigh(integer y, integer u) = DoublingLow(y, u) + Pow2(y - 1);

  // In step y of a halving, two partners at distance 2^(log - y).
  predicate HalvingMoves(integer log, integer y, integer u, integer v) =
    1 <= y <= log && 0 <= u < Pow2(log) && 0 <= v < Pow2(log) &&
    v == PartnerOf(Pow2(log - y), u) && u == PartnerOf(Pow2(log - y), v);

  // The shares of the group of 2^(log - y) that u's partner is in.
  logic integer HalvingLow(integer log, integer y, integer u) =
    GroupFirst(Pow2(log - y), PartnerOf(Pow2(log - y), u));
  logic integer HalvingHigh(integer log, integer y, integer u) =
    HalvingLow(log, y, u) + Pow2(log - y);
*/

#endif
