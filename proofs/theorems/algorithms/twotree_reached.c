/* How deep a rank is in a complete tree, and that parents lead to the root in every tree, by the public
   functions; trees 0 and 1 as in theorems/algorithms/twotree.c. */
#include "proofs/theorems/algorithms/twotree.h"
#include "proofs/lemmas/twotree/heap.h"
#include "ref/base/relabel.h"
#include "ref/algorithms/twotree/heap.h"
#include "ref/trees/pair_acsl.h"

/* Above heap position y stands y / 2. */
/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c);
     requires at: 1 <= v < P && y == HeapIndex(pair, P, c, v) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures top: y < 2 ==> TwoParent(pair, P, c, v) == 0;
     ensures above: 2 <= y ==> 1 <= TwoParent(pair, P, c, v) < P &&
       HeapIndex(pair, P, c, TwoParent(pair, P, c, v)) == y / 2;
     exits \false; @/
  void lemma_heap_parent(int32_t pair, int32_t P, int32_t c, int32_t v, int32_t y)
  {
    if (y >= 2)
      lemma_heap_inverse(pair, P, c, y / 2);
  }
*/

/* The rank at a position has that position. */
/*@ ghost
  /@ requires root: 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures turned: \forall integer u; 0 <= u < P ==> 0 <= RankOrNone(P, root, u) < P &&
       Position(P, root, RankOrNone(P, root, u)) == u;
     exits \false; @/
  void lemma_turned(int32_t P, int32_t root)
  {
  }
*/

/* The parent in one of the trees, by its position. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks && rank != plan->root && Tree(tree);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < plan->ranks;
    ensures parent: PositionOf(*plan, \result) ==
      TwoParent(plan->variant, plan->ranks, tree, PositionOf(*plan, rank));
    ensures earlier:
      TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, \result)) <
      TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, rank));
    ensures start:
      0 <= TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, \result));
    exits \false; */
int32_t above(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t tree) {
  //@ ghost lemma_twotree_tree(plan);
  /*@ assert node: TwoNode(plan->variant, plan->ranks, 0, PositionOf(*plan, rank)) &&
        TwoNode(plan->variant, plan->ranks, 1, PositionOf(*plan, rank)); */
  /*@ assert parent: \let u = TwoParent(plan->variant, plan->ranks, tree,
                                         PositionOf(*plan, rank));
        0 <= u < plan->ranks && TwoNode(plan->variant, plan->ranks, tree, u) &&
        TwoStart(plan->variant, plan->ranks, tree, u) <
          TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, rank)); */
  /*@ assert told: PlanParent(*plan, rank, tree) == RankOrNone(plan->ranks, plan->root,
        TwoParent(plan->variant, plan->ranks, tree, PositionOf(*plan, rank))); */
  //@ ghost lemma_turned(plan->ranks, plan->root);
  return parent_of(plan, table, rank, tree);
}

/* The depth in a complete tree, counted from parent to parent: floor(log2) of the heap position, and one. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) &&
      (plan->algorithm == DODONA_TWOTREE_C || plan->algorithm == DODONA_TWOTREE_CC);
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    requires tree: Tree(tree);
    terminates \true;
    assigns \nothing;
    ensures depth: \result == 1 + FloorLog2(
      HeapIndex(plan->variant, plan->ranks, tree, PositionOf(*plan, rank)));
    ensures first: plan->algorithm == DODONA_TWOTREE_C && tree == 0 ==>
      \result == FloorLog2(PositionOf(*plan, rank)) + 1;
    ensures second: plan->algorithm == DODONA_TWOTREE_C && tree == 1 ==>
      \result == FloorLog2(plan->ranks - PositionOf(*plan, rank)) + 1;
    exits \false; */
int32_t theorem_twotree_depth(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                              int32_t tree) {
  int32_t pair = plan->variant;
  int32_t x = dodona_position(plan->ranks, plan->root, rank);
  int32_t y = dodona_heap_index(pair, plan->ranks, tree, x);
  int32_t v = rank;
  int32_t depth = 0;
  //@ ghost int32_t from = y;
  //@ ghost lemma_floor_log2_word(y);
  /*@ loop invariant rank: 0 <= v < plan->ranks && 0 <= y < plan->ranks && 0 <= depth;
      loop invariant root: v == plan->root <==> y == 0;
      loop invariant index: v != plan->root ==>
        y == HeapIndex(pair, plan->ranks, tree, PositionOf(*plan, v));
      loop invariant depth: depth + (y == 0 ? 0 : FloorLog2(y) + 1) == FloorLog2(from) + 1;
      loop invariant log: 0 < y ==> 0 <= FloorLog2(y);
      loop assigns v, y, depth, x;
      loop variant y; */
  while (v != plan->root) {
    x = dodona_position(plan->ranks, plan->root, v);
    //@ ghost lemma_heap_parent(pair, plan->ranks, tree, x, y);
    //@ ghost lemma_floor_log2(y);
    v = above(plan, table, v, tree);
    y /= 2;
    depth++;
    //@ ghost if (y > 0) lemma_floor_log2(y);
  }
  return depth;
}

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks && Tree(tree);
    terminates \true;
    assigns \nothing;
    ensures start: \result ==
      TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, rank));
    exits \false; */
int32_t start_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t tree) {
  dodona_twotree_place place = twotree_of(plan, table, rank);
  return tree == 0 ? place.even.start : place.odd.start;
}

/* Every rank is reached in either tree: from parent to parent, with ever earlier starts, one comes to
   the root. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks && Tree(tree);
    terminates \true;
    assigns \nothing;
    ensures root: \result == plan->root;
    exits \false; */
int32_t theorem_twotree_reached(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                                int32_t tree) {
  int32_t v = rank;
  int32_t start = start_of(plan, table, v, tree);
  //@ ghost lemma_twotree_tree(plan);
  /*@ assert node: TwoNode(plan->variant, plan->ranks, 0, PositionOf(*plan, v)) &&
        TwoNode(plan->variant, plan->ranks, 1, PositionOf(*plan, v)); */
  /*@ loop invariant rank: 0 <= v < plan->ranks;
      loop invariant start: 0 <= start &&
        start == TwoStart(plan->variant, plan->ranks, tree, PositionOf(*plan, v));
      loop assigns v, start;
      loop variant start; */
  while (v != plan->root) {
    v = above(plan, table, v, tree);
    start = start_of(plan, table, v, tree);
  }
  return v;
}
