/* Theorem 1, place: every rank has its place in the tree (dodona_tree_place_of is total, and its
   contract says which place); parents and children agree; every rank is reached. */
#include "proofs/theorems/trees/plan.h"
#include "spec/lemmas/fractional.h"
#include "ref/trees/table.h"
#include "ref/trees/pair_acsl.h"
#include "ref/trees/transfers_acsl.h"

/* The place that dodona_tree_place_of finds is the rank's, for every rank. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: \result.rank == rank;
    ensures place: Fractional(plan->family) ==>
      \let v = Position(plan->ranks, plan->root, rank);
      \result.fractional.position == v &&
      \result.fractional.arrival == Arrival(plan->ranks, plan->group, plan->depth, v) &&
      \result.fractional.member == Member(plan->ranks, plan->group, plan->depth, v) &&
      \result.fractional.feeder == Feeder(plan->ranks, plan->group, plan->depth, v) &&
      \result.fractional.down == Down(plan->ranks, plan->group, plan->depth, v) &&
      \result.fractional.right == Right(plan->ranks, plan->group, plan->depth, v);
    ensures postal: Postal(plan->family) ==>
      \let v = Position(plan->ranks, plan->root, rank);
      \let u = plan->rule.latency; \let f = plan->rule.ticks;
      \let p = plan->rule.alpha_num; \let q = plan->rule.alpha_den;
      \result.postal.position == v &&
      \result.postal.parent == SplitParent(u, f, p, q, plan->ranks, plan->horizon, v) &&
      \result.postal.size == SplitSize(u, f, p, q, plan->ranks, plan->horizon, v) &&
      \result.postal.ready == SplitReady(u, f, p, q, plan->ranks, plan->horizon, v) &&
      \result.postal.budget == SplitBudget(u, f, p, q, plan->ranks, plan->horizon, v);
    ensures twotree: TwoTree(plan->family) ==>
      \let v = Position(plan->ranks, plan->root, rank); \let pair = plan->variant;
      \result.twotree.position == v &&
      \result.twotree.period == TwoPeriod(pair, plan->ranks) &&
      \result.twotree.even.parent == TwoParent(pair, plan->ranks, 0, v) &&
      \result.twotree.even.start == TwoStart(pair, plan->ranks, 0, v) &&
      \result.twotree.even.early == TwoChild(pair, plan->ranks, 0, v, 1) &&
      \result.twotree.even.late == TwoChild(pair, plan->ranks, 0, v, 2) &&
      \result.twotree.odd.parent == TwoParent(pair, plan->ranks, 1, v) &&
      \result.twotree.odd.start == TwoStart(pair, plan->ranks, 1, v) &&
      \result.twotree.odd.early == TwoChild(pair, plan->ranks, 1, v, 1) &&
      \result.twotree.odd.late == TwoChild(pair, plan->ranks, 1, v, 2);
    exits \false; */
dodona_tree_place theorem_place(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return place;
}

/* Parents and children agree, in positions. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures child: \forall integer k; ChildAt(P, r, D, u, k) != -1 ==>
       0 <= ChildAt(P, r, D, u, k) < P &&
       (ParentAt(P, r, D, ChildAt(P, r, D, u, k), 0) == u ||
        ParentAt(P, r, D, ChildAt(P, r, D, u, k), Member(P, r, D, u)) == u);
     ensures parent: \forall integer k; ParentAt(P, r, D, u, k) != -1 ==>
       0 <= ParentAt(P, r, D, u, k) < P &&
       (ChildAt(P, r, D, ParentAt(P, r, D, u, k), 0) == u ||
        ChildAt(P, r, D, ParentAt(P, r, D, u, k), 1) == u);
     exits \false; @/
  void lemma_family(int32_t P, int32_t r, int32_t D, int32_t u)
  {
    /@ assert local: LocalRange(P, r, D, u) && LocalDown(P, r, D, u) && LocalRight(P, r, D, u) &&
         LocalFeeder(P, r, D, u); @/
    /@ assert small: \forall integer k; 0 <= k < r ==> k % r == k; @/
    /@ assert zero: 0 % r == 0; @/
    /@ assert down: Down(P, r, D, u) != -1 ==> ParentAt(P, r, D, Down(P, r, D, u), 0) == u; @/
    /@ assert right: Right(P, r, D, u) != -1 ==>
         ParentAt(P, r, D, Right(P, r, D, u), Member(P, r, D, u)) == u; @/
    /@ assert chain: Feeder(P, r, D, u) == -1 && 0 < u ==> ChildAt(P, r, D, u - 1, 0) == u; @/
    /@ assert group: \forall integer w; Feeder(P, r, D, u) != -1 &&
         Feeder(P, r, D, u) <= w < Feeder(P, r, D, u) + r ==>
         ChildAt(P, r, D, w, 0) == u || ChildAt(P, r, D, w, 1) == u; @/
  }
*/

/* The same for the child of a rank, in ranks. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= root < P && 0 <= u < P;
     requires LocalTree(P, r, D);
     requires child: v == RankOrNone(P, root, ChildAt(P, r, D, Position(P, root, u), k)) && v != -1;
     terminates \true;
     assigns \nothing;
     ensures parent: RankOrNone(P, root, ParentAt(P, r, D, Position(P, root, v), 0)) == u ||
       RankOrNone(P, root, ParentAt(P, r, D, Position(P, root, v),
                                    Member(P, r, D, Position(P, root, u)))) == u;
     exits \false; @/
  void lemma_child(int32_t P, int32_t root, int32_t r, int32_t D, int32_t u, int32_t k, int32_t v)
  {
    int32_t position = u < root ? u - root + P : u - root;
    lemma_family(P, r, D, position);
    /@ assert position: Position(P, root, v) == ChildAt(P, r, D, position, k); @/
  }
*/

/* In a postal tree: a child's only parent. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Postal(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures parent: PlanChild(*plan, rank, k) != -1 ==>
       PlanParent(*plan, PlanChild(*plan, rank, k), 0) == rank;
     exits \false; @/
  void lemma_postal_child(const dodona_tree_plan *plan, int32_t rank, int32_t k)
  {
    int32_t v = rank < plan->root ? rank - plan->root + plan->ranks : rank - plan->root;
    lemma_postal_tree(plan);
    /@ assert down: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, v) &&
         SplitDown(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, v); @/
    /@ assert position: \let c = SplitChild(plan->rule.latency, plan->rule.ticks,
         plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks, plan->horizon, v, k);
         c != -1 ==> 0 <= c < plan->ranks &&
           Position(plan->ranks, plan->root, PlanChild(*plan, rank, k)) == c &&
           SplitParent(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
             plan->rule.alpha_den, plan->ranks, plan->horizon, c) == v; @/
    /@ assert rank: RankOrNone(plan->ranks, plan->root, v) == rank; @/
  }
*/

/* And a parent's child: one of its messages is for this rank. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Postal(plan->family);
     requires rank: 0 <= rank < plan->ranks && rank != plan->root;
     terminates \true;
     assigns \nothing;
     ensures parent: 0 <= PlanParent(*plan, rank, 0) < plan->ranks;
     ensures child: \exists integer i; 0 <= i < plan->ranks &&
       PlanChild(*plan, PlanParent(*plan, rank, 0), i) == rank;
     exits \false; @/
  void lemma_postal_parent(const dodona_tree_plan *plan, int32_t rank)
  {
    int32_t v = rank < plan->root ? rank - plan->root + plan->ranks : rank - plan->root;
    lemma_postal_tree(plan);
    /@ assert up: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, v) &&
         SplitUp(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, v); @/
    /@ assert parent: \let w = SplitParent(plan->rule.latency, plan->rule.ticks,
         plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks, plan->horizon, v);
         0 <= w < plan->ranks && Position(plan->ranks, plan->root, PlanParent(*plan, rank, 0)) == w &&
         SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, plan->ranks, plan->horizon, w) &&
         SplitDown(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, plan->ranks, plan->horizon, w); @/
    /@ assert index: \let i = SplitIndex(plan->rule.latency, plan->rule.ticks,
         plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks, plan->horizon, v);
         0 <= i < plan->ranks && PlanChild(*plan, PlanParent(*plan, rank, 0), i) == rank; @/
  }
*/

/* A child's parent: for child k of a rank there is an i, the result, with the rank its parent i. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures parent: PlanChild(*plan, rank, k) != -1 ==>
      PlanParent(*plan, PlanChild(*plan, rank, k), \result) == rank;
    exits \false; */
int32_t theorem_place_child(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                            int32_t k) {
  int32_t child = child_of(plan, table, rank, k);
  if (plan->family == DODONA_FAMILY_POSTAL) {
    //@ ghost lemma_postal_child(plan, rank, k);
    return 0;
  }
  if (child == DODONA_NONE || parent_of(plan, table, child, 0) == rank)
    return 0;
  if (plan->family == DODONA_FAMILY_TWOTREE) {
    //@ ghost lemma_twotree_child(plan, rank, k);
    return 1;
  }
  //@ ghost lemma_fractional_tree(plan);
  //@ ghost lemma_child(plan->ranks, plan->root, plan->group, plan->depth, rank, k, child);
  return theorem_place(plan, table, rank).fractional.member;
}

/* A parent's child: the rank is child 0 or child 1, the result, of each of its parents in a fractional
   tree. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && Fractional(plan->family);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures child: PlanParent(*plan, rank, k) != -1 ==>
      0 <= \result <= 1 && PlanChild(*plan, PlanParent(*plan, rank, k), \result) == rank;
    exits \false; */
int32_t theorem_place_fractional_parent(const dodona_tree_plan *plan, const uint32_t *table,
                                        int32_t rank, int32_t k) {
  int32_t parent = parent_of(plan, table, rank, k);
  int32_t v = theorem_place(plan, table, rank).fractional.position;
  //@ ghost lemma_fractional_tree(plan);
  //@ ghost lemma_family(plan->ranks, plan->group, plan->depth, v);
  //@ assert place: v == Position(plan->ranks, plan->root, rank);
  /*@ assert parent: parent ==
        RankOrNone(plan->ranks, plan->root, ParentAt(plan->ranks, plan->group, plan->depth, v, k)); */
  /*@ assert position: parent != -1 ==> Position(plan->ranks, plan->root, parent) ==
        ParentAt(plan->ranks, plan->group, plan->depth, v, k); */
  /*@ assert either: parent != -1 ==> PlanChild(*plan, parent, 0) == rank || PlanChild(*plan, parent, 1) == rank; */
  return parent == DODONA_NONE || child_of(plan, table, parent, 0) == rank ? 0 : 1;
}

/* In a postal tree it is the child, the result, of its only parent. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && Postal(plan->family);
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures child: 0 <= \result &&
      PlanChild(*plan, PlanParent(*plan, rank, 0), \result) == rank;
    exits \false; */
int32_t theorem_place_postal_parent(const dodona_tree_plan *plan, const uint32_t *table,
                                    int32_t rank) {
  //@ ghost lemma_postal_parent(plan, rank);
  int32_t parent = parent_of(plan, table, rank, 0);
  int32_t i = 0;
  /*@ loop invariant range: 0 <= i < plan->ranks;
      loop invariant before: \forall integer t; 0 <= t < i ==> PlanChild(*plan, parent, t) != rank;
      loop assigns i;
      loop variant plan->ranks - i; */
  while (child_of(plan, table, parent, i) != rank)
    i++;
  return i;
}

/* In two trees it is one of at most four children of each of its parents. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures child: PlanParent(*plan, rank, k) != -1 ==>
      0 <= \result <= 3 && PlanChild(*plan, PlanParent(*plan, rank, k), \result) == rank;
    exits \false; */
int32_t theorem_place_twotree_parent(const dodona_tree_plan *plan, const uint32_t *table,
                                     int32_t rank, int32_t k) {
  int32_t parent = parent_of(plan, table, rank, k);
  //@ ghost lemma_twotree_parent(plan, rank, k);
  if (parent == DODONA_NONE || child_of(plan, table, parent, 0) == rank)
    return 0;
  if (child_of(plan, table, parent, 1) == rank)
    return 1;
  return child_of(plan, table, parent, 2) == rank ? 2 : 3;
}

/* Whatever the family, of each of its parents. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures child: PlanParent(*plan, rank, k) != -1 ==>
      0 <= \result && PlanChild(*plan, PlanParent(*plan, rank, k), \result) == rank;
    exits \false; */
int32_t theorem_place_parent(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                             int32_t k) {
  if (plan->family == DODONA_FAMILY_TWOTREE)
    return theorem_place_twotree_parent(plan, table, rank, k);
  if (plan->family != DODONA_FAMILY_POSTAL)
    return theorem_place_fractional_parent(plan, table, rank, k);
  //@ ghost lemma_postal_tree(plan);
  if (rank == plan->root || k != 0)
    return 0;
  return theorem_place_postal_parent(plan, table, rank);
}

/* Every rank is reached: from parent to parent, each with an earlier arrival, one comes to the
   root. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures root: \result == plan->root;
    exits \false; */
int32_t theorem_place_reached(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank) {
  int32_t v = rank;
  int64_t when = arrival_of(plan, table, v, 0);
  //@ ghost lemma_transfers(plan);
  /*@ loop invariant rank: 0 <= v < plan->ranks && 0 <= when;
      loop invariant when: v == plan->root ? when == 0 : when == PlanArrival(*plan, v, 0);
      loop assigns v, when;
      loop variant when; */
  while (v != plan->root) {
    v = parent_of(plan, table, v, 0);
    when = arrival_of(plan, table, v, 0);
  }
  return v;
}
