/* Bit by bit, in arithmetic. */
#include "ref/algorithms/cube/flip.h"
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
