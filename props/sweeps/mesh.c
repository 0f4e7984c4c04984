/* Exhaustive: every mesh up to 32 x 32, four lambda, five roots. In row-major order from the root no two
   messages of a postal tree are on one link while they are sent, and at most ceil(lambda) are if each
   holds its links for its whole latency, as theorem_mesh_load has it for all; a table says what a random
   order gives. On meshes up to 7 x 7 the load is the obvious one. */
#include "ref/count/mesh_load.h"
#include "ref/trees/tree.h"
#include "props/obvious/mesh.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 32, NODES = SIDE * SIDE, ROOTS = 5, SMALL = 7 };

static const dodona_rule rules[] = {{1, 1, 1, 2}, {9, 5, 14, 25}, {2, 1, 31, 50}, {3, 1, 31, 50}};

/* Of all meshes and roots. */
typedef struct summary {
  int64_t cases;
  uint64_t sum;
  uint64_t most;
} summary;

/* What became of a lambda. */
typedef struct outcome {
  char name[32];
  uint64_t ceiling; /* of lambda */
  summary all[4];   /* row-major order: while sent, whole latency; random order: the same */
  int64_t shared;
  int64_t above;
  int64_t small;
  int64_t unlike;
} outcome;

/* Both ways of holding a link. */
typedef struct loads {
  uint64_t sent;
  uint64_t travelling;
} loads;

static uint64_t seed = 1;

/* Below n; splitmix64. */
static int32_t random_below(int32_t n) {
  uint64_t z = seed += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return (int32_t)((z ^ (z >> 31)) % (uint64_t)n);
}

static void row_major(int32_t nodes, int32_t *order) {
  for (int32_t v = 0; v < nodes; v++)
    order[v] = v;
}

static void shuffle(int32_t nodes, int32_t *order) {
  row_major(nodes, order);
  for (int32_t v = nodes - 1; v > 0; v--) {
    int32_t w = random_below(v + 1);
    int32_t node = order[v];
    order[v] = order[w];
    order[w] = node;
  }
}

static int by_step(const void *a, const void *b) {
  int64_t x = ((const dodona_row *)a)->step;
  int64_t y = ((const dodona_row *)b)->step;
  return (x > y) - (x < y);
}

/* The messages of a postal tree, sorted by tick. */
static void messages_of(dodona_tree_request request, row_list *list) {
  owned_plan owned = make_owned(request);
  list->count = 0;
  for (int32_t rank = 0; rank < request.ranks; rank++) {
    if (rank == request.root)
      continue;
    const dodona_tree_place place = dodona_tree_place_of(&owned.plan, owned.table, rank);
    list->rows[list->count++] =
        (dodona_row){dodona_tree_arrival(&owned.plan, &place, 0),
                     dodona_tree_parent(&owned.plan, &place, 0), DODONA_SEND, rank, 0};
  }
  qsort(list->rows, (size_t)list->count, sizeof *list->rows, by_step);
  free_owned(&owned);
}

static uint64_t load_of(const dodona_mesh *mesh, const int32_t *order, const row_list *list,
                        int32_t hold) {
  static uint64_t scratch[4 * NODES];
  dodona_mesh_peak peak = dodona_mesh_load(mesh, order, list->rows, list->count, hold, scratch,
                                           4 * (int64_t)dodona_mesh_nodes(mesh));
  if (peak.status != DODONA_OK)
    abort();
  return peak.messages;
}

static loads loads_of(const dodona_mesh *mesh, const int32_t *order, const row_list *list,
                      const dodona_rule *rule) {
  return (loads){load_of(mesh, order, list, rule->ticks),
                 load_of(mesh, order, list, rule->latency)};
}

static void add(summary *all, uint64_t load) {
  all->cases++;
  all->sum += load;
  all->most = all->most < load ? load : all->most;
}

static void print_summary(const summary *all) {
  printf("   %4" PRIu64 " (%5.2f)", all->most, (double)all->sum / (double)all->cases);
}

static int32_t root_of(const dodona_mesh *mesh, int32_t k) {
  int32_t nodes = dodona_mesh_nodes(mesh);
  const int32_t roots[ROOTS] = {0, nodes - 1, nodes / 2, mesh->columns / 2, random_below(nodes)};
  return roots[k];
}

static bool is_obvious(const dodona_mesh *mesh, const int32_t *order, const row_list *list,
                       const dodona_rule *rule, loads told) {
  return told.sent == (uint64_t)obvious_mesh_load(mesh->columns, order, list, rule->ticks) &&
         told.travelling == (uint64_t)obvious_mesh_load(mesh->columns, order, list, rule->latency);
}

/* One mesh and root, in one order. */
static void judge_order(outcome *to, const dodona_rule *rule, const dodona_mesh *mesh,
                        const int32_t *order, const row_list *list, int32_t is_random) {
  loads told = loads_of(mesh, order, list, rule);
  add(&to->all[2 * is_random], told.sent);
  add(&to->all[2 * is_random + 1], told.travelling);
  if (!is_random) {
    to->shared += told.sent != (uint64_t)(list->count > 0);
    to->above += told.travelling > to->ceiling;
  }
  if (mesh->rows <= SMALL && mesh->columns <= SMALL) {
    to->small++;
    to->unlike += !is_obvious(mesh, order, list, rule, told);
  }
}

static void sweep_lambda(outcome *to, const dodona_rule *rule, row_list *list) {
  static int32_t order[NODES];
  snprintf(to->name, sizeof to->name, "lambda %" PRId32 "/%" PRId32, rule->latency, rule->ticks);
  to->ceiling = (uint64_t)((rule->latency + rule->ticks - 1) / rule->ticks);
  for (int32_t k = 0; k < SIDE * SIDE * ROOTS; k++) {
    dodona_mesh mesh = {1 + k / ROOTS / SIDE, 1 + k / ROOTS % SIDE};
    int32_t nodes = dodona_mesh_nodes(&mesh);
    messages_of((dodona_tree_request){DODONA_LAMBDA, nodes, root_of(&mesh, k % ROOTS), 1, 0, *rule},
                list);
    row_major(nodes, order);
    judge_order(to, rule, &mesh, order, list, 0);
    shuffle(nodes, order);
    judge_order(to, rule, &mesh, order, list, 1);
  }
}

static void print_table(const outcome *of, size_t count) {
  printf("messages on a link: the most, and the mean over all meshes and roots\n"
         "             row-major order               random order\n"
         "             while sent    whole latency   while sent    whole latency\n");
  for (size_t k = 0; k < count; k++) {
    printf("%-10s", of[k].name);
    for (int32_t i = 0; i < 4; i++)
      print_summary(&of[k].all[i]);
    printf("\n");
  }
}

static void report(const outcome *of) {
  result("one message a link while it is sent", of->name, 0, of->all[0].cases, of->shared);
  result("at most ceil(lambda) a link while they travel", of->name, 0, of->all[1].cases, of->above);
  result("somewhere that many", of->name, 0, 1, of->all[1].most != of->ceiling);
  result("a random order shares links", of->name, 0, 1, of->all[2].most <= 1);
  result("the load is the obvious one", of->name, 0, of->small, of->unlike);
}

/* The other postal trees split intervals too. */
static void sweep_shares(int32_t algorithm, const char *name, row_list *list) {
  static int32_t order[NODES];
  int64_t cases = 0;
  int64_t shared = 0;
  row_major(NODES, order);
  for (int32_t k = 0; k < SIDE * SIDE * (int32_t)(sizeof rules / sizeof rules[0]); k++, cases++) {
    dodona_rule rule = rules[k / SIDE / SIDE];
    dodona_mesh mesh = {1 + k / SIDE % SIDE, 1 + k % SIDE};
    int32_t nodes = dodona_mesh_nodes(&mesh);
    messages_of((dodona_tree_request){algorithm, nodes, root_of(&mesh, ROOTS - 1), 1, 0, rule},
                list);
    shared += load_of(&mesh, order, list, rule.ticks) != (uint64_t)(nodes > 1);
  }
  result("one message a link while it is sent", name, 0, cases, shared);
}

int main(void) {
  enum { RULES = sizeof rules / sizeof rules[0] };
  static outcome outcomes[RULES];
  row_list list = {calloc(NODES, sizeof(dodona_row)), 0, NODES};
  if (list.rows == NULL)
    abort();
  for (size_t k = 0; k < RULES; k++)
    sweep_lambda(&outcomes[k], &rules[k], &list);
  print_table(outcomes, RULES);
  for (size_t k = 0; k < RULES; k++)
    report(&outcomes[k]);
  sweep_shares(DODONA_BINOMIAL, "binomial", &list);
  sweep_shares(DODONA_ALPHA, "alpha", &list);
  free_rows(&list);
  return results();
}
