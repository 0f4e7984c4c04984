/* Keeps Dodona's data with a communicator, as an attribute of it. */
#ifndef DODONA_MPI_CONTEXT_H
#define DODONA_MPI_CONTEXT_H

#include "mpi/dodona_mpi.h"

/* What a profile says of messages of about so many bytes. */
typedef struct dodona_mpi_latency {
  double bytes;
  double lambda; /* >= 1 */
  int32_t num;   /* lambda as a fraction, or where a root sends to all in any case, P - 1 */
  int32_t den;
} dodona_mpi_latency;

/* A plan, its table, and this rank's place in it. */
typedef struct dodona_mpi_role {
  dodona_plan plan; /* plan.request.ranks = 0: none yet */
  uint32_t *table;  /* on the heap */
  dodona_place place;
} dodona_mpi_role;

/* A call whose plan is left open: `count` elements of `size` bytes. */
typedef struct dodona_mpi_wish {
  int32_t op; /* a dodona_op */
  int root;   /* of an allreduce 0 */
  MPI_Count count;
  MPI_Count size;
  int ordered; /* the operands must be combined in the order of ranks */
} dodona_mpi_wish;

/* What the planner answered. */
typedef struct dodona_mpi_chosen {
  dodona_mpi_wish wish;
  dodona_request request; /* ranks = 0: nothing yet */
} dodona_mpi_chosen;

typedef struct dodona_mpi_context {
  MPI_Comm comm; /* a duplicate of the caller's, which returns errors */
  int tag;       /* the first of the call under way; the same on all ranks */
  int ranks;
  int rank;
  int synchronous;
  int window; /* of data flow; 0: plans run by steps */
  dodona_machine machine;
  dodona_mpi_role roles[DODONA_ALLREDUCE + 1];    /* the last of each dodona_op */
  dodona_mpi_chosen chosen[DODONA_ALLREDUCE + 1]; /* likewise */
  dodona_mpi_latency *latencies;                  /* by bytes; on the heap */
  int latency_count;                              /* 0: lambda = 1 for all */
  MPI_Comm self; /* of this rank alone, which returns errors; null: not needed yet */
} dodona_mpi_context;

/* Returns the context of `comm` and makes it on the first call. Does not call the error handler of `comm`. */
int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context);

/* The same, and begins a call whose messages have tags of their own. Each call does this first, so that all
   ranks count alike, whatever they find wrong. When all tags have been used, the duplicate is made anew. */
int dodona_mpi_context_begin(MPI_Comm comm, dodona_mpi_context **context);

/* Makes the plan of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make(const dodona_request *request, dodona_plan *plan, uint32_t **table);

/* Makes *role the context's role with the plan of the request, and this rank's place in it. MPI_ERR_ARG,
   MPI_ERR_ROOT: no such plan, or not for as many ranks. */
int dodona_mpi_enter(dodona_mpi_context *context, const dodona_request *request,
                     const dodona_mpi_role **role);

/* Makes the request of the planner's fastest plan; remembers its last answer to each dodona_op. */
int dodona_mpi_choose(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                      dodona_request *request);

/* Makes the context forget its latencies and take `count` others, on the heap. */
void dodona_mpi_context_latencies(dodona_mpi_context *context, dodona_mpi_latency *latencies,
                                  int count);

/* Makes `self` if there is none. */
int dodona_mpi_context_need_self(dodona_mpi_context *context);

/* Calls the error handler of `comm` unless `code` is MPI_SUCCESS; returns `code`. */
int dodona_mpi_report(MPI_Comm comm, int code);

#endif
