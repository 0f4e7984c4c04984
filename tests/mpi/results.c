/* One byte a check on each rank; their minimum over the ranks is the result. */
#include "tests/mpi/results.h"
#include <mpi.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned char *results;
static int checks, room;

void check(int good, const char *format, ...) {
  if (checks == room) {
    room = 2 * room + 1024;
    results = realloc(results, (size_t)room);
    if (!results)
      MPI_Abort(MPI_COMM_WORLD, 2);
  }
  results[checks++] = good != 0;
  if (good)
    return;
  int rank = 0;
  va_list arguments;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  fprintf(stderr, "FAILED on rank %d: ", rank);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
}

int check_summary(const char *what) {
  int rank = 0, ranks = 0, passed = 0, least = 0, most = 0, failed = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Allreduce(&checks, &least, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  MPI_Allreduce(&checks, &most, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  unsigned char *all = malloc((size_t)least + 1);
  if (!all)
    MPI_Abort(MPI_COMM_WORLD, 2);
  MPI_Allreduce(results, all, least, MPI_UNSIGNED_CHAR, MPI_MIN, MPI_COMM_WORLD);
  for (int i = 0; i < least; i++)
    passed += all[i];
  failed = most - passed; /* a check that not all ranks have made has failed */
  if (rank == 0)
    printf("%s, %d ranks: %d passed, %d failed\n", what, ranks, passed, failed);
  free(all);
  free(results);
  return passed > 0 && failed == 0 ? 0 : 1;
}
