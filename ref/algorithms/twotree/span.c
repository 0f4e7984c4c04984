/* The span of a place: the first and the last step in which one of its six edges carries a block. */
#include "ref/algorithms/twotree/span.h"
#include "ref/algorithms/twotree/start.h"
#include "ref/count/bounds.h"

/*@
  predicate Begun(dodona_span span) = span.last != 0 ==> 1 <= span.first <= span.last <= 0x200000000;

  // The edge to or from `peer`, if there is one, lies within the span.
  predicate Spanned(dodona_span span, integer peer, integer first, integer later) =
    0 <= peer ==> 1 <= span.first <= first && first + later <= span.last;

  // `to` is `from` widened by that edge and by nothing else.
  predicate Widened(dodona_span from, dodona_span to, integer peer, integer first, integer later) =
    (from.last != 0 ==> to.first <= from.first && from.last <= to.last) &&
    Spanned(to, peer, first, later) &&
    (to.first == from.first && (from.last != 0 || peer < 0) || 0 <= peer && to.first == first) &&
    (to.last == from.last || 0 <= peer && to.last == first + later);
*/

/* Widens the span by an edge that carries a tree's blocks from step `first` to step `first + later`. */
/*@ requires span: Begun(span) && 0 <= span.last;
    requires range: -1 <= peer && (peer == -1 || 1 <= first) && first <= 130 &&
      0 <= later <= 0x100000000;
    terminates \true;
    assigns \nothing;
    ensures begun: Begun(\result) && 0 <= \result.last;
    ensures widened: Widened(span, \result, peer, first, later);
    exits \false; */
static dodona_span widen(dodona_span span, int32_t peer, int64_t first, int64_t later) {
  if (peer == DODONA_NONE)
    return span;
  if (span.last == 0 || first < span.first)
    span.first = first;
  if (first + later > span.last)
    span.last = first + later;
  return span;
}

/*@
  // In step x the tree's edges at this place carry one of the blocks.
  predicate TreeActive{L}(integer w, integer s, integer c, dodona_pair_place *at, integer x) =
    (\exists integer a, j; TreeReceives(w, s, c, at->parent, at->start, x, a, j)) ||
    (\exists integer b, j; TreeSends(w, s, c, at->start, at->early, at->late, x, b, j));
*/

/* Widens the span by all edges of a tree, the last of whose blocks is `block`. */
/*@ requires memory: \valid_read(at) && SoundTree(at);
    requires span: Begun(span) && 0 <= span.last;
    requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 0 <= block < blocks;
    requires last: block % 2 == tree && blocks <= block + 2;
    terminates \true;
    assigns \nothing;
    ensures begun: Begun(\result) && 0 <= \result.last;
    ensures wider: span.last != 0 ==>
      \result.first <= span.first && span.last <= \result.last && 0 != \result.last;
    ensures some: 0 <= at->parent || 0 <= at->early || 0 <= at->late ==> \result.last != 0;
    ensures idle: \forall integer x; TreeActive(period, blocks, tree, at, x) ==>
      \result.first <= x <= \result.last && 1 <= \result.first && \result.last != 0;
    ensures first: \result.first == span.first && (span.last != 0 || \result.last == 0) ||
      TreeActive(period, blocks, tree, at, \result.first);
    ensures last: \result.last == span.last ||
      TreeActive(period, blocks, tree, at, \result.last);
    exits \false; */
static dodona_span widen_by_tree(dodona_span span, const dodona_pair_place *at, int32_t period,
                                 int32_t block)
/*@ ghost (int32_t blocks, int32_t tree) */ {
  //@ ghost lemma_beats(period);
  int64_t later = (int64_t)period * (block / 2);
  //@ assert beat: later == Beat(period, block);
  //@ assert zero: Beat(period, tree) == 0;
  //@ assert most: \forall integer j; 0 <= j < blocks && j % 2 == tree ==> Beat(period, j) <= later;
  dodona_span a = widen(span, at->parent, at->start, later);
  dodona_span b = widen(a, at->early, (int64_t)at->start + 1, later);
  dodona_span c = widen(b, at->late, (int64_t)at->start + 2, later);
  /*@ assert parent_first: 0 <= at->parent ==>
        TreeReceives(period, blocks, tree, at->parent, at->start, at->start, at->parent, tree); */
  /*@ assert parent_last: 0 <= at->parent ==>
        TreeReceives(period, blocks, tree, at->parent, at->start, at->start + later, at->parent, block); */
  /*@ assert parent: 0 <= at->parent ==> TreeActive(period, blocks, tree, at, at->start) &&
        TreeActive(period, blocks, tree, at, at->start + later); */
  /*@ assert early_first: 0 <= at->early ==>
        TreeSends(period, blocks, tree, at->start, at->early, at->late, at->start + 1, at->early, tree); */
  /*@ assert early_last: 0 <= at->early ==>
        TreeSends(period, blocks, tree, at->start, at->early, at->late, at->start + 1 + later, at->early, block); */
  /*@ assert early: 0 <= at->early ==> TreeActive(period, blocks, tree, at, at->start + 1) &&
        TreeActive(period, blocks, tree, at, at->start + 1 + later); */
  /*@ assert late_first: 0 <= at->late ==>
        TreeSends(period, blocks, tree, at->start, at->early, at->late, at->start + 2, at->late, tree); */
  /*@ assert late_last: 0 <= at->late ==>
        TreeSends(period, blocks, tree, at->start, at->early, at->late, at->start + 2 + later, at->late, block); */
  /*@ assert late: 0 <= at->late ==> TreeActive(period, blocks, tree, at, at->start + 2) &&
        TreeActive(period, blocks, tree, at, at->start + 2 + later); */
  return c;
}

dodona_span dodona_twotree_span(int32_t blocks, const dodona_twotree_place *place) {
  dodona_span span = {1, 0};
  int32_t period = place->period;
  int32_t even = blocks - 1 - (blocks - 1) % 2;
  span = widen_by_tree(span, &place->even, period, even) /*@ ghost (blocks, 0) */;
  //@ assert served: span.last != 0;
  /*@ assert trees: \forall integer x; TwoActive(place, blocks, x) <==>
        TreeActive(period, blocks, 0, &place->even, x) ||
        TreeActive(period, blocks, 1, &place->odd, x); */
  /*@ assert one: blocks == 1 ==>
        \forall integer x; !TreeActive(period, blocks, 1, &place->odd, x); */
  if (blocks > 1) {
    int32_t odd = blocks - 1 - blocks % 2;
    span = widen_by_tree(span, &place->odd, period, odd) /*@ ghost (blocks, 1) */;
  }
  return span;
}

/* TwoLast in complete trees of this height, the floor of log2 (ranks - 1). */
/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 3 <= ranks && 0 <= tree <= 1 && 1 <= height <= 30;
    requires height: height == FloorLog2(ranks - 1);
    requires period: period == HeapPeriod(pair, ranks);
    terminates \true;
    assigns \nothing;
    ensures last: \result == TwoLast(pair, ranks, tree);
    ensures range: 1 <= \result <= 128;
    exits \false; */
static int32_t last_in_heap(int32_t ranks, int32_t tree, int32_t period, int32_t height)
/*@ ghost (int32_t pair) */ {
  int32_t full = 1;
  //@ ghost lemma_pow2_word();
  /*@ loop invariant range: 0 <= i <= height && 1 <= full <= 0x40000000;
      loop invariant full: full == Pow2(i);
      loop assigns i, full;
      loop variant height - i; */
  for (int32_t i = 0; i < height; i++) {
    //@ ghost lemma_pow2_order(i + 1, 30);
    full *= 2;
  }
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
  //@ assert height: 1 <= height;
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
