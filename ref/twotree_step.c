/* The steps of two trees. On each of its edges a rank sends or receives a block of the edge's tree every
   `period` steps, from a first step on: k periods later the tree's k-th, which is block 2 k or 2 k + 1. */
#include "twotree_step.h"

int64_t dodona_twotree_arrival(int32_t period, int32_t start, int32_t block) {
  return start + (int64_t)period * (block / 2);
}

/* The block of tree `tree` that passes an edge in step x, the tree's first passing it in step `first`;
   or DODONA_NONE. */
/*@ requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= first <= 130 &&
      1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks && j % 2 == tree ==>
      (\result == j <==> x == first + Beat(period, j));
    ensures found: 0 <= \result ==> \result % 2 == tree && x == first + Beat(period, \result);
    exits \false; */
static int32_t block_at(int32_t tree, int32_t period, int32_t blocks, int32_t first, int64_t x) {
  if (x < first || (x - first) % period != 0)
    return DODONA_NONE;
  int64_t block = 2 * ((x - first) / period) + tree;
  return block < blocks ? (int32_t)block : DODONA_NONE;
}

/* The receiving half in one tree. */
/*@ requires memory: \valid_read(at);
    requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= blocks && SoundTree(at);
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures recv: \forall integer a, j; 0 <= a ==>
      ((a == at->parent && j == \result && 0 <= j) <==>
       TreeReceives(period, blocks, tree, at->parent, at->start, x, a, j));
    exits \false; */
static int32_t received(int32_t tree, int32_t period, int32_t blocks, const dodona_tree_place *at,
                        int64_t x) {
  return at->parent == DODONA_NONE ? DODONA_NONE : block_at(tree, period, blocks, at->start, x);
}

/* The sending half in one tree: the step's sending to early or to late, the rest of the step as it
   was; whether there is any. */
/*@ requires memory: \valid_read(at) && \valid(step) && \separated(at, step);
    requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= blocks && SoundTree(at);
    terminates \true;
    assigns step->send_to, step->send_block;
    ensures none: \result == 0 ==> step->send_to == \old(step->send_to) &&
      step->send_block == \old(step->send_block) && \forall integer b, j;
      !TreeSends(period, blocks, tree, at->start, at->early, at->late, x, b, j);
    ensures some: \result == 1 ==> 0 <= step->send_to && 0 <= step->send_block < blocks &&
      \forall integer b, j; (step->send_to == b && step->send_block == j) <==>
      TreeSends(period, blocks, tree, at->start, at->early, at->late, x, b, j);
    ensures bit: \result == 0 || \result == 1;
    exits \false; */
static int send_in(int32_t tree, int32_t period, int32_t blocks, const dodona_tree_place *at,
                   int64_t x, dodona_step *step) {
  int32_t early = block_at(tree, period, blocks, at->start + 1, x);
  int32_t late = block_at(tree, period, blocks, at->start + 2, x);
  if (at->early != DODONA_NONE && early != DODONA_NONE) {
    step->send_to = at->early;
    step->send_block = early;
    return 1;
  }
  if (at->late != DODONA_NONE && late != DODONA_NONE) {
    step->send_to = at->late;
    step->send_block = late;
    return 1;
  }
  return 0;
}

dodona_step dodona_twotree_step(int32_t blocks, const dodona_twotree_place *place, int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_beats(place->period);
  int32_t even = received(0, place->period, blocks, &place->even, x);
  int32_t odd = received(1, place->period, blocks, &place->odd, x);
  if (even != DODONA_NONE) {
    step.recv_from = place->even.parent;
    step.recv_block = even;
  } else if (odd != DODONA_NONE) {
    step.recv_from = place->odd.parent;
    step.recv_block = odd;
  }
  if (!send_in(0, place->period, blocks, &place->even, x, &step))
    send_in(1, place->period, blocks, &place->odd, x, &step);
  return step;
}
