/* Makes the plans of postal trees. */
#ifndef DODONA_SCHEDULE_TREE_POSTAL_H
#define DODONA_SCHEDULE_TREE_POSTAL_H

#include "ref/schedule/tree.h"

/* Makes the plan of a valid request for a postal tree and fills its table; DODONA_SHORT_TABLE if the table has no
   room. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1)) && \separated(plan, request) &&
      \separated(request, table + (0 .. entries - 1));
    requires request: RequestStatus(request) == DODONA_OK && Postal(FamilyOf(request->algorithm));
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==> RequestTooShort{Pre}(request, entries);
    ensures plan: \result == DODONA_OK ==> ValidPlan(plan);
    ensures table: \result == DODONA_OK ==> PlanTable(plan, table);
    ensures request: \result == DODONA_OK ==>
      plan->algorithm == \old(request->algorithm) && plan->ranks == \old(request->ranks) &&
      plan->root == \old(request->root) && plan->blocks == \old(request->blocks) &&
      plan->group == \old(GroupOf(request));
    ensures rule: \result == DODONA_OK ==>
      plan->rule.latency == \old(request->rule.latency) &&
      plan->rule.ticks == \old(request->rule.ticks) &&
      plan->rule.alpha_num ==
        AlphaNum(VariantOf(\old(request->algorithm)), \old(request->rule.alpha_num)) &&
      plan->rule.alpha_den ==
        AlphaDen(VariantOf(\old(request->algorithm)), \old(request->rule.alpha_den));
    ensures depth: \result == DODONA_OK ==> plan->depth == 0;
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
dodona_status dodona_tree_postal(const dodona_tree_request *request, uint32_t *table,
                                 int64_t entries, dodona_tree_plan *plan);

#endif
