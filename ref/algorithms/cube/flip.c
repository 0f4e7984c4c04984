/* Bit by bit, in arithmetic. */
#include "ref/algorithms/cube/flip.h"
#include "ref/base/power.h"
#include "ref/base/relabel.h"
#include "ref/count/bounds.h"
#include "spec/base.h"

int32_t dodona_flip(int32_t root, int32_t v) {
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_flip(31, root, v);
  if (root == 0)
    return v;
  //@ assert halves: root - (root + 1) / 2 == root / 2 && v - (v + 1) / 2 == v / 2;
  int32_t rest = dodona_flip(root / 2, v / 2);
  //@ assert all: Flipped(root, v) == 2 * Flipped(root / 2, v / 2) + (root + v) % 2;
  return 2 * rest + (root % 2 + v % 2) % 2;
}

/*@ requires positive: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures whole: \result == 1 <==> CubeTwos(ranks) == 0;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int is_power(int32_t ranks) {
  return dodona_power(dodona_log2_floor(ranks)) == ranks;
}

int32_t dodona_cube_position(int32_t ranks, int32_t root, int32_t rank) {
  //@ ghost lemma_cube_names(ranks, root);
  return is_power(ranks) ? dodona_flip(root, rank) : dodona_position(ranks, root, rank);
}

int32_t dodona_cube_rank(int32_t ranks, int32_t root, int32_t position) {
  //@ ghost lemma_cube_names(ranks, root);
  return is_power(ranks) ? dodona_flip(root, position) : dodona_rank(ranks, root, position);
}
