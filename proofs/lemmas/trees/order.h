/* Lemmas of the order of in-order trees: by numbers of the search tree, by roles, by positions. */
#ifndef DODONA_PROOFS_LEMMAS_TREES_ORDER_H
#define DODONA_PROOFS_LEMMAS_TREES_ORDER_H

#include "proofs/lemmas/twotree/inorder.h"
#include "ref/trees/order_acsl.h"

/*@
  // Role z and what is below it are the roles from .. to, or z is nobody and there are none.
  predicate RoleChild(integer P, integer z, integer from, integer to) =
    z == 0 ? to + 1 == from : from <= z <= to && RoleLow(P, z) == from && RoleHigh(P, z) == to;

  // The roles below j end beside it, on both sides.
  predicate RoleOrder(integer P, integer j) =
    1 <= RoleLow(P, j) <= j <= RoleHigh(P, j) < P &&
    RoleChild(P, RoleLeft(P, j), RoleLow(P, j), j - 1) &&
    RoleChild(P, RoleRight(P, j), j + 1, RoleHigh(P, j)) &&
    (j == RoleTop(P) ==> RoleLow(P, j) == 1 && RoleHigh(P, j) == P - 1);
*/

/* The numbers below v lie within the tree, and how many are below its children. */
/*@ ghost
  /@ requires among: SearchAmong(0, b, n, 0, v);
     requires sized: Sized(b, n, v, s, h);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures within: h <= v - b && v - b + s - h <= n;
     exits \false; @/
  void lemma_search_within(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h);

  /@ requires among: SearchAmong(0, b, n, 0, v);
     requires sized: Sized(b, n, v, s, h) && 2 <= h && l == v - h / 2;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures among: b < l < v;
     ensures size: SearchSizeIn(b, n, l) == h - 1;
     ensures power: TopPower(h - 1) == h / 2;
     exits \false; @/
  void lemma_search_sized_left(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h, int32_t l);

  /@ requires among: SearchAmong(0, b, n, 0, v);
     requires sized: Sized(b, n, v, s, h) && h < s && g == TopPower(s - h);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures among: v < v + g <= b + n;
     ensures size: SearchSizeIn(b, n, v + g) == s - h;
     exits \false; @/
  void lemma_search_sized_right(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h, int32_t g);
*/

/* Every role, where the number of roles is even. */
/*@ ghost
  /@ requires range: 1 <= j < P <= 0x7fffffff && P % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures order: RoleOrder(P, j);
     exits \false; @/
  void lemma_role_order(int32_t P, int32_t j);
*/

/*@
  // A plan that keeps the order of ranks; c is one of its trees.
  predicate OrderPlan{L}(dodona_tree_plan plan, integer c) =
    ValidPlan(plan) && KeepsRankOrder(plan) && 0 <= c <= 1;

  // The same as of roles, of positions: z and what is below it are from .. to; what is below v ends beside it.
  predicate PlaceChild(dodona_tree_plan plan, integer c, integer z, integer from, integer to) =
    z == 0 ? to + 1 == from
           : from <= z <= to && LowAt(plan, c, z) == from && HighAt(plan, c, z) == to;
  predicate PlaceOrder(dodona_tree_plan plan, integer c, integer v) =
    1 <= LowAt(plan, c, v) <= v <= HighAt(plan, c, v) < plan.ranks &&
    PlaceChild(plan, c, LeftAt(plan, c, v), LowAt(plan, c, v), v - 1) &&
    PlaceChild(plan, c, RightAt(plan, c, v), v + 1, HighAt(plan, c, v));

  // The children are those whom v feeds block j, and v is one of who feeds it.
  predicate PlaceDown(dodona_tree_plan plan, integer v, integer j, integer z) =
    z != 0 ==> HopSource(plan, z, j) == v;
  predicate PlaceUp(dodona_tree_plan plan, integer v, integer j) =
    \let u = HopSource(plan, v, j);
    0 <= u < plan.ranks && (u == 0 ==> v == TopAt(plan, j % 2)) &&
    (u != 0 ==> v == LeftAt(plan, j % 2, u) || v == RightAt(plan, j % 2, u));
  predicate PlaceFed(dodona_tree_plan plan, integer v, integer j) =
    PlaceUp(plan, v, j) && PlaceDown(plan, v, j, LeftAt(plan, j % 2, v)) &&
    PlaceDown(plan, v, j, RightAt(plan, j % 2, v));
*/

/* Every position but 0; and position 0, which has one child. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures order: PlaceOrder(*plan, c, v);
     ensures fed: \forall integer j; 0 <= j && j % 2 == c ==> PlaceFed(*plan, v, j);
     exits \false; @/
  void lemma_order_place(const dodona_tree_plan *plan, int32_t c, int32_t v);

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires ranks: 2 <= plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures top: PlaceChild(*plan, c, TopAt(*plan, c), 1, plan->ranks - 1);
     ensures some: 1 <= TopAt(*plan, c) < plan->ranks;
     ensures down: \forall integer j; 0 <= j && j % 2 == c ==>
       PlaceDown(*plan, 0, j, TopAt(*plan, c));
     exits \false; @/
  void lemma_order_top_place(const dodona_tree_plan *plan, int32_t c);
*/

/* Ranks: their intervals, and whom they feed. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires rank: 0 <= v < plan->ranks && v != plan->root;
     terminates \true;
     assigns \nothing;
     ensures order: OrderedChildren(*plan, c, v);
     exits \false; @/
  void lemma_order_rank(const dodona_tree_plan *plan, int32_t c, int32_t v);

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     terminates \true;
     assigns \nothing;
     ensures order: OrderedChildren(*plan, c, plan->root);
     exits \false; @/
  void lemma_order_root(const dodona_tree_plan *plan, int32_t c);

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires rank: 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures below: \forall integer j; 0 <= j && j % 2 == c && OrderBelow(*plan, c, v) != -1 ==>
       PlanSource(*plan, OrderBelow(*plan, c, v), j) == v && OrderBelow(*plan, c, v) != plan->root;
     ensures above: \forall integer j; 0 <= j && j % 2 == c && OrderAbove(*plan, c, v) != -1 ==>
       PlanSource(*plan, OrderAbove(*plan, c, v), j) == v && OrderAbove(*plan, c, v) != plan->root;
     exits \false; @/
  void lemma_order_down(const dodona_tree_plan *plan, int32_t c, int32_t v);

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires rank: 0 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer j; 0 <= j && j % 2 == c ==> OrderFed(*plan, v, j);
     exits \false; @/
  void lemma_order_fed(const dodona_tree_plan *plan, int32_t c, int32_t v);
*/

#endif
