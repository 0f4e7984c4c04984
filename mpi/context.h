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

/* A plan, its table, and this rank's place in it. Or a network's schedule: then `plan` has its ranks, root,
   blocks and rule, and algorithm DODONA_NONE. */
typedef struct dodona_mpi_role {
  dodona_tree_plan plan; /* plan.ranks = 0: none yet */
  uint32_t *table;       /* on the heap */
  dodona_tree_place place;
  dodona_network network;
  dodona_network_place network_place;
} dodona_mpi_role;

typedef struct dodona_mpi_context {
  MPI_Comm comm; /* a duplicate of the caller's, which returns errors */
  int tag;       /* the first of the call under way; the same on all ranks */
  int ranks;
  int rank;
  int synchronous;
  int window; /* of data flow; 0: plans run by steps */
  dodona_machine machine;
  dodona_mpi_role down;          /* of the last broadcast */
  dodona_mpi_role up;            /* of the last reduction: a broadcast that is run backwards */
  dodona_tree_request chosen;    /* what the planner said last; chosen.ranks = 0: nothing yet */
  MPI_Count count;               /* to this many elements */
  MPI_Count size;                /* of this many bytes */
  dodona_mpi_latency *latencies; /* by bytes; on the heap */
  int latency_count;             /* 0: lambda = 1 for all */
  dodona_combine_plan combine;   /* of the last allreduce; combine.ranks = 0: none yet */
  uint32_t *combine_table;       /* of that plan; on the heap */
  int64_t last_s;                /* the last step in which it sends an S; 0: none */
  MPI_Comm self; /* of this rank alone, which returns errors; null: not needed yet */
} dodona_mpi_context;

/* Returns the context of `comm` and makes it on the first call. Does not call the error handler of `comm`. */
int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context);

/* The same, and begins a call whose messages have tags of their own. Each call does this first, so that all
   ranks count alike, whatever they find wrong. When all tags have been used, the duplicate is made anew. */
int dodona_mpi_context_begin(MPI_Comm comm, dodona_mpi_context **context);

/* Gives *role, a role of the context, the plan `plan`, with this rank's place in it. MPI_ERR_ARG: not a
   plan, or not for as many ranks. */
int dodona_mpi_context_enter(const dodona_mpi_context *context, const dodona_tree_plan *plan,
                             dodona_mpi_role *role);

/* The same for a network's schedule. */
int dodona_mpi_context_enter_network(const dodona_mpi_context *context,
                                     const dodona_network *network, dodona_mpi_role *role);

/* Makes the schedule of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make_network(const dodona_network_request *request, dodona_network *network,
                            uint32_t **table);

/* Returns what the rank does in step x of the broadcast; the first and the last step in which it sends or
   receives. */
dodona_tree_step dodona_mpi_role_step(const dodona_mpi_role *role, int64_t x);
dodona_span dodona_mpi_role_active(const dodona_mpi_role *role);

/* Says whether the role's reduction keeps the order of ranks, and what the rank does in it with a part that
   it receives from rank `from`: a dodona_use. */
int dodona_mpi_role_in_order(const dodona_mpi_role *role);
int32_t dodona_mpi_role_operand(const dodona_mpi_role *role, int32_t from);

/* 0 if it never sends. */
int dodona_mpi_role_feeds(const dodona_mpi_role *role);

/* The same for the plan of a combine. */
int dodona_mpi_context_enter_combine(dodona_mpi_context *context, const dodona_combine_plan *plan);

/* Makes the plan of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make_plan(const dodona_tree_request *request, dodona_tree_plan *plan,
                         uint32_t **table);

/* Makes the planner's plan for `count` elements of `size` bytes; remembers its last answer. */
int dodona_mpi_choose(dodona_mpi_context *context, MPI_Count count, MPI_Count size, int root,
                      dodona_tree_plan *plan);

/* Makes the plan of a combine. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make_combine(int32_t ranks, int32_t latency, dodona_combine_plan *plan,
                            uint32_t **table);

/* Makes the plan of a combine for messages of so many bytes. */
int dodona_mpi_choose_combine(const dodona_mpi_context *context, double bytes,
                              dodona_combine_plan *plan);

/* Makes the context forget its latencies and take `count` others, on the heap. */
void dodona_mpi_context_latencies(dodona_mpi_context *context, dodona_mpi_latency *latencies,
                                  int count);

/* Makes `self` if there is none. */
int dodona_mpi_context_need_self(dodona_mpi_context *context);

/* Calls the error handler of `comm` unless `code` is MPI_SUCCESS; returns `code`. */
int dodona_mpi_report(MPI_Comm comm, int code);

#endif
