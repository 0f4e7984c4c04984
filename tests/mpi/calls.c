/* The rest of the interface: errors, communicators, the caller's own messages, plans by the planner. */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include "tests/mpi/watch.h"
#include <math.h>
#include <string.h>

static MPI_Comm comm; /* of all ranks, with a handler that counts errors */
static int ranks, rank;

static dodona_plan plan_of(MPI_Comm on, int algorithm, int root, int blocks, int group) {
  return plan_on(
      on, request_of(DODONA_BCAST, algorithm, root, blocks, group, (dodona_rule){1, 1, 0, 1}));
}

/* One broadcast from `root` on `on` that must work. */
static void try_on(MPI_Comm on, int root, const dodona_plan *plan, const char *what) {
  int data[50], size = 0, me = 0, good = 1;
  MPI_Comm_size(on, &size);
  MPI_Comm_rank(on, &me);
  for (int i = 0; i < 50; i++)
    data[i] = me == root ? 1000 * root + i : -1;
  int error = dodona_bcast(data, 50, MPI_INT, root, on, plan);
  for (int i = 0; i < 50; i++)
    good = good && data[i] == 1000 * root + i;
  check(good && error == MPI_SUCCESS, "%s: error %d, data %s", what, error, good ? "good" : "bad");
}

static void try_bad_arguments(void) {
  int data[4] = {0};
  dodona_plan plan = plan_of(comm, DODONA_FRACTIONAL, 0, 4, 2), bad = plan;
  check_error(dodona_bcast(data, -1, MPI_INT, 0, comm, &plan), MPI_ERR_COUNT, "count -1");
  check_error(dodona_bcast(data, 4, MPI_DATATYPE_NULL, 0, comm, &plan), MPI_ERR_TYPE, "no type");
  check_error(dodona_bcast(data, 4, MPI_INT, -1, comm, &plan), MPI_ERR_ROOT, "root -1");
  check_error(dodona_bcast(data, 4, MPI_INT, ranks, comm, &plan), MPI_ERR_ROOT, "root P");
  bad.request.ranks = ranks + 1;
  check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG, "plan for P + 1");
  bad = plan;
  bad.request.blocks = -1;
  check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG, "plan of no blocks");
  bad = plan;
  bad.steps++;
  check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG, "plan of wrong steps");
  bad = plan;
  bad.request.algorithm = DODONA_ALGORITHMS;
  check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG, "unknown algorithm");
  if (ranks > 1) {
    bad = plan_of(comm, DODONA_FRACTIONAL, 1, 4, 2);
    check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ROOT, "plan of root 1");
  }
  bad = plan_on(comm, request_of(DODONA_REDUCE, DODONA_FRACTIONAL, 0, 4, 2, (dodona_rule){0}));
  check_error(dodona_bcast(data, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG, "plan of a reduction");
  dodona_request request = {.algorithm = DODONA_FRACTIONAL, .blocks = 4, .group = -1};
  bad = plan;
  check_error(dodona_mpi_plan(comm, &request, &bad), MPI_ERR_ARG, "group -1");
  request.group = 1;
  request.root = ranks;
  check_error(dodona_mpi_plan(comm, &request, &bad), MPI_ERR_ROOT, "request of root P");
  check_error(dodona_plan_choose(DODONA_BCAST, -1, MPI_INT, 0, comm, &bad), MPI_ERR_COUNT,
              "plan for count -1");
  check_error(dodona_plan_choose(DODONA_BCAST, 4, MPI_INT, ranks, comm, &bad), MPI_ERR_ROOT,
              "plan of root P");
  check_error(dodona_plan_choose(DODONA_OPS, 4, MPI_INT, 0, comm, &bad), MPI_ERR_ARG,
              "no operation");
  check_error(dodona_plan_choose(DODONA_BCAST, 4, MPI_DATATYPE_NULL, 0, comm, &bad), MPI_ERR_TYPE,
              "plan for no type");
  check(memcmp(&bad, &plan, sizeof plan) == 0, "plan unchanged by an error");
  dodona_machine machine = {.startup = -1};
  check_error(dodona_machine_set(comm, &machine), MPI_ERR_ARG, "startup -1");
  machine = (dodona_machine){.byte_time = NAN};
  check_error(dodona_machine_set(comm, &machine), MPI_ERR_ARG, "byte time NaN");
  machine = (dodona_machine){.startup = 1e-6, .latency = 2e-6};
  check_error(dodona_machine_set(comm, &machine), MPI_ERR_ARG, "more latency than startup");
  machine = (dodona_machine){.startup = 1e-6, .brief_startup = -1e-6};
  check_error(dodona_machine_set(comm, &machine), MPI_ERR_ARG, "startup of brief blocks -1 us");
  try_on(comm, 0, &plan, "after errors");
}

/* No communicator, and one between two groups. SimGrid 3.32 crashes in MPI_Comm_call_errhandler if
   the handler is MPI_ERRORS_RETURN. */
/* One rank makes wrong calls alone, before the first right call on a communicator and between the others. */
static void try_alone(void) {
  int data[4] = {0};
  MPI_Datatype unready;
  MPI_Type_contiguous(4, MPI_INT, &unready);
  for (int who = 0; who < ranks && who < 2; who++) {
    MPI_Comm on;
    MPI_Comm_dup(MPI_COMM_WORLD, &on);
    errors_watch(on);
    dodona_plan plan = plan_of(comm, DODONA_FRACTIONAL, 0, 4, 2);
    const dodona_plan other =
        plan_on(comm, request_of(DODONA_REDUCE, DODONA_FRACTIONAL, 0, 4, 2, (dodona_rule){0}));
    for (int call = 0; call < 15; call++) {
      if (rank == who) {
        check_error(dodona_bcast(data, -1, MPI_INT, 0, on, NULL), MPI_ERR_COUNT, "count -1, alone");
        check_error(dodona_bcast(data, 1, unready, 0, on, &plan), MPI_ERR_TYPE,
                    "not committed, alone");
        check_error(dodona_bcast(data, 4, MPI_INT, 0, on, &other), MPI_ERR_ARG,
                    "plan of a reduction, alone");
        check_error(dodona_reduce(data, data, 4, MPI_INT, MPI_SUM, ranks, on, NULL), MPI_ERR_ROOT,
                    "root P, alone");
      }
      for (int k = 0; k < 4 && rank != who; k++)
        check(1, "the check of another rank");
      if (ranks <= 64) /* trials among more take a simulation minutes */
        try_on(on, call % 2 ? 0 : ranks - 1, NULL, "after wrong calls of one rank");
      try_on(on, 0, &plan, "by a plan, after wrong calls of one rank");
    }
    MPI_Comm_free(&on);
  }
  MPI_Type_free(&unready);
}

static void try_bad_communicators(void) {
#if MPI_VERSION >= 4
  int data[4] = {0};
  dodona_plan plan = plan_of(comm, DODONA_BINARY, 0, 4, 1);
  check(dodona_bcast(data, 4, MPI_INT, 0, MPI_COMM_NULL, &plan) == MPI_ERR_COMM, "no comm");
  if (ranks < 2)
    return;
  MPI_Comm half, between;
  MPI_Comm_split(comm, rank % 2, 0, &half);
  MPI_Intercomm_create(half, 0, comm, 1 - rank % 2, 5, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  check(dodona_bcast(data, 4, MPI_INT, 0, between, &plan) == MPI_ERR_COMM, "inter-communicator");
  MPI_Comm_free(&between);
  MPI_Comm_free(&half);
#endif
}

/* The receiver expects more than the root sends: an error, not a success with stale data. */
static int mismatch_found(MPI_Comm pair) {
  int data[10] = {0}, class = 0;
  const dodona_request request = {.algorithm = DODONA_CHAIN};
  dodona_plan plan;
  int error = dodona_mpi_plan(pair, &request, &plan);
  if (error == MPI_SUCCESS)
    error = dodona_bcast(data, rank == 0 ? 8 : 9, MPI_INT, 0, pair, &plan);
  MPI_Error_class(error, &class);
  return class == (rank == 0 ? MPI_SUCCESS : MPI_ERR_TRUNCATE);
}

static void try_mismatch(void) {
  MPI_Comm pair;
  int good = 1;
  if (ranks < 2)
    return;
  MPI_Comm_split(comm, rank < 2 ? 0 : MPI_UNDEFINED, 0, &pair);
  if (pair != MPI_COMM_NULL) {
    errors_watch(pair);
    good = mismatch_found(pair);
    MPI_Comm_free(&pair);
  }
  check(good, "a block of another size");
}

/* A receive of the caller's, from any rank with any tag, must not get a block. */
static void try_own_messages(void) {
  int got = -1, mine = 77, to = (rank + 1) % ranks, from = (rank + ranks - 1) % ranks;
  MPI_Request pending;
  MPI_Status status;
  dodona_plan plan = plan_of(comm, DODONA_BINARY, 0, 8, 1);
  PMPI_Irecv(&got, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &pending);
  try_on(comm, 0, &plan, "beside a receive of the caller's");
  MPI_Send(&mine, 1, MPI_INT, to, 9, comm);
  MPI_Wait(&pending, &status);
  check(got == 77 && status.MPI_SOURCE == from && status.MPI_TAG == 9, "the caller's own message");
}

static void try_communicators(void) {
  MPI_Comm half, copy;
  MPI_Comm_split(comm, rank % 2, -rank, &half);
  dodona_plan plan = plan_of(half, DODONA_FRACTIONAL, 0, 5, 3);
  try_on(half, 0, &plan, "on half of the ranks, in reverse order");
  MPI_Comm_dup(half, &copy);
  try_on(copy, 0, &plan, "on a copy of a communicator in use");
  MPI_Comm_free(&half);
  try_on(copy, 0, &plan, "on the copy of a communicator that is gone");
  MPI_Comm_free(&copy);
  if (ranks > 1)
    return;
  for (int i = 0; i < 5000; i++) { /* more than MPI has: each must give its duplicate back */
    int error = MPI_Comm_dup(comm, &copy), byte = 0;
    if (error == MPI_SUCCESS)
      error = dodona_bcast(&byte, 1, MPI_BYTE, 0, copy, NULL);
    if (error != MPI_SUCCESS || MPI_Comm_free(&copy) != MPI_SUCCESS) {
      check(0, "communicator %d of a long row", i);
      return;
    }
  }
  check(1, "a long row of communicators");
}

/* The same number on all ranks. */
/* Of plans of several blocks the cube and complete trees wait for the receiver, others do not, unless all are to. */
static void try_pace(void) {
  static const struct {
    int32_t algorithm;
    int32_t blocks;
    int paced;
  } plans[] = {{DODONA_CUBE, 4, 1},      {DODONA_TWOTREE_C, 4, 1}, {DODONA_TWOTREE_CC, 4, 1},
               {DODONA_TWOTREE_S, 4, 0}, {DODONA_CHAIN, 4, 0},     {DODONA_CUBE, 1, 0},
               {DODONA_TWOTREE_C, 1, 0}};
  int32_t bytes[64] = {0};
  for (size_t i = 0; i < 2 * sizeof plans / sizeof *plans; i++) {
    dodona_plan plan;
    int32_t algorithm = plans[i / 2].algorithm, all = i % 2;
    const dodona_request request = {
        .algorithm = algorithm, .ranks = ranks, .blocks = plans[i / 2].blocks};
    int error = dodona_mpi_plan(comm, &request, &plan);
    dodona_synchronous(comm, all);
    mpi_watch_start();
    if (error == MPI_SUCCESS)
      error = dodona_bcast(bytes, 64, MPI_INT, 0, comm, &plan);
    int paced = all || plans[i / 2].paced;
    check(error == MPI_SUCCESS &&
              mpi_watch_clean(paced ? MPI_WATCH_SYNCHRONOUS : MPI_WATCH_STANDARD),
          "algorithm %d, %d blocks: sends that wait: %d", algorithm, request.blocks, paced);
  }
  dodona_synchronous(comm, 0);
}

static int agreed(double x) {
  double least = 0, most = 0;
  MPI_Allreduce(&x, &least, 1, MPI_DOUBLE, MPI_MIN, comm);
  MPI_Allreduce(&x, &most, 1, MPI_DOUBLE, MPI_MAX, comm);
  return !(least < most) && isfinite(x);
}

static void try_planner(void) {
  dodona_machine slow = {.startup = 1e-3, .byte_time = 1e-9},
                 found = {.startup = -1, .byte_time = -1, .latency = -1, .brief_startup = -1};
  dodona_machine shared = {.startup = 2e-6, .byte_time = 1e-10, .latency = 1.9e-6};
  dodona_plan small, large, again;
  int good = dodona_machine_measure(comm, &found) == MPI_SUCCESS;
  check(good && agreed(found.startup) && agreed(found.byte_time) && agreed(found.latency) &&
            found.startup >= 0 && found.byte_time >= 0 && found.latency >= 0 &&
            found.latency <= found.startup && agreed(found.brief_startup) &&
            agreed(found.brief_byte_time) && found.brief_startup >= 0 &&
            agreed(found.brief_bytes) && (found.brief_bytes == 0 || found.brief_bytes > 1000) &&
            dodona_machine_set(comm, &found) == MPI_SUCCESS,
        "machine: %g s + %g s/byte, latency %g s", found.startup, found.byte_time, found.latency);
  good = dodona_machine_set(comm, &shared) == MPI_SUCCESS &&
         dodona_plan_choose(DODONA_ALLREDUCE, 16384, MPI_INT, 0, comm, &small) == MPI_SUCCESS;
  check(good &&
            (ranks <= 2 || (small.request.algorithm == DODONA_SKIPS && small.request.group > 2)),
        "skips of a radix by the latency: algorithm %d, group %d", small.request.algorithm,
        small.request.group);
  shared.latency = 0;
  good = dodona_machine_set(comm, &shared) == MPI_SUCCESS;
  good = good && dodona_plan_choose(DODONA_BCAST, 1000, MPI_INT, 0, comm, &small) == MPI_SUCCESS &&
         dodona_plan_choose(DODONA_BCAST, 100000000, MPI_INT, 0, comm, &large) == MPI_SUCCESS;
  check(good && (ranks <= 2 || large.request.blocks > small.request.blocks),
        "more blocks for more bytes");
  good = dodona_machine_set(comm, &slow) == MPI_SUCCESS &&
         dodona_plan_choose(DODONA_BCAST, 100000000, MPI_INT, 0, comm, &again) == MPI_SUCCESS;
  check(good && (ranks <= 2 || again.request.blocks < large.request.blocks),
        "fewer blocks for more startup");
  slow.brief_startup = 1e-7; /* messages below 20 KB in a millisecond less */
  slow.brief_byte_time = 3e-9;
  slow.brief_bytes = 20000;
  good = dodona_machine_set(comm, &slow) == MPI_SUCCESS &&
         dodona_plan_choose(DODONA_BCAST, 1000000, MPI_BYTE, 0, comm, &small) == MPI_SUCCESS;
  slow.brief_bytes = 0;
  good = good && dodona_machine_set(comm, &slow) == MPI_SUCCESS &&
         dodona_plan_choose(DODONA_BCAST, 1000000, MPI_BYTE, 0, comm, &again) == MPI_SUCCESS;
  check(good && (ranks <= 2 || again.request.blocks < small.request.blocks),
        "more blocks where brief ones start at once: %d and %d", small.request.blocks,
        again.request.blocks);
  good = dodona_plan_choose(DODONA_BCAST, 3, MPI_INT, ranks - 1, comm, &again) == MPI_SUCCESS;
  check(good && again.request.blocks <= 3 && again.request.root == ranks - 1,
        "no more blocks than elements");
  good = dodona_plan_choose(DODONA_ALLREDUCE, 100000000, MPI_INT, 0, comm, &large) == MPI_SUCCESS;
  check(good && large.request.op == DODONA_ALLREDUCE &&
            (ranks <= 2 || large.request.algorithm != DODONA_COMBINE),
        "no combine for a long allreduce: algorithm %d", large.request.algorithm);
  for (int root = 0; root < ranks; root += 1 + ranks / 5)
    try_on(comm, root, NULL, "plan by the planner");
}

/* Every second int of an array whose address is in the datatype and not in the argument. */
static void try_bottom(void) {
  int data[6] = {rank, rank, rank, rank, rank, rank}, one = 1, good = 1;
  MPI_Aint at;
  MPI_Datatype there, type;
  MPI_Get_address(data, &at);
  MPI_Type_create_hindexed(1, &one, &at, MPI_INT, &there);
  MPI_Type_create_resized(there, 0, 2 * sizeof(int), &type);
  MPI_Type_commit(&type);
  dodona_plan plan = plan_of(comm, DODONA_BINARY, 0, 3, 1);
  int error = dodona_bcast(MPI_BOTTOM, 3, type, 0, comm, &plan);
  for (int i = 0; i < 6; i++)
    good = good && data[i] == (i % 2 == 0 ? 0 : rank);
  check(good && error == MPI_SUCCESS, "absolute addresses");
  MPI_Type_free(&there);
  MPI_Type_free(&type);
}

/* All ranks of a machine are one module here; ordered is a communicator of them all. */
static void try_modules(void) {
  MPI_Comm ordered = MPI_COMM_NULL;
  int modules = -1, per_module = -1, place = -1, size = -1, first = -1, shared = 0;
  int error = dodona_modules(comm, &ordered, &modules, &per_module);
  MPI_Comm node;
  MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
  MPI_Comm_size(node, &shared);
  MPI_Comm_free(&node);
  if (error == MPI_SUCCESS) {
    MPI_Comm_rank(ordered, &place);
    MPI_Comm_size(ordered, &size);
    first = rank;
    MPI_Bcast(&first, 1, MPI_INT, 0, ordered);
  }
  check(error == MPI_SUCCESS && size == ranks && first == 0 && per_module == shared &&
            modules * per_module == ranks && 0 <= place,
        "modules: error %d, %d of %d", error, modules, per_module);
  if (error == MPI_SUCCESS)
    MPI_Comm_free(&ordered);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  MPI_Comm_size(comm, &ranks);
  MPI_Comm_rank(comm, &rank);
  try_bad_arguments();
  try_alone();
  try_bad_communicators();
  try_mismatch();
  try_own_messages();
  try_communicators();
  try_pace();
  try_planner();
  try_bottom();
  try_modules();
  int failed = check_summary("calls");
  errors_end();
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return failed;
}
