/* What dodona_plan_make leaves to trees and networks; not for callers. */
#ifndef DODONA_SCHEDULE_PLAN_PARTS_H
#define DODONA_SCHEDULE_PLAN_PARTS_H

#include "ref/schedule/plan.h"

/*@
  // A plan that knows its request and no steps yet.
  predicate PlanBegun(dodona_plan plan) =
    FitRequest(plan.request) && AskedFor(plan, plan.request) && InPlan(plan) && plan.first == 0 && plan.steps == 0;

  // made is what becomes of the begun plan; no steps if the table has too few words.
  predicate PlanMade{L}(dodona_plan plan, integer words, dodona_plan made) =
    made.request == plan.request && made.table == plan.table &&
    (made.steps < 0 ? WordsTooFew(plan.request, words)
                    : ValidSchedule(made) && AskedFor(made, plan.request) && AsAsked(made, plan.request));
*/

/* Returns the tree that the request asks for in its first phase. */
/*@ requires request: ValidRequest(q) && PlanFamily(q) < DODONA_TREE_FAMILIES;
    terminates \true;
    assigns \nothing;
    ensures algorithm: \result.algorithm == UpAlgorithm(q.op, q.algorithm);
    ensures same: \result.ranks == q.ranks && \result.root == q.root && \result.blocks == q.blocks &&
      \result.group == q.group && \result.rule == q.rule;
    ensures status: RequestStatus(\result) == DODONA_OK;
    ensures room: \forall integer words; RequestTooShort(\result, words) <==> WordsTooFew(q, words);
    exits \false; */
dodona_tree_request dodona_plan_tree(dodona_request q);

/* Returns the least steps of any schedule with messages of one block on duplex ports. */
/*@ requires range: 1 <= q.ranks && 1 <= q.blocks;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BlockBound(q);
    exits \false; */
int64_t dodona_plan_bound(dodona_request q);

/* Return the begun plan with its trees, or its network, and how long they take. */
/*@ requires begun: PlanBegun(plan) && plan.family < DODONA_TREE_FAMILIES;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan.table == table;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures made: PlanMade(plan, words, \result);
    exits \false; */
dodona_plan dodona_plan_trees(dodona_plan plan, uint32_t *table, int64_t words);

/*@ requires begun: PlanBegun(plan) && DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan.table == table;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures made: PlanMade(plan, words, \result);
    exits \false; */
dodona_plan dodona_plan_network(dodona_plan plan, uint32_t *table, int64_t words);

#endif
