/* network_plans: what the planner advises for 1024 ranks, by model and k/t, as rows of a table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/advice/planner_network.h"
#include "paper/print.h"

enum { SIDE = 32, RANKS = SIDE * SIDE, RATIOS = 3, WAYS = 16 };

typedef struct way {
  const char *name;
  dodona_network_request shape;
} way;

static const way ways[] = {
    {"simplex, couples", {.kind = DODONA_KIND_COUPLES, .algorithm = DODONA_FRACTIONAL}},
    {"simplex, couples, TwoTreeS", {.kind = DODONA_KIND_COUPLES, .algorithm = DODONA_TWOTREE_S}},
    {"simplex, direct", {.kind = DODONA_KIND_DIRECT, .algorithm = DODONA_FRACTIONAL}},
    {"hypercube", {.kind = DODONA_KIND_HYPERCUBE}},
    {"crossbar, two channels", {.kind = DODONA_KIND_CROSSBAR, .modules = {SIDE}, .channels = 2}},
    {"crossbar, one channel", {.kind = DODONA_KIND_CROSSBAR, .modules = {SIDE}, .channels = 1}},
    {"mesh, groups of $1\\times1$",
     {.kind = DODONA_KIND_MESH, .rows = SIDE, .group_rows = 1, .group_cols = 1}},
    {"mesh, groups of $2\\times2$",
     {.kind = DODONA_KIND_MESH, .rows = SIDE, .group_rows = 2, .group_cols = 2}},
    {"mesh, groups of $4\\times4$",
     {.kind = DODONA_KIND_MESH, .rows = SIDE, .group_rows = 4, .group_cols = 4}},
    {"mesh, groups of $8\\times8$",
     {.kind = DODONA_KIND_MESH, .rows = SIDE, .group_rows = 8, .group_cols = 8}}};

static void put(const dodona_network_advice *advice) {
  int32_t group = advice->request.group;
  if (advice->request.kind == DODONA_KIND_HYPERCUBE || advice->request.kind == DODONA_KIND_MESH ||
      advice->request.algorithm == DODONA_TWOTREE_S)
    printf(" & --");
  else
    printf(" & %d", (int)group);
  printf(" & ");
  print_integer(advice->request.blocks);
  printf(" & ");
  print_integer(advice->steps);
  printf(" & %.3f", advice->time / advice->bound);
}

int main(void) {
  static const double ratios[RATIOS] = {64, 4096, 262144};
  for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
    printf("%s", ways[w].name);
    for (int i = 0; i < RATIOS; i++) {
      dodona_cost cost = {RANKS, 1e9, 1, ratios[i] / 1e9};
      dodona_network_request shape = ways[w].shape;
      dodona_network_advice advice;
      shape.ranks = RANKS;
      if (dodona_planner_network(&cost, &shape, &advice) != DODONA_OK)
        exit(2);
      put(&advice);
    }
    printf(" \\\\\n");
  }
  return 0;
}
