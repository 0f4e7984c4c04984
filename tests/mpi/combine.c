/* The rest of the interface of allreduce: what it refuses, and plans by a profile of the machine. */
#define _POSIX_C_SOURCE 200809L
#include "mpi/dodona_mpi.h"
#include "tests/mpi/errors.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static MPI_Comm comm; /* of all ranks, with a handler that counts errors */
static int ranks, rank;

static void add_longs(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    ((long *)into)[i] += ((long *)with)[i];
}

static dodona_request combine(int latency) {
  return (dodona_request){
      .op = DODONA_ALLREDUCE, .algorithm = DODONA_COMBINE, .rule = {latency, 1, 0, 0}};
}

/* The sum of the ranks; by the plan, or by the machine's. */
static void try_sum(const dodona_plan *plan, const char *what) {
  int mine = rank, sum = -1;
  int error = dodona_allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, comm, plan);
  check(error == MPI_SUCCESS && sum == ranks * (ranks - 1) / 2, "%s: error %d, sum %d", what, error,
        sum);
}

static void try_bad_plans(void) {
  int in = 1, out = 0;
  const dodona_plan plan = plan_on(comm, combine(2));
  dodona_plan bad = plan;
  bad.request.ranks++;
  check_error(dodona_allreduce(&in, &out, 1, MPI_INT, MPI_SUM, comm, &bad), MPI_ERR_ARG,
              "combine for P + 1");
  bad = plan;
  bad.steps++;
  check_error(dodona_allreduce(&in, &out, 1, MPI_INT, MPI_SUM, comm, &bad), MPI_ERR_ARG,
              "combine of wrong rounds");
  bad = plan;
  bad.request.rule.latency = -1;
  check_error(dodona_allreduce(&in, &out, 1, MPI_INT, MPI_SUM, comm, &bad), MPI_ERR_ARG,
              "combine of latency -1");
  const dodona_request none = combine(-1);
  check_error(dodona_mpi_plan(comm, &none, &bad), MPI_ERR_ARG, "plan for latency -1");
  check(bad.request.rule.latency == -1 && bad.request.ranks == ranks, "plan unchanged by an error");
  try_sum(&plan, "allreduce after errors");
}

/* In words too, where MPI can add them. */
static void try_words(void) {
  char words[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(dodona_err_not_commutative(), words, &length);
  check(MPI_VERSION < 4 || strstr(words, "the operation is not commutative") != NULL, "words: %s",
        words);
}

static void try_bad_operands(void) {
  long in[4] = {1}, out[4] = {0};
  MPI_Op add, ordered;
  MPI_Datatype pair;
  MPI_Op_create(add_longs, 1, &add);
  MPI_Op_create(add_longs, 0, &ordered);
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  const dodona_plan plan = plan_on(comm, combine(1));
  check_error(dodona_allreduce(in, out, 4, MPI_LONG, ordered, comm, &plan),
              dodona_err_not_commutative(), "operation that is not commutative");
  check_error(dodona_allreduce(in, out, 0, MPI_LONG, ordered, comm, &plan),
              dodona_err_not_commutative(), "operation that is not commutative on nothing");
  check(dodona_allreduce(in, out, 4, MPI_LONG, ordered, comm, NULL) == MPI_SUCCESS &&
            out[0] == ranks,
        "the planner finds a plan that keeps the order of ranks");
  check_error(dodona_allreduce(in, out, 4, MPI_LONG, MPI_OP_NULL, comm, NULL), MPI_ERR_OP,
              "no operation");
  check_error(dodona_allreduce(in, out, 4, pair, MPI_SUM, comm, NULL), MPI_ERR_OP,
              "sum of a derived datatype");
  check_error(dodona_allreduce(in, out, 4, MPI_DOUBLE, MPI_BAND, comm, NULL), MPI_ERR_OP,
              "bits of floating-point numbers");
  check_error(dodona_allreduce(in, out, 4, MPI_LONG, MPI_REPLACE, comm, NULL), MPI_ERR_OP,
              "operation that is not one of a reduction");
  check_error(dodona_allreduce(in, out, -1, MPI_LONG, MPI_SUM, comm, NULL), MPI_ERR_COUNT,
              "allreduce of count -1");
  check_error(dodona_allreduce(in, out, 4, MPI_DATATYPE_NULL, MPI_SUM, comm, NULL), MPI_ERR_TYPE,
              "allreduce without a type");
  check_error(dodona_allreduce(in, in, 4, MPI_LONG, MPI_SUM, comm, NULL), MPI_ERR_BUFFER,
              "one buffer for both");
  check_error(dodona_allreduce(in, MPI_IN_PLACE, 4, MPI_LONG, MPI_SUM, comm, NULL), MPI_ERR_BUFFER,
              "result in place");
  check(dodona_allreduce(NULL, NULL, 0, MPI_LONG, add, comm, NULL) == MPI_SUCCESS, "no elements");
  try_sum(NULL, "allreduce after refusals");
  MPI_Type_free(&pair);
  MPI_Op_free(&add);
  MPI_Op_free(&ordered);
}

static void try_broadcast(const dodona_plan *plan, const char *what) {
  int root = plan ? plan->request.root : 0, sent = rank == root ? 42 : -1;
  int error = dodona_bcast(&sent, 1, MPI_INT, root, comm, plan);
  check(error == MPI_SUCCESS && sent == 42, "%s: error %d, got %d", what, error, sent);
}

/* Rank 0 writes `text` where dodona_machine_load shall find it. */
static int load(const char *text, char fault[DODONA_FAULT]) {
  char path[] = "/tmp/dodona-profile-XXXXXX";
  if (rank == 0) {
    int file = mkstemp(path);
    if (file < 0 || write(file, text, strlen(text)) != (ssize_t)strlen(text) || close(file) != 0)
      MPI_Abort(comm, 2);
  }
  int error = dodona_machine_load(comm, rank == 0 ? path : NULL, fault);
  if (rank == 0)
    unlink(path);
  return error;
}

#define PROFILE(entries)                                                                           \
  "{\"version\": 1, \"host\": \"h\", \"mpi\": \"m\", \"ranks\": 8, \"entries\": [" entries "]}"
#define ENTRY(bytes, t0, lambda, num, den)                                                         \
  "{\"bytes\": " bytes ", \"send\": \"nonblocking\", \"t0\": " t0 ", \"t0_interval\": [" t0        \
  ", " t0 "], \"lambda\": " lambda ", \"lambda_interval\": [" lambda ", " lambda                   \
  "], \"lambda_num\": " num ", \"lambda_den\": " den ", \"agree\": true}"

static void try_profile(void) {
  char fault[DODONA_FAULT] = "?";
  dodona_plan plan;
  dodona_plan small, large;
  check_error(load("{}", fault), MPI_ERR_IO, "a profile without fields");
  check(strstr(fault, "version: expected an integer 1 .. 1") != NULL, "fault: %s", fault);
  check_error(load(PROFILE(ENTRY("0", "1e-6", "3", "3", "1")), fault), MPI_ERR_IO, "one size");
  check(strstr(fault, ": entries: expected at least two sizes of the same send") != NULL,
        "fault: %s", fault);
  check_error(dodona_machine_load(comm, "/nowhere/profile", NULL), MPI_ERR_IO, "no profile");
  /* a message of 1000 bytes takes 5 us to its receiver and 1 us of its sender; one of 1 MB 1 ms of both */
  int error = load(
      PROFILE(ENTRY("1000", "1e-6", "5", "5", "1") "," ENTRY("1000000", "1e-3", "1.2", "6", "5")),
      fault);
  check(error == MPI_SUCCESS && fault[0] == '\0', "a profile: error %d, fault '%s'", error, fault);
  error = dodona_plan_choose(DODONA_BCAST, 800, MPI_BYTE, ranks - 1, comm, &plan);
  int lambda = ranks < 6 ? (ranks > 2 ? ranks - 1 : 1) : 5;
  const dodona_request *q = &plan.request;
  check(error == MPI_SUCCESS && q->root == ranks - 1 &&
            (ranks < 3 ||
             (q->algorithm == DODONA_LAMBDA && q->rule.latency == lambda && q->rule.ticks == 1)),
        "lambda tree for a short message: algorithm %d, lambda %d/%d", q->algorithm,
        q->rule.latency, q->rule.ticks);
  try_broadcast(&plan, "lambda tree by the profile");
  try_broadcast(NULL, "broadcast by the profile");
  error = dodona_plan_choose(DODONA_ALLREDUCE, 250, MPI_INT, 0, comm, &small);
  check(error == MPI_SUCCESS && (ranks < 4 || (small.request.algorithm == DODONA_COMBINE &&
                                               small.request.rule.latency == lambda)),
        "combine: algorithm %d, latency %d", small.request.algorithm, small.request.rule.latency);
  error = dodona_plan_choose(DODONA_ALLREDUCE, 250000, MPI_INT, 0, comm, &large);
  check(error == MPI_SUCCESS && (ranks < 4 || large.request.algorithm != DODONA_COMBINE),
        "a long allreduce: algorithm %d", large.request.algorithm);
  try_sum(NULL, "allreduce by the profile");
  try_sum(&large, "allreduce by the plan of a large message");
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  machine.latency = 0;
  error = dodona_machine_set(comm, &machine);
  if (error == MPI_SUCCESS)
    error = dodona_plan_choose(DODONA_ALLREDUCE, 250, MPI_INT, 0, comm, &small);
  check(error == MPI_SUCCESS && small.request.rule.latency <= 1, "a machine without latency");
  machine.latency = machine.startup * 3 / 4;
  error = dodona_machine_set(comm, &machine);
  if (error == MPI_SUCCESS)
    error = dodona_plan_choose(DODONA_ALLREDUCE, 1, MPI_INT, 0, comm, &small);
  lambda = ranks < 5 ? (ranks > 2 ? ranks - 1 : 1) : 4;
  check(error == MPI_SUCCESS &&
            (small.request.algorithm != DODONA_COMBINE || small.request.rule.latency == lambda),
        "a combine by the machine's latency: %d", small.request.rule.latency);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  MPI_Comm_size(comm, &ranks);
  MPI_Comm_rank(comm, &rank);
  try_bad_plans();
  try_bad_operands();
  try_words();
  try_profile();
  int failed = check_summary("calls of allreduce");
  errors_end();
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return failed;
}
