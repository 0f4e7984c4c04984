/* Each kind names its module once in each of: what it needs, how it is made, its place, its step. */
#include "network.h"
#include "bounds.h"
#include "bounds_simplex.h"

/* Of couples and direct: the duplex plan. */
static dodona_request plan_request(const dodona_network_request *r) {
  int32_t ranks = r->kind == DODONA_COUPLES ? dodona_couples(r->ranks) : r->ranks;
  return (dodona_request){r->algorithm, ranks, 0, r->blocks, r->group, {1, 1, 0, 1}};
}

static int has_plan(const dodona_network_request *r) {
  return r->kind == DODONA_COUPLES || r->kind == DODONA_DIRECT;
}

static int takes_algorithm(const dodona_network_request *r) {
  int pipeline = DODONA_CHAIN <= r->algorithm && r->algorithm <= DODONA_FRACTIONAL;
  int two = DODONA_TWOTREE_C <= r->algorithm && r->algorithm <= DODONA_TWOTREE_S;
  return pipeline || (r->kind == DODONA_COUPLES && two);
}

/* log2 of the ranks, or -1. */
static int32_t dimensions_of(int32_t ranks) {
  int32_t m = dodona_log2_floor(ranks);
  return (int64_t)1 << m == ranks ? m : -1;
}

static dodona_status judge(const dodona_network_request *r) {
  if (r->kind < 0 || r->kind >= DODONA_NETWORKS)
    return DODONA_BAD_ALGORITHM;
  if (r->ranks < 1)
    return DODONA_BAD_RANKS;
  if (r->root < DODONA_NONE || r->root >= r->ranks)
    return DODONA_BAD_ROOT;
  if (r->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (has_plan(r) && !takes_algorithm(r))
    return DODONA_BAD_ALGORITHM;
  if (has_plan(r) && r->algorithm == DODONA_FRACTIONAL && r->group < 1)
    return DODONA_BAD_GROUP;
  if (r->kind == DODONA_HYPERCUBE && dimensions_of(r->ranks) < 0)
    return DODONA_BAD_RANKS;
  return DODONA_OK;
}

/* DODONA_BAD_RANKS: modules do not divide what is around them; DODONA_BAD_GROUP: groups have no room. */
static dodona_status make_crossbar(const dodona_network_request *r, dodona_crossbar *shape) {
  *shape =
      (dodona_crossbar){.levels = 1, .per = {r->ranks}, .group = r->group, .channels = r->channels};
  while (shape->levels < DODONA_CROSSBAR_LEVELS && r->modules[shape->levels - 1] != 0) {
    int32_t around = shape->per[shape->levels - 1];
    int32_t count = r->modules[shape->levels - 1];
    if (count < 1 || around % count != 0)
      return DODONA_BAD_RANKS;
    shape->per[shape->levels] = around / count;
    shape->levels++;
  }
  if (shape->levels == 1 || r->ranks > DODONA_CROSSBAR_RANKS)
    return DODONA_BAD_RANKS;
  return dodona_crossbar_valid(shape) ? DODONA_OK : DODONA_BAD_GROUP;
}

/* The network of a good request but its table and its steps. */
static dodona_status make_shape(const dodona_network_request *r, dodona_network *made) {
  dodona_status status = judge(r);
  made->request = *r;
  if (status == DODONA_OK && r->kind == DODONA_MESH) {
    if (r->rows < 1 || r->ranks % r->rows != 0)
      return DODONA_BAD_RANKS;
    status =
        dodona_htree_make(r->rows, r->ranks / r->rows, r->group_rows, r->group_cols, &made->htree);
  }
  if (status == DODONA_OK && r->kind == DODONA_CROSSBAR)
    status = make_crossbar(r, &made->crossbar);
  return status;
}

dodona_status dodona_network_judge(const dodona_network_request *request) {
  dodona_network made = {0};
  return make_shape(request, &made);
}

int64_t dodona_network_entries(const dodona_network_request *request) {
  dodona_network made = {0};
  dodona_request plan = plan_request(request);
  if (make_shape(request, &made) != DODONA_OK)
    return -1;
  if (request->kind == DODONA_CROSSBAR)
    return dodona_crossbar_entries(&made.crossbar);
  return has_plan(request) ? dodona_table_entries(&plan) : 0;
}

/* The steps; `table` is the network's. */
static int64_t steps_of(const dodona_network *n, const uint32_t *table) {
  const dodona_network_request *r = &n->request;
  switch (r->kind) {
  case DODONA_COUPLES:
    return dodona_couple_steps(r->ranks, &n->plan);
  case DODONA_DIRECT:
    return dodona_simplex_direct_steps(r->ranks, n->plan.group, n->plan.depth, r->blocks);
  case DODONA_HYPERCUBE:
    return dodona_hypercube_steps(dimensions_of(r->ranks), r->blocks);
  case DODONA_CROSSBAR:
    return r->ranks == 1 ? 0
                         : dodona_crossbar_depth(&n->crossbar, table) +
                               dodona_fractional_pace(r->group, r->blocks - 1);
  default:
    return dodona_htree_steps(&n->htree, r->blocks);
  }
}

dodona_status dodona_network_make(const dodona_network_request *request, uint32_t *table,
                                  int64_t entries, dodona_network *network) {
  dodona_network made = {0};
  dodona_request plan = plan_request(request);
  dodona_status status = make_shape(request, &made);
  if (status == DODONA_OK && has_plan(request))
    status = dodona_plan_make(&plan, table, entries, &made.plan);
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
  return has_plan(&network->request);
}

int64_t dodona_network_bound(const dodona_network *network) {
  const dodona_network_request *r = &network->request;
  return has_plan(r) ? dodona_bound_steps_simplex(r->ranks, r->blocks)
                     : dodona_bound_steps(r->ranks, r->blocks);
}
