/* bits SEED: sums of floating-point numbers by a program that knows nothing of Dodona, as ranks come late by SEED. Prints a line a sum, `sum of COUNT:
   DIGEST`, of the bits that rank 0 has; checks that all ranks have the same. */
#include "tests/mpi/results.h"
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 30000 };

static int rank;
static unsigned state;
static double in[MOST], out[MOST];

static void come_late(void) {
  state = state * 1103515245u + 12345u;
  const struct timespec nap = {0, (long)(state >> 16) % 200 * 1000};
  if (state >> 30 == 0)
    nanosleep(&nap, NULL);
}

static uint64_t digest_of(const double *a, int count) {
  uint64_t digest = 14695981039346656037u;
  for (int i = 0; i < count; i++) {
    uint64_t word = 0;
    memcpy(&word, &a[i], sizeof word);
    digest = (digest ^ word) * 1099511628211u;
  }
  return digest;
}

int main(int argc, char **argv) {
  static const int counts[] = {3, 300, MOST};
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 0; i < MOST; i++)
    in[i] = (double)(1 + (i + rank) % 7) / (3 + rank) * (double)(1ull << (i * 13 + rank * 29) % 50);
  state = (argc > 1 ? (unsigned)atoi(argv[1]) : 1) * 977u + (unsigned)rank;
  for (int call = 0; call < 40; call++)
    for (int k = 0; k < 3; k++) {
      come_late();
      MPI_Allreduce(in, out, counts[k], MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      uint64_t mine = digest_of(out, counts[k]), first = mine;
      MPI_Bcast(&first, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
      check(first == mine, "call %d, count %d: ranks differ", call, counts[k]);
      if (rank == 0)
        printf("sum of %d: %016llx\n", counts[k], (unsigned long long)mine);
    }
  int failed = check_summary("sums");
  MPI_Finalize();
  return failed;
}
