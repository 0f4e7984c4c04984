/* bench_network crossbar|dealt A B BYTES ... [MPI] | mesh ROWS COLS BYTES ... [MPI]: a CSV table of times of broadcasts on a
   machine of A modules of B ranks, one module after the other or, `dealt`, rank i in module i mod A, or on a mesh of ranks row by row: by schedules that know of the network,
   each with its best group, by plans that do not, and by the library; and how many times as long as the
   best that knows each takes; with MPI, the library's alone. On a simulated machine mpi/bench/network.sh gives it that network.

   Groups are the powers of two that fit, and on the mesh all shapes that fit, one group of all included; blocks
   s = sqrt(a g m / (c t)), least of (a + c s) (t + g m / s), where the schedule takes a + c s steps. The
   bench calls every method twice, with other data, and tells the time of the second call. It compares all data, except
   where simulated ranks share memory. */
#include "mpi/bench/timing.h"
#include "ref/algorithms/groups/htree.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, ranks, bytes, own, failed; /* own: memory is not shared */
static char *message;
static dodona_machine machine;
static MPI_Comm ordered;  /* all ranks, module by module */
static double best_aware; /* seconds */

/* The steps as a + c s, from the steps of one block and of more blocks. */
static int32_t best_blocks(int64_t one, int64_t many, int32_t more) {
  double c = (double)(many - one) / more;
  double a = (double)one - c;
  double s = sqrt(fmax(0, a) * machine.byte_time * bytes / (c * machine.startup));
  return (int32_t)fmin(fmax(1, round(s)), bytes);
}

static void run(const dodona_plan *network, const dodona_plan *plan) {
  if (network)
    dodona_mpi_run(network, NULL, message, bytes, MPI_BYTE, MPI_OP_NULL, ordered);
  else if (plan)
    dodona_bcast(message, bytes, MPI_BYTE, 0, MPI_COMM_WORLD, plan);
  else
    MPI_Bcast(message, bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
}

/* Seconds from a barrier until the last rank has ended, in the second run; infinite if data were wrong in one. */
static double time_of(const dodona_plan *network, const dodona_plan *plan) {
  double worst[2] = {0, 0}, all[2]; /* of all ranks: wrong data, seconds */
  int place = rank;
  if (network)
    MPI_Comm_rank(ordered, &place);
  for (int again = 0; again < 2; again++) {
    if (own)
      dodona_mpi_fill(message, bytes, again, place != (network ? network->request.root : 0));
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    run(network, plan);
    worst[1] = MPI_Wtime() - start;
    worst[0] += own && !dodona_mpi_filled(message, bytes, again);
  }
  MPI_Allreduce(worst, all, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  failed = failed || all[0] > 0;
  return all[0] > 0 ? INFINITY : all[1];
}

static void row(const char *name, int32_t blocks, double seconds) {
  if (rank == 0 && isinf(seconds))
    printf("%d,%d,%s,%d,wrong data\n", ranks, bytes, name, blocks);
  else if (rank == 0 && best_aware > 0)
    printf("%d,%d,%s,%d,%.4g,%.3f\n", ranks, bytes, name, blocks, seconds * 1e3,
           seconds / best_aware);
  else if (rank == 0)
    printf("%d,%d,%s,%d,%.4g\n", ranks, bytes, name, blocks, seconds * 1e3);
}

/* The rank at the root of the mesh's tree, else 0: where it is, the root makes no steps longer. */
static int32_t best_root(const dodona_plan *plan) {
  return plan->family == DODONA_FAMILY_MESH ? dodona_htree_node(&plan->htree, 0) : 0;
}

/* The schedule of the request with its best blocks; 0 if there is none. */
static int make(dodona_request *request, dodona_plan *plan) {
  enum { MORE = 840 };
  dodona_plan one, many;
  request->ranks = ranks;
  request->root = 0;
  request->blocks = 1;
  if (dodona_table_words(request) < 0)
    return 0;
  dodona_mpi_plan(ordered, request, &one);
  request->blocks = 1 + MORE;
  dodona_mpi_plan(ordered, request, &many);
  request->blocks = best_blocks(one.steps, many.steps, MORE);
  request->root = best_root(&one);
  return dodona_mpi_plan(ordered, request, plan) == MPI_SUCCESS;
}

/* A schedule that was tried, with its name. */
typedef struct trial {
  char name[48];
  int32_t blocks;
  double seconds;
} trial;

static void keep(trial *best, const char *name, int32_t blocks, double seconds) {
  if (best->seconds >= 0 && best->seconds <= seconds)
    return;
  snprintf(best->name, sizeof best->name, "%s", name);
  best->blocks = blocks;
  best->seconds = seconds;
}

static trial try_crossbar(int modules, int channels) {
  trial best = {.seconds = -1};
  dodona_plan network;
  for (int32_t r = 1; r <= ranks / modules; r *= 2) {
    dodona_request request = {
        .algorithm = DODONA_CROSSBAR, .group = r, .modules = {modules}, .channels = channels};
    char name[48];
    snprintf(name, sizeof name, "crossbar %d channel%s r=%d", channels, channels > 1 ? "s" : "", r);
    if (make(&request, &network))
      keep(&best, name, request.blocks, time_of(&network, NULL));
  }
  return best;
}

static trial try_mesh(int rows) {
  trial best = {.seconds = -1};
  dodona_plan network;
  for (int32_t r1 = 1; r1 <= rows; r1++)
    for (int32_t r2 = 1; r2 <= ranks / rows; r2++) {
      dodona_request request = {
          .algorithm = DODONA_MESH, .rows = rows, .group_rows = r1, .group_cols = r2};
      char name[48];
      snprintf(name, sizeof name, "mesh groups %dx%d", r1, r2);
      if (make(&request, &network))
        keep(&best, name, request.blocks, time_of(&network, NULL));
    }
  return best;
}

static void try_plan(int32_t algorithm, const char *name) {
  dodona_cost cost = {ranks, bytes, machine.startup, machine.byte_time, 0};
  dodona_advice advice;
  dodona_plan plan;
  if (dodona_planner_search(&(dodona_request){.algorithm = algorithm}, &cost, &advice) !=
          DODONA_OK ||
      dodona_mpi_plan(MPI_COMM_WORLD, &advice.request, &plan) != MPI_SUCCESS)
    MPI_Abort(MPI_COMM_WORLD, 2);
  row(name, advice.request.blocks, time_of(NULL, &plan));
}

static void bench_schedules(int is_mesh, int first) {
  trial aware[2] = {{.seconds = -1}, {.seconds = -1}};
  if (is_mesh)
    aware[0] = try_mesh(first);
  for (int i = 0; !is_mesh && i < 2; i++)
    aware[i] = try_crossbar(first, 2 - i);
  best_aware = aware[1].seconds > 0 ? fmin(aware[0].seconds, aware[1].seconds) : aware[0].seconds;
  for (int i = 0; i < 2; i++)
    if (aware[i].seconds > 0)
      row(aware[i].name, aware[i].blocks, aware[i].seconds);
  try_plan(DODONA_CHAIN, "chain");
  try_plan(DODONA_BINARY, "binary");
  try_plan(DODONA_FRACTIONAL, "fractional");
  try_plan(DODONA_TWOTREE_C, "twotree-c");
  try_plan(DODONA_TWOTREE_S, "twotree-s");
}

static int number(const char *text) {
  char *end;
  long value = strtol(text, &end, 10);
  return *text && !*end && value > 0 && value <= INT32_MAX ? (int)value : -1;
}

static int usage(void) {
  if (rank == 0)
    fputs("bench_network: expected crossbar A B | dealt A B | mesh ROWS COLS, whose product is the "
          "number of "
          "ranks, and sizes in bytes\n",
          stderr);
  MPI_Finalize();
  return 2;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  int is_mesh = argc > 1 && strcmp(argv[1], "mesh") == 0;
  int a = argc > 4 ? number(argv[2]) : -1, b = argc > 4 ? number(argv[3]) : -1;
  int library = argc > 5 && strcmp(argv[argc - 1], "MPI") == 0;
  argc -= library;
  int is_dealt = argc > 1 && strcmp(argv[1], "dealt") == 0;
  if (argc < 5 || (!is_mesh && !is_dealt && strcmp(argv[1], "crossbar") != 0) ||
      (long)a * b != ranks)
    return usage();
  for (int i = 4; i < argc; i++)
    if (number(argv[i]) < 0)
      return usage();
  MPI_Comm_split(MPI_COMM_WORLD, 0, is_dealt ? rank % a * b + rank / a : rank, &ordered);
  dodona_machine_measure(MPI_COMM_WORLD, &machine);
  if (rank == 0)
    puts("ranks,bytes,schedule,blocks,ms,ratio");
  for (int i = 4; i < argc; i++) {
    bytes = number(argv[i]);
    message = malloc((size_t)bytes);
    if (!message)
      MPI_Abort(MPI_COMM_WORLD, 2);
    own = dodona_mpi_own_memory(message, bytes, MPI_COMM_WORLD);
    if (!library)
      bench_schedules(is_mesh, a);
    row("MPI_Bcast", 0, time_of(NULL, NULL));
    free(message);
  }
  MPI_Comm_free(&ordered);
  MPI_Finalize();
  return failed;
}
