/* The attribute is created on the first use of Dodona and lasts as long as the process. */
#include "mpi/context.h"
#include "mpi/message.h"
#include <limits.h>
#include <stdlib.h>
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
  for (int op = DODONA_BCAST; op <= DODONA_ALLREDUCE; op++)
    free(context->roles[op].table);
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
  for (int op = DODONA_BCAST; op <= DODONA_ALLREDUCE; op++)
    context->chosen[op].request.ranks = 0;
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
