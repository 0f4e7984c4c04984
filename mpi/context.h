/* What Dodona keeps with a communicator, as an attribute of it. */
#ifndef DODONA_MPI_CONTEXT_H
#define DODONA_MPI_CONTEXT_H

#include "dodona_mpi.h"

typedef struct dodona_mpi_context {
  MPI_Comm comm; /* a duplicate of the caller's, which returns errors */
  int ranks;
  int rank;
  int synchronous;
  dodona_machine machine;
  dodona_plan plan;      /* of the last broadcast; plan.ranks = 0: none yet */
  uint32_t *table;       /* of that plan; on the heap */
  dodona_place place;    /* this rank's in it */
  dodona_request chosen; /* what the planner said last; chosen.ranks = 0: nothing yet */
  MPI_Count count;       /* to this many elements */
  MPI_Count size;        /* of this many bytes */
} dodona_mpi_context;

/* The context of `comm`, made on the first call. Does not call the error handler of `comm`. */
int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context);

/* Makes `plan` the plan of the context, with this rank's place in it. MPI_ERR_ARG: not a plan, or
   not for as many ranks. */
int dodona_mpi_context_enter(dodona_mpi_context *context, const dodona_plan *plan);

/* The plan of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make_plan(const dodona_request *request, dodona_plan *plan, uint32_t **table);

/* The planner's plan for `count` elements of `size` bytes; remembers its last answer. */
int dodona_mpi_choose(dodona_mpi_context *context, MPI_Count count, MPI_Count size, int root,
                      dodona_plan *plan);

/* Calls the error handler of `comm` unless `code` is MPI_SUCCESS; returns `code`. */
int dodona_mpi_report(MPI_Comm comm, int code);

#endif
