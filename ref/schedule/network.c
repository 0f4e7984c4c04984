/* Each family names its module once in each of: its plan, its table, its steps. */
#include "ref/schedule/network.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_simplex.h"
#include "ref/schedule/network_lemmas_acsl.h"
#include "ref/schedule/network_shape.h"
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

/* Of couples and direct: the duplex plan. */
/*@ requires request: FitRequest(q) && q.ports != DODONA_DUPLEX;
    terminates \true;
    assigns \nothing;
    ensures plan: \result.algorithm == q.algorithm && \result.root == 0 &&
      \result.blocks == q.blocks && \result.group == q.group &&
      \result.ranks == (q.ports == DODONA_COUPLES ? Couples(q.ranks) : q.ranks);
    ensures asked: AskedPlan(\result);
    exits \false; */
static dodona_tree_request plan_request(dodona_request q) {
  int32_t ranks = q.ports == DODONA_COUPLES ? dodona_couples(q.ranks) : q.ranks;
  dodona_tree_request plan = {q.algorithm, ranks, 0, q.blocks, q.group, {1, 1, 0, 1}};
  //@ ghost lemma_simplex_rows(q);
  return plan;
}

/*@ requires shape: CrossbarShape(shape);
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
  return dodona_tree_entries(asked);
}

int64_t dodona_network_entries(dodona_request q) {
  if (q.ports != DODONA_DUPLEX)
    return plan_entries(plan_request(q));
  if (dodona_row_family(q.algorithm) != DODONA_FAMILY_CROSSBAR)
    return 0;
  const dodona_crossbar shape = dodona_network_crossbar(q);
  //@ assert levels: LevelsIn(q, shape.levels);
  //@ assert inside: Innermost(shape) == RanksIn(q, shape.levels - 1) && shape.group == q.group;
  //@ assert one: \forall integer n; LevelsIn(q, n) ==> n == shape.levels;
  int64_t entries = crossbar_entries(shape);
  //@ assert enough: !TooShort(RanksIn(q, shape.levels - 1), q.group, entries);
  return entries;
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
      \result.ranks == asked.ranks && \result.blocks == asked.blocks &&
      \result.group == Group(FamilyOf(asked.algorithm), VariantOf(asked.algorithm), asked.ranks, asked.group);
    ensures table: 1 <= \result.ranks && Fractional(\result.family) ==>
      CapacityTable(\result.group, \result.depth, table);
    exits \false; */
static dodona_tree_plan take_plan(dodona_tree_request asked, dodona_tree_plan plan, uint32_t *table,
                                  int64_t entries) {
  if (dodona_tree_make(asked, table, entries, &plan) != DODONA_OK)
    return plan;
  //@ ghost lemma_plan_row(&plan, table);
  //@ assert algorithm: plan.algorithm == asked.algorithm && plan.root == asked.root;
  //@ assert pipeline: !Postal(plan.family) && plan.root == 0;
  return plan_value(&plan);
}

/* The network but for its module's part and its steps. */
/*@ requires request: ValidRequest(q) && OnNetwork(q);
    terminates \true;
    assigns \nothing;
    ensures sizes: SizesMade(\result, q);
    ensures steps: \result.steps == 0;
    exits \false; */
static dodona_network bare(dodona_request q) {
  dodona_network made = {0};
  made.request.family = dodona_plan_family(q);
  made.request.ranks = q.ranks;
  made.request.root = q.root;
  made.request.blocks = q.blocks;
  return made;
}

/*@ requires memory: \valid(network);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, table + (0 .. entries - 1));
    requires request: FitRequest(q) && q.ports != DODONA_DUPLEX;
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkWordsTooFew(q, entries);
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures made: \result == DODONA_OK ==> SizesKept(network, q) && NetworkMade(network, q);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
static dodona_status make_with_plan(dodona_request q, uint32_t *table, int64_t entries,
                                    dodona_network *network) {
  const dodona_tree_plan none = {0};
  dodona_tree_plan plan = take_plan(plan_request(q), none, table, entries);
  if (plan.ranks == 0)
    return DODONA_SHORT_TABLE;
  dodona_network made = bare(q);
  made.plan = plan;
  //@ assert value: SoundNetwork(made);
  *network = made;
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
  return DODONA_OK;
}

/* The shape with its depth, and the table; no levels if the table is too short. */
/*@ requires shape: CrossbarShape(shape);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures range: 0 <= \result.levels;
    ensures short: \result.levels == 0 ==> TooShort(Innermost(shape), shape.group, entries);
    ensures shape: 1 <= \result.levels ==> CrossbarShape(\result) && \result.per[0] == shape.per[0] &&
      \result.group == shape.group && \result.channels == shape.channels;
    ensures sizes: 1 <= \result.levels ==> \result.levels == shape.levels &&
      \forall integer k; 0 <= k < shape.levels ==> ModuleSize(\result, k) == ModuleSize(shape, k);
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

/*@ requires memory: \valid(network);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, table + (0 .. entries - 1));
    requires request: FitRequest(q) && q.ports == DODONA_DUPLEX && RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR;
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkWordsTooFew(q, entries);
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures made: \result == DODONA_OK ==> SizesKept(network, q) && NetworkMade(network, q);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
static dodona_status make_crossbar(dodona_request q, uint32_t *table, int64_t entries,
                                   dodona_network *network) {
  dodona_crossbar shape = dodona_network_crossbar(q);
  //@ ghost int32_t levels = shape.levels;
  shape = take_crossbar(shape, table, entries);
  if (shape.levels == 0)
    return DODONA_SHORT_TABLE;
  dodona_network made = bare(q);
  made.crossbar = shape;
  //@ assert sizes: shape.levels == levels && \forall integer k; 0 <= k < levels ==> ModuleSize(shape, k) == RanksIn(q, k);
  *network = made;
  //@ ghost lemma_network_modules(network);
  //@ assert modules: ModulesMade(&network->crossbar, q);
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
  return DODONA_OK;
}

/*@ requires memory: \valid(network);
    requires request: FitRequest(q) && q.ports == DODONA_DUPLEX && RowFamily(q.algorithm) == DODONA_FAMILY_MESH;
    terminates \true;
    assigns *network;
    ensures network: ValidNetwork(network);
    ensures made: SizesKept(network, q) && NetworkMade(network, q);
    exits \false; */
static void make_mesh(dodona_request q, dodona_network *network) {
  dodona_network made = bare(q);
  made.htree = dodona_network_mesh(q);
  //@ assert ranks: MeshNodes(made.htree) == made.request.ranks;
  //@ assert value: SoundNetwork(made);
  *network = made;
  //@ ghost lemma_network_value(network);
}

/*@ requires memory: \valid(network);
    requires request: FitRequest(q) && q.ports == DODONA_DUPLEX && RowFamily(q.algorithm) == DODONA_FAMILY_CUBE;
    terminates \true;
    assigns *network;
    ensures network: ValidNetwork(network);
    ensures made: SizesKept(network, q) && NetworkMade(network, q);
    exits \false; */
static void make_cube(dodona_request q, dodona_network *network) {
  dodona_network made = bare(q);
  *network = made;
  //@ ghost lemma_network_value(network);
}

/*@ requires memory: \valid_read(n);
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == NetworkSteps(n);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t steps_of(const dodona_network *n, const uint32_t *table) {
  const dodona_network_sizes *r = &n->request;
  int64_t steps = 0;
  switch (r->family) {
  case DODONA_FAMILY_COUPLES:
    steps = dodona_couple_steps(r->ranks, &n->plan);
    //@ assert couples: steps == NetworkSteps(n);
    break;
  case DODONA_FAMILY_SIMPLEX:
    //@ ghost lemma_capacity_power(n->plan.group, 0);
    //@ ghost lemma_simplex_fall(r->ranks, n->plan.group, n->plan.depth);
    steps = dodona_simplex_direct_steps(r->ranks, n->plan.group, n->plan.depth, r->blocks);
    //@ assert direct: steps == NetworkSteps(n);
    break;
  case DODONA_FAMILY_CUBE:
    steps = dodona_cube_steps(r->ranks, r->blocks);
    //@ assert cube: steps == NetworkSteps(n);
    break;
  case DODONA_FAMILY_CROSSBAR:
    steps = dodona_crossbar_steps(&n->crossbar, table, r->blocks);
    //@ assert crossbar: steps == NetworkSteps(n);
    break;
  case DODONA_FAMILY_MESH:
    steps = dodona_htree_steps(&n->htree, r->blocks);
    //@ ghost lemma_product_order(1, n->htree.group_rows, n->htree.group_columns);
    //@ assert sides: 1 <= n->htree.side && 1 <= n->htree.group;
    //@ assert mesh: steps == NetworkSteps(n);
    break;
  }
  return steps;
}

/* Writes the steps, on which nothing else in the network depends. */
/*@ requires memory: \valid(n);
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    terminates \true;
    assigns n->steps;
    ensures network: ValidNetwork(n) && NetworkTable(n, table);
    ensures request: n->request == \old(n->request);
    ensures steps: n->steps == NetworkSteps(n) && n->steps <= INT64_MAX / 2;
    exits \false; */
static void tell_steps(dodona_network *n, const uint32_t *table) {
  int64_t steps = steps_of(n, table);
  //@ ghost lemma_network_value(n);
  //@ assert sound: SoundNetwork(*n);
  n->steps = steps;
  //@ assert request: n->request == \at(n->request, Pre);
  //@ assert plan: n->plan == \at(n->plan, Pre);
  //@ assert crossbar: n->crossbar == \at(n->crossbar, Pre);
  //@ assert htree: n->htree == \at(n->htree, Pre);
  //@ assert horizon: n->plan.horizon == \at(n->plan.horizon, Pre);
  //@ assert played: PlanSteps(&n->plan) == \at(PlanSteps(&n->plan), Pre);
  //@ assert steps: NetworkSteps(n) == \at(NetworkSteps(n), Pre);
  //@ assert value: SoundNetwork(*n);
  //@ ghost lemma_network_value(n);
  /*@ assert tree_table: WithPlan(n->request.family) ==> PlanTable(&n->plan, table); */
  /*@ assert crossbar_table: n->request.family == DODONA_FAMILY_CROSSBAR ==> ReadyCrossbar(&n->crossbar, table); */
}

/* By family, all but the steps. */
/*@ requires memory: \valid(network);
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(network, table + (0 .. entries - 1));
    requires request: FitRequest(q) && OnNetwork(q);
    terminates \true;
    assigns *network, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> NetworkWordsTooFew(q, entries);
    ensures network: \result == DODONA_OK ==> ValidNetwork(network);
    ensures table: \result == DODONA_OK ==> NetworkTable(network, table);
    ensures made: \result == DODONA_OK ==> SizesKept(network, q) && NetworkMade(network, q);
    ensures unchanged: \result != DODONA_OK ==> *network == \old(*network);
    exits \false; */
static dodona_status make(dodona_request q, uint32_t *table, int64_t entries,
                          dodona_network *network) {
  if (q.ports != DODONA_DUPLEX)
    return make_with_plan(q, table, entries, network);
  int32_t family = dodona_row_family(q.algorithm);
  if (family == DODONA_FAMILY_CROSSBAR)
    return make_crossbar(q, table, entries, network);
  if (family == DODONA_FAMILY_MESH)
    make_mesh(q, network);
  else
    make_cube(q, network);
  return DODONA_OK;
}

dodona_status dodona_network_make(dodona_request q, uint32_t *table, int64_t entries,
                                  dodona_network *network) {
  dodona_status status = make(q, table, entries, network);
  if (status == DODONA_OK)
    tell_steps(network, table);
  return status;
}

int64_t dodona_network_steps(const dodona_network *network) {
  return network->steps;
}

int dodona_network_simplex(const dodona_network *network) {
  return dodona_network_has_plan(network->request.family);
}

int64_t dodona_network_bound(const dodona_network *network) {
  const dodona_network_sizes *r = &network->request;
  return dodona_network_has_plan(r->family) ? dodona_bound_steps_simplex(r->ranks, r->blocks)
                                            : dodona_bound_steps(r->ranks, r->blocks);
}
