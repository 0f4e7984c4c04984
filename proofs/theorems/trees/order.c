/* A reduction by a plan that keeps the order of ranks combines the inputs in rank order. */
#include "proofs/lemmas/trees/order.h"
#include "proofs/theorems/trees/plan.h"
#include "ref/trees/rank_order.h"
#include "ref/trees/transfers_acsl.h"

/* From positions to ranks. */
/*@ ghost
  void lemma_order_rank(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    int32_t shift = plan->root == 0 ? 0 : 1;
    int32_t at = v + shift;
    /@ assert position: Position(plan->ranks, plan->root, v) == at && 1 <= at < plan->ranks; @/
    lemma_order_place(plan, c, at);
    /@ assert turned: \forall integer z; 1 <= z < plan->ranks ==>
         Rank(plan->ranks, plan->root, z) == z - shift &&
         Position(plan->ranks, plan->root, z - shift) == z && z - shift != plan->root; @/
    /@ assert low: OrderLow(*plan, c, v) == LowAt(*plan, c, at) - shift; @/
    /@ assert high: OrderHigh(*plan, c, v) == HighAt(*plan, c, at) - shift; @/
    /@ assert child: \forall integer z, from, to; 1 <= from && to < plan->ranks &&
         PlaceChild(*plan, c, z, from, to) ==>
         OrderChild(*plan, c, ChildRank(*plan, z), from - shift, to - shift); @/
    /@ assert below: OrderChild(*plan, c, OrderBelow(*plan, c, v), OrderLow(*plan, c, v), v - 1); @/
    /@ assert above: OrderChild(*plan, c, OrderAbove(*plan, c, v), v + 1, OrderHigh(*plan, c, v)); @/
  }

  void lemma_order_root(const dodona_tree_plan *plan, int32_t c)
  {
    int32_t shift = plan->root == 0 ? 0 : 1;
    if (plan->ranks == 1)
      return;
    lemma_order_top_place(plan, c);
    /@ assert turned: \forall integer z; 1 <= z < plan->ranks ==>
         Rank(plan->ranks, plan->root, z) == z - shift &&
         Position(plan->ranks, plan->root, z - shift) == z && z - shift != plan->root; @/
    /@ assert child: OrderChild(*plan, c, ChildRank(*plan, TopAt(*plan, c)), 1 - shift,
         plan->ranks - 1 - shift); @/
  }
*/

/* Who feeds whom. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && OrderPlan(*plan, c);
     requires rank: 0 <= w < plan->ranks && w != plan->root;
     terminates \true;
     assigns \nothing;
     ensures up: \forall integer j; 0 <= j && j % 2 == c ==>
       \let v = PlanSource(*plan, w, j);
       0 <= v < plan->ranks && (w == OrderBelow(*plan, c, v) || w == OrderAbove(*plan, c, v));
     exits \false; @/
  void lemma_order_up(const dodona_tree_plan *plan, int32_t c, int32_t w)
  {
    int32_t shift = plan->root == 0 ? 0 : 1;
    int32_t at = w + shift;
    /@ assert position: Position(plan->ranks, plan->root, w) == at && 1 <= at < plan->ranks; @/
    lemma_order_place(plan, c, at);
    /@ assert turned: \forall integer z; 1 <= z < plan->ranks ==>
         Rank(plan->ranks, plan->root, z) == z - shift &&
         Position(plan->ranks, plan->root, z - shift) == z && z - shift != plan->root; @/
    /@ assert fed: \forall integer j; 0 <= j && j % 2 == c ==> PlaceUp(*plan, at, j); @/
    /@ assert root: Rank(plan->ranks, plan->root, 0) == plan->root; @/
    /@ assert source: \forall integer j; PlanSource(*plan, w, j) ==
         Rank(plan->ranks, plan->root, HopSource(*plan, at, j)); @/
    /@ assert range: \forall integer j; 0 <= j && j % 2 == c ==> 0 <= PlanSource(*plan, w, j) < plan->ranks; @/
    /@ assert top: \forall integer j; 0 <= j && j % 2 == c && HopSource(*plan, at, j) == 0 ==>
         at == TopAt(*plan, c) && PlanSource(*plan, w, j) == plan->root; @/
    /@ assert first: at == TopAt(*plan, c) ==>
         w == OrderBelow(*plan, c, plan->root) || w == OrderAbove(*plan, c, plan->root); @/
    /@ assert child: \forall integer j; 0 <= j && j % 2 == c && HopSource(*plan, at, j) != 0 ==>
         \let u = HopSource(*plan, at, j);
         PlanSource(*plan, w, j) == u - shift && (at == LeftAt(*plan, c, u) || at == RightAt(*plan, c, u)); @/
    /@ assert beside: \forall integer u; 1 <= u < plan->ranks ==>
         (at == LeftAt(*plan, c, u) ==> w == OrderBelow(*plan, c, u - shift)) &&
         (at == RightAt(*plan, c, u) ==> w == OrderAbove(*plan, c, u - shift)); @/
    /@ assert one: \forall integer j; 0 <= j && j % 2 == c ==>
         w == OrderBelow(*plan, c, PlanSource(*plan, w, j)) || w == OrderAbove(*plan, c, PlanSource(*plan, w, j)); @/
  }

  void lemma_order_down(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    int32_t shift = plan->root == 0 ? 0 : 1;
    /@ assert turned: \forall integer z; 1 <= z < plan->ranks ==>
         Rank(plan->ranks, plan->root, z) == z - shift &&
         Position(plan->ranks, plan->root, z - shift) == z && z - shift != plan->root; @/
    /@ assert child: \forall integer z, u, j; 1 <= z < plan->ranks && 0 <= u &&
         HopSource(*plan, z, j) == u ==> PlanSource(*plan, ChildRank(*plan, z), j) ==
         Rank(plan->ranks, plan->root, u) && ChildRank(*plan, z) != plan->root; @/
    if (v == plan->root) {
      if (plan->ranks == 1) {
        /@ assert nobody: OrderBelow(*plan, c, v) == -1 && OrderAbove(*plan, c, v) == -1; @/
        return;
      }
      lemma_order_top_place(plan, c);
      /@ assert root: Rank(plan->ranks, plan->root, 0) == v; @/
      /@ assert top: \forall integer j; 0 <= j && j % 2 == c ==>
           PlaceDown(*plan, 0, j, TopAt(*plan, c)); @/
      /@ assert sources: \forall integer j; 0 <= j && j % 2 == c ==>
           PlanSource(*plan, ChildRank(*plan, TopAt(*plan, c)), j) == v &&
           ChildRank(*plan, TopAt(*plan, c)) != plan->root; @/
      return;
    }
    int32_t at = v + shift;
    /@ assert position: Position(plan->ranks, plan->root, v) == at && 1 <= at < plan->ranks; @/
    lemma_order_place(plan, c, at);
    /@ assert fed: \forall integer j; 0 <= j && j % 2 == c ==>
         PlaceDown(*plan, at, j, LeftAt(*plan, c, at)) && PlaceDown(*plan, at, j, RightAt(*plan, c, at)); @/
    /@ assert range: 0 <= LeftAt(*plan, c, at) < plan->ranks && 0 <= RightAt(*plan, c, at) < plan->ranks; @/
    /@ assert back: Rank(plan->ranks, plan->root, at) == v; @/
    /@ assert left: \forall integer j; 0 <= j && j % 2 == c && LeftAt(*plan, c, at) != 0 ==>
         PlanSource(*plan, ChildRank(*plan, LeftAt(*plan, c, at)), j) == v; @/
    /@ assert right: \forall integer j; 0 <= j && j % 2 == c && RightAt(*plan, c, at) != 0 ==>
         PlanSource(*plan, ChildRank(*plan, RightAt(*plan, c, at)), j) == v; @/
  }
*/

/*@ ghost
  void lemma_order_fed(const dodona_tree_plan *plan, int32_t c, int32_t v)
  {
    lemma_order_down(plan, c, v);
    /@ loop invariant range: 0 <= w <= plan->ranks;
       loop invariant up: \forall integer u, j; 0 <= u < w && u != plan->root && 0 <= j && j % 2 == c ==>
         \let t = PlanSource(*plan, u, j); u == OrderBelow(*plan, c, t) || u == OrderAbove(*plan, c, t);
       loop assigns w;
       loop variant plan->ranks - w; @/
    for (int32_t w = 0; w < plan->ranks; w++)
      if (w != plan->root)
        lemma_order_up(plan, c, w);
    /@ assert down: \forall integer w, j; 0 <= w < plan->ranks && w != plan->root && 0 <= j &&
         j % 2 == c && (w == OrderBelow(*plan, c, v) || w == OrderAbove(*plan, c, v)) ==>
         PlanSource(*plan, w, j) == v; @/
    /@ assert up: \forall integer w, j; 0 <= w < plan->ranks && w != plan->root && 0 <= j &&
         j % 2 == c && PlanSource(*plan, w, j) == v ==>
         w == OrderBelow(*plan, c, v) || w == OrderAbove(*plan, c, v); @/
  }
*/

/* The ranks below a rank and itself are an interval: what its child of lower rank has, itself, what its
   child of higher rank has; and these are whom it feeds block j, so from whom it receives it in a reduction. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    requires block: 0 <= block < plan->blocks;
    terminates \true;
    assigns \nothing;
    ensures keeps: \result == 1 <==> KeepsRankOrder(*plan);
    ensures order: \result == 1 ==> OrderedChildren(*plan, block % 2, rank);
    ensures fed: \result == 1 ==> OrderFed(*plan, rank, block);
    exits \false; */
int32_t theorem_order(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                      int32_t block) {
  if (!dodona_in_order_trees(plan))
    return 0;
  /*@ ghost
    int32_t c = block % 2;
    if (rank == plan->root)
      lemma_order_root(plan, c);
    else
      lemma_order_rank(plan, c, rank);
    lemma_order_fed(plan, c, rank);
  */
  return 1;
}
