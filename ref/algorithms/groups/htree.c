/* The tree of a mesh, the places of positions in it, and how long a broadcast takes. A mesh of 4 x 4 nodes in groups
   of 1 x 1, each node with the step in which it receives block 0, joined to the node that sends it:

      0:3 - 1:5   2:4 - 3:5
       |           |     |
      4:1 - 5:0 - 6:2   7:6         root 5
       |           |
      8:2 - 9:3  10:3 -11:5
       |           |
     12:4 -13:5  14:4 -15:5 */
#include "ref/algorithms/groups/htree.h"
#include "ref/algorithms/fractional/step.h"
#include "spec/lemmas/htree_places.h"

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
  /*@ ghost lemma_tiled(rows, columns, group_rows, group_columns, side); */
  tree->mesh.rows = rows;
  tree->mesh.columns = columns;
  tree->group_rows = group_rows;
  tree->group_columns = group_columns;
  tree->group = group_rows * group_columns;
  tree->side = side;
  /*@ assert htree: IsHtree(tree->mesh.rows, tree->mesh.columns, tree->group_rows,
                            tree->group_columns, tree->group, tree->side); */
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

/* The group at a submesh. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: InHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(tree->side, at, \result.above);
    ensures edge: EdgeHtree(tree->side, at, \result.above, \result.turns);
    ensures down: BelowHtree(tree->side, \result.down);
    ensures right: BelowHtree(tree->side, \result.right);
    ensures up: UpHtree(tree->side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(tree->side, at, \result.down);
    ensures feeds_right: RightHtree(tree->side, at, \result.right);
    exits \false; */
static dodona_htree_group group_of(const dodona_htree *tree, dodona_submesh at) {
  return dodona_htree_group_at(tree->side, tree->group_columns % 2, at);
}

/* The position of the head of a group, DODONA_NONE if there is none. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires group: BelowHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures none: \result == -1 <==> at.row == -1;
    ensures head: \result == GroupHead(tree->side, tree->group, at.row, at.column);
    ensures range: -1 <= \result;
    ensures room: 0 <= \result ==>
      \result + tree->group <= (tree->side * tree->side) * tree->group;
    exits \false; */
static int32_t head_of(const dodona_htree *tree, dodona_submesh at) {
  if (at.row == DODONA_NONE)
    return DODONA_NONE;
  int32_t index = dodona_htree_index(tree, at);
  /*@ ghost lemma_head_by(tree->side, tree->group, at.row, at.column, index); */
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
    ensures arrival: \result == HeadArrival(tree->side, tree->group, at.row, at.column);
    ensures last: \result <= 2 * Halvings(tree->side) * (tree->group + 1) -
      (tree->side > 1 ? 2 : 0);
    ensures root: \result == 0 <==>
      at.row == (tree->side - 1) / 2 && at.column == (tree->side - 1) / 2;
    exits \false; */
static int32_t arrival_of(const dodona_htree *tree, dodona_submesh at) {
  dodona_htree_group group = group_of(tree, at);
  /*@ ghost int32_t row = at.row; */
  /*@ ghost int32_t column = at.column; */
  int32_t edges = 0;
  int32_t rights = 0;
  /*@ ghost lemma_lowness(tree->side, at.row, at.column); */
  /*@ loop invariant inside: InHtree(tree->side, at);
      loop invariant above: AboveHtree(tree->side, at, group.above);
      loop invariant turns: 0 <= group.turns <= 1;
      loop invariant up: UpHtree(tree->side, at, group.above, group.turns);
      loop invariant passed: rights + HeadRights(tree->side, at.row, at.column) ==
        HeadRights(tree->side, \at(at.row, Pre), \at(at.column, Pre));
      loop invariant first: edges == 0 ==>
        at.row == \at(at.row, Pre) && at.column == \at(at.column, Pre);
      loop invariant rights: 0 <= rights <= edges;
      loop invariant edge: EdgeHtree(tree->side, at, group.above, group.turns);
      loop invariant exact: edges + GroupEdges(tree->side, at.row, at.column) ==
        GroupEdges(tree->side, \at(at.row, Pre), \at(at.column, Pre));
      loop invariant most: rights + GroupRights(tree->side, at.row, at.column) <=
        GroupRights(tree->side, \at(at.row, Pre), \at(at.column, Pre));
      loop invariant edges: edges <= Lowness(tree->side, \at(at.row, Pre), \at(at.column, Pre)) -
        Lowness(tree->side, at.row, at.column);
      loop invariant low: (tree->side == 1 ==> Lowness(tree->side, at.row, at.column) == 0) &&
        (1 < tree->side ==> tree->side <= Lowness(tree->side, at.row, at.column));
      loop assigns at, group, edges, rights;
      loop variant Lowness(tree->side, at.row, at.column); */
  while (group.above.row != DODONA_NONE) {
    /*@ ghost lemma_head_rights(tree->side, at.row, at.column); */
    /*@ ghost lemma_lowness(tree->side, group.above.row, group.above.column); */
    edges++;
    rights += group.turns;
    at = group.above;
    group = group_of(tree, at);
  }
  /*@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns,
                        tree->group, tree->side); */
  /*@ ghost lemma_arrival(tree->side, tree->group, edges, rights); */
  /*@ ghost lemma_group_rights(tree->side, at.row, at.column); */
  /*@ ghost lemma_last_head(tree->side, row, column, tree->group, edges, rights); */
  /*@ ghost lemma_group_root(tree->side, at.row, at.column); */
  /*@ assert top: HeadRights(tree->side, at.row, at.column) == 0 && GroupEdges(tree->side, at.row, at.column) == 0; */
  /*@ assert exact: rights == HeadRights(tree->side, row, column) && edges == GroupEdges(tree->side, row, column); */
  return edges * tree->group + rights;
}

/* Who sends to the head of a group that is not the root's. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires above: InHtree(tree->side, group.above) && 0 <= group.turns <= 1;
    terminates \true;
    assigns \nothing;
    ensures above: 0 <= \result && InTree(tree, \result);
    ensures feeder: \result == GroupHead(tree->side, tree->group, group.above.row, group.above.column) +
      (group.turns == 1 ? 0 : tree->group - 1);
    ensures turns: group.turns == 1 ==> InTree(tree, \result + (tree->group - 1));
    exits \false; */
static int32_t above_of(const dodona_htree *tree, dodona_htree_group group) {
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
    ensures next: \result == (position % tree->group == tree->group - 1 ?
      GroupHead(tree->side, tree->group, below.row, below.column) : position + 1);
    exits \false; */
static int32_t down_of(const dodona_htree *tree, int32_t position, dodona_submesh below) {
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  if (position % tree->group == tree->group - 1)
    return head_of(tree, below);
  /*@ ghost int32_t q = position / tree->group; */
  /*@ ghost lemma_multiplied(q, position % tree->group, tree->side * tree->side, tree->group); */
  return position + 1;
}

/*@ ghost
  /@ requires member: at.member == at.position % r;
     requires arrival: at.arrival == HtreeArrival(n, r, at.position);
     requires fed: at.above == HtreeFeeder(n, r, at.position) && at.turns == HtreeTurns(n, r, at.position);
     requires feeds: at.down == HtreeDown(n, r, at.position) && at.right == HtreeRight(n, r, at.position);
     terminates \true;
     assigns \nothing;
     ensures place: HtreePlace(n, r, at);
     exits \false; @/
  static void lemma_htree_place(int32_t n, int32_t r, dodona_group_place at)
  {
  }
*/

dodona_group_place dodona_htree_place(const dodona_htree *tree, int32_t position) {
  /*@ ghost lemma_htree_divided(position, tree->side * tree->side, tree->group); */
  dodona_submesh at = dodona_htree_submesh(tree, position / tree->group);
  /*@ ghost lemma_index_back(tree->side, at.row, at.column); */
  dodona_htree_group group = group_of(tree, at);
  dodona_group_place place = {.position = position, .above = position - 1};
  place.member = position % tree->group;
  place.arrival = arrival_of(tree, at) + place.member;
  if (place.member == 0 && position > 0) {
    /*@ assert other: 0 < position / tree->group; */
    place.above = above_of(tree, group);
    place.turns = group.turns;
  }
  place.down = down_of(tree, position, group.down);
  place.right = head_of(tree, group.right);
  /*@ ghost lemma_group_root(tree->side, at.row, at.column); */
  /*@ ghost lemma_head_by(tree->side, tree->group, at.row, at.column, position / tree->group); */
  /*@ assert head: GroupHead(tree->side, tree->group, at.row, at.column) == (position / tree->group) * tree->group; */
  /*@ assert here: at.row == GroupRow(tree->side, position / tree->group) && at.column == GroupColumn(tree->side, position / tree->group); */
  /*@ assert arrival: place.arrival == HtreeArrival(tree->side, tree->group, position); */
  /*@ assert turns: place.turns == HtreeTurns(tree->side, tree->group, position); */
  /*@ assert above: place.above == HtreeFeeder(tree->side, tree->group, position); */
  /*@ assert down: place.down == HtreeDown(tree->side, tree->group, position); */
  /*@ assert right: place.right == HtreeRight(tree->side, tree->group, position); */
  /*@ ghost lemma_htree_place(tree->side, tree->group, place); */
  return place;
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

/* The steps of so many levels, each two edges, one down and one right, which make r + 1 steps. */
/*@ requires range: 0 <= levels < 0x8000 && 1 <= group;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == 2 * levels * (group + 1);
    ensures range: 0 <= \result <= 0xffff00000000;
    ensures several: 1 <= levels ==> 4 <= \result;
    exits \false; */
static int64_t descent(int64_t levels, int32_t group) {
  /*@ ghost lemma_htree_depth(levels, group); */
  int64_t steps = levels * ((int64_t)group + 1);
  return 2 * steps;
}

int64_t dodona_htree_depth(const dodona_htree *tree) {
  /*@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns,
                        tree->group, tree->side); */
  int64_t steps = descent(halvings(tree->side), tree->group);
  return steps + tree->group - (tree->side > 1 ? 3 : 1);
}

int64_t dodona_htree_steps(const dodona_htree *tree, int32_t blocks) {
  if (tree->group == 1 && tree->side == 1)
    return 0;
  return dodona_htree_depth(tree) + dodona_fractional_pace(tree->group, blocks - 1);
}
