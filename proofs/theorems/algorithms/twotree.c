/* What the pairs of trees promise, by the public functions. x is the rank's position, (rank - root) mod P;
   trees 0 and 1 are T1 and T2 of TwoTreeC and TwoTreeS, T3 and T4 of TwoTreeC+C. */
#include "proofs/theorems/algorithms/twotree.h"
#include "proofs/lemmas/twotree/heap.h"
#include "ref/trees/pair_acsl.h"

/*@
  // Inner in tree c: position v feeds somebody there.
  predicate Feeds(integer pair, integer P, integer c, integer v) =
    TwoChild(pair, P, c, v, 1) != -1 || TwoChild(pair, P, c, v, 2) != -1;
  predicate Inner(dodona_pair_place at) = at.early != DODONA_NONE || at.late != DODONA_NONE;
*/

/* Position v at heap position y has children iff 2 y < P. */
/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c) && Period(w) && w == HeapPeriod(pair, P);
     requires at: 1 <= v < P && y == HeapIndex(pair, P, c, v) && 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures inner: Feeds(pair, P, c, v) <==> 2 * y < P;
     exits \false; @/
  void lemma_heap_feeds(int32_t pair, int32_t P, int32_t c, int32_t w, int32_t v, int32_t y)
  {
    lemma_heap_fed(P, c, w, y);
    if (2 * (int64_t)y < P) {
      lemma_heap_unfold(P, c, w, 2 * y);
      lemma_heap_inverse(pair, P, c, 2 * y);
      /@ assert fed: HeapFed(P, c, w, y, 1) == 2 * y || HeapFed(P, c, w, y, 2) == 2 * y; @/
      /@ assert child: TwoChild(pair, P, c, v, 1) == HeapNode(pair, P, c, 2 * y) ||
           TwoChild(pair, P, c, v, 2) == HeapNode(pair, P, c, 2 * y); @/
    }
  }

  /@ requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures first: Feeds(DODONA_COMPLETE, P, 0, v) <==> 2 * v < P;
     ensures second: Feeds(DODONA_COMPLETE, P, 1, v) <==> P < 2 * v;
     exits \false; @/
  void lemma_complete_feeds(int32_t P, int32_t v)
  {
    lemma_heap_feeds(DODONA_COMPLETE, P, 0, 2, v, v);
    lemma_heap_feeds(DODONA_COMPLETE, P, 1, 2, v, P - v);
  }

  /@ requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures first: TwoParent(DODONA_COMPLETE, P, 0, v) == v / 2;
     ensures second: \let q = (P - v) / 2;
       TwoParent(DODONA_COMPLETE, P, 1, v) == (q > 0 ? P - q : 0);
     exits \false; @/
  void lemma_complete_above(int32_t P, int32_t v)
  {
  }

  /@ requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures third: Feeds(DODONA_TURNED, P, 0, v) <==> P <= 2 * v && !(P % 2 == 0 && v == P - 1);
     ensures fourth: Feeds(DODONA_TURNED, P, 1, v) <==> 2 * v <= P && !(P % 2 == 0 && v == 1);
     exits \false; @/
  void lemma_turned_feeds(int32_t P, int32_t v)
  {
    int32_t w = P % 2 == 0 && P > 2 ? 4 : 2;
    int32_t up = P / 2 + P % 2;
    int32_t half = P / 2;
    int32_t a = up <= v ? v - up + 1 : v - up + P;
    int32_t b = v <= half ? half - v + 1 : half - v + P;
    /@ assert up: up == (P + 1) / 2; @/
    lemma_heap_feeds(DODONA_TURNED, P, 0, w, v, a);
    lemma_heap_feeds(DODONA_TURNED, P, 1, w, v, b);
  }

  /@ requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures even: \forall integer c; Tree(c) && Feeds(DODONA_INORDER, P, c, v) ==>
       RoleOf(P, c, v) % 2 == 0;
     ensures one: !(Feeds(DODONA_INORDER, P, 0, v) && Feeds(DODONA_INORDER, P, 1, v));
     exits \false; @/
  void lemma_inorder_feeds(int32_t P, int32_t v)
  {
    /@ assert leaf: \forall integer j, d; j % 2 == 1 ==> RoleFed(P, j, d) == 0; @/
    /@ assert role: \forall integer c; Tree(c) ==> 1 <= RoleOf(P, c, v); @/
    /@ assert mirror: RoleOf(P, 0, v) % 2 == 0 ==> RoleOf(P, 1, v) % 2 == 1; @/
  }
*/

/* Colours are parities of starts. */
/*@ ghost
  /@ requires range: 1 <= x < P;
     terminates \true;
     assigns \nothing;
     ensures first: TwoStart(DODONA_COMPLETE, P, 0, x) % 2 == (x == 1 ? 1 : (P - x) % 2);
     ensures second: TwoStart(DODONA_COMPLETE, P, 1, x) % 2 == (x == 1 ? 0 : 1 - (P - x) % 2);
     exits \false; @/
  void lemma_complete_colours(int32_t P, int32_t x)
  {
    int32_t y = P - x;
    lemma_heap_parity(P, 0, 2, x);
    lemma_heap_parity(P, 1, 2, y);
    /@ assert even: TwoStart(DODONA_COMPLETE, P, 0, x) == HeapStart(P, 0, 2, x); @/
    /@ assert odd: TwoStart(DODONA_COMPLETE, P, 1, x) == HeapStart(P, 1, 2, y); @/
  }

  /@ requires start: 0 <= t && 0 <= u;
     terminates \true;
     assigns \nothing;
     ensures in: !Clash(2, t, u) ==> t % 2 != u % 2;
     ensures early: !Clash(2, t + 1, u + 1) ==> t % 2 != u % 2;
     ensures late: !Clash(2, t + 2, u + 2) ==> t % 2 != u % 2;
     ensures first: !Clash(2, t + 1, u + 2) ==> t % 2 == u % 2;
     ensures second: !Clash(2, t + 2, u + 1) ==> t % 2 == u % 2;
     exits \false; @/
  void lemma_apart(int32_t t, int32_t u)
  {
  }
*/

dodona_twotree_place twotree_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank) {
  const dodona_tree_place place = dodona_tree_place_of(plan, table, rank);
  return place.twotree;
}

/* TwoTreeC: inner in T1 below P / 2, in T2 above it, never in both; a leaf of both at P / 2 only. The
   parents are those of algorithm 1: x div 2; P - q or, if q = 0, the root, q = (P - x) div 2. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && plan->algorithm == DODONA_TWOTREE_C;
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures first: Inner(\result.even) <==> 2 * PositionOf(*plan, rank) < plan->ranks;
    ensures second: Inner(\result.odd) <==> plan->ranks < 2 * PositionOf(*plan, rank);
    ensures one: !(Inner(\result.even) && Inner(\result.odd));
    ensures leaf: !Inner(\result.even) && !Inner(\result.odd) <==>
      2 * PositionOf(*plan, rank) == plan->ranks;
    ensures above: \let x = PositionOf(*plan, rank); \let q = (plan->ranks - x) / 2;
      \result.even.parent == x / 2 && \result.odd.parent == (q > 0 ? plan->ranks - q : 0);
    exits \false; */
dodona_twotree_place theorem_complete(const dodona_tree_plan *plan, const uint32_t *table,
                                      int32_t rank) {
  //@ ghost int32_t P = plan->ranks;
  //@ ghost int32_t x = rank < plan->root ? rank - plan->root + P : rank - plan->root;
  //@ assert position: x == PositionOf(*plan, rank) && 1 <= x < P;
  //@ assert pair: TwoTree(plan->family) && plan->variant == DODONA_COMPLETE;
  //@ ghost lemma_complete_feeds(P, x);
  //@ ghost lemma_complete_above(P, x);
  return twotree_of(plan, table, rank);
}

/* TwoTreeC+C: inner in T3 from P / 2 up, in T4 up to P / 2, but for P - 1 and 1 if P is even; in both at
   P / 2 only, for even P above 2. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && plan->algorithm == DODONA_TWOTREE_CC;
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures third: Inner(\result.even) <==> \let x = PositionOf(*plan, rank);
      plan->ranks <= 2 * x && !(plan->ranks % 2 == 0 && x == plan->ranks - 1);
    ensures fourth: Inner(\result.odd) <==> \let x = PositionOf(*plan, rank);
      2 * x <= plan->ranks && !(plan->ranks % 2 == 0 && x == 1);
    ensures both: Inner(\result.even) && Inner(\result.odd) <==>
      2 * PositionOf(*plan, rank) == plan->ranks && 2 < plan->ranks;
    exits \false; */
dodona_twotree_place theorem_turned(const dodona_tree_plan *plan, const uint32_t *table,
                                    int32_t rank) {
  //@ ghost int32_t P = plan->ranks;
  //@ ghost int32_t x = rank < plan->root ? rank - plan->root + P : rank - plan->root;
  //@ assert position: x == PositionOf(*plan, rank) && 1 <= x < P;
  //@ ghost lemma_turned_feeds(P, x);
  return twotree_of(plan, table, rank);
}

/* TwoTreeS: never inner in both. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && plan->algorithm == DODONA_TWOTREE_S;
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures one: !(Inner(\result.even) && Inner(\result.odd));
    exits \false; */
dodona_twotree_place theorem_inorder(const dodona_tree_plan *plan, const uint32_t *table,
                                     int32_t rank) {
  //@ ghost int32_t P = plan->ranks;
  //@ ghost int32_t x = rank < plan->root ? rank - plan->root + P : rank - plan->root;
  //@ assert position: x == PositionOf(*plan, rank) && 1 <= x < P;
  //@ ghost lemma_inorder_feeds(P, x);
  return twotree_of(plan, table, rank);
}

/* The colours of TwoTreeC: a rank receives in steps of its position's parity in T1, for odd P of the other
   but position 1, and of the opposite parity in T2. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && plan->algorithm == DODONA_TWOTREE_C;
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures first: \let x = PositionOf(*plan, rank);
      \result.even.start % 2 == (x == 1 ? 1 : (plan->ranks - x) % 2);
    ensures second: \result.odd.start % 2 == 1 - \result.even.start % 2;
    exits \false; */
dodona_twotree_place theorem_parity(const dodona_tree_plan *plan, const uint32_t *table,
                                    int32_t rank) {
  //@ ghost int32_t P = plan->ranks;
  //@ ghost int32_t x = rank < plan->root ? rank - plan->root + P : rank - plan->root;
  //@ assert position: x == PositionOf(*plan, rank) && 1 <= x < P;
  //@ ghost lemma_complete_colours(P, x);
  return twotree_of(plan, table, rank);
}

/* The colours of all three, where the period is 2: no rank receives or sends in steps of one parity in
   both trees. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table) && TwoTree(plan->family);
    requires period: TwoPeriod(plan->variant, plan->ranks) == 2;
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures receives: rank != plan->root ==> \result.even.start % 2 != \result.odd.start % 2;
    ensures same: \result.even.early != DODONA_NONE && \result.odd.early != DODONA_NONE ||
      \result.even.late != DODONA_NONE && \result.odd.late != DODONA_NONE ==>
      \result.even.start % 2 != \result.odd.start % 2;
    ensures other: \result.even.early != DODONA_NONE && \result.odd.late != DODONA_NONE ||
      \result.even.late != DODONA_NONE && \result.odd.early != DODONA_NONE ==>
      \result.even.start % 2 == \result.odd.start % 2;
    exits \false; */
dodona_twotree_place theorem_colours(const dodona_tree_plan *plan, const uint32_t *table,
                                     int32_t rank) {
  //@ ghost lemma_twotree_tree(plan);
  /*@ assert ports: TwoPorts(plan->variant, plan->ranks, PositionOf(*plan, rank)) &&
        TwoNode(plan->variant, plan->ranks, 0, PositionOf(*plan, rank)) &&
        TwoNode(plan->variant, plan->ranks, 1, PositionOf(*plan, rank)); */
  dodona_twotree_place place = twotree_of(plan, table, rank);
  //@ ghost lemma_apart(place.even.start, place.odd.start);
  /*@ assert first: place.even.early != DODONA_NONE && place.odd.late != DODONA_NONE ==>
        !Clash(2, place.even.start + 1, place.odd.start + 2); */
  /*@ assert second: place.even.late != DODONA_NONE && place.odd.early != DODONA_NONE ==>
        !Clash(2, place.even.start + 2, place.odd.start + 1); */
  return place;
}

typedef struct four_trees {
  dodona_twotree_place first;  /* T1 and T2 */
  dodona_twotree_place second; /* T3 and T4 */
} four_trees;

/* Who is inner in T1 is a leaf of T3, who is inner in T2 a leaf of T4. */
/*@ requires plans: \valid_read(plan) && AnyPlan(*plan, table) && plan->algorithm == DODONA_TWOTREE_C &&
      \valid_read(other) && AnyPlan(*other, table) && other->algorithm == DODONA_TWOTREE_CC;
    requires same: plan->ranks == other->ranks && plan->root == other->root;
    requires rank: 0 <= rank < plan->ranks && rank != plan->root;
    terminates \true;
    assigns \nothing;
    ensures even: !(Inner(\result.first.even) && Inner(\result.second.even));
    ensures odd: !(Inner(\result.first.odd) && Inner(\result.second.odd));
    exits \false; */
four_trees theorem_disjoint(const dodona_tree_plan *plan, const dodona_tree_plan *other,
                            const uint32_t *table, int32_t rank) {
  four_trees both = {theorem_complete(plan, table, rank), theorem_turned(other, table, rank)};
  return both;
}

/* T3 and T4 by rotation, T4 its own inverse, as T2 is; that all four are bijections is in the contracts of
   dodona_heap_index and dodona_heap_node. */
/*@ ghost
  /@ requires range: 1 <= y < P;
     terminates \true;
     assigns \nothing;
     ensures third: HeapNode(DODONA_TURNED, P, 0, y) ==
       (y - 1 + (P + 1) / 2 - 1) % (P - 1) + 1;
     ensures fourth: HeapNode(DODONA_TURNED, P, 1, y) ==
       (P / 2 - 1 - (y - 1) + (P - 1)) % (P - 1) + 1;
     ensures own: HeapNode(DODONA_TURNED, P, 1, y) == HeapIndex(DODONA_TURNED, P, 1, y) &&
       HeapNode(DODONA_COMPLETE, P, 1, y) == HeapIndex(DODONA_COMPLETE, P, 1, y);
     exits \false; @/
  void theorem_rotation(int32_t P, int32_t y)
  {
    int64_t n = P - 1;
    int64_t a = (int64_t)y - 1 + (P / 2 + P % 2) - 1;
    int64_t b = (int64_t)P / 2 - 1 - (y - 1) + n;
    /@ assert up: P / 2 + P % 2 == (P + 1) / 2; @/
    /@ assert short_a: a < n ==> a % n == a; @/
    /@ assert long_a: n <= a ==> 0 <= a - n < n && a % n == a - n; @/
    /@ assert short_b: b < n ==> 0 <= b && b % n == b; @/
    /@ assert long_b: n <= b ==> 0 <= b - n < n && b % n == b - n; @/
  }
*/
