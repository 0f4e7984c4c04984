/* Positions: the groups in row-major order, cyclically from the root's, the members of each along its
   snake, which spec/algorithms/htree_node.h draws. */
#include "ref/algorithms/groups/htree.h"

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

/* The corner of its submesh in which the head of a group stands. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: InHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures corner: \result == HeadCorner(tree->side, tree->group_columns % 2, at.row, at.column);
    ensures range: 0 <= \result <= 3;
    exits \false; */
static int32_t corner_of(const dodona_htree *tree, dodona_submesh at) {
  dodona_htree_group group = dodona_htree_group_at(tree->side, tree->group_columns % 2, at);
  return 2 * group.east + group.south;
}

/* The column of the submesh that a column of its snake is, and back. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires range: 0 <= corner <= 3 && 0 <= column < tree->group_columns;
    terminates \true;
    assigns \nothing;
    ensures mirrored: \result == Mirrored(tree->group_columns, corner, column);
    ensures range: 0 <= \result < tree->group_columns;
    exits \false; */
static int32_t mirrored(const dodona_htree *tree, int32_t corner, int32_t column) {
  return corner >= 2 ? tree->group_columns - 1 - column : column;
}

/* The row of the submesh that is so far along a column of its snake, and back. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires range: 0 <= corner <= 3 && 0 <= column && 0 <= row < tree->group_rows;
    terminates \true;
    assigns \nothing;
    ensures turned: \result == Turned(tree->group_rows, corner, column, row);
    ensures range: 0 <= \result < tree->group_rows;
    exits \false; */
static int32_t turned(const dodona_htree *tree, int32_t corner, int32_t column, int32_t row) {
  return column % 2 != corner % 2 ? tree->group_rows - 1 - row : row;
}

/* The node of a member of the group of a submesh. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: InHtree(tree->side, at) && 0 <= corner <= 3 && 0 <= member < tree->group;
    terminates \true;
    assigns \nothing;
    ensures node: \result == NodeAt(tree->mesh.columns, tree->group_rows, tree->group_columns,
                                   at.row, at.column, corner, member);
    exits \false; */
static int32_t node_of(const dodona_htree *tree, dodona_submesh at, int32_t corner,
                       int32_t member) {
  /*@ ghost lemma_htree_divided(member, tree->group_columns, tree->group_rows); */
  int32_t place = member / tree->group_rows;
  int32_t column = mirrored(tree, corner, place);
  int32_t row = turned(tree, corner, place, member % tree->group_rows);
  /*@ assert row: row == MemberRow(tree->group_rows, corner, member); */
  /*@ assert column: column == MemberColumn(tree->group_rows, tree->group_columns, corner, member); */
  /*@ ghost lemma_in_submesh(tree->mesh.rows, tree->mesh.columns, tree->group_rows,
        tree->group_columns, tree->group, tree->side, at.row, at.column, row, column); */
  /*@ ghost lemma_multiplied(at.row, row, tree->side, tree->group_rows); */
  /*@ ghost lemma_multiplied(at.column, column, tree->side, tree->group_columns); */
  int32_t mesh_row = at.row * tree->group_rows + row;
  int32_t mesh_column = at.column * tree->group_columns + column;
  /*@ ghost lemma_multiplied(mesh_row, mesh_column, tree->mesh.rows, tree->mesh.columns); */
  return mesh_row * tree->mesh.columns + mesh_column;
}

int32_t dodona_htree_node(const dodona_htree *tree, int32_t position) {
  /*@ ghost lemma_htree_node(tree->mesh.rows, tree->mesh.columns, tree->group_rows,
        tree->group_columns, tree->group, tree->side, position); */
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  return node_of(tree, at, corner_of(tree, at), position % tree->group);
}

/* The position of a place in the submesh of a group. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: 0 <= index < tree->side * tree->side && 0 <= corner <= 3 &&
      0 <= row < tree->group_rows && 0 <= column < tree->group_columns;
    terminates \true;
    assigns \nothing;
    ensures position: \result == PositionAt(tree->group_rows, tree->group_columns, index, corner,
                                           row, column);
    exits \false; */
static int32_t position_of(const dodona_htree *tree, int32_t index, int32_t corner, int32_t row,
                           int32_t column) {
  /*@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns,
                        tree->group, tree->side); */
  int32_t place = mirrored(tree, corner, column);
  int32_t along = turned(tree, corner, place, row);
  /*@ ghost lemma_multiplied(place, along, tree->group_columns, tree->group_rows); */
  int32_t member = place * tree->group_rows + along;
  /*@ assert member: member == MemberAt(tree->group_rows, tree->group_columns, corner, row, column); */
  /*@ ghost lemma_multiplied(index, member, tree->side * tree->side, tree->group); */
  /*@ ghost lemma_position_by(tree->group_rows, tree->group_columns, tree->group, index, corner, row,
                              column, member); */
  return index * tree->group + member;
}

int32_t dodona_htree_position(const dodona_htree *tree, int32_t node) {
  /*@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns,
                        tree->group, tree->side); */
  /*@ ghost lemma_htree_position(tree->mesh.rows, tree->mesh.columns, tree->group_rows,
        tree->group_columns, tree->group, tree->side, node); */
  /*@ ghost lemma_node(tree->mesh.rows, tree->mesh.columns, node); */
  int32_t row = node / tree->mesh.columns;
  int32_t column = node % tree->mesh.columns;
  /*@ ghost lemma_htree_divided(row, tree->side, tree->group_rows); */
  /*@ ghost lemma_htree_divided(column, tree->side, tree->group_columns); */
  dodona_submesh at = {row / tree->group_rows, column / tree->group_columns};
  int32_t index = dodona_htree_index(tree, at);
  return position_of(tree, index, corner_of(tree, at), row % tree->group_rows,
                     column % tree->group_columns);
}
