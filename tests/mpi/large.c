/* Counts and displacements above 2^31 - 1; every byte is compared. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/results.h"
#include <stdlib.h>
#include <string.h>

static const MPI_Count bytes = ((MPI_Count)1 << 31) + 17;

/* The bytes in words of 8, the last of them cut short. */
static uint64_t word(MPI_Count i, int seed) {
  return (uint64_t)(i + seed) * 0x9e3779b97f4a7c15u;
}

static void fill(char *data, int seed) {
  MPI_Count i = 0;
  for (; i + 8 <= bytes; i += 8) {
    uint64_t w = word(i, seed);
    memcpy(data + i, &w, 8);
  }
  uint64_t w = word(i, seed);
  memcpy(data + i, &w, (size_t)(bytes - i));
}

static int filled(const char *data, int seed) {
  MPI_Count i = 0;
  for (; i + 8 <= bytes; i += 8) {
    uint64_t w;
    memcpy(&w, data + i, 8);
    if (w != word(i, seed))
      return 0;
  }
  uint64_t w = word(i, seed);
  return memcmp(data + i, &w, (size_t)(bytes - i)) == 0;
}

/* One block of more elements than an int counts. */
static void try_count(int rank) {
  const dodona_request request = {.algorithm = DODONA_CHAIN};
  dodona_plan plan;
  char *data = malloc((size_t)bytes);
  if (!data)
    MPI_Abort(MPI_COMM_WORLD, 2);
  if (rank == 0)
    fill(data, 3);
  int error = dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan);
  if (error == MPI_SUCCESS)
    error = dodona_bcast_c(data, bytes, MPI_BYTE, 0, MPI_COMM_WORLD, &plan);
  check(error == MPI_SUCCESS && filled(data, 3), "%lld bytes in a block", (long long)bytes);
  free(data);
}

/* Blocks further apart than an int counts: bytes a megabyte from each other, over 6 GB of addresses
   of which only the pages of these bytes are used. */
static void try_distance(int rank) {
  enum { COUNT = 6000, APART = 1 << 20 };
  int error = MPI_SUCCESS, good = 1;
  MPI_Datatype type;
  const dodona_request request = {.algorithm = DODONA_FRACTIONAL, .blocks = 7};
  dodona_plan plan;
  char *data = malloc((size_t)COUNT * APART);
  if (!data)
    MPI_Abort(MPI_COMM_WORLD, 2);
  MPI_Type_create_resized(MPI_BYTE, 0, APART, &type);
  MPI_Type_commit(&type);
  for (size_t i = 0; i < COUNT; i++)
    data[i * APART] = (char)(rank == 0 ? i % 251 : 255);
  error = dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan);
  if (error == MPI_SUCCESS)
    error = dodona_bcast(data, COUNT, type, 0, MPI_COMM_WORLD, &plan);
  for (size_t i = 0; i < COUNT; i++)
    good = good && data[i * APART] == (char)(i % 251);
  check(error == MPI_SUCCESS && good, "blocks over 6 GB");
  MPI_Type_free(&type);
  free(data);
}

int main(int argc, char **argv) {
  int rank = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  try_count(rank);
  try_distance(rank);
  int failed = check_summary("large counts");
  MPI_Finalize();
  return failed;
}
