/* Level `sizes` of chains and binary trees, which send all blocks through one tree (spec/machine/same_bits.h). */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_SIZES_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_SIZES_H

#include "proofs/theorems/any/same_ranks.h"
#include "proofs/theorems/schedule/theorem_schedule.h"

/*@
  // A reduction or an allreduce through a chain or a binary tree: groups of all ranks, or of one.
  predicate ThroughOneTree(dodona_plan plan) =
    plan.family < DODONA_TREE_FAMILIES && (plan.request.op == DODONA_REDUCE || plan.request.op == DODONA_ALLREDUCE) &&
    plan.up.family == DODONA_FAMILY_FRACTIONAL && (plan.up.group == 1 || plan.up.group == INT32_MAX);

  // Two such plans, but for their numbers of blocks.
  predicate SameButBlocks(dodona_plan plan, dodona_plan other) =
    plan.request.op == other.request.op && plan.request.ranks == other.request.ranks &&
    plan.request.root == other.request.root && plan.up.group == other.up.group;
*/

/* Block b of the plan and block c of the other: whoever ends with them ends with one expression. A and B have what dodona_step_at tells. */
/*@ requires memory: \valid_read(plan) && \valid_read(other) && \valid_read(place) && \valid_read(there);
    requires plan: ValidSchedule(*plan) && ThroughOneTree(*plan) && ValidSchedule(*other) && ThroughOneTree(*other);
    requires same: SameButBlocks(*plan, *other);
    requires place: Placed(*plan, *place) && Placed(*other, *there);
    requires named: PlanNamed(*plan, A) && PlanNamed(*other, B);
    requires blocks: 0 <= b < plan->request.blocks && 0 <= c < other->request.blocks;
    requires runs: Computing(r, A, plan->request.blocks, 1) && Computing(q, B, other->request.blocks, 1);
    terminates \true;
    assigns \nothing;
    ensures same: \forall integer v, w; 0 <= v < plan->request.ranks && 0 <= w < plan->request.ranks &&
      IsOf(PlanWants(*plan), plan->request.ranks, plan->request.blocks, plan->request.root, v, b) == 1 &&
      IsOf(PlanWants(*plan), plan->request.ranks, other->request.blocks, plan->request.root, w, c) == 1 ==>
        Term(r, plan->steps + 1, v, b) == Term(q, other->steps + 1, w, c);
    exits \false; */
void theorem_schedule_one_tree(const dodona_plan *plan, const dodona_place *place, int64_t r,
                               int64_t A, int32_t b, const dodona_plan *other,
                               const dodona_place *there, int64_t q, int64_t B, int32_t c);

#endif
