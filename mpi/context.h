/* Keeps Dodona's data with a communicator, as an attribute of it. */
#ifndef DODONA_MPI_CONTEXT_H
#define DODONA_MPI_CONTEXT_H

#include "mpi/dodona_mpi.h"
#include "mpi/environment.h"
#include "mpi/plan.h"
#include "mpi/pool.h"
#include "mpi/site.h"
#include "mpi/type.h"

/* What MPI lets a reduction do. */
typedef struct dodona_mpi_verdict {
  MPI_Datatype datatype;
  MPI_Op op;
  int commutative;
  int exact; /* the result is the same in any order, bit by bit: integers, and operations that MPI defines */
} dodona_mpi_verdict;

struct dodona_mpi_book;

typedef struct dodona_mpi_context {
  MPI_Comm owner; /* the caller's communicator, whose attribute this is */
  MPI_Comm
      comm; /* the caller's ranks, for messages of their own; it returns errors. Null: not needed yet */
  int tag; /* the first of the call under way; the same on all ranks */
  int most_tag;
  int ranks;
  int rank;
  int synchronous;
  int32_t
      level; /* a dodona_same_level: by dodona_same_bits, or rank 0's environment; before the greeting by this rank's */
  const struct dodona_mpi_way
      *way; /* another than the steps (mpi/steps.h), of a bench; else NULL */
  int alone; /* calls without a plan stay MPI's: there are too many communicators, or the greeting failed */
  int waited;  /* calls without a plan before the greeting */
  int greeted; /* the environment is rank 0's */
  dodona_mpi_environment environment;
  dodona_mpi_site site;
  dodona_mpi_roles roles;
  struct dodona_mpi_book *book; /* calls without a plan (mpi/kinds.h); NULL: none yet */
  void (*book_end)(struct dodona_mpi_book *); /* who made the book frees it */
  dodona_mpi_type type;                       /* the last predefined datatype */
  dodona_mpi_verdict verdict;                 /* the last of a predefined operation and datatype */
  void (*judge_end)(
      void); /* of who judges what MPI lets a reduction do (mpi/judge.h); NULL: not asked yet */
  dodona_mpi_pool *pool; /* behind the context */
} dodona_mpi_context;

/* Returns the context of `comm` and makes it on the first call. Does not call the error handler of `comm`. */
int dodona_mpi_context_of(MPI_Comm comm, dodona_mpi_context **context);

/* The same, but local: the context has no communicator of its own until dodona_mpi_context_of is called. */
int dodona_mpi_context_find(MPI_Comm comm, dodona_mpi_context **context);

/* Returns how many contexts of this process were freed. */
unsigned long dodona_mpi_contexts_freed(void);

/* Returns how many contexts of this process have a communicator of their own. */
int dodona_mpi_companions(void);

/* Begins a call by a plan, whose messages have tags of their own; the context has a communicator of its own. All ranks count such calls alike,
   as each has judged its arguments before. When all tags have been used, the communicator is made anew. */
int dodona_mpi_context_begin(dodona_mpi_context *context);

/* Has all ranks take the environment of rank 0, once. Collective over `comm`, the caller's or ours. */
int dodona_mpi_context_greet(MPI_Comm comm, dodona_mpi_context *context);

/* Calls the error handler of `comm` unless `code` is MPI_SUCCESS; returns `code`. */
int dodona_mpi_report(MPI_Comm comm, int code);

#endif
