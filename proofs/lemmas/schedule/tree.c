/* What the trees' local conditions say of a plan and of a rank's place in it. */
#include "ref/schedule/tree_lemmas_acsl.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  /@ requires memory: \valid_read(at);
     requires place: TreePlace(pair, P, c, v, at) && TwoNode(pair, P, c, v) && 0 <= v;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTree(at);
     ensures below: BelowRanks(P, at);
     exits \false; @/
  void lemma_tree_sound(int32_t pair, int32_t P, int32_t c, int32_t v, const dodona_pair_place *at)
  {
  }

  /@ terminates \true;
     assigns \nothing;
     ensures period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4;
     exits \false; @/
  void lemma_two_period(int32_t pair, int32_t P)
  {
  }

  /@ requires memory: \valid_read(place);
     requires place: TwotreePlace(pair, P, v, place) && TwoPorts(pair, P, v);
     requires range: 0 <= v && (v == 0 ==> place->even.parent == -1 && place->odd.parent == -1);
     requires sound: SoundTree(&place->even) && SoundTree(&place->odd);
     requires period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTwo(place);
     exits \false; @/
  void lemma_ports_sound(int32_t pair, int32_t P, int32_t v, const dodona_twotree_place *place)
  {
  }

  /@ requires range: 2 <= P && DODONA_COMPLETE <= pair <= DODONA_INORDER;
     terminates \true;
     assigns \nothing;
     ensures top: 0 <= TwoTop(pair, P, 0);
     exits \false; @/
  void lemma_two_top(int32_t pair, int32_t P)
  {
    if (P >= 3)
      lemma_top((P - 1) / 2);
  }

  /@ requires memory: \valid_read(place);
     requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER;
     requires place: TwotreePlace(pair, P, v, place) && LocalTwo(pair, P) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTwo(place) && place->position < P;
     ensures below: BelowRanks(P, &place->even) && BelowRanks(P, &place->odd);
     ensures served: 2 <= P ==> TwoServed(place);
     exits \false; @/
  void lemma_two_place(int32_t pair, int32_t P, int32_t v, const dodona_twotree_place *place)
  {
    /@ assert local: TwoNode(pair, P, 0, v) && TwoNode(pair, P, 1, v) && TwoPorts(pair, P, v); @/
    lemma_tree_sound(pair, P, 0, v, &place->even);
    lemma_tree_sound(pair, P, 1, v, &place->odd);
    lemma_two_period(pair, P);
    /@ assert root: v == 0 ==> place->even.parent == -1 && place->odd.parent == -1; @/
    lemma_ports_sound(pair, P, v, place);
    if (P >= 2) {
      /@ assert one: v == 0 ==> TwoChild(pair, P, 0, 0, 1) == TwoTop(pair, P, 0); @/
      lemma_two_top(pair, P);
    }
  }
*/

/*@ ghost
  void lemma_plan_fractional(const dodona_tree_plan *plan)
  {
    lemma_depth(plan->ranks, plan->group);
    lemma_local_tree(plan->ranks, plan->group, plan->depth);
  }

  void lemma_plan_postal(const dodona_tree_plan *plan)
  {
    int64_t T = lemma_horizon(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
                  plan->ranks);
    /@ assert time: 0 <= plan->horizon == T; @/
    /@ assert one: plan->ranks == 1 ==> plan->horizon == 0; @/
    lemma_local_split(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                      plan->rule.alpha_den, plan->ranks, plan->horizon);
  }

  void lemma_place_fractional(const dodona_tree_plan *plan, const dodona_tree_place *place)
  {
    lemma_plan_fractional(plan);
    /@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, place->fractional.position); @/
  }

  void lemma_place_postal(const dodona_tree_plan *plan, const dodona_tree_place *place)
  {
    lemma_plan_postal(plan);
    /@ assert local: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, place->split.position); @/
  }

  void lemma_plan_twotree(const dodona_tree_plan *plan)
  {
    lemma_local_two(plan->variant, plan->ranks);
  }

  void lemma_place_twotree(const dodona_tree_plan *plan, const dodona_tree_place *place)
  {
    int32_t pair = plan->variant;
    lemma_plan_twotree(plan);
    lemma_two_place(pair, plan->ranks, place->twotree.position, &place->twotree);
  }

  void lemma_place_hops(const dodona_tree_plan *plan, const dodona_tree_place *place)
  {
    int32_t pair = plan->variant;
    int32_t v = place->twotree.position;
    lemma_plan_twotree(plan);
    lemma_two_sends(pair, plan->ranks, plan->blocks, v);
    lemma_two_receives(pair, plan->ranks, plan->blocks, v);
    /@ assert node: TwoNode(pair, plan->ranks, 0, v) && TwoNode(pair, plan->ranks, 1, v); @/
    /@ assert hop: \forall integer x, a, b, j; PlanHop(plan, x, a, b, j) <==>
         TwoHop(pair, plan->ranks, plan->blocks, x, a, b, j); @/
    /@ assert place: TwotreePlace(pair, plan->ranks, v, &place->twotree); @/
    /@ assert recv: \forall integer x, a, j; 0 <= a ==>
         (TwoHop(pair, plan->ranks, plan->blocks, x, a, v, j) <==>
          TwoReceives(&place->twotree, plan->blocks, x, a, j)); @/
    /@ assert send: \forall integer x, b, j;
         TwoHop(pair, plan->ranks, plan->blocks, x, v, b, j) <==>
         TwoSends(&place->twotree, plan->blocks, x, b, j); @/
  }
*/

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
    lemma_plan_twotree(plan);
    lemma_fed(plan->variant, plan->ranks, v, k);
    /@ assert child: PlanChild(plan, rank, k) ==
         RankOrNone(plan->ranks, plan->root, TwoFed(plan->variant, plan->ranks, v, k)); @/
    /@ assert back: \forall integer w; 0 <= w < plan->ranks ==>
         Position(plan->ranks, plan->root, RankOrNone(plan->ranks, plan->root, w)) == w; @/
    /@ assert position: \let w = TwoFed(plan->variant, plan->ranks, v, k); w != -1 ==>
         Position(plan->ranks, plan->root, PlanChild(plan, rank, k)) == w; @/
    /@ assert up: \forall integer r, c; c == 0 || c == 1 ==> PlanParent(plan, r, c) ==
         RankOrNone(plan->ranks, plan->root, TwoParent(plan->variant, plan->ranks, c,
                                                       Position(plan->ranks, plan->root, r))); @/
    /@ assert turn: RankOrNone(plan->ranks, plan->root, v) == rank; @/
  }

  void lemma_twotree_parent(const dodona_tree_plan *plan, int32_t rank, int32_t k)
  {
    int32_t v = rank < plan->root ? rank - plan->root + plan->ranks : rank - plan->root;
    lemma_plan_twotree(plan);
    /@ assert node: TwoNode(plan->variant, plan->ranks, 0, v) &&
         TwoNode(plan->variant, plan->ranks, 1, v); @/
    if (v != 0 && (k == 0 || k == 1)) {
      lemma_feeder(plan->variant, plan->ranks, k, v);
      /@ assert position: Position(plan->ranks, plan->root, PlanParent(plan, rank, k)) ==
           TwoParent(plan->variant, plan->ranks, k, v); @/
    }
  }
*/
