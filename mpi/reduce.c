/* Reductions and allreduces by broadcast plans run backwards: their arguments, and which executor. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include "mpi/flow_loop.h"
#include "mpi/operand.h"
#include "mpi/steps.h"
#include <stdint.h>

/* One call. */
typedef struct call {
  const void *sendbuf;
  void *recvbuf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Op op;
} call;

static int begin(const call *c, MPI_Comm comm, dodona_mpi_context **context,
                 dodona_mpi_operand *operand) {
  int error = dodona_mpi_context_begin(comm, context);
  return error == MPI_SUCCESS
             ? dodona_mpi_operand_of(*context, c->count, c->datatype, c->op, operand)
             : error;
}

/* `has`: this rank has a result. */
static int judge_buffers(const call *c, int has) {
  int in_place = c->sendbuf == MPI_IN_PLACE;
  if (c->count == 0 || (has ? c->recvbuf != MPI_IN_PLACE && c->sendbuf != c->recvbuf : !in_place))
    return MPI_SUCCESS;
  return MPI_ERR_BUFFER;
}

/* The planner's broadcast, if there is no plan. */
static int choose(dodona_mpi_context *context, const dodona_mpi_operand *operand, int root,
                  const dodona_tree_plan **plan, dodona_tree_plan *chosen) {
  if (*plan)
    return MPI_SUCCESS;
  *plan = chosen;
  return dodona_mpi_choose(context, operand->count, operand->element, root, chosen);
}

/* The parts and the course of one reduction, and of the broadcast that may follow. */
static dodona_mpi_job job_of(const call *c, const dodona_mpi_operand *operand,
                             const dodona_mpi_role *up, const dodona_mpi_role *down) {
  dodona_mpi_parts parts = {c->recvbuf, c->count, c->datatype, operand->extent, up->plan.blocks};
  dodona_mpi_job job = {up, down, operand, parts, parts};
  if (c->sendbuf != MPI_IN_PLACE)
    job.own.buf = (void *)(uintptr_t)c->sendbuf;
  return job;
}

static int by_steps(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  int error = dodona_mpi_steps_up(context, job->up, job->operand, &job->own, &job->message);
  return job->down ? dodona_mpi_steps_down(context, job->down, &job->message, error) : error;
}

/* Makes it the role's: the planner's choice if there is neither plan nor network. */
static int enter_up(dodona_mpi_context *context, const dodona_tree_plan *plan,
                    const dodona_network *network, const dodona_mpi_operand *operand, int root) {
  dodona_tree_plan chosen;
  if (network)
    return dodona_mpi_context_enter_network(context, network, &context->up);
  int error = choose(context, operand, root, &plan, &chosen);
  return error == MPI_SUCCESS ? dodona_mpi_context_enter(context, plan, &context->up) : error;
}

static int reduce(const call *c, int root, MPI_Comm comm, const dodona_tree_plan *plan,
                  const dodona_network *network) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_operand operand;
  int error = begin(c, comm, &context, &operand);
  if (error == MPI_SUCCESS && (root < 0 || root >= context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS)
    error = judge_buffers(c, root == context->rank);
  if (error == MPI_SUCCESS)
    error = enter_up(context, plan, network, &operand, root);
  const dodona_tree_plan *entered = error == MPI_SUCCESS ? &context->up.plan : NULL;
  if (error == MPI_SUCCESS && entered->root != root)
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && !operand.commutative && !dodona_mpi_role_in_order(&context->up))
    error = dodona_err_not_commutative();
  if (error != MPI_SUCCESS || operand.element == 0)
    return error;
  dodona_mpi_job job = job_of(c, &operand, &context->up, NULL);
  return !network && dodona_mpi_flows(context, entered) ? dodona_mpi_flow(context, &job)
                                                        : by_steps(context, &job);
}

static int allreduce(const call *c, MPI_Comm comm, const dodona_tree_plan *up,
                     const dodona_tree_plan *down) {
  dodona_mpi_context *context = NULL;
  dodona_mpi_operand operand;
  dodona_tree_plan chosen;
  int error = begin(c, comm, &context, &operand);
  if (error == MPI_SUCCESS)
    error = judge_buffers(c, 1);
  up = up ? up : down;
  if (error == MPI_SUCCESS)
    error = choose(context, &operand, 0, &up, &chosen);
  down = down ? down : up;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_enter(context, up, &context->up);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_enter(context, down, &context->down);
  if (error == MPI_SUCCESS && (up->root != down->root || up->blocks != down->blocks))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS && !operand.commutative && !dodona_keeps_rank_order(up))
    error = dodona_err_not_commutative();
  if (error != MPI_SUCCESS || operand.element == 0)
    return error;
  dodona_mpi_job job = job_of(c, &operand, &context->up, &context->down);
  return dodona_mpi_flows(context, up) && dodona_mpi_flows(context, down)
             ? dodona_mpi_flow(context, &job)
             : by_steps(context, &job);
}

int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_tree_plan *plan) {
  call c = {sendbuf, recvbuf, count, datatype, op};
  return dodona_mpi_report(comm, reduce(&c, root, comm, plan, NULL));
}

int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_tree_plan *plan) {
  return dodona_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, plan);
}

int dodona_allreduce_trees_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                             MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                             const dodona_tree_plan *up, const dodona_tree_plan *down) {
  call c = {sendbuf, recvbuf, count, datatype, op};
  return dodona_mpi_report(comm, allreduce(&c, comm, up, down));
}

int dodona_allreduce_trees(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                           MPI_Op op, MPI_Comm comm, const dodona_tree_plan *up,
                           const dodona_tree_plan *down) {
  return dodona_allreduce_trees_c(sendbuf, recvbuf, count, datatype, op, comm, up, down);
}

int dodona_network_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                            MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
                            const dodona_network *network) {
  call c = {sendbuf, recvbuf, count, datatype, op};
  return dodona_mpi_report(comm, reduce(&c, root, comm, NULL, network));
}

int dodona_network_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                          MPI_Op op, int root, MPI_Comm comm, const dodona_network *network) {
  return dodona_network_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, network);
}
