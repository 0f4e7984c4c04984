/* Calls to be counted by callgrind, between two calls of mark() (tests/mpi/overhead.sh): what Dodona adds to calls that it leaves to MPI,
   and what its own part is of calls by a plan. On rank 0. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/candidates.h"
#include "mpi/context.h"
#include "mpi/open.h"
#include "tests/mpi/results.h"
#include <stdio.h>
#include <stdlib.h>

enum { CALLS = 1000, WARM = 20, SMALL = 2, LARGE = 2000 };

static int in[LARGE], out[LARGE];
static int rank;

__attribute__((noinline)) void mark(void);
__attribute__((noinline)) void mark(void) {
  __asm__ volatile("");
}

static int one(int32_t op, int count, MPI_Comm comm) {
  if (op == DODONA_BCAST)
    return dodona_bcast(out, count, MPI_INT, 0, comm, NULL);
  if (op == DODONA_REDUCE)
    return dodona_reduce(in, out, count, MPI_INT, MPI_SUM, 1, comm, NULL);
  return dodona_allreduce(in, out, count, MPI_INT, MPI_SUM, comm, NULL);
}

/* Keeps ranks from being ahead. Its calls of MPI are not counted either: they lie in a function that is. */
__attribute__((noinline)) void apart(MPI_Comm comm);
__attribute__((noinline)) void apart(MPI_Comm comm) {
  PMPI_Barrier(comm);
}

/* Calls of a size, or of two in turn. */
static int calls(int32_t op, int first, int second, int number, MPI_Comm comm) {
  int error = MPI_SUCCESS;
  for (int i = 0; i < number && error == MPI_SUCCESS; i++) {
    error = one(op, i % 2 == 0 ? first : second, comm);
    apart(comm);
  }
  return error;
}

/* Makes the class of such calls settled. */
static int settle(int32_t op, int count, int taken, MPI_Comm comm) {
  dodona_mpi_context *context = NULL;
  dodona_request request;
  double expected = 0;
  int found = 0;
  const dodona_mpi_wish wish = {.op = op,
                                .root = op == DODONA_REDUCE,
                                .count = op == DODONA_BCAST ? 4 * count : count,
                                .size = op == DODONA_BCAST ? 1 : 4,
                                .exact = 1,
                                .algorithm = DODONA_MPI_ANY,
                                .renames = 1};
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_candidates(&context->site, &wish, 1, &request, &expected, &found);
  return error == MPI_SUCCESS
             ? dodona_mpi_open_settle(comm, &wish, taken == DODONA_MPI_OWN ? NULL : &request)
             : error;
}

static void count(int32_t op, int first, int second, int taken, const char *name) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  int error = settle(op, first, taken, comm);
  if (error == MPI_SUCCESS)
    error = settle(op, second, taken, comm);
  if (error == MPI_SUCCESS)
    error = calls(op, first, second, WARM, comm);
  mark(); /* what came before */
  if (error == MPI_SUCCESS)
    error = calls(op, first, second, CALLS, comm);
  mark();
  check(error == MPI_SUCCESS, "%s", name);
  if (rank == 0)
    printf("counted %s\n", name);
  MPI_Comm_free(&comm);
}

int main(int argc, char **argv) {
  static const char *const names[] = {"bcast", "reduce", "allreduce"};
  char name[64];
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int32_t op = 0; op <= DODONA_ALLREDUCE; op++) {
    snprintf(name, sizeof name, "%s-mpi", names[op]);
    count(op, SMALL, SMALL, DODONA_MPI_OWN, name);
    snprintf(name, sizeof name, "%s-plan", names[op]);
    count(op, SMALL, SMALL, 0, name);
    snprintf(name, sizeof name, "%s-long", names[op]);
    count(op, LARGE, LARGE, 0, name);
    snprintf(name, sizeof name, "%s-both", names[op]);
    count(op, SMALL, LARGE, 0, name);
  }
  int failed = check_summary("calls to be counted");
  MPI_Finalize();
  return failed;
}
