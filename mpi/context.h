/* Keeps Dodona's data with a communicator, as an attribute of it. */
#ifndef DODONA_MPI_CONTEXT_H
#define DODONA_MPI_CONTEXT_H

#include "mpi/dodona_mpi.h"
#include "mpi/environment.h"
#include "mpi/pool.h"
#include "mpi/type.h"

/* What MPI lets a reduction do. */
typedef struct dodona_mpi_verdict {
  MPI_Datatype datatype;
  MPI_Op op;
  int commutative;
  int exact; /* the result is the same in any order, bit by bit: integers, and operations that MPI defines */
} dodona_mpi_verdict;

/* A call that MPI does, as its class says; of predefined datatype and operation. */
typedef struct dodona_mpi_passed {
  MPI_Count count; /* 0: none */
  MPI_Datatype datatype;
  MPI_Op op;
  int32_t what; /* a dodona_op */
  int root;
} dodona_mpi_passed;

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
  int64_t words;    /* of the table */
  int64_t used;     /* by which call last */
  dodona_place place;
} dodona_mpi_role;

/* So many are remembered, while their tables have no more words than these in all; those longest unused go first. */
enum { DODONA_MPI_ROLES = 16, DODONA_MPI_ROLE_WORDS = 1 << 18 };

struct dodona_mpi_choices;
struct dodona_mpi_nodes;

typedef struct dodona_mpi_context {
  MPI_Comm owner; /* the caller's communicator, whose attribute this is */
  MPI_Comm
      comm; /* the caller's ranks, for messages of their own; it returns errors. Null: not needed yet */
  int tag; /* the first of the call under way; the same on all ranks */
  int most_tag;
  int ranks;
  int rank;
  int64_t calls; /* begun */
  int waited;    /* calls that the drop-in left to MPI before it made `comm` */
  int refused;   /* it leaves all to MPI */
  int synchronous;
  int window; /* of data flow; 0: plans run by steps */
  dodona_machine machine;
  int machine_known;                  /* it was measured, set or loaded */
  struct dodona_mpi_nodes *nodes;     /* which ranks share a node; NULL: not known, or of no use */
  int nodes_known;                    /* it was looked for */
  dodona_mpi_environment environment; /* rank 0's */
  dodona_mpi_role roles[DODONA_MPI_ROLES];
  struct dodona_mpi_choices *choices; /* what calls without a plan take; NULL: nothing yet */
  dodona_mpi_latency *latencies;      /* by bytes; on the heap */
  int latency_count;                  /* 0: lambda follows from the machine */
  dodona_mpi_type type;               /* the last predefined datatype */
  dodona_mpi_verdict verdict;         /* the last of a predefined operation and datatype */
  dodona_mpi_passed passed;           /* the last; one like it is not judged again */
  int judges;                         /* it has asked for one */
  dodona_mpi_pool *pool;
} dodona_mpi_context;

/* Returns the context of `comm` and makes it on the first call. Does not call the error handler of `comm`. */
int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context);

/* The same, but local: the context has no communicator of its own until dodona_mpi_context_of is called. */
int dodona_mpi_context_find(MPI_Comm comm, dodona_mpi_context **context);

/* Returns how many contexts of this process have a communicator of their own. */
int dodona_mpi_companions(void);

/* As dodona_mpi_context_of, and begins a call whose messages have tags of their own. Each call does this first, so that all
   ranks count alike, whatever they find wrong. When all tags have been used, the communicator is made anew. */
int dodona_mpi_context_begin(MPI_Comm comm, dodona_mpi_context **context);

/* Makes the plan of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make(const dodona_request *request, dodona_plan *plan, uint32_t **table);

/* Stores in *role one of the context's with the plan of the request, and this rank's place in it; it lasts until the next call of this
   function. MPI_ERR_ARG, MPI_ERR_ROOT: no such plan, or not for as many ranks. */
int dodona_mpi_enter(dodona_mpi_context *context, const dodona_request *request,
                     const dodona_mpi_role **role);

/* Makes the context forget its latencies and take `count` others, on the heap; and what was chosen by them. */
void dodona_mpi_context_latencies(dodona_mpi_context *context, dodona_mpi_latency *latencies,
                                  int count);

/* Makes the machine of the context the measured one, in less time than dodona_machine_measure takes. Collective. */
int dodona_mpi_machine_need(dodona_mpi_context *context);

/* Calls the error handler of `comm` unless `code` is MPI_SUCCESS; returns `code`. */
int dodona_mpi_report(MPI_Comm comm, int code);

#endif
