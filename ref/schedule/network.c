/* Each kind names its module once in each of: its plan, its table, its steps. */
#include "ref/schedule/network.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_simplex.h"
#include "ref/schedule/network_lemmas_acsl.h"
#include "ref/schedule/network_shape.h"
#include "spec/lemmas/simplex.h"

/* Of couples and direct: the duplex plan. */
/*@ requires memory: \valid_read(r);
    requires request: AsksPlan(r);
    terminates \true;
    assigns \nothing;
    ensures plan: \result.algorithm == r->algorithm && \result.root == 0 &&
      \result.blocks == r->blocks && \result.group == r->group &&
      \result.ranks == (r->kind == DODONA_KIND_COUPLES ? Couples(r->ranks) : r->ranks);
    ensures asked: AskedPlan(\result);
    exits \false; */
static dodona_tree_request plan_request(const dodona_network_request *r) {
  int32_t ranks = r->kind == DODONA_KIND_COUPLES ? dodona_couples(r->ranks) : r->ranks;
  dodona_tree_request plan = {r->algorithm, ranks, 0, r->blocks, r->group, {1, 1, 0, 1}};
  return plan;
}

/*@ requires shape: SoundCrossbar(shape);
    terminates \true;
    assigns \nothing;
    ensures enough: !TooShort(Innermost(shape), shape.group, \result);
    ensures range: 0 <= \result;
    exits \false; */
static int64_t crossbar_entries(dodona_crossbar shape) {
  //@ ghost lemma_crossbar_value(&shape);
  return dodona_crossbar_entries(&shape);
}

/*@ requires asked: AskedPlan(asked);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result;
    ensures enough: !PlanTooShort(asked.algorithm, asked.ranks, asked.group, \result);
    exits \false; */
static int64_t plan_entries(dodona_tree_request asked) {
  return dodona_tree_entries(&asked);
}

int64_t dodona_network_entries(const dodona_network_request *request) {
  if (dodona_network_judge(request) != DODONA_OK)
    return -1;
  if (request->kind == DODONA_KIND_CROSSBAR) {
    const dodona_crossbar shape = dodona_network_crossbar(request);
    //@ assert levels: LevelsAsked(request, shape.levels);
    //@ assert inside: Innermost(shape) == ModuleRanks(request, shape.levels - 1) && shape.group == request->group;
    //@ assert one: \forall integer n; LevelsAsked(request, n) ==> n == shape.levels;
    int64_t entries = crossbar_entries(shape);
    //@ assert enough: !TooShort(ModuleRanks(request, shape.levels - 1), request->group, entries);
    //@ assert none: !NetworkTooShort(request, entries);
    return entries;
  }
  return dodona_network_has_plan(request) ? plan_entries(plan_request(request)) : 0;
}

/*@ requires memory: \valid_read(plan);
    terminates \true;
    assigns \nothing;
    ensures sound: ValidPlan(plan) && !Postal(plan->family) && plan->root == 0 ==> SoundPlan(\result);
    ensures fields: \result.algorithm == plan->algorithm && \result.family == plan->family &&
      \result.ranks == plan->ranks && \result.blocks == plan->blocks &&
      \result.group == plan->group && \result.depth == plan->depth;
    exits \false; */
static dodona_tree_plan plan_value(const dodona_tree_plan *plan) {
  //@ ghost lemma_plan_value(plan);
  return *plan;
}

/* The plan and its table; if the table is too short `plan`, which has no ranks. */
/*@ requires asked: AskedPlan(asked);
    requires none: plan.ranks == 0;
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures range: 0 <= \result.ranks;
    ensures short: \result.ranks == 0 ==> PlanTooShort(asked.algorithm, asked.ranks, asked.group, entries);
    ensures plan: 1 <= \result.ranks ==> SoundPlan(\result);
    ensures asked: 1 <= \result.ranks ==> \result.algorithm == asked.algorithm &&
      \result.ranks == asked.ranks && \result.blocks == asked.blocks;
    ensures table: 1 <= \result.ranks && Fractional(\result.family) ==>
      CapacityTable(\result.group, \result.depth, table);
    exits \false; */
static dodona_tree_plan take_plan(dodona_tree_request asked, dodona_tree_plan plan, uint32_t *table,
                                  int64_t entries) {
  if (dodona_tree_make(&asked, table, entries, &plan) != DODONA_OK)
    return plan;
  //@ ghost lemma_plan_row(&plan, table);
  //@ assert algorithm: plan.algorithm == asked.algorithm && plan.root == asked.root;
  //@ assert pipeline: !Postal(plan.family) && plan.root == 0;
  return plan_value(&plan);
}

/* The steps of couples, or of the direct tree. */
/*@ requires plan: SoundPlan(plan) && 1 <= ranks && 1 <= blocks;
    requires couples: kind == DODONA_KIND_COUPLES ==> plan.ranks == Couples(ranks);
    requires direct: kind != DODONA_KIND_COUPLES ==> Fractional(plan.family) && plan.ranks == ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t plan_steps(int32_t kind, int32_t ranks, int32_t blocks, dodona_tree_plan plan) {
  //@ ghost lemma_plan_value(&plan);
  if (kind == DODONA_KIND_COUPLES)
    return dodona_couple_steps(ranks, &plan);
  //@ ghost lemma_capacity_power(plan.group, 0);
  //@ ghost lemma_simplex_fall(ranks, plan.group, plan.depth);
  return dodona_simplex_direct_steps(ranks, plan.group, plan.depth, blocks);
}

/* The network but for its module's part. */
/*@ requires memory: \valid_read(r);
    terminates \true;
    assigns \nothing;
    ensures request: \result.request.kind == r->kind && \result.request.ranks == r->ranks &&
      \result.request.blocks == r->blocks;
    ensures root: \result.request.root == (r->root == -1 ? root : r->root);
    ensures steps: \result.steps == steps;
    exits \false; */
static dodona_network bare(const dodona_network_request *r, int32_t root, int64_t steps) {
  dodona_network made = {0};
  made.request = *r;
  if (r->root == DODONA_NONE)
    made.request.root = root;
  made.steps = steps;
  return made;
}

/*@ requires memory: \valid_read(r) && \valid(network);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, r, table + (0 .. entries - 1));
    requires request: AsksPlan(r);
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkTooShort{Pre}(r, entries);
    ensures fits: \result == DODONA_OK ==> network->steps <= INT64_MAX / 2;
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures request: \result == DODONA_OK ==> RequestKept{Pre, Post}(r, network);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
static dodona_status make_with_plan(const dodona_network_request *r, uint32_t *table,
                                    int64_t entries, dodona_network *network) {
  const dodona_tree_plan none = {0};
  int32_t kind = r->kind;
  int32_t ranks = r->ranks;
  int32_t blocks = r->blocks;
  //@ assert range: 1 <= ranks && 1 <= blocks;
  //@ assert direct: kind != DODONA_KIND_COUPLES ==> Fractional(FamilyOf(r->algorithm));
  dodona_tree_plan plan = take_plan(plan_request(r), none, table, entries);
  if (plan.ranks == 0)
    return DODONA_SHORT_TABLE;
  dodona_network made = bare(r, 0, plan_steps(kind, ranks, blocks, plan));
  made.plan = plan;
  *network = made;
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
  return DODONA_OK;
}

/* The shape with its depth, and the table; no levels if the table is too short. */
/*@ requires shape: SoundCrossbar(shape);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures range: 0 <= \result.levels;
    ensures short: \result.levels == 0 ==> TooShort(Innermost(shape), shape.group, entries);
    ensures shape: 1 <= \result.levels ==> SoundCrossbar(\result) && \result.per[0] == shape.per[0];
    ensures depth: 1 <= \result.levels ==> SoundDepth(\result);
    ensures table: 1 <= \result.levels ==> CapacityTable(\result.group, \result.depth, table);
    exits \false; */
static dodona_crossbar take_crossbar(dodona_crossbar shape, uint32_t *table, int64_t entries) {
  //@ ghost lemma_crossbar_value(&shape);
  int32_t status = dodona_crossbar_fill(&shape, table, entries);
  //@ assert good: status != DODONA_BAD_GROUP;
  //@ assert size: shape.levels == \at(shape.levels, Pre) && shape.group == \at(shape.group, Pre);
  //@ assert inside: shape.per[shape.levels - 1] == Innermost(\at(shape, Pre));
  //@ assert short: status != DODONA_OK ==> TooShort(Innermost(\at(shape, Pre)), \at(shape.group, Pre), entries);
  if (status != DODONA_OK)
    shape.levels = 0;
  //@ ghost lemma_crossbar_value(&shape);
  //@ ghost lemma_table_value(&shape);
  return shape;
}

/*@ requires shape: SoundCrossbar(shape) && SoundDepth(shape);
    requires table: CapacityTable(shape.group, shape.depth, table);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t crossbar_steps(dodona_crossbar shape, const uint32_t *table, int32_t blocks) {
  //@ ghost lemma_crossbar_value(&shape);
  //@ ghost lemma_table_value(&shape);
  return dodona_crossbar_steps(&shape, table, blocks);
}

/*@ requires memory: \valid_read(r) && \valid(network);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, r, table + (0 .. entries - 1));
    requires request: NetworkStatus(r, DODONA_OK) && r->kind == DODONA_KIND_CROSSBAR;
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkTooShort{Pre}(r, entries);
    ensures fits: \result == DODONA_OK ==> network->steps <= INT64_MAX / 2;
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures request: \result == DODONA_OK ==> RequestKept{Pre, Post}(r, network);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
static dodona_status make_crossbar(const dodona_network_request *r, uint32_t *table,
                                   int64_t entries, dodona_network *network) {
  dodona_crossbar shape = take_crossbar(dodona_network_crossbar(r), table, entries);
  if (shape.levels == 0)
    return DODONA_SHORT_TABLE;
  dodona_network made = bare(r, 0, crossbar_steps(shape, table, r->blocks));
  made.crossbar = shape;
  *network = made;
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
  return DODONA_OK;
}

/* Where the root of the tree stands. */
/*@ requires tree: IsHtree(tree.mesh.rows, tree.mesh.columns, tree.group_rows, tree.group_columns,
                           tree.group, tree.side);
    terminates \true;
    assigns \nothing;
    ensures node: 0 <= \result < Nodes(tree.mesh.rows, tree.mesh.columns);
    exits \false; */
static int32_t tree_root(dodona_htree tree) {
  return dodona_htree_node(&tree, 0);
}

/*@ requires tree: IsHtree(tree.mesh.rows, tree.mesh.columns, tree.group_rows, tree.group_columns,
                           tree.group, tree.side);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t tree_steps(dodona_htree tree, int32_t blocks) {
  return dodona_htree_steps(&tree, blocks);
}

/*@ requires memory: \valid_read(r) && \valid(network) && \separated(network, r);
    requires request: NetworkStatus(r, DODONA_OK) && r->kind == DODONA_KIND_MESH;
    terminates \true;
    assigns *network;
    ensures network: ValidNetwork(network);
    ensures fits: network->steps <= INT64_MAX / 2;
    ensures request: RequestKept{Pre, Post}(r, network);
    exits \false; */
static void make_mesh(const dodona_network_request *r, dodona_network *network) {
  dodona_htree tree = dodona_network_mesh(r);
  dodona_network made = bare(r, tree_root(tree), tree_steps(tree, r->blocks));
  made.htree = tree;
  //@ assert root: 0 <= made.request.root < made.request.ranks && 1 <= made.request.blocks;
  //@ assert ranks: MeshNodes(made.htree) == made.request.ranks;
  //@ assert value: SoundNetwork(made);
  *network = made;
  //@ ghost lemma_network_value(network);
}

/*@ requires memory: \valid_read(r) && \valid(network) && \separated(network, r);
    requires request: NetworkStatus(r, DODONA_OK) && r->kind == DODONA_KIND_HYPERCUBE;
    terminates \true;
    assigns *network;
    ensures network: ValidNetwork(network);
    ensures fits: network->steps <= INT64_MAX / 2;
    ensures request: RequestKept{Pre, Post}(r, network);
    exits \false; */
static void make_cube(const dodona_network_request *r, dodona_network *network) {
  dodona_network made = bare(r, 0, dodona_hypercube_steps(dodona_log2_floor(r->ranks), r->blocks));
  *network = made;
  //@ ghost lemma_network_value(network);
}

dodona_status dodona_network_make(const dodona_network_request *request, uint32_t *table,
                                  int64_t entries, dodona_network *network) {
  dodona_status status = dodona_network_judge(request);
  if (status != DODONA_OK)
    return status;
  if (request->kind == DODONA_KIND_CROSSBAR) {
    status = make_crossbar(request, table, entries, network);
    //@ assert crossbar: status == DODONA_OK ==> network->steps <= INT64_MAX / 2;
    return status;
  }
  if (dodona_network_has_plan(request)) {
    status = make_with_plan(request, table, entries, network);
    //@ assert plan: status == DODONA_OK ==> network->steps <= INT64_MAX / 2;
    return status;
  }
  if (request->kind == DODONA_KIND_MESH)
    make_mesh(request, network);
  else
    make_cube(request, network);
  //@ assert fits: network->steps <= INT64_MAX / 2;
  return DODONA_OK;
}

int64_t dodona_network_steps(const dodona_network *network) {
  return network->steps;
}

int dodona_network_simplex(const dodona_network *network) {
  return dodona_network_has_plan(&network->request);
}

int64_t dodona_network_bound(const dodona_network *network) {
  const dodona_network_request *r = &network->request;
  return dodona_network_has_plan(r) ? dodona_bound_steps_simplex(r->ranks, r->blocks)
                                    : dodona_bound_steps(r->ranks, r->blocks);
}
