#include "mpi/node_cost.h"
#include "mpi/plan.h"
#include <math.h>
#include <stdlib.h>

/* What is looked at: so many nodes at most, of so many ranks if that is more than one node, and so many steps. */
enum { NODES = 8, RANKS = 128, STEPS = 32 };

/* What a node does at one time, in bytes. */
typedef struct traffic {
  double out; /* of all its messages to other nodes */
  double in;
  double most; /* of its largest message */
} traffic;

/* A plan, and times that are looked at: steps, or where a message keeps its sender for several steps, so many of these. */
typedef struct look {
  const dodona_plan *plan;
  const dodona_mpi_nodes *nodes;
  dodona_mpi_names names;
  double block;  /* bytes */
  int64_t width; /* steps of a time */
  int64_t times;
  int64_t looked;       /* of the times */
  dodona_place *places; /* of a node's ranks */
} look;

static double larger(double a, double b) {
  return a > b ? a : b;
}

/* The i-th time's first step. Times are spread evenly, but for what keeps them from the period of a plan. */
static int64_t step_of(const look *l, int64_t i) {
  const int64_t from = i * l->times / l->looked, to = (i + 1) * l->times / l->looked;
  return 1 + (from + 7 * i % (to - from)) * l->width;
}

/* The node of a rank of the plan. */
static int node_of(const look *l, int32_t r) {
  return l->nodes->of[l->names.rank_of ? l->names.rank_of[r] : r];
}

/* Adds what the node does from that step on. */
static void add_traffic(const look *l, int node, int64_t step, traffic *t) {
  const dodona_mpi_nodes *nodes = l->nodes;
  for (int k = nodes->begin[node]; k < nodes->begin[node + 1]; k++)
    for (int64_t x = step; x < step + l->width && x <= l->plan->steps; x++) {
      const dodona_step s = dodona_step_at(l->plan, &l->places[k - nodes->begin[node]], x);
      if (s.send_count > 0 && node_of(l, s.send_to) != node)
        t->out += s.send_count * l->block;
      if (s.recv_count > 0 && node_of(l, s.recv_from) != node)
        t->in += s.recv_count * l->block;
      t->most = larger(t->most, larger(s.send_count, s.recv_count) * l->block);
    }
}

/* The seconds beyond those on links of their own. Where messages share their latency, only bytes tell. */
static double extra_of(const dodona_machine *m, const traffic *t, const dodona_cost *cost,
                       int shared) {
  const double own = t->most * cost->byte_time, link = larger(t->out, t->in) * m->node_byte_time;
  if (t->out + t->in > 0)
    return larger(0, link - own);
  if (t->most <= 0)
    return 0;
  return (shared ? 0 : fmin(0, m->near_startup - cost->startup)) +
         t->most * fmin(0, m->near_byte_time - cost->byte_time);
}

static int nodes_looked(const dodona_mpi_nodes *nodes) {
  const int few = nodes->most < RANKS ? RANKS / nodes->most : 1;
  const int looked = few < NODES ? few : NODES;
  return looked < nodes->count ? looked : nodes->count;
}

/* Whether messages of that step share their latency with others. */
static int shares_latency(const dodona_plan *plan, int64_t step) {
  const int32_t family = dodona_row_family(plan->request.algorithm);
  return family == DODONA_FAMILY_POSTAL || family == DODONA_FAMILY_COMBINE ||
         dodona_round_last(plan, step) > step ||
         (step > 1 && dodona_round_last(plan, step - 1) >= step);
}

/* The most that any of the nodes takes more, at each time that is looked at. */
static double sample(const look *l, const dodona_machine *machine, const dodona_cost *cost) {
  const dodona_mpi_nodes *nodes = l->nodes;
  const int looked = nodes_looked(nodes);
  traffic worst[STEPS] = {{0, 0, 0}};
  double extra = 0;
  for (int n = 0; n < looked; n++) {
    const int node = (int)((int64_t)n * nodes->count / looked);
    for (int k = nodes->begin[node]; k < nodes->begin[node + 1]; k++)
      l->places[k - nodes->begin[node]] =
          dodona_place_of(l->plan, l->names.called ? l->names.called[nodes->at[k]] : nodes->at[k]);
    for (int64_t i = 0; i < l->looked; i++) {
      traffic t = {0, 0, 0};
      add_traffic(l, node, step_of(l, i), &t);
      worst[i] = (traffic){larger(worst[i].out, t.out), larger(worst[i].in, t.in),
                           larger(worst[i].most, t.most)};
    }
  }
  for (int64_t i = 0; i < l->looked; i++)
    extra += extra_of(machine, &worst[i], cost, shares_latency(l->plan, step_of(l, i)));
  return l->looked > 0 ? extra * (double)l->times / (double)l->looked : 0;
}

int dodona_mpi_node_cost(const dodona_mpi_site *site, const dodona_request *request,
                         dodona_mpi_names names, const dodona_cost *cost, double *extra) {
  dodona_plan plan;
  uint32_t *table = NULL;
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(site);
  *extra = 0;
  if (nodes == NULL)
    return MPI_SUCCESS;
  int error = dodona_mpi_make(request, &plan, &table);
  if (error != MPI_SUCCESS)
    return error;
  dodona_place *places = malloc((size_t)nodes->most * sizeof *places);
  look l = {.plan = &plan, .nodes = nodes, .names = names, .width = 1, .places = places};
  if (dodona_row_family(request->algorithm) == DODONA_FAMILY_POSTAL && plan.request.rule.ticks > 1)
    l.width = plan.request.rule.ticks;
  l.block = cost->bytes / plan.request.blocks;
  l.times = (plan.steps + l.width - 1) / l.width;
  l.looked = l.times < STEPS ? l.times : STEPS;
  if (places != NULL)
    *extra = sample(&l, &site->machine, cost);
  else
    error = MPI_ERR_NO_MEM;
  free(places);
  free(table);
  return error;
}
