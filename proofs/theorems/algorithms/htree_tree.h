/* Meshes of every shape. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_HTREE_TREE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_HTREE_TREE_H

#include "ref/algorithms/groups/htree.h"
#include "spec/machine/begins.h"
#include "spec/machine/broadcast.h"

/*@
  // Schedule S is what the mesh's positions send.
  predicate HtreeSchedule(integer n, integer r, integer blocks, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> HtreeHop(n, r, blocks, x, u, v, j);
*/

/* A valid broadcast, and how many steps are enough. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree) && 1 <= blocks && P == (tree->side * tree->side) * tree->group;
    requires schedule: HtreeSchedule(tree->side, tree->group, blocks, S);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, P, blocks, 0, 1, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures one: \old(tree->side == 1 && tree->group == 1) ==> \result == 0;
    ensures steps: \old(tree->side > 1 || tree->group > 1) ==> \result ==
      \old(2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1) + Pace(tree->group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t theorem_htree_broadcast(const dodona_htree *tree, int32_t P, int32_t blocks, int64_t S);

#endif
