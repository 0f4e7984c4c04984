/* The transfers of couples that play a plan. */
#ifndef DODONA_TREES_COUPLE_ACSL_H
#define DODONA_TREES_COUPLE_ACSL_H

#include "spec/algorithms/couples.h"
#include "ref/trees/tree_acsl.h"

/*@
  // A plan that the couples of P ranks play: a pipeline from root 0.
  predicate PlanOfCouples(dodona_tree_plan plan, integer P) =
    ValidPlan(plan) && !Postal(plan.family) && plan.root == 0 && 1 <= P &&
    plan.ranks == Couples(P);

  // In step y rank d is sent block j. Rank 0 sends block j for the first time then: in the fractional tree
  // to its first child before any other rank, in two trees to no other rank.
  predicate PlanSent(dodona_tree_plan plan, integer y, integer d, integer j) =
    \exists integer c; PlanTransfer(plan, y, c, d, j);
  predicate PlanFirst(dodona_tree_plan plan, integer y, integer j) =
    \exists integer d; PlanTransfer(plan, y, 0, d, j) && (TwoTree(plan.family) || d == 1);

  // After step y position u gives its partner v block j.
  predicate CoupleGives(dodona_tree_plan plan, integer P, integer y, integer u, integer v,
                           integer j) =
    (CoupleMates(P, v, u) && PlanSent(plan, y, CoupleOf(P, u), j)) ||
    (CoupleMates(P, u, v) && u == 0 && PlanFirst(plan, y, j));

  // Couples of three ranks or more.
  predicate CoupleHop(dodona_tree_plan plan, integer P, integer x, integer u, integer v, integer j) =
    x % 2 == 1
      ? CoupleEnds(P, u, v) &&
        PlanTransfer(plan, (x + 1) / 2, CoupleOf(P, u), CoupleOf(P, v), j)
      : x % 2 == 0 && CoupleGives(plan, P, x / 2, u, v, j);

  // Two ranks are the root and its partner: a block a step.
  predicate PairHop(integer s, integer x, integer u, integer v, integer j) =
    u == 0 && v == 1 && 0 <= j < s && x == j + 1;

  // In step x position u sends block j to position v.
  predicate CoupleTransfer(dodona_tree_plan plan, integer P, integer x, integer u, integer v,
                              integer j) =
    P == 2 ? PairHop(plan.blocks, x, u, v, j) : CoupleHop(plan, P, x, u, v, j);

  logic integer CoupleSteps(dodona_tree_plan plan, integer P) =
    P == 2 ? plan.blocks : 2 * PlanSteps(plan);
*/

#endif
