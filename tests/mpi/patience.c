/* With DODONA_PATIENCE nobody waits for ever where ranks call without a plan and disagree: whose counts are of another class, or who has no data at
   all. Each rank gets an error or its data. A rank that is merely late is waited for, if it comes in time. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* setenv */
#endif
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/results.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGS = 4096, TUNES = 3, PLANNED = 2 /* with plans; in trials MPI has turns, too */ };
static const char *const tunes[TUNES] = {"off", "profile", "try"};
static int ranks, rank;

/* Makes the calls that go to MPI: the first ones on a communicator, and the first one of each kind. MPI's own algorithms wait for ever; only the
   calls after these run by plans, which have patience. */
static void warm(MPI_Comm comm) {
  enum { WARM = 6 };
  static long in[LONGS], out[LONGS];
  for (int call = 0; call < WARM; call++)
    for (int count = 1; count <= LONGS; count *= call < 4 ? LONGS : 2) {
      dodona_bcast(in, count, MPI_LONG, 0, comm, NULL);
      dodona_reduce(in, out, count, MPI_LONG, MPI_SUM, 0, comm, NULL);
      dodona_allreduce(in, out, count, MPI_LONG, MPI_SUM, comm, NULL);
    }
}

static MPI_Comm made(const char *tune, const char *patience) {
  MPI_Comm comm = MPI_COMM_NULL;
  setenv("DODONA_TUNE", tune, 1);
  setenv("DODONA_PATIENCE", patience, 1);
  if (strcmp(tune, "try") == 0)
    unsetenv("DODONA_ALGORITHM");
  else
    setenv("DODONA_ALGORITHM", "bcast=chain,reduce=binary,allreduce=twotree-c", 1);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  warm(comm);
  errors_watch(comm);
  return comm;
}

/* All ranks have the same count, and the last is a little late. */
static void try_late(const char *tune) {
  MPI_Comm comm = made(tune, "60");
  long data[8] = {0};
  for (int call = 0; call < 3; call++) {
    for (int i = 0; i < 8; i++)
      data[i] = rank == 0 ? call + i : -1;
    if (rank == ranks - 1)
      nanosleep(&(struct timespec){0, 300000000}, NULL);
    int error = dodona_bcast(data, 8, MPI_LONG, 0, comm, NULL);
    int good = error == MPI_SUCCESS;
    for (int i = 0; i < 8; i++)
      good = good && data[i] == call + i;
    check(good, "tune %s: call %d of a late rank: error %d", tune, call, error);
  }
  MPI_Comm_free(&comm);
}

/* Rank 1 has another count than the others: of another class, or none. */
static void try_counts(const char *tune, int what, int count, MPI_Comm *left) {
  static long in[LONGS], out[LONGS];
  MPI_Comm comm = made(tune, "0.2");
  int mine = rank == 1 ? count : LONGS, error = MPI_SUCCESS;
  for (int i = 0; i < LONGS; i++)
    in[i] = rank == 0 || what > 0 ? i : -1;
  const double began = MPI_Wtime();
  if (what == 0)
    error = dodona_bcast(in, mine, MPI_LONG, 0, comm, NULL);
  else if (what == 1)
    error = dodona_reduce(in, out, mine, MPI_LONG, MPI_SUM, 0, comm, NULL);
  else
    error = dodona_allreduce(in, out, mine, MPI_LONG, MPI_SUM, comm, NULL);
  const double took = MPI_Wtime() - began;
  int good = 1;
  for (int i = 0; i < mine; i++)
    good = good && (what == 0 ? in[i] == i : (what == 1 && rank > 0) || out[i] == (long)i * ranks);
  check(error != MPI_SUCCESS || good, "tune %s, call %d of %d: success with wrong data", tune, what,
        count);
  check(took < 30, "tune %s, call %d of %d took %.3g s", tune, what, count, took);
  *left = comm; /* what was never received is with it */
}

int main(int argc, char **argv) {
  enum { CALLS = 3, COUNTS = 2 };
  static const int counts[COUNTS] = {0, 1};
  MPI_Comm left[TUNES * CALLS * COUNTS];
  int made_so_far = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_set_errhandler(
      MPI_COMM_WORLD, MPI_ERRORS_RETURN); /* for the watch, which asks as DODONA_PATIENCE does */
  for (int t = 0; t < TUNES; t++) {
    try_late(tunes[t]);
    for (int what = 0; what < CALLS && t < PLANNED; what++)
      for (int k = 0; k < COUNTS && ranks > 1; k++)
        try_counts(tunes[t], what, counts[k], &left[made_so_far++]);
  }
  int failed = check_summary("patience");
  MPI_Finalize();
  return failed;
}
