/* Ranks that share nodes, in simulation: mpi_nodes COUNT MOST REGULAR says what is to be found. Nodes are found as they are; the measured machine
   tells inside from between; what a plan takes more is what all its steps and nodes say; calls by what is chosen, and by a crossbar, are
   right. */
#include "mpi/nodes.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "mpi/choices.h"
#include "tests/mpi/results.h"

enum { MOST = 70000 };

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
  const dodona_mpi_nodes *nodes = context->nodes;
  double out[64] = {0}, into[64] = {0}, link = 0, largest = 0;
  for (int r = 0; r < ranks; r++) {
    dodona_place place;
    dodona_place_of(plan, r, &place);
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
    return fmax(0, link * context->machine.node_byte_time - largest * cost->byte_time);
  return largest > 0 ? fmin(0, context->machine.near_startup - cost->startup) +
                           largest * fmin(0, context->machine.near_byte_time - cost->byte_time)
                     : 0;
}

static void try_extra(const dodona_mpi_context *context) {
  static const int32_t algorithms[] = {DODONA_CHAIN, DODONA_CUBE, DODONA_TWOTREE_S,
                                       DODONA_DOUBLING};
  const dodona_cost cost = {ranks, 1e6, context->machine.startup, context->machine.byte_time, 0};
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
      error = dodona_mpi_nodes_extra(context, &request, &cost, &extra);
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

/* The crossbar whose modules are the nodes is a candidate where they are regular, and there only. */
static void try_crossbar(const dodona_mpi_context *context) {
  const dodona_mpi_wish wish = {DODONA_ALLREDUCE, 0, MOST, sizeof(int), 0, 1, DODONA_CROSSBAR};
  dodona_request request;
  dodona_plan plan;
  double expected = 0;
  int found = 0;
  const int error = dodona_mpi_candidates(context, &wish, 1, &request, &expected, &found);
  const int regular = context->nodes && context->nodes->regular > 0;
  check((error == MPI_SUCCESS && found == 1) == regular, "a crossbar: %d of %d", found, regular);
  if (found == 0)
    return;
  check(request.modules[0] == context->nodes->count && expected > 0, "%d modules",
        request.modules[0]);
  if (dodona_mpi_plan(MPI_COMM_WORLD, &request, &plan) == MPI_SUCCESS)
    try_calls("a crossbar", MOST, &plan);
}

int main(int argc, char **argv) {
  dodona_mpi_context *context = NULL;
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  check(argc == 4, "mpi_nodes COUNT MOST REGULAR");
  if (argc == 4 && dodona_mpi_context_of(MPI_COMM_WORLD, &context) == MPI_SUCCESS) {
    check(dodona_machine_measure(MPI_COMM_WORLD, &machine) == MPI_SUCCESS &&
              dodona_machine_set(MPI_COMM_WORLD, &machine) == MPI_SUCCESS,
          "the machine is measured");
    try_found(context->nodes, atoi(argv[1]), atoi(argv[2]), atoi(argv[3]));
    try_machine(&context->machine, context->nodes != NULL);
    if (context->nodes != NULL)
      try_extra(context);
    try_crossbar(context);
    for (int call = 0; call < DODONA_MPI_TURNS * (DODONA_MPI_CANDIDATES + 1) + 2; call++) {
      try_calls("what is chosen", 1, NULL);
      try_calls("what is chosen", 3000, NULL);
      try_calls("what is chosen", MOST, NULL);
    }
  }
  const int failed = check_summary("nodes");
  MPI_Finalize();
  return failed;
}
