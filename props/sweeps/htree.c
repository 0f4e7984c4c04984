/* Exhaustive: every mesh up to 64 x 64 in submeshes that are 1, 2, 4, .. to a side. Places and nodes are those
   drawn on paper, nodes and positions each other backwards, successors those whom they name above. Edges
   over a link: 1 in submeshes of one row, or 2 to a side, else 2; of small meshes the obvious count. Runs,
   of up to some 400,000 rank steps: the checker's verdict, the last step, messages on a link in one step and
   in any r + 1; backwards as many along the column first, 2 at most along the row first; with root 0 in the
   root's place 3 at most, both ways. A table says what each group size comes to. */
#include "ref/algorithms/groups/htree.h"
#include "ref/algorithms/groups/group.h"
#include "ref/count/mesh_edges.h"
#include "ref/count/mesh_load.h"
#include "props/obvious/htree.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 200, MOST_STEPS = 400000, SIZES = 3 };

/* Of all meshes. */
typedef struct wrongs {
  int64_t meshes;
  int64_t places;
  int64_t trees;
  int64_t nodes;
  int64_t links;
  int64_t crowds;
  int64_t small;
  int64_t unlike;
  int64_t runs;
  int64_t invalid;
  int64_t loads;
  int64_t backwards;
  int64_t moved;
} wrongs;

/* Of the meshes of a kind: edges over a link; messages in a step; in r + 1 steps, for each of the r. */
typedef struct summary {
  int64_t meshes;
  uint64_t edges;
  uint64_t step;
  double phase;
} summary;

static obvious_htree drawn;
static dodona_group_place place[OBVIOUS_NODES];
static int32_t order[OBVIOUS_NODES];
static uint64_t scratch[4 * OBVIOUS_NODES];
static uint64_t more_scratch[4 * OBVIOUS_NODES];
static row_list reduction;

static bool differ(const dodona_htree *tree, const char *what) {
  fprintf(stderr, "mesh %" PRId32 " x %" PRId32 ", groups %" PRId32 " x %" PRId32 ": %s\n",
          tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns, what);
  return false;
}

static bool same_place(const dodona_group_place *a, const dodona_group_place *b) {
  return a->position == b->position && a->arrival == b->arrival && a->member == b->member &&
         a->above == b->above && a->turns == b->turns && a->down == b->down && a->right == b->right;
}

/* Places and nodes are the obvious ones; the last arrival is the depth. */
static bool all_places_agree(const dodona_htree *tree, int32_t nodes) {
  int32_t last = 0;
  for (int32_t v = 0; v < nodes; v++) {
    if (!same_place(&place[v], &drawn.place[v]))
      return differ(tree, "a place");
    last = last < place[v].arrival ? place[v].arrival : last;
  }
  return last == dodona_htree_depth(tree) || differ(tree, "the depth");
}

static bool nodes_agree(const dodona_htree *tree, int32_t nodes) {
  for (int32_t v = 0; v < nodes; v++)
    if (order[v] != drawn.node[v] || dodona_htree_position(tree, order[v]) != v ||
        dodona_htree_node(tree, dodona_htree_position(tree, v)) != v)
      return differ(tree, "a node");
  return true;
}

/* A down successor names its sender above, a right one the head of its senders, one group's all; each
   position but the root's is a successor, and receives when the tree's steps say. */
static bool links_agree(const dodona_htree *tree, int32_t nodes) {
  int32_t fed = 0;
  int32_t r = tree->group;
  for (int32_t v = 0; v < nodes; v++) {
    const dodona_group_place *at = &place[v];
    int32_t head = v - at->member;
    if (at->down != DODONA_NONE) {
      const dodona_group_place *to = &place[at->down];
      if (to->above != v || to->turns || to->arrival != at->arrival + 1)
        return differ(tree, "a down successor");
      fed++;
    }
    if (at->right != place[head].right)
      return differ(tree, "right successors of a group");
    if (at->right != DODONA_NONE && at->member == 0) {
      const dodona_group_place *to = &place[at->right];
      if (to->above != v || !to->turns || to->arrival != at->arrival + r + 1 || to->member != 0)
        return differ(tree, "a right successor");
      fed++;
    }
  }
  return fed == nodes - 1 && place[0].above == DODONA_NONE ? true : differ(tree, "successors");
}

/* A row for each edge, in the order of the receivers. */
static void edge_rows(const dodona_htree *tree, int32_t nodes, row_list *list) {
  list->count = 0;
  for (int32_t v = 1; v < nodes; v++)
    for (int32_t i = 0; i < (place[v].turns ? tree->group : 1); i++)
      append_row(list, (dodona_row){1, place[v].above + i, DODONA_SEND, v, i});
}

/* One hop of a path on paper: from node a, along its row first; the link it takes. */
static int32_t hop(int32_t columns, int32_t a, int32_t b, int64_t *link) {
  int32_t across = b % columns - a % columns;
  int32_t way = across > 0   ? DODONA_EAST
                : across < 0 ? DODONA_WEST
                : a < b      ? DODONA_SOUTH
                             : DODONA_NORTH;
  const int32_t hops[] = {1, -1, columns, -columns};
  *link = 4 * (int64_t)a + way;
  return a + hops[way];
}

/* Edges by a list of the links of each receiver. */
static uint64_t obvious_edges(const dodona_htree *tree, int32_t nodes) {
  static int32_t count[4 * SMALL];
  int32_t most = 0;
  memset(count, 0, sizeof count);
  for (int32_t v = 1; v < nodes; v++) {
    bool used[4 * SMALL] = {false};
    for (int32_t i = 0; i < (place[v].turns ? tree->group : 1); i++) {
      int32_t at = order[place[v].above + i];
      int64_t link;
      for (; at != order[v]; used[link] = true)
        at = hop(tree->mesh.columns, at, order[v], &link);
    }
    for (int32_t l = 0; l < 4 * nodes; l++) {
      count[l] += used[l];
      most = most < count[l] ? count[l] : most;
    }
  }
  return (uint64_t)most;
}

static uint64_t edges_of(const dodona_htree *tree, int32_t nodes, row_list *list) {
  edge_rows(tree, nodes, list);
  dodona_mesh_crowd crowd = dodona_mesh_edges(&tree->mesh, order, list->rows, list->count, scratch,
                                              more_scratch, 4 * (int64_t)nodes);
  if (crowd.status != DODONA_OK)
    abort();
  return crowd.edges;
}

/* What every position does in each step. */
static void rows_of(const dodona_htree *tree, int32_t nodes, int32_t blocks, row_list *list) {
  int64_t steps = dodona_htree_steps(tree, blocks);
  list->count = 0;
  for (int64_t x = 1; x <= steps; x++)
    for (int32_t v = 0; v < nodes; v++) {
      dodona_tree_step step = dodona_group_step(tree->group, blocks, &place[v], x);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_RECV, step.recv_from, step.recv_block});
    }
}

static uint64_t load_of(const dodona_htree *tree, int32_t nodes, const row_list *list,
                        int32_t hold) {
  dodona_mesh_peak peak = dodona_mesh_load(&tree->mesh, order, list->rows, list->count, hold,
                                           scratch, 4 * (int64_t)nodes);
  if (peak.status != DODONA_OK)
    abort();
  return peak.messages;
}

/* Its messages in one step, node v being order[v], or on the transposed mesh, so along the column first. */
static uint64_t reduction_load(const dodona_htree *tree, int32_t nodes, bool column) {
  static int32_t turned[OBVIOUS_NODES];
  dodona_mesh mesh = {tree->mesh.columns, tree->mesh.rows};
  for (int32_t v = 0; v < nodes; v++)
    turned[v] = order[v] % tree->mesh.columns * tree->mesh.rows + order[v] / tree->mesh.columns;
  dodona_mesh_peak peak =
      dodona_mesh_load(column ? &mesh : &tree->mesh, column ? turned : order, reduction.rows,
                       reduction.count, 1, scratch, 4 * (int64_t)nodes);
  if (peak.status != DODONA_OK)
    abort();
  return peak.messages;
}

/* The rows, already made, backwards and with another root. `step`: messages on a link in a step. */
static void run_others(const dodona_htree *tree, int32_t nodes, int64_t steps, uint64_t step,
                       const row_list *list, wrongs *wrong) {
  int32_t own = order[0];
  int32_t moved = dodona_htree_position(tree, 0);
  reduction.count = 0;
  for (int64_t i = list->count - 1; i >= 0; i--) {
    const dodona_row *row = &list->rows[i];
    if (row->op == DODONA_RECV)
      append_row(&reduction, (dodona_row){steps + 1 - row->step, row->rank, DODONA_SEND, row->peer,
                                          row->block});
  }
  wrong->backwards +=
      (reduction_load(tree, nodes, true) != step || reduction_load(tree, nodes, false) > 2) &&
      !differ(tree, "messages of a reduction");
  order[moved] = own;
  order[0] = 0;
  wrong->moved += (load_of(tree, nodes, list, 1) > 3 || reduction_load(tree, nodes, false) > 3) &&
                  !differ(tree, "messages with root 0");
  order[moved] = 0;
  order[0] = own;
}

static void run(const dodona_htree *tree, int32_t nodes, int32_t blocks, uint64_t edges,
                row_list *list, summary *all, wrongs *wrong) {
  dodona_rules rules = duplex_rules(nodes, blocks, 0);
  rows_of(tree, nodes, blocks, list);
  int64_t last = list->count > 0 ? list->rows[list->count - 1].step : 0;
  bool valid = judge(&rules, list->rows, list->count).fault == DODONA_VALID &&
               last == dodona_htree_steps(tree, blocks);
  uint64_t step = load_of(tree, nodes, list, 1);
  uint64_t phase = load_of(tree, nodes, list, tree->group + 1);
  wrong->runs++;
  wrong->invalid += !valid && !differ(tree, "the run");
  wrong->loads += (step > edges || phase > edges * (uint64_t)tree->group) &&
                  !differ(tree, "messages on a link");
  run_others(tree, nodes, dodona_htree_steps(tree, blocks), step, list, wrong);
  double part = (double)phase / tree->group;
  all->step = all->step < step ? step : all->step;
  all->phase = all->phase < part ? part : all->phase;
}

static void sweep(const dodona_htree *tree, row_list *list, summary *all, wrongs *wrong) {
  int32_t nodes = dodona_mesh_nodes(&tree->mesh);
  bool alone = tree->group_rows == 1 || tree->side <= 2;
  const int32_t sizes[SIZES] = {1, 2, 2 * tree->group + 3};
  obvious_htree_draw(tree->side, tree->group_rows, tree->group_columns, &drawn);
  for (int32_t v = 0; v < nodes; v++) {
    place[v] = dodona_htree_place(tree, v);
    order[v] = dodona_htree_node(tree, v);
  }
  wrong->meshes++;
  wrong->places += !all_places_agree(tree, nodes);
  wrong->trees += dodona_group_check(place, nodes, tree->group) != 1;
  wrong->nodes += !nodes_agree(tree, nodes);
  wrong->links += !links_agree(tree, nodes);
  uint64_t edges = edges_of(tree, nodes, list);
  wrong->crowds += edges != (nodes == 1 ? 0 : alone ? 1 : 2) && !differ(tree, "edges over a link");
  if (nodes <= SMALL) {
    wrong->small++;
    wrong->unlike += edges != obvious_edges(tree, nodes) && !differ(tree, "the obvious edges");
  }
  all->meshes++;
  all->edges = all->edges < edges ? edges : all->edges;
  for (int32_t i = 0; i < SIZES; i++)
    if (nodes * dodona_htree_steps(tree, sizes[i]) <= MOST_STEPS &&
        (int64_t)nodes * sizes[i] <= MOST_STEPS / 20)
      run(tree, nodes, sizes[i], edges, list, all, wrong);
}

static void sweep_side(int32_t side, row_list *list, wrongs *wrong) {
  summary flat = {0, 0, 0, 0};
  summary high = {0, 0, 0, 0};
  for (int32_t rows = 1; rows * side <= OBVIOUS_SIDE; rows++)
    for (int32_t columns = 1; columns * side <= OBVIOUS_SIDE; columns++) {
      dodona_htree tree;
      if (dodona_htree_make(rows * side, columns * side, rows, columns, &tree) != DODONA_OK)
        abort();
      sweep(&tree, list, rows == 1 ? &flat : &high, wrong);
    }
  const summary *both[] = {&flat, &high};
  for (int32_t i = 0; i < 2; i++)
    if (both[i]->meshes > 0)
      printf("%2" PRId32 " x %-2" PRId32 " submeshes of %s: %4" PRId64 " meshes, %" PRIu64
             " edges, %" PRIu64 " messages a step, %4.2f r in r + 1\n",
             side, side, i == 0 ? "one row   " : "more rows ", both[i]->meshes, both[i]->edges,
             both[i]->step, both[i]->phase);
}

int main(void) {
  wrongs wrong = {.meshes = 0};
  row_list list = {NULL, 0, 0};
  for (int32_t side = 1; side <= OBVIOUS_SIDE; side *= 2)
    sweep_side(side, &list, &wrong);
  free_rows(&list);
  free_rows(&reduction);
  result("places are the drawn ones", "mesh", 0, wrong.meshes, wrong.places);
  result("trees of groups, certified", "mesh", 0, wrong.meshes, wrong.trees);
  result("nodes and positions", "mesh", 0, wrong.meshes, wrong.nodes);
  result("successors and those above", "mesh", 0, wrong.meshes, wrong.links);
  result("edges over a link", "mesh", 0, wrong.meshes, wrong.crowds);
  result("edges over a link, obvious", "mesh", 0, wrong.small, wrong.unlike);
  result("runs pass the checker", "mesh", 0, wrong.runs, wrong.invalid);
  result("messages on a link", "mesh", 0, wrong.runs, wrong.loads);
  result("messages on a link, backwards", "mesh", 0, wrong.runs, wrong.backwards);
  result("messages on a link, root 0", "mesh", 0, wrong.runs, wrong.moved);
  return results();
}
