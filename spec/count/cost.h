/* What a schedule costs in lockstep: each of its steps takes t and as long as its largest message. */
#ifndef DODONA_SPEC_COUNT_COST_H
#define DODONA_SPEC_COUNT_COST_H

#include <stdint.h>
#include "spec/algorithms/exchange.h"

/*@
  // The most blocks that one of the positions m, 3 m, ... (2 i - 1) m receives in the step of a scatter
  // over the distance m.
  // measure i
  logic integer ScatterMost(integer P, integer s, integer m, integer i) =
    i <= 0 ? 0
    : \max(ScatterMost(P, s, m, i - 1),
           ShareCount(P, s, (2 * i - 1) * m, (2 * i) * m < P ? (2 * i) * m : P));

  // The largest messages of the steps over the distances 1, 2, 4, ... 2^(k - 1), added up; a step has
  // ceil((P - m) / 2 m) receivers.
  // measure k
  logic integer ScatterVolume(integer P, integer s, integer k) =
    k <= 0 ? 0
    : ScatterVolume(P, s, k - 1) +
      ScatterMost(P, s, Pow2(k - 1), (P + Pow2(k - 1) - 1) / (2 * Pow2(k - 1)));

  // Halvings into 2, 4, ... 2^k shares.
  // measure k
  logic integer HalvingVolume(integer s, integer k) =
    k <= 0 ? 0 : HalvingVolume(s, k - 1) + ShareMost(Pow2(k), s);

  logic integer ScatterRingVolume(integer P, integer s) =
    ScatterVolume(P, s, CeilLog2(P)) + (P - 1) * ShareMost(P, s);

  logic integer ScatterDoublingVolume(integer P, integer s) =
    ScatterVolume(P, s, CeilLog2(P)) + HalvingVolume(s, FloorLog2(P));

  logic integer BaselineVolume(integer kind, integer P, integer s) =
    kind == DODONA_KIND_SCATTER_RING ||
    kind == DODONA_KIND_SCATTER_DOUBLING && P != Pow2(FloorLog2(P)) ? ScatterRingVolume(P, s)
    : kind == DODONA_KIND_SCATTER_DOUBLING ? ScatterDoublingVolume(P, s)
    : kind == DODONA_KIND_DOUBLING ? DoublingSteps(P) * s
                                     : 2 * HalvingVolume(s, CoreLog(P)) + 2 * FoldSteps(P) * s;

  // steps t + ceil(volume k / s)
  logic integer CostTime(integer steps, integer volume, integer s, integer k, integer t) =
    steps * t + (volume * k + s - 1) / s;
*/

/* n goes q times into p. */
/*@ ghost
  /@ requires 1 <= n && 0 <= q && n * q <= p < n * q + n;
     terminates \true;
     assigns \nothing;
     ensures quotient: p / n == q;
     exits \false;
  @/
  void lemma_times(int64_t p, int64_t n, int64_t q);
*/

/* The largest of n shares has ceil(s / n) blocks. */
/*@ ghost
  /@ requires 1 <= n && 1 <= s <= 0x7fffffff && n <= 0x80000000;
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= ShareMost(n, s) <= s;
     ensures whole: s <= n * ShareMost(n, s) <= s + n - 1;
     exits \false;
  @/
  void lemma_share_most(int64_t n, int64_t s);
*/

/* Rounding up. */
/*@ ghost
  /@ requires 1 <= s <= 0x7fffffff && 0 <= p;
     terminates \true;
     assigns \nothing;
     ensures up: (p + s - 1) / s == p / s + (p % s > 0 ? 1 : 0);
     exits \false;
  @/
  void lemma_round_up(int64_t p, int64_t s);
*/

#endif
