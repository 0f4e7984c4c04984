/* The trees of the hypercube, here of m = 3 dimensions, each edge with the step in which it carries block
   0 (tree 0), 1 (tree 1), 2 (tree 2); step x is along dimension (x - 1) mod 3, and after 3 steps each edge
   carries the tree's next block:

        tree 0: blocks 0, 3, ..        tree 1: blocks 1, 4, ..        tree 2: blocks 2, 5, ..

                 000                            000                            000
                  |1                             |2                             |3
                 001                            010                            100
               2/  |3                         3/  |4                         4/  |5
             011   101                      110   011                      101   110
           3/ |4    |4                    4/ |5    |5                    5/ |6    |6
         111 010   100                  111 100   001                  111 001   010
          |4                             |5                             |6
         110                            101                            011

   Tree 0 is a binomial tree among the positions with bit 0, which then send to those without; tree c has
   all bits turned left c times. In the last block's tree the root goes on sending instead, which makes
   it a binomial tree of all positions and saves the step downwards.

   What a position sends in step t + 1 follows from its bits turned right t + 1 times, w: the highest bit is
   the dimension of the step. If it is clear, the lowest bit of w that is set tells how many steps ago the
   root sent the block for it, k = m - 1 - (zeros below that bit); the block went to a neighbour of the
   root first along that bit's dimension. If it is set, the block is the one of m steps ago. */
#include "ref/algorithms/cube/hypercube.h"
#include "ref/count/bounds.h"
#include "ref/base/power.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/cube.h"

int64_t dodona_hypercube_steps(int32_t dimensions, int32_t blocks) {
  //@ ghost lemma_cube_bound(dimensions);
  return dimensions == 0 ? 0 : (int64_t)blocks - 1 + dimensions;
}

/* The neighbour along the dimension of step t + 1. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= t < INT64_MAX && 0 <= position < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures neighbour: \result == PartnerOf(Pow2(t % dimensions), position);
    ensures range: 0 <= \result < Pow2(dimensions);
    exits \false; */
static int32_t neighbour(int32_t dimensions, int64_t t, int32_t position) {
  //@ ghost lemma_cube_pair(dimensions, t, position);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  int64_t bit = dodona_power((int32_t)(t % dimensions));
  return (int32_t)(position % (2 * bit) < bit ? position + bit : position - bit);
}

/* The bits of a position turned right t + 1 times. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= t < INT64_MAX && 0 <= position < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures turned: \result == CubeTurned(dimensions, t + 1, position);
    ensures range: 0 <= \result < Pow2(dimensions);
    exits \false; */
static int64_t turned(int32_t dimensions, int64_t t, int32_t position) {
  //@ ghost lemma_cube_pair(dimensions, t, position);
  //@ ghost lemma_cube_turned(dimensions, t + 1);
  int32_t c = (int32_t)(t % dimensions);
  int64_t low = dodona_power(c + 1);
  int64_t high = dodona_power(dimensions - 1 - c);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  //@ ghost lemma_pow2_sum(c + 1, dimensions - 1 - c);
  int64_t bits = position % low;
  //@ ghost lemma_cube_less(bits, low, high);
  //@ assert whole: low * high == Pow2(dimensions);
  //@ assert word: 0 <= bits * high <= 0x40000000;
  int64_t moved = bits * high;
  return position / low + moved;
}

/* The block that u sends v in step t + 1, and no one else; the bits of u turned right t + 1 times are w. */
/*@ requires step: CubeStep(dimensions, blocks, t);
    requires pair: CubePair(dimensions, t, u, v);
    requires turned: w == CubeTurned(dimensions, t + 1, u) && 0 <= w < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures only: CubeOnly(dimensions, blocks, t, u, v, \result);
    ensures range: -1 <= \result < blocks;
    exits \false; */
static int32_t block_at(int32_t dimensions, int32_t blocks, int64_t t, int64_t w)
/*@ ghost (int32_t u, int32_t v) */ {
  int64_t half = dodona_power(dimensions - 1);
  int32_t k = dimensions - 1;
  int64_t odd = w;
  //@ ghost if (half <= w) lemma_cube_down(dimensions, blocks, t, u, v);
  //@ ghost if (w == 0) lemma_cube_root(dimensions, blocks, t, u, v);
  if (half <= w)
    return w == half || t < dimensions ? DODONA_NONE : (int32_t)(t - dimensions);
  if (w == 0)
    return t < blocks ? (int32_t)t : blocks - 1;
  //@ assert one: Pow2(dimensions - 1 - k) == 1;
  /*@ loop invariant range: 0 <= k < dimensions && 1 <= odd <= w;
      loop invariant unit: w == odd * Pow2(dimensions - 1 - k);
      loop assigns odd, k;
      loop variant k; */
  while (odd % 2 == 0) {
    //@ ghost lemma_cube_half(dimensions, k, odd);
    odd /= 2;
    k--;
  }
  //@ ghost lemma_cube_up(dimensions, blocks, t, u, v, k, odd);
  if (t < k)
    return DODONA_NONE;
  return t - k < blocks ? (int32_t)(t - k) : blocks - 1;
}

dodona_tree_step dodona_hypercube_step(int32_t dimensions, int32_t blocks, int32_t position,
                                       int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_cube_idle(dimensions, blocks);
  if (x < 1 || dodona_hypercube_steps(dimensions, blocks) < x)
    return step;
  int32_t other = neighbour(dimensions, x - 1, position);
  //@ ghost lemma_cube_pair(dimensions, x - 1, position);
  //@ ghost lemma_cube_sender(dimensions, blocks, x - 1, other, position);
  int64_t here = turned(dimensions, x - 1, position);
  int64_t there = turned(dimensions, x - 1, other);
  step.send_block = block_at(dimensions, blocks, x - 1, here) /*@ ghost (position, other) */;
  step.recv_block = block_at(dimensions, blocks, x - 1, there) /*@ ghost (other, position) */;
  if (step.send_block != DODONA_NONE)
    step.send_to = other;
  if (step.recv_block != DODONA_NONE)
    step.recv_from = other;
  return step;
}

int64_t dodona_hypercube_arrival(int32_t dimensions, int32_t blocks, int32_t position,
                                 int32_t block) {
  if (position == 0)
    return 0;
  //@ ghost lemma_cube_receives(dimensions, blocks, position, block);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  int32_t number = position;
  if (0 < block)
    number = (int32_t)turned(dimensions, (int64_t)block - 1, position);
  int32_t delay = dimensions;
  if (block == blocks - 1 || number % 2 == 1)
    delay = dodona_log2_floor(number);
  return (int64_t)block + 1 + delay;
}

int32_t dodona_hypercube_source(int32_t dimensions, int32_t blocks, int32_t position,
                                int32_t block) {
  if (position == 0)
    return DODONA_NONE;
  //@ ghost lemma_cube_receives(dimensions, blocks, position, block);
  int64_t arrival = dodona_hypercube_arrival(dimensions, blocks, position, block);
  return neighbour(dimensions, arrival - 1, position);
}
