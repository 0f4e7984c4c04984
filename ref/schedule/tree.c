/* Makes the plan of a request: judges the request, then lets the family of its algorithm make the plan. */
#include "ref/schedule/tree.h"
#include "ref/schedule/table.h"
#include "ref/schedule/tree_postal.h"
#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/algorithms/twotree/span.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/base.h"

/* The families whose trees are made here, placed in tree_place.c and run in tree_step.c and tree_active.c. A row of
   another family does not compile before it stands in this list. */
enum { TREES_OF_FRACTIONAL, TREES_OF_POSTAL, TREES_OF_TWOTREE };
enum {
#define DODONA_ID(id, name, family, variant, ops, takes, summary) MADE_##id = TREES_OF_##family,
  DODONA_TREE_TABLE(DODONA_ID)
#undef DODONA_ID
};

/*@ requires memory: \valid_read(request);
    requires range: 1 <= request->ranks;
    terminates \true;
    assigns \nothing;
    ensures status: \result == PostalStatus(request);
    exits \false; */
static dodona_status validate_postal(const dodona_tree_request *request) {
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
static dodona_status validate(const dodona_tree_request *request) {
  if (request->algorithm < 0 || request->algorithm >= DODONA_TREES)
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
static int32_t group_of(const dodona_tree_request *request) {
  int32_t variant = dodona_variant_of(request->algorithm);
  int32_t group = variant == 0 ? request->group : variant;
  return group < request->ranks ? group : INT32_MAX;
}

int64_t dodona_tree_entries(const dodona_tree_request *request) {
  if (validate(request) != DODONA_OK)
    return -1;
  int32_t family = dodona_family_of(request->algorithm);
  int64_t entries = -1;
  if (family == DODONA_FAMILY_TWOTREE)
    entries = 0;
  else if (family == DODONA_FAMILY_FRACTIONAL)
    entries = dodona_capacity_entries(request->ranks, group_of(request));
  else if (family == DODONA_FAMILY_POSTAL)
    entries = dodona_variant_of(request->algorithm) == DODONA_KEEPS_MOST
                  ? dodona_reach_entries(request->rule.latency, request->ranks)
                  : request->rule.latency;
  return entries;
}

/* Writes the members of a plan without a postal rule: the algorithm's row, what was asked, and the tree's depth. */
/*@ requires memory: \valid(plan);
    requires row: 0 <= algorithm < DODONA_TREES;
    terminates \true;
    assigns *plan;
    ensures row: PlanRow(plan) && plan->family == FamilyOf(algorithm) && plan->variant == VariantOf(algorithm);
    ensures asked: plan->algorithm == algorithm && plan->ranks == ranks && plan->root == root &&
      plan->blocks == blocks && plan->group == group && plan->depth == depth;
    ensures rule: plan->rule.latency == 1 && plan->rule.ticks == 1 && plan->rule.alpha_num == 0 &&
      plan->rule.alpha_den == 1 && plan->horizon == 0;
    exits \false; */
static void write_pipeline(dodona_tree_plan *plan, int32_t algorithm, int32_t ranks, int32_t root,
                           int32_t blocks, int32_t group, int32_t depth) {
  int32_t family = dodona_family_of(algorithm);
  int32_t variant = dodona_variant_of(algorithm);
  //@ assert family: family == FamilyOf(algorithm) && 0 <= family <= DODONA_FAMILY_TWOTREE;
  //@ assert variant: variant == VariantOf(algorithm);
  plan->algorithm = algorithm;
  plan->family = family;
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
}

/* A plan in the table's row and the family's shape is valid. */
/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires range: PlanRow(plan) && 1 <= plan->ranks && 0 <= plan->root < plan->ranks && 1 <= plan->blocks;
     requires family: Fractional(plan->family) && FractionalPlan(plan) ||
       TwoTree(plan->family) && TwotreePlan(plan);
     requires table: Fractional(plan->family) ==> CapacityTable(plan->group, plan->depth, table);
     terminates \true;
     assigns \nothing;
     ensures plan: ValidPlan(plan) && PlanTable(plan, table);
     exits \false; @/
  void lemma_made(const dodona_tree_plan *plan, const uint32_t *table)
  {
  }
*/

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
static dodona_status make_fractional(const dodona_tree_request *request, int32_t group,
                                     uint32_t *table, int64_t entries, dodona_tree_plan *plan) {
  int32_t depth = 0;
  int32_t algorithm = request->algorithm;
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t blocks = request->blocks;
  dodona_status status = dodona_capacity_fill(ranks, group, table, entries, &depth);
  //@ assert short: status == DODONA_SHORT_TABLE <==> TooShort(ranks, group, entries);
  if (status != DODONA_OK)
    return status;
  write_pipeline(plan, algorithm, ranks, root, blocks, group, depth);
  //@ assert range: 1 <= plan->ranks && 0 <= plan->root < plan->ranks && 1 <= plan->blocks;
  //@ assert depth: IsDepth(plan->ranks, plan->group, plan->depth);
  //@ assert family: FractionalPlan(plan);
  //@ assert table: CapacityTable(plan->group, plan->depth, table);
  //@ ghost lemma_made(plan, table);
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
static dodona_status make_twotree(const dodona_tree_request *request, dodona_tree_plan *plan) {
  int32_t algorithm = request->algorithm;
  int32_t pair = dodona_variant_of(algorithm);
  int32_t ranks = request->ranks;
  int32_t root = request->root;
  int32_t blocks = request->blocks;
  int32_t last = dodona_twotree_last(pair, ranks, 0);
  //@ assert range: 0 <= algorithm < DODONA_TREES && 1 <= ranks && 0 <= root < ranks && 1 <= blocks;
  //@ assert family: FamilyOf(algorithm) == DODONA_FAMILY_TWOTREE;
  //@ assert pair: VariantOf(algorithm) == pair && DODONA_COMPLETE <= pair <= DODONA_INORDER;
  //@ assert group: GroupOf{Pre}(request) == 0;
  write_pipeline(plan, algorithm, ranks, root, blocks, 0, last);
  //@ assert range: 1 <= plan->ranks && 0 <= plan->root < plan->ranks && 1 <= plan->blocks;
  //@ assert family: TwotreePlan(plan);
  //@ ghost lemma_made(plan, (const uint32_t *)0);
  return DODONA_OK;
}

dodona_status dodona_tree_make(const dodona_tree_request *request, uint32_t *table, int64_t entries,
                               dodona_tree_plan *plan) {
  dodona_status status = validate(request);
  if (status != DODONA_OK)
    return status;
  int32_t family = dodona_family_of(request->algorithm);
  if (family == DODONA_FAMILY_POSTAL)
    return dodona_tree_postal(request, table, entries, plan);
  status = DODONA_BAD_ALGORITHM;
  if (family == DODONA_FAMILY_TWOTREE)
    status = make_twotree(request, plan);
  else if (family == DODONA_FAMILY_FRACTIONAL)
    status = make_fractional(request, group_of(request), table, entries, plan);
  /*@ assert rule: status == DODONA_OK ==> plan->rule.latency == 1 && plan->rule.ticks == 1 &&
        plan->rule.alpha_num == 0 && plan->rule.alpha_den == 1 && plan->horizon == 0; */
  return status;
}
