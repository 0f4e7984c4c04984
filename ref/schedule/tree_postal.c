/* The time that a postal tree takes comes from its table: the lambda tree's is filled, another's is scratch. */
#include "ref/schedule/tree_postal.h"
#include "ref/schedule/table.h"
#include "ref/algorithms/postal/reach.h"
#include "spec/lemmas/base.h"

/* The share that a sender keeps, as the algorithm has it. */
/*@ requires memory: \valid_read(request);
    requires request: RequestStatus(request) == DODONA_OK && Postal(FamilyOf(request->algorithm));
    terminates \true;
    assigns \nothing;
    ensures num: \result == AlphaNum(VariantOf(request->algorithm), request->rule.alpha_num);
    ensures lambda: \result == 0 <==> VariantOf(request->algorithm) == DODONA_KEEPS_MOST;
    exits \false; */
static int32_t alpha_num(const dodona_tree_request *request) {
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
static int32_t alpha_den(const dodona_tree_request *request) {
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

/* Writes the members of a postal tree's plan. */
/*@ requires memory: \valid(plan);
    requires row: 0 <= algorithm < DODONA_TREES && FamilyOf(algorithm) == DODONA_FAMILY_POSTAL;
    terminates \true;
    assigns *plan;
    ensures row: PlanRow(plan) && Postal(plan->family);
    ensures asked: plan->algorithm == algorithm && plan->ranks == ranks && plan->root == root &&
      plan->blocks == 1 && plan->group == 0 && plan->depth == 0 && plan->horizon == horizon;
    ensures rule: plan->rule.latency == rule.latency && plan->rule.ticks == rule.ticks &&
      plan->rule.alpha_num == rule.alpha_num && plan->rule.alpha_den == rule.alpha_den;
    exits \false; */
static void write_postal(dodona_tree_plan *plan, int32_t algorithm, int32_t ranks, int32_t root,
                         dodona_rule rule, int64_t horizon) {
  int32_t variant = dodona_variant_of(algorithm);
  //@ assert row: FamilyOf(algorithm) == DODONA_FAMILY_POSTAL && VariantOf(algorithm) == variant;
  plan->algorithm = algorithm;
  plan->family = DODONA_FAMILY_POSTAL;
  plan->variant = variant;
  plan->ranks = ranks;
  plan->root = root;
  plan->blocks = 1;
  plan->group = 0;
  plan->depth = 0;
  plan->rule.latency = rule.latency;
  plan->rule.ticks = rule.ticks;
  plan->rule.alpha_num = rule.alpha_num;
  plan->rule.alpha_den = rule.alpha_den;
  plan->horizon = horizon;
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
  void lemma_made_postal(const dodona_tree_plan *plan, const uint32_t *table, int32_t u, int32_t f,
                         int32_t p, int32_t q, int64_t T)
  {
  }
*/

dodona_status dodona_tree_postal(const dodona_tree_request *request, uint32_t *table,
                                 int64_t entries, dodona_tree_plan *plan) {
  int32_t algorithm = request->algorithm;
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t u = request->rule.latency;
  int32_t f = request->rule.ticks;
  int32_t p = alpha_num(request);
  int32_t q = alpha_den(request);
  int64_t horizon = take_time(u, f, p, q, ranks, table, entries);
  //@ assert range: 0 <= algorithm < DODONA_TREES && 1 <= ranks && 0 <= root < ranks;
  //@ assert family: FamilyOf(algorithm) == DODONA_FAMILY_POSTAL && \at(request->blocks, Pre) == 1;
  //@ assert group: GroupOf{Pre}(request) == 0;
  //@ assert lambda: p == 0 <==> VariantOf(algorithm) == DODONA_KEEPS_MOST;
  //@ assert short: horizon == -1 <==> RequestTooShort{Pre}(request, entries);
  if (horizon == -1)
    return DODONA_SHORT_TABLE;
  const dodona_rule rule = {u, f, p, q};
  write_postal(plan, algorithm, ranks, root, rule, horizon);
  //@ assert alpha: p == AlphaNum(plan->variant, p) && q == AlphaDen(plan->variant, q);
  //@ assert table: SplitTable(u, f, p, q, horizon, table);
  //@ ghost lemma_made_postal(plan, table, u, f, p, q, horizon);
  return DODONA_OK;
}
