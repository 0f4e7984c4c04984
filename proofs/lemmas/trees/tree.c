/* Parents and children of two trees agree. */
#include "ref/trees/pair_acsl.h"
#include "spec/lemmas/twotree.h"

/* Children of two trees, listed once each. */
/*@ ghost
  /@ requires range: 0 <= v < P && LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures range: -1 <= TwoFed(pair, P, v, k) < P;
     ensures parent: \let w = TwoFed(pair, P, v, k); w != -1 ==>
       w != 0 && (TwoParent(pair, P, 0, w) == v || TwoParent(pair, P, 1, w) == v);
     exits \false; @/
  void lemma_fed(int32_t pair, int32_t P, int32_t v, int32_t k)
  {
    /@ assert node: TwoNode(pair, P, 0, v) && TwoNode(pair, P, 1, v); @/
    /@ assert last: \forall integer d, i; \let e = Listed1(d, i); e == -1 || e == d; @/
    /@ assert third: \forall integer c, d, i; \let e = Listed2(c, d, i);
         e == -1 || e == c || e == d; @/
    /@ assert second: \forall integer b, c, d, i; \let e = Listed3(b, c, d, i);
         e == -1 || e == b || e == c || e == d; @/
    /@ assert first: \forall integer a, b, c, d, i; \let e = Listed4(a, b, c, d, i);
         e == -1 || e == a || e == b || e == c || e == d; @/
    /@ assert listed: \forall integer a, b, c, d; \let e = Children(a, b, c, d, k);
         e == -1 || e == a || e == b || e == c || e == d; @/
    /@ assert one: \let e = TwoFed(pair, P, v, k); e == -1 || e == TwoChild(pair, P, 0, v, 1) ||
         e == TwoChild(pair, P, 0, v, 2) || e == TwoChild(pair, P, 1, v, 1) ||
         e == TwoChild(pair, P, 1, v, 2); @/
  }

  /@ requires range: 0 < v < P && LocalTwo(pair, P) && (c == 0 || c == 1);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= TwoParent(pair, P, c, v) < P;
     ensures child: \let u = TwoParent(pair, P, c, v);
       TwoFed(pair, P, u, 0) == v || TwoFed(pair, P, u, 1) == v || TwoFed(pair, P, u, 2) == v ||
       TwoFed(pair, P, u, 3) == v;
     exits \false; @/
  void lemma_feeder(int32_t pair, int32_t P, int32_t c, int32_t v)
  {
    /@ assert node: TwoNode(pair, P, c, v); @/
    /@ assert child: \let u = TwoParent(pair, P, c, v);
         TwoChild(pair, P, c, u, 1) == v || TwoChild(pair, P, c, u, 2) == v; @/
    /@ assert listed: \forall integer a, b, c, d, e; e != -1 &&
         (e == a || e == b || e == c || e == d) ==>
         Children(a, b, c, d, 0) == e || Children(a, b, c, d, 1) == e ||
         Children(a, b, c, d, 2) == e || Children(a, b, c, d, 3) == e; @/
  }
*/

/*@ ghost
  void lemma_twotree_child(const dodona_tree_plan *plan, int32_t rank, int32_t k)
  {
    int32_t v = rank < plan->root ? rank - plan->root + plan->ranks : rank - plan->root;
    lemma_twotree_tree(plan);
    lemma_fed(plan->variant, plan->ranks, v, k);
    /@ assert child: PlanChild(*plan, rank, k) ==
         RankOrNone(plan->ranks, plan->root, TwoFed(plan->variant, plan->ranks, v, k)); @/
    /@ assert back: \forall integer w; 0 <= w < plan->ranks ==>
         Position(plan->ranks, plan->root, RankOrNone(plan->ranks, plan->root, w)) == w; @/
    /@ assert position: \let w = TwoFed(plan->variant, plan->ranks, v, k); w != -1 ==>
         Position(plan->ranks, plan->root, PlanChild(*plan, rank, k)) == w; @/
    /@ assert up: \forall integer r, c; c == 0 || c == 1 ==> PlanParent(*plan, r, c) ==
         RankOrNone(plan->ranks, plan->root, TwoParent(plan->variant, plan->ranks, c,
                                                       Position(plan->ranks, plan->root, r))); @/
    /@ assert turn: RankOrNone(plan->ranks, plan->root, v) == rank; @/
  }

  void lemma_twotree_parent(const dodona_tree_plan *plan, int32_t rank, int32_t k)
  {
    int32_t v = rank < plan->root ? rank - plan->root + plan->ranks : rank - plan->root;
    lemma_twotree_tree(plan);
    /@ assert node: TwoNode(plan->variant, plan->ranks, 0, v) &&
         TwoNode(plan->variant, plan->ranks, 1, v); @/
    if (v != 0 && (k == 0 || k == 1)) {
      lemma_feeder(plan->variant, plan->ranks, k, v);
      /@ assert position: Position(plan->ranks, plan->root, PlanParent(*plan, rank, k)) ==
           TwoParent(plan->variant, plan->ranks, k, v); @/
    }
  }
*/
