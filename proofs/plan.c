/* What the trees' local conditions say of a plan and of a rank's place in it. */
#include "../spec/plan_lemmas.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/reach_lemmas.h"
#include "../spec/split_lemmas.h"
#include "../spec/twotree_lemmas.h"

/*@ ghost
  /@ requires memory: \valid_read(at);
     requires place: TreePlace(pair, P, c, v, at) && TwoNode(pair, P, c, v) && 0 <= v;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTree(at);
     ensures below: BelowRanks(P, at);
     exits \false; @/
  void lemma_tree_sound(int32_t pair, int32_t P, int32_t c, int32_t v, const dodona_tree_place *at)
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

  /@ requires range: 0 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures positive: 1 <= TopPower(n);
     exits \false; @/
  void lemma_top_positive(int32_t n)
  {
    if (n >= 2) {
      int32_t half = n / 2;
      lemma_top_positive(half);
      /@ assert half: half == n - (n + 1) / 2; @/
    }
  }

  /@ requires range: 2 <= P && DODONA_COMPLETE <= pair <= DODONA_INORDER;
     terminates \true;
     assigns \nothing;
     ensures top: 0 <= TwoTop(pair, P, 0);
     exits \false; @/
  void lemma_two_top(int32_t pair, int32_t P)
  {
    lemma_top_positive((P - 1) / 2);
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
  void lemma_plan_fractional(const dodona_plan *plan)
  {
    lemma_depth(plan->ranks, plan->group);
    lemma_local_tree(plan->ranks, plan->group, plan->depth);
  }

  void lemma_plan_postal(const dodona_plan *plan)
  {
    int64_t T = lemma_horizon(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
                  plan->ranks);
    /@ assert time: 0 <= plan->horizon == T; @/
    /@ assert one: plan->ranks == 1 ==> plan->horizon == 0; @/
    lemma_local_split(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                      plan->rule.alpha_den, plan->ranks, plan->horizon);
  }

  void lemma_place_fractional(const dodona_plan *plan, const dodona_place *place)
  {
    lemma_plan_fractional(plan);
    /@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, place->fractional.position); @/
  }

  void lemma_place_postal(const dodona_plan *plan, const dodona_place *place)
  {
    lemma_plan_postal(plan);
    /@ assert local: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
         plan->rule.alpha_den, plan->ranks, plan->horizon, place->split.position); @/
  }

  void lemma_plan_twotree(const dodona_plan *plan)
  {
    lemma_local_two(plan->algorithm - DODONA_TWOTREE_C, plan->ranks);
  }

  void lemma_place_twotree(const dodona_plan *plan, const dodona_place *place)
  {
    int32_t pair = plan->algorithm - DODONA_TWOTREE_C;
    lemma_plan_twotree(plan);
    lemma_two_place(pair, plan->ranks, place->twotree.position, &place->twotree);
  }

  void lemma_place_hops(const dodona_plan *plan, const dodona_place *place)
  {
    int32_t pair = plan->algorithm - DODONA_TWOTREE_C;
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
