/* From a request to a plan: validation, and the table of the family that the algorithm belongs to. */
#include "plan.h"
#include "plan_family.h"
#include "capacity.h"
#include "reach.h"
#include "../spec/fractional_lemmas.h"

/*@ requires memory: \valid_read(request);
    requires range: 1 <= request->ranks;
    terminates \true;
    assigns \nothing;
    ensures status: \result == PostalStatus(request);
    exits \false; */
static dodona_status validate_postal(const dodona_request *request) {
  const dodona_rule *rule = &request->rule;
  if (request->blocks != 1)
    return DODONA_BAD_BLOCKS;
  if (rule->ticks < 1 || rule->latency < rule->ticks)
    return DODONA_BAD_LATENCY;
  if (request->algorithm == DODONA_ALPHA &&
      (rule->alpha_num < 1 || rule->alpha_den <= rule->alpha_num || rule->alpha_den > 1 << 30))
    return DODONA_BAD_ALPHA;
  return DODONA_OK;
}

/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures status: \result == RequestStatus(request);
    exits \false; */
static dodona_status validate(const dodona_request *request) {
  if (request->algorithm < 0 || request->algorithm >= DODONA_ALGORITHMS)
    return DODONA_BAD_ALGORITHM;
  if (request->ranks < 1)
    return DODONA_BAD_RANKS;
  if (request->root < 0 || request->root >= request->ranks)
    return DODONA_BAD_ROOT;
  if (dodona_postal(request->algorithm))
    return validate_postal(request);
  if (request->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (request->algorithm == DODONA_FRACTIONAL && request->group < 1)
    return DODONA_BAD_GROUP;
  return DODONA_OK;
}

/* r as the tree uses it: a group that holds every rank is a chain, whatever its size. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && !Postal(request->algorithm);
    terminates \true;
    assigns \nothing;
    ensures group: \result == GroupOf(request) && 1 <= \result;
    ensures stable: \result == Group(request->algorithm, request->ranks, \result);
    exits \false; */
static int32_t group_of(const dodona_request *request) {
  int32_t group = request->algorithm == DODONA_BINARY ? 1 : request->group;
  if (request->algorithm == DODONA_CHAIN || group >= request->ranks)
    return INT32_MAX;
  return group;
}

int64_t dodona_table_entries(const dodona_request *request) {
  if (validate(request) != DODONA_OK)
    return -1;
  if (request->algorithm == DODONA_LAMBDA)
    return dodona_reach_entries(request->rule.latency, request->ranks);
  if (dodona_postal(request->algorithm))
    return request->rule.latency;
  return dodona_capacity_entries(request->ranks, group_of(request));
}

/* The plan of a valid request for a fractional tree, if the table has room. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1)) && \separated(plan, request) &&
      \separated(request, table + (0 .. entries - 1));
    requires request: RequestStatus(request) == DODONA_OK && !Postal(request->algorithm);
    requires group: group == GroupOf(request) && 1 <= group;
    requires stable: group == Group(request->algorithm, request->ranks, group);
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures short: \result == DODONA_SHORT_TABLE <==>
      TooShort(\old(request->ranks), group, entries);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures plan: \result == DODONA_OK ==> ValidPlan(plan);
    ensures table: \result == DODONA_OK ==> PlanTable(plan, table);
    ensures request: \result == DODONA_OK ==>
      plan->algorithm == \old(request->algorithm) && plan->ranks == \old(request->ranks) &&
      plan->root == \old(request->root) && plan->blocks == \old(request->blocks) &&
      plan->group == group;
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
static dodona_status make_fractional(const dodona_request *request, int32_t group, uint32_t *table,
                                     int64_t entries, dodona_plan *plan) {
  int32_t depth = 0;
  dodona_plan made = {request->algorithm,
                      request->ranks,
                      request->root,
                      request->blocks,
                      group,
                      0,
                      {1, 1, 0, 1},
                      0};
  dodona_status status = dodona_capacity_fill(request->ranks, group, table, entries, &depth);
  //@ assert short: status == DODONA_SHORT_TABLE <==> TooShort(made.ranks, group, entries);
  if (status != DODONA_OK)
    return status;
  made.depth = depth;
  *plan = made;
  return DODONA_OK;
}

/* The rule of a valid request for a postal tree. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && Postal(request->algorithm);
    terminates \true;
    assigns \nothing;
    ensures latency: \result.latency == request->rule.latency;
    ensures ticks: \result.ticks == request->rule.ticks;
    ensures alpha: \result.alpha_num == AlphaNum(request->algorithm, request->rule.alpha_num) &&
      \result.alpha_den == AlphaDen(request->algorithm, request->rule.alpha_den);
    ensures rule: ValidRule(\result.latency, \result.ticks, \result.alpha_num, \result.alpha_den) &&
      (\result.alpha_num == 0 <==> request->algorithm == DODONA_LAMBDA);
    exits \false; */
static dodona_rule rule_of(const dodona_request *request) {
  dodona_rule rule = request->rule;
  if (request->algorithm == DODONA_LAMBDA) {
    rule.alpha_num = 0;
    rule.alpha_den = 1;
  } else if (request->algorithm == DODONA_BINOMIAL) {
    rule.alpha_num = 1;
    rule.alpha_den = 2;
  }
  return rule;
}

/* The ticks that the tree takes; in the lambda tree also its table, else the table is scratch. */
/*@ requires memory: \valid_read(rule) && \valid(horizon);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(horizon, rule, table + (0 .. entries - 1));
    requires rule: RuleOf(rule) && 1 <= ranks && (rule->alpha_num == 0 ==> rule->alpha_den == 1);
    terminates \true;
    assigns *horizon, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures lambda: \old(rule->alpha_num) == 0 ==>
      (\result == DODONA_SHORT_TABLE <==>
       \exists integer T; IsHorizon(\old(rule->latency), \old(rule->ticks), 0, 1, ranks, T) &&
         entries < T);
    ensures alpha: \old(rule->alpha_num) != 0 ==>
      (\result == DODONA_SHORT_TABLE <==> entries < \old(rule->latency));
    ensures horizon: \result == DODONA_OK ==>
      IsHorizon(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                \old(rule->alpha_den), ranks, *horizon) && *horizon <= 0x4000000000000000;
    ensures table: \result == DODONA_OK ==>
      SplitTable(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                 \old(rule->alpha_den), *horizon, table);
    exits \false; */
static dodona_status take_time(const dodona_rule *rule, int32_t ranks, uint32_t *table,
                               int64_t entries, int64_t *horizon) {
  //@ ghost lemma_horizon(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, ranks);
  if (rule->alpha_num == 0)
    return dodona_reach_fill(rule, ranks, table, entries < MOST_TICKS ? entries : MOST_TICKS,
                             horizon);
  if (entries < rule->latency)
    return DODONA_SHORT_TABLE;
  *horizon = dodona_horizon(rule, ranks, table);
  return DODONA_OK;
}

/* The plan of a valid request for a postal tree, if the table has room. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1)) && \separated(plan, request) &&
      \separated(request, table + (0 .. entries - 1));
    requires request: RequestStatus(request) == DODONA_OK && Postal(request->algorithm);
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==> RequestTooShort{Pre}(request, entries);
    ensures plan: \result == DODONA_OK ==> ValidPlan(plan);
    ensures table: \result == DODONA_OK ==> PlanTable(plan, table);
    ensures request: \result == DODONA_OK ==>
      plan->algorithm == \old(request->algorithm) && plan->ranks == \old(request->ranks) &&
      plan->root == \old(request->root) && plan->blocks == \old(request->blocks) &&
      plan->group == 0;
    ensures rule: \result == DODONA_OK ==>
      plan->rule.latency == \old(request->rule.latency) &&
      plan->rule.ticks == \old(request->rule.ticks) &&
      plan->rule.alpha_num ==
        AlphaNum(\old(request->algorithm), \old(request->rule.alpha_num)) &&
      plan->rule.alpha_den ==
        AlphaDen(\old(request->algorithm), \old(request->rule.alpha_den));
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
static dodona_status make_postal(const dodona_request *request, uint32_t *table, int64_t entries,
                                 dodona_plan *plan) {
  int64_t horizon = 0;
  dodona_rule rule = rule_of(request);
  dodona_plan made = {request->algorithm, request->ranks, request->root, 1, 0, 0, rule, 0};
  dodona_status status = take_time(&rule, request->ranks, table, entries, &horizon);
  if (status != DODONA_OK)
    return status;
  made.horizon = horizon;
  *plan = made;
  return DODONA_OK;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t entries,
                               dodona_plan *plan) {
  dodona_status status = validate(request);
  if (status != DODONA_OK)
    return status;
  if (dodona_postal(request->algorithm))
    return make_postal(request, table, entries, plan);
  return make_fractional(request, group_of(request), table, entries, plan);
}
