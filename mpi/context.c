/* The attribute is created on the first use of Dodona and lasts as long as the process. */
#include "mpi/context.h"
#include "mpi/message.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

static int keyval = MPI_KEYVAL_INVALID;
static once_flag keyval_made = ONCE_FLAG_INIT;

static int free_context(MPI_Comm comm, int key, void *attribute, void *extra) {
  dodona_mpi_context *context = attribute;
  (void)comm, (void)key, (void)extra;
  dodona_mpi_drain(context->comm);
  int error = MPI_Comm_free(&context->comm);
  if (context->self != MPI_COMM_NULL)
    MPI_Comm_free(&context->self);
  free(context->down.table);
  free(context->up.table);
  free(context->combine_table);
  free(context->latencies);
  free(context);
  return error;
}

static void make_keyval(void) {
  if (MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_context, &keyval, NULL) != MPI_SUCCESS)
    keyval = MPI_KEYVAL_INVALID;
}

/* A duplicate that returns errors. */
static int duplicate(MPI_Comm comm, MPI_Comm *made) {
  int error = MPI_Comm_dup(comm, made);
  return error == MPI_SUCCESS ? MPI_Comm_set_errhandler(*made, MPI_ERRORS_RETURN) : error;
}

static int make_context(MPI_Comm comm, dodona_mpi_context **context) {
  dodona_mpi_context *made = calloc(1, sizeof *made);
  if (!made)
    return MPI_ERR_NO_MEM;
  made->machine = DODONA_MACHINE_DEFAULT;
  made->self = MPI_COMM_NULL;
  int error = duplicate(comm, &made->comm);
  if (error != MPI_SUCCESS) {
    free(made);
    return error;
  }
  error = MPI_Comm_size(made->comm, &made->ranks);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_rank(made->comm, &made->rank);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_set_attr(comm, keyval, made);
  if (error != MPI_SUCCESS) {
    MPI_Comm_free(&made->comm);
    free(made);
    return error;
  }
  *context = made;
  return MPI_SUCCESS;
}

int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context) {
  int inter = 0, found = 0;
  if (comm == MPI_COMM_NULL)
    return MPI_ERR_COMM;
  int error = MPI_Comm_test_inter(comm, &inter);
  if (error != MPI_SUCCESS || inter)
    return error != MPI_SUCCESS ? error : MPI_ERR_COMM;
  call_once(&keyval_made, make_keyval);
  if (keyval == MPI_KEYVAL_INVALID)
    return MPI_ERR_OTHER;
  void *attribute = NULL;
  error = MPI_Comm_get_attr(comm, keyval, &attribute, &found);
  if (error != MPI_SUCCESS || !found)
    return error != MPI_SUCCESS ? error : make_context(comm, context);
  *context = attribute;
  return MPI_SUCCESS;
}

/* The most tags; a smaller number lets few calls use them up. */
#ifndef DODONA_MPI_MOST_TAGS
#define DODONA_MPI_MOST_TAGS INT_MAX
#endif

/* MPI may give the communicator of before to another: what is left of failed calls is taken out of it. */
static int renew(MPI_Comm comm, dodona_mpi_context *context) {
  MPI_Comm fresh;
  int error = duplicate(comm, &fresh);
  if (error != MPI_SUCCESS)
    return error;
  dodona_mpi_drain(context->comm);
  error = MPI_Comm_free(&context->comm);
  context->comm = fresh;
  context->tag = DODONA_MPI_TAGS;
  return error;
}

int dodona_mpi_context_begin(MPI_Comm comm, dodona_mpi_context **context) {
  int *bound = NULL, known = 0, most = DODONA_MPI_MOST_TAGS;
  int error = dodona_mpi_context_of(comm, context);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &bound, &known);
  if (error != MPI_SUCCESS)
    return error;
  if (known && *bound < most)
    most = *bound;
  if ((*context)->tag > most - 2 * DODONA_MPI_TAGS)
    return renew(comm, *context);
  (*context)->tag += DODONA_MPI_TAGS;
  return MPI_SUCCESS;
}

int dodona_mpi_make_plan(const dodona_tree_request *request, dodona_tree_plan *plan,
                         uint32_t **table) {
  int64_t entries = dodona_tree_entries(request);
  uint32_t *made = malloc(entries > 0 ? (size_t)entries * sizeof *made : 1);
  if (!made)
    return MPI_ERR_NO_MEM;
  dodona_status status = dodona_tree_make(request, made, entries, plan);
  if (status == DODONA_OK && table)
    *table = made;
  else
    free(made);
  if (status == DODONA_BAD_ROOT)
    return MPI_ERR_ROOT;
  return status == DODONA_OK ? MPI_SUCCESS : MPI_ERR_ARG;
}

static int same_plan(const dodona_tree_plan *a, const dodona_tree_plan *b) {
  return a->algorithm == b->algorithm && a->ranks == b->ranks && a->root == b->root &&
         a->blocks == b->blocks && a->group == b->group && a->depth == b->depth &&
         a->rule.latency == b->rule.latency && a->rule.ticks == b->rule.ticks &&
         a->rule.alpha_num == b->rule.alpha_num && a->rule.alpha_den == b->rule.alpha_den &&
         a->horizon == b->horizon;
}

int dodona_mpi_context_enter(const dodona_mpi_context *context, const dodona_tree_plan *plan,
                             dodona_mpi_role *role) {
  if (plan->ranks != context->ranks)
    return MPI_ERR_ARG;
  if (same_plan(plan, &role->plan))
    return MPI_SUCCESS;
  /* a plan is its own request: made again, it must come out the same */
  dodona_tree_request request = {plan->algorithm, plan->ranks, plan->root,
                                 plan->blocks,    plan->group, plan->rule};
  dodona_tree_plan made;
  uint32_t *table = NULL;
  int error = dodona_mpi_make_plan(&request, &made, &table);
  if (error == MPI_SUCCESS && !same_plan(plan, &made))
    error = MPI_ERR_ARG;
  if (error != MPI_SUCCESS) {
    free(table);
    return error;
  }
  free(role->table);
  role->plan = made;
  role->table = table;
  dodona_tree_place_of(&role->plan, table, context->rank, &role->place);
  return MPI_SUCCESS;
}

int dodona_mpi_make_combine(int32_t ranks, int32_t latency, dodona_combine_plan *plan,
                            uint32_t **table) {
  int64_t entries = dodona_combine_entries(ranks, latency);
  if (entries < 0)
    return MPI_ERR_ARG;
  uint32_t *made = malloc((size_t)entries * sizeof *made);
  if (!made)
    return MPI_ERR_NO_MEM;
  dodona_status status = dodona_combine_make(ranks, latency, made, entries, plan);
  if (status == DODONA_OK && table)
    *table = made;
  else
    free(made);
  return status == DODONA_OK ? MPI_SUCCESS : MPI_ERR_ARG;
}

static int64_t last_s(const dodona_combine_plan *plan, const uint32_t *table) {
  int64_t x = dodona_combine_steps(plan);
  while (x > 0 && dodona_combine_step_at(plan, table, 0, x).send_block != 1)
    x--;
  return x;
}

int dodona_mpi_context_enter_combine(dodona_mpi_context *context, const dodona_combine_plan *plan) {
  const dodona_combine_plan *last = &context->combine;
  dodona_combine_plan made;
  uint32_t *table = NULL;
  if (plan->ranks != context->ranks)
    return MPI_ERR_ARG;
  if (plan->ranks == last->ranks && plan->latency == last->latency && plan->rounds == last->rounds)
    return MPI_SUCCESS;
  int error = dodona_mpi_make_combine(plan->ranks, plan->latency, &made, &table);
  if (error == MPI_SUCCESS && made.rounds != plan->rounds)
    error = MPI_ERR_ARG;
  if (error != MPI_SUCCESS) {
    free(table);
    return error;
  }
  free(context->combine_table);
  context->combine = made;
  context->combine_table = table;
  context->last_s = last_s(&made, table);
  return MPI_SUCCESS;
}

int dodona_mpi_context_need_self(dodona_mpi_context *context) {
  if (context->self != MPI_COMM_NULL)
    return MPI_SUCCESS;
  return duplicate(MPI_COMM_SELF, &context->self);
}

void dodona_mpi_context_latencies(dodona_mpi_context *context, dodona_mpi_latency *latencies,
                                  int count) {
  free(context->latencies);
  context->latencies = latencies;
  context->latency_count = count;
  context->chosen.ranks = 0;
}

int dodona_mpi_report(MPI_Comm comm, int code) {
  if (code != MPI_SUCCESS)
    MPI_Comm_call_errhandler(comm == MPI_COMM_NULL ? MPI_COMM_WORLD : comm, code);
  return code;
}

int dodona_synchronous(MPI_Comm comm, int on) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS)
    context->synchronous = on != 0;
  return dodona_mpi_report(comm, error);
}

int dodona_flow_set(MPI_Comm comm, int window) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && window < 0)
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS)
    context->window = window;
  return dodona_mpi_report(comm, error);
}
