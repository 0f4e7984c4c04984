/* What a tree of submeshes is; htree.h says what it is for. */
#ifndef DODONA_ALGORITHMS_GROUPS_HTREE_SHAPE_H
#define DODONA_ALGORITHMS_GROUPS_HTREE_SHAPE_H

#include "ref/algorithms/groups/step.h"
#include "ref/base/mesh.h"
#include "spec/algorithms/htree_node.h"
#include "spec/algorithms/htree_places.h"

/* Plain data, made by dodona_htree_make only; may be copied and sent. */
typedef struct dodona_htree {
  dodona_mesh mesh;      /* a x b, P = a b */
  int32_t group_rows;    /* r1 */
  int32_t group_columns; /* r2 */
  int32_t group;         /* r = r1 r2 */
  int32_t side;          /* n = a / r1 = b / r2 = 2^k, k >= 0 */
} dodona_htree;

/*@
  // n x n submeshes of r1 x r2, n a power of two.
  predicate ValidHtree{L}(dodona_htree *tree) =
    IsHtree(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns,
            tree->group, tree->side);

  // at is the place of at.position.
  predicate HtreePlace(integer n, integer r, dodona_group_place at) =
    at.member == at.position % r && at.arrival == HtreeArrival(n, r, at.position) &&
    at.above == HtreeFeeder(n, r, at.position) && at.turns == HtreeTurns(n, r, at.position) &&
    at.down == HtreeDown(n, r, at.position) && at.right == HtreeRight(n, r, at.position);

  predicate InTree{L}(dodona_htree *tree, integer v) =
    0 <= v < (tree->side * tree->side) * tree->group;
*/

#endif
