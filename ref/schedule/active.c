/* When a rank of a plan is busy. */
#include "ref/schedule/plan.h"
#include "ref/schedule/tree_transfers_acsl.h"

/* The span of a reduction: its step x is the tree's step last + 1 - x. */
/*@ requires range: 0 <= last < INT64_MAX - 1;
    requires span: 1 <= span.first && span.last <= last;
    terminates \true;
    assigns \nothing;
    ensures first: \result.first == last + 1 - span.last;
    ensures last: \result.last == last + 1 - span.first;
    exits \false; */
static dodona_span turned(dodona_span span, int64_t last) {
  return (dodona_span){last + 1 - span.last, last + 1 - span.first};
}

/* In a plan of trees. */
static dodona_span in_trees(const dodona_collective *c, const dodona_place *place) {
  int64_t up_steps = dodona_tree_steps(&c->up);
  dodona_span down = dodona_tree_active(&c->down, &place->down);
  if (c->op == DODONA_BCAST)
    return down;
  dodona_span up =
      turned(dodona_tree_active(&c->up, &place->up), up_steps - c->up.rule.latency + 1);
  if (c->op == DODONA_REDUCE)
    return up;
  return (dodona_span){up.first, up_steps + down.last};
}

dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place) {
  if (plan->part == DODONA_PART_TREES && plan->request.ranks > 1)
    return in_trees(&plan->trees, place);
  return (dodona_span){1, plan->steps};
}
