/* What the trees' local conditions say of a plan and of a rank's place in it. */
#include "../spec/plan_lemmas.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/reach_lemmas.h"
#include "../spec/split_lemmas.h"

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
*/
