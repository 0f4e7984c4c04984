/* Many calls leave nothing behind: neither memory, nor requests or communicators, which MPI keeps in memory of the heap.
   mpi_leaks [CALLS]: so many calls after those that warm up, 100,000 by default; of each 1,000 one round is on a communicator of its own,
   and one has an error. */
#include "tests/mpi/results.h"
#include "mpi/dodona_mpi.h"
#include <malloc.h>
#include <stdlib.h>

enum {
  MOST = 5000,
  CALLS_OF_ROUND = 5,
  ROUNDS_OF_COMM = 200,
  ALLOWED = 1 << 20 /* MPI takes 528 KB at once, in some runs */
};

static int in[2 * MOST], out[2 * MOST];
static int ranks;
static dodona_plan plan;
static MPI_Datatype holes;

static int round_of_calls(int number, MPI_Comm comm) {
  static const int counts[] = {1, 0, 700, 16, MOST};
  int count = counts[number % 5], root = number % ranks, error = MPI_SUCCESS;
  int codes[CALLS_OF_ROUND] = {dodona_bcast(out, count, MPI_INT, root, comm, NULL),
                               dodona_bcast(out, count, holes, 0, comm, &plan),
                               dodona_reduce(in, out, count, MPI_INT, MPI_SUM, root, comm, NULL),
                               dodona_allreduce(in, out, count, MPI_INT, MPI_MAX, comm, NULL),
                               dodona_allreduce(in, out, count, holes, MPI_OP_NULL, comm, NULL)};
  for (int i = 0; i < CALLS_OF_ROUND - 1; i++)
    error = codes[i] != MPI_SUCCESS ? codes[i] : error;
  return error != MPI_SUCCESS || codes[CALLS_OF_ROUND - 1] != MPI_SUCCESS ? error : MPI_ERR_OTHER;
}

static int calls(long number, MPI_Comm comm) {
  int error = MPI_SUCCESS;
  for (int i = 0; i < number / CALLS_OF_ROUND && error == MPI_SUCCESS; i++) {
    MPI_Comm own = comm;
    if (i % ROUNDS_OF_COMM == 0)
      MPI_Comm_dup(comm, &own);
    error = round_of_calls(i, own);
    MPI_Barrier(comm); /* the further a rank is ahead, the more MPI keeps */
    if (own != comm)
      MPI_Comm_free(&own);
  }
  return error;
}

static size_t used(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

int main(int argc, char **argv) {
  long number = argc > 1 ? atol(argv[1]) : 100000;
  MPI_Comm comm;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &holes);
  MPI_Type_commit(&holes);
  const dodona_request request = {
      .op = DODONA_BCAST, .algorithm = DODONA_TWOTREE_C, .ranks = ranks, .blocks = 4};
  check(dodona_mpi_plan(comm, &request, &plan) == MPI_SUCCESS, "a plan");
  check(calls(number / 10, comm) == MPI_SUCCESS, "calls that warm up");
  MPI_Barrier(comm);
  size_t before = used();
  check(calls(number, comm) == MPI_SUCCESS, "%ld calls", number);
  MPI_Barrier(comm);
  size_t after = used();
  check(after <= before + ALLOWED, "%ld calls: %zu bytes before, %zu after", number, before, after);
  if (argc <
      3) /* "keep": what Dodona has beside the communicator is lost, which tests/mpi/leaks.sh must see */
    MPI_Comm_free(&comm);
  MPI_Type_free(&holes);
  int failed = check_summary("calls that leave nothing behind");
  MPI_Finalize();
  return failed;
}
