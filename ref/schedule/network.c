/* Each kind names its module once in each of: its plan, its table, its steps. */
#include "ref/schedule/network.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_simplex.h"
#include "ref/schedule/network_shape.h"
#include "spec/lemmas/simplex.h"

/* Of couples and direct: the duplex plan. */
/*@ requires memory: \valid_read(r) && WithPlan(r->kind) && 1 <= r->ranks;
    terminates \true;
    assigns \nothing;
    ensures plan: \result.algorithm == r->algorithm && \result.root == 0 &&
      \result.blocks == r->blocks && \result.group == r->group &&
      \result.ranks == (r->kind == DODONA_COUPLES ? Couples(r->ranks) : r->ranks);
    exits \false; */
static dodona_request plan_request(const dodona_network_request *r) {
  int32_t ranks = r->kind == DODONA_COUPLES ? dodona_couples(r->ranks) : r->ranks;
  dodona_request plan = {r->algorithm, ranks, 0, r->blocks, r->group, {1, 1, 0, 1}};
  return plan;
}

dodona_status dodona_network_judge(const dodona_network_request *request) {
  dodona_network made = {0};
  return dodona_network_shape(request, &made);
}

int64_t dodona_network_entries(const dodona_network_request *request) {
  dodona_network made = {0};
  if (dodona_network_shape(request, &made) != DODONA_OK)
    return -1;
  if (request->kind == DODONA_CROSSBAR)
    return dodona_crossbar_entries(&made.crossbar);
  if (!dodona_network_has_plan(request))
    return 0;
  dodona_request plan = plan_request(request);
  return dodona_table_entries(&plan);
}

/* The steps; `table` is the network's. */
/*@ requires memory: \valid_read(n);
    requires shape: 0 <= n->request.kind < DODONA_NETWORKS && 1 <= n->request.ranks &&
      1 <= n->request.blocks && NetworkShape(n, n->request.ranks);
    requires table: NetworkTable(n, table);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < INT64_MAX;
    exits \false; */
static int64_t steps_of(const dodona_network *n, const uint32_t *table) {
  const dodona_network_request *r = &n->request;
  switch (r->kind) {
  case DODONA_COUPLES:
    return dodona_couple_steps(r->ranks, &n->plan);
  case DODONA_DIRECT:
    //@ ghost lemma_capacity_power(n->plan.group, 0);
    //@ ghost lemma_simplex_fall(r->ranks, n->plan.group, n->plan.depth);
    return dodona_simplex_direct_steps(r->ranks, n->plan.group, n->plan.depth, r->blocks);
  case DODONA_HYPERCUBE:
    return dodona_hypercube_steps(dodona_log2_floor(r->ranks), r->blocks);
  case DODONA_CROSSBAR:
    return dodona_crossbar_steps(&n->crossbar, table, r->blocks);
  default:
    break;
  }
  return dodona_htree_steps(&n->htree, r->blocks);
}

dodona_status dodona_network_make(const dodona_network_request *request, uint32_t *table,
                                  int64_t entries, dodona_network *network) {
  dodona_network made = {0};
  dodona_status status = dodona_network_shape(request, &made);
  if (status == DODONA_OK && dodona_network_has_plan(request)) {
    dodona_request plan = plan_request(request);
    status = dodona_plan_make(&plan, table, entries, &made.plan);
  }
  if (status == DODONA_OK && request->kind == DODONA_CROSSBAR)
    status = (dodona_status)dodona_crossbar_fill(&made.crossbar, table, entries);
  if (status != DODONA_OK)
    return status;
  if (request->root == DODONA_NONE)
    made.request.root = request->kind == DODONA_MESH ? dodona_htree_node(&made.htree, 0) : 0;
  made.steps = steps_of(&made, table);
  *network = made;
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
