/* What calls without a plan take. Such calls are of classes: the operation, what it asks of the order, and the bytes, to the nearest
   power of two. The first calls of a class take the likeliest plans and MPI's own algorithm in turn, timed by the slowest rank; from then
   on the class takes what was the fastest. All ranks decide alike, as all have the same times. */
#ifndef DODONA_MPI_CHOICES_H
#define DODONA_MPI_CHOICES_H

#include "mpi/context.h"

/* A call whose plan is left open: `count` elements of `size` bytes. */
typedef struct dodona_mpi_wish {
  int32_t op; /* a dodona_op */
  int root;   /* of an allreduce 0 */
  MPI_Count count;
  MPI_Count size;
  int ordered;       /* the operands must be combined in the order of ranks */
  int exact;         /* the result does not depend on the order */
  int32_t algorithm; /* the one that is asked for, or DODONA_MPI_ANY */
} dodona_mpi_wish;

enum { DODONA_MPI_CANDIDATES = 3, DODONA_MPI_TURNS = 3 };

/* One class. */
typedef struct dodona_mpi_choice {
  dodona_request request[DODONA_MPI_CANDIDATES]; /* the likeliest first */
  double expected[DODONA_MPI_CANDIDATES];        /* seconds, as predicted */
  int candidates;                                /* plans */
  int turn;                                      /* of the trials */
  int taken; /* what the next call takes: a candidate's number, or DODONA_MPI_OWN */
  int settled;
  /* Seconds between the barriers, the least of all turns; last MPI's own. When all have had their turns, the slowest rank's. */
  double took[DODONA_MPI_CANDIDATES + 1];
} dodona_mpi_choice;

/* Stores the plans that the planner predicts to be the fastest, at most `most` of them, of different algorithms, the fastest first; of
   plans that differ in name only the first; and their times. Returns an error if there is none. Plans that take a shape or a share are no candidates. A
   combine is none where the result would depend on the order, or where its memory would exceed 16 MiB. Local. */
int dodona_mpi_candidates(const dodona_mpi_context *context, const dodona_mpi_wish *wish, int most,
                          dodona_request *requests, double *times, int *count);

/* Takes blocks from the request that would have no element. */
void dodona_mpi_cut(dodona_request *request, MPI_Count elements);

/* Whether there may be a plan for the call: it has data, more than one rank, and a root for which a plan keeps the order, if that is
   asked; and the user leaves it to us. */
int dodona_mpi_choosable(const dodona_mpi_context *context, const dodona_mpi_wish *wish);

/* Stores the class of a call that is choosable. Collective over the context: the first call without a plan measures the machine. */
int dodona_mpi_choice_of(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                         dodona_mpi_choice **choice);

/* Begins a trial, all ranks together, and stores the time. */
int dodona_mpi_trial_begin(const dodona_mpi_context *context, double *began);

/* Ends the trial of the call. When all have had their turns, the fastest stays. */
int dodona_mpi_trial_end(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                         dodona_mpi_choice *choice, double began);

/* Forgets all classes. */
void dodona_mpi_choices_forget(dodona_mpi_context *context);

#endif
