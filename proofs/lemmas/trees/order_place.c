/* From roles to positions: a mirror image of intervals is intervals. */
#include "proofs/lemmas/trees/order.h"
#include "ref/trees/pair_acsl.h"
#include "ref/trees/transfers_acsl.h"

/* Two ranks in whatever tree, and the chain: who comes before feeds. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && plan->ranks == 2;
     terminates \true;
     assigns \nothing;
     ensures source: \forall integer j; 0 <= j ==> HopSource(*plan, 1, j) == 0;
     exits \false; @/
  void lemma_order_two(const dodona_tree_plan *plan)
  {
    if (plan->family == DODONA_FAMILY_TWOTREE) {
      lemma_twotree_tree(plan);
      /@ assert local: TwoNode(plan->variant, 2, 0, 1) &&
           TwoNode(plan->variant, 2, 1, 1); @/
      /@ assert even: TwoParent(plan->variant, 2, 0, 1) == 0; @/
      /@ assert odd: TwoParent(plan->variant, 2, 1, 1) == 0; @/
      /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    } else if (plan->family == DODONA_FAMILY_POSTAL) {
      lemma_postal_tree(plan);
      /@ assert local: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, 2, plan->horizon, 1) &&
           SplitUp(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, 2, plan->horizon, 1); @/
    } else {
      lemma_fractional_tree(plan);
      /@ assert local: LocalRange(2, plan->group, plan->depth, 1) &&
           LocalFeeder(2, plan->group, plan->depth, 1); @/
      /@ assert feeder: Feeder(2, plan->group, plan->depth, 1) == -1; @/
    }
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family);
     requires chain: 1 <= v < plan->ranks <= plan->group;
     terminates \true;
     assigns \nothing;
     ensures source: \forall integer j; HopSource(*plan, v, j) == v - 1;
     exits \false; @/
  void lemma_order_chain(const dodona_tree_plan *plan, int32_t v)
  {
    /@ assert head: Head(plan->ranks, plan->group, plan->depth, v) == 0; @/
    /@ assert feeder: Feeder(plan->ranks, plan->group, plan->depth, v) == -1; @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0) && InRow(*plan);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures source: \forall integer j; 0 <= j ==> HopSource(*plan, v, j) == v - 1;
     exits \false; @/
  void lemma_order_row(const dodona_tree_plan *plan, int32_t v)
  {
    if (plan->ranks == 2)
      lemma_order_two(plan);
    else
      lemma_order_chain(plan, v);
  }
*/

/* In-order trees. */
/*@ ghost
  /@ requires range: 3 <= P <= 0x7fffffff && P % 2 == 1 && 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures even: AtRole(P, 0, v, v);
     ensures odd: AtRole(P, 1, v, P - v);
     exits \false; @/
  void lemma_order_mirror(int32_t P, int32_t v)
  {
    /@ assert all: (P - 1) / 2 * 2 == P - 1; @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0) && !InRow(*plan) && P == plan->ranks;
     requires order: 1 <= v < P && RoleOrder(P, v);
     terminates \true;
     assigns \nothing;
     ensures order: PlaceOrder(*plan, 0, v);
     exits \false; @/
  void lemma_order_first(const dodona_tree_plan *plan, int32_t P, int32_t v)
  {
    /@ assert names: \forall integer z; LowAt(*plan, 0, z) == RoleLow(P, z) &&
         HighAt(*plan, 0, z) == RoleHigh(P, z); @/
    /@ assert sides: LeftAt(*plan, 0, v) == RoleLeft(P, v) && RightAt(*plan, 0, v) == RoleRight(P, v); @/
    /@ assert left: PlaceChild(*plan, 0, LeftAt(*plan, 0, v), LowAt(*plan, 0, v), v - 1); @/
    /@ assert right: PlaceChild(*plan, 0, RightAt(*plan, 0, v), v + 1, HighAt(*plan, 0, v)); @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 1) && !InRow(*plan) && P == plan->ranks;
     requires order: 1 <= v < P && w == P - v && RoleOrder(P, w);
     terminates \true;
     assigns \nothing;
     ensures order: PlaceOrder(*plan, 1, v);
     exits \false; @/
  void lemma_order_second(const dodona_tree_plan *plan, int32_t P, int32_t v, int32_t w)
  {
    /@ assert low: LowAt(*plan, 1, v) == P - RoleHigh(P, w); @/
    /@ assert high: HighAt(*plan, 1, v) == P - RoleLow(P, w); @/
    /@ assert left: LeftAt(*plan, 1, v) == Mirror(P, RoleRight(P, w)); @/
    /@ assert right: RightAt(*plan, 1, v) == Mirror(P, RoleLeft(P, w)); @/
    /@ assert names: \forall integer z; 0 != z ==>
         LowAt(*plan, 1, Mirror(P, z)) == P - RoleHigh(P, z) &&
         HighAt(*plan, 1, Mirror(P, z)) == P - RoleLow(P, z); @/
    /@ assert below: PlaceChild(*plan, 1, Mirror(P, RoleRight(P, w)), P - RoleHigh(P, w), v - 1); @/
    /@ assert above: PlaceChild(*plan, 1, Mirror(P, RoleLeft(P, w)), v + 1, P - RoleLow(P, w)); @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c) && !InRow(*plan);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures order: PlaceOrder(*plan, c, v);
     exits \false; @/
  void lemma_order_inorder(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    int32_t P = plan->ranks;
    lemma_role_order(P, c == 0 ? v : P - v);
    if (c == 0)
      lemma_order_first(plan, P, v);
    else
      lemma_order_second(plan, P, v, P - v);
  }

  /@ requires odd: 3 <= P <= 0x7fffffff && P % 2 == 1 && Tree(c) && AtRole(P, c, v, j);
     terminates \true;
     assigns \nothing;
     ensures parent: TwoParent(DODONA_INORDER, P, c, v) ==
       (RoleAbove(P, j) == 0 ? 0 : RoleOf(P, c, RoleAbove(P, j)));
     ensures role: RoleAbove(P, j) != 0 ==> RoleOf(P, c, RoleAbove(P, j)) ==
       (c == 0 ? RoleAbove(P, j) : P - RoleAbove(P, j));
     ensures up: RoleUp(P, j);
     ensures left: RoleLeft(P, j) != 0 ==> 1 <= RoleLeft(P, j) < P &&
       RoleAbove(P, RoleLeft(P, j)) == j;
     ensures right: RoleRight(P, j) != 0 ==> 1 <= RoleRight(P, j) < P &&
       RoleAbove(P, RoleRight(P, j)) == j;
     exits \false; @/
  void lemma_order_above(int32_t P, int32_t c, int32_t v, int32_t j)
  {
    lemma_role(P, j);
    lemma_at_role(P, c, v, j);
    /@ assert all: (P - 1) / 2 * 2 == P - 1; @/
  }

  /@ requires odd: 3 <= P <= 0x7fffffff && P % 2 == 1 && Tree(c) && AtRole(P, c, v, j);
     terminates \true;
     assigns \nothing;
     ensures below: \forall integer z; 1 <= z < P && RoleAbove(P, z) == j ==>
       TwoParent(DODONA_INORDER, P, c, c == 0 ? z : P - z) == v;
     exits \false; @/
  void lemma_order_below(int32_t P, int32_t c, int32_t v, int32_t j)
  {
    /@ assert all: (P - 1) / 2 * 2 == P - 1; @/
    /@ assert role: \forall integer z; 1 <= z < P ==> RoleOf(P, c, z) == (c == 0 ? z : P - z); @/
    /@ assert same: \forall integer z; 1 <= z < P ==> RoleOf(P, c, c == 0 ? z : P - z) == z; @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c) && !InRow(*plan);
     terminates \true;
     assigns \nothing;
     ensures source: \forall integer z, j; 1 <= z && j % 2 == c ==>
       HopSource(*plan, z, j) == TwoParent(DODONA_INORDER, plan->ranks, c, z);
     ensures top: TopAt(*plan, c) ==
       (c == 0 ? RoleTop(plan->ranks) : plan->ranks - RoleTop(plan->ranks));
     exits \false; @/
  void lemma_order_source(const dodona_tree_plan *plan, int32_t c)
  {
    /@ assert all: (plan->ranks - 1) / 2 * 2 == plan->ranks - 1; @/
    int32_t top = lemma_role_top(plan->ranks);
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 0) && !InRow(*plan);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer j; 0 <= j && j % 2 == 0 ==> PlaceFed(*plan, v, j);
     exits \false; @/
  void lemma_order_first_fed(const dodona_tree_plan *plan, int32_t v)
  {
    int32_t P = plan->ranks;
    lemma_order_mirror(P, v);
    lemma_order_above(P, 0, v, v);
    lemma_order_below(P, 0, v, v);
    lemma_order_source(plan, 0);
    /@ assert names: \forall integer z; LeftAt(*plan, 0, z) == RoleLeft(P, z) &&
         RightAt(*plan, 0, z) == RoleRight(P, z); @/
    /@ assert parent: TwoParent(DODONA_INORDER, P, 0, v) == RoleAbove(P, v); @/
    /@ assert up: \forall integer j; 0 <= j && j % 2 == 0 ==> PlaceUp(*plan, v, j); @/
    /@ assert left: \forall integer j; 0 <= j && j % 2 == 0 ==>
         PlaceDown(*plan, v, j, LeftAt(*plan, 0, v)); @/
    /@ assert right: \forall integer j; 0 <= j && j % 2 == 0 ==>
         PlaceDown(*plan, v, j, RightAt(*plan, 0, v)); @/
  }

  /@ requires range: 3 <= P <= 0x7fffffff && P % 2 == 1 && 1 <= v < P && role == P - v;
     terminates \true;
     assigns \nothing;
     ensures parent: TwoParent(DODONA_INORDER, P, 1, v) == Mirror(P, RoleAbove(P, role));
     ensures range: 0 <= Mirror(P, RoleAbove(P, role)) < P;
     ensures top: Mirror(P, RoleAbove(P, role)) == 0 ==> role == RoleTop(P);
     ensures up: \let a = RoleAbove(P, role); Mirror(P, a) != 0 ==> Mirror(P, a) == P - a &&
       (v == Mirror(P, RoleRight(P, a)) || v == Mirror(P, RoleLeft(P, a)));
     ensures left: \let z = Mirror(P, RoleRight(P, role)); z != 0 ==> 1 <= z && TwoParent(DODONA_INORDER, P, 1, z) == v;
     ensures right: \let z = Mirror(P, RoleLeft(P, role)); z != 0 ==> 1 <= z && TwoParent(DODONA_INORDER, P, 1, z) == v;
     exits \false; @/
  void lemma_order_mirrored(int32_t P, int32_t v, int32_t role)
  {
    lemma_order_mirror(P, v);
    lemma_order_above(P, 1, v, role);
    lemma_order_below(P, 1, v, role);
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, 1) && !InRow(*plan);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer j; 0 <= j && j % 2 == 1 ==> PlaceFed(*plan, v, j);
     exits \false; @/
  void lemma_order_second_fed(const dodona_tree_plan *plan, int32_t v)
  {
    int32_t P = plan->ranks;
    int32_t role = P - v;
    lemma_order_mirrored(P, v, role);
    lemma_order_source(plan, 1);
    /@ assert lefts: \forall integer z; LeftAt(*plan, 1, P - z) == Mirror(P, RoleRight(P, z)); @/
    /@ assert rights: \forall integer z; RightAt(*plan, 1, P - z) == Mirror(P, RoleLeft(P, z)); @/
    /@ assert here: LeftAt(*plan, 1, v) == Mirror(P, RoleRight(P, role)) &&
         RightAt(*plan, 1, v) == Mirror(P, RoleLeft(P, role)); @/
    /@ assert above: \let a = RoleAbove(P, role); Mirror(P, a) != 0 ==>
         v == LeftAt(*plan, 1, P - a) || v == RightAt(*plan, 1, P - a); @/
    /@ assert fed: \let u = Mirror(P, RoleAbove(P, role)); u != 0 ==>
         v == LeftAt(*plan, 1, u) || v == RightAt(*plan, 1, u); @/
    /@ assert source: \forall integer j; 0 <= j && j % 2 == 1 ==>
         HopSource(*plan, v, j) == Mirror(P, RoleAbove(P, role)); @/
    /@ assert top: Mirror(P, RoleAbove(P, role)) == 0 ==> v == TopAt(*plan, 1); @/
    /@ assert up: \forall integer j; 0 <= j && j % 2 == 1 ==> PlaceUp(*plan, v, j); @/
    /@ assert left: \forall integer j; 0 <= j && j % 2 == 1 ==>
         PlaceDown(*plan, v, j, LeftAt(*plan, 1, v)); @/
    /@ assert right: \forall integer j; 0 <= j && j % 2 == 1 ==>
         PlaceDown(*plan, v, j, RightAt(*plan, 1, v)); @/
  }

  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c) && InRow(*plan);
     requires position: 1 <= v < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer j; 0 <= j && j % 2 == c ==> PlaceFed(*plan, v, j);
     exits \false; @/
  void lemma_order_row_fed(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    lemma_order_row(plan, v);
    if (v + 1 < plan->ranks)
      lemma_order_row(plan, v + 1);
    /@ assert left: \forall integer d, z; LeftAt(*plan, d, z) == 0; @/
    /@ assert right: \forall integer d, z; RightAt(*plan, d, z) == (z + 1 < plan->ranks ? z + 1 : 0); @/
    /@ assert top: TopAt(*plan, c) == 1; @/
    /@ assert up: \forall integer j; 0 <= j && j % 2 == c ==> PlaceUp(*plan, v, j); @/
    /@ assert down: \forall integer j; 0 <= j && j % 2 == c ==>
         PlaceDown(*plan, v, j, RightAt(*plan, c, v)); @/
    /@ assert none: \forall integer j; 0 <= j && j % 2 == c ==>
         PlaceDown(*plan, v, j, LeftAt(*plan, c, v)); @/
  }
*/

/* All of them. */
/*@ ghost
  void lemma_order_place(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    if (plan->ranks <= 2 || plan->family == DODONA_FAMILY_FRACTIONAL) {
      lemma_order_row_fed(plan, c, v);
      return;
    }
    lemma_order_inorder(plan, c, v);
    if (c == 0)
      lemma_order_first_fed(plan, v);
    else
      lemma_order_second_fed(plan, v);
  }

  void lemma_order_top_place(const dodona_tree_plan *plan, int32_t c)
  {
    int32_t P = plan->ranks;
    if (P <= 2 || plan->family == DODONA_FAMILY_FRACTIONAL) {
      lemma_order_row(plan, 1);
      return;
    }
    int32_t j = lemma_role_top(P);
    int32_t v = c == 0 ? j : P - j;
    lemma_role_order(P, j);
    lemma_order_mirror(P, v);
    lemma_order_above(P, c, v, j);
    /@ assert all: (P - 1) / 2 * 2 == P - 1; @/
    /@ assert top: TopAt(*plan, c) == v; @/
    /@ assert low: LowAt(*plan, c, v) == 1; @/
    /@ assert high: HighAt(*plan, c, v) == P - 1; @/
  }
*/
