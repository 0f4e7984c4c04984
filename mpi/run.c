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

/* Runs the plan of the job. */
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

/* By the plan's own request, or, where the plan is null, by the planner's. A plan that dodona_plan_make did not make has
   other steps. */
static int by_plan(call *c, const dodona_plan *plan) {
  const dodona_mpi_role *role = NULL;
  dodona_request request;
  if (plan && plan->request.op != c->what)
    return MPI_ERR_ARG;
  if (plan && c->what != DODONA_ALLREDUCE && plan->request.root != c->root)
    return MPI_ERR_ROOT;
  int ordered = c->what != DODONA_BCAST && !c->operand.commutative;
  const dodona_mpi_wish wish = {c->what, c->root, c->count, c->operand.element, ordered};
  int error = plan ? MPI_SUCCESS : dodona_mpi_choose(c->context, &wish, &request);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_enter(c->context, plan ? &plan->request : &request, &role);
  if (error == MPI_SUCCESS && plan && role->plan.steps != plan->steps)
    error = MPI_ERR_ARG;
  dodona_mpi_job job = {.up = c->what != DODONA_BCAST ? role : NULL,
                        .down = c->what != DODONA_REDUCE ? role : NULL};
  return error == MPI_SUCCESS ? execute(c, job) : error;
}

static int run(call *c, const dodona_plan *plan) {
  int error = begin(c);
  return dodona_mpi_report(c->comm, error == MPI_SUCCESS ? by_plan(c, plan) : error);
}

int dodona_mpi_run(const dodona_plan *plan, const void *sendbuf, void *recvbuf, MPI_Count count,
                   MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  int32_t what = plan->request.op;
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = what};
  c.root = what == DODONA_ALLREDUCE ? 0 : plan->request.root;
  return run(&c, plan);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan) {
  call c = {NULL, buf, count, datatype, MPI_OP_NULL, comm, .what = DODONA_BCAST, .root = root};
  return run(&c, plan);
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}

int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_plan *plan) {
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_REDUCE, .root = root};
  return run(&c, plan);
}

int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_plan *plan) {
  return dodona_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, plan);
}

int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_plan *plan) {
  call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_ALLREDUCE};
  return run(&c, plan);
}

int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_plan *plan) {
  return dodona_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, plan);
}
