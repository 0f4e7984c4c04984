/* Every collective: its arguments, its plans, and which executor. */
#include "mpi/call.h"
#include "mpi/choices.h"
#include "mpi/described.h"
#include "mpi/flow_loop.h"
#include "mpi/judge.h"
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

int dodona_mpi_judge_call(dodona_mpi_call *call) {
  dodona_mpi_call *c = call;
  int error = MPI_SUCCESS;
  if (c->root < 0 || c->root >= c->context->ranks)
    error = MPI_ERR_ROOT;
  if (error == MPI_SUCCESS && dodona_op_has_shares(c->what))
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

static int execute_broadcast(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  int full = c->root == c->context->rank;
  if (c->bytes == 0 && c->count > 0)
    return MPI_SUCCESS;
  dodona_mpi_described d = dodona_mpi_describe(
      c->context, c->bytes, (dodona_mpi_elements){c->recvbuf, c->count, &c->type, full, !full});
  const dodona_mpi_parts message = {d.bytes, d.count, MPI_BYTE, 1, role->plan.request.blocks, 0, 0};
  dodona_mpi_job job = {
      .down = role, .operand = &c->operand, .own = message, .message = message, .described = &d};
  int flows = dodona_mpi_flows(c->context, &job);
  dodona_mpi_describe_cut(&d, flows ? NULL : &message);
  job.error = d.error;
  int error = flows ? dodona_mpi_flow(c->context, &job) : dodona_mpi_steps_run(c->context, &job);
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
  job.message = (dodona_mpi_parts){
      c->recvbuf, c->count, c->datatype, c->operand.extent, plan->request.blocks, 0, 0};
  job.own = job.message;
  if (c->sendbuf != MPI_IN_PLACE)
    job.own.buf = (void *)(uintptr_t)c->sendbuf;
  if (dodona_row_family(plan->request.algorithm) == DODONA_FAMILY_COMBINE)
    return dodona_mpi_windows_run(c->context, &job);
  return dodona_mpi_flows(c->context, &job) ? dodona_mpi_flow(c->context, &job)
                                            : dodona_mpi_steps_run(c->context, &job);
}

static int execute(const dodona_mpi_call *c, const dodona_mpi_role *role) {
  if (dodona_op_has_shares(c->what))
    return dodona_mpi_shares(c, role);
  return c->what == DODONA_BCAST ? execute_broadcast(c, role) : execute_reduction(c, role);
}

/* Whether the plan is for the call. */
static int judge_plan(const dodona_mpi_call *c, const dodona_plan *plan) {
  if (plan->request.op != c->what)
    return MPI_ERR_ARG;
  return c->what != DODONA_ALLREDUCE && plan->request.root != c->root ? MPI_ERR_ROOT : MPI_SUCCESS;
}

/* A plan that dodona_plan_make did not make has other steps. */
static int by_plan(const dodona_mpi_call *c, const dodona_plan *plan) {
  const dodona_mpi_role *role = NULL;
  int error = dodona_mpi_enter(c->context, &plan->request, &role);
  if (error == MPI_SUCCESS && role->plan.steps != plan->steps)
    error = MPI_ERR_ARG;
  return error == MPI_SUCCESS ? execute(c, role) : error;
}

/* By a candidate of the class, for this root. */
static int by_candidate(const dodona_mpi_call *c, const dodona_mpi_wish *wish,
                        const dodona_request *candidate) {
  const dodona_mpi_role *role = NULL;
  dodona_request request = *candidate;
  request.root = wish->root;
  dodona_mpi_cut(&request, wish->count);
  int error = dodona_mpi_enter(c->context, &request, &role);
  return error == MPI_SUCCESS ? execute(c, role) : error;
}

static dodona_mpi_wish wish_of(const dodona_mpi_call *c) {
  int32_t algorithm = c->context->environment.algorithm[c->what];
  if (!dodona_op_combines(c->what))
    return (dodona_mpi_wish){c->what, c->root, c->bytes, 1, 0, 1, algorithm};
  const dodona_mpi_operand *o = &c->operand;
  return (dodona_mpi_wish){c->what,         c->root,  o->count, o->element,
                           !o->commutative, o->exact, algorithm};
}

static int was_passed(const dodona_mpi_call *c) {
  const dodona_mpi_passed *last = &c->context->passed;
  return last->count == c->count && last->what == c->what && last->datatype == c->datatype &&
         last->op == c->op && last->root == c->root && c->count > 0 && c->sendbuf != MPI_IN_PLACE;
}

static int pass_settled(const dodona_mpi_call *c) {
  if (!dodona_op_has_shares(c->what) && c->type.named &&
      (c->what == DODONA_BCAST || c->context->verdict.op == c->op))
    c->context->passed = (dodona_mpi_passed){c->count, c->datatype, c->op, c->what, c->root};
  return dodona_mpi_pass(c);
}

/* As the class of the call says; *passed becomes 1 if MPI did it, which has reported its own errors. */
static int by_choice(const dodona_mpi_call *c, int *passed) {
  const dodona_mpi_wish wish = wish_of(c);
  dodona_mpi_choice *choice = NULL;
  double began = 0;
  *passed = !dodona_mpi_choosable(c->context, &wish);
  if (*passed)
    return pass_settled(c);
  int error = dodona_mpi_choice_of(c->context, &wish, &choice);
  if (error != MPI_SUCCESS)
    return error;
  int trial = !choice->settled;
  if (trial)
    error = dodona_mpi_trial_begin(c->context, &began);
  if (error != MPI_SUCCESS)
    return error;
  *passed = choice->taken == DODONA_MPI_OWN;
  if (*passed && !trial)
    return pass_settled(c);
  error = *passed ? dodona_mpi_pass(c) : by_candidate(c, &wish, &choice->request[choice->taken]);
  int counted = trial ? dodona_mpi_trial_end(c->context, &wish, choice, began) : MPI_SUCCESS;
  if (error == MPI_SUCCESS && counted != MPI_SUCCESS)
    *passed = 0;
  return error != MPI_SUCCESS ? error : counted;
}

/* What a rank finds wrong in its arguments it finds before it counts the call: it may have made the call alone. */
int dodona_mpi_run_call(dodona_mpi_call *call, const dodona_plan *plan) {
  int passed = 0, error = dodona_mpi_context_find(call->comm, &call->context);
  const int settled = error == MPI_SUCCESS && !plan && was_passed(call);
  if (error == MPI_SUCCESS && !settled)
    error = dodona_mpi_judge_call(call);
  if (error == MPI_SUCCESS && plan)
    error = judge_plan(call, plan);
  if (error != MPI_SUCCESS && call->drop_in)
    return dodona_mpi_pass(call);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_begin(call->comm, &call->context);
  if (error == MPI_SUCCESS && settled)
    return dodona_mpi_pass(call);
  if (error == MPI_SUCCESS)
    error = plan ? by_plan(call, plan) : by_choice(call, &passed);
  return passed ? error : dodona_mpi_report(call->comm, error);
}

int dodona_mpi_run(const dodona_plan *plan, const void *sendbuf, void *recvbuf, MPI_Count count,
                   MPI_Datatype datatype, MPI_Op op, MPI_Comm comm) {
  int32_t what = plan->request.op;
  dodona_mpi_call c = {sendbuf, recvbuf, count, datatype, op, comm, .what = what};
  if (dodona_op_has_shares(what)) /* which has two counts */
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

/* The three that move shares. */
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
