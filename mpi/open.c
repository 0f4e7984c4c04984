/* MPI's own algorithm does the first calls on a communicator, and the first of each kind: a program that makes few calls pays nothing.

     greeting   after WAIT calls all ranks take rank 0's environment
     counting   MPI's own; of calls some are timed
     deciding   after so many calls of a kind all ranks agree: on what rank 0 has learned, or whether to try
     trying     plans and MPI's own in turn (trial.h)
     settled    a plan, or MPI's own

   What all ranks do together stands at the end of a call that MPI has done: a call that MPI refuses, which a rank may have made alone, counts
   for nothing and meets nobody. */
#include "mpi/open.h"
#include "mpi/decision.h"
#include "mpi/grid.h"
#include "mpi/judge.h"
#include "mpi/kinds.h"
#include "ref/base/op.h"

enum { WAIT = 4 };

/* Whether the call is like the last of predefined datatype and operation. */
static int is_like(const dodona_mpi_call *a, const dodona_mpi_call *b) {
  return a->count == b->count && a->what == b->what && a->datatype == b->datatype &&
         a->op == b->op && a->root == b->root;
}

static void remember(dodona_mpi_book *all, dodona_mpi_call *c, const dodona_mpi_wish *wish,
                     dodona_mpi_sort *s) {
  const int same_op = !dodona_op_combines(c->what) || all->op == c->op;
  if (c->what > DODONA_ALLREDUCE || c->context->type.datatype != c->datatype || !same_op)
    return;
  all->last = *c;
  all->wish = *wish;
  all->last_sort = c->sort = s;
}

/* Whether MPI has refused the call by its arguments, before it sent anything. */
static int is_refusal(int error) {
  const int refusals[] = {MPI_ERR_BUFFER, MPI_ERR_COUNT, MPI_ERR_TYPE, MPI_ERR_ROOT,
                          MPI_ERR_OP,     MPI_ERR_ARG,   MPI_ERR_COMM};
  int class = MPI_SUCCESS;
  if (error == MPI_SUCCESS)
    return 0;
  PMPI_Error_class(error, &class);
  for (size_t k = 0; k < sizeof refusals / sizeof *refusals; k++)
    if (class == refusals[k])
      return 1;
  return 0;
}

/* Greeting and decisions are not the program's: its error handler hears nothing of them. Where they fail, the call is MPI's for good. */
static void together(dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  if (dodona_mpi_decide(c, wish, s) == MPI_SUCCESS)
    return;
  dodona_mpi_settle(s, NULL);
}

/* Whether a call is timed: of short ones a few. */
static int is_timed(const dodona_mpi_sort *s) {
  return s->kind.size >= DODONA_MPI_LONG || (s->calls >= 4 && (s->calls & 127) < 12);
}

static int count(dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  const int timed = is_timed(s);
  const double began = timed ? MPI_Wtime() : 0;
  int error = dodona_mpi_pass(c);
  if (is_refusal(error))
    return error;
  if (timed) {
    s->seconds += MPI_Wtime() - began;
    s->timed++;
  }
  if (++s->calls == s->decision)
    together(c, wish, s);
  return error;
}

/* The first calls on a communicator. */
static int wait(dodona_mpi_call *c) {
  dodona_mpi_context *context = c->context;
  int error = dodona_mpi_pass(c);
  if (!is_refusal(error) && ++context->waited == WAIT &&
      dodona_mpi_context_greet(c->comm, context) != MPI_SUCCESS)
    context->alone = 1;
  return error;
}

/* Whether an address may be one: NULL is MPI_BOTTOM to a derived datatype, and an error of MPI's to a predefined one. */
static int may_be(const void *buf, MPI_Datatype datatype) {
  int integers = 0, addresses = 0, types = 0, combiner = MPI_COMBINER_NAMED;
  if (buf != NULL)
    return 1;
  return datatype != MPI_DATATYPE_NULL &&
         PMPI_Type_get_envelope(datatype, &integers, &addresses, &types, &combiner) ==
             MPI_SUCCESS &&
         combiner != MPI_COMBINER_NAMED;
}

static int has_buffers(const dodona_mpi_call *c) {
  if (c->what == DODONA_SCATTER || c->what == DODONA_GATHER)
    return 1; /* they are judged with the rest */
  if (c->what == DODONA_ALLGATHER || c->what == DODONA_ALLTOALL)
    return may_be(c->sendbuf, c->sendtype) && may_be(c->recvbuf, c->datatype);
  if (c->what == DODONA_BCAST)
    return may_be(c->recvbuf, c->datatype);
  int result = c->what != DODONA_REDUCE || c->root == c->context->rank;
  return may_be(c->sendbuf, c->datatype) && (!result || may_be(c->recvbuf, c->datatype));
}

static int by_request(dodona_mpi_call *c, const dodona_mpi_wish *wish,
                      const dodona_request *request) {
  dodona_mpi_context *context = c->context;
  const dodona_mpi_role *role = NULL;
  dodona_request q = *request;
  if (q.ranks != context->ranks) {
    dodona_mpi_cut(&q, wish->count / dodona_mpi_grid_columns(&context->site, c->what));
    return dodona_mpi_grid_run(c, &q);
  }
  const dodona_mpi_names names = dodona_mpi_names_of(&context->site, wish, request->algorithm);
  q.root = names.called && c->what != DODONA_ALLREDUCE ? names.called[wish->root] : wish->root;
  dodona_mpi_cut(&q, wish->count);
  int error = dodona_mpi_enter(&context->roles, context->ranks, context->rank, &q, names, &role);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_begin(context);
  return error == MPI_SUCCESS ? dodona_mpi_execute(c, role) : error;
}

/* Has whoever is next in the trials do the call. *own becomes 1 if MPI did it, which has reported its own errors. */
static int attempt(dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s, int *own) {
  const double began = MPI_Wtime();
  const int now = s->trial.now;
  *own = now == DODONA_MPI_PLANS;
  int error = *own ? dodona_mpi_pass(c) : by_request(c, wish, &s->candidates[now]);
  if (*own && is_refusal(error))
    return error;
  int counted = dodona_mpi_trial_note(&s->trial, MPI_Wtime() - began) && error != dodona_err_late()
                    ? dodona_mpi_decide_round(c->context, wish, s)
                    : MPI_SUCCESS;
  *own = *own && counted == MPI_SUCCESS;
  return error != MPI_SUCCESS ? error : counted;
}

int dodona_mpi_open_passes(const dodona_mpi_sort *sort) {
  return sort->state == DODONA_MPI_STAYS ||
         (sort->state == DODONA_MPI_COUNTS && !is_timed(sort) && sort->calls + 1 < sort->decision);
}

void dodona_mpi_open_passed(dodona_mpi_sort *sort, int error) {
  sort->calls += error == MPI_SUCCESS || !is_refusal(error);
}

/* Finds out what the call asks for, and the kind of those like it; NULL if MPI must look at it. */
static dodona_mpi_sort *look(dodona_mpi_call *c, dodona_mpi_book *book, dodona_mpi_wish *wish) {
  if (!dodona_mpi_wish_of(c, book, wish))
    return NULL;
  dodona_mpi_sort *s = dodona_mpi_sort_of(c->context, book, wish);
  if (s)
    remember(book, c, wish, s);
  return s;
}

/* A call that may be ours: what MPI would refuse, MPI refuses. */
static int serve(dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  int own = 0;
  if (!dodona_mpi_choosable(c->context, wish) || !has_buffers(c) ||
      dodona_mpi_judge_call(c) != MPI_SUCCESS)
    return dodona_mpi_pass(c);
  int error = s->state == DODONA_MPI_TRIES ? attempt(c, wish, s, &own)
                                           : by_request(c, wish, &s->choice.request);
  return own ? error : dodona_mpi_report(c->comm, error);
}

/* A call whose results must have the same bits: before the first of its kind all ranks decide together. */
static int bound(dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  if (s->state == DODONA_MPI_PLANNED)
    return serve(c, wish, s);
  if (!has_buffers(c) || dodona_mpi_judge_call(c) != MPI_SUCCESS)
    return dodona_mpi_pass(c);
  int error = dodona_mpi_decide_level(c, wish, s);
  return error == MPI_SUCCESS ? serve(c, wish, s) : dodona_mpi_report(c->comm, error);
}

/* The first calls on a communicator, where results must have the same bits. */
static int greet(dodona_mpi_call *c) {
  dodona_mpi_context *context = c->context;
  if (!has_buffers(c) || dodona_mpi_judge_call(c) != MPI_SUCCESS)
    return dodona_mpi_pass(c);
  int error = dodona_mpi_context_greet(c->comm, context);
  return error == MPI_SUCCESS ? dodona_mpi_open_call(c) : dodona_mpi_report(c->comm, error);
}

int dodona_mpi_open_call(dodona_mpi_call *call) {
  dodona_mpi_call *c = call;
  dodona_mpi_wish wish;
  int error = dodona_mpi_context_find(c->comm, &c->context);
  if (error != MPI_SUCCESS)
    return c->drop_in ? dodona_mpi_pass(c) : dodona_mpi_report(c->comm, error);
  dodona_mpi_book *book = c->context->greeted ? dodona_mpi_book_of(c->context) : NULL;
  dodona_mpi_sort *s = book ? book->last_sort : NULL;
  const int like = s && is_like(&book->last, c);
  if (!like && !c->drop_in && (error = dodona_mpi_judge_call(c)) != MPI_SUCCESS)
    return dodona_mpi_report(c->comm, error);
  if (c->context->ranks == 1)
    return dodona_mpi_pass(c);
  if (!c->context->greeted)
    return c->context->level > DODONA_SAME_NOTHING ? greet(c) : wait(c);
  if (like)
    wish = book->wish;
  else
    s = book ? look(c, book, &wish) : NULL;
  c->sort = like ? s : c->sort;
  if (s && wish.level > DODONA_SAME_NOTHING)
    return bound(c, &wish, s);
  if (!s || s->state == DODONA_MPI_STAYS)
    return dodona_mpi_pass(c);
  return s->state == DODONA_MPI_COUNTS ? count(c, &wish, s) : serve(c, &wish, s);
}

/* Of a context that is greeted. */
static dodona_mpi_sort *sort_at(MPI_Comm comm, const dodona_mpi_wish *wish) {
  dodona_mpi_context *context = NULL;
  if (dodona_mpi_context_of(comm, &context) != MPI_SUCCESS || !dodona_mpi_book_of(context))
    return NULL;
  return dodona_mpi_sort_of(context, context->book, wish);
}

dodona_mpi_state dodona_mpi_open_state(MPI_Comm comm, const dodona_mpi_wish *wish,
                                       dodona_request *request) {
  const dodona_mpi_sort *s = sort_at(comm, wish);
  if (s)
    *request = s->choice.request;
  return s ? s->state : DODONA_MPI_STAYS;
}

int dodona_mpi_open_settle(MPI_Comm comm, const dodona_mpi_wish *wish,
                           const dodona_request *request) {
  dodona_mpi_sort *s = sort_at(comm, wish);
  if (s)
    dodona_mpi_settle(s, request);
  return s ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

int dodona_same_bits(MPI_Comm comm, int level) {
  dodona_mpi_context *context = NULL;
  int error =
      level < DODONA_SAME_NOTHING || level > DODONA_SAME_IN_SIZES ? MPI_ERR_ARG : MPI_SUCCESS;
  if (error == MPI_SUCCESS)
    error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS) {
    context->level = level;
    if (context->book)
      context->book->last_sort = NULL;
  }
  return dodona_mpi_report(comm, error);
}
