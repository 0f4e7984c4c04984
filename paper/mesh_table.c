/* mesh_table: edges of the tree over a link, as rows of a table: all meshes up to 64 x 64 by how many submeshes they
   have; `mesh_table some`: of some meshes beside the fractional tree on the ranks row by row. Links carry by
   X-Y routing. */
#include <stdio.h>
#include <stdlib.h>

#include "ref/algorithms/groups/htree.h"
#include "ref/count/mesh_edges.h"
#include "ref/advice/planner_fractional.h"
#include "ref/trees/tree.h"
#include "paper/print.h"
#include "paper/tree.h"

enum { SIDE = 64, NODES = SIDE * SIDE, SOME = 6 };

static dodona_row rows[2 * NODES];
static int32_t order[NODES];
static uint64_t scratch[2][4 * NODES];

static uint64_t count(const dodona_mesh *mesh, int64_t n) {
  dodona_mesh_crowd crowd =
      dodona_mesh_edges(mesh, order, rows, n, scratch[0], scratch[1], 4 * NODES);
  if (crowd.status != DODONA_OK)
    exit(2);
  return crowd.edges;
}

static dodona_htree tree_of(int32_t side, int32_t group_rows, int32_t group_columns) {
  dodona_htree tree;
  if (dodona_htree_make(side * group_rows, side * group_columns, group_rows, group_columns,
                        &tree) != DODONA_OK)
    exit(2);
  return tree;
}

/* Rows in the order of receivers, one for each sender. */
static uint64_t edges_of(const dodona_htree *tree) {
  int32_t nodes = dodona_mesh_nodes(&tree->mesh);
  int64_t n = 0;
  for (int32_t v = 0; v < nodes; v++) {
    const dodona_group_place at = dodona_htree_place(tree, v);
    order[v] = dodona_htree_node(tree, v);
    for (int32_t i = 0; v > 0 && i < (at.turns ? tree->group : 1); i++)
      rows[n++] = (dodona_row){1, at.above + i, DODONA_SEND, v, 0};
  }
  return count(&tree->mesh, n);
}

/* The same of the fractional tree with rank v on node v. */
static uint64_t plain_edges(const dodona_mesh *mesh, int32_t group) {
  static uint32_t table[NODES];
  int32_t ranks = dodona_mesh_nodes(mesh);
  dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, group, group, {1, 1, 0, 1}};
  dodona_tree_plan plan;
  dodona_tree_place place;
  int64_t n = 0;
  if (dodona_tree_make(request, table, NODES, &plan) != DODONA_OK)
    exit(2);
  for (int32_t v = 0; v < ranks; v++) {
    place = dodona_tree_place_of(&plan, table, v);
    order[v] = v;
    for (int32_t k = 0; dodona_tree_parent(&plan, &place, k) != DODONA_NONE; k++)
      rows[n++] = (dodona_row){1, dodona_tree_parent(&plan, &place, k), DODONA_SEND, v, 0};
  }
  return count(mesh, n);
}

static void sum(int32_t side) {
  uint64_t most[2] = {0, 0};
  int meshes = 0;
  for (int32_t r1 = 1; r1 * side <= SIDE; r1++)
    for (int32_t r2 = 1; r2 * side <= SIDE; r2++) {
      dodona_htree tree = tree_of(side, r1, r2);
      uint64_t edges = edges_of(&tree);
      most[r1 > 1] = most[r1 > 1] < edges ? edges : most[r1 > 1];
      meshes++;
    }
  dodona_htree small = tree_of(side, 1, 2 * side <= SIDE ? 2 : 1);
  printf("$%d\\times%d$ & ", (int)side, (int)side);
  print_integer(meshes);
  printf(" & %d & ", (int)most[0]);
  if (most[1] > 0)
    printf("%d", (int)most[1]);
  else
    printf("--");
  printf(" & $%d\\times%d$ & ", (int)small.mesh.rows, (int)small.mesh.columns);
  print_integer(dodona_htree_depth(&small));
  printf(" \\\\\n");
}

static void compare(int32_t side, int32_t r1, int32_t r2) {
  dodona_htree tree = tree_of(side, r1, r2);
  int32_t group = r1 * r2;
  int32_t ranks = dodona_mesh_nodes(&tree.mesh);
  printf("$%d\\times%d$ & $%d\\times%d$ & ", (int)tree.mesh.rows, (int)tree.mesh.columns, (int)r1,
         (int)r2);
  print_integer(dodona_htree_depth(&tree));
  printf(" & %d & ", (int)edges_of(&tree));
  print_integer(dodona_planner_depth(ranks, group));
  printf(" & %d \\\\\n", (int)plain_edges(&tree.mesh, group));
}

int main(int argc, char **argv) {
  static const int32_t some[SOME][3] = {{8, 1, 2}, {16, 1, 1}, {8, 2, 2},
                                        {8, 4, 4}, {32, 2, 2}, {16, 4, 4}};
  (void)argv;
  for (int i = 0; argc > 1 && i < SOME; i++)
    compare(some[i][0], some[i][1], some[i][2]);
  for (int32_t side = 1; argc == 1 && side <= SIDE; side *= 2)
    sum(side);
  return 0;
}
