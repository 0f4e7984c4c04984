/* Exhaustive, every network and shape that fits up to 24 ranks, and 32: with every root the rows that
   dodona_network_step_at tells pass the checker, with simplex ports where they are, backwards too; they take the
   steps that are told, no fewer than the bound; every rank's place is its own; crossbars keep to their
   channels, the cube of 2^m ranks to its edges, and meshes to 3 messages on a link in a step. */
#include "props/results.h"
#include "ref/base/reverse.h"
#include "ref/count/channels.h"
#include "ref/count/mesh_load.h"
#include "props/reduction.h"
#include "props/rows.h"
#include "ref/schedule/network.h"
#include "ref/schedule/row.h"
#include "ref/algorithms/groups/htree.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 24, NONE = DODONA_NONE, NETWORKS = DODONA_BLOCK_FAMILIES - DODONA_TREE_FAMILIES };

typedef struct tally {
  int64_t cases;
  int64_t wrong;
} tally;

static const char *const names[] = {
#define DODONA_ROW(id, tag, Tag, summary) #tag,
    DODONA_NETWORK_FAMILY_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static tally valid[NETWORKS], backwards[NETWORKS], steps[NETWORKS], taken[NETWORKS];
static tally channels, edges, links;

static int32_t network_of(const dodona_request *r) {
  return dodona_plan_family(*r) - DODONA_TREE_FAMILIES;
}

static void count(tally *t, bool good, const dodona_request *r, const char *what) {
  t->cases++;
  if (good)
    return;
  t->wrong++;
  fprintf(stderr, "%s, P %d, root %d, s %d, r %d, %d %d %d %d %d: %s\n", names[network_of(r)],
          r->ranks, r->root, r->blocks, r->group, r->modules[0], r->channels, r->rows,
          r->group_rows, r->group_cols, what);
}

static dodona_tree_step step_of(const dodona_plan *n, const dodona_place *place, bool back,
                                int64_t x) {
  if (!back)
    return dodona_network_step_at(n, place, x);
  int64_t time = dodona_reverse_time(n->steps, x);
  return dodona_reverse(dodona_network_step_at(n, place, time));
}

static void rows_of(const dodona_plan *n, const dodona_place *places, bool back, row_list *list) {
  list->count = 0;
  for (int64_t x = -1; x <= n->steps + 2; x++)
    for (int32_t v = 0; v < n->request.ranks; v++) {
      if (back && x < 0)
        continue;
      dodona_tree_step step = step_of(n, &places[v], back, x);
      if (step.send_to != NONE)
        append_row(list, (dodona_row){x, v, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != NONE)
        append_row(list, (dodona_row){x, v, DODONA_RECV, step.recv_from, step.recv_block});
    }
}

static bool is_reduction(const dodona_rules *broadcast, const row_list *list) {
  dodona_rules rules = *broadcast;
  rules.blocks *= 2;
  return is_valid_reduction(&rules, 0, list->rows, list->count);
}

static void try_channels(const dodona_request *r, const row_list *list) {
  dodona_channel all[RANKS + 8];
  int32_t modules = 1;
  for (int32_t k = 1; r->modules[k - 1] > 0; k++) {
    modules *= r->modules[k - 1];
    int32_t per = r->ranks / modules;
    uint64_t in = (uint64_t)r->channels;
    uint64_t out = r->channels == 2 ? 2 : 2 * (uint64_t)k;
    dodona_channels(list->rows, list->count, modules, per, DODONA_ENTERING, all);
    bool good = all[dodona_channels_peak(all, modules)].most <= in;
    dodona_channels(list->rows, list->count, modules, per, DODONA_LEAVING, all);
    good = good && all[dodona_channels_peak(all, modules)].most <= out;
    count(&channels, good, r, "channels");
  }
}

/* Whatever the root: of a broadcast, and of a reduction, which is `back`. */
static void try_links(const dodona_request *r, const dodona_plan *n, const row_list *list,
                      bool back) {
  int32_t order[RANKS + 8];
  uint64_t load[4 * (RANKS + 8)];
  bool own = r->root == dodona_htree_node(&n->htree, 0);
  bool alone = r->group_rows == 1 || n->htree.side <= 2;
  for (int32_t v = 0; v < r->ranks; v++)
    order[v] = v;
  dodona_mesh_peak peak =
      dodona_mesh_load(&n->htree.mesh, order, list->rows, list->count, 1, load, 4 * r->ranks);
  count(&links,
        peak.status == DODONA_OK && peak.messages <= (!own             ? 3
                                                      : back || !alone ? 2
                                                                       : 1),
        r, "links");
}

/* Of 2^m ranks: messages go along the edges of the cube, whatever the root; positions are ranks in which its bits flip. */
static void try_edges(const dodona_request *r, const dodona_place *places, const row_list *list) {
  bool good = true;
  for (int32_t v = 0; v < r->ranks; v++)
    good = good && places[v].position == (v ^ r->root);
  for (int64_t i = 0; i < list->count; i++) {
    int32_t differ = list->rows[i].rank ^ list->rows[i].peer;
    good = good && differ != 0 && (differ & (differ - 1)) == 0;
  }
  count(&edges, good, r, "edges");
}

static void try_network(const dodona_request *r, const dodona_plan *n, row_list *list) {
  const int32_t kind = network_of(r);
  dodona_rules rules = duplex_rules(r->ranks, r->blocks, r->root);
  dodona_place places[RANKS + 8];
  int64_t length = n->steps;
  rules.simplex = n->request.ports != DODONA_DUPLEX;
  for (int32_t v = 0; v < r->ranks; v++)
    places[v] = dodona_place_of(n, v);
  rows_of(n, places, false, list);
  count(&valid[kind], judge(&rules, list->rows, list->count).fault == DODONA_VALID, r, "rows");
  bool ends = r->ranks == 1 ? list->count == 0 && length == 0
                            : list->count > 0 && list->rows[list->count - 1].step == length &&
                                  list->rows[0].step >= 1;
  count(&steps[kind], ends && length >= n->bound, r, "steps");
  if (n->family == DODONA_FAMILY_CROSSBAR)
    try_channels(r, list);
  if (n->family == DODONA_FAMILY_CUBE && (r->ranks & (r->ranks - 1)) == 0)
    try_edges(r, places, list);
  if (n->family == DODONA_FAMILY_MESH)
    try_links(r, n, list, false);
  rows_of(n, places, true, list);
  if (n->family == DODONA_FAMILY_MESH)
    try_links(r, n, list, true);
  count(&backwards[kind], is_reduction(&rules, list), r, "backwards");
}

/* A request that fits is made with as many words as are said to be enough; with none it is made all the same, or the table is too
   short. What does not fit has no words. */
static void try_request(dodona_request q, row_list *list) {
  static const int32_t blocks[] = {1, 3, 6};
  dodona_plan plan;
  uint32_t table[256];
  for (q.root = 0; q.root < q.ranks; q.root++)
    for (int i = 0; i < 3; i++) {
      q.blocks = blocks[i];
      const dodona_request filled = dodona_request_fill(&q);
      const bool fits = dodona_request_judge(&filled) == DODONA_OK;
      const int64_t words = dodona_table_words(&q);
      count(&taken[network_of(&q)], (words >= 0) == fits, &q, "words");
      if (!fits)
        continue;
      const dodona_status bare = dodona_plan_make(&q, table, 0, &plan);
      count(&taken[network_of(&q)], bare == DODONA_OK || bare == DODONA_SHORT_TABLE, &q, "short");
      bool made = words <= 256 && dodona_plan_make(&q, table, words, &plan) == DODONA_OK;
      count(&taken[network_of(&q)], made, &q, "made");
      if (made)
        try_network(&plan.request, &plan, list);
    }
}

static void try_ranks(int32_t ranks, row_list *list) {
  for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++)
    for (int32_t ports = DODONA_SIMPLEX; ports <= DODONA_COUPLES; ports++)
      for (int32_t r = 0; r <= (algorithm == DODONA_FRACTIONAL ? 5 : 1); r++)
        try_request(
            (dodona_request){.ports = ports, .ranks = ranks, .algorithm = algorithm, .group = r},
            list);
  try_request((dodona_request){.algorithm = DODONA_CUBE, .ranks = ranks}, list);
  for (int32_t a = 0; a <= ranks; a++)
    for (int32_t b = 0; b <= 2; b++)
      for (int32_t r = 0; r <= 4; r++)
        for (int32_t way = 1; way <= 2; way++)
          try_request((dodona_request){.algorithm = DODONA_CROSSBAR,
                                       .ranks = ranks,
                                       .modules = {a, b},
                                       .group = r,
                                       .channels = way},
                      list);
  for (int32_t rows = 0; rows <= ranks; rows++)
    for (int32_t r1 = 0; r1 <= 3; r1++)
      for (int32_t r2 = 0; r2 <= 3; r2++)
        try_request((dodona_request){.algorithm = DODONA_MESH,
                                     .ranks = ranks,
                                     .rows = rows,
                                     .group_rows = r1,
                                     .group_cols = r2},
                    list);
}

int main(void) {
  row_list list = {NULL, 0, 0};
  for (int32_t ranks = 1; ranks <= RANKS; ranks++)
    try_ranks(ranks, &list);
  try_ranks(32, &list);
  free_rows(&list);
  for (int32_t i = 0; i < NETWORKS; i++) {
    result("valid", names[i], 0, valid[i].cases, valid[i].wrong);
    result("valid backwards", names[i], 0, backwards[i].cases, backwards[i].wrong);
    result("steps", names[i], 0, steps[i].cases, steps[i].wrong);
    result("requests", names[i], 0, taken[i].cases, taken[i].wrong);
  }
  result("edges", "cube", 0, edges.cases, edges.wrong);
  result("channels", "crossbar", 0, channels.cases, channels.wrong);
  result("messages on a link", "mesh", 0, links.cases, links.wrong);
  return results();
}
