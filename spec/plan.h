/* What the public functions are about: requests, plans, places and the transfers of a plan, in
   ranks. */
#ifndef DODONA_SPEC_PLAN_H
#define DODONA_SPEC_PLAN_H

#include "../ref/types.h"
#include "../ref/fractional_place.h"
#include "fractional_steps.h"
#include "turn.h"

/*@
  // The first argument that is wrong.
  logic integer RequestStatus{L}(dodona_request *q) =
    !(0 <= q->algorithm < DODONA_ALGORITHMS) ? DODONA_BAD_ALGORITHM :
    q->ranks < 1 ? DODONA_BAD_RANKS :
    !(0 <= q->root < q->ranks) ? DODONA_BAD_ROOT :
    q->blocks < 1 ? DODONA_BAD_BLOCKS :
    q->algorithm == DODONA_FRACTIONAL && q->group < 1 ? DODONA_BAD_GROUP : DODONA_OK;

  // r as the tree uses it: all groups that hold every rank are one, the chain.
  logic integer Group(integer algorithm, integer P, integer r) =
    algorithm == DODONA_CHAIN ? INT32_MAX :
    algorithm == DODONA_BINARY ? (1 < P ? 1 : INT32_MAX) :
    r < P ? r : INT32_MAX;
  logic integer GroupOf{L}(dodona_request *q) = Group(q->algorithm, q->ranks, q->group);

  // The table of P ranks in groups of r has more than these entries.
  predicate TooShort(integer P, integer r, integer entries) =
    \exists int32_t D; IsDepth(P, r, D) && entries < D - r;

  predicate ValidPlan{L}(dodona_plan *plan) =
    0 <= plan->algorithm < DODONA_ALGORITHMS && 1 <= plan->ranks &&
    0 <= plan->root < plan->ranks && 1 <= plan->blocks && 1 <= plan->group &&
    plan->group == Group(plan->algorithm, plan->ranks, plan->group) &&
    IsDepth(plan->ranks, plan->group, plan->depth);

  predicate PlanTable{L}(dodona_plan *plan, uint32_t *table) =
    CapacityTable(plan->group, plan->depth, table);

  predicate PlaceOf{L}(dodona_plan *plan, dodona_place *place) =
    0 <= place->rank < plan->ranks &&
    FractionalPlace(plan->ranks, plan->group, plan->depth,
                    Position(plan->ranks, plan->root, place->rank), &place->fractional);

  // In step x, rank u sends block j to rank v: a hop of the tree, turned by the root.
  predicate RankHop(integer P, integer root, integer r, integer D, integer s, integer x, integer u,
                    integer v, integer j) =
    0 <= u < P && 0 <= v < P &&
    Hop(P, r, D, s, x, Position(P, root, u), Position(P, root, v), j);
  predicate PlanTransfer{L}(dodona_plan *plan, integer x, integer u, integer v, integer j) =
    RankHop(plan->ranks, plan->root, plan->group, plan->depth, plan->blocks, x, u, v, j);

  // When rank v, not the root, receives block j, and from whom.
  logic integer PlanArrival{L}(dodona_plan *plan, integer v, integer j) =
    Arrival(plan->ranks, plan->group, plan->depth, Position(plan->ranks, plan->root, v)) +
    Pace(plan->group, j);
  logic integer PlanSource{L}(dodona_plan *plan, integer v, integer j) =
    Rank(plan->ranks, plan->root,
      Source(plan->ranks, plan->group, plan->depth, Position(plan->ranks, plan->root, v), j));

  // In step x rank v receives or sends.
  predicate PlanActive{L}(dodona_plan *plan, integer x, integer v) =
    (\exists integer u, j; PlanTransfer(plan, x, u, v, j)) ||
    (\exists integer w, j; PlanTransfer(plan, x, v, w, j));

  // The last step: the deepest rank receives the last block.
  logic integer PlanSteps{L}(dodona_plan *plan) =
    plan->ranks == 1 ? 0 : plan->depth + Pace(plan->group, plan->blocks - 1);

  // The k-th parent of position v: one, or the r members of the group to the left in turn.
  logic integer ParentAt(integer P, integer r, integer D, integer v, integer k) =
    0 < v && 0 <= k && k < (Feeder(P, r, D, v) == -1 ? 1 : r) ? Source(P, r, D, v, k) : -1;

  // Children come down first.
  logic integer ChildAt(integer P, integer r, integer D, integer v, integer k) =
    k == 0 ? (Down(P, r, D, v) != -1 ? Down(P, r, D, v) : Right(P, r, D, v)) :
    k == 1 && Down(P, r, D, v) != -1 ? Right(P, r, D, v) : -1;

  logic integer PlanParent{L}(dodona_plan *plan, integer rank, integer k) =
    RankOrNone(plan->ranks, plan->root,
      ParentAt(plan->ranks, plan->group, plan->depth, Position(plan->ranks, plan->root, rank), k));
  logic integer PlanChild{L}(dodona_plan *plan, integer rank, integer k) =
    RankOrNone(plan->ranks, plan->root,
      ChildAt(plan->ranks, plan->group, plan->depth, Position(plan->ranks, plan->root, rank), k));
*/

#endif
