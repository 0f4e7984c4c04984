/* How long it takes to place a rank once the table stands, in every family: the mean over half a million ranks, drawn
   beforehand, of 1,024 and of 2^31 - 1. Processor time. A measurement: no limit is enforced. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "props/agree.h"

enum { PLACES = 1 << 19, REPEATS = 5 };

static double seconds(void) {
  return (double)clock() / CLOCKS_PER_SEC;
}

/* Ranks of a plan, or of a network's schedule. */
typedef struct placing {
  const dodona_tree_plan *plan;
  const dodona_network *network;
  const uint32_t *table;
  int32_t ranks;
} placing;

static double place_all(const placing *of, const uint32_t *draws) {
  volatile int32_t looked_at = 0; /* no call is left out */
  union {
    dodona_tree_place in_plan;
    dodona_network_place in_network;
    int32_t first;
  } place;
  double start = seconds();
  for (int32_t k = 0; k < PLACES; k++) {
    int32_t rank = (int32_t)(draws[k] % (uint32_t)of->ranks);
    if (of->plan)
      dodona_tree_place_of(of->plan, of->table, rank, &place.in_plan);
    else
      dodona_network_place_of(of->network, of->table, rank, &place.in_network);
    looked_at = place.first;
  }
  (void)looked_at;
  return (seconds() - start) / PLACES;
}

static void measure(const char *name, int32_t group, const placing *of, const uint32_t *draws) {
  double best = 1;
  for (int32_t repeat = 0; repeat < REPEATS; repeat++) {
    double taken = place_all(of, draws);
    best = taken < best ? taken : best;
  }
  printf("P = %10" PRId32 ", %-11s r = %2" PRId32 ": %6.1f ns a place\n", of->ranks, name, group,
         1e9 * best);
}

static void measure_plan(const char *name, dodona_tree_request request, const uint32_t *draws) {
  owned_plan owned = make_owned(request);
  const placing of = {&owned.plan, NULL, owned.table, request.ranks};
  measure(name, request.group, &of, draws);
  free_owned(&owned);
}

static void measure_network(const char *name, dodona_network_request request,
                            const uint32_t *draws) {
  dodona_network network;
  int64_t entries = dodona_network_entries(&request);
  uint32_t *table = malloc(((size_t)entries + 1) * sizeof *table);
  if (table == NULL || dodona_network_make(&request, table, entries, &network) != DODONA_OK)
    exit(2);
  const placing of = {NULL, &network, table, request.ranks};
  measure(name, request.group, &of, draws);
  free(table);
}

static void measure_networks(const uint32_t *draws) {
  for (int32_t side = 32; side <= 32768; side *= 1024) { /* side x side ranks */
    dodona_network_request request = {.ranks = side * side, .blocks = 1, .group = 2};
    request.algorithm = DODONA_TWOTREE_S;
    measure_network("couples", request, draws);
    request.algorithm = 0;
    request.kind = DODONA_KIND_DIRECT;
    measure_network("direct", request, draws);
    request.kind = DODONA_KIND_CROSSBAR;
    request.modules[0] = side;
    request.channels = 2;
    measure_network("crossbar", request, draws);
    request =
        (dodona_network_request){.kind = DODONA_KIND_HYPERCUBE, .ranks = side * side, .blocks = 1};
    measure_network("hypercube", request, draws);
    request.kind = DODONA_KIND_MESH;
    request.root = DODONA_NONE;
    request.rows = side;
    request.group_rows = request.group_cols = 1;
    measure_network("mesh", request, draws);
  }
}

int main(void) {
  static const struct {
    const char *name;
    int32_t takes;
  } table[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) {name, takes},
#include "ref/algorithms.def"
#undef DODONA_ALGORITHM
  };
  const int32_t groups[] = {1, 2, 8, 64}, ranks[] = {1024, INT32_MAX};
  uint32_t *draws = malloc(PLACES * sizeof *draws);
  uint64_t state = 88172645463325252u;
  if (draws == NULL)
    return 1;
  for (int32_t k = 0; k < PLACES; k++) {
    state ^= state << 13; /* Marsaglia's xorshift */
    state ^= state >> 7;
    state ^= state << 17;
    draws[k] = (uint32_t)(state >> 32);
  }
  for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++)
    for (int32_t k = 0; k < DODONA_TREES; k++)
      for (size_t g = 0; g < (table[k].takes & DODONA_TAKES_GROUP ? 4 : 1); g++)
        measure_plan(table[k].name,
                     (dodona_tree_request){
                         k, ranks[i], 0, 1, groups[g], {k == DODONA_LAMBDA ? 3 : 1, 1, 1, 2}},
                     draws);
  measure_networks(draws);
  free(draws);
  return 0;
}
