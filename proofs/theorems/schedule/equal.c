/* One request makes equal plans: ranks that make their plans apart, each with a table of its own, are told one
   schedule. */
#include "ref/schedule/plan.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/reach.h"

/*@
  // Two plans that a request determines: all but depth and horizon.
  predicate AlikePlans(dodona_tree_plan p, dodona_tree_plan q) =
    p.algorithm == q.algorithm && p.ranks == q.ranks && p.root == q.root && p.blocks == q.blocks &&
    p.group == q.group && p.rule.latency == q.rule.latency && p.rule.ticks == q.rule.ticks &&
    (Postal(p.family) ==> p.rule.alpha_num == q.rule.alpha_num && p.rule.alpha_den == q.rule.alpha_den);

  // Two plans of one schedule.
  predicate EqualPlans(dodona_tree_plan p, dodona_tree_plan q) =
    PlanSteps(p) == PlanSteps(q) && p.rule.latency == q.rule.latency &&
    \forall integer x, u, v, j; PlanTransfer(p, x, u, v, j) <==> PlanTransfer(q, x, u, v, j);
*/

/* Depth and horizon follow from the rest. */
/*@ ghost
  /@ requires plans: ValidPlan(p) && ValidPlan(q);
     requires alike: AlikePlans(p, q);
     terminates \true;
     assigns \nothing;
     ensures equal: EqualPlans(p, q);
     exits \false; @/
  void lemma_equal_plans(dodona_tree_plan p, dodona_tree_plan q)
  {
    /@ assert rows: p.family == q.family && p.variant == q.variant; @/
    if (p.family == DODONA_FAMILY_FRACTIONAL) {
      int32_t depth = lemma_depth(p.ranks, p.group);
      /@ assert depths: p.depth == depth && q.depth == depth; @/
    } else if (p.family == DODONA_FAMILY_POSTAL) {
      int64_t horizon = lemma_horizon(p.rule.latency, p.rule.ticks, p.rule.alpha_num, p.rule.alpha_den, p.ranks);
      /@ assert horizons: p.horizon == horizon && q.horizon == horizon; @/
    }
    /@ assert steps: PlanSteps(p) == PlanSteps(q); @/
  }
*/

/* Two ranks make a plan of trees each, from one request: the plans have one length, and the trees of both phases have the same
   transfers in each step. */
/*@ ghost
  /@ requires valid: ValidSchedule(c) && ValidSchedule(d);
     requires asked: AskedFor(c, q) && AsAsked(c, q) && AskedFor(d, q) && AsAsked(d, q);
     requires trees: PlanFamily(q) < DODONA_TREE_FAMILIES;
     terminates \true;
     assigns \nothing;
     ensures steps: c.steps == d.steps;
     ensures up: EqualPlans(c.up, d.up);
     ensures down: EqualPlans(c.down, d.down);
     exits \false; @/
  void theorem_equal(dodona_request q, dodona_plan c, dodona_plan d)
  {
    /@ assert up: AlikePlans(c.up, d.up); @/
    /@ assert down: AlikePlans(c.down, d.down); @/
    lemma_equal_plans(c.up, d.up);
    lemma_equal_plans(c.down, d.down);
  }
*/
