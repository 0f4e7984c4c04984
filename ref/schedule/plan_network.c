/* Makes plans on simplex ports and for networks: each family names its tree or its shape, its table and its steps. */
#include "ref/count/bounds.h"
#include "ref/count/bounds_simplex.h"
#include "ref/algorithms/cube/cube.h"
#include "ref/algorithms/simplex/step.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "ref/schedule/network_shape.h"
#include "ref/schedule/plan_parts.h"
#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/htree.h"
#include "ref/trees/couple.h"
#include "ref/trees/tree.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/simplex.h"

/* Simplex ports are taken by trees that can run on them. */
/*@ ghost
  /@ requires request: ValidRequest(q) && q.ports != DODONA_DUPLEX;
     terminates \true;
     assigns \nothing;
     ensures tree: Fractional(FamilyOf(q.algorithm)) || (q.ports == DODONA_COUPLES && TwoTree(FamilyOf(q.algorithm)));
     ensures group: Fractional(FamilyOf(q.algorithm)) && VariantOf(q.algorithm) == 0 ==> 1 <= q.group;
     exits \false; @/
  void lemma_simplex_rows(dodona_request q)
  {
  }
*/

/* Of couples the tree that they play, of the direct tree the duplex tree. */
/*@ requires request: FitRequest(q) && q.ports != DODONA_DUPLEX;
    terminates \true;
    assigns \nothing;
    ensures tree: \result.algorithm == q.algorithm && \result.root == 0 &&
      \result.blocks == q.blocks && \result.group == q.group &&
      \result.ranks == (q.ports == DODONA_COUPLES ? Couples(q.ranks) : q.ranks);
    ensures asked: AskedPlan(\result) && RequestStatus(\result) == DODONA_OK;
    ensures room: \forall integer words; RequestTooShort(\result, words) <==> NetworkWordsTooFew(q, words);
    exits \false; */
static dodona_tree_request tree_request(dodona_request q) {
  int32_t ranks = q.ports == DODONA_COUPLES ? dodona_couples(q.ranks) : q.ranks;
  dodona_tree_request tree = {q.algorithm, ranks, 0, q.blocks, q.group, {1, 1, 0, 1}};
  //@ ghost lemma_simplex_rows(q);
  return tree;
}

/*@ requires shape: CrossbarShape(shape);
    terminates \true;
    assigns \nothing;
    ensures enough: !TooShort(shape.per[shape.levels - 1], shape.group, \result);
    ensures range: 0 <= \result;
    exits \false; */
static int64_t crossbar_entries(dodona_crossbar shape) {
  return dodona_crossbar_entries(&shape);
}

int64_t dodona_network_entries(dodona_request q) {
  if (q.ports != DODONA_DUPLEX)
    return dodona_tree_entries(tree_request(q));
  if (dodona_row_family(q.algorithm) != DODONA_FAMILY_CROSSBAR)
    return 0;
  const dodona_crossbar shape = dodona_network_crossbar(q);
  //@ assert levels: LevelsIn(q, shape.levels);
  //@ assert inside: shape.per[shape.levels - 1] == RanksIn(q, shape.levels - 1) && shape.group == q.group;
  //@ assert one: \forall integer n; LevelsIn(q, n) ==> n == shape.levels;
  int64_t entries = crossbar_entries(shape);
  //@ assert enough: !TooShort(RanksIn(q, shape.levels - 1), q.group, entries);
  return entries;
}

/* The shape with its depth, and the table; no levels if the table is too short. */
/*@ requires shape: CrossbarShape(shape);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures range: 0 <= \result.levels;
    ensures short: \result.levels == 0 ==> TooShort(shape.per[shape.levels - 1], shape.group, entries);
    ensures ready: 1 <= \result.levels ==> ReadyCrossbar(\result, table);
    ensures same: 1 <= \result.levels ==> \result.levels == shape.levels && \result.group == shape.group &&
      \result.channels == shape.channels && \forall integer k; 0 <= k < shape.levels ==> \result.per[k] == shape.per[k];
    exits \false; */
static dodona_crossbar take_crossbar(dodona_crossbar shape, uint32_t *table, int64_t entries) {
  int32_t status = dodona_crossbar_fill(&shape, table, entries);
  if (status != DODONA_OK)
    shape.levels = 0;
  return shape;
}

/* The tree or the shape, and the table; -1 steps if the table has too few words. */
/*@ requires begun: PlanBegun(plan) && DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan.table == table;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures same: \result.request == plan.request && \result.table == plan.table && \result.family == plan.family &&
      \result.variant == plan.variant && \result.first == plan.first;
    ensures short: \result.steps == -1 ==> NetworkWordsTooFew(plan.request, words);
    ensures status: -1 <= \result.steps <= 0;
    ensures network: \result.steps == 0 ==> NetworkPlan(\result) && NetworkMade(\result, plan.request);
    exits \false; */
static dodona_plan shaped(dodona_plan plan, uint32_t *table, int64_t words) {
  const dodona_request q = plan.request;
  switch (plan.family) {
  case DODONA_FAMILY_COUPLES:
  case DODONA_FAMILY_SIMPLEX:
    plan.up = dodona_tree_of(tree_request(q), table, words);
    plan.steps = plan.up.ranks == 0 ? -1 : 0;
    //@ assert blocks: plan.steps == 0 ==> plan.up.blocks == q.blocks;
    //@ assert couples: plan.steps == 0 && plan.family == DODONA_FAMILY_COUPLES ==> PlanOfCouples(plan.up, q.ranks);
    //@ assert direct: plan.steps == 0 && plan.family == DODONA_FAMILY_SIMPLEX ==> DirectPlan(plan.up, q.ranks);
    //@ assert shape: plan.steps == 0 ==> NetworkShape(plan.family, q.ranks, q.blocks, plan.up, plan.crossbar, plan.htree);
    //@ assert words: plan.steps == 0 ==> NetworkWords(plan.family, plan.up, plan.crossbar, table);
    //@ assert asked: plan.steps == 0 ==> NetworkMade(plan, q);
    //@ assert tree: plan.steps == 0 ==> NetworkPlan(plan);
    break;
  case DODONA_FAMILY_CROSSBAR:
    plan.crossbar = take_crossbar(dodona_network_crossbar(q), table, words);
    plan.steps = plan.crossbar.levels == 0 ? -1 : 0;
    //@ assert modules: plan.steps == 0 ==> ModulesMade(plan.crossbar, q) && CrossbarShape(plan.crossbar) && plan.crossbar.per[0] == q.ranks;
    //@ assert crossbar: plan.steps == 0 ==> NetworkPlan(plan) && NetworkMade(plan, q);
    break;
  case DODONA_FAMILY_MESH:
    plan.htree = dodona_network_mesh(q);
    //@ assert mesh: NetworkShape(plan.family, q.ranks, q.blocks, plan.up, plan.crossbar, plan.htree);
    //@ assert bare: NetworkPlan(plan) && NetworkMade(plan, q);
    break;
  default:
    break;
  }
  return plan;
}

/*@ requires tree: PlanOfCouples(tree, ranks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CoupleSteps(tree, ranks) && 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t couple_steps(dodona_tree_plan tree, int32_t ranks) {
  return dodona_couple_steps(ranks, &tree);
}

/*@ requires shape: ReadyCrossbar(shape, table) && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == (shape.per[0] == 1 ? 0 : CrossbarDepth(shape) + Pace(shape.group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t crossbar_steps(dodona_crossbar shape, const uint32_t *table, int32_t blocks) {
  return dodona_crossbar_steps(&shape, table, blocks);
}

/*@ requires tree: IsHtree(tree.mesh.rows, tree.mesh.columns, tree.group_rows, tree.group_columns, tree.group, tree.side) && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == (tree.side == 1 && tree.group == 1 ? 0 :
      2 * Halvings(tree.side) * (tree.group + 1) + tree.group - (tree.side > 1 ? 3 : 1) + Pace(tree.group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t mesh_steps(dodona_htree tree, int32_t blocks) {
  //@ ghost lemma_product_order(1, tree.group_rows, tree.group_columns);
  //@ assert sides: 1 <= tree.side && 1 <= tree.group;
  return dodona_htree_steps(&tree, blocks);
}

/* The steps of the broadcast. */
/*@ requires network: ValidNetwork(plan) && NetworkTable(plan, table);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == NetworkSteps(plan);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t steps_of(dodona_plan plan, const uint32_t *table) {
  const int32_t ranks = plan.request.ranks;
  const int32_t blocks = plan.request.blocks;
  switch (plan.family) {
  case DODONA_FAMILY_COUPLES:
    return couple_steps(plan.up, ranks);
  case DODONA_FAMILY_SIMPLEX:
    //@ ghost lemma_capacity_power(plan.up.group, 0);
    //@ ghost lemma_simplex_fall(ranks, plan.up.group, plan.up.depth);
    return dodona_simplex_direct_steps(ranks, plan.up.group, plan.up.depth, blocks);
  case DODONA_FAMILY_CUBE:
    return dodona_cube_steps(ranks, blocks);
  case DODONA_FAMILY_CROSSBAR:
    return crossbar_steps(plan.crossbar, table, blocks);
  default:
    break;
  }
  return mesh_steps(plan.htree, blocks);
}

/* The steps of the plan whose tree or shape is made, and what it tells of them. */
/*@ requires begun: PlanBegun(plan) && DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES;
    requires network: NetworkPlan(plan) && NetworkMade(plan, plan.request);
    terminates \true;
    assigns \nothing;
    ensures same: \result.request == plan.request && \result.table == plan.table && 0 <= \result.steps;
    ensures valid: ValidSchedule(\result);
    ensures asked: AskedFor(\result, plan.request) && AsAsked(\result, plan.request);
    exits \false; */
static dodona_plan timed(dodona_plan plan) {
  const dodona_request q = plan.request;
  const int64_t steps = steps_of(plan, plan.table);
  //@ assert shape: NetworkShape(plan.family, q.ranks, q.blocks, plan.up, plan.crossbar, plan.htree);
  //@ assert words: NetworkWords(plan.family, plan.up, plan.crossbar, plan.table);
  plan.first = q.op == DODONA_BCAST ? 0 : steps;
  plan.steps = plan.first + (q.op == DODONA_REDUCE ? 0 : steps);
  plan.bound = q.ports != DODONA_DUPLEX ? dodona_bound_steps_simplex(q.ranks, q.blocks)
                                        : dodona_plan_bound(q);
  plan.ordered = q.op == DODONA_BCAST || (plan.family == DODONA_FAMILY_SIMPLEX && q.root == 0);
  //@ assert steps: steps == NetworkSteps(plan);
  //@ assert told: StepsTold(plan);
  //@ assert inside: InPlan(plan);
  //@ assert network: ValidNetwork(plan) && NetworkTable(plan, plan.table);
  //@ assert made: NetworkMade(plan, q) && BoundAsked(q, plan.bound) && OrderAsked(plan, q);
  return plan;
}

dodona_plan dodona_plan_network(dodona_plan plan, uint32_t *table, int64_t words) {
  const dodona_plan made = shaped(plan, table, words);
  return made.steps < 0 ? made : timed(made);
}
