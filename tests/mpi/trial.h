/* What the trials of reduce and allreduce share: one watched call, and what MPI itself makes of it. */
#ifndef DODONA_TESTS_MPI_TRIAL_H
#define DODONA_TESTS_MPI_TRIAL_H

#include <mpi.h>
#include <stddef.h>
#include "mpi/dodona_mpi.h"

enum { TRIAL_MARGIN = 64, TRIAL_MOST_LATENCY = 7 };

typedef struct trials {
  MPI_Comm comm; /* of all ranks, which returns errors */
  int ranks;
  int rank;
  int turn; /* of all trials, to vary what is not tried in all combinations */
  int next; /* of all courses */
} trials;

/* Made and ended with MPI: between MPI_Init and MPI_Finalize. */
trials trials_start(void);
void trials_end(trials *all);

void *trial_allocate(size_t bytes);

/* Sleeps a little on some ranks, others in another turn. */
void trial_come_late(const trials *all);

/* Each root of few ranks; of many the first, the last and one between. */
int trial_next_root(const trials *all, int root);

/* dodona_allreduce by a combine of this latency; some ranks come late, sends are synchronous in two turns
   of four. *clean: no more was under way than the latency allows, and the sends were of that kind. */
int trial_allreduce(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op, int latency, int *clean);

/* A reduction by trees, or an allreduce. */
typedef struct trial_course {
  dodona_plan plan;
  int window; /* 0: by steps */
  int synchronous;
} trial_course;

enum { TRIAL_FORMS = 19 };

/* Course number `form`, of all trees: with so many blocks, the root and the window; postal trees
   take their rules in turn. */
trial_course trial_course_of(trials *all, int form, int root, int blocks, int window,
                             int synchronous);

/* The next of all forms, roots, numbers of blocks, windows and kinds of send. */
trial_course trial_course_next(trials *all);

/* Whether this rank gets a result. */
int trial_has_result(const trials *all, const trial_course *course);

/* dodona_reduce or dodona_allreduce; some ranks come late. *clean as in trial_allreduce. */
int trial_run(const trials *all, const trial_course *course, const void *sendbuf, void *recvbuf,
              int count, MPI_Datatype type, MPI_Op op, int *clean);

/* What a failed check says of it. */
const char *trial_words(const trial_course *course);

/* MPI_Allreduce; where it would keep cores from the ranks that it waits for, in its nonblocking form. */
int trial_reference(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op);

#endif
