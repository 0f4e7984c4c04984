/* P = 2^m + h: one rank alone does nothing; else the units of the hypercube of m dimensions, h of them with two ranks. */
#include "ref/algorithms/cube/cube.h"
#include "ref/algorithms/cube/cooperation.h"
#include "ref/base/power.h"
#include "ref/count/bounds.h"
#include "spec/lemmas/cube_transfers.h"

/* Returns h. */
/*@ requires ranks: 1 <= ranks;
    requires dimensions: dimensions == CubeDimensions(ranks) && 0 <= dimensions <= 30;
    requires between: Pow2(dimensions) <= ranks < Pow2(dimensions + 1);
    terminates \true;
    assigns \nothing;
    ensures twos: \result == CubeTwos(ranks);
    ensures range: 0 <= \result < Pow2(dimensions);
    ensures one: dimensions == 0 <==> ranks == 1;
    exits \false; */
static int32_t twos_of(int32_t ranks, int32_t dimensions) {
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  //@ assert next: Pow2(dimensions + 1) == 2 * Pow2(dimensions);
  int32_t twos = (int32_t)(ranks - dodona_power(dimensions));
  //@ ghost lemma_coop_bound(dimensions, twos);
  return twos;
}

int64_t dodona_cube_steps(int32_t ranks, int32_t blocks) {
  int32_t dimensions = dodona_log2_floor(ranks);
  int32_t twos = twos_of(ranks, dimensions);
  return dimensions == 0 ? 0 : dodona_cooperation_steps(dimensions, twos, blocks);
}

dodona_tree_step dodona_cube_step(int32_t ranks, int32_t blocks, int32_t position, int64_t x) {
  const dodona_tree_step none = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  int32_t dimensions = dodona_log2_floor(ranks);
  int32_t twos = twos_of(ranks, dimensions);
  //@ ghost if (dimensions == 0) lemma_cube_idle(0, blocks);
  return dimensions == 0 ? none : dodona_cooperation_step(dimensions, twos, blocks, position, x);
}

int64_t dodona_cube_arrival(int32_t ranks, int32_t blocks, int32_t position, int32_t block) {
  int32_t dimensions = dodona_log2_floor(ranks);
  int32_t twos = twos_of(ranks, dimensions);
  if (position == 0)
    return 0;
  //@ ghost lemma_coop_receives(dimensions, twos, blocks, position, block);
  return dodona_cooperation_arrival(dimensions, twos, blocks, position, block);
}

int32_t dodona_cube_source(int32_t ranks, int32_t blocks, int32_t position, int32_t block) {
  int32_t dimensions = dodona_log2_floor(ranks);
  int32_t twos = twos_of(ranks, dimensions);
  if (position == 0)
    return DODONA_NONE;
  //@ ghost lemma_coop_receives(dimensions, twos, blocks, position, block);
  return dodona_cooperation_source(dimensions, twos, blocks, position, block);
}
