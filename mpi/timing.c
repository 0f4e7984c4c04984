/* Every run broadcasts other data, so that no run passes by what another left behind. */
#include "timing.h"
#include <stdlib.h>
#include <string.h>

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

/* Every byte as in that run, or with `other` no byte. */
static void fill(unsigned char *buf, int bytes, int run, int other) {
  for (int i = 0; i < bytes; i += 8) {
    uint64_t word = other ? ~word_of(i, run) : word_of(i, run);
    memcpy(buf + i, &word, word_length(i, bytes));
  }
}

static int filled(const unsigned char *buf, int bytes, int run) {
  uint64_t wrong = 0;
  for (int i = 0; i < bytes; i += 8) {
    uint64_t word = word_of(i, run), got = word;
    memcpy(&got, buf + i, word_length(i, bytes));
    wrong |= got ^ word;
  }
  return wrong == 0;
}

/* Seconds of one run on this rank; negative if it failed or its data are wrong. */
static double run_once(dodona_mpi_method *method, unsigned char *buf, int bytes, int run,
                       MPI_Comm comm, const dodona_plan *plan) {
  int rank = 0;
  MPI_Comm_rank(comm, &rank);
  fill(buf, bytes, run, rank != 0);
  MPI_Barrier(comm);
  double seconds = MPI_Wtime();
  if (method(buf, bytes, comm, plan) != MPI_SUCCESS)
    return -1;
  seconds = MPI_Wtime() - seconds;
  return filled(buf, bytes, run) ? seconds : -1;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double dodona_mpi_time(dodona_mpi_method *method, int bytes, int times, MPI_Comm comm,
                       const dodona_plan *plan) {
  unsigned char *buf = malloc(bytes > 0 ? (size_t)bytes : 1);
  double *seconds = malloc(((size_t)times + 1) * sizeof *seconds), answer = -1;
  if (!buf || !seconds)
    MPI_Abort(comm, 2);
  int failed = 0;
  for (int run = 0; run <= times; run++) {
    double mine = run_once(method, buf, bytes, run, comm, plan), least = 0;
    MPI_Allreduce(&mine, &seconds[run], 1, MPI_DOUBLE, MPI_MAX, comm);
    MPI_Allreduce(&mine, &least, 1, MPI_DOUBLE, MPI_MIN, comm);
    failed = failed || least < 0;
  }
  if (!failed) {
    qsort(seconds + 1, (size_t)times, sizeof *seconds, by_size);
    answer = seconds[1 + times / 2];
  }
  free(seconds);
  free(buf);
  return answer;
}
