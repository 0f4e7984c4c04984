/* The two experiments of the paper's section 2.2, which measure the latency of the postal model. Rank 0
   is P_0; P_1 .. P_k are the ranks `chosen`, from 1 on and distinct. The rest of the ranks do nothing.

     first:  P_0 sends a message to P_1, ..., P_k; each P_i sends one back.      T = t0 (k - 1 + 2 lambda)
     second: P_0 sends a message to P_1, ..., P_k; each P_i, as soon as it has it, sends k messages: to
             P_(i+1), ..., P_k, P_1, ..., P_(i-1), the last to P_0.              T = 2 t0 (k - 1 + lambda)

   T is from the first send of P_0 until it has all k messages that come back. */
#ifndef DODONA_MPI_MEASURE_EXPERIMENT_H
#define DODONA_MPI_MEASURE_EXPERIMENT_H

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>

enum { MEASURE_EXPERIMENTS = 2 };

typedef struct measure_experiment {
  MPI_Comm comm;
  int number; /* 1 or 2 */
  bool nonblocking;
  bool yield; /* a rank that waits leaves its core to others */
  int bytes;
  int k;
  const int *chosen; /* k ranks, the same on all ranks */
} measure_experiment;

/* What a rank needs for any experiment with at most so many ranks chosen and bytes a message. */
typedef struct measure_room {
  char *out;
  char *in;              /* a message from each of k ranks */
  MPI_Request *requests; /* 2 k + 1: k of receives, k of sends, another */
  MPI_Status *statuses;  /* k */
} measure_room;

/* False if there is no memory. */
bool measure_room_make(int k, int bytes, measure_room *room);
void measure_room_free(measure_room *room);

/* One run, collective over `comm`: T on rank 0, else 0. */
double measure_run(const measure_experiment *experiment, const measure_room *room);

/* Moves a random choice of k ranks to the front of `ranks`, a permutation of `count` of them. The same
   state gives the same choice. */
void measure_choose(uint64_t *state, int *ranks, int count, int k);

/* The step of MPI_Wtime, as seen: MPI_Wtick is not always told right. */
double measure_clock_step(void);

#endif
