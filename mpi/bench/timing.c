/* Every run delivers other data, so that no run passes by what another left behind. */
#ifndef _POSIX_C_SOURCE         /* smpicc defines it */
#define _POSIX_C_SOURCE 199309L /* for nanosleep, whose time a simulation counts */
#endif
#include "mpi/bench/timing.h"
#include "ref/base/op.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

int dodona_mpi_library(void *buf, int bytes, MPI_Comm comm, const dodona_plan *plan) {
  (void)plan;
  return MPI_Bcast(buf, bytes, MPI_BYTE, 0, comm);
}

int dodona_mpi_steps(void *buf, int bytes, MPI_Comm comm, const dodona_plan *plan) {
  return dodona_bcast(buf, bytes, MPI_BYTE, 0, comm, plan);
}

/* The data of a run, in words of 8 bytes, the last of them cut short. */
static uint64_t word_of(int i, int run) {
  return ((uint64_t)i + (uint64_t)run) * 0x9e3779b97f4a7c15u;
}

static size_t word_length(int i, int bytes) {
  return bytes - i < 8 ? (size_t)(bytes - i) : 8;
}

void dodona_mpi_fill(void *buf, int bytes, int run, int other) {
  for (int i = 0; i < bytes; i += 8) {
    uint64_t word = other ? ~word_of(i, run) : word_of(i, run);
    memcpy((char *)buf + i, &word, word_length(i, bytes));
  }
}

int dodona_mpi_filled(const void *buf, int bytes, int run) {
  uint64_t wrong = 0;
  for (int i = 0; i < bytes; i += 8) {
    uint64_t word = word_of(i, run), got = word;
    memcpy(&got, (const char *)buf + i, word_length(i, bytes));
    wrong |= got ^ word;
  }
  return wrong == 0;
}

/* A broadcast by `method`, or without one a sum by the plan, or what ranks have shares of. */
typedef struct course {
  dodona_mpi_method *method;
  const dodona_plan *plan;
  int one_clock; /* all ranks start at one time; else as a barrier lets them go */
  int all;       /* the sum goes to all ranks */
  int own;       /* by MPI's own reductions */
  int warm;      /* runs that are not counted */
  int32_t op;    /* from DODONA_SCATTER on: ranks have shares */
} course;

/* The inputs add up to the data: rank r > 0 has 2 r + 1 times them, and rank 0 what is left of once, as

     1 + 3 + ... + (2 P - 1) = P^2   and so   2 - P^2 + 3 + ... + (2 P - 1) = 1

   modulo 256. No factor is 0, so that none may be left out. */
void dodona_mpi_fill_input(void *buf, int bytes, int run, MPI_Comm comm) {
  unsigned char *byte = buf;
  int rank = 0, ranks = 1;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &ranks);
  unsigned factor = rank > 0 ? 2 * (unsigned)rank + 1 : 2 - (unsigned)ranks * (unsigned)ranks;
  dodona_mpi_fill(buf, bytes, run, 0);
  for (int i = 0; i < bytes; i++)
    byte[i] = (unsigned char)(byte[i] * factor);
}

/* Stores in most the greatest of each number over all ranks. Not by MPI_Allreduce, which may be what is measured, and wrong. */
static void greatest(const double *mine, int count, double *most, MPI_Comm comm) {
  int ranks = 1;
  MPI_Comm_size(comm, &ranks);
  double *all = malloc((size_t)ranks * (size_t)count * sizeof *all);
  if (!all)
    MPI_Abort(comm, 2);
  MPI_Allgather(mine, count, MPI_DOUBLE, all, count, MPI_DOUBLE, comm);
  memcpy(most, mine, (size_t)count * sizeof *most);
  for (int i = 0; i < ranks * count; i++)
    if (all[i] > most[i % count])
      most[i % count] = all[i];
  free(all);
}

int dodona_mpi_own_memory(void *buf, int bytes, MPI_Comm comm) {
  double foreign = 0, any = 0;
  int rank = 0;
  MPI_Comm_rank(comm, &rank);
  dodona_mpi_fill(buf, bytes, rank, 0);
  MPI_Barrier(comm);
  foreign = !dodona_mpi_filled(buf, bytes, rank);
  greatest(&foreign, 1, &any, comm);
  return any == 0;
}

static int is_all(const dodona_plan *plan) {
  return plan && plan->request.op == DODONA_ALLREDUCE;
}

/* MPI_Reduce as its algorithms stand it: some crash in place, and some without a result where none is wanted. */
static int add_up_own(unsigned char *buf, int bytes, MPI_Comm comm) {
  unsigned char *result = malloc(bytes > 0 ? (size_t)bytes : 1);
  if (!result)
    MPI_Abort(comm, 2);
  int error = MPI_Reduce(buf, result, bytes, MPI_UINT8_T, MPI_SUM, 0, comm);
  memcpy(buf, result, (size_t)bytes);
  free(result);
  return error;
}

static int add_up(const course *by, unsigned char *buf, int bytes, int rank, MPI_Comm comm) {
  const void *from = rank == 0 ? MPI_IN_PLACE : buf;
  void *to = rank == 0 ? buf : NULL;
  if (by->all && by->own)
    return MPI_Allreduce(MPI_IN_PLACE, buf, bytes, MPI_UINT8_T, MPI_SUM, comm);
  if (by->all)
    return dodona_allreduce(MPI_IN_PLACE, buf, bytes, MPI_UINT8_T, MPI_SUM, comm, by->plan);
  return by->own ? add_up_own(buf, bytes, comm)
                 : dodona_reduce(from, to, bytes, MPI_UINT8_T, MPI_SUM, 0, comm, by->plan);
}

/* A barrier, or by one clock a time that all ranks wait for: what they have to agree on has arrived by then. */
static void start_together(const course *by, MPI_Comm comm) {
  MPI_Barrier(comm);
  if (!by->one_clock)
    return;
  double now = MPI_Wtime(), start = 0;
  greatest(&now, 1, &start, comm);
  start += 1e-3;
  double left = start - MPI_Wtime();
  const struct timespec nap = {0, left > 0 ? (long)(left * 1e9) : 0};
  nanosleep(&nap, NULL);
}

/* Calls the operation: `all` has room for the whole message, `share` for this rank's part of it. */
static int call_shares(const course *by, unsigned char *all, unsigned char *share, int each,
                       MPI_Comm comm) {
  switch (by->op) {
  case DODONA_SCATTER:
    return by->own ? MPI_Scatter(all, each, MPI_UINT8_T, share, each, MPI_UINT8_T, 0, comm)
                   : dodona_scatter(all, each, MPI_UINT8_T, share, each, MPI_UINT8_T, 0, comm,
                                    by->plan);
  case DODONA_GATHER:
    return by->own
               ? MPI_Gather(share, each, MPI_UINT8_T, all, each, MPI_UINT8_T, 0, comm)
               : dodona_gather(share, each, MPI_UINT8_T, all, each, MPI_UINT8_T, 0, comm, by->plan);
  case DODONA_ALLGATHER:
    return by->own
               ? MPI_Allgather(share, each, MPI_UINT8_T, all, each, MPI_UINT8_T, comm)
               : dodona_allgather(share, each, MPI_UINT8_T, all, each, MPI_UINT8_T, comm, by->plan);
  default:
    return by->own ? MPI_Reduce_scatter_block(all, share, each, MPI_UINT8_T, MPI_SUM, comm)
                   : dodona_reduce_scatter_block(all, share, each, MPI_UINT8_T, MPI_SUM, comm,
                                                 by->plan);
  }
}

/* As run_once: the message is the data of the run, and each rank has as many of its bytes. */
static int share_once(const course *by, unsigned char *all, int bytes, int run, MPI_Comm comm,
                      double at[2]) {
  int rank = 0, ranks = 1;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &ranks);
  int each = bytes / ranks, owner = by->op == DODONA_GATHER || by->op == DODONA_ALLGATHER;
  size_t room = bytes > 0 ? (size_t)bytes : 1, own = (size_t)each * (size_t)rank;
  unsigned char *data = malloc(room), *share = malloc(room);
  if (!data || !share)
    MPI_Abort(comm, 2);
  dodona_mpi_fill(data, bytes, run, 0);
  if (by->op == DODONA_REDUCE_SCATTER)
    dodona_mpi_fill_input(all, bytes, run, comm);
  else
    dodona_mpi_fill(all, bytes, run, by->op != DODONA_SCATTER || rank != 0);
  if (owner)
    memcpy(share, data + own, (size_t)each);
  start_together(by, comm);
  at[0] = MPI_Wtime();
  int error = call_shares(by, all, share, each, comm);
  at[1] = MPI_Wtime();
  int whole = by->op == DODONA_ALLGATHER || (by->op == DODONA_GATHER && rank == 0);
  int good = error == MPI_SUCCESS && (owner || memcmp(share, data + own, (size_t)each) == 0) &&
             (!whole || memcmp(all, data, (size_t)each * (size_t)ranks) == 0);
  free(data);
  free(share);
  return good;
}

/* Stores when one run begins and ends on this rank. False if it failed or its data are wrong. */
static int run_once(const course *by, unsigned char *buf, int bytes, int run, MPI_Comm comm,
                    double at[2]) {
  int rank = 0;
  if (dodona_op_has_shares(by->op))
    return share_once(by, buf, bytes, run, comm, at);
  MPI_Comm_rank(comm, &rank);
  if (by->method)
    dodona_mpi_fill(buf, bytes, run, rank != 0);
  else
    dodona_mpi_fill_input(buf, bytes, run, comm);
  start_together(by, comm);
  at[0] = MPI_Wtime();
  int error =
      by->method ? by->method(buf, bytes, comm, by->plan) : add_up(by, buf, bytes, rank, comm);
  at[1] = MPI_Wtime();
  int delivered = rank == 0 || by->method || by->all;
  return error == MPI_SUCCESS && (!delivered || dodona_mpi_filled(buf, bytes, run));
}

/* Whether the data of a run mean something: all memory of this size, a message's or what the library needs for it, is a rank's own. */
static int comparable(int bytes, MPI_Comm comm) {
  enum { MOST_ROOM = 1 << 24, LOOKED_AT = 64 }; /* a combine has no more room */
  void *room = malloc(bytes > MOST_ROOM ? (size_t)bytes : MOST_ROOM);
  if (!room)
    MPI_Abort(comm, 2);
  int own = dodona_mpi_own_memory(room, LOOKED_AT, comm);
  free(room);
  return own;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The median, on all ranks; negative if a run failed. */
static double time_of(const course *by, int bytes, int times, MPI_Comm comm) {
  unsigned char *buf = malloc(bytes > 0 ? (size_t)bytes : 1);
  int runs = by->warm + times;
  double *seconds = malloc((size_t)runs * sizeof *seconds), answer = -1;
  if (!buf || !seconds)
    MPI_Abort(comm, 2);
  int failed = 0, compared = comparable(bytes, comm);
  for (int run = 0; run < runs; run++) {
    double at[2], last[4];
    int wrong = !run_once(by, buf, bytes, run, comm, at);
    const double mine[4] = {at[0], at[1], at[1] - at[0], wrong};
    greatest(mine, 4, last, comm);
    seconds[run] = by->one_clock ? last[1] - last[0] : last[2];
    failed = failed || (compared && last[3] > 0);
  }
  if (!failed) {
    qsort(seconds + by->warm, (size_t)times, sizeof *seconds, by_size);
    answer = seconds[by->warm + times / 2];
  }
  free(seconds);
  free(buf);
  return answer;
}

double dodona_mpi_time(dodona_mpi_method *method, int bytes, int times, MPI_Comm comm,
                       const dodona_plan *plan) {
  const course by = {method, plan, .warm = 1};
  return time_of(&by, bytes, times, comm);
}

double dodona_mpi_time_sum(int bytes, int times, MPI_Comm comm, const dodona_plan *plan) {
  const course by = {NULL, plan, .all = is_all(plan), .warm = 1};
  return time_of(&by, bytes, times, comm);
}

double dodona_mpi_time_last(int bytes, int times, MPI_Comm comm, const dodona_plan *plan) {
  const course by = {plan->request.op == DODONA_BCAST ? dodona_mpi_steps : NULL,
                     plan,
                     .one_clock = 1,
                     .all = is_all(plan),
                     .warm = 1,
                     .op = plan->request.op};
  return time_of(&by, bytes, times, comm);
}

double dodona_mpi_time_open(int32_t op, int own, int bytes, int warm, int times, MPI_Comm comm) {
  dodona_mpi_method *broadcast = own ? dodona_mpi_library : dodona_mpi_steps;
  const course by = {
      op == DODONA_BCAST ? broadcast : NULL, NULL, 1, op == DODONA_ALLREDUCE, own, warm, op};
  return time_of(&by, bytes, times, comm);
}

dodona_plan dodona_mpi_bench_plan(int32_t op, int32_t algorithm, int32_t blocks, int32_t group,
                                  dodona_rule rule) {
  dodona_request request = {.op = op, .algorithm = algorithm};
  dodona_plan plan;
  if (dodona_takes(algorithm, DODONA_TAKES_BLOCKS))
    request.blocks = blocks;
  if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
    request.group = group;
  if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
    request.rule = (dodona_rule){rule.latency, rule.ticks, 0, 0};
  if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
    request.rule = rule;
  if (dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) != MPI_SUCCESS)
    MPI_Abort(MPI_COMM_WORLD, 2);
  return plan;
}
