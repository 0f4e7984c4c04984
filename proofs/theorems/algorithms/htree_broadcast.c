/* A mesh broadcasts: the places of all its positions, side by side, are a tree of groups. */
#include "proofs/theorems/algorithms/group.h"
#include "proofs/theorems/algorithms/htree_tree.h"
#include "ref/algorithms/groups/group.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/htree_places.h"

/*@
  // *at is position v's place, as dodona_htree_place returns it.
  predicate HtreePlaceAt{L}(integer n, integer r, dodona_group_place *at, integer v) =
    at->position == v && at->arrival == HtreeArrival(n, r, v) && at->member == v % r &&
    at->above == HtreeFeeder(n, r, v) && at->turns == HtreeTurns(n, r, v) &&
    at->down == HtreeDown(n, r, v) && at->right == HtreeRight(n, r, v);
*/

/* Position v's place is a place of the tree if all others are the mesh's, too. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && P == (n * n) * r && 0 <= v < P;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires places: \forall integer u; 0 <= u < P ==> HtreePlaceAt(n, r, places + u, u);
     requires local: HtreeLocal(n, r, v);
     terminates \true;
     assigns \nothing;
     ensures local: GroupLocal(P, r, places, v);
     exits \false; @/
  void lemma_htree_group_local(int32_t n, int32_t r, int32_t P, int32_t v, const dodona_group_place *places)
  {
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_htree_divided(v, n * n, r);
    /@ assert here: HtreePlaceAt(n, r, places + v, v); @/
    /@ assert others: \forall integer u; 0 <= u < P ==> places[u].arrival == HtreeArrival(n, r, u) && places[u].member == u % r &&
         places[u].above == HtreeFeeder(n, r, u) && places[u].turns == HtreeTurns(n, r, u) &&
         places[u].down == HtreeDown(n, r, u) && places[u].right == HtreeRight(n, r, u); @/
    /@ assert range: GroupRange(P, r, places, v); @/
    /@ assert down: GroupDown(places, v); @/
    /@ assert right: GroupRight(r, places, v); @/
    /@ assert turns: GroupTurns(P, r, places, v); @/
    /@ assert above: GroupAbove(P, places, v); @/
  }

  /@ requires side: IsSide(n) && 1 <= r && P == (n * n) * r && P <= INT32_MAX;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires places: \forall integer u; 0 <= u < P ==> HtreePlaceAt(n, r, places + u, u);
     terminates \true;
     assigns \nothing;
     ensures tree: GroupTree(P, r, places);
     exits \false; @/
  void theorem_htree_tree(int32_t n, int32_t r, int32_t P, const dodona_group_place *places)
  {
    int32_t v = 0;
    lemma_htree_locals(n, r, P);
    /@ loop invariant range: 0 <= v <= P || v == 0;
       loop invariant local: \forall integer u; 0 <= u < v ==> GroupLocal(P, r, places, u);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_htree_group_local(n, r, P, v, places);
      v++;
    }
  }
*/

/* One place; the mesh stays. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree) && InTree(tree, v);
    requires memory: \valid(places + v);
    requires apart: \separated(places + v, tree);
    requires before: \forall integer u; 0 <= u < v ==> HtreePlaceAt(tree->side, tree->group, places + u, u);
    requires last: last == 2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1);
    terminates \true;
    assigns places[v];
    ensures places: \forall integer u; 0 <= u <= v ==> HtreePlaceAt(\old(tree->side), \old(tree->group), places + u, u);
    ensures last: HtreeArrival(\old(tree->side), \old(tree->group), v) <= last;
    ensures kept: *tree == \old(*tree);
    exits \false; */
static void store(const dodona_htree *tree, int32_t v, int64_t last, dodona_group_place *places) {
  const dodona_group_place found = dodona_htree_place(tree, v);
  const int32_t n = tree->side;
  const int32_t r = tree->group;
  place_written(places, v, found);
  //@ assert kept: *tree == \at(*tree, Pre);
  //@ assert here: HtreePlaceAt(n, r, places + v, v);
  //@ assert before: \forall integer u; 0 <= u < v ==> HtreePlaceAt(n, r, places + u, u);
}

/* All places; returns when the last of them has block 0 at the latest. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree) && P == (tree->side * tree->side) * tree->group;
    requires memory: \valid(places + (0 .. P - 1));
    requires apart: \forall integer v; 0 <= v < P ==> \separated(places + v, tree);
    terminates \true;
    assigns places[0 .. P - 1];
    ensures places: \forall integer u; 0 <= u < P ==> HtreePlaceAt(\old(tree->side), \old(tree->group), places + u, u);
    ensures last: \forall integer u; 0 <= u < P ==> HtreeArrival(\old(tree->side), \old(tree->group), u) <= \result;
    ensures bound: \result == \old(2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1));
    exits \false; */
static int64_t fill(const dodona_htree *tree, int32_t P, dodona_group_place *places) {
  const dodona_htree t = *tree;
  const int32_t n = tree->side;
  const int32_t r = tree->group;
  const int64_t last = dodona_htree_depth(tree);
  /*@ loop invariant range: 0 <= v <= P || v == 0;
      loop invariant same: *tree == t && tree->side == n && tree->group == r;
      loop invariant valid: ValidHtree(tree) && P == (n * n) * r;
      loop invariant places: \forall integer u; 0 <= u < v ==> HtreePlaceAt(n, r, places + u, u);
      loop invariant bound: last == 2 * Halvings(n) * (r + 1) + r - (n > 1 ? 3 : 1);
      loop invariant last: \forall integer u; 0 <= u < v ==> HtreeArrival(n, r, u) <= last;
      loop assigns v, places[0 .. P - 1];
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    //@ assert inside: v < (n * n) * r && InTree(tree, v);
    //@ assert bound: last == 2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1);
    store(tree, v, last, places);
    //@ assert sizes: tree->side == t.side && tree->group == t.group;
    //@ assert here: HtreeArrival(n, r, v) <= last;
  }
  return last;
}

/* Where there is room for them. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree) && 1 <= blocks && P == (tree->side * tree->side) * tree->group;
    requires schedule: HtreeSchedule(tree->side, tree->group, blocks, S);
    requires memory: \valid(places + (0 .. P - 1));
    requires apart: \forall integer v; 0 <= v < P ==> \separated(places + v, tree);
    terminates \true;
    assigns places[0 .. P - 1];
    ensures valid: ValidBroadcast(S, P, blocks, 0, 1, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures one: \old(tree->side == 1 && tree->group == 1) ==> \result == 0;
    ensures steps: \old(tree->side > 1 || tree->group > 1) ==> \result ==
      \old(2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1) + Pace(tree->group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t by_places(const dodona_htree *tree, int32_t P, int32_t blocks, int64_t S,
                         dodona_group_place *places) {
  const int32_t n = tree->side;
  const int32_t r = tree->group;
  //@ assert all: P == (n * n) * r;
  const int64_t steps = dodona_htree_steps(tree, blocks);
  /*@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns, r, n); */
  //@ assert side: IsSide(n);
  //@ assert group: 1 <= r;
  const int64_t last = fill(tree, P, places);
  //@ assert arrivals: \forall integer v; 0 <= v < P ==> places[v].arrival == HtreeArrival(n, r, v);
  //@ assert late: \forall integer v; 0 <= v < P ==> places[v].arrival <= last;
  //@ ghost theorem_htree_tree(n, r, P, places);
  const int32_t depth = dodona_group_depth(places, P);
  //@ assert depth: depth <= last;
  /*@ assert hops: \forall integer x, u, v, j; GroupHop(P, r, places, blocks, x, u, v, j) <==>
        HtreeHop(n, r, blocks, x, u, v, j); */
  //@ assert schedule: GroupSchedule(P, r, places, blocks, S);
  //@ ghost theorem_group(P, r, blocks, depth, places, S);
  //@ assert root: GroupRange(P, r, places, 0);
  //@ assert one: n == 1 && r == 1 ==> P == 1 && depth == 0;
  //@ assert several: n > 1 || r > 1 ==> last + Pace(r, blocks - 1) == steps;
  //@ assert some: 0 <= Pace(r, blocks - 1) && 0 <= depth;
  //@ assert steps: GroupSteps(r, blocks, depth) <= steps;
  return steps;
}

int64_t theorem_htree_broadcast(const dodona_htree *tree, int32_t P, int32_t blocks, int64_t S) {
  dodona_group_place places[INT32_MAX];
  return by_places(tree, P, blocks, S, places);
}
