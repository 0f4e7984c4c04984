/* A reduction that ranks run has the bits that `dodona order` says: its expressions, compiled (tests/mpi/expressions.sh), of numbers whose sum
   depends on the order. */
#include "mpi/dodona_mpi.h"
#include "mpi/environment.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <stdlib.h>
#include <string.h>

typedef struct expression {
  const char *algorithm;
  const char *op;
  int ranks;
  int group;
  int block;
  int rank; /* whose result it is */
  double (*of)(const double *);
} expression;

#include EXPRESSIONS_FILE /* written by tests/mpi/expressions.sh */

enum { EXPRESSIONS = sizeof expressions / sizeof *expressions, MOST_BLOCKS = 7, EACH = 16 };

static int ranks, rank;

/* Of all magnitudes, of both signs. */
static void fill(double *in, int count) {
  unsigned state = 54321u + 7919u * (unsigned)rank;
  for (int i = 0; i < count; i++) {
    state = state * 1103515245u + 12345u;
    const double part = (double)(state >> 8) / (1 << 24) - 0.5;
    in[i] = part * (double)(1ull << (state >> 4) % 50);
  }
}

/* Whether the elements of the block are what the expression makes of all inputs, bit by bit. */
static int is_same(const expression *e, const double *all, const double *out, int count) {
  double x[64];
  int same = 1;
  for (int i = e->block * EACH; same && i < (e->block + 1) * EACH; i++) {
    for (int r = 0; r < ranks; r++)
      x[r] = all[r * count + i];
    const double expected = e->of(x);
    same = memcmp(&expected, &out[i], sizeof expected) == 0;
  }
  return same;
}

static int32_t algorithm_of(const char *name) {
  int32_t algorithm = 0;
  while (algorithm < DODONA_ALGORITHMS && strcmp(dodona_mpi_algorithm_name(algorithm), name) != 0)
    algorithm++;
  return algorithm;
}

static void try_expression(const expression *e) {
  static double in[MOST_BLOCKS * EACH], out[MOST_BLOCKS * EACH], all[64 * MOST_BLOCKS * EACH];
  const int32_t algorithm = algorithm_of(e->algorithm);
  const int32_t op = strcmp(e->op, "reduce") == 0 ? DODONA_REDUCE : DODONA_ALLREDUCE;
  const dodona_plan plan = plan_on(MPI_COMM_WORLD, request_of(op, algorithm, 0, MOST_BLOCKS,
                                                              e->group, (dodona_rule){3, 1, 1, 2}));
  const int count = plan.request.blocks * EACH;
  fill(in, count);
  MPI_Allgather(in, count, MPI_DOUBLE, all, count, MPI_DOUBLE, MPI_COMM_WORLD);
  const int error = dodona_mpi_run(&plan, in, out, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  check(error == MPI_SUCCESS && (rank != e->rank || is_same(e, all, out, count)),
        "%s, %s, block %d on rank %d: %s", e->algorithm, e->op, e->block, e->rank,
        error == MPI_SUCCESS ? "other bits" : "an error");
}

int main(int argc, char **argv) {
  int tried = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int k = 0; k < EXPRESSIONS; k++)
    if (expressions[k].ranks == ranks) {
      try_expression(&expressions[k]);
      tried++;
    }
  check(tried > 0, "expressions of %d ranks", ranks);
  const int failed = check_summary("expressions");
  MPI_Finalize();
  return failed;
}
