/* Recursive doubling and halving among a power of two of positions. The conditions on u and v say the same
   from either end. */
#ifndef DODONA_SPEC_ALGORITHMS_EXCHANGE_H
#define DODONA_SPEC_ALGORITHMS_EXCHANGE_H

#include <stdint.h>
#include "spec/base.h"
#include "spec/lemmas/base.h"
#include "spec/machine/turn.h"

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

/* Allreduce by doubling or halving among any number of ranks. Among the first 2 R ranks, R = P - 2^L, each
   even rank first hands its contribution to the next rank, and in the end gets the result from it. The
   other ranks are the core: 2^L ranks, in the order of the ranks. */

/*@
  // L; 2^L, the largest power of two that is at most P; R; 1 if there is anything to fold.
  logic integer CoreLog(integer P) = FloorLog2(P);
  logic integer CoreRanks(integer P) = Pow2(FloorLog2(P));
  logic integer Folded(integer P) = P - Pow2(FloorLog2(P));
  logic integer FoldSteps(integer P) = P == Pow2(FloorLog2(P)) ? 0 : 1;

  predicate InCore(integer R, integer r) = 2 * R <= r || r % 2 == 1;

  // A rank's position in the core and back.
  logic integer CoreIndex(integer R, integer r) = r < 2 * R ? r / 2 : r - R;
  logic integer CoreRank(integer R, integer c) = c < R ? 2 * c + 1 : c + R;

  // u hands its contribution to v; v hands the result to u.
  predicate FoldMoves(integer R, integer u, integer v) =
    0 <= u < 2 * R && u % 2 == 0 && v == u + 1;
*/

/* The allreduces on a folded core: recursive doubling, and Rabenseifner's by halving and doubling. */

/*@
  predicate CoreDoubles(integer P, integer y, integer u, integer v) =
    0 <= u < P && 0 <= v < P && InCore(Folded(P), u) && InCore(Folded(P), v) &&
    DoublingMoves(CoreLog(P), y, CoreIndex(Folded(P), u), CoreIndex(Folded(P), v));

  predicate CoreHalves(integer P, integer y, integer u, integer v) =
    0 <= u < P && 0 <= v < P && InCore(Folded(P), u) && InCore(Folded(P), v) &&
    HalvingMoves(CoreLog(P), y, CoreIndex(Folded(P), u), CoreIndex(Folded(P), v));

  // Recursive doubling: the message is one share. The branch for P < 0 never runs. It makes the definition
  // recursive, so that the provers keep the function's name instead of unfolding it. The same holds for the
  // definitions below.
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

/* A ring: every position passes one share to the next position, round and round. */

/*@
  // The position `behind` places before v, on a ring of P.
  logic integer Behind(integer P, integer v, integer behind) = Position(P, behind % P, v);

  // u passes a share to v. The two conditions say the same from either end.
  predicate RingMoves(integer P, integer u, integer v) =
    0 <= u < P && 0 <= v < P && u != v && v == Rank(P, 1, u) && u == Position(P, 1, v);
*/

/* Broadcast by a scatter along a binomial tree and an allgather, in positions counted from the root. */

/*@
  // In step x of L = ceil(log2 P) a position sends the shares that are not its own half over the distance 2^(L - x).
  logic integer ScatterReach(integer P, integer x) = Pow2(CeilLog2(P) - x);

  // Over the distance m, u sends v. The conditions on u and v say the same from either end.
  predicate ScatterOver(integer P, integer m, integer u, integer v) =
    0 <= u < P && 0 <= v < P && v == u + m && u % (2 * m) == 0 && v % (2 * m) == m;

  predicate ScatterMoves(integer P, integer x, integer u, integer v) =
    1 <= x <= CeilLog2(P) && ScatterOver(P, ScatterReach(P, x), u, v);

  // The shares that v gets: its own share, and the shares of the positions below it.
  logic integer ScatterEnd(integer P, integer m, integer v) = v + m < P ? v + m : P;

  logic integer ScatterHigh(integer P, integer x, integer v) =
    ScatterEnd(P, ScatterReach(P, x), v);

  // The scatter, then a ring in which each begins with its own share.
  logic integer ScatterRingSteps(integer P) = CeilLog2(P) + P - 1;

  predicate ScatterRingMoves(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? ScatterMoves(P, x, u, v) : x <= ScatterRingSteps(P) && RingMoves(P, u, v);

  logic integer ScatterRingLow(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? v : Behind(P, u, x - CeilLog2(P) - 1);
  logic integer ScatterRingHigh(integer P, integer x, integer u, integer v) =
    x <= CeilLog2(P) ? ScatterHigh(P, x, v) : Behind(P, u, x - CeilLog2(P) - 1) + 1;

  // The scatter, then an allgather by doubling, if P is a power of two; else as with the ring.
  predicate IsPow2(integer P) = P == Pow2(FloorLog2(P));

  logic integer ScatterDoublingSteps(integer P) =
    P == Pow2(FloorLog2(P)) ? 2 * FloorLog2(P) : ScatterRingSteps(P);

  predicate ScatterDoublingMoves(integer P, integer x, integer u, integer v) =
    IsPow2(P) && FloorLog2(P) < x ? DoublingMoves(FloorLog2(P), x - FloorLog2(P), u, v)
                                  : ScatterRingMoves(P, x, u, v);

  logic integer ScatterDoublingLow(integer P, integer x, integer u, integer v) =
    P == Pow2(FloorLog2(P)) && FloorLog2(P) < x ? DoublingLow(x - FloorLog2(P), u)
                                                : ScatterRingLow(P, x, u, v);
  logic integer ScatterDoublingHigh(integer P, integer x, integer u, integer v) =
    P == Pow2(FloorLog2(P)) && FloorLog2(P) < x ? DoublingHigh(x - FloorLog2(P), u)
                                                : ScatterRingHigh(P, x, u, v);
*/

/* A message cut into shares: share i of n is the blocks floor(i s / n) .. floor((i + 1) s / n) - 1, none
   where s < n leaves it empty. Neighbouring shares together are again contiguous blocks. */

/*@
  // The first block of share i of n; s for i = n.
  logic integer ShareFirst(integer n, integer s, integer i) = (i * s) / n;

  // The blocks of the shares low .. high - 1.
  logic integer ShareCount(integer n, integer s, integer low, integer high) =
    ShareFirst(n, s, high) - ShareFirst(n, s, low);

  // Once round the ring, a share from its owner to all: in step y every rank gets the share of the rank y before it from the rank before it.
  // The other way round, the share of the rank y after it from the rank after it.
  logic integer RingFrom(integer P, integer back, integer v) = back != 0 ? Rank(P, 1, v) : Position(P, 1, v);
  logic integer RingOwner(integer P, integer back, integer y, integer v) = back != 0 ? Rank(P, y, v) : Position(P, y, v);
  predicate RingCasts(integer P, integer s, integer back, integer y, integer u, integer v, integer first, integer count) =
    1 <= y < P && 0 <= v < P && u == RingFrom(P, back, v) && 0 < count &&
    first == ShareFirst(P, s, RingOwner(P, back, y, v)) &&
    count == ShareCount(P, s, RingOwner(P, back, y, v), RingOwner(P, back, y, v) + 1);

  // The number of blocks in the largest of n shares.
  logic integer ShareMost(integer n, integer s) = (s + n - 1) / n;
*/

/* The shares are in order, and end with the last block. */
/*@ ghost
  /@ requires range: 1 <= n && 1 <= s && 0 <= low <= high <= n;
     terminates \true;
     assigns \nothing;
     ensures order: 0 <= ShareFirst(n, s, low) <= ShareFirst(n, s, high) <= s;
     ensures ends: ShareFirst(n, s, 0) == 0 && ShareFirst(n, s, n) == s;
     exits \false;
  @/
  void lemma_shares_in_order(int32_t n, int32_t s, int32_t low, int32_t high);
*/

#endif
