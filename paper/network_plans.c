/* network_plans: what the planner advises for 1024 ranks, by model and k/t, as rows of a table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/advice/planner.h"
#include "ref/schedule/row.h"
#include "paper/print.h"

enum { SIDE = 32, RANKS = SIDE * SIDE, RATIOS = 3, WAYS = 16 };

typedef struct way {
  const char *name;
  dodona_request shape;
} way;

static const way ways[] = {
    {"simplex, couples", {.ports = DODONA_COUPLES, .algorithm = DODONA_FRACTIONAL}},
    {"simplex, couples, TwoTreeS", {.ports = DODONA_COUPLES, .algorithm = DODONA_TWOTREE_S}},
    {"simplex, direct", {.ports = DODONA_SIMPLEX, .algorithm = DODONA_FRACTIONAL}},
    {"cube", {.algorithm = DODONA_CUBE}},
    {"crossbar, two channels", {.algorithm = DODONA_CROSSBAR, .modules = {SIDE}, .channels = 2}},
    {"crossbar, one channel", {.algorithm = DODONA_CROSSBAR, .modules = {SIDE}, .channels = 1}},
    {"mesh, groups of $1\\times1$",
     {.algorithm = DODONA_MESH, .rows = SIDE, .group_rows = 1, .group_cols = 1}},
    {"mesh, groups of $2\\times2$",
     {.algorithm = DODONA_MESH, .rows = SIDE, .group_rows = 2, .group_cols = 2}},
    {"mesh, groups of $4\\times4$",
     {.algorithm = DODONA_MESH, .rows = SIDE, .group_rows = 4, .group_cols = 4}},
    {"mesh, groups of $8\\times8$",
     {.algorithm = DODONA_MESH, .rows = SIDE, .group_rows = 8, .group_cols = 8}}};

static void put(const dodona_advice *advice) {
  int32_t group = advice->request.group;
  if (!dodona_takes(advice->request.algorithm, DODONA_TAKES_GROUP))
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
      dodona_cost cost = {RANKS, 1e9, 1, ratios[i] / 1e9, 0};
      dodona_advice advice;
      if (dodona_planner_search(&ways[w].shape, &cost, &advice) != DODONA_OK)
        exit(2);
      put(&advice);
    }
    printf(" \\\\\n");
  }
  return 0;
}
