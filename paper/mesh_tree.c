/* mesh_tree ROWS COLUMNS GROUP_ROWS GROUP_COLUMNS: the fractional tree of a mesh in TikZ, as dodona show mesh draws
   it: ranks on their nodes, groups as boxes, edges between groups along the links that carry them. */
#include <stdio.h>

#include "ref/algorithms/groups/htree.h"
#include "paper/tree.h"

/* Half the room between two edges on one link, in tenths of the unit. */
enum { LANE = 2 };

typedef struct spot {
  int32_t x, y; /* tenths; y grows downwards */
} spot;

static spot spot_of(const dodona_htree *tree, int32_t position) {
  int32_t node = dodona_htree_node(tree, position);
  return (spot){10 * (node % tree->mesh.columns), 10 * (node / tree->mesh.columns)};
}

static void put(spot at) {
  printf("(%.1f,%.1f)", at.x / 10.0, -at.y / 10.0);
}

static int32_t lane(int32_t a, int32_t b) {
  return a < b ? LANE : a > b ? -LANE : 0;
}

/* Along the row, then along the column, right of the middle of each link. */
static void put_arrow(spot from, spot to, int turns) {
  int32_t row = lane(from.x, to.x);
  int32_t column = -lane(from.y, to.y);
  spot start = {from.x + (row != 0 ? row : column), from.y + (row != 0 ? row : -column)};
  spot end = {to.x + (column != 0 ? column : -row), to.y + (column != 0 ? column : row)};
  printf("\\draw[mesh %s] ", turns ? "right" : "down");
  put(from);
  printf(" -- ");
  put(start);
  if (row != 0 && column != 0) {
    printf(" -- ");
    put((spot){to.x + column, from.y + row});
  }
  printf(" -- ");
  put(end);
  printf(" -- ");
  put(to);
  printf(";\n");
}

static void put_edges(const dodona_htree *tree, const dodona_group_place *at) {
  spot to = spot_of(tree, at->position);
  if (at->above == DODONA_NONE)
    return;
  if (at->member > 0) {
    printf("\\draw[mesh snake] ");
    put(spot_of(tree, at->above));
    printf(" -- ");
    put(to);
    printf(";\n");
    return;
  }
  for (int32_t i = 0; i < (at->turns ? tree->group : 1); i++)
    put_arrow(spot_of(tree, at->above + i), to, at->turns);
}

static void put_box(const dodona_htree *tree, dodona_submesh at) {
  dodona_htree_group group = dodona_htree_group_at(tree->side, 0, at);
  spot from = {10 * tree->group_columns * at.column - 4, 10 * tree->group_rows * at.row - 4};
  spot to = {from.x + 10 * tree->group_columns - 2, from.y + 10 * tree->group_rows - 2};
  printf("\\draw[mesh box%s] ", group.kind <= DODONA_HTREE_LEAF ? ",in tree" : "");
  put(from);
  printf(" rectangle ");
  put(to);
  printf(";\n");
}

int main(int argc, char **argv) {
  int32_t size[4];
  for (int i = 0; i < 4; i++)
    size[i] = argument(argc, argv, i + 1, 1, 64);
  dodona_htree tree;
  if (dodona_htree_make(size[0], size[1], size[2], size[3], &tree) != DODONA_OK) {
    fprintf(stderr, "%s: no such mesh\n", argv[0]);
    return 2;
  }
  dodona_group_place at;
  for (int32_t q = 0; q < tree.side * tree.side; q++)
    put_box(&tree, (dodona_submesh){q / tree.side, q % tree.side});
  for (int32_t v = 0; v < size[0] * size[1]; v++) {
    at = dodona_htree_place(&tree, v);
    put_edges(&tree, &at);
  }
  for (int32_t v = 0; v < size[0] * size[1]; v++) {
    at = dodona_htree_place(&tree, v);
    printf("\\node[rank%s] at ", at.member == 0 ? ",head" : "");
    put(spot_of(&tree, v));
    printf(" {};\n");
  }
  printf("\\node[circle,draw,inner sep=0pt,minimum size=8pt] at ");
  put(spot_of(&tree, 0));
  printf(" {};\n");
  return 0;
}
