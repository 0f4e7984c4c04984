/* Which plan, if the caller leaves it open: the planner's best of all rows of the table. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/message.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

enum { MOST_LAMBDA = 1000000 }; /* where a send takes its sender next to nothing */

/* Of more bytes than were measured. */
static dodona_mpi_latency latency_beyond(const dodona_mpi_context *context,
                                         const dodona_mpi_latency *largest, double bytes) {
  dodona_cost cost = {context->ranks, bytes, context->machine.startup, context->machine.byte_time,
                      0};
  dodona_rule rule = dodona_planner_rule(&cost, largest->bytes, largest->lambda);
  double lambda = (double)rule.latency / rule.ticks;
  if (lambda >= context->ranks - 1)
    return (dodona_mpi_latency){bytes, lambda, largest->num, largest->den};
  return (dodona_mpi_latency){bytes, lambda, rule.latency, rule.ticks};
}

/* By the machine alone: a message of 0 bytes takes its sender startup - latency. */
static dodona_mpi_latency latency_by_machine(const dodona_mpi_context *context, double bytes) {
  const dodona_machine *m = &context->machine;
  double lambda = m->latency > 0 ? fmin(m->startup / (m->startup - m->latency), MOST_LAMBDA) : 1;
  const dodona_mpi_latency empty = {0, lambda, context->ranks - 1, 1};
  return lambda > 1 && context->ranks > 1 ? latency_beyond(context, &empty, bytes)
                                          : (dodona_mpi_latency){0, 1, 1, 1};
}

/* That of the nearest size, of two the smaller. */
static dodona_mpi_latency latency_of(const dodona_mpi_context *context, double bytes) {
  const dodona_mpi_latency *all = context->latencies;
  int i = 0;
  if (context->latency_count == 0)
    return latency_by_machine(context, bytes);
  while (i + 1 < context->latency_count && bytes > (all[i].bytes + all[i + 1].bytes) / 2)
    i++;
  return bytes > all[context->latency_count - 1].bytes ? latency_beyond(context, &all[i], bytes)
                                                       : all[i];
}

/* A step takes lambda t0. Where lambda >= P - 1 the root sends to all, one after the other, t0 apart. */
static int lambda_tree_time(int ranks, const dodona_mpi_latency *latency, double step,
                            double *time) {
  dodona_rule rule = {latency->num, latency->den, 0, 1};
  double t0 = step / latency->lambda;
  *time = ranks > 1 ? (ranks - 2) * t0 + step : 0;
  if (latency->lambda >= ranks - 1)
    return MPI_SUCCESS;
  uint32_t *ring = malloc((size_t)latency->num * sizeof *ring);
  if (!ring)
    return MPI_ERR_NO_MEM;
  *time = (double)dodona_horizon(&rule, ranks, ring) * t0 / latency->den;
  free(ring);
  return MPI_SUCCESS;
}

/* Of a combine: L is the latency of delay-receive or of delay-send, whichever takes less time. */
static int combine_time(int ranks, const dodona_mpi_latency *latency, double step,
                        dodona_advice *advice) {
  dodona_combine_delay delay;
  uint32_t *ring = malloc(((size_t)latency->num / (size_t)latency->den + 1) * sizeof *ring);
  if (!ring)
    return MPI_ERR_NO_MEM;
  dodona_status status =
      dodona_combine_delay_times(ranks, latency->num, latency->den, ring, &delay);
  free(ring);
  if (status != DODONA_OK)
    return MPI_ERR_ARG;
  double ticks =
      delay.send_wins ? (double)delay.send_ticks / delay.send_latency : (double)delay.receive_ticks;
  advice->request.rule.latency = delay.send_wins ? delay.send_latency : delay.receive_latency;
  advice->time = ticks * step / latency->num;
  return MPI_SUCCESS;
}

/* Where many sends are under way at once the machine's latency counts: in the lambda tree and in the combine. */
static int take_latency(const dodona_mpi_context *context, const dodona_cost *cost,
                        dodona_advice *advice) {
  dodona_request *q = &advice->request;
  dodona_mpi_latency latency = latency_of(context, cost->bytes);
  double step = cost->startup + cost->bytes * cost->byte_time;
  int32_t family = dodona_row_family(q->algorithm);
  if (family == DODONA_FAMILY_COMBINE)
    return combine_time(context->ranks, &latency, step, advice);
  if (family != DODONA_FAMILY_POSTAL || dodona_row_variant(q->algorithm) != DODONA_KEEPS_MOST)
    return MPI_SUCCESS;
  q->rule = (dodona_rule){latency.num, latency.den, 0, 0};
  int error = lambda_tree_time(context->ranks, &latency, step, &advice->time);
  advice->time *= q->op == DODONA_ALLREDUCE ? 2 : 1;
  return error;
}

/* Whether the plan combines in the order of ranks. */
static int is_ordered(const dodona_request *request) {
  dodona_plan plan;
  return dodona_mpi_make(request, &plan, NULL) == MPI_SUCCESS && plan.ordered;
}

/* Of the startup what the messages of a round pass together: by a profile the latency of its smallest messages, else the machine's. */
static double shared_latency(const dodona_mpi_context *context) {
  double lambda = context->latency_count > 0 ? context->latencies[0].lambda : 1;
  return lambda > 1 ? context->machine.startup * (1 - 1 / lambda) : context->machine.latency;
}

/* The fastest by prediction, with no more blocks than elements. What takes a shape, or a share, is no candidate. */
static int search(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                  dodona_request *best) {
  enum { SHAPED = DODONA_TAKES_MODULES | DODONA_TAKES_MESH | DODONA_TAKES_ALPHA };
  dodona_cost cost = {context->ranks, (double)wish->count * (double)wish->size,
                      context->machine.startup, context->machine.byte_time,
                      shared_latency(context)};
  double least = INFINITY;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    const dodona_request asked = {.op = wish->op, .algorithm = algorithm, .root = wish->root};
    dodona_advice advice;
    int shaped = 0;
    for (int32_t bit = 1; bit <= SHAPED; bit *= 2)
      shaped += (bit & SHAPED) != 0 && dodona_takes(algorithm, bit);
    if (shaped || !dodona_serves(algorithm, wish->op))
      continue;
    dodona_status status = dodona_planner_search(&asked, &cost, &advice);
    if (status == DODONA_BAD_COST || status == DODONA_OVERFLOW)
      return MPI_ERR_ARG;
    int error = status == DODONA_OK ? take_latency(context, &cost, &advice) : MPI_SUCCESS;
    if (error != MPI_SUCCESS)
      return error;
    if (status != DODONA_OK || advice.time >= least)
      continue;
    if (advice.request.blocks > wish->count)
      advice.request.blocks = wish->count > 0 ? (int32_t)wish->count : 1;
    if (wish->ordered && !is_ordered(&advice.request))
      continue;
    least = advice.time;
    *best = advice.request;
  }
  return least < INFINITY ? MPI_SUCCESS : dodona_err_not_commutative();
}

int dodona_mpi_choose(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                      dodona_request *request) {
  dodona_mpi_chosen *last = &context->chosen[wish->op];
  const dodona_mpi_wish *w = &last->wish;
  if (last->request.ranks == 0 || w->count != wish->count || w->size != wish->size ||
      w->root != wish->root || w->ordered != wish->ordered) {
    last->request.ranks = 0;
    last->wish = *wish;
    int error = search(context, wish, &last->request);
    if (error != MPI_SUCCESS) {
      last->request.ranks = 0;
      return error;
    }
  }
  *request = last->request;
  return MPI_SUCCESS;
}

int dodona_plan_choose(int op, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_wish wish = {.op = op, .root = root, .count = count};
  dodona_request request;
  MPI_Aint extent = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && (op < DODONA_BCAST || op > DODONA_ALLREDUCE))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(datatype, &wish.size, &extent);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_choose(context, &wish, &request);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&request, plan, NULL);
  if (error == MPI_SUCCESS)
    plan->table = NULL;
  return dodona_mpi_report(comm, error);
}
