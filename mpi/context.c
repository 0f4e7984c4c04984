/* The attribute is created on the first use of Dodona and lasts as long as the process. */
#include "mpi/context.h"
#include "mpi/message.h"
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

/* The most tags; a smaller number lets few calls use them up. */
#ifndef DODONA_MPI_MOST_TAGS
#define DODONA_MPI_MOST_TAGS INT_MAX
#endif

enum { LEAST_TAGS = 32767 }; /* that MPI promises */

static int keyval = MPI_KEYVAL_INVALID;
static once_flag keyval_made = ONCE_FLAG_INIT;
static atomic_int companions;
static atomic_ulong freed; /* contexts */

unsigned long dodona_mpi_contexts_freed(void) {
  return atomic_load_explicit(&freed, memory_order_relaxed);
}

int dodona_mpi_companions(void) {
  return atomic_load(&companions);
}

static int free_context(MPI_Comm comm, int key, void *attribute, void *extra) {
  dodona_mpi_context *context = attribute;
  int error = MPI_SUCCESS;
  (void)comm, (void)key, (void)extra;
  atomic_fetch_add(&freed, 1);
  if (context->judge_end)
    context->judge_end();
  if (context->comm != MPI_COMM_NULL) {
    dodona_mpi_drain(context->comm);
    error = MPI_Comm_free(&context->comm);
    atomic_fetch_sub(&companions, 1);
  }
  dodona_mpi_roles_end(&context->roles);
  if (context->book)
    context->book_end(context->book);
  dodona_mpi_site_end(&context->site);
  dodona_mpi_empty(context->pool);
  free(context);
  return error;
}

static void make_keyval(void) {
  if (MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_context, &keyval, NULL) != MPI_SUCCESS)
    keyval = MPI_KEYVAL_INVALID;
}

/* A communicator of the same ranks that returns errors. Unlike a duplicate it calls nobody's copy callbacks. The caller's error handler
   is called once, by who reports the error, and not here. */
static int companion(MPI_Comm comm, MPI_Comm *made) {
  MPI_Group group = MPI_GROUP_NULL;
  MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
  int error = MPI_Comm_group(comm, &group);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_get_errhandler(comm, &handler);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (error == MPI_SUCCESS) {
    error = MPI_Comm_create(comm, group, made);
    MPI_Comm_set_errhandler(comm, handler);
  }
  if (handler != MPI_ERRHANDLER_NULL && handler != MPI_ERRORS_ARE_FATAL &&
      handler != MPI_ERRORS_RETURN)
    MPI_Errhandler_free(&handler);
  if (group != MPI_GROUP_NULL)
    MPI_Group_free(&group);
  return error == MPI_SUCCESS ? MPI_Comm_set_errhandler(*made, MPI_ERRORS_RETURN) : error;
}

static int make_context(MPI_Comm comm, dodona_mpi_context **context) {
  struct both {
    dodona_mpi_context context;
    dodona_mpi_pool pool;
  } *both = calloc(1, sizeof *both);
  char fault[DODONA_MPI_FAULT];
  dodona_mpi_context *made = both ? &both->context : NULL;
  int error = made ? MPI_Comm_size(comm, &made->ranks) : MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS)
    error = MPI_Comm_rank(comm, &made->rank);
  if (error == MPI_SUCCESS) {
    made->site = (dodona_mpi_site){
        .ranks = made->ranks, .rank = made->rank, .machine = DODONA_MACHINE_DEFAULT};
    made->owner = comm;
    made->comm = MPI_COMM_NULL;
    made->type.datatype = MPI_DATATYPE_NULL;
    made->pool = &both->pool;
    made->level = dodona_mpi_environment_read(fault).same_bits;
    made->verdict = (dodona_mpi_verdict){MPI_DATATYPE_NULL, MPI_OP_NULL, 0, 0};
    error = MPI_Comm_set_attr(comm, keyval, made);
  }
  if (error != MPI_SUCCESS) {
    free(both);
    return error;
  }
  *context = made;
  return MPI_SUCCESS;
}

static int find(MPI_Comm comm, dodona_mpi_context **context) {
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

/* A thread remembers the last one, until any is freed: the handle of another communicator may then be given again. */
int dodona_mpi_context_find(MPI_Comm comm, dodona_mpi_context **context) {
  static _Thread_local struct {
    dodona_mpi_context *context;
    MPI_Comm comm;
    unsigned long freed;
  } last;
  unsigned long now = atomic_load(&freed);
  if (last.context && last.comm == comm && last.freed == now) {
    *context = last.context;
    return MPI_SUCCESS;
  }
  int error = find(comm, context);
  last.context = error == MPI_SUCCESS ? *context : NULL;
  last.comm = comm;
  last.freed = now;
  return error;
}

int dodona_mpi_context_greet(MPI_Comm comm, dodona_mpi_context *context) {
  char fault[DODONA_MPI_FAULT];
  if (context->greeted)
    return MPI_SUCCESS;
  context->environment = dodona_mpi_environment_read(fault);
  if (context->rank == 0 && fault[0] != '\0')
    fprintf(stderr, "dodona: %s\n", fault);
  context->greeted = 1;
  int error =
      PMPI_Bcast(&context->environment, (int)sizeof context->environment, MPI_BYTE, 0, comm);
  context->level = context->environment.same_bits;
  return error;
}

static int most_tag_of(MPI_Comm comm) {
  int *bound = NULL, known = 0, most = LEAST_TAGS;
  if (MPI_Comm_get_attr(comm, MPI_TAG_UB, &bound, &known) == MPI_SUCCESS && known)
    most = *bound;
  return most < DODONA_MPI_MOST_TAGS ? most : DODONA_MPI_MOST_TAGS;
}

int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context) {
  MPI_Comm made = MPI_COMM_NULL;
  int error = dodona_mpi_context_find(comm, context);
  if (error != MPI_SUCCESS || (*context)->comm != MPI_COMM_NULL)
    return error;
  error = companion(comm, &made);
  if (error != MPI_SUCCESS)
    return error;
  (*context)->comm = made;
  (*context)->most_tag = most_tag_of(made);
  atomic_fetch_add(&companions, 1);
  return dodona_mpi_context_greet(made, *context);
}

/* MPI may give the communicator of before to another: what is left of failed calls is taken out of it. */
static int renew(dodona_mpi_context *context) {
  MPI_Comm fresh = MPI_COMM_NULL;
  int error = companion(context->comm, &fresh);
  if (error != MPI_SUCCESS)
    return error;
  dodona_mpi_drain(context->comm);
  error = MPI_Comm_free(&context->comm);
  context->comm = fresh;
  context->tag = DODONA_MPI_TAGS;
  return error;
}

int dodona_mpi_context_begin(dodona_mpi_context *context) {
  if (context->tag > context->most_tag - 2 * DODONA_MPI_TAGS)
    return renew(context);
  context->tag += DODONA_MPI_TAGS;
  return MPI_SUCCESS;
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
