/* The steps of two plans fit in 64 bits: a tree of P ranks takes at most u (P - 1) ticks. */
#include "ref/schedule/collective_lemmas_acsl.h"
#include "spec/lemmas/fractional.h"
#include "ref/schedule/tree_lemmas_acsl.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/reach.h"

/*@ ghost
  void lemma_half(const dodona_tree_plan *plan)
  {
    if (plan->family == DODONA_FAMILY_POSTAL) {
      int64_t horizon = lemma_horizon(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                                      plan->rule.alpha_den, plan->ranks);
      lemma_product_order(plan->rule.latency, INT32_MAX, plan->ranks - 1);
      lemma_product_order(plan->ranks - 1, INT32_MAX - 1, INT32_MAX);
      /@ assert horizon: plan->horizon == horizon; @/
      /@ assert postal: PlanSteps(plan) <= horizon; @/
    } else if (plan->family == DODONA_FAMILY_TWOTREE) {
      if (plan->ranks > 1)
        lemma_floor_log2_word(plan->ranks - 1);
      /@ assert beat: \forall integer w, j; w == 2 || w == 4 ==> Beat(w, j) == w * (j / 2); @/
      /@ assert last: plan->ranks != 1 ==> TwoLast(plan->variant, plan->ranks, 0) <= 64 &&
           TwoLast(plan->variant, plan->ranks, 1) <= 64; @/
      /@ assert period: \forall integer pair, P; TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4; @/
      /@ assert beats: \forall integer j; 0 <= j ==>
           Beat(TwoPeriod(plan->variant, plan->ranks), j) <= 2 * j; @/
      /@ assert two: PlanSteps(plan) <= 64 + 2 * plan->blocks; @/
    } else {
      lemma_plan_fractional(plan);
      lemma_pace_last(plan->group, plan->blocks);
      /@ assert pace: (plan->blocks - 1) / plan->group <= plan->blocks - 1; @/
      /@ assert pipeline: PlanSteps(plan) <= plan->ranks + 2 * plan->blocks; @/
    }
  }
*/
