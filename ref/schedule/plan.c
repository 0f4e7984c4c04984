/* From a request to a plan: validation, and the table of the family that the algorithm belongs to. */
#include "ref/schedule/plan.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/algorithms/twotree/span.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/base.h"

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
  if (dodona_variant_of(request->algorithm) == DODONA_KEEPS_ASKED &&
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
  if (dodona_family_of(request->algorithm) == DODONA_FAMILY_POSTAL)
    return validate_postal(request);
  if (request->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (dodona_family_of(request->algorithm) == DODONA_FAMILY_FRACTIONAL &&
      dodona_variant_of(request->algorithm) == 0 && request->group < 1)
    return DODONA_BAD_GROUP;
  return DODONA_OK;
}

/* r as the tree uses it: a group that holds every rank is a chain, whatever its size. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && Fractional(FamilyOf(request->algorithm));
    terminates \true;
    assigns \nothing;
    ensures group: \result == GroupOf(request) && 1 <= \result;
    ensures stable: \result == Group(DODONA_FAMILY_FRACTIONAL, VariantOf(request->algorithm),
                                     request->ranks, \result);
    exits \false; */
static int32_t group_of(const dodona_request *request) {
  int32_t variant = dodona_variant_of(request->algorithm);
  int32_t group = variant == 0 ? request->group : variant;
  return group < request->ranks ? group : INT32_MAX;
}

int64_t dodona_table_entries(const dodona_request *request) {
  if (validate(request) != DODONA_OK)
    return -1;
  int32_t family = dodona_family_of(request->algorithm);
  if (family == DODONA_FAMILY_TWOTREE)
    return 0;
  if (family == DODONA_FAMILY_FRACTIONAL)
    return dodona_capacity_entries(request->ranks, group_of(request));
  if (dodona_variant_of(request->algorithm) == DODONA_KEEPS_MOST)
    return dodona_reach_entries(request->rule.latency, request->ranks);
  return request->rule.latency;
}

/* The plan of a valid request for a fractional tree, if the table has room. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(plan, table + (0 .. entries - 1)) && \separated(plan, request) &&
      \separated(request, table + (0 .. entries - 1));
    requires request: RequestStatus(request) == DODONA_OK && Fractional(FamilyOf(request->algorithm));
    requires group: group == GroupOf(request) && 1 <= group;
    requires stable: group == Group(DODONA_FAMILY_FRACTIONAL, VariantOf(request->algorithm),
                                    request->ranks, group);
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
      plan->group == \old(GroupOf(request));
    ensures rule: \result == DODONA_OK ==>
      plan->rule.latency == 1 && plan->rule.ticks == 1 && plan->rule.alpha_num == 0 &&
      plan->rule.alpha_den == 1 && plan->horizon == 0;
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
static dodona_status make_fractional(const dodona_request *request, int32_t group, uint32_t *table,
                                     int64_t entries, dodona_plan *plan) {
  int32_t depth = 0;
  int32_t algorithm = request->algorithm;
  int32_t variant = dodona_variant_of(algorithm);
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t blocks = request->blocks;
  dodona_status status = dodona_capacity_fill(ranks, group, table, entries, &depth);
  //@ assert short: status == DODONA_SHORT_TABLE <==> TooShort(ranks, group, entries);
  if (status != DODONA_OK)
    return status;
  plan->algorithm = algorithm;
  plan->family = DODONA_FAMILY_FRACTIONAL;
  plan->variant = variant;
  plan->ranks = ranks;
  plan->root = root;
  plan->blocks = blocks;
  plan->group = group;
  plan->depth = depth;
  plan->rule.latency = 1;
  plan->rule.ticks = 1;
  plan->rule.alpha_num = 0;
  plan->rule.alpha_den = 1;
  plan->horizon = 0;
  /*@ assert range: PlanRow(plan) && 1 <= plan->ranks &&
        0 <= plan->root < plan->ranks && 1 <= plan->blocks && Fractional(plan->family); */
  //@ assert depth: IsDepth(plan->ranks, plan->group, plan->depth);
  //@ assert family: FractionalPlan(plan);
  return DODONA_OK;
}

/* The share that a sender keeps, as the algorithm has it. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && Postal(FamilyOf(request->algorithm));
    terminates \true;
    assigns \nothing;
    ensures num: \result == AlphaNum(VariantOf(request->algorithm), request->rule.alpha_num);
    ensures lambda: \result == 0 <==> VariantOf(request->algorithm) == DODONA_KEEPS_MOST;
    exits \false; */
static int32_t alpha_num(const dodona_request *request) {
  int32_t variant = dodona_variant_of(request->algorithm);
  if (variant == DODONA_KEEPS_MOST)
    return 0;
  return variant == DODONA_KEEPS_HALF ? 1 : request->rule.alpha_num;
}

/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && Postal(FamilyOf(request->algorithm));
    terminates \true;
    assigns \nothing;
    ensures den: \result == AlphaDen(VariantOf(request->algorithm), request->rule.alpha_den);
    ensures share: VariantOf(request->algorithm) != DODONA_KEEPS_MOST ==>
      ValidAlpha(AlphaNum(VariantOf(request->algorithm), request->rule.alpha_num), \result);
    exits \false; */
static int32_t alpha_den(const dodona_request *request) {
  int32_t variant = dodona_variant_of(request->algorithm);
  if (variant == DODONA_KEEPS_MOST)
    return 1;
  return variant == DODONA_KEEPS_HALF ? 2 : request->rule.alpha_den;
}

/*@ ghost
  /@ requires range: 1 <= u && 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures most: 0 <= u * (n - 1) <= DODONA_MOST_TICKS;
     exits \false; @/
  void lemma_most_ticks(int32_t u, int32_t n)
  {
    lemma_product_order(u, INT32_MAX, n - 1);
    lemma_product_order(n - 1, INT32_MAX, INT32_MAX);
  }
*/

/* The ticks that the lambda tree takes, and its table, or -1 if that is too short. */
/*@ requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires rule: ValidRule(u, f, 0, 1) && 1 <= ranks;
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures short: \result == -1 <==>
      \exists int64_t T; IsHorizon(u, f, 0, 1, ranks, T) && entries < T;
    ensures horizon: \result != -1 ==> IsHorizon(u, f, 0, 1, ranks, \result) &&
      0 <= \result <= DODONA_MOST_TICKS && \result <= entries;
    ensures reach: \forall integer t; 0 <= t < \result ==> table[t] == Reach(u, f, 0, 1, t);
    exits \false; */
static int64_t lambda_time(int32_t u, int32_t f, int32_t ranks, uint32_t *table, int64_t entries) {
  const dodona_rule rule = {u, f, 0, 1};
  int64_t horizon = -1;
  /*@ ghost
    int64_t T = lemma_horizon(u, f, 0, 1, ranks);
    lemma_most_ticks(u, ranks); */
  //@ assert most: T <= DODONA_MOST_TICKS;
  int64_t room = entries < DODONA_MOST_TICKS ? entries : DODONA_MOST_TICKS;
  dodona_status status = dodona_reach_fill(&rule, ranks, table, room, &horizon);
  //@ assert table: status == DODONA_OK ==> ReachTable(u, f, 0, 1, horizon, table);
  return status == DODONA_OK ? horizon : -1;
}

/* The ticks that the tree of a share takes. The table is scratch. */
/*@ requires table: \valid(table + (0 .. u - 1));
    requires rule: ValidRule(u, f, p, q) && p != 0 && 1 <= ranks;
    terminates \true;
    assigns table[0 .. u - 1];
    ensures horizon: IsHorizon(u, f, p, q, ranks, \result) && 0 <= \result <= DODONA_MOST_TICKS;
    exits \false; */
static int64_t alpha_time(int32_t u, int32_t f, int32_t p, int32_t q, int32_t ranks,
                          uint32_t *table) {
  const dodona_rule rule = {u, f, p, q};
  //@ ghost lemma_most_ticks(u, ranks);
  return dodona_horizon(&rule, ranks, table);
}

/* The ticks that the tree takes, or -1 if the table is too short. In the lambda tree the table is
   filled, else it is scratch. */
/*@ requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires rule: ValidRule(u, f, p, q) && 1 <= ranks && (p == 0 ==> q == 1);
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures lambda: p == 0 ==> (\result == -1 <==>
       \exists int64_t T; IsHorizon(u, f, 0, 1, ranks, T) && entries < T);
    ensures alpha: p != 0 ==> (\result == -1 <==> entries < u);
    ensures horizon: \result != -1 ==>
      IsHorizon(u, f, p, q, ranks, \result) && \result <= DODONA_MOST_TICKS;
    ensures fits: \result != -1 && p == 0 ==> \result <= entries;
    ensures table: \result != -1 ==> SplitTable(u, f, p, q, \result, table);
    exits \false; */
static int64_t take_time(int32_t u, int32_t f, int32_t p, int32_t q, int32_t ranks, uint32_t *table,
                         int64_t entries) {
  if (p == 0)
    return lambda_time(u, f, ranks, table, entries);
  return entries < u ? -1 : alpha_time(u, f, p, q, ranks, table);
}

/* The parts of ValidPlan make it whole. */
/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires range: PlanRow(plan) && 1 <= plan->ranks &&
       0 <= plan->root < plan->ranks && Postal(plan->family) && plan->blocks == 1;
     requires rule: plan->rule.latency == u && plan->rule.ticks == f && plan->rule.alpha_num == p &&
       plan->rule.alpha_den == q && ValidRule(u, f, p, q);
     requires alpha: p == AlphaNum(plan->variant, p) && q == AlphaDen(plan->variant, q);
     requires horizon: plan->horizon == T && T <= DODONA_MOST_TICKS &&
       IsHorizon(u, f, p, q, plan->ranks, T);
     requires table: SplitTable(u, f, p, q, T, table);
     terminates \true;
     assigns \nothing;
     ensures plan: ValidPlan(plan);
     ensures table: PlanTable(plan, table);
     exits \false; @/
  void lemma_made_postal(const dodona_plan *plan, const uint32_t *table, int32_t u, int32_t f,
                         int32_t p, int32_t q, int64_t T)
  {
  }
*/

/* The plan of a valid request for a postal tree, if the table has room. */
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
static dodona_status make_postal(const dodona_request *request, uint32_t *table, int64_t entries,
                                 dodona_plan *plan) {
  int32_t algorithm = request->algorithm;
  int32_t variant = dodona_variant_of(algorithm);
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t u = request->rule.latency;
  int32_t f = request->rule.ticks;
  int32_t p = alpha_num(request);
  int32_t q = alpha_den(request);
  int64_t horizon = take_time(u, f, p, q, ranks, table, entries);
  //@ assert range: 0 <= algorithm < DODONA_ALGORITHMS && 1 <= ranks && 0 <= root < ranks;
  //@ assert family: FamilyOf(algorithm) == DODONA_FAMILY_POSTAL && \at(request->blocks, Pre) == 1;
  //@ assert group: GroupOf{Pre}(request) == 0;
  //@ assert lambda: p == 0 <==> variant == DODONA_KEEPS_MOST;
  //@ assert short: horizon == -1 <==> RequestTooShort{Pre}(request, entries);
  if (horizon == -1)
    return DODONA_SHORT_TABLE;
  plan->algorithm = algorithm;
  plan->family = DODONA_FAMILY_POSTAL;
  plan->variant = variant;
  plan->ranks = ranks;
  plan->root = root;
  plan->blocks = 1;
  plan->group = 0;
  plan->depth = 0;
  plan->rule.latency = u;
  plan->rule.ticks = f;
  plan->rule.alpha_num = p;
  plan->rule.alpha_den = q;
  plan->horizon = horizon;
  //@ assert alpha: p == AlphaNum(variant, p) && q == AlphaDen(variant, q);
  /*@ assert row: plan->algorithm == algorithm && plan->variant == variant &&
        plan->family == DODONA_FAMILY_POSTAL; */
  //@ assert asked: plan->ranks == ranks && plan->root == root && plan->blocks == 1 && plan->group == 0;
  /*@ assert range: PlanRow(plan) && 1 <= plan->ranks &&
        0 <= plan->root < plan->ranks && Postal(plan->family); */
  //@ assert table: SplitTable(u, f, p, q, horizon, table);
  //@ ghost lemma_made_postal(plan, table, u, f, p, q, horizon);
  return DODONA_OK;
}

/* The plan of a valid request for two trees, which need no table. */
/*@ requires memory: \valid_read(request) && \valid(plan) && \separated(plan, request);
    requires request: RequestStatus(request) == DODONA_OK && TwoTree(FamilyOf(request->algorithm));
    terminates \true;
    assigns *plan;
    ensures status: \result == DODONA_OK;
    ensures plan: ValidPlan(plan);
    ensures request: plan->algorithm == \old(request->algorithm) &&
      plan->ranks == \old(request->ranks) && plan->root == \old(request->root) &&
      plan->blocks == \old(request->blocks) && plan->group == \old(GroupOf(request));
    ensures rule: plan->rule.latency == 1 && plan->rule.ticks == 1 && plan->rule.alpha_num == 0 &&
      plan->rule.alpha_den == 1 && plan->horizon == 0;
    exits \false; */
static dodona_status make_twotree(const dodona_request *request, dodona_plan *plan) {
  int32_t algorithm = request->algorithm;
  int32_t pair = dodona_variant_of(algorithm);
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t blocks = request->blocks;
  int32_t last = dodona_twotree_last(pair, ranks, 0);
  //@ assert range: 0 <= algorithm < DODONA_ALGORITHMS && 1 <= ranks && 0 <= root < ranks && 1 <= blocks;
  //@ assert family: FamilyOf(algorithm) == DODONA_FAMILY_TWOTREE;
  //@ assert pair: VariantOf(algorithm) == pair && DODONA_COMPLETE <= pair <= DODONA_INORDER;
  //@ assert group: GroupOf{Pre}(request) == 0;
  plan->algorithm = algorithm;
  plan->family = DODONA_FAMILY_TWOTREE;
  plan->variant = pair;
  plan->ranks = ranks;
  plan->root = root;
  plan->blocks = blocks;
  plan->group = 0;
  plan->depth = last;
  plan->rule.latency = 1;
  plan->rule.ticks = 1;
  plan->rule.alpha_num = 0;
  plan->rule.alpha_den = 1;
  plan->horizon = 0;
  /*@ assert range: PlanRow(plan) && 1 <= plan->ranks &&
        0 <= plan->root < plan->ranks && 1 <= plan->blocks && TwoTree(plan->family); */
  //@ assert family: TwotreePlan(plan);
  return DODONA_OK;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t entries,
                               dodona_plan *plan) {
  dodona_status status = validate(request);
  if (status != DODONA_OK)
    return status;
  int32_t family = dodona_family_of(request->algorithm);
  if (family == DODONA_FAMILY_POSTAL)
    return make_postal(request, table, entries, plan);
  status = family == DODONA_FAMILY_TWOTREE
               ? make_twotree(request, plan)
               : make_fractional(request, group_of(request), table, entries, plan);
  /*@ assert rule: status == DODONA_OK ==> plan->rule.latency == 1 && plan->rule.ticks == 1 &&
        plan->rule.alpha_num == 0 && plan->rule.alpha_den == 1 && plan->horizon == 0; */
  return status;
}
