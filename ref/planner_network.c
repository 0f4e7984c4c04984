/* A table would be needed for places only: steps follow from the depth. */
#include "planner_network.h"
#include "bounds.h"
#include "plan_family.h"
#include <math.h>

typedef struct dodona_network_search {
  double k;
  double t;
  int32_t limit; /* of blocks */
  dodona_network_advice best;
} dodona_network_search;

/* The steps with this group and these blocks, -1 if there is no such schedule. */
static int64_t steps_of(const dodona_network_request *r) {
  dodona_crossbar crossbar;
  dodona_htree htree;
  switch (r->kind) {
  case DODONA_DIRECT:
    return dodona_simplex_direct_steps(r->ranks, r->group < r->ranks ? r->group : INT32_MAX,
                                       dodona_planner_depth(r->ranks, r->group), r->blocks);
  case DODONA_HYPERCUBE:
    return dodona_hypercube_steps(dodona_log2_ceil(r->ranks), r->blocks);
  case DODONA_CROSSBAR:
    return dodona_crossbar_make(r->modules, r->ranks / r->modules, r->group, r->channels,
                                &crossbar) == DODONA_OK
               ? dodona_crossbar_steps(&crossbar, r->blocks)
               : -1;
  default:
    return dodona_htree_make(r->rows, r->ranks / r->rows, r->group_rows, r->group_cols, &htree) ==
                   DODONA_OK
               ? dodona_htree_steps(&htree, r->blocks)
               : -1;
  }
}

static void try_blocks(dodona_network_search *search, dodona_network_request request, double s) {
  if (s < 1)
    s = 1;
  request.blocks = s < search->limit ? (int32_t)s : search->limit;
  int64_t steps = steps_of(&request);
  double time = (double)steps * (search->t + search->k / request.blocks);
  if (steps < 0 || !(time < search->best.time))
    return;
  search->best.request = request;
  search->best.steps = steps;
  search->best.time = time;
}

/* The tries around the best real s. */
static void try_group(dodona_network_search *search, dodona_network_request request,
                      int32_t group) {
  enum { MORE = 5040 };
  request.group = group;
  request.blocks = 1;
  double one = (double)steps_of(&request);
  request.blocks = 1 + MORE;
  double c = ((double)steps_of(&request) - one) / MORE;
  double s = floor(sqrt(fmax(0, one - c) * search->k / (c * search->t)));
  try_blocks(search, request, 1);
  if (!(search->k > 0) || one < 0 || c <= 0)
    return;
  for (int i = -2; i <= 2; i++)
    try_blocks(search, request, s + i);
  if (group < search->limit)
    for (int i = -1; i <= 2; i++) {
      double run = (floor(s / group) + i) * group;
      try_blocks(search, request, run);
      try_blocks(search, request, run + 1);
    }
}

/* The most ranks in a group. */
static int32_t most_group(const dodona_network_request *r) {
  if (r->kind == DODONA_CROSSBAR)
    return r->channels == 1 ? r->ranks / r->modules / 2 : r->ranks / r->modules;
  return r->ranks;
}

static void try_groups(dodona_network_search *search, const dodona_network_request *shape) {
  int32_t most = most_group(shape);
  for (int64_t r = 1; r < most; r += r < 32 ? 1 : r / 8)
    try_group(search, *shape, (int32_t)r);
  if (most >= 1)
    try_group(search, *shape, most);
}

static void try_couples(dodona_network_search *search, const dodona_cost *cost,
                        const dodona_network_request *shape) {
  dodona_cost couples = *cost;
  dodona_advice advice;
  couples.ranks = dodona_couples(shape->ranks);
  if (dodona_planner_search(&couples, shape->algorithm, &advice) != DODONA_OK)
    return;
  search->best.request = *shape;
  search->best.request.blocks = advice.blocks;
  search->best.request.group = advice.group > 0 ? advice.group : 1;
  search->best.steps = shape->ranks == 2 ? advice.blocks : 2 * advice.steps;
  search->best.time = (double)search->best.steps * (search->t + search->k / advice.blocks);
}

static double bound_of(const dodona_network_request *r, double k, double t) {
  if (r->ranks == 1)
    return 0;
  double duplex = k + t * dodona_log2_ceil(r->ranks);
  double simplex =
      2 * (1 - 1 / (double)r->ranks) * k + t * fmax(0, dodona_log2_floor(r->ranks) - 4);
  return r->kind == DODONA_COUPLES || r->kind == DODONA_DIRECT ? fmax(duplex, simplex) : duplex;
}

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

/* Whether the group is to be found. */
static int is_open(const dodona_network_request *r) {
  int simplex = r->kind == DODONA_COUPLES || r->kind == DODONA_DIRECT;
  return r->group == 0 &&
         (r->kind == DODONA_CROSSBAR || (simplex && r->algorithm == DODONA_FRACTIONAL));
}

/* The group of what is tried: of chain and binary tree theirs, of a mesh that of its submeshes. */
static int32_t group_of(const dodona_network_request *r) {
  if (r->kind == DODONA_MESH)
    return r->group_rows * r->group_cols;
  if (r->kind == DODONA_DIRECT && r->algorithm != DODONA_FRACTIONAL)
    return r->algorithm == DODONA_CHAIN ? INT32_MAX : 1;
  return r->group > 0 ? r->group : 1;
}

dodona_status dodona_planner_network(const dodona_cost *cost, const dodona_network_request *shape,
                                     dodona_network_advice *advice) {
  dodona_network_search search = {0};
  dodona_network_request first = *shape;
  first.root = 0;
  first.blocks = 1;
  first.group = group_of(shape);
  dodona_status status = dodona_network_judge(&first);
  if (!usable(cost->bytes) || !usable(cost->startup) || !usable(cost->byte_time))
    return DODONA_BAD_COST;
  if (status != DODONA_OK)
    return status;
  search.k = cost->bytes * cost->byte_time;
  search.t = cost->startup;
  search.limit = cost->bytes < INT32_MAX ? (int32_t)fmax(1, cost->bytes) : INT32_MAX;
  search.best = (dodona_network_advice){first, 0, 0, bound_of(shape, search.k, search.t)};
  if (shape->ranks > 1) {
    search.best.time = HUGE_VAL;
    if (shape->kind == DODONA_COUPLES)
      try_couples(&search, cost, &first);
    else if (is_open(shape))
      try_groups(&search, &first);
    else
      try_group(&search, first, first.group);
  }
  if (!isfinite(search.best.time) || !isfinite(search.best.bound))
    return DODONA_OVERFLOW;
  *advice = search.best;
  return DODONA_OK;
}
