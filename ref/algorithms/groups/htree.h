/* Broadcasts on a mesh: its submeshes are the groups of a fractional tree. Inside, a group is a snake;
   between the groups runs an H-tree. Positions count from the root's 0, group by group, each along its
   snake. Nodes count row by row as in mesh.h, and links carry messages by X-Y routing. At most 1 edge uses
   a link if groups have one row or n <= 2, else at most 2. A reduction takes the same paths back if
   messages go along the column first. By X-Y routing its messages turn other corners, and 2 may share a
   link in a step (props/sweeps/htree.c). htree.c draws a small tree. Source: Sanders and Sibeyn, section 4
   (meshes) and figure 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_HTREE_H
#define DODONA_ALGORITHMS_GROUPS_HTREE_H

#include "ref/algorithms/groups/htree_group.h"
#include "ref/algorithms/groups/htree_shape.h"
#include "spec/lemmas/htree_node.h"

/* Makes the tree of an a x b mesh in submeshes of r1 x r2. On anything but DODONA_OK *tree is unchanged.
   DODONA_BAD_RANKS: no mesh, or more than 2^31 - 1 nodes. DODONA_BAD_GROUP: a / r1 and b / r2 are not one
   power of two. O(log n). */
/*@ requires memory: \valid(tree);
    terminates \true;
    assigns *tree;
    ensures ranks: !IsMesh(rows, columns) <==> \result == DODONA_BAD_RANKS;
    ensures group: \result == DODONA_BAD_GROUP || \result == DODONA_BAD_RANKS ||
      \result == DODONA_OK;
    ensures made: \result == DODONA_OK ==> ValidHtree(tree) && tree->mesh.rows == rows &&
      tree->mesh.columns == columns && tree->group_rows == group_rows &&
      tree->group_columns == group_columns;
    ensures unchanged: \result != DODONA_OK ==> *tree == \old(*tree);
    ensures complete: IsMesh(rows, columns) && 1 <= group_rows && 1 <= group_columns &&
      rows % group_rows == 0 && columns % group_columns == 0 &&
      rows / group_rows == columns / group_columns &&
      LowPower(rows / group_rows) == rows / group_rows ==> \result == DODONA_OK;
    exits \false; */
dodona_status dodona_htree_make(int32_t rows, int32_t columns, int32_t group_rows,
                                int32_t group_columns, dodona_htree *tree);

/* Returns the submesh of group q, 0 .. n n - 1, and back. Groups count row by row, cyclically from the
   root's group. O(1). */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires group: 0 <= q < tree->side * tree->side;
    terminates \true;
    assigns \nothing;
    ensures inside: InHtree(tree->side, \result);
    ensures row: \result.row == GroupRow(tree->side, q);
    ensures column: \result.column == GroupColumn(tree->side, q);
    ensures back: GroupIndex(tree->side, \result.row, \result.column) == q;
    exits \false; */
dodona_submesh dodona_htree_submesh(const dodona_htree *tree, int32_t q);

/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires inside: InHtree(tree->side, at);
    terminates \true;
    assigns \nothing;
    ensures index: \result == GroupIndex(tree->side, at.row, at.column);
    ensures range: 0 <= \result < tree->side * tree->side;
    ensures root: \result == 0 <==>
      at.row == (tree->side - 1) / 2 && at.column == (tree->side - 1) / 2;
    ensures row: GroupRow(tree->side, \result) == at.row;
    ensures column: GroupColumn(tree->side, \result) == at.column;
    exits \false; */
int32_t dodona_htree_index(const dodona_htree *tree, dodona_submesh at);

/* Returns the node of a position, and the position of a node; the two are inverse to each other. O(log n). */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires position: InTree(tree, position);
    terminates \true;
    assigns \nothing;
    ensures node: InMesh(&tree->mesh, \result);
    ensures number: \result ==
      HtreeNode(tree->side, tree->group_rows, tree->group_columns, position);
    ensures back: HtreePosition(tree->side, tree->group_rows, tree->group_columns, \result) ==
      position;
    exits \false; */
int32_t dodona_htree_node(const dodona_htree *tree, int32_t position);

/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires node: InMesh(&tree->mesh, node);
    terminates \true;
    assigns \nothing;
    ensures position: InTree(tree, \result);
    ensures number: \result ==
      HtreePosition(tree->side, tree->group_rows, tree->group_columns, node);
    ensures back: HtreeNode(tree->side, tree->group_rows, tree->group_columns, \result) == node;
    exits \false; */
int32_t dodona_htree_position(const dodona_htree *tree, int32_t node);

/* Returns the place of a position. O(log^2 n). */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires position: InTree(tree, position);
    terminates \true;
    assigns \nothing;
    ensures position: \result.position == position;
    ensures member: \result.member == position % tree->group && 0 <= \result.member < tree->group;
    ensures last: \result.arrival <= 2 * Halvings(tree->side) * (tree->group + 1) + tree->group -
      (tree->side > 1 ? 3 : 1);
    ensures arrival: 0 <= \result.arrival && (position == 0 <==> \result.arrival == 0);
    ensures above: -1 <= \result.above && (0 <= \result.above ==> InTree(tree, \result.above));
    ensures root: 0 < position ==> 0 <= \result.above;
    ensures turns: 0 <= \result.turns <= 1 &&
      (\result.turns == 1 ==> InTree(tree, \result.above + (tree->group - 1)));
    ensures down: -1 <= \result.down && (0 <= \result.down ==> InTree(tree, \result.down));
    ensures right: -1 <= \result.right && (0 <= \result.right ==> InTree(tree, \result.right));
    ensures place: HtreePlace(tree->side, tree->group, \result);
    exits \false; */
dodona_group_place dodona_htree_place(const dodona_htree *tree, int32_t position);

/* Returns the step in which the last position receives block 0: 2 k (r + 1) + r - 3 for k >= 1, r - 1 for k
   = 0. O(log n). */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    terminates \true;
    assigns \nothing;
    ensures depth: \result == 2 * Halvings(tree->side) * (tree->group + 1) + tree->group -
      (tree->side > 1 ? 3 : 1);
    ensures range: 0 <= \result <= 0x1000000000000;
    exits \false; */
int64_t dodona_htree_depth(const dodona_htree *tree);

/* Returns the steps of a broadcast of `blocks` blocks; 0 for one position. O(log n). */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures none: tree->side == 1 && tree->group == 1 ==> \result == 0;
    ensures steps: tree->side > 1 || tree->group > 1 ==> \result ==
      2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1) +
      Pace(tree->group, blocks - 1);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t dodona_htree_steps(const dodona_htree *tree, int32_t blocks);

#endif
