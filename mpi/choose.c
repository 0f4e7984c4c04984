/* The planner's plan for a message. */
#include "mpi/choices.h"
#include "mpi/latency.h"
#include "mpi/message.h"
#include "mpi/nodes.h"
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
  if (dodona_op_has_shares(request->op))
    return; /* a block a rank */
  if (request->blocks > elements)
    request->blocks = elements > 0 ? (int32_t)elements : 1;
}

static int is_combine(int32_t algorithm) {
  return dodona_row_family(algorithm) == DODONA_FAMILY_COMBINE;
}

/* How many nodes can be a crossbar's modules; else 0. */
static int modules_of(const dodona_mpi_context *context) {
  return context->nodes && context->nodes->regular > 0 ? context->nodes->count : 0;
}

/* Whether the algorithm is a candidate: it serves the operation, it is the one that the user asks for, if he asks for one, and all that it takes is known
   here; a share or the sides of a mesh are not, modules are where nodes can be them. */
static int may_be(const dodona_mpi_context *context, int32_t algorithm,
                  const dodona_mpi_wish *wish) {
  const int32_t shaped[] = {DODONA_TAKES_MESH, DODONA_TAKES_ALPHA};
  for (size_t i = 0; i < sizeof shaped / sizeof *shaped; i++)
    if (dodona_takes(algorithm, shaped[i]))
      return 0;
  if (dodona_takes(algorithm, DODONA_TAKES_MODULES) && modules_of(context) == 0)
    return 0;
  return dodona_serves(algorithm, wish->op) && (!is_combine(algorithm) || wish->exact) &&
         (wish->algorithm == DODONA_MPI_ANY || wish->algorithm == algorithm);
}

/* What a message costs, as a long block or as a brief one. */
static dodona_cost cost_of(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                           int brief) {
  const dodona_machine *m = &context->machine;
  double startup = brief ? m->brief_startup : m->startup;
  double shared = dodona_mpi_shared_latency(context);
  return (dodona_cost){context->ranks, (double)wish->count * (double)wish->size, startup,
                       brief ? m->brief_byte_time : m->byte_time,
                       m->startup > 0 ? shared * (startup / m->startup) : 0};
}

/* Finds the best plan by this algorithm at such a cost, with no more blocks than elements. Returns 0 if there is none, or an error. */
static int advise_apart(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                        int32_t algorithm, dodona_cost cost, dodona_advice *advice, int *error) {
  dodona_request asked = {.op = wish->op, .algorithm = algorithm, .root = wish->root};
  *error = MPI_SUCCESS;
  if (!may_be(context, algorithm, wish))
    return 0;
  if (dodona_takes(algorithm, DODONA_TAKES_MODULES))
    asked.modules[0] = modules_of(context);
  dodona_status status = dodona_planner_search(&asked, &cost, advice);
  if (status == DODONA_BAD_COST || status == DODONA_OVERFLOW)
    *error = MPI_ERR_ARG;
  else if (status == DODONA_OK)
    *error = dodona_mpi_take_latency(context, &cost, advice);
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
static int advise_at(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                     int32_t algorithm, dodona_cost cost, dodona_advice *advice, int *error) {
  dodona_advice other;
  dodona_cost dearer = cost;
  double extra = 0;
  if (!advise_apart(context, wish, algorithm, cost, advice, error))
    return 0;
  *error = dodona_mpi_nodes_extra(context, &advice->request, &cost, &extra);
  const double moving = moving_of(advice, &cost);
  advice->time = fmax(advice->time + extra, 0);
  if (*error != MPI_SUCCESS || extra <= 0 || moving <= 0)
    return *error == MPI_SUCCESS;
  dearer.byte_time *= 1 + extra / moving;
  if (!advise_apart(context, wish, algorithm, dearer, &other, error))
    return *error == MPI_SUCCESS;
  *error = dodona_mpi_nodes_extra(context, &other.request, &cost, &extra);
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
static int make_brief(const dodona_mpi_context *context, const dodona_cost *cost,
                      const dodona_mpi_wish *wish, dodona_advice *advice, int *error) {
  const dodona_machine *machine = &context->machine;
  double moved = 0, extra = 0, bytes = cost->bytes;
  dodona_request *q = &advice->request;
  if (message_of(advice, bytes, &moved) < machine->brief_bytes)
    return 1;
  if (!dodona_takes(q->algorithm, DODONA_TAKES_BLOCKS) ||
      dodona_row_family(q->algorithm) == DODONA_FAMILY_EXCHANGE ||
      bytes / machine->brief_bytes >= INT32_MAX / 2)
    return 0;
  q->blocks = (int32_t)(bytes / machine->brief_bytes) + 1;
  dodona_mpi_cut(q, wish->count);
  if (message_of(advice, bytes, &moved) >= machine->brief_bytes)
    return 0;
  advice->time = moved * (cost->startup + bytes * cost->byte_time / q->blocks);
  *error = dodona_mpi_nodes_extra(context, q, cost, &extra);
  advice->time += extra;
  return *error == MPI_SUCCESS;
}

/* The best plan of blocks that are long, or of blocks that are brief, whichever takes less. */
static int advise(const dodona_mpi_context *context, const dodona_mpi_wish *wish, int32_t algorithm,
                  dodona_advice *advice, int *error) {
  const dodona_machine *machine = &context->machine;
  dodona_advice brief;
  double moved = 0;
  int found = advise_at(context, wish, algorithm, cost_of(context, wish, 0), advice, error);
  const dodona_cost cost = cost_of(context, wish, 1);
  if (!found || machine->brief_bytes == 0)
    return found;
  found = advise_at(context, wish, algorithm, cost, &brief, error);
  if (found && make_brief(context, &cost, wish, &brief, error) &&
      (brief.time < advice->time || message_of(advice, cost.bytes, &moved) < machine->brief_bytes))
    *advice = brief;
  return *error == MPI_SUCCESS;
}

/* Whether the plan is that one by another name, as chain and binary tree of two ranks: of the same family and the same time. */
static int is_twin(const dodona_advice *advice, double time, const dodona_request *other) {
  return !(advice->time > time) &&
         dodona_row_family(advice->request.algorithm) == dodona_row_family(other->algorithm);
}

int dodona_mpi_candidates(const dodona_mpi_context *context, const dodona_mpi_wish *wish, int most,
                          dodona_request *requests, double *times, int *count) {
  *count = 0;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    dodona_advice advice;
    int error = MPI_SUCCESS, place = 0;
    if (!advise(context, wish, algorithm, &advice, &error)) {
      if (error != MPI_SUCCESS)
        return error;
      continue;
    }
    while (place < *count && times[place] <= advice.time)
      place++;
    if (place == most || (place > 0 && is_twin(&advice, times[place - 1], &requests[place - 1])))
      continue;
    *count += *count < most;
    for (int i = *count - 1; i > place; i--) {
      times[i] = times[i - 1];
      requests[i] = requests[i - 1];
    }
    times[place] = advice.time;
    requests[place] = advice.request;
  }
  return *count > 0 ? MPI_SUCCESS : dodona_err_not_commutative();
}

int dodona_plan_choose(int op, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_wish wish = {
      .op = op, .root = root, .count = count, .exact = 1, .algorithm = DODONA_MPI_ANY};
  dodona_request request;
  double time = 0;
  dodona_mpi_type type;
  int found = 0;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && (op < DODONA_BCAST || op >= DODONA_OPS))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_type_of(datatype, &context->type, &type);
  if (error == MPI_SUCCESS) {
    wish.size = type.size;
    error = dodona_mpi_candidates(context, &wish, 1, &request, &time, &found);
  }
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&request, plan, NULL);
  if (error == MPI_SUCCESS)
    plan->table = NULL;
  return dodona_mpi_report(comm, error);
}
