/* Every collective: its arguments, its plans, and which executor. */
#include "mpi/call.h"
#include "mpi/described.h"
#include "mpi/judge.h"
#include "mpi/open.h"
#include "mpi/same_bits.h"
#include "mpi/steps.h"
#include "ref/base/op.h"
#include <stdint.h>

/* Whether the buffers may be what they are: where there is a result, and where there is none. */
static int buffers_fit(const dodona_mpi_call *c) {
  int in_place = c->sendbuf == MPI_IN_PLACE;
  if (c->count == 0 || c->what == DODONA_BCAST)
    return 1;
  if (c->what == DODONA_REDUCE && c->root != c->context->rank)
    return !in_place;
  return c->recvbuf != MPI_IN_PLACE && c->sendbuf != c->recvbuf;
}

/* Whether ranks describe what they send and what they receive. */
static int has_two_counts(int32_t what) {
  return dodona_op_has_shares(what) || what == DODONA_ALLTOALL;
}

int dodona_mpi_judge_call(dodona_mpi_call *call) {
  dodona_mpi_call *c = call;
  int error = MPI_SUCCESS;
  if (c->root < 0 || c->root >= c->context->ranks)
    error = MPI_ERR_ROOT;
  if (c->what == DODONA_BARRIER)
    return error;
  if (error == MPI_SUCCESS && c->counted)
    return dodona_mpi_counted_judge(c);
  if (error == MPI_SUCCESS && has_two_counts(c->what))
    return dodona_mpi_shares_judge(c);
  if (error == MPI_SUCCESS && c->count < 0)
    error = MPI_ERR_COUNT;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_type_of(c->datatype, &c->context->type, &c->type);
  if (error == MPI_SUCCESS && c->what == DODONA_BCAST)
    error = dodona_mpi_judge_type(c->context, &c->type);
  if (error == MPI_SUCCESS)
    error = c->what == DODONA_BCAST
                ? dodona_mpi_bytes_of(c->count, &c->type, &c->bytes)
                : dodona_mpi_operand_of(c->context, c->count, &c->type, c->op, &c->operand);
  return error == MPI_SUCCESS && !buffers_fit(c) ? MPI_ERR_BUFFER : error;
}

/* The way of the context, if it may run the job. */
static const dodona_mpi_way *way_of(const dodona_mpi_context *context, const dodona_mpi_job *job) {
  return context->way && context->way->may(job) ? context->way : NULL;
}

static int execute_broadcast(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  int full = c->root == c->context->rank;
  if (c->bytes == 0 && c->count > 0)
    return MPI_SUCCESS;
  dodona_mpi_described d = dodona_mpi_describe(
      c->context, c->bytes, (dodona_mpi_elements){c->recvbuf, c->count, &c->type, full, !full});
  const dodona_mpi_parts message = {d.bytes, d.count, MPI_BYTE, 1, role->plan.request.blocks,
                                    0,       0,       NULL};
  dodona_mpi_job job = {
      .down = role, .operand = &c->operand, .own = message, .message = message, .described = &d};
  const dodona_mpi_way *way = way_of(c->context, &job);
  dodona_mpi_describe_cut(&d, way ? NULL : &message);
  job.error = d.error;
  int error = way ? way->run(c->context, &job) : dodona_mpi_steps_run(c->context, &job);
  int stored = dodona_mpi_describe_end(&d, error == MPI_SUCCESS);
  return error != MPI_SUCCESS ? error : stored;
}

static int execute_reduction(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_plan *plan = &role->plan;
  dodona_mpi_job job = {
      .up = role, .down = c->what == DODONA_ALLREDUCE ? role : NULL, .operand = &c->operand};
  if (!c->operand.commutative && !plan->ordered)
    return dodona_err_not_commutative();
  if (c->operand.element == 0)
    return MPI_SUCCESS;
  job.message = (dodona_mpi_parts){c->recvbuf,           c->count, c->datatype, c->operand.extent,
                                   plan->request.blocks, 0,        0,           NULL};
  job.own = job.message;
  if (c->sendbuf != MPI_IN_PLACE)
    job.own.buf = (void *)(uintptr_t)c->sendbuf;
  if (dodona_row_family(plan->request.algorithm) == DODONA_FAMILY_COMBINE)
    return dodona_mpi_windows_run(c->context, &job);
  if (dodona_row_family(plan->request.algorithm) == DODONA_FAMILY_MULTIPLY)
    return dodona_mpi_multiplying_run(c->context, &job);
  const dodona_mpi_way *way = way_of(c->context, &job);
  return way ? way->run(c->context, &job) : dodona_mpi_steps_run(c->context, &job);
}

/* Messages without data. */
static int execute_barrier(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  const dodona_mpi_parts nothing = {NULL, 0, MPI_BYTE, 1, role->plan.request.blocks, 0, 0, NULL};
  const dodona_mpi_job job = {
      .down = role, .operand = &c->operand, .own = nothing, .message = nothing};
  return dodona_mpi_steps_run(c->context, &job);
}

int dodona_mpi_execute(const dodona_mpi_call *call, const dodona_mpi_role *role) {
  if (call->counted)
    return dodona_mpi_counted(call, role);
  if (dodona_op_has_shares(call->what))
    return dodona_mpi_shares(call, role);
  switch (call->what) {
  case DODONA_ALLTOALL:
    return dodona_mpi_alltoall(call, role);
  case DODONA_SCAN:
  case DODONA_EXSCAN:
    return dodona_mpi_scan(call, role);
  case DODONA_BARRIER:
    return execute_barrier(call, role);
  default:
    break;
  }
  return call->what == DODONA_BCAST ? execute_broadcast(call, role) : execute_reduction(call, role);
}

/* Whether the plan is for the call. */
static int judge_plan(const dodona_mpi_call *c, const dodona_plan *plan) {
  if (plan->request.op != c->what)
    return MPI_ERR_ARG;
  return c->what != DODONA_ALLREDUCE && plan->request.root != c->root ? MPI_ERR_ROOT : MPI_SUCCESS;
}

/* The level that the results of the call must have by a plan. */
static int32_t level_of(const dodona_mpi_call *call) {
  const int32_t level = call->context->level;
  int commutative = 0, exact = 0;
  if (level == DODONA_SAME_NOTHING || !dodona_op_combines(call->what))
    return DODONA_SAME_NOTHING;
  dodona_mpi_judge_order(call->datatype, call->op, &commutative, &exact);
  return dodona_mpi_level_bound(level, call->what, exact);
}

/* Where shares have counts of their own, MPI's own algorithm is the fastest that is known. */
static int run_counted(dodona_mpi_call *c) {
  if (dodona_mpi_context_find(c->comm, &c->context) == MPI_SUCCESS &&
      level_of(c) > DODONA_SAME_NOTHING)
    return dodona_mpi_report(c->comm, dodona_err_same_bits());
  return dodona_mpi_pass(c);
}

/* What a rank finds wrong in its arguments it finds before it counts the call: it may have made the call alone. A plan that dodona_plan_make did
   not make has other steps. */
int dodona_mpi_run_call(dodona_mpi_call *call, const dodona_plan *plan) {
  const dodona_mpi_role *role = NULL;
  if (!plan && call->counted)
    return run_counted(call);
  if (!plan)
    return dodona_mpi_open_call(call);
  int error = dodona_mpi_context_find(call->comm, &call->context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_judge_call(call);
  if (error == MPI_SUCCESS)
    error = judge_plan(call, plan);
  if (error == MPI_SUCCESS &&
      !dodona_mpi_level_has(level_of(call), call->what, plan->request.algorithm))
    error = dodona_err_same_bits();
  if (error == MPI_SUCCESS)
    error = dodona_mpi_enter(&call->context->roles, call->context->ranks, call->context->rank,
                             &plan->request, (dodona_mpi_names){NULL, NULL}, &role);
  if (error == MPI_SUCCESS && role->plan.steps != plan->steps)
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_of(call->comm, &call->context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_begin(call->context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_execute(call, role);
  return dodona_mpi_report(call->comm, error);
}

int dodona_mpi_run(const dodona_plan *plan, const void *sendbuf, void *recvbuf, MPI_Count count,
                   MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  int32_t what = plan->request.op;
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = what};
  if (has_two_counts(what))
    return dodona_mpi_report(comm, MPI_ERR_ARG);
  c.root = what == DODONA_ALLREDUCE ? 0 : plan->request.root;
  return dodona_mpi_run_call(&c, plan);
}

int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan) {
  dodona_mpi_call c = {NULL,        buf, count, datatype, MPI_OP_NULL, comm, .what = DODONA_BCAST,
                       .root = root};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan) {
  return dodona_bcast_c(buf, count, datatype, root, comm, plan);
}

int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf,     recvbuf, count, datatype, op, comm, .what = DODONA_REDUCE,
                       .root = root};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_plan *plan) {
  return dodona_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, plan);
}

int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_ALLREDUCE};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_plan *plan) {
  return dodona_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, plan);
}

/* Those that move shares. */
static int move_shares(int32_t what, const dodona_mpi_call *as, int root, MPI_Comm comm,
                       const dodona_plan *plan) {
  dodona_mpi_call c = *as;
  c.op = MPI_OP_NULL;
  c.comm = comm;
  c.what = what;
  c.root = root;
  return dodona_mpi_run_call(&c, plan);
}

int dodona_scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                   int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
                   const dodona_plan *plan) {
  const dodona_mpi_call as = {
      sendbuf, recvbuf, recvcount, recvtype, .sendcount = sendcount, .sendtype = sendtype};
  return move_shares(DODONA_SCATTER, &as, root, comm, plan);
}

int dodona_gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                  int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
                  const dodona_plan *plan) {
  const dodona_mpi_call as = {
      sendbuf, recvbuf, recvcount, recvtype, .sendcount = sendcount, .sendtype = sendtype};
  return move_shares(DODONA_GATHER, &as, root, comm, plan);
}

int dodona_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                     int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const dodona_plan *plan) {
  const dodona_mpi_call as = {
      sendbuf, recvbuf, recvcount, recvtype, .sendcount = sendcount, .sendtype = sendtype};
  return move_shares(DODONA_ALLGATHER, &as, 0, comm, plan);
}

int dodona_scatterv(const void *sendbuf, const int sendcounts[], const int displs[],
                    MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype,
                    int root, MPI_Comm comm, const dodona_plan *plan) {
  const dodona_mpi_call as = {sendbuf,          recvbuf,
                              recvcount,        recvtype,
                              .counted = 1,     .counts = sendcounts,
                              .displs = displs, .sendtype = sendtype};
  return move_shares(DODONA_SCATTER, &as, root, comm, plan);
}

/* What a rank sends to those that have shares of all ranks, each with a count of its own. */
static dodona_mpi_call shares_of(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
                                 void *recvbuf, const int counts[], const int displs[],
                                 MPI_Datatype recvtype) {
  return (dodona_mpi_call){
      sendbuf,          recvbuf,          .datatype = recvtype,   .counted = 1,
      .counts = counts, .displs = displs, .sendcount = sendcount, .sendtype = sendtype};
}

int dodona_gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                   const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root,
                   MPI_Comm comm, const dodona_plan *plan) {
  const dodona_mpi_call as =
      shares_of(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
  return move_shares(DODONA_GATHER, &as, root, comm, plan);
}

int dodona_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                      const int recvcounts[], const int displs[], MPI_Datatype recvtype,
                      MPI_Comm comm, const dodona_plan *plan) {
  const dodona_mpi_call as =
      shares_of(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
  return move_shares(DODONA_ALLGATHER, &as, 0, comm, plan);
}

int dodona_reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[],
                          MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                          const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf,
                       recvbuf,
                       0,
                       datatype,
                       op,
                       comm,
                       .what = DODONA_REDUCE_SCATTER,
                       .counted = 1,
                       .counts = recvcounts,
                       .sendtype = MPI_DATATYPE_NULL};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                    int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const dodona_plan *plan) {
  const dodona_mpi_call as = {
      sendbuf, recvbuf, recvcount, recvtype, .sendcount = sendcount, .sendtype = sendtype};
  return move_shares(DODONA_ALLTOALL, &as, 0, comm, plan);
}

int dodona_scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_SCAN};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = DODONA_EXSCAN};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_barrier(MPI_Comm comm, const dodona_plan *plan) {
  dodona_mpi_call c = {NULL, NULL, 0, MPI_BYTE, MPI_OP_NULL, comm, .what = DODONA_BARRIER};
  return dodona_mpi_run_call(&c, plan);
}

int dodona_reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount,
                                MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                                const dodona_plan *plan) {
  dodona_mpi_call c = {sendbuf,
                       recvbuf,
                       recvcount,
                       datatype,
                       op,
                       comm,
                       .what = DODONA_REDUCE_SCATTER,
                       .sendtype = MPI_DATATYPE_NULL};
  return dodona_mpi_run_call(&c, plan);
}
