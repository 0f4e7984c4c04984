#include "props/obvious/htree.h"

#include <stdlib.h>
#include <string.h>

static obvious_group *at(obvious_htree *tree, int32_t row, int32_t column) {
  if (row < 0 || column < 0 || row >= tree->side || column >= tree->side)
    abort();
  return &tree->groups[row * tree->side + column];
}

/* A group on the paper, and the wire from the one above, where it goes straight east or south. */
static void draw(obvious_htree *tree, int32_t row, int32_t column, int32_t above, bool turns) {
  obvious_group *group = at(tree, row, column);
  if (group->drawn)
    abort();
  group->drawn = true;
  group->above = above;
  group->turns = turns;
  group->down = group->right = DODONA_NONE;
  if (above == DODONA_NONE)
    return;
  int32_t *successor = turns ? &tree->groups[above].right : &tree->groups[above].down;
  if (*successor != DODONA_NONE)
    abort();
  *successor = row * tree->side + column;
  int32_t from_row = above / tree->side;
  for (int32_t x = above % tree->side + 1; x < column; x++)
    at(tree, from_row, x)->wire_east = true;
  for (int32_t y = from_row + 1; y < row; y++)
    at(tree, y, column)->wire_south = true;
}

static void draw_square(obvious_htree *tree, int32_t top, int32_t left, int32_t size, int32_t above,
                        bool turns, bool east, bool south);

/* The upright of an H: quadrants north and south of it. Its head is on the side of its CROSS. */
static void draw_bar(obvious_htree *tree, int32_t top, int32_t left, int32_t size, int32_t row,
                     int32_t cross, bool turns, bool is_east) {
  int32_t column = left + size / 2 - 1;
  draw(tree, row, column, cross, turns);
  int32_t bar = row * tree->side + column;
  tree->groups[bar].east = !is_east;
  draw_square(tree, top, left, size, bar, true, !is_east, true);
  draw_square(tree, top + size, left, size, bar, false, is_east, false);
}

/* The H-tree of a square, down to its leaves; where the head of its topmost group stands. */
static void draw_square(obvious_htree *tree, int32_t top, int32_t left, int32_t size, int32_t above,
                        bool turns, bool east, bool south) {
  int32_t row = size == 1 ? top : top + size / 2 - 1;
  int32_t column = size == 1 ? left : left + size / 2 - 1;
  draw(tree, row, column, above, turns);
  int32_t group = row * tree->side + column;
  tree->groups[group].east = east;
  tree->groups[group].south = south;
  if (size < 4)
    return;
  draw_bar(tree, top, left, size / 2, row, group, !east, false);
  draw_bar(tree, top, left + size / 2, size / 2, row, group, east, true);
}

/* EAST and, where they are free and do not hang from the next block, SOUTH and DIAGONAL. */
static void draw_block(obvious_htree *tree, int32_t row, int32_t column) {
  int32_t n = tree->side;
  int32_t leaf = row * n + column;
  bool odd = tree->columns % 2 == 1;
  bool head_east = tree->groups[leaf].east;
  obvious_group *east = at(tree, row, column + 1);
  obvious_group *south = at(tree, row + 1, column);
  obvious_group *diagonal = at(tree, row + 1, column + 1);
  bool free_south = !south->drawn;
  bool free_diagonal = !diagonal->drawn;
  draw(tree, row, column + 1, leaf, head_east);
  east->south = !head_east && (tree->groups[leaf].south != odd);
  if (south->wire_east) {
    draw(tree, row + 1, column, leaf + 1, true);
    south->east = true;
  } else if (free_south) {
    draw(tree, row + 1, column, leaf, !head_east);
  }
  if (!free_diagonal)
    return;
  if (free_south && !south->wire_east) {
    draw(tree, row + 1, column + 1, leaf + n, false);
    diagonal->south = odd;
  } else if (free_south || !diagonal->wire_south) {
    draw(tree, row + 1, column + 1, leaf + 1, false);
    diagonal->east = true;
  }
}

/* DIAGONALs under a wire that comes down their column and without a SOUTH, from the next block. */
static void draw_rest(obvious_htree *tree) {
  int32_t n = tree->side;
  for (int32_t group = 0; group < n * n; group++) {
    if (tree->groups[group].drawn)
      continue;
    draw(tree, group / n, group % n, group + n, false);
    tree->groups[group].east = true;
    tree->groups[group].south = true;
  }
}

static void set_arrivals(obvious_htree *tree, int32_t group, int32_t arrival) {
  obvious_group *here = &tree->groups[group];
  int32_t r = tree->rows * tree->columns;
  here->arrival = arrival;
  if (here->down != DODONA_NONE)
    set_arrivals(tree, here->down, arrival + r);
  if (here->right != DODONA_NONE)
    set_arrivals(tree, here->right, arrival + r + 1);
}

/* The snake of a group from its head on, node by node. */
static void walk(obvious_htree *tree, int32_t group, int32_t position) {
  const obvious_group *here = &tree->groups[group];
  int32_t row = here->south ? tree->rows - 1 : 0;
  int32_t column = here->east ? tree->columns - 1 : 0;
  int32_t hop = here->south ? -1 : 1;
  for (int32_t member = 0; member < tree->rows * tree->columns; member++) {
    int32_t mesh_row = group / tree->side * tree->rows + row;
    int32_t mesh_column = group % tree->side * tree->columns + column;
    tree->node[position + member] = mesh_row * tree->side * tree->columns + mesh_column;
    row += hop;
    if (row < 0 || row == tree->rows) {
      row -= hop;
      hop = -hop;
      column += here->east ? -1 : 1;
    }
  }
}

/* How many groups come before this one, row by row, and so on from the top left behind the last. */
static int32_t turn_of(const obvious_htree *tree, int32_t group) {
  int32_t n = tree->side;
  int32_t rows = group / n - tree->root / n;
  int32_t columns = group % n - tree->root % n;
  return (rows < 0 ? rows + n : rows) * n + (columns < 0 ? columns + n : columns);
}

static int32_t head_of(const obvious_htree *tree, int32_t group) {
  return group == DODONA_NONE ? DODONA_NONE : turn_of(tree, group) * tree->rows * tree->columns;
}

static void set_places(obvious_htree *tree, int32_t group) {
  const obvious_group *here = &tree->groups[group];
  int32_t r = tree->rows * tree->columns;
  int32_t head = head_of(tree, group);
  for (int32_t member = 0; member < r; member++) {
    int32_t position = head + member;
    tree->place[position] =
        (dodona_group_place){position,
                             here->arrival + member,
                             member,
                             position - 1,
                             0,
                             member == r - 1 ? head_of(tree, here->down) : position + 1,
                             head_of(tree, here->right)};
  }
  dodona_group_place *place = &tree->place[head];
  place->above = head_of(tree, here->above);
  place->turns = here->turns;
  if (here->above != DODONA_NONE && !here->turns)
    place->above += r - 1;
}

void obvious_htree_draw(int32_t side, int32_t rows, int32_t columns, obvious_htree *tree) {
  memset(tree, 0, sizeof *tree);
  tree->side = side;
  tree->rows = rows;
  tree->columns = columns;
  tree->root = side == 1 ? 0 : (side / 2 - 1) * side + side / 2 - 1;
  draw_square(tree, 0, 0, side, DODONA_NONE, false, true, true);
  for (int32_t row = 0; row + 1 < side; row += 2)
    for (int32_t column = 0; column + 1 < side; column += 2)
      draw_block(tree, row, column);
  draw_rest(tree);
  set_arrivals(tree, tree->root, 0);
  for (int32_t group = 0; group < side * side; group++) {
    walk(tree, group, head_of(tree, group));
    set_places(tree, group);
  }
}
