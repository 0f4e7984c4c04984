/* Start times from heap position to heap position. */
#include "ref/algorithms/twotree/start.h"
#include "spec/base.h"

int32_t dodona_heap_period(int32_t pair, int32_t ranks) {
  return pair == DODONA_TURNED && ranks % 2 == 0 && ranks > 2 ? 4 : 2;
}

/* The parity of the steps in which the position receives. */
/*@ requires tree: 0 <= tree <= 1 && (period == 2 || period == 4);
    requires range: 1 <= index < ranks;
    terminates \true;
    assigns \nothing;
    ensures colour: \result == HeapColour(ranks, tree, period, index);
    ensures range: 0 <= \result <= 1;
    exits \false; */
static int32_t colour(int32_t ranks, int32_t tree, int32_t period, int32_t index) {
  if (period == 4)
    return index % 2;
  if (tree == 0)
    return index == 1 ? 1 : (ranks - index) % 2;
  return index == ranks - 1 ? 0 : 1 - index % 2;
}

int32_t dodona_heap_delay(int32_t ranks, int32_t tree, int32_t period, int32_t index) {
  return colour(ranks, tree, period, index) == colour(ranks, tree, period, index / 2) ? 2 : 1;
}

int32_t dodona_heap_start(int32_t ranks, int32_t tree, int32_t period, int32_t index) {
  int32_t start = tree == 0 ? 1 : period / 2 + 1;
  //@ ghost int32_t y = index;
  //@ ghost lemma_floor_log2_word(y);
  /*@ loop invariant range: 1 <= index <= y;
      loop invariant start: start + HeapStart(ranks, tree, period, index) ==
        TwoBegin(tree, period) + 1 + HeapStart(ranks, tree, period, y);
      loop invariant most: start + 2 * FloorLog2(index) <= 3 + 2 * FloorLog2(y) && 1 <= start;
      loop assigns start, index;
      loop variant index; */
  while (index > 1) {
    //@ ghost lemma_floor_log2(index);
    start += dodona_heap_delay(ranks, tree, period, index);
    index /= 2;
  }
  //@ assert top: HeapStart(ranks, tree, period, 1) == TwoBegin(tree, period) + 1;
  return start;
}
