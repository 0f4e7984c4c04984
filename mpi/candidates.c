#include "mpi/candidates.h"
#include "mpi/grid.h"
#include "mpi/latency.h"
#include "mpi/node_cost.h"
#include "mpi/plan.h"
#include "mpi/same_bits.h"
#include "ref/base/op.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#define MOST_COMBINE_BYTES ((double)(1 << 24))

/* Whether the plan combines in the order of ranks. */
static int is_ordered(const dodona_request *request) {
  dodona_plan plan;
  return dodona_mpi_make(request, &plan, NULL) == MPI_SUCCESS && plan.ordered;
}

void dodona_mpi_cut(dodona_request *request, MPI_Count elements) {
  if (request->op > DODONA_ALLREDUCE)
    return; /* a block a rank, or one */
  if (request->blocks > elements)
    request->blocks = elements > 0 ? (int32_t)elements : 1;
}

dodona_mpi_names dodona_mpi_names_of(const dodona_mpi_site *site, const dodona_mpi_wish *wish,
                                     int32_t algorithm) {
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(site);
  if (!wish->renames || wish->ordered || !nodes || wish->op > DODONA_ALLREDUCE ||
      dodona_takes(algorithm, DODONA_TAKES_MODULES))
    return (dodona_mpi_names){NULL, NULL};
  return algorithm == DODONA_RABENSEIFNER || algorithm == DODONA_SKIPS
             ? dodona_mpi_names_dealt(nodes)
             : dodona_mpi_names_by_node(nodes);
}

static int is_combine(int32_t algorithm) {
  return dodona_row_family(algorithm) == DODONA_FAMILY_COMBINE;
}

/* How many nodes can be a crossbar's modules; else 0. */
static int modules_of(const dodona_mpi_site *site) {
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(site);
  return nodes && nodes->regular > 0 ? nodes->count : 0;
}

/* Whether the algorithm is a candidate: it serves the operation, it is the one that the user asks for, if he asks for one, and all that it takes is known
   here; a share or the sides of a mesh are not, modules are where nodes can be them. */
static int may_be(const dodona_mpi_site *site, int32_t algorithm, const dodona_mpi_wish *wish) {
  const int32_t shaped[] = {DODONA_TAKES_MESH, DODONA_TAKES_ALPHA};
  for (size_t i = 0; i < sizeof shaped / sizeof *shaped; i++)
    if (dodona_takes(algorithm, shaped[i]))
      return 0;
  if (dodona_takes(algorithm, DODONA_TAKES_MODULES) && modules_of(site) == 0)
    return 0;
  if (!dodona_mpi_level_open(wish->level, wish->op, algorithm))
    return 0;
  return dodona_serves(algorithm, wish->op) && (!is_combine(algorithm) || wish->exact) &&
         (wish->algorithm == DODONA_MPI_ANY || wish->algorithm == algorithm);
}

/* What a message costs, as a long block or as a brief one. */
static dodona_cost cost_of(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int brief) {
  const dodona_machine *m = &site->machine;
  double startup = brief ? m->brief_startup : m->startup;
  double shared = dodona_mpi_shared_latency(site);
  return (dodona_cost){site->ranks, (double)wish->count * (double)wish->size, startup,
                       brief ? m->brief_byte_time : m->byte_time,
                       m->startup > 0 ? shared * (startup / m->startup) : 0};
}

/* Finds the best plan by this algorithm at such a cost, with no more blocks than elements. Returns 0 if there is none, or an error. */
static int advise_apart(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int32_t algorithm,
                        dodona_cost cost, dodona_advice *advice, int *error) {
  dodona_request asked = {.op = wish->op, .algorithm = algorithm, .root = wish->root};
  *error = MPI_SUCCESS;
  if (!may_be(site, algorithm, wish))
    return 0;
  if (dodona_takes(algorithm, DODONA_TAKES_MODULES))
    asked.modules[0] = modules_of(site);
  dodona_status status = dodona_planner_search(&asked, &cost, advice);
  if (status == DODONA_BAD_COST || status == DODONA_OVERFLOW)
    *error = MPI_ERR_ARG;
  else if (status == DODONA_OK)
    *error = dodona_mpi_take_latency(site, &cost, advice);
  if (status != DODONA_OK || *error != MPI_SUCCESS)
    return 0;
  dodona_request *q = &advice->request;
  if (is_combine(algorithm) && 3 * q->rule.latency * cost.bytes > MOST_COMBINE_BYTES)
    return 0;
  dodona_mpi_cut(q, wish->count);
  return !wish->ordered || is_ordered(q);
}

/* What bytes take of the time that is predicted. */
static double moving_of(const dodona_advice *advice, const dodona_cost *cost) {
  return fmax(advice->time - (double)advice->steps * cost->startup, 0);
}

/* The same where ranks share nodes. If their links cost the plan time, so that bytes are dearer, another number of blocks may be better. */
static int advise_at(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int32_t algorithm,
                     dodona_cost cost, dodona_advice *advice, int *error) {
  dodona_advice other;
  dodona_cost dearer = cost;
  const dodona_mpi_names names = dodona_mpi_names_of(site, wish, algorithm);
  double extra = 0;
  if (!advise_apart(site, wish, algorithm, cost, advice, error))
    return 0;
  *error = dodona_mpi_node_cost(site, &advice->request, names, &cost, &extra);
  const double moving = moving_of(advice, &cost);
  advice->time = fmax(advice->time + extra, 0);
  if (*error != MPI_SUCCESS || extra <= 0 || moving <= 0)
    return *error == MPI_SUCCESS;
  dearer.byte_time *= 1 + extra / moving;
  if (!advise_apart(site, wish, algorithm, dearer, &other, error))
    return *error == MPI_SUCCESS;
  *error = dodona_mpi_node_cost(site, &other.request, names, &cost, &extra);
  if (*error != MPI_SUCCESS)
    return 0;
  other.time += extra - moving_of(&other, &cost) * (1 - cost.byte_time / dearer.byte_time);
  if (other.time < advice->time)
    *advice = other;
  return 1;
}

/* Bytes of a message of the plan: of the largest of each step on the average. */
static double message_of(const dodona_advice *advice, double bytes, double *blocks_moved) {
  dodona_plan plan;
  uint32_t *table = NULL;
  *blocks_moved = 0;
  if (dodona_mpi_make(&advice->request, &plan, &table) != MPI_SUCCESS)
    return INFINITY;
  dodona_charge charge = dodona_plan_cost(&plan);
  free(table);
  *blocks_moved = (double)charge.volume;
  double messages = (double)charge.steps * advice->request.blocks;
  return messages > 0 ? (double)charge.volume * bytes / messages : 0;
}

/* Makes the blocks of the plan brief, if they are not. Returns 0 if they cannot be, or an error. */
static int make_brief(const dodona_mpi_site *site, const dodona_cost *cost,
                      const dodona_mpi_wish *wish, dodona_advice *advice, int *error) {
  const dodona_machine *machine = &site->machine;
  double moved = 0, extra = 0, bytes = cost->bytes;
  dodona_request *q = &advice->request;
  if (message_of(advice, bytes, &moved) < machine->brief_bytes)
    return 1;
  if (!dodona_takes(q->algorithm, DODONA_TAKES_BLOCKS) ||
      DODONA_BY_SHARES(dodona_row_family(q->algorithm)) ||
      bytes / machine->brief_bytes >= INT32_MAX / 2)
    return 0;
  q->blocks = (int32_t)(bytes / machine->brief_bytes) + 1;
  dodona_mpi_cut(q, wish->count);
  if (message_of(advice, bytes, &moved) >= machine->brief_bytes)
    return 0;
  advice->time = moved * (cost->startup + bytes * cost->byte_time / q->blocks);
  *error =
      dodona_mpi_node_cost(site, q, dodona_mpi_names_of(site, wish, q->algorithm), cost, &extra);
  advice->time += extra;
  return *error == MPI_SUCCESS;
}

/* The best plan of blocks that are long, or of blocks that are brief, whichever takes less. */
static int advise(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int32_t algorithm,
                  dodona_advice *advice, int *error) {
  const dodona_machine *machine = &site->machine;
  dodona_advice brief;
  double moved = 0;
  int found = advise_at(site, wish, algorithm, cost_of(site, wish, 0), advice, error);
  const dodona_cost cost = cost_of(site, wish, 1);
  if (!found || machine->brief_bytes == 0)
    return found;
  found = advise_at(site, wish, algorithm, cost, &brief, error);
  if (found && make_brief(site, &cost, wish, &brief, error) &&
      (brief.time < advice->time || message_of(advice, cost.bytes, &moved) < machine->brief_bytes))
    *advice = brief;
  return *error == MPI_SUCCESS;
}

/* The best plan of this algorithm for the columns of a grid, and the time of all three phases; 0 if there is none, or an error. */
static int advise_grid(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int32_t algorithm,
                       dodona_advice *advice, int *error) {
  const int columns = wish->renames && !wish->ordered && wish->algorithm == DODONA_MPI_ANY &&
                              wish->level < DODONA_SAME_IN_SIZES
                          ? dodona_mpi_grid_columns(site, wish->op)
                          : 0;
  dodona_request rows[2];
  dodona_mpi_wish share = *wish, whole = *wish;
  double time = 0;
  if (columns == 0 || wish->count < columns || is_combine(algorithm))
    return 0;
  const dodona_mpi_site row = dodona_mpi_grid_row_site(site),
                        column = dodona_mpi_grid_column_site(site, columns);
  share.count = (wish->count + columns - 1) / columns;
  share.root = 0;
  if (!advise(&column, &share, algorithm, advice, error))
    return 0;
  dodona_mpi_grid_before(wish->op, columns, row.ranks, 0, &rows[0]);
  dodona_mpi_grid_after(wish->op, columns, row.ranks, 0, &rows[1]);
  for (int i = 0; i < 2; i++) {
    dodona_advice phase;
    whole.op = rows[i].op;
    whole.root = 0;
    if (!advise(&row, &whole, rows[i].algorithm, &phase, error))
      return 0;
    time += phase.time;
  }
  advice->time += time;
  return 1;
}

/* Whether the plan is that one by another name, as chain and binary tree of two ranks: of the same family and the same time. */
static int is_twin(const dodona_advice *advice, double time, const dodona_request *other) {
  return !(advice->time > time) &&
         dodona_row_family(advice->request.algorithm) == dodona_row_family(other->algorithm);
}

/* Takes the plan among the best so far, at most `most`, if it belongs there. */
static void take(const dodona_advice *advice, int most, dodona_request *requests, double *times,
                 int *count) {
  int place = 0;
  while (place < *count && times[place] <= advice->time)
    place++;
  if (place == most || (place > 0 && is_twin(advice, times[place - 1], &requests[place - 1])))
    return;
  *count += *count < most;
  for (int i = *count - 1; i > place; i--) {
    times[i] = times[i - 1];
    requests[i] = requests[i - 1];
  }
  times[place] = advice->time;
  requests[place] = advice->request;
}

int dodona_mpi_candidates(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int most,
                          dodona_request *requests, double *times, int *count) {
  int error = MPI_SUCCESS;
  *count = 0;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    dodona_advice advice;
    if (advise(site, wish, algorithm, &advice, &error))
      take(&advice, most, requests, times, count);
    if (error == MPI_SUCCESS && advise_grid(site, wish, algorithm, &advice, &error))
      take(&advice, most, requests, times, count);
    if (error != MPI_SUCCESS)
      return error;
  }
  return *count > 0 ? MPI_SUCCESS : dodona_err_not_commutative();
}

int dodona_mpi_best(const dodona_mpi_site *site, const dodona_mpi_wish *wish,
                    dodona_request *request) {
  dodona_mpi_wish like = *wish, same = *wish;
  dodona_request one;
  double time = 0;
  int count = 0;
  if (wish->level < DODONA_SAME_IN_SIZES)
    return dodona_mpi_candidates(site, wish, 1, request, &time, &count);
  like.size = 1;
  like.count = 1 << DODONA_MPI_ONE_SIZE;
  int error = dodona_mpi_candidates(site, &like, 1, &one, &time, &count);
  if (error != MPI_SUCCESS)
    return error;
  same.algorithm = one.algorithm;
  error = dodona_mpi_candidates(site, &same, 1, request, &time, &count);
  if (error == MPI_SUCCESS)
    request->group = one.group;
  return error;
}
