/* Positions: the groups in row-major order, cyclically from the root's, the members of each along its
   snake. A snake runs down a column of the submesh, up the next one, and so on; mirrored where its head
   stands in the last column or the last row. Of 3 x 4 nodes, head in the first of each:

       0  5  6 11
       1  4  7 10
       2  3  8  9                                                                                       */
#include "htree.h"
#include "fractional_step.h"

dodona_status dodona_htree_make(int32_t rows, int32_t columns, int32_t group_rows,
                                int32_t group_columns, dodona_htree *tree) {
  dodona_mesh mesh = {rows, columns};
  if (dodona_mesh_nodes(&mesh) < 1)
    return DODONA_BAD_RANKS;
  if (group_rows < 1 || group_columns < 1 || rows % group_rows != 0 || columns % group_columns != 0)
    return DODONA_BAD_GROUP;
  int32_t side = rows / group_rows;
  if (columns / group_columns != side || dodona_htree_low(side) != side)
    return DODONA_BAD_GROUP;
  *tree = (dodona_htree){mesh, group_rows, group_columns, group_rows * group_columns, side};
  return DODONA_OK;
}

/* Row and column of the root's submesh. */
static int32_t centre(const dodona_htree *tree) {
  return (tree->side - 1) / 2;
}

dodona_submesh dodona_htree_submesh(const dodona_htree *tree, int32_t q) {
  int32_t n = tree->side;
  return (dodona_submesh){(q / n + centre(tree)) % n, (q % n + centre(tree)) % n};
}

int32_t dodona_htree_index(const dodona_htree *tree, dodona_submesh at) {
  int32_t n = tree->side;
  int32_t row = (at.row - centre(tree) + n) % n;
  return row * n + (at.column - centre(tree) + n) % n;
}

/* 1 where an odd number of columns brings a snake to the other row. */
static int32_t flips(const dodona_htree *tree) {
  return tree->group_columns % 2;
}

/* The row of the snake's member in its submesh, or the place in its column of the node in that row: it
   goes down the columns an even number from the head's and up the others, mirrored with a head south. */
static int32_t turned(const dodona_htree *tree, int32_t south, int32_t column, int32_t row) {
  return column % 2 != south ? tree->group_rows - 1 - row : row;
}

int32_t dodona_htree_node(const dodona_htree *tree, int32_t position) {
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  int32_t member = position % tree->group;
  int32_t column = member / tree->group_rows;
  int32_t row = turned(tree, group.south, column, member % tree->group_rows);
  if (group.east)
    column = tree->group_columns - 1 - column;
  return (at.row * tree->group_rows + row) * tree->mesh.columns + at.column * tree->group_columns +
         column;
}

int32_t dodona_htree_position(const dodona_htree *tree, int32_t node) {
  int32_t row = node / tree->mesh.columns;
  int32_t column = node % tree->mesh.columns;
  dodona_submesh at = {row / tree->group_rows, column / tree->group_columns};
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  column %= tree->group_columns;
  if (group.east)
    column = tree->group_columns - 1 - column;
  int32_t member =
      column * tree->group_rows + turned(tree, group.south, column, row % tree->group_rows);
  return dodona_htree_index(tree, at) * tree->group + member;
}

/* The position of the head of a group, DODONA_NONE if there is none. */
static int32_t head_of(const dodona_htree *tree, dodona_submesh at) {
  return at.row == DODONA_NONE ? DODONA_NONE : dodona_htree_index(tree, at) * tree->group;
}

/* The step in which the head of a group receives block 0: r for each down edge from the root, r + 1 for
   each right edge. */
static int32_t arrival_of(const dodona_htree *tree, dodona_htree_group group) {
  int32_t arrival = 0;
  while (group.above.row != DODONA_NONE) {
    arrival += tree->group + group.turns;
    group = dodona_htree_group_at(tree->side, flips(tree), group.above);
  }
  return arrival;
}

void dodona_htree_place(const dodona_htree *tree, int32_t position, dodona_group_place *place) {
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  int32_t member = position % tree->group;
  place->position = position;
  place->arrival = arrival_of(tree, group) + member;
  place->member = member;
  place->above = position - 1;
  place->turns = 0;
  if (member == 0 && position > 0) {
    place->above = head_of(tree, group.above) + (group.turns ? 0 : tree->group - 1);
    place->turns = group.turns;
  }
  place->down = member < tree->group - 1 ? position + 1 : head_of(tree, group.down);
  place->right = head_of(tree, group.right);
}

int64_t dodona_htree_depth(const dodona_htree *tree) {
  int64_t depth = tree->group - 1;
  if (tree->side > 1)
    depth -= 2;
  for (int32_t n = tree->side; n > 1; n /= 2)
    depth += 2 * ((int64_t)tree->group + 1);
  return depth;
}

int64_t dodona_htree_steps(const dodona_htree *tree, int32_t blocks) {
  if (tree->group == 1 && tree->side == 1)
    return 0;
  return dodona_htree_depth(tree) + dodona_fractional_pace(tree->group, blocks - 1);
}
