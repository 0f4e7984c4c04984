/* From a request to the two plans of a collective: one is made, the other is derived from it. */
#include "ref/schedule/collective.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/schedule/collective_lemmas_acsl.h"

/* A request with the algorithm of either plan. */
/*@ ghost
  /@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
     requires algorithm: plan.algorithm == UpAlgorithm(op, request.algorithm);
     requires same: plan.ranks == request.ranks && plan.root == request.root &&
       plan.blocks == request.blocks && plan.group == request.group;
     requires rule: plan.rule == request.rule;
     terminates \true;
     assigns \nothing;
     ensures status: RequestStatus(plan) == CollectiveStatus(op, request);
     ensures room: \forall integer n; RequestTooShort(plan, n) <==> RequestTooShort(request, n);
     ensures group: GroupOf(plan) == GroupOf(request);
     exits \false; @/
  void lemma_request_of(int32_t op, dodona_tree_request request, dodona_tree_request plan)
  {
    /@ assert same: plan.algorithm == request.algorithm ||
         TwoTree(FamilyOf(plan.algorithm)) &&
           (TwoTree(FamilyOf(request.algorithm)) || request.algorithm == DODONA_TWOTREE_CS) ||
         plan.algorithm == -1 && request.algorithm == DODONA_TWOTREE_CS; @/
  }
*/

/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures algorithm: \result.algorithm == UpAlgorithm(op, request.algorithm);
    ensures same: \result.ranks == request.ranks && \result.root == request.root &&
      \result.blocks == request.blocks && \result.group == request.group && \result.rule == request.rule;
    ensures status: RequestStatus(\result) == CollectiveStatus(op, request);
    ensures room: \forall integer n; RequestTooShort(\result, n) <==> RequestTooShort(request, n);
    ensures group: GroupOf(\result) == GroupOf(request);
    exits \false; */
static dodona_tree_request going_up(int32_t op, dodona_tree_request request) {
  dodona_tree_request up = request;
  up.algorithm = dodona_up_algorithm(op, request.algorithm);
  //@ ghost lemma_request_of(op, request, up);
  return up;
}

int64_t dodona_collective_entries(int32_t op, dodona_tree_request request) {
  return dodona_tree_entries(going_up(op, request));
}

/* A plan with the fields of a valid one, but perhaps for two other trees, is valid. */
/*@ ghost
  /@ requires memory: \valid_read(up) && \valid_read(down);
     requires plan: ValidPlan(up) && PlanTable(up, table) && PlanRow(down);
     requires algorithm: down->algorithm == up->algorithm && down->depth == up->depth ||
       TwoTree(up->family) && TwoTree(down->family) &&
       down->depth == TwoLast(down->variant, up->ranks, 0);
     requires same: down->ranks == up->ranks && down->root == up->root &&
       down->blocks == up->blocks && down->group == up->group && down->horizon == up->horizon;
     requires rule: down->rule.latency == up->rule.latency && down->rule.ticks == up->rule.ticks &&
       down->rule.alpha_num == up->rule.alpha_num && down->rule.alpha_den == up->rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures plan: ValidPlan(down) && PlanTable(down, table);
     exits \false; @/
  void lemma_same_plan(const dodona_tree_plan *up, const dodona_tree_plan *down, const uint32_t *table)
  {
    /@ assert table: PlanTable(down, table); @/
    /@ assert trees: TwoTree(down->family) ==> DODONA_TwotreeForm(*down); @/
  }
*/

/* The same plan, or one for two other trees: they have another depth. Neither needs a table. */
/*@ requires memory: \valid_read(up) && \valid(down) && \separated(up, down);
    requires plan: ValidPlan(up) && PlanTable(up, table);
    requires algorithm: algorithm == up->algorithm || TwoTree(up->family) && TwoTree(FamilyOf(algorithm));
    terminates \true;
    assigns *down;
    ensures kept: *up == \old(*up);
    ensures up: ValidPlan(up) && PlanTable(up, table);
    ensures algorithm: down->algorithm == algorithm;
    ensures same: SamePlan(up, down);
    ensures down: ValidPlan(down) && PlanTable(down, table);
    exits \false; */
static void go_down(const dodona_tree_plan *up, int32_t algorithm, dodona_tree_plan *down)
/*@ ghost (const uint32_t *table) */ {
  int32_t variant = dodona_variant_of(algorithm);
  dodona_tree_plan made = *up;
  if (algorithm != up->algorithm)
    made.depth = dodona_twotree_last(variant, up->ranks, 0);
  made.algorithm = algorithm;
  made.variant = variant;
  /*@ assert depth: algorithm == up->algorithm ? made.depth == up->depth :
        made.depth == TwoLast(variant, up->ranks, 0); */
  /*@ assert row: 0 <= algorithm < DODONA_TREES && made.family == FamilyOf(algorithm) &&
        made.variant == VariantOf(algorithm); */
  *down = made;
  //@ assert algorithm: up->algorithm == \at(up->algorithm, Pre);
  //@ assert tree: up->family == \at(up->family, Pre) && up->variant == \at(up->variant, Pre);
  //@ assert row: PlanRow(down);
  //@ assert ranks: up->ranks == \at(up->ranks, Pre) && up->root == \at(up->root, Pre);
  //@ assert blocks: up->blocks == \at(up->blocks, Pre) && up->group == \at(up->group, Pre);
  //@ assert last: up->depth == \at(up->depth, Pre) && up->horizon == \at(up->horizon, Pre);
  //@ assert rule: up->rule == \at(up->rule, Pre);
  //@ assert kept: *up == \at(*up, Pre);
  //@ assert family: Fractional(up->family) ==> DODONA_FractionalForm(*up);
  //@ assert two: TwoTree(up->family) ==> DODONA_TwotreeForm(*up);
  //@ assert postal: Postal(up->family) ==> DODONA_PostalForm(*up);
  //@ assert plan: ValidPlan(up);
  //@ assert made: down->algorithm == made.algorithm && down->depth == made.depth;
  //@ ghost lemma_same_plan(up, down, table);
}

/* Makes both plans in one table: the plan of the request, and the plan that goes down by `algorithm`. */
/*@ requires memory: \valid(c);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1));
    requires algorithm: algorithm == request.algorithm ||
      TwoTree(FamilyOf(request.algorithm)) && TwoTree(FamilyOf(algorithm));
    terminates \true;
    assigns c->up, c->down, table[0 .. entries - 1];
    ensures invalid: RequestStatus(request) != DODONA_OK ==> \result == RequestStatus(request);
    ensures status: RequestStatus(request) == DODONA_OK ==> \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: RequestStatus(request) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==> RequestTooShort(request, entries));
    ensures plans: \result == DODONA_OK ==> ValidPlan(&c->up) && ValidPlan(&c->down);
    ensures up_table: \result == DODONA_OK ==> PlanTable(&c->up, table);
    ensures down_table: \result == DODONA_OK ==> PlanTable(&c->down, table);
    ensures same: \result == DODONA_OK ==> SameMachine(&c->up, &c->down);
    ensures fits: \result == DODONA_OK ==> PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
    ensures up: \result == DODONA_OK ==> Requested(request, request.algorithm, &c->up);
    ensures down: \result == DODONA_OK ==>
      c->down.algorithm == algorithm && SamePlan(&c->up, &c->down);
    ensures unchanged: \result != DODONA_OK ==> c->up == \old(c->up) && c->down == \old(c->down);
    exits \false; */
static dodona_status make_plans(dodona_tree_request request, int32_t algorithm, uint32_t *table,
                                int64_t entries, dodona_collective *c) {
  dodona_status status = dodona_tree_make(request, table, entries, &c->up);
  if (status != DODONA_OK)
    return status;
  go_down(&c->up, algorithm, &c->down) /*@ ghost (table) */;
  //@ ghost lemma_half(&c->up);
  //@ ghost lemma_half(&c->down);
  return DODONA_OK;
}

/*@ ghost
  /@ requires memory: \valid_read(c);
     requires op: DODONA_BCAST <= c->op <= DODONA_ALLREDUCE;
     requires up: ValidPlan(&c->up);
     requires down: ValidPlan(&c->down);
     requires same: SameMachine(&c->up, &c->down);
     requires fits: PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures valid: ValidCollective(c);
     exits \false; @/
  void lemma_collective(const dodona_collective *c)
  {
  }
*/

dodona_status dodona_collective_make(int32_t op, dodona_tree_request request, uint32_t *table,
                                     int64_t entries, dodona_collective *c) {
  c->op = op;
  //@ assert rules: c->up.rule == \at(c->up.rule, Pre) && c->down.rule == \at(c->down.rule, Pre);
  //@ assert kept_up: c->up == \at(c->up, Pre);
  //@ assert kept_down: c->down == \at(c->down, Pre);
  dodona_status status = make_plans(
      going_up(op, request), dodona_down_algorithm(op, request.algorithm), table, entries, c);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_collective(c); */
  return status;
}
