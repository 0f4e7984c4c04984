/* Calls that MPI refuses, which one rank makes alone, with the drop-in preloaded: every operation, every wrong argument that MPICH refuses, among
   good calls of all ranks. The program is plain MPI. */
#include "tests/mpi/results.h"
#include <mpi.h>
#include <stddef.h>

static int ranks, rank;

enum { BCAST, REDUCE, ALLREDUCE, CALLS };
static const char *const calls[CALLS] = {"bcast", "reduce", "allreduce"};

/* One call of each operation. */
static int make(int call, const void *in, void *out, int count, MPI_Datatype type, MPI_Op op,
                int root, MPI_Comm comm) {
  if (call == BCAST)
    return MPI_Bcast(out, count, type, root, comm);
  return call == REDUCE ? MPI_Reduce(in, out, count, type, op, root, comm)
                        : MPI_Allreduce(in, out, count, type, op, comm);
}

/* What is wrong with a call that MPI refuses. */
enum {
  BAD_COUNT,
  NO_TYPE,
  UNREADY,
  BAD_ROOT,
  NO_BUFFER,
  NO_COMM,
  NO_OP,
  OTHER_OP,
  ONE_BUFFER,
  IN_PLACE,
  WRONGS
};
static const char *const wrongs[WRONGS] = {"count -1",
                                           "no type",
                                           "a type that is not committed",
                                           "root P",
                                           "no buffer",
                                           "no communicator",
                                           "no operation",
                                           "xor of doubles",
                                           "one buffer",
                                           "the result in place"};

/* What MPICH 4.0.2 refuses. It crashes in a reduction of count -1, of an operation that the type lacks, or in place where there is no result. */
static const char refuses[CALLS][WRONGS + 1] = {"1111110000", "0111111010", "0110111111"};

/* Makes the wrong call; 0 if it is not one that MPICH refuses. */
static int refused_call(int call, int wrong, MPI_Comm comm, MPI_Datatype unready) {
  int data[8] = {0}, out[8] = {0}, root = 0;
  if (refuses[call][wrong] == '0')
    return 0;
  const void *in = wrong == NO_BUFFER ? NULL : wrong == IN_PLACE ? MPI_IN_PLACE : (void *)data;
  void *to = wrong == NO_BUFFER ? NULL : wrong == ONE_BUFFER ? data : (void *)out;
  if (wrong == IN_PLACE && call == ALLREDUCE)
    to = MPI_IN_PLACE;
  if (wrong == ONE_BUFFER && call == REDUCE)
    root = rank;
  const int error = make(call, in, to, wrong == BAD_COUNT ? -1 : 2,
                         wrong == NO_TYPE    ? MPI_DATATYPE_NULL
                         : wrong == UNREADY  ? unready
                         : wrong == OTHER_OP ? MPI_DOUBLE
                                             : MPI_INT,
                         wrong == NO_OP      ? MPI_OP_NULL
                         : wrong == OTHER_OP ? MPI_BXOR
                                             : MPI_SUM,
                         wrong == BAD_ROOT ? ranks : root, wrong == NO_COMM ? MPI_COMM_NULL : comm);
  return error != MPI_SUCCESS ? 1 : -1;
}

/* A call of all ranks, of 100 ints, with its data looked at. */
static int good_call(int call, int number, MPI_Comm comm) {
  int data[100], out[100], good = 1;
  for (int i = 0; i < 100; i++) {
    data[i] = rank + number + i;
    out[i] = rank == 0 ? number + i : -1;
  }
  good = make(call, data, out, 100, MPI_INT, MPI_SUM, 0, comm) == MPI_SUCCESS;
  for (int i = 0; i < 100 && (rank == 0 || call != REDUCE); i++)
    good = good &&
           out[i] == (call == BCAST ? number + i : ranks * (ranks - 1) / 2 + ranks * (number + i));
  return good;
}

/* A rank makes wrong calls that no other rank makes. What the rank counts does not depend on these calls. The calls around them are so many that the wrong ones
   meet all there is: MPI's own, a decision, trials, a plan. */
static void try_alone(void) {
  enum { GOOD = 10, BEFORE = 3 };
  static const int before[BEFORE] = {1, 4, 20};
  MPI_Datatype unready;
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN); /* who hears of no communicator */
  MPI_Type_contiguous(3, MPI_INT, &unready);
  for (int who = 0; who < ranks && who < 2; who++)
    for (int call = 0; call < CALLS; call++)
      for (int wrong = 0; wrong < WRONGS; wrong++) {
        MPI_Comm comm;
        int good = 1, refused = 1, number = 0;
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        for (int k = 0; k < BEFORE; k++) {
          for (; number < before[k]; number++)
            good = good && good_call(call, number, comm);
          if (rank == who)
            refused = refused && refused_call(call, wrong, comm, unready) >= 0;
        }
        for (; number < before[BEFORE - 1] + GOOD; number++)
          good = good && good_call(call, number, comm);
        check(refused, "%s, %s, rank %d alone: refused", calls[call], wrongs[wrong], who);
        check(good, "%s, %s, rank %d alone: calls after it", calls[call], wrongs[wrong], who);
        MPI_Comm_free(&comm);
      }
  MPI_Type_free(&unready);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  try_alone();
  int failed = check_summary("calls that are refused");
  MPI_Finalize();
  return failed;
}
