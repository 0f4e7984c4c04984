/* What dodona_plan_make leaves to trees and networks; not for callers. */
#ifndef DODONA_SCHEDULE_PLAN_PARTS_H
#define DODONA_SCHEDULE_PLAN_PARTS_H

#include "ref/schedule/plan.h"

/*@
  // What the plan says of itself stays.
  predicate SameHead{K, L}(dodona_plan *plan) =
    \at(plan->family, L) == \at(plan->family, K) && \at(plan->variant, L) == \at(plan->variant, K) &&
    \at(plan->request.op, L) == \at(plan->request.op, K) &&
    \at(plan->request.ranks, L) == \at(plan->request.ranks, K) &&
    \at(plan->request.root, L) == \at(plan->request.root, K) &&
    \at(plan->request.blocks, L) == \at(plan->request.blocks, K) && \at(plan->table, L) == \at(plan->table, K);
*/

/* A valid request of trees is valid for them. */
/*@ ghost
  /@ requires request: ValidRequest(q) && PlanFamily(q) < DODONA_TREE_FAMILIES;
     requires same: tree.algorithm == q.algorithm && tree.ranks == q.ranks && tree.root == q.root &&
       tree.blocks == q.blocks && tree.group == q.group;
     requires rule: tree.rule.latency == q.rule.latency && tree.rule.ticks == q.rule.ticks &&
       tree.rule.alpha_num == q.rule.alpha_num && tree.rule.alpha_den == q.rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures ops: DODONA_BCAST <= q.op <= DODONA_ALLREDUCE;
     ensures status: CollectiveStatus(q.op, tree) == DODONA_OK;
     ensures room: \forall integer words; RequestTooShort(tree, words) ==> WordsTooFew(q, words);
     ensures back: \forall integer words; WordsTooFew(q, words) ==> RequestTooShort(tree, words);
     exits \false; @/
  void lemma_trees_asked(dodona_request q, dodona_tree_request tree);
*/

/* Returns the request that dodona_collective_make takes, with the members of q. */
/*@ terminates \true;
    assigns \nothing;
    ensures same: \result.algorithm == q.algorithm && \result.ranks == q.ranks && \result.root == q.root &&
      \result.blocks == q.blocks && \result.group == q.group && \result.rule == q.rule;
    exits \false; */
dodona_tree_request dodona_plan_tree(dodona_request q);

/* The least steps of any schedule with messages of one block on duplex ports. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == (op == DODONA_ALLREDUCE ? BoundAllreduceSteps(ranks, blocks)
                                                      : BoundSteps(ranks, blocks));
    exits \false; */
int64_t dodona_plan_bound(int32_t op, int32_t ranks, int32_t blocks);

/* Makes the trees of a request, in plan->trees, and says how long they take. */
/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: ValidRequest(*q) && PlanFamily(*q) < DODONA_TREE_FAMILIES && AskedFor(plan, *q);
    requires whole: plan->request == *q;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->trees, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    ensures whole: plan->request == \old(*q);
    ensures part: \result == DODONA_OK ==> PartAsked(plan, \old(*q));
    ensures bound: \result == DODONA_OK ==> BoundAsked(\old(*q), plan->bound);
    ensures order: \result == DODONA_OK ==> OrderAsked(plan, \old(*q));
    exits \false; */
dodona_status dodona_plan_trees(const dodona_request *q, uint32_t *table, int64_t words,
                                dodona_plan *plan);

/* Makes the network of a request, in plan->network, and says how long it takes. */
/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: FitRequest(*q) && DODONA_TREE_FAMILIES <= PlanFamily(*q) < DODONA_BLOCK_FAMILIES && AskedFor(plan, *q);
    requires inside: InPlan(plan);
    requires whole: plan->request == *q;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->network, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    ensures whole: plan->request == \old(*q);
    ensures part: \result == DODONA_OK ==> PartAsked(plan, \old(*q));
    ensures bound: \result == DODONA_OK ==> BoundAsked(\old(*q), plan->bound);
    ensures order: \result == DODONA_OK ==> OrderAsked(plan, \old(*q));
    exits \false; */
dodona_status dodona_plan_network(const dodona_request *q, uint32_t *table, int64_t words,
                                  dodona_plan *plan);

#endif
