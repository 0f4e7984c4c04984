/* The theorem of the cube, for every number of ranks: one rank receives nothing, all others cooperate. */
#include "proofs/theorems/algorithms/cube.h"
#include "proofs/theorems/algorithms/cooperation.h"
#include "ref/base/power.h"
#include "ref/count/bounds.h"
#include "spec/lemmas/cooperation_delivery.h"
#include "spec/lemmas/cube_transfers.h"

int64_t theorem_cube_broadcast(int64_t S, int32_t ranks, int32_t blocks) {
  int32_t dimensions = dodona_log2_floor(ranks);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  //@ assert next: Pow2(dimensions + 1) == 2 * Pow2(dimensions);
  int32_t twos = (int32_t)(ranks - dodona_power(dimensions));
  //@ ghost lemma_coop_bound(dimensions, twos);
  if (dimensions == 0) {
    //@ ghost lemma_cube_idle(0, blocks);
    //@ assert none: \forall integer x, u, v, j; !Transfer(S, x, u, v, j);
    return 0;
  }
  //@ ghost lemma_coop_idle(dimensions, twos, blocks);
  //@ assert cooperation: CoopSchedule(S, dimensions, twos, blocks);
  //@ assert first: BeginsAfter(S, 1);
  return theorem_cooperation_broadcast(S, dimensions, twos, blocks);
}
