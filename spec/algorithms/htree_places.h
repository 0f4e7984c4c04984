/* The places of an H-tree's positions: groups of r in the order of GroupIndex, each along its snake. */
#ifndef DODONA_SPEC_ALGORITHMS_HTREE_PLACES_H
#define DODONA_SPEC_ALGORITHMS_HTREE_PLACES_H

#include "spec/algorithms/groups.h"
#include "spec/algorithms/htree_tree.h"
#include "spec/algorithms/htree_depth.h"

/*@
  // Right edges among the k edges above a group, or among all if there are fewer.
  // measure k
  logic integer RightsIn(integer n, integer k, integer row, integer column) =
    k <= 0 || UpRow(n, row, column) == -1 ? 0 :
    RightsIn(n, k - 1, UpRow(n, row, column), UpColumn(n, row, column)) + UpTurns(n, row, column);

  logic integer HeadRights(integer n, integer row, integer column) =
    RightsIn(n, GroupEdges(n, row, column), row, column);

  // The step in which the head of a group receives block 0: r for each edge from the root, 1 for each right one.
  // measure n < 0 ? 1 : 0
  logic integer HeadArrival(integer n, integer r, integer row, integer column) =
    n < 0 ? HeadArrival(0, r, row, column) :
    GroupEdges(n, row, column) * r + HeadRights(n, row, column);

  // The position of the head of a group.
  // measure n < 0 ? 1 : 0
  logic integer GroupHead(integer n, integer r, integer row, integer column) =
    n < 0 ? GroupHead(0, r, row, column) :
    row == -1 ? -1 : GroupIndex(n, row, column) * r;

  // Member m of the group in that row and column.
  // measure n < 0 ? 1 : 0
  logic integer MemberTurns(integer n, integer row, integer column, integer m) =
    n < 0 ? MemberTurns(0, row, column, m) :
    m > 0 ? 0 : UpTurns(n, row, column);

  // measure n < 0 ? 1 : 0
  logic integer MemberAbove(integer n, integer r, integer row, integer column, integer m) =
    n < 0 ? MemberAbove(0, r, row, column, m) :
    m > 0 ? GroupHead(n, r, row, column) + m - 1 :
    UpRow(n, row, column) == -1 ? -1 :
    GroupHead(n, r, UpRow(n, row, column), UpColumn(n, row, column)) +
      (UpTurns(n, row, column) == 1 ? 0 : r - 1);

  // measure n < 0 ? 1 : 0
  logic integer MemberDown(integer n, integer r, integer row, integer column, integer m) =
    n < 0 ? MemberDown(0, r, row, column, m) :
    m < r - 1 ? GroupHead(n, r, row, column) + m + 1 :
    GroupHead(n, r, DownRow(n, row, column), DownColumn(n, row, column));

  // measure n < 0 ? 1 : 0
  logic integer MemberRight(integer n, integer r, integer row, integer column) =
    n < 0 ? MemberRight(0, r, row, column) :
    GroupHead(n, r, RightRow(n, row, column), RightColumn(n, row, column));

  // Position v.
  logic integer HtreeTurns(integer n, integer r, integer v) =
    MemberTurns(n, GroupRow(n, v / r), GroupColumn(n, v / r), v % r);
  logic integer HtreeFeeder(integer n, integer r, integer v) =
    MemberAbove(n, r, GroupRow(n, v / r), GroupColumn(n, v / r), v % r);
  logic integer HtreeDown(integer n, integer r, integer v) =
    MemberDown(n, r, GroupRow(n, v / r), GroupColumn(n, v / r), v % r);
  logic integer HtreeRight(integer n, integer r, integer v) =
    MemberRight(n, r, GroupRow(n, v / r), GroupColumn(n, v / r));
  logic integer HtreeArrival(integer n, integer r, integer v) =
    HeadArrival(n, r, GroupRow(n, v / r), GroupColumn(n, v / r)) + v % r;

  // In step x, position u sends block j of `blocks` to position v.
  predicate HtreeHop(integer n, integer r, integer blocks, integer x, integer u, integer v, integer j) =
    v < (n * n) * r && GroupReceives(r, blocks, v, HtreeArrival(n, r, v), HtreeFeeder(n, r, v), HtreeTurns(n, r, v), x, u, j);

  // The conditions of GroupLocal, of these places.
  predicate HtreeDownSound(integer n, integer r, integer v) =
    -1 <= HtreeDown(n, r, v) < (n * n) * r &&
    (HtreeDown(n, r, v) != -1 ==>
      0 < HtreeDown(n, r, v) && HtreeTurns(n, r, HtreeDown(n, r, v)) == 0 &&
      HtreeFeeder(n, r, HtreeDown(n, r, v)) == v &&
      HtreeArrival(n, r, HtreeDown(n, r, v)) == HtreeArrival(n, r, v) + 1);

  predicate HtreeRightSound(integer n, integer r, integer v) =
    -1 <= HtreeRight(n, r, v) < (n * n) * r &&
    (HtreeRight(n, r, v) != -1 ==>
      0 < HtreeRight(n, r, v) && HtreeTurns(n, r, HtreeRight(n, r, v)) == 1 &&
      HtreeFeeder(n, r, HtreeRight(n, r, v)) == v - v % r &&
      HtreeArrival(n, r, HtreeRight(n, r, v)) == HtreeArrival(n, r, v) - v % r + r + 1);

  predicate HtreeTurnsSound(integer n, integer r, integer v) =
    0 <= HtreeTurns(n, r, v) <= 1 &&
    (HtreeTurns(n, r, v) == 1 ==>
      0 <= HtreeFeeder(n, r, v) && HtreeFeeder(n, r, v) + r <= (n * n) * r &&
      \forall integer u; HtreeFeeder(n, r, v) <= u < HtreeFeeder(n, r, v) + r ==>
        HtreeRight(n, r, u) == v && u % r == u - HtreeFeeder(n, r, v));

  predicate HtreeFedSound(integer n, integer r, integer v) =
    (v == 0 ==> HtreeFeeder(n, r, v) == -1 && HtreeTurns(n, r, v) == 0) &&
    (0 < v && HtreeTurns(n, r, v) == 0 ==>
      0 <= HtreeFeeder(n, r, v) < (n * n) * r && HtreeDown(n, r, HtreeFeeder(n, r, v)) == v) &&
    0 <= HtreeArrival(n, r, v) && (v == 0 <==> HtreeArrival(n, r, v) == 0);

  predicate HtreeLocal(integer n, integer r, integer v) =
    HtreeDownSound(n, r, v) && HtreeRightSound(n, r, v) && HtreeTurnsSound(n, r, v) && HtreeFedSound(n, r, v);
*/

#endif
