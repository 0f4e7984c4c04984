/* Nothing but the messages of the model happens between the two readings of the clock: all receives are
   posted before, so that no message waits for one, and P_0 starts when each P_i has told that it is
   there. A receipt at P_i is the end of its wait for P_0's message; what its peers send is waited for
   last, as the model lets a rank send and receive at once. */
#define _POSIX_C_SOURCE 200809L
#include "mpi/measure/experiment.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

enum { READY, FROM_FIRST, FROM_PEER, TO_FIRST };

bool measure_room_make(int k, int bytes, measure_room *room) {
  size_t length = bytes > 0 ? (size_t)bytes : 1;
  room->out = malloc(length);
  room->in = malloc((size_t)k * length);
  room->requests = malloc((2 * (size_t)k + 1) * sizeof *room->requests);
  room->statuses = malloc((size_t)k * sizeof *room->statuses);
  if (!room->out || !room->in || !room->requests || !room->statuses) {
    measure_room_free(room);
    return false;
  }
  memset(room->out, 0, length);
  memset(room->in, 0, (size_t)k * length); /* no page is touched for the first time in a run */
  return true;
}

void measure_room_free(measure_room *room) {
  free(room->out);
  free(room->in);
  free(room->requests);
  free(room->statuses);
  *room = (measure_room){NULL, NULL, NULL, NULL};
}

static void receive(const measure_experiment *e, const measure_room *room, int at, int from,
                    int tag) {
  char *in = room->in + (size_t)at * (size_t)e->bytes;
  MPI_Irecv(in, e->bytes, MPI_BYTE, from, tag, e->comm, &room->requests[at]);
}

static void send(const measure_experiment *e, const measure_room *room, int at, int to, int tag) {
  room->requests[e->k + at] = MPI_REQUEST_NULL;
  if (e->nonblocking)
    MPI_Isend(room->out, e->bytes, MPI_BYTE, to, tag, e->comm, &room->requests[e->k + at]);
  else
    MPI_Send(room->out, e->bytes, MPI_BYTE, to, tag, e->comm);
}

static void wait_for(const measure_experiment *e, const measure_room *room, int first, int count) {
  MPI_Request *requests = room->requests + first;
  int done = 0;
  if (!e->yield)
    MPI_Waitall(count, requests, room->statuses);
  else
    while (MPI_Testall(count, requests, &done, room->statuses) == MPI_SUCCESS && !done)
      sched_yield();
}

static double lead(const measure_experiment *e, const measure_room *room) {
  for (int i = 0; i < e->k; i++)
    receive(e, room, i, e->chosen[i], TO_FIRST);
  for (int i = 0; i < e->k; i++)
    MPI_Irecv(NULL, 0, MPI_BYTE, e->chosen[i], READY, e->comm, &room->requests[e->k + i]);
  wait_for(e, room, e->k, e->k);
  double start = MPI_Wtime();
  for (int i = 0; i < e->k; i++)
    send(e, room, i, e->chosen[i], FROM_FIRST);
  wait_for(e, room, 0, e->k);
  double time = MPI_Wtime() - start;
  wait_for(e, room, e->k, e->k);
  return time;
}

/* P_(i+1), `i` from 0: its peers from the next on are chosen[i + 1], ..., cyclically. */
static void follow(const measure_experiment *e, const measure_room *room, int i) {
  int peers = e->number == 1 ? 0 : e->k - 1;
  receive(e, room, 0, 0, FROM_FIRST);
  for (int j = 1; j <= peers; j++)
    receive(e, room, j, e->chosen[(i + j) % e->k], FROM_PEER);
  MPI_Send(NULL, 0, MPI_BYTE, 0, READY, e->comm);
  wait_for(e, room, 0, 1);
  for (int j = 1; j <= peers; j++)
    send(e, room, j - 1, e->chosen[(i + j) % e->k], FROM_PEER);
  send(e, room, peers, 0, TO_FIRST);
  wait_for(e, room, 1, peers);
  wait_for(e, room, e->k, peers + 1);
}

double measure_run(const measure_experiment *experiment, const measure_room *room) {
  int rank = 0;
  MPI_Comm_rank(experiment->comm, &rank);
  MPI_Ibarrier(experiment->comm, &room->requests[2 * experiment->k]);
  wait_for(experiment, room, 2 * experiment->k, 1); /* no message is under way any more */
  if (rank == 0)
    return lead(experiment, room);
  for (int i = 0; i < experiment->k; i++)
    if (experiment->chosen[i] == rank)
      follow(experiment, room, i);
  return 0;
}

/* splitmix64 */
static uint64_t draw(uint64_t *state) {
  *state += 0x9e3779b97f4a7c15u;
  uint64_t z = (*state ^ (*state >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void measure_choose(uint64_t *state, int *ranks, int count, int k) {
  for (int i = 0; i < k; i++) {
    int j = i + (int)(draw(state) % (uint64_t)(count - i));
    int rank = ranks[j];
    ranks[j] = ranks[i];
    ranks[i] = rank;
  }
}

double measure_clock_step(void) {
  enum { READINGS = 1000 };
  double least = 0;
  for (int i = 0; i < READINGS; i++) {
    double step = -MPI_Wtime();
    step += MPI_Wtime();
    if (step > 0 && (least == 0 || step < least))
      least = step;
  }
  return least > 0 ? least : MPI_Wtick();
}
