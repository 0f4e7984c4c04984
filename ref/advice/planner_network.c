/* A table would be needed for places only: steps follow from the depth. */
#include "ref/advice/planner_network.h"
#include "ref/count/bounds.h"
#include "ref/schedule/table.h"
#include <math.h>

typedef struct dodona_network_search {
  double k;
  double t;
  int32_t limit; /* of blocks */
  dodona_network_advice best;
} dodona_network_search;

/* The steps by the schedule itself, if its table has room here. */
static int64_t steps_of_network(const dodona_network_request *request) {
  enum { ROOM = 16384 };
  uint32_t table[ROOM];
  dodona_network network;
  return dodona_network_make(request, table, ROOM, &network) == DODONA_OK ? network.steps : -1;
}

/* The steps with this group and these blocks, -1 if there is no such schedule. */
static int64_t steps_of(const dodona_network_request *r) {
  dodona_htree htree;
  switch (r->kind) {
  case DODONA_KIND_DIRECT:
    return dodona_simplex_direct_steps(r->ranks, r->group < r->ranks ? r->group : INT32_MAX,
                                       dodona_planner_depth(r->ranks, r->group), r->blocks);
  case DODONA_KIND_HYPERCUBE:
    return dodona_hypercube_steps(dodona_log2_ceil(r->ranks), r->blocks);
  case DODONA_KIND_CROSSBAR:
    return steps_of_network(r);
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

static int64_t steps_with(dodona_network_request request, double blocks) {
  request.blocks = blocks < INT32_MAX ? (int32_t)blocks : INT32_MAX;
  return steps_of(&request);
}

/* How many blocks come without a pause. */
static int32_t run_of(const dodona_network_request *r) {
  return r->kind == DODONA_KIND_DIRECT && r->group >= r->ranks ? INT32_MAX : r->group;
}

/* Tries a run; `first` is the number of its first block. Within a run a block more adds about c steps, so
   the best s is near the best s of (a + c s)(t + k / s), or at an end of the run. */
static void try_run(dodona_network_search *search, dodona_network_request request, double first) {
  double last = fmin(first + run_of(&request) - 1, INT32_MAX);
  if (first < 1 || first > search->limit)
    return;
  double later = fmin(first + 64, last);
  double c = last > first ? (double)(steps_with(request, later) - steps_with(request, first)) /
                                (later - first)
                          : 1;
  double a = (double)steps_with(request, first) - c * first;
  double s = floor(sqrt(fmax(0, a) * search->k / (c * search->t)));
  for (int i = -3; i <= 4; i++)
    try_blocks(search, request, fmin(fmax(s + i, first), last));
}

/* Tries the runs around the real s that is best for the curve through the ends of runs. */
static void try_group(dodona_network_search *search, dodona_network_request request,
                      int32_t group) {
  enum { MORE = 5040 };
  request.group = group;
  double length = run_of(&request);
  double end = length < MORE ? length : 1;
  double later = end + (length < MORE ? ceil(MORE / length) * length : MORE);
  double steps = (double)steps_with(request, end);
  double c = ((double)steps_with(request, later) - steps) / (later - end);
  double s = sqrt(fmax(0, steps - c * end) * search->k / (c * search->t));
  try_blocks(search, request, 1);
  if (!(search->k > 0) || steps < 0 || c <= 0)
    return;
  double run = floor((fmin(s, search->limit) - 1) / length);
  for (int i = -2; i <= 2; i++)
    try_run(search, request, (run + i) * length + 1);
}

/* The most ranks in a group: of a crossbar's innermost modules each has the groups of all levels around. */
static int32_t most_group(const dodona_network_request *r) {
  int32_t per = r->ranks;
  int32_t levels = 1;
  if (r->kind != DODONA_KIND_CROSSBAR)
    return per;
  for (; levels < DODONA_CROSSBAR_LEVELS && r->modules[levels - 1] != 0; levels++)
    per /= r->modules[levels - 1];
  return per / (levels - 1) / (r->channels == 1 ? 2 : 1);
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
  return r->kind == DODONA_KIND_COUPLES || r->kind == DODONA_KIND_DIRECT ? fmax(duplex, simplex)
                                                                         : duplex;
}

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

/* Whether the group is to be found. */
static int is_open(const dodona_network_request *r) {
  int simplex = r->kind == DODONA_KIND_COUPLES || r->kind == DODONA_KIND_DIRECT;
  return r->group == 0 && (r->kind == DODONA_KIND_CROSSBAR ||
                           (simplex && (dodona_takes_of(r->algorithm) & DODONA_TAKES_GROUP) != 0));
}

/* The group that is tried: on a mesh the size of its submeshes; a chain or a hypercube pauses after no run. */
static int32_t group_of(const dodona_network_request *r) {
  if (r->kind == DODONA_KIND_MESH)
    return r->group_rows * r->group_cols;
  if (r->kind == DODONA_KIND_HYPERCUBE)
    return INT32_MAX;
  if (r->kind == DODONA_KIND_DIRECT && dodona_variant_of(r->algorithm) > 0)
    return dodona_variant_of(r->algorithm);
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
    if (shape->kind == DODONA_KIND_COUPLES)
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
