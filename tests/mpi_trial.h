/* What the trials of allreduce share: one watched call, and what MPI itself makes of it. */
#ifndef DODONA_TESTS_MPI_TRIAL_H
#define DODONA_TESTS_MPI_TRIAL_H

#include <mpi.h>
#include <stddef.h>

enum { TRIAL_MARGIN = 64, TRIAL_MOST_LATENCY = 7 };

typedef struct trials {
  MPI_Comm comm; /* of all ranks, which returns errors */
  int ranks;
  int rank;
  int turn; /* of all trials, to vary what is not tried in all combinations */
} trials;

/* Made and ended with MPI: between MPI_Init and MPI_Finalize. */
trials trials_start(void);
void trials_end(trials *all);

void *trial_allocate(size_t bytes);

/* Sleeps a little on some ranks, others in another turn. */
void trial_come_late(const trials *all);

/* dodona_allreduce by a combine of this latency; some ranks come late, sends are synchronous in two turns
   of four. *clean: no more was under way than the latency allows, and the sends were of that kind. */
int trial_allreduce(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op, int latency, int *clean);

/* MPI_Allreduce; where it would keep cores from the ranks that it waits for, in its nonblocking form. */
int trial_reference(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op);

#endif
