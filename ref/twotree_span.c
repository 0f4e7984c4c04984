/* The span of a place: of its six edges, those that carry a block, from the first to the last step. */
#include "twotree_span.h"
#include "twotree_start.h"
#include "bounds.h"

/* Widens the span by an edge that carries a tree's blocks from step `first` to step `first + later`. */
static dodona_span widen(dodona_span span, int32_t peer, int64_t first, int64_t later) {
  if (peer == DODONA_NONE)
    return span;
  if (span.last == 0 || first < span.first)
    span.first = first;
  if (first + later > span.last)
    span.last = first + later;
  return span;
}

static dodona_span widen_by_tree(dodona_span span, const dodona_tree_place *at, int64_t later) {
  span = widen(span, at->parent, at->start, later);
  span = widen(span, at->early, at->start + 1, later);
  return widen(span, at->late, at->start + 2, later);
}

dodona_span dodona_twotree_span(int32_t blocks, const dodona_twotree_place *place) {
  dodona_span span = {1, 0};
  int64_t period = place->period;
  span = widen_by_tree(span, &place->even, period * ((blocks - 1) / 2));
  if (blocks > 1)
    span = widen_by_tree(span, &place->odd, period * ((blocks - 2) / 2));
  return span;
}

/* TwoLast in complete trees of this height, the floor of log2 (ranks - 1). */
/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 3 <= ranks && 0 <= tree <= 1 && height == FloorLog2(ranks - 1) <= 30;
    requires period: period == HeapPeriod(pair, ranks);
    terminates \true;
    assigns \nothing;
    ensures last: \result == TwoLast(pair, ranks, tree);
    ensures range: 1 <= \result <= 128;
    exits \false; */
static int32_t last_in_heap(int32_t ranks, int32_t tree, int32_t period, int32_t height)
/*@ ghost (int32_t pair) */ {
  int32_t full = 1;
  for (int32_t i = 0; i < height; i++)
    full *= 2;
  if (ranks % 2 == 0)
    return 2 * height + (ranks / 2 == full) + (tree == 0 ? 0 : period / 2);
  if (tree == 0)
    return 2 * height + 1;
  if (ranks / 2 + 1 == full)
    return 2 * height + 2;
  return ranks - 1 == full ? 2 * height : 2 * height + 1;
}

int32_t dodona_twotree_last(int32_t pair, int32_t ranks, int32_t tree) {
  if (ranks < 3)
    return ranks == 1 ? 0 : 1 + tree;
  int32_t height = dodona_log2_floor(ranks - 1);
  if (pair == DODONA_INORDER)
    return 2 * height + (ranks - 1) / 2 % 2 + tree;
  return last_in_heap(ranks, tree, dodona_heap_period(pair, ranks), height) /*@ ghost (pair) */;
}

int64_t dodona_twotree_steps(int32_t pair, int32_t ranks, int32_t blocks) {
  if (ranks == 1)
    return 0;
  int32_t period = pair == DODONA_INORDER ? 2 : dodona_heap_period(pair, ranks);
  int64_t even = dodona_twotree_arrival(period, dodona_twotree_last(pair, ranks, 0), blocks - 1);
  if (blocks == 1)
    return even;
  int64_t odd = dodona_twotree_arrival(period, dodona_twotree_last(pair, ranks, 1), blocks - 2);
  return even > odd ? even : odd;
}
