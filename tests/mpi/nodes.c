/* Ranks that share nodes, in simulation: mpi_nodes COUNT MOST REGULAR says what is to be found. Nodes are found as they are; the measured machine
   tells inside from between; what a plan takes more is what all its steps and nodes say; calls by what is chosen, and by a crossbar, are right. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L /* setenv */
#endif
#include "mpi/node_cost.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "mpi/candidates.h"
#include "mpi/context.h"
#include "mpi/plan.h"
#include "tests/mpi/results.h"

enum { MOST = 70000, CALLS = 32 /* more than the trials take */ };

static int ranks, rank;
static int data[MOST], in[MOST];

static void try_found(const dodona_mpi_nodes *nodes, int count, int most, int regular) {
  check((nodes != NULL) == (most > 1 && count > 1), "nodes are of use: %d", nodes != NULL);
  if (nodes == NULL)
    return;
  check(nodes->count == count && nodes->most == most && nodes->regular == regular,
        "%d nodes of %d ranks at most, regular %d", nodes->count, nodes->most, nodes->regular);
  int good = nodes->begin[0] == 0 && nodes->begin[count] == ranks;
  for (int k = 0; k < count; k++)
    for (int i = nodes->begin[k]; i < nodes->begin[k + 1]; i++)
      good = good && nodes->of[nodes->at[i]] == k &&
             (i == nodes->begin[k] || nodes->at[i - 1] < nodes->at[i]);
  check(good, "each rank is listed once, with its node");
}

/* Links carry 12.5 GB/s, memory 50. */
static void try_machine(const dodona_machine *m, int nodes) {
  if (!nodes) {
    check(m->node_byte_time == 0 && m->near_startup == 0 && m->near_byte_time == 0,
          "a machine without nodes");
    return;
  }
  check(fabs(m->node_byte_time / 0.08e-9 - 1) < 0.2, "a byte on a node's link: %.3g ns",
        1e9 * m->node_byte_time);
  check(m->near_startup > 0 && m->near_startup < m->startup / 2, "startup %.3g, inside %.3g us",
        1e6 * m->startup, 1e6 * m->near_startup);
  check(m->near_byte_time < 0.5 * m->byte_time, "byte %.3g, inside %.3g ns", 1e9 * m->byte_time,
        1e9 * m->near_byte_time);
}

/* The step of a plan by all nodes: the most bytes that leave or enter one, and the largest message. */
static double obvious_step(const dodona_mpi_context *context, const dodona_plan *plan, int64_t x,
                           double block, const dodona_cost *cost) {
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(&context->site);
  double out[64] = {0}, into[64] = {0}, link = 0, largest = 0;
  for (int r = 0; r < ranks; r++) {
    const dodona_place place = dodona_place_of(plan, r);
    const dodona_step s = dodona_step_at(plan, &place, x);
    if (s.send_count == 0)
      continue;
    largest = fmax(largest, s.send_count * block);
    if (nodes->of[r] != nodes->of[s.send_to]) {
      out[nodes->of[r]] += s.send_count * block;
      into[nodes->of[s.send_to]] += s.send_count * block;
    }
  }
  for (int k = 0; k < nodes->count; k++)
    link = fmax(link, fmax(out[k], into[k]));
  if (link > 0)
    return fmax(0, link * context->site.machine.node_byte_time - largest * cost->byte_time);
  return largest > 0 ? fmin(0, context->site.machine.near_startup - cost->startup) +
                           largest * fmin(0, context->site.machine.near_byte_time - cost->byte_time)
                     : 0;
}

static void try_extra(const dodona_mpi_context *context) {
  static const int32_t algorithms[] = {DODONA_CHAIN, DODONA_CUBE, DODONA_TWOTREE_S,
                                       DODONA_DOUBLING};
  const dodona_cost cost = {ranks, 1e6, context->site.machine.startup,
                            context->site.machine.byte_time, 0};
  for (int i = 0; i < 4; i++) {
    const dodona_request request = {.op = i < 3 ? DODONA_BCAST : DODONA_ALLREDUCE,
                                    .algorithm = algorithms[i],
                                    .ranks = ranks,
                                    .blocks = i < 3 ? 4 : 1};
    dodona_plan plan;
    uint32_t *table = NULL;
    double extra = 0, expected = 0;
    int error = dodona_mpi_make(&request, &plan, &table);
    for (int64_t x = 1; error == MPI_SUCCESS && x <= plan.steps; x++)
      expected += obvious_step(context, &plan, x, cost.bytes / request.blocks, &cost);
    free(table);
    if (error == MPI_SUCCESS)
      error = dodona_mpi_node_cost(&context->site, &request, (dodona_mpi_names){NULL, NULL}, &cost,
                                   &extra);
    check(error == MPI_SUCCESS && fabs(extra - expected) <= 1e-9 * fabs(expected),
          "%s takes %.4g us more, %.4g by all steps", dodona_mpi_algorithm_name(algorithms[i]),
          1e6 * extra, 1e6 * expected);
    check(i != 1 || extra > 0, "exchanges between nodes share their links: %.3g us", 1e6 * extra);
  }
}

static void try_calls(const char *what, int count, const dodona_plan *plan) {
  int good = 1;
  for (int i = 0; i < count; i++)
    data[i] = rank == 1 % ranks ? i : -1;
  if (plan == NULL) {
    good = dodona_bcast(data, count, MPI_INT, 1 % ranks, MPI_COMM_WORLD, NULL) == MPI_SUCCESS;
    for (int i = 0; i < count; i++)
      good = good && data[i] == i;
  }
  for (int i = 0; i < count; i++)
    in[i] = rank + i;
  good = good &&
         dodona_allreduce(in, data, count, MPI_INT, MPI_SUM, MPI_COMM_WORLD, plan) == MPI_SUCCESS;
  for (int i = 0; i < count; i++)
    good = good && data[i] == ranks * (ranks - 1) / 2 + ranks * i;
  check(good, "%s, %d elements", what, count);
}

/* Names are bijections; by node a node's ranks are neighbours, dealt they are as far apart as may be. */
static void try_names(const dodona_mpi_nodes *nodes) {
  const dodona_mpi_names dealt = dodona_mpi_names_dealt(nodes),
                         by_node = dodona_mpi_names_by_node(nodes);
  int inverse = 1, together = 1, apart = 1;
  for (int r = 0; r < ranks; r++) {
    inverse = inverse && dealt.called[dealt.rank_of[r]] == r && dealt.rank_of[dealt.called[r]] == r;
    if (by_node.rank_of)
      inverse = inverse && by_node.called[by_node.rank_of[r]] == r;
    const int *at = by_node.rank_of ? by_node.rank_of : nodes->at;
    together = together && (r == 0 || nodes->of[at[r]] >= nodes->of[at[r - 1]]);
    if (r + nodes->count < ranks && nodes->most * nodes->count == ranks)
      apart = apart && nodes->of[dealt.rank_of[r]] == nodes->of[dealt.rank_of[r + nodes->count]];
  }
  check(inverse && together && apart, "names: inverse %d, together %d, apart %d", inverse, together,
        apart);
}

/* Every algorithm, with the names that its plans have here, from every root; with `dealt` the communicator has its ranks so that neighbours are on
   different nodes. */
static void try_renamed(int dealt, const dodona_machine *machine) {
  enum { FIRST = 6, COUNT = 40 };
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    MPI_Comm comm;
    int good = 1, me = 0;
    setenv("DODONA_ALGORITHM", dodona_mpi_algorithm_name(algorithm), 1);
    setenv("DODONA_TUNE", "profile", 1);
    MPI_Comm_split(MPI_COMM_WORLD, 0, dealt ? rank % 4 * ranks + rank : rank, &comm);
    MPI_Comm_rank(comm, &me);
    good = dodona_machine_set(comm, machine) == MPI_SUCCESS;
    for (int call = 0; call < FIRST + 3; call++) {
      const int root = call * 5 % ranks;
      for (int i = 0; i < COUNT; i++) {
        in[i] = me + i + call;
        data[i] = me == root ? call + i : -1;
      }
      good = good && dodona_bcast(data, COUNT, MPI_INT, root, comm, NULL) == MPI_SUCCESS;
      for (int i = 0; i < COUNT; i++)
        good = good && data[i] == call + i;
      good =
          good && dodona_reduce(in, data, COUNT, MPI_INT, MPI_SUM, root, comm, NULL) == MPI_SUCCESS;
      for (int i = 0; i < COUNT && me == root; i++)
        good = good && data[i] == ranks * (ranks - 1) / 2 + ranks * (i + call);
      good = good && dodona_allreduce(in, data, COUNT, MPI_INT, MPI_SUM, comm, NULL) == MPI_SUCCESS;
      for (int i = 0; i < COUNT; i++)
        good = good && data[i] == ranks * (ranks - 1) / 2 + ranks * (i + call);
    }
    check(good, "calls by %s, ranks dealt: %d", dodona_mpi_algorithm_name(algorithm), dealt);
    MPI_Comm_free(&comm);
  }
  unsetenv("DODONA_ALGORITHM");
  setenv("DODONA_TUNE", "try", 1);
}

/* The crossbar whose modules are the nodes is a candidate where they are regular, and there only. */
static void try_crossbar(const dodona_mpi_context *context) {
  const dodona_mpi_wish wish = {.op = DODONA_ALLREDUCE,
                                .count = MOST,
                                .size = sizeof(int),
                                .exact = 1,
                                .algorithm = DODONA_CROSSBAR};
  dodona_request request;
  dodona_plan plan;
  double expected = 0;
  int found = 0;
  const int error = dodona_mpi_candidates(&context->site, &wish, 1, &request, &expected, &found);
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(&context->site);
  const int regular = nodes && nodes->regular > 0;
  check((error == MPI_SUCCESS && found == 1) == regular, "a crossbar: %d of %d", found, regular);
  if (found == 0)
    return;
  check(request.modules[0] == nodes->count && expected > 0, "%d modules", request.modules[0]);
  if (dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) == MPI_SUCCESS)
    try_calls("a crossbar", MOST, &plan);
}

int main(int argc, char **argv) {
  dodona_mpi_context *context = NULL;
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  setenv("DODONA_TUNE", "try", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  check(argc == 4, "mpi_nodes COUNT MOST REGULAR");
  unsetenv("DODONA_CHOICES");
  if (argc == 4 && dodona_mpi_context_of(MPI_COMM_WORLD, &context) == MPI_SUCCESS) {
    check(dodona_machine_measure(MPI_COMM_WORLD, &machine) == MPI_SUCCESS &&
              dodona_machine_set(MPI_COMM_WORLD, &machine) == MPI_SUCCESS,
          "the machine is measured");
    try_found(dodona_mpi_site_nodes(&context->site), atoi(argv[1]), atoi(argv[2]), atoi(argv[3]));
    try_machine(&context->site.machine, dodona_mpi_site_nodes(&context->site) != NULL);
    if (dodona_mpi_site_nodes(&context->site) != NULL)
      try_extra(context);
    if (context->site.nodes != NULL)
      try_names(context->site.nodes);
    try_crossbar(context);
    try_renamed(0, &machine);
    try_renamed(1, &machine);
    for (int call = 0; call < CALLS; call++) {
      try_calls("what is chosen", 1, NULL);
      try_calls("what is chosen", 3000, NULL);
      try_calls("what is chosen", MOST, NULL);
    }
  }
  const int failed = check_summary("nodes");
  MPI_Finalize();
  return failed;
}
