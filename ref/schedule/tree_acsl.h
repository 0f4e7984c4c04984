/* Requests, plans, places and the transfers of a plan, in ranks: the subject of the public functions. */
#ifndef DODONA_SCHEDULE_TREE_ACSL_H
#define DODONA_SCHEDULE_TREE_ACSL_H

#include "ref/schedule/algorithm.h"
#include "ref/schedule/tree_plan.h"
#include "spec/algorithms/fractional.h"
#include "spec/algorithms/split.h"
#include "spec/algorithms/twotree.h"
#include "spec/machine/turn.h"

#define DODONA_ROW_FAMILY(id, name, family, variant, ops, takes, summary)                          \
  algorithm == DODONA_##id ? DODONA_FAMILY_##family:
#define DODONA_ROW_VARIANT(id, name, family, variant, ops, takes, summary)                         \
  algorithm == DODONA_##id ? variant:
#define DODONA_ROW_TAKES(id, name, family, variant, ops, takes, summary)                           \
  algorithm == DODONA_##id ? (takes):

/*@
  // What the table says of a tree; -1 if it is not there.
  logic integer FamilyOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_FAMILY) -1;
  logic integer VariantOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_VARIANT) -1;
  logic integer TakesOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_TAKES) 0;

  predicate Fractional(integer family) = family == DODONA_FAMILY_FRACTIONAL;
  predicate Postal(integer family) = family == DODONA_FAMILY_POSTAL;
  predicate TwoTree(integer family) = family == DODONA_FAMILY_TWOTREE;

  // The share that a sender keeps; 0/1 in the lambda tree.
  logic integer AlphaNum(integer variant, integer p) =
    variant == DODONA_KEEPS_MOST ? 0 : variant == DODONA_KEEPS_HALF ? 1 : p;
  logic integer AlphaDen(integer variant, integer q) =
    variant == DODONA_KEEPS_MOST ? 1 : variant == DODONA_KEEPS_HALF ? 2 : q;

  // The first argument that is wrong.
  logic integer PostalStatus{L}(dodona_tree_request *q) =
    q->blocks != 1 ? DODONA_BAD_BLOCKS :
    !(1 <= q->rule.ticks <= q->rule.latency) ? DODONA_BAD_LATENCY :
    VariantOf(q->algorithm) == DODONA_KEEPS_ASKED &&
      !(0 < q->rule.alpha_num < q->rule.alpha_den <= 0x40000000) ? DODONA_BAD_ALPHA : DODONA_OK;
  logic integer PipelineStatus{L}(dodona_tree_request *q) =
    q->blocks < 1 ? DODONA_BAD_BLOCKS :
    FamilyOf(q->algorithm) == DODONA_FAMILY_FRACTIONAL && VariantOf(q->algorithm) == 0 && q->group < 1
      ? DODONA_BAD_GROUP : DODONA_OK;
  logic integer RequestStatus{L}(dodona_tree_request *q) =
    !(0 <= q->algorithm < DODONA_TREES) ? DODONA_BAD_ALGORITHM :
    q->ranks < 1 ? DODONA_BAD_RANKS :
    !(0 <= q->root < q->ranks) ? DODONA_BAD_ROOT :
    FamilyOf(q->algorithm) == DODONA_FAMILY_POSTAL ? PostalStatus(q) : PipelineStatus(q);

  // r as the tree uses it: every group that holds all ranks counts as one, the chain.
  logic integer Group(integer family, integer variant, integer P, integer r) =
    family != DODONA_FAMILY_FRACTIONAL ? 0 :
    variant == 0 ? (r < P ? r : INT32_MAX) : (variant < P ? variant : INT32_MAX);
  logic integer GroupOf{L}(dodona_tree_request *q) =
    Group(FamilyOf(q->algorithm), VariantOf(q->algorithm), q->ranks, q->group);

  // The table of P ranks in groups of r has more than these entries.
  predicate TooShort(integer P, integer r, integer entries) =
    \exists int32_t D; IsDepth(P, r, D) && entries < D - r;

  // The plan of a valid request needs more entries than these.
  predicate RequestTooShort{L}(dodona_tree_request *q, integer entries) =
    (Fractional(FamilyOf(q->algorithm)) && TooShort(q->ranks, GroupOf(q), entries)) ||
    (Postal(FamilyOf(q->algorithm)) && VariantOf(q->algorithm) == DODONA_KEEPS_MOST && \exists int64_t T;
      IsHorizon(q->rule.latency, q->rule.ticks, 0, 1, q->ranks, T) && entries < T) ||
    (Postal(FamilyOf(q->algorithm)) && VariantOf(q->algorithm) != DODONA_KEEPS_MOST && entries < q->rule.latency);

  predicate FractionalPlan{L}(dodona_tree_plan *plan) =
    1 <= plan->group && plan->group == Group(plan->family, plan->variant, plan->ranks, plan->group) &&
    IsDepth(plan->ranks, plan->group, plan->depth) &&
    plan->rule.latency == 1 && plan->rule.ticks == 1;

  predicate TwotreePlan{L}(dodona_tree_plan *plan) =
    DODONA_COMPLETE <= plan->variant <= DODONA_INORDER &&
    plan->group == 0 && plan->depth == TwoLast(plan->variant, plan->ranks, 0) &&
    plan->rule.latency == 1 && plan->rule.ticks == 1;

  predicate PostalPlan{L}(dodona_tree_plan *plan) =
    plan->blocks == 1 && RuleOf(&plan->rule) &&
    plan->rule.alpha_num == AlphaNum(plan->variant, plan->rule.alpha_num) &&
    plan->rule.alpha_den == AlphaDen(plan->variant, plan->rule.alpha_den) &&
    IsHorizon(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
              plan->ranks, plan->horizon) &&
    plan->horizon <= 0x4000000000000000;

  // The plan's row of the table.
  predicate PlanRow{L}(dodona_tree_plan *plan) =
    0 <= plan->algorithm < DODONA_TREES && plan->family == FamilyOf(plan->algorithm) &&
    plan->variant == VariantOf(plan->algorithm) && 0 <= plan->family <= DODONA_FAMILY_TWOTREE;

  predicate ValidPlan{L}(dodona_tree_plan *plan) =
    PlanRow(plan) && 1 <= plan->ranks &&
    0 <= plan->root < plan->ranks && 1 <= plan->blocks &&
    (Postal(plan->family) ==> PostalPlan(plan)) &&
    (TwoTree(plan->family) ==> TwotreePlan(plan)) &&
    (Fractional(plan->family) ==> FractionalPlan(plan));

  predicate PlanTable{L}(dodona_tree_plan *plan, uint32_t *table) =
    (Postal(plan->family) ==>
       SplitTable(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                  plan->rule.alpha_den, plan->horizon, table)) &&
    (Fractional(plan->family) ==> CapacityTable(plan->group, plan->depth, table));

  // Entries of the table that the plan uses.
  logic integer TableSize{L}(dodona_tree_plan *plan) =
    plan->family == DODONA_FAMILY_FRACTIONAL ? plan->depth - plan->group :
    plan->family == DODONA_FAMILY_POSTAL ? plan->horizon : 0;

  predicate PlaceOf{L}(dodona_tree_plan *plan, dodona_tree_place *place) =
    0 <= place->rank < plan->ranks &&
    (Postal(plan->family) ==>
       SplitPlace(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                  plan->rule.alpha_den, plan->ranks, plan->horizon,
                  Position(plan->ranks, plan->root, place->rank), &place->split)) &&
    (TwoTree(plan->family) ==>
       TwotreePlace(plan->variant, plan->ranks,
                    Position(plan->ranks, plan->root, place->rank), &place->twotree)) &&
    (Fractional(plan->family) ==>
       FractionalPlace(plan->ranks, plan->group, plan->depth,
                       Position(plan->ranks, plan->root, place->rank), &place->fractional));

  // In step x, rank u sends block j to rank v: a hop of the tree, turned by the root.
  predicate PlanHop{L}(dodona_tree_plan *plan, integer x, integer a, integer b, integer j) =
    Postal(plan->family)
      ? SplitHop(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                 plan->rule.alpha_den, plan->ranks, plan->horizon, x, a, b, j) :
    TwoTree(plan->family)
      ? TwoHop(plan->variant, plan->ranks, plan->blocks, x, a, b, j)
      : Hop(plan->ranks, plan->group, plan->depth, plan->blocks, x, a, b, j);
  predicate PlanTransfer{L}(dodona_tree_plan *plan, integer x, integer u, integer v, integer j) =
    0 <= u < plan->ranks && 0 <= v < plan->ranks &&
    PlanHop(plan, x, Position(plan->ranks, plan->root, u), Position(plan->ranks, plan->root, v), j);

  // The step of the transfer by which position b, not 0, receives block j, and who sends it.
  logic integer HopStep{L}(dodona_tree_plan *plan, integer b, integer j) =
    plan->family == DODONA_FAMILY_TWOTREE
      ? TwoArrival(plan->variant, plan->ranks, b, j) :
    plan->family == DODONA_FAMILY_FRACTIONAL
      ? Arrival(plan->ranks, plan->group, plan->depth, b) + Pace(plan->group, j)
      : SplitReady(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                   plan->rule.alpha_den, plan->ranks, plan->horizon, b) - plan->rule.latency + 1;
  logic integer HopSource{L}(dodona_tree_plan *plan, integer b, integer j) =
    plan->family == DODONA_FAMILY_TWOTREE
      ? TwoParent(plan->variant, plan->ranks, j % 2, b) :
    plan->family == DODONA_FAMILY_FRACTIONAL
      ? Source(plan->ranks, plan->group, plan->depth, b, j)
      : SplitParent(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                    plan->rule.alpha_den, plan->ranks, plan->horizon, b);

  // The same for rank v, not the root.
  logic integer PlanArrival{L}(dodona_tree_plan *plan, integer v, integer j) =
    HopStep(plan, Position(plan->ranks, plan->root, v), j);
  logic integer PlanSource{L}(dodona_tree_plan *plan, integer v, integer j) =
    Rank(plan->ranks, plan->root,
         HopSource(plan, Position(plan->ranks, plan->root, v), j));

  // In step x rank v receives or sends.
  predicate PlanActive{L}(dodona_tree_plan *plan, integer x, integer v) =
    (\exists integer u, j; PlanTransfer(plan, x, u, v, j)) ||
    (\exists integer w, j; PlanTransfer(plan, x, v, w, j));

  // Steps until the last rank has the last block: it is sent in step PlanSteps - latency + 1.
  logic integer PlanSteps{L}(dodona_tree_plan *plan) =
    plan->ranks == 1 ? 0 :
    plan->family == DODONA_FAMILY_TWOTREE
      ? TwoSteps(plan->variant, plan->ranks, plan->blocks) :
    plan->family == DODONA_FAMILY_FRACTIONAL ? plan->depth + Pace(plan->group, plan->blocks - 1)
                                         : plan->horizon;

  // The k-th parent of position v: one, or the r members of the group to the left in turn.
  logic integer ParentAt(integer P, integer r, integer D, integer v, integer k) =
    0 < v && 0 <= k && k < (Feeder(P, r, D, v) == -1 ? 1 : r) ? Source(P, r, D, v, k) : -1;

  // Children come down first.
  logic integer ChildAt(integer P, integer r, integer D, integer v, integer k) =
    k == 0 ? (Down(P, r, D, v) != -1 ? Down(P, r, D, v) : Right(P, r, D, v)) :
    k == 1 && Down(P, r, D, v) != -1 ? Right(P, r, D, v) : -1;

  // Two trees: the parent in either tree, and all children. Postal tree: one parent, and one child for each message.
  logic integer PlanParent{L}(dodona_tree_plan *plan, integer rank, integer k) =
    \let v = Position(plan->ranks, plan->root, rank);
    RankOrNone(plan->ranks, plan->root,
      plan->family == DODONA_FAMILY_TWOTREE
        ? (0 <= k <= 1 ? TwoParent(plan->variant, plan->ranks, k, v) : -1) :
      plan->family == DODONA_FAMILY_FRACTIONAL ? ParentAt(plan->ranks, plan->group, plan->depth, v, k) :
      k == 0 ? SplitParent(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                           plan->rule.alpha_den, plan->ranks, plan->horizon, v) : -1);
  logic integer PlanChild{L}(dodona_tree_plan *plan, integer rank, integer k) =
    \let v = Position(plan->ranks, plan->root, rank);
    RankOrNone(plan->ranks, plan->root,
      plan->family == DODONA_FAMILY_TWOTREE
        ? TwoFed(plan->variant, plan->ranks, v, k) :
      plan->family == DODONA_FAMILY_FRACTIONAL ? ChildAt(plan->ranks, plan->group, plan->depth, v, k) :
      SplitChild(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                 plan->rule.alpha_den, plan->ranks, plan->horizon, v, k));
*/

#endif
