/* Equal requests make equal plans: ranks that make their plans apart, each with a table of its own, are told one
   schedule. */
#include "ref/schedule/collective.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/reach.h"

/*@
  // Two requests that ask for the same.
  predicate EqualRequests(dodona_tree_request a, dodona_tree_request b) =
    a.algorithm == b.algorithm && a.ranks == b.ranks && a.root == b.root && a.blocks == b.blocks &&
    a.group == b.group && a.rule.latency == b.rule.latency && a.rule.ticks == b.rule.ticks &&
    a.rule.alpha_num == b.rule.alpha_num && a.rule.alpha_den == b.rule.alpha_den;

  // Two plans that a request determines: all but depth and horizon.
  predicate AlikePlans{L}(dodona_tree_plan *p, dodona_tree_plan *q) =
    p->algorithm == q->algorithm && p->ranks == q->ranks && p->root == q->root && p->blocks == q->blocks &&
    p->group == q->group && p->rule.latency == q->rule.latency && p->rule.ticks == q->rule.ticks &&
    p->rule.alpha_num == q->rule.alpha_num && p->rule.alpha_den == q->rule.alpha_den;

  // Two plans of one schedule.
  predicate EqualPlans{L}(dodona_tree_plan *p, dodona_tree_plan *q) =
    PlanSteps(p) == PlanSteps(q) && p->rule.latency == q->rule.latency &&
    \forall integer x, u, v, j; PlanTransfer(p, x, u, v, j) <==> PlanTransfer(q, x, u, v, j);
*/

/* Depth and horizon follow from the rest. */
/*@ ghost
  /@ requires memory: \valid_read(p) && \valid_read(q);
     requires plans: ValidPlan(p) && ValidPlan(q);
     requires alike: AlikePlans(p, q);
     terminates \true;
     assigns \nothing;
     ensures equal: EqualPlans(p, q);
     exits \false; @/
  void lemma_equal_plans(const dodona_tree_plan *p, const dodona_tree_plan *q)
  {
    /@ assert rows: p->family == q->family && p->variant == q->variant; @/
    if (p->family == DODONA_FAMILY_FRACTIONAL) {
      int32_t depth = lemma_depth(p->ranks, p->group);
      /@ assert depths: p->depth == depth && q->depth == depth; @/
    } else if (p->family == DODONA_FAMILY_POSTAL) {
      int64_t horizon = lemma_horizon(p->rule.latency, p->rule.ticks, p->rule.alpha_num, p->rule.alpha_den, p->ranks);
      /@ assert horizons: p->horizon == horizon && q->horizon == horizon; @/
    }
    /@ assert steps: PlanSteps(p) == PlanSteps(q); @/
  }
*/

/*@
  // What dodona_collective_make ensures of the collective that it makes for a request.
  predicate MadeFor{L}(dodona_tree_request q, integer op, dodona_collective *c) =
    c->op == op && ValidCollective(c) && Requested(q, UpAlgorithm(op, q.algorithm), &c->up) &&
    c->down.algorithm == DownAlgorithm(op, q.algorithm) && SamePlan(&c->up, &c->down);
*/

/* Two ranks make a collective each, from requests that ask for the same: the collectives have one length, and the trees of
   both phases have the same transfers in each step. */
/*@ ghost
  /@ requires memory: \valid_read(c) && \valid_read(d);
     requires equal: EqualRequests(a, b);
     requires made: MadeFor(a, op, c) && MadeFor(b, op, d);
     terminates \true;
     assigns \nothing;
     ensures steps: CollectiveSteps(c) == CollectiveSteps(d);
     ensures up: EqualPlans(&c->up, &d->up);
     ensures down: EqualPlans(&c->down, &d->down);
     exits \false; @/
  void theorem_equal(int32_t op, dodona_tree_request a, const dodona_collective *c, dodona_tree_request b,
                     const dodona_collective *d)
  {
    /@ assert up: AlikePlans(&c->up, &d->up); @/
    /@ assert down: AlikePlans(&c->down, &d->down); @/
    lemma_equal_plans(&c->up, &d->up);
    lemma_equal_plans(&c->down, &d->down);
  }
*/
