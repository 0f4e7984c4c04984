/* Steps on networks and with simplex ports, by the library. */
#include "paper/networks.h"

#include <stdio.h>
#include <stdlib.h>

#include "ref/count/bounds.h"

int64_t plan_steps(const dodona_request *request) {
  dodona_plan plan;
  int64_t words = dodona_table_words(request);
  if (words < 0)
    return -1;
  uint32_t *table = malloc((size_t)words * sizeof *table + 1);
  if (table == NULL || dodona_plan_make(request, table, words, &plan) != DODONA_OK) {
    fprintf(stderr, "no plan of %d ranks\n", (int)request->ranks);
    exit(2);
  }
  free(table);
  return plan.steps;
}

static int64_t must(int64_t steps) {
  if (steps < 0) {
    fprintf(stderr, "a network does not fit\n");
    exit(2);
  }
  return steps;
}

int64_t fractional_steps(int32_t ranks, int32_t group, int32_t blocks) {
  dodona_request request = {
      .algorithm = DODONA_FRACTIONAL, .ranks = ranks, .blocks = blocks, .group = group};
  return must(plan_steps(&request));
}

/* Keeps the lesser one; steps below 0 are none. */
static void keep(int64_t steps, int32_t group, int64_t *least, int32_t *best) {
  if (0 <= steps && (*least < 0 || steps < *least)) {
    *least = steps;
    *best = group;
  }
}

int64_t fractional_least(int32_t ranks, int32_t blocks, int32_t *group) {
  int64_t least = -1;
  for (int32_t r = 1; r < ranks; r++)
    keep(fractional_steps(ranks, r, blocks), r, &least, group);
  return least;
}

int64_t simplex_steps(int32_t ports, int32_t ranks, int32_t group, int32_t blocks) {
  dodona_request request = {.algorithm = DODONA_FRACTIONAL,
                            .ports = ports,
                            .ranks = ranks,
                            .blocks = blocks,
                            .group = group};
  return must(plan_steps(&request));
}

int64_t simplex_least(int32_t ports, int32_t ranks, int32_t blocks, int32_t *group) {
  int64_t least = -1;
  int32_t most = ranks < 512 ? ranks - 1 : 511; /* larger groups lose in all that is shown */
  for (int32_t r = 1; r <= most; r++)
    keep(simplex_steps(ports, ranks, r, blocks), r, &least, group);
  return least;
}

int64_t simplex_bound(int32_t ranks, int32_t blocks) {
  int64_t bound = 0;
  if (dodona_bound_simplex(ranks, blocks, 1, &bound) != DODONA_OK)
    exit(2);
  return bound;
}

int64_t crossbar_least(int32_t side, int32_t channels, int32_t blocks, int32_t *group) {
  int64_t least = -1;
  for (int32_t r = 1; r <= side; r++) {
    dodona_request request = {.algorithm = DODONA_CROSSBAR,
                              .ranks = side * side,
                              .blocks = blocks,
                              .group = r,
                              .modules = {side},
                              .channels = channels};
    keep(plan_steps(&request), r, &least, group);
  }
  return must(least);
}

int64_t mesh_least(int32_t side, int32_t blocks, int32_t *group) {
  int64_t least = -1;
  for (int32_t r = 1; r <= side; r++) {
    dodona_request request = {.algorithm = DODONA_MESH,
                              .ranks = side * side,
                              .blocks = blocks,
                              .rows = side,
                              .group_rows = r,
                              .group_cols = r};
    if (side % r == 0)
      keep(plan_steps(&request), r * r, &least, group);
  }
  return must(least);
}
