/* The order in which a reduction combines, for the plans that keep the order of ranks: which ranks stand
   below each rank in the tree of a block, and which children a rank has on each side.

   Tree 0 of TwoTreeS for 7 ranks with root 0, each rank with its interval:

                      4 [1..6]
             2 [1..3]          6 [5..6]
        1 [1]       3 [3]    5 [5]

   Source: TwoTreeS has in-order trees (Sanders, Speck, Traeff 2009). */
#ifndef DODONA_TREES_ORDER_ACSL_H
#define DODONA_TREES_ORDER_ACSL_H

#include "ref/base/step.h"
#include "ref/trees/tree_acsl.h"

/*@
  // In-order trees, for example a chain. In each tree a rank has at most one child on each side, the side
  // of lower and the side of higher ranks; the child's subtree is an interval of ranks that ends beside the
  // rank. The root stands before all other ranks or after them. With an odd number of nodes beside the
  // root, TwoTreeS has one leaf more than its in-order trees; in T2 this leaf hangs on the wrong end.
  predicate KeepsRankOrder(dodona_tree_plan plan) =
    plan.ranks <= 2 ||
    (plan.root == 0 || plan.root == plan.ranks - 1) &&
    (TwoTree(plan.family) && plan.variant == DODONA_INORDER && plan.ranks % 2 == 1 ||
     plan.family == DODONA_FAMILY_FRACTIONAL && plan.ranks <= plan.group);

  // P odd: role j and the roles below it are RoleLow .. RoleHigh.
  logic integer RoleLow(integer P, integer j) =
    j % 2 == 1 ? j : j - 2 * TopPower(SearchSizeIn(0, (P - 1) / 2, j / 2)) + 1;
  logic integer RoleHigh(integer P, integer j) =
    \let n = SearchSizeIn(0, (P - 1) / 2, j / 2);
    j % 2 == 1 ? j : \min(P - 1, j + 2 * (n - TopPower(n)) + 1);

  // The chain, and any tree of two ranks: positions in a row.
  logic boolean InRow(dodona_tree_plan plan) =
    plan.ranks <= 2 || plan.family == DODONA_FAMILY_FRACTIONAL;

  // In tree c, position v, not 0, and the positions below it are LowAt .. HighAt. The children of v with
  // lower and higher position are LeftAt and RightAt, 0 if there is none; position 0 has the child TopAt.
  logic integer LowAt(dodona_tree_plan plan, integer c, integer v) =
    InRow(plan) ? v :
    c == 0 ? RoleLow(plan.ranks, v) : plan.ranks - RoleHigh(plan.ranks, plan.ranks - v);
  logic integer HighAt(dodona_tree_plan plan, integer c, integer v) =
    InRow(plan) ? plan.ranks - 1 :
    c == 0 ? RoleHigh(plan.ranks, v) : plan.ranks - RoleLow(plan.ranks, plan.ranks - v);

  // The mirror image of a role; nobody's is nobody.
  logic integer Mirror(integer P, integer z) = z == 0 ? 0 : P - z;
  logic integer LeftAt(dodona_tree_plan plan, integer c, integer v) =
    InRow(plan) ? 0 :
    c == 0 ? RoleLeft(plan.ranks, v)
           : Mirror(plan.ranks, RoleRight(plan.ranks, plan.ranks - v));
  logic integer RightAt(dodona_tree_plan plan, integer c, integer v) =
    InRow(plan) ? (v + 1 < plan.ranks ? v + 1 : 0) :
    c == 0 ? RoleRight(plan.ranks, v)
           : Mirror(plan.ranks, RoleLeft(plan.ranks, plan.ranks - v));
  logic integer TopAt(dodona_tree_plan plan, integer c) =
    plan.ranks < 2 ? 0 : InRow(plan) ? 1 : TwoTop(DODONA_INORDER, plan.ranks, c);

  // The same in ranks. OrderBelow and OrderAbove are the children of lower and of higher rank, -1 where
  // there is none. The root stands before all others (root 0) or after them.
  logic integer ChildRank(dodona_tree_plan plan, integer z) =
    z == 0 ? -1 : Rank(plan.ranks, plan.root, z);
  logic integer OrderLow(dodona_tree_plan plan, integer c, integer v) =
    v == plan.root ? 0 :
    Rank(plan.ranks, plan.root, LowAt(plan, c, Position(plan.ranks, plan.root, v)));
  logic integer OrderHigh(dodona_tree_plan plan, integer c, integer v) =
    v == plan.root ? plan.ranks - 1 :
    Rank(plan.ranks, plan.root, HighAt(plan, c, Position(plan.ranks, plan.root, v)));
  logic integer OrderBelow(dodona_tree_plan plan, integer c, integer v) =
    v != plan.root
      ? ChildRank(plan, LeftAt(plan, c, Position(plan.ranks, plan.root, v))) :
    plan.root == 0 ? -1 : ChildRank(plan, TopAt(plan, c));
  logic integer OrderAbove(dodona_tree_plan plan, integer c, integer v) =
    v != plan.root
      ? ChildRank(plan, RightAt(plan, c, Position(plan.ranks, plan.root, v))) :
    plan.root == 0 ? ChildRank(plan, TopAt(plan, c)) : -1;

  // Rank b is the child of v that has the ranks from .. to; or there is no such child and no such rank.
  predicate OrderChild(dodona_tree_plan plan, integer c, integer b, integer from, integer to) =
    b == -1 ? to + 1 == from
            : from <= b <= to && OrderLow(plan, c, b) == from && OrderHigh(plan, c, b) == to;

  // Rank v and the ranks below it are an interval: the ranks of its lower child, v itself, the ranks of its
  // higher child, in this order and without gaps. The root's interval is all ranks.
  predicate OrderedChildren(dodona_tree_plan plan, integer c, integer v) =
    0 <= OrderLow(plan, c, v) <= v <= OrderHigh(plan, c, v) < plan.ranks &&
    OrderChild(plan, c, OrderBelow(plan, c, v), OrderLow(plan, c, v), v - 1) &&
    OrderChild(plan, c, OrderAbove(plan, c, v), v + 1, OrderHigh(plan, c, v)) &&
    (v == plan.root ==> OrderLow(plan, c, v) == 0 && OrderHigh(plan, c, v) == plan.ranks - 1);

  // These are v's children in the tree of block j, all of them.
  predicate OrderFed(dodona_tree_plan plan, integer v, integer j) =
    \forall integer w; 0 <= w < plan.ranks && w != plan.root ==>
      (PlanSource(plan, w, j) == v <==>
       w == OrderBelow(plan, j % 2, v) || w == OrderAbove(plan, j % 2, v));
*/

/*@
  // If the root is the last rank, not rank 0, its input comes after all others. In a postal tree this needs
  // a root with one child.
  logic boolean RootLast(dodona_tree_plan plan) =
    0 < plan.root && plan.root == plan.ranks - 1 &&
    (plan.family == DODONA_FAMILY_FRACTIONAL || plan.family == DODONA_FAMILY_TWOTREE || plan.ranks == 2);

  // Rank v receives from u, its child in the tree of some block. The part goes in front of what v holds; or
  // aside, until the part of the same block has come that belongs between them; or behind what v holds.
  logic integer OperandOf(dodona_tree_plan plan, integer v, integer u) =
    \let a = Position(plan.ranks, plan.root, v);
    \let b = Position(plan.ranks, plan.root, u);
    b < a || v == plan.root && RootLast(plan) ? DODONA_PREPEND :
    plan.family == DODONA_FAMILY_FRACTIONAL && b == Right(plan.ranks, plan.group, plan.depth, a)
      ? DODONA_SET_ASIDE : DODONA_APPEND;

  // A reduction by the plan, in which each rank combines so, combines in the order 0 .. P - 1. This holds
  // for in-order trees, and for trees whose positions count in preorder if the positions are the ranks or,
  // except in postal trees, the root is the last rank.
  predicate CombinesInOrder(dodona_tree_plan plan) =
    KeepsRankOrder(plan) ||
    (plan.family == DODONA_FAMILY_FRACTIONAL && (plan.root == 0 || plan.root == plan.ranks - 1)) ||
    (Postal(plan.family) && plan.root == 0);
*/

#endif
