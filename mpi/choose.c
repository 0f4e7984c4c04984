/* Which plan: on request, or the best of all algorithms by the planner. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/message.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

/* The least latency is 1: where a request has 0, it means that. */
dodona_request dodona_mpi_combine(int32_t latency, int32_t ranks) {
  return (dodona_request){.op = DODONA_ALLREDUCE,
                          .algorithm = DODONA_COMBINE,
                          .ranks = ranks,
                          .rule = {latency > 0 ? latency : -1, 1, 0, 0}};
}

/* Without its table. */
static int make_tree(const dodona_tree_request *request, dodona_tree_plan *plan) {
  dodona_request asked = dodona_mpi_tree(request, DODONA_BCAST);
  dodona_plan made;
  int error = dodona_mpi_make(&asked, &made, NULL);
  if (error == MPI_SUCCESS)
    *plan = made.trees.down;
  return error;
}

int dodona_plan_for(MPI_Comm comm, const dodona_tree_request *request, dodona_tree_plan *plan) {
  dodona_request asked = dodona_mpi_tree(request, DODONA_BCAST);
  dodona_plan made;
  int error = dodona_mpi_plan(comm, &asked, &made);
  if (error == MPI_SUCCESS)
    *plan = made.trees.down;
  return error;
}

/* Of more bytes than were measured. */
static dodona_mpi_latency latency_beyond(const dodona_mpi_context *context,
                                         const dodona_mpi_latency *largest, double bytes) {
  dodona_cost cost = {context->ranks, bytes, context->machine.startup, context->machine.byte_time};
  dodona_rule rule = dodona_planner_rule(&cost, largest->bytes, largest->lambda);
  double lambda = (double)rule.latency / rule.ticks;
  if (lambda >= context->ranks - 1)
    return (dodona_mpi_latency){bytes, lambda, largest->num, largest->den};
  return (dodona_mpi_latency){bytes, lambda, rule.latency, rule.ticks};
}

/* That of the nearest size, of two the smaller; lambda = 1 if nothing is known. */
static dodona_mpi_latency latency_of(const dodona_mpi_context *context, double bytes) {
  const dodona_mpi_latency *all = context->latencies;
  int i = 0;
  if (context->latency_count == 0)
    return (dodona_mpi_latency){0, 1, 1, 1};
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

/* The fastest by prediction, with no more blocks than elements. */
static int search(const dodona_mpi_context *context, MPI_Count count, MPI_Count size,
                  dodona_tree_request *best) {
  const dodona_machine *machine = &context->machine;
  dodona_cost cost = {context->ranks, (double)count * (double)size, machine->startup,
                      machine->byte_time};
  dodona_mpi_latency latency = latency_of(context, cost.bytes);
  double least = INFINITY;
  for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
    dodona_advice advice;
    dodona_status status = dodona_planner_search(&cost, algorithm, &advice);
    if (status == DODONA_BAD_ALGORITHM)
      continue;
    if (status != DODONA_OK)
      return MPI_ERR_ARG;
    if (dodona_family_of(algorithm) == DODONA_FAMILY_POSTAL &&
        dodona_variant_of(algorithm) == DODONA_KEEPS_MOST) {
      int error =
          lambda_tree_time(context->ranks, &latency,
                           machine->startup + cost.bytes * machine->byte_time, &advice.time);
      if (error != MPI_SUCCESS)
        return error;
    }
    if (advice.time >= least)
      continue;
    least = advice.time;
    best->algorithm = algorithm;
    best->group = advice.group;
    best->blocks = advice.blocks;
    best->rule = (dodona_rule){latency.num, latency.den, 0, 1};
  }
  if (best->blocks > count)
    best->blocks = count > 0 ? (int32_t)count : 1;
  return MPI_SUCCESS;
}

int dodona_mpi_choose(dodona_mpi_context *context, MPI_Count count, MPI_Count size, int root,
                      dodona_tree_request *request) {
  dodona_tree_request *last = &context->chosen;
  if (last->ranks == 0 || context->count != count || context->size != size) {
    last->ranks = 0;
    int error = search(context, count, size, last);
    if (error != MPI_SUCCESS)
      return error;
    last->ranks = context->ranks;
    context->count = count;
    context->size = size;
  }
  *request = *last;
  request->root = root;
  return MPI_SUCCESS;
}

int dodona_plan_choose(MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_tree_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_tree_request request;
  MPI_Count size = 0;
  MPI_Aint extent = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(datatype, &size, &extent);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_choose(context, count, size, root, &request);
  if (error == MPI_SUCCESS)
    error = make_tree(&request, plan);
  return dodona_mpi_report(comm, error);
}

int dodona_combine_for(MPI_Comm comm, int latency, dodona_combine_plan *plan) {
  const dodona_request request = dodona_mpi_combine(latency, 0);
  dodona_plan made;
  int error = dodona_mpi_plan(comm, &request, &made);
  if (error == MPI_SUCCESS)
    *plan = made.combine;
  return error;
}

int dodona_mpi_choose_combine(const dodona_mpi_context *context, double bytes,
                              dodona_request *request) {
  dodona_mpi_latency latency = latency_of(context, bytes);
  dodona_combine_delay delay;
  uint32_t *ring = malloc(((size_t)latency.num / (size_t)latency.den + 1) * sizeof *ring);
  if (!ring)
    return MPI_ERR_NO_MEM;
  dodona_status status =
      dodona_combine_delay_times(context->ranks, latency.num, latency.den, ring, &delay);
  free(ring);
  if (status != DODONA_OK)
    return MPI_ERR_ARG;
  *request = dodona_mpi_combine(delay.send_wins ? delay.send_latency : delay.receive_latency,
                                context->ranks);
  return MPI_SUCCESS;
}

int dodona_combine_choose(MPI_Count count, MPI_Datatype datatype, MPI_Comm comm,
                          dodona_combine_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_request request;
  dodona_plan made;
  MPI_Count size = 0;
  MPI_Aint extent = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_measure_type(datatype, &size, &extent);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_choose_combine(context, (double)count * (double)size, &request);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&request, &made, NULL);
  if (error == MPI_SUCCESS)
    *plan = made.combine;
  return dodona_mpi_report(comm, error);
}
