/* Calls in phases on the grid of nodes, in simulation: mpi_grid COUNT MOST REGULAR says what nodes there are. Each operation by each algorithm in the
   columns is right, as a choice of the kind and from a file of choices. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/grid.h"
#include "mpi/context.h"
#include "mpi/open.h"
#include "tests/mpi/results.h"
#include <stddef.h>
#include <stdlib.h>

static int ranks, rank;

/* Each rank has data of its own, with holes; the greatest value of the data, and the rank that has it. */
typedef struct pair {
  double value;
  int rank;
} pair;

enum { PAIRS = 300 };
static pair pairs[PAIRS], greatest[PAIRS];

/* A pair without what lies behind its rank. */
static MPI_Datatype with_holes(void) {
  const int lengths[] = {1, 1};
  const MPI_Aint at[] = {offsetof(pair, value), offsetof(pair, rank)};
  const MPI_Datatype types[] = {MPI_DOUBLE, MPI_INT};
  MPI_Datatype parts, made;
  MPI_Type_create_struct(2, lengths, at, types, &parts);
  MPI_Type_create_resized(parts, 0, sizeof(pair), &made);
  MPI_Type_commit(&made);
  MPI_Type_free(&parts);
  return made;
}

static int pair_is(const pair *p, double value, int at) {
  return p->value == value && p->rank == at;
}

/* One call of `count` pairs that is settled to take this request; the others' buffers stay as they are. */
static int try_call(MPI_Comm comm, int32_t op, MPI_Datatype type, int count, int root,
                    int in_place) {
  int good = 1, me = 0;
  MPI_Comm_rank(comm, &me);
  const int all = op != DODONA_REDUCE, mine = all || me == root;
  for (int i = 0; i < count; i++) {
    const int has = op != DODONA_BCAST || me == root;
    pairs[i] = (pair){has ? (me * 31 + i * 17 + root) % ranks : -1, has ? me : -1};
    greatest[i] = in_place ? pairs[i] : (pair){-2, -2};
  }
  const void *from = in_place && mine ? MPI_IN_PLACE : (const void *)pairs;
  int error = op == DODONA_BCAST ? dodona_bcast(pairs, count, type, root, comm, NULL)
              : op == DODONA_REDUCE
                  ? dodona_reduce(from, greatest, count, type, MPI_MAXLOC, root, comm, NULL)
                  : dodona_allreduce(from, greatest, count, type, MPI_MAXLOC, comm, NULL);
  for (int i = 0; i < count; i++) {
    double best = -1;
    int at = 0;
    for (int r = 0; r < ranks; r++)
      if ((r * 31 + i * 17 + root) % ranks > best) {
        best = (r * 31 + i * 17 + root) % ranks;
        at = r;
      }
    if (op == DODONA_BCAST)
      good = good && pair_is(&pairs[i], (root * 31 + i * 17 + root) % ranks, root);
    else
      good = good && pair_is(&pairs[i], (me * 31 + i * 17 + root) % ranks, me) &&
             (mine ? pair_is(&greatest[i], best, at) : in_place || pair_is(&greatest[i], -2, -2));
  }
  return good && error == MPI_SUCCESS;
}

/* Each operation in phases, with each algorithm that there may be in the columns, from each root, of counts that shares divide and others, and
   more ranks than elements. Where there is no grid no plan is for one. */
static void try_grid(int dealt, const dodona_machine *machine, int count, int most) {
  static const int32_t ops[] = {DODONA_BCAST, DODONA_REDUCE, DODONA_ALLREDUCE};
  static const int counts[] = {1, 3, 48, 61, PAIRS};
  dodona_mpi_context *context = NULL;
  MPI_Datatype holes = with_holes();
  MPI_Comm comm;
  MPI_Comm_split(MPI_COMM_WORLD, 0, dealt ? rank % 4 * ranks + rank : rank, &comm);
  check(dodona_machine_set(comm, machine) == MPI_SUCCESS &&
            dodona_mpi_context_of(comm, &context) == MPI_SUCCESS &&
            dodona_mpi_site_look(comm, &context->site) == MPI_SUCCESS,
        "a communicator, ranks dealt: %d", dealt);
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(&context->site);
  for (int o = 0; o < 3; o++) {
    const MPI_Datatype type = ops[o] == DODONA_BCAST ? holes : MPI_DOUBLE_INT;
    int size = 0;
    MPI_Type_size(type, &size);
    const int sends = ops[o] == DODONA_BCAST ? size : 1;
    const int columns = dodona_mpi_grid_columns(&context->site, ops[o]);
    check(columns == (most == 1 || count == 1 ? 0
                      : most * count == ranks ? most
                                              : 1),
          "%d columns", columns);
    for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS && columns > 0; algorithm++) {
      const dodona_request column = {
          .op = ops[o], .algorithm = algorithm, .ranks = nodes->count, .blocks = 1};
      const dodona_request filled = dodona_request_fill(&column);
      int good = 1, calls = 0;
      if (dodona_request_judge(&filled) != DODONA_OK ||
          dodona_row_family(algorithm) == DODONA_FAMILY_COMBINE)
        continue;
      for (int k = 0; k < 5; k++)
        for (int root = 0; root < (ops[o] == DODONA_ALLREDUCE ? 1 : ranks); root += 1 + ranks / 8) {
          const dodona_mpi_wish wish = {.op = ops[o],
                                        .root = root,
                                        .count = counts[k] * sends,
                                        .size = size / sends,
                                        .exact = 1,
                                        .algorithm = DODONA_MPI_ANY,
                                        .renames = 1};
          good = good && dodona_mpi_open_settle(comm, &wish, &filled) == MPI_SUCCESS;
          good = good && try_call(comm, ops[o], type, counts[k], root, calls++ % 2);
        }
      check(good, "%s in phases, %s across %d nodes, ranks dealt: %d", dodona_mpi_op_name(ops[o]),
            dodona_mpi_algorithm_name(algorithm), nodes->count, dealt);
    }
  }
  MPI_Type_free(&holes);
  MPI_Comm_free(&comm);
}

/* The file of choices, which tests/mpi/nodes.sh has written, has allreduces of 2 KiB in phases. */
static void try_file(int count, int regular) {
  enum { INTS = 512, ENOUGH = 6 };
  const dodona_mpi_wish wish = {.op = DODONA_ALLREDUCE,
                                .count = INTS,
                                .size = sizeof(int),
                                .exact = 1,
                                .algorithm = DODONA_MPI_ANY,
                                .renames = 1};
  dodona_request request = {0};
  int in[INTS], data[INTS], good = 1;
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (int call = 0; call < ENOUGH; call++) {
    for (int i = 0; i < INTS; i++)
      in[i] = rank + i;
    good = good && dodona_allreduce(in, data, INTS, MPI_INT, MPI_SUM, comm, NULL) == MPI_SUCCESS;
    for (int i = 0; i < INTS; i++)
      good = good && data[i] == ranks * (ranks - 1) / 2 + ranks * i;
  }
  const int planned = dodona_mpi_open_state(comm, &wish, &request) == DODONA_MPI_PLANNED;
  check(good && planned && request.ranks == count && request.algorithm == DODONA_SKIPS,
        "phases from a file, %d nodes of %d: taken %d, for %d ranks", count, regular, planned,
        request.ranks);
  MPI_Comm_free(&comm);
}

int main(int argc, char **argv) {
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  setenv("DODONA_TUNE", "try", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  check(argc == 4, "mpi_grid COUNT MOST REGULAR");
  if (argc == 4) {
    const int count = atoi(argv[1]), most = atoi(argv[2]), regular = atoi(argv[3]);
    if (count > 1 && regular > 1)
      try_file(count, regular);
    unsetenv("DODONA_CHOICES");
    try_grid(0, &machine, count, most);
    try_grid(1, &machine, count, most);
  }
  const int failed = check_summary("grid");
  MPI_Finalize();
  return failed;
}
