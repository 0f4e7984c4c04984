/* Every collective: its arguments, its plans, and which executor. */
#include "mpi/dodona_mpi.h"
#include "mpi/flow_loop.h"
#include "mpi/steps.h"
#include <stdint.h>

/* One call. Of a broadcast only recvbuf, count and datatype. */
typedef struct call {
  const void *sendbuf;
  void *recvbuf;
  MPI_Count count;
  MPI_Datatype datatype;
  MPI_Op op;
  MPI_Comm comm;
  int32_t what; /* a dodona_op */
  int root;     /* of an allreduce 0 */
  dodona_mpi_context *context;
  dodona_mpi_operand operand; /* of a broadcast its element and extent */
} call;

/* Whether the buffers may be what they are: where there is a result, and where there is none. */
static int buffers_fit(const call *c) {
  int in_place = c->sendbuf == MPI_IN_PLACE;
  if (c->count == 0 || c->what == DODONA_BCAST)
    return 1;
  if (c->what == DODONA_REDUCE && c->root != c->context->rank)
    return !in_place;
  return c->recvbuf != MPI_IN_PLACE && c->sendbuf != c->recvbuf;
}

/* Begins the call and judges its arguments. */
static int begin(call *c) {
  dodona_mpi_operand *o = &c->operand;
  int error = dodona_mpi_context_begin(c->comm, &c->context);
  if (error == MPI_SUCCESS && (c->root < 0 || c->root >= c->context->ranks))
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && c->count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = c->what == DODONA_BCAST
                ? dodona_mpi_measure_type(c->datatype, &o->element, &o->extent)
                : dodona_mpi_operand_of(c->context, c->count, c->datatype, c->op, o);
  return error == MPI_SUCCESS && !buffers_fit(c) ? MPI_ERR_BUFFER : error;
}

/* Runs the plans of the job, which have equally many blocks. */
static int execute(call *c, dodona_mpi_job job) {
  const dodona_plan *first = job.up ? &job.up->plan : &job.down->plan;
  if (job.up && !c->operand.commutative && !first->ordered)
    return dodona_err_not_commutative();
  if (c->operand.element == 0)
    return MPI_SUCCESS;
  job.operand = &c->operand;
  job.message = (dodona_mpi_parts){c->recvbuf, c->count, c->datatype, c->operand.extent,
                                   first->request.blocks};
  job.own = job.message;
  if (job.up && c->sendbuf != MPI_IN_PLACE)
    job.own.buf = (void *)(uintptr_t)c->sendbuf;
  if (dodona_row_family(first->request.algorithm) == DODONA_FAMILY_COMBINE)
    return dodona_mpi_windows_run(c->context, &job);
  return dodona_mpi_flows(c->context, &job) ? dodona_mpi_flow(c->context, &job)
                                            : dodona_mpi_steps_run(c->context, &job);
}

/* By one plan, which has so many steps; -1: any. */
static int by_request(call *c, const dodona_request *request, int64_t steps) {
  const dodona_mpi_role *role = NULL;
  int error = dodona_mpi_enter(c->context, request, &role);
  if (error == MPI_SUCCESS && steps >= 0 && role->plan.steps != steps)
    error = MPI_ERR_ARG;
  dodona_mpi_job job = {.up = c->what != DODONA_BCAST ? role : NULL,
                        .down = c->what != DODONA_REDUCE ? role : NULL};
  return error == MPI_SUCCESS ? execute(c, job) : error;
}

int dodona_mpi_run(const dodona_plan *plan, const void *sendbuf, void *recvbuf, MPI_Count count,
                   MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  call c = {sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            .what = plan->request.op,
            .root = plan->request.root};
  int error = begin(&c);
  return dodona_mpi_report(comm, error == MPI_SUCCESS ? by_request(&c, &plan->request, plan->steps)
                                                      : error);
}

static int same(const dodona_tree_plan *a, const dodona_tree_plan *b) {
  return a->algorithm == b->algorithm && a->ranks == b->ranks && a->root == b->root &&
         a->blocks == b->blocks && a->group == b->group && a->depth == b->depth &&
         a->rule.latency == b->rule.latency && a->rule.ticks == b->rule.ticks &&
         a->rule.alpha_num == b->rule.alpha_num && a->rule.alpha_den == b->rule.alpha_den &&
         a->horizon == b->horizon;
}

/* Makes *role the tree of `plan` as a broadcast or as a reduction, or if it is null, the planner's tree. */
static int enter_tree(const call *c, const dodona_tree_plan *plan, int32_t what,
                      const dodona_mpi_role **role) {
  dodona_tree_request chosen;
  dodona_request request;
  if (plan) {
    request = dodona_mpi_tree_of(plan, what);
  } else {
    int error = dodona_mpi_choose(c->context, c->count, c->operand.element, c->root, &chosen);
    if (error != MPI_SUCCESS)
      return error;
    request = dodona_mpi_tree(&chosen, what);
  }
  int error = dodona_mpi_enter(c->context, &request, role);
  return error == MPI_SUCCESS && plan && !same(plan, &(*role)->plan.trees.down) ? MPI_ERR_ARG
                                                                                : error;
}

/* By trees: up for a reduction, down for a broadcast. */
static int by_trees(call *c, const dodona_tree_plan *up, const dodona_tree_plan *down) {
  dodona_mpi_job job = {.up = NULL};
  int error = begin(c);
  if (error == MPI_SUCCESS && c->what != DODONA_BCAST)
    error = enter_tree(c, up, DODONA_REDUCE, &job.up);
  if (error == MPI_SUCCESS && c->what != DODONA_REDUCE)
    error = enter_tree(c, down, DODONA_BCAST, &job.down);
  if (error != MPI_SUCCESS)
    return error;
  const dodona_request *first = job.up ? &job.up->plan.request : &job.down->plan.request;
  const dodona_request *last = job.down ? &job.down->plan.request : first;
  if (first->root != last->root || first->blocks != last->blocks)
    return MPI_ERR_ARG;
  return c->what != DODONA_ALLREDUCE && first->root != c->root ? MPI_ERR_ROOT : execute(c, job);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_tree_plan *plan) {
  call c = {NULL, buf, count, datatype, MPI_OP_NULL, comm, .what = DODONA_BCAST, .root = root};
  return dodona_mpi_report(comm, by_trees(&c, NULL, plan));
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_tree_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}

int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_tree_plan *plan) {
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_REDUCE, .root = root};
  return dodona_mpi_report(comm, by_trees(&c, plan, NULL));
}

int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_tree_plan *plan) {
  return dodona_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, plan);
}

int dodona_allreduce_trees_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                             MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                             const dodona_tree_plan *up, const dodona_tree_plan *down) {
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_ALLREDUCE};
  return dodona_mpi_report(comm, by_trees(&c, up ? up : down, down ? down : up));
}

int dodona_allreduce_trees(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                           MPI_Op op, MPI_Comm comm, const dodona_tree_plan *up,
                           const dodona_tree_plan *down) {
  return dodona_allreduce_trees_c(sendbuf, recvbuf, count, datatype, op, comm, up, down);
}

static int combine(call *c, const dodona_combine_plan *plan) {
  dodona_request request;
  int error = begin(c);
  if (error == MPI_SUCCESS && plan)
    request = dodona_mpi_combine(plan->latency, plan->ranks);
  else if (error == MPI_SUCCESS)
    error = dodona_mpi_choose_combine(c->context, (double)c->operand.size, &request);
  return error == MPI_SUCCESS ? by_request(c, &request, plan ? plan->rounds : -1) : error;
}

int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan) {
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_ALLREDUCE};
  return dodona_mpi_report(comm, combine(&c, plan));
}

int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan) {
  return dodona_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, plan);
}
