/* Positions: the groups in row-major order, cyclically from the root's, the members of each along its
   snake. A snake runs down a column of the submesh, up the next one, and so on; mirrored where its head
   stands in the last column or the last row. Of 3 x 4 nodes, head in the first of each:

       0  5  6 11
       1  4  7 10
       2  3  8  9                                                                                       */
#include "htree.h"
#include "fractional_step.h"

/* A tree that can be made. */
/*@ requires memory: \valid(tree);
    requires mesh: IsMesh(rows, columns);
    requires tiles: 1 <= group_rows && 1 <= group_columns && 1 <= side &&
      rows == side * group_rows && columns == side * group_columns;
    requires power: LowPower(side) == side;
    terminates \true;
    assigns *tree;
    ensures valid: ValidHtree(tree);
    ensures mesh: tree->mesh.rows == rows && tree->mesh.columns == columns;
    ensures group: tree->group_rows == group_rows && tree->group_columns == group_columns;
    exits \false; */
static void fill(int32_t rows, int32_t columns, int32_t group_rows, int32_t group_columns,
                 int32_t side, dodona_htree *tree) {
  /*@ ghost lemma_tiles(rows, columns, group_rows, group_columns, side); */
  /*@ ghost lemma_side(side); */
  tree->mesh.rows = rows;
  tree->mesh.columns = columns;
  tree->group_rows = group_rows;
  tree->group_columns = group_columns;
  tree->group = group_rows * group_columns;
  tree->side = side;
  /*@ assert power: IsSide(tree->side) && tree->side * tree->side <= INT32_MAX; */
  /*@ assert tile: tree->group == tree->group_rows * tree->group_columns; */
  /*@ assert height: tree->mesh.rows == tree->side * tree->group_rows; */
  /*@ assert width: tree->mesh.columns == tree->side * tree->group_columns; */
  /*@ assert mesh: IsMesh(tree->mesh.rows, tree->mesh.columns); */
  /*@ assert nodes: Nodes(tree->mesh.rows, tree->mesh.columns) ==
        (tree->side * tree->side) * tree->group; */
}

dodona_status dodona_htree_make(int32_t rows, int32_t columns, int32_t group_rows,
                                int32_t group_columns, dodona_htree *tree) {
  dodona_mesh mesh = {rows, columns};
  if (dodona_mesh_nodes(&mesh) < 1)
    return DODONA_BAD_RANKS;
  if (group_rows < 1 || group_columns < 1 || rows % group_rows != 0 || columns % group_columns != 0)
    return DODONA_BAD_GROUP;
  int32_t side = rows / group_rows;
  /*@ assert rows: 1 <= side && rows == side * group_rows; */
  /*@ assert columns: columns == (columns / group_columns) * group_columns; */
  if (columns / group_columns != side || dodona_htree_low(side) != side)
    return DODONA_BAD_GROUP;
  fill(rows, columns, group_rows, group_columns, side, tree);
  return DODONA_OK;
}

/* Row and column of the root's submesh. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    terminates \true;
    assigns \nothing;
    ensures centre: \result == (tree->side - 1) / 2;
    exits \false; */
static int32_t centre(const dodona_htree *tree) {
  return (tree->side - 1) / 2;
}

/* x on a circle of n. */
/*@ requires range: 1 <= n <= 0x8000 && -n <= x < 2 * n;
    terminates \true;
    assigns \nothing;
    ensures round: \result == Round(n, x);
    ensures range: 0 <= \result < n;
    exits \false; */
static int32_t on_circle(int32_t n, int32_t x) {
  return x < 0 ? x + n : x < n ? x : x - n;
}

dodona_submesh dodona_htree_submesh(const dodona_htree *tree, int32_t q) {
  int32_t n = tree->side;
  /*@ ghost lemma_index(n, q); */
  /*@ ghost lemma_htree_divided(q, n, n); */
  return (dodona_submesh){on_circle(n, q / n + centre(tree)), on_circle(n, q % n + centre(tree))};
}

int32_t dodona_htree_index(const dodona_htree *tree, dodona_submesh at) {
  int32_t n = tree->side;
  int32_t c = centre(tree);
  int32_t row = on_circle(n, at.row - c);
  int32_t column = on_circle(n, at.column - c);
  /*@ ghost lemma_index_back(n, at.row, at.column); */
  /*@ ghost lemma_multiplied(row, column, n, n); */
  /*@ assert rows: row == Round(n, at.row - (n - 1) / 2); */
  /*@ assert columns: column == Round(n, at.column - (n - 1) / 2); */
  return row * n + column;
}

/* 1 where an odd number of columns brings a snake to the other row. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    terminates \true;
    assigns \nothing;
    ensures flips: \result == tree->group_columns % 2 && 0 <= \result <= 1;
    exits \false; */
static int32_t flips(const dodona_htree *tree) {
  return tree->group_columns % 2;
}

/* The row of the snake's member in its submesh, or the place in its column of the node in that row: it
   goes down the columns an even number from the head's and up the others, mirrored with a head south. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires range: 0 <= south <= 1 && 0 <= column && 0 <= row < tree->group_rows;
    terminates \true;
    assigns \nothing;
    ensures turned: \result == (column % 2 != south ? tree->group_rows - 1 - row : row);
    ensures range: 0 <= \result < tree->group_rows;
    exits \false; */
static int32_t turned(const dodona_htree *tree, int32_t south, int32_t column, int32_t row) {
  return column % 2 != south ? tree->group_rows - 1 - row : row;
}

int32_t dodona_htree_node(const dodona_htree *tree, int32_t position) {
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  int32_t member = position % tree->group;
  /*@ ghost lemma_htree_divided(member, tree->group_columns, tree->group_rows); */
  int32_t column = member / tree->group_rows;
  int32_t row = turned(tree, group.south, column, member % tree->group_rows);
  if (group.east)
    column = tree->group_columns - 1 - column;
  /*@ ghost lemma_multiplied(at.row, row, tree->side, tree->group_rows); */
  /*@ ghost lemma_multiplied(at.column, column, tree->side, tree->group_columns); */
  int32_t mesh_row = at.row * tree->group_rows + row;
  int32_t mesh_column = at.column * tree->group_columns + column;
  /*@ ghost lemma_multiplied(mesh_row, mesh_column, tree->mesh.rows, tree->mesh.columns); */
  return mesh_row * tree->mesh.columns + mesh_column;
}

int32_t dodona_htree_position(const dodona_htree *tree, int32_t node) {
  /*@ ghost lemma_node(tree->mesh.rows, tree->mesh.columns, node); */
  int32_t row = node / tree->mesh.columns;
  int32_t column = node % tree->mesh.columns;
  /*@ ghost lemma_htree_divided(row, tree->side, tree->group_rows); */
  /*@ ghost lemma_htree_divided(column, tree->side, tree->group_columns); */
  dodona_submesh at = {row / tree->group_rows, column / tree->group_columns};
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  column %= tree->group_columns;
  if (group.east)
    column = tree->group_columns - 1 - column;
  int32_t along = turned(tree, group.south, column, row % tree->group_rows);
  /*@ ghost lemma_multiplied(column, along, tree->group_columns, tree->group_rows); */
  int32_t member = column * tree->group_rows + along;
  int32_t index = dodona_htree_index(tree, at);
  /*@ ghost lemma_multiplied(index, member, tree->side * tree->side, tree->group); */
  return index * tree->group + member;
}

/* The position of the head of a group, DODONA_NONE if there is none. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires group: BelowHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures none: \result == -1 <==> at.row == -1;
    ensures range: -1 <= \result;
    ensures head: 0 <= \result ==>
      \result + tree->group <= (tree->side * tree->side) * tree->group;
    exits \false; */
static int32_t head_of(const dodona_htree *tree, dodona_submesh at) {
  if (at.row == DODONA_NONE)
    return DODONA_NONE;
  int32_t index = dodona_htree_index(tree, at);
  /*@ ghost lemma_multiplied(index, tree->group - 1, tree->side * tree->side, tree->group); */
  return index * tree->group;
}

/* The step in which the head of the group at a submesh receives block 0: r for each edge from the root and
   1 for each right one. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: InHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result && \result + tree->group - 1 <= INT32_MAX;
    ensures root: \result == 0 <==>
      at.row == (tree->side - 1) / 2 && at.column == (tree->side - 1) / 2;
    exits \false; */
static int32_t arrival_of(const dodona_htree *tree, dodona_submesh at) {
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  int32_t edges = 0;
  int32_t rights = 0;
  /*@ ghost lemma_lowness(tree->side, at.row, at.column); */
  /*@ loop invariant inside: InHtree(tree->side, at);
      loop invariant above: AboveHtree(tree->side, at, group.above);
      loop invariant turns: 0 <= group.turns <= 1;
      loop invariant first: edges == 0 ==>
        at.row == \at(at.row, Pre) && at.column == \at(at.column, Pre);
      loop invariant rights: 0 <= rights <= edges;
      loop invariant edges: edges <= Lowness(tree->side, \at(at.row, Pre), \at(at.column, Pre)) -
        Lowness(tree->side, at.row, at.column);
      loop invariant low: (tree->side == 1 ==> Lowness(tree->side, at.row, at.column) == 0) &&
        (1 < tree->side ==> tree->side <= Lowness(tree->side, at.row, at.column));
      loop assigns at, group, edges, rights;
      loop variant Lowness(tree->side, at.row, at.column); */
  while (group.above.row != DODONA_NONE) {
    /*@ ghost lemma_lowness(tree->side, group.above.row, group.above.column); */
    edges++;
    rights += group.turns;
    at = group.above;
    group = dodona_htree_group_at(tree->side, flips(tree), at);
  }
  /*@ ghost lemma_arrival(tree->side, tree->group, edges, rights); */
  return edges * tree->group + rights;
}

/* Who sends to the head of a group that is not the root's. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires above: InHtree(tree->side, group.above) && 0 <= group.turns <= 1;
    terminates \true;
    assigns \nothing;
    ensures above: 0 <= \result && InTree(tree, \result);
    ensures turns: group.turns == 1 ==> \result + tree->group <= INT32_MAX;
    exits \false; */
static int32_t sender_of(const dodona_htree *tree, dodona_htree_group group) {
  int32_t head = head_of(tree, group.above);
  return group.turns ? head : head + (tree->group - 1);
}

/* The next position in the group, or the head of the one below. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires position: InTree(tree, position);
    requires below: BelowHtree(tree->side, below);
    terminates \true;
    assigns \nothing;
    ensures down: -1 <= \result && (0 <= \result ==> InTree(tree, \result));
    exits \false; */
static int32_t down_of(const dodona_htree *tree, int32_t position, dodona_submesh below) {
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  if (position % tree->group == tree->group - 1)
    return head_of(tree, below);
  /*@ ghost int32_t q = position / tree->group; */
  /*@ ghost lemma_multiplied(q, position % tree->group, tree->side * tree->side, tree->group); */
  return position + 1;
}

/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires position: InTree(tree, position);
    terminates \true;
    assigns \nothing;
    ensures position: \result.position == position;
    ensures member: \result.member == position % tree->group && 0 <= \result.member < tree->group;
    ensures arrival: 0 <= \result.arrival && (position == 0 <==> \result.arrival == 0);
    ensures above: -1 <= \result.above && (0 <= \result.above ==> InTree(tree, \result.above));
    ensures root: 0 < position ==> 0 <= \result.above;
    ensures turns: 0 <= \result.turns <= 1 &&
      (\result.turns == 1 ==> \result.above + tree->group <= INT32_MAX);
    ensures down: -1 <= \result.down && (0 <= \result.down ==> InTree(tree, \result.down));
    ensures right: -1 <= \result.right && (0 <= \result.right ==> InTree(tree, \result.right));
    exits \false; */
static dodona_group_place place_of(const dodona_htree *tree, int32_t position) {
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  /*@ ghost lemma_index_back(tree->side, at.row, at.column); */
  dodona_htree_group group = dodona_htree_group_at(tree->side, flips(tree), at);
  dodona_group_place place = {.position = position, .above = position - 1};
  place.member = position % tree->group;
  place.arrival = arrival_of(tree, at) + place.member;
  if (place.member == 0 && position > 0) {
    /*@ assert other: 0 < position / tree->group; */
    place.above = sender_of(tree, group);
    place.turns = group.turns;
  }
  place.down = down_of(tree, position, group.down);
  place.right = head_of(tree, group.right);
  return place;
}

void dodona_htree_place(const dodona_htree *tree, int32_t position, dodona_group_place *place) {
  *place = place_of(tree, position);
  /*@ assert side: tree->side == \at(tree->side, Pre); */
  /*@ assert group: tree->group == \at(tree->group, Pre); */
}

/* How often the side is halved until it is 1: k. */
/*@ requires range: 1 <= side <= 0x8000;
    terminates \true;
    assigns \nothing;
    ensures halvings: \result == Halvings(side);
    ensures range: 0 <= \result < side;
    ensures several: 1 < side ==> 1 <= \result;
    exits \false; */
static int32_t halvings(int32_t side) {
  int32_t levels = 0;
  /*@ loop invariant range: 1 <= n <= side && 0 <= levels <= side - n;
      loop invariant levels: Halvings(side) == levels + Halvings(n);
      loop invariant several: n < side ==> 1 <= levels;
      loop assigns n, levels;
      loop variant n; */
  for (int32_t n = side; n > 1; n /= 2) {
    /*@ assert half: n - (n + 1) / 2 == n / 2; */
    levels++;
  }
  return levels;
}

int64_t dodona_htree_depth(const dodona_htree *tree) {
  int64_t levels = halvings(tree->side);
  /*@ ghost lemma_htree_depth(levels, tree->group); */
  return 2 * levels * ((int64_t)tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1);
}

int64_t dodona_htree_steps(const dodona_htree *tree, int32_t blocks) {
  if (tree->group == 1 && tree->side == 1)
    return 0;
  return dodona_htree_depth(tree) + dodona_fractional_pace(tree->group, blocks - 1);
}
