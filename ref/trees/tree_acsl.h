/* Requests, plans, places and the transfers of a plan, in ranks: the subject of the public functions. */
#ifndef DODONA_TREES_TREE_ACSL_H
#define DODONA_TREES_TREE_ACSL_H

#include "ref/algorithms/algorithm.h"
#include "ref/algorithms.def"

/* Each family of trees has a member; a plan uses the member of its own family. */
typedef struct dodona_tree_place {
  int32_t rank;
#define DODONA_MEMBER(id, tag, Tag, summary) dodona_##tag##_place tag;
  DODONA_TREE_FAMILY_TABLE(DODONA_MEMBER)
#undef DODONA_MEMBER
} dodona_tree_place;
#include "spec/machine/turn.h"

/* clang-format off */
#define DODONA_ROW_FAMILY(id, name, family, variant, ops, takes, same_bits, summary)                          \
  algorithm == DODONA_##id ? DODONA_FAMILY_##family:
#define DODONA_ROW_VARIANT(id, name, family, variant, ops, takes, same_bits, summary)                         \
  algorithm == DODONA_##id ? variant:
#define DODONA_ROW_TAKES(id, name, family, variant, ops, takes, same_bits, summary)                           \
  algorithm == DODONA_##id ? (takes):

/* The case of a family, of a request q for one of its trees, of a tree a as asked, of a family by number, of a plan. */
#define DODONA_ASKED_STATUS(id, tag, Tag, summary)                                                 \
  FamilyOf(q.algorithm) == DODONA_FAMILY_##id ? DODONA_##Tag##Status(q, VariantOf(q.algorithm)):
#define DODONA_ASKED_TOO_SHORT(id, tag, Tag, summary)                                              \
  (FamilyOf(q.algorithm) == DODONA_FAMILY_##id && DODONA_##Tag##TooShort(q, VariantOf(q.algorithm), entries)) ||
#define DODONA_VALUE_STATUS(id, tag, Tag, summary) a.family == DODONA_FAMILY_##id ? DODONA_##Tag##Status(a, a.variant):
#define DODONA_VALUE_TOO_SHORT(id, tag, Tag, summary)                                              \
  (a.family == DODONA_FAMILY_##id && DODONA_##Tag##TooShort(a, a.variant, entries)) ||
#define DODONA_FAMILY_GROUP(id, tag, Tag, summary) family == DODONA_FAMILY_##id ? DODONA_##Tag##Group(variant, P, r):
#define DODONA_FAMILY_TREE(id, tag, Tag, summary) (plan.family == DODONA_FAMILY_##id ==> DODONA_##Tag##Form(plan)) &&
#define DODONA_FAMILY_HAS_TABLE(id, tag, Tag, summary) (plan.family == DODONA_FAMILY_##id ==> DODONA_##Tag##Table(plan, table)) &&
#define DODONA_FAMILY_PLACE(id, tag, Tag, summary)                                                 \
  (plan.family == DODONA_FAMILY_##id ==> DODONA_##Tag##At(plan, Position(plan.ranks, plan.root, at.rank), at.tag)) &&
#define DODONA_FAMILY_HOP(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Hop(plan, x, a, b, j):
#define DODONA_FAMILY_HOPS(id, tag, Tag, summary)                                                  \
  (plan->family == DODONA_FAMILY_##id ==>                                                          \
     \forall integer x, a, b, j; DODONA_##Tag##Hop(*plan, x, a, b, j) <==> PlanHop(*plan, x, a, b, j)) &&
#define DODONA_FAMILY_TIMES(id, tag, Tag, summary)                                                 \
  (plan->family == DODONA_FAMILY_##id ==> (plan->ranks != 1 ==> PlanSteps(*plan) == DODONA_##Tag##Steps(*plan)) &&                \
     \forall integer b, j; HopStep(*plan, b, j) == DODONA_##Tag##Step(*plan, b, j) && HopSource(*plan, b, j) == DODONA_##Tag##Source(*plan, b, j)) &&
#define DODONA_FAMILY_STEP(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Step(plan, b, j):
#define DODONA_FAMILY_SOURCE(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Source(plan, b, j):
#define DODONA_FAMILY_STEPS(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Steps(plan):
#define DODONA_FAMILY_PARENT(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Parent(plan, v, k):
#define DODONA_FAMILY_CHILD(id, tag, Tag, summary) plan.family == DODONA_FAMILY_##id ? DODONA_##Tag##Child(plan, v, k):
/* clang-format on */

/*@
  // What the table says of a tree; -1 if it is not there.
  logic integer FamilyOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_FAMILY) -1;
  logic integer VariantOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_VARIANT) -1;
  logic integer TakesOf(integer algorithm) = DODONA_TREE_TABLE(DODONA_ROW_TAKES) 0;

  predicate Fractional(integer family) = family == DODONA_FAMILY_FRACTIONAL;
  predicate Postal(integer family) = family == DODONA_FAMILY_POSTAL;
  predicate TwoTree(integer family) = family == DODONA_FAMILY_TWOTREE;

  // The first argument that is wrong, of a request, of a tree as asked.
  logic integer RequestStatus(dodona_tree_request q) =
    !(0 <= q.algorithm < DODONA_TREES) ? DODONA_BAD_ALGORITHM : q.ranks < 1 ? DODONA_BAD_RANKS :
    !(0 <= q.root < q.ranks) ? DODONA_BAD_ROOT : DODONA_TREE_FAMILY_TABLE(DODONA_ASKED_STATUS) DODONA_BAD_ALGORITHM;
  logic integer AskedStatus(dodona_tree_plan a) =
    !(0 <= a.algorithm < DODONA_TREES) ? DODONA_BAD_ALGORITHM : a.ranks < 1 ? DODONA_BAD_RANKS :
    !(0 <= a.root < a.ranks) ? DODONA_BAD_ROOT : DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_STATUS) DODONA_BAD_ALGORITHM;

  // r as the tree uses it; 0 in trees without groups.
  logic integer Group(integer family, integer variant, integer P, integer r) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_GROUP) 0;
  logic integer GroupOf(dodona_tree_request q) =
    Group(FamilyOf(q.algorithm), VariantOf(q.algorithm), q.ranks, q.group);

  // The plan of a valid request needs more entries than these.
  predicate RequestTooShort(dodona_tree_request q, integer entries) =
    DODONA_TREE_FAMILY_TABLE(DODONA_ASKED_TOO_SHORT) \false;
  predicate AskedTooShort(dodona_tree_plan a, integer entries) = DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_TOO_SHORT) \false;

  // The plan's row of the table.
  predicate PlanRow(dodona_tree_plan plan) =
    0 <= plan.algorithm < DODONA_TREES && plan.family == FamilyOf(plan.algorithm) &&
    plan.variant == VariantOf(plan.algorithm) && 0 <= plan.family < DODONA_TREE_FAMILIES;

  predicate ValidPlan(dodona_tree_plan plan) =
    PlanRow(plan) && 1 <= plan.ranks &&
    0 <= plan.root < plan.ranks && 1 <= plan.blocks &&
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_TREE) \true;

  predicate PlanTable{L}(dodona_tree_plan plan, uint32_t *table) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_HAS_TABLE) \true;

  // The plan is the one that the request asks for, with this algorithm in place of its own.
  predicate Requested(dodona_tree_request q, integer algorithm, dodona_tree_plan plan) =
    plan.algorithm == algorithm && plan.ranks == q.ranks && plan.root == q.root && plan.blocks == q.blocks &&
    plan.group == Group(FamilyOf(algorithm), VariantOf(algorithm), q.ranks, q.group) &&
    (Postal(FamilyOf(algorithm)) ==>
       plan.depth == 0 && plan.rule.latency == q.rule.latency && plan.rule.ticks == q.rule.ticks &&
       plan.rule.alpha_num == AlphaNum(VariantOf(algorithm), q.rule.alpha_num) &&
       plan.rule.alpha_den == AlphaDen(VariantOf(algorithm), q.rule.alpha_den)) &&
    (!Postal(FamilyOf(algorithm)) ==>
       plan.rule.latency == 1 && plan.rule.ticks == 1 && plan.rule.alpha_num == 0 &&
       plan.rule.alpha_den == 1 && plan.horizon == 0);

  predicate PlaceOf(dodona_tree_plan plan, dodona_tree_place at) =
    0 <= at.rank < plan.ranks && DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_PLACE) \true;

  // In step x, rank u sends block j to rank v: a hop of the tree, turned by the root.
  predicate PlanHop(dodona_tree_plan plan, integer x, integer a, integer b, integer j) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_HOP) \false;
  predicate PlanTransfer(dodona_tree_plan plan, integer x, integer u, integer v, integer j) =
    0 <= u < plan.ranks && 0 <= v < plan.ranks &&
    PlanHop(plan, x, Position(plan.ranks, plan.root, u), Position(plan.ranks, plan.root, v), j);

  // The step of the transfer by which position b, not 0, receives block j, and who sends it.
  logic integer HopStep(dodona_tree_plan plan, integer b, integer j) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_STEP) 0;
  logic integer HopSource(dodona_tree_plan plan, integer b, integer j) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_SOURCE) -1;

  // The same for rank v, not the root.
  logic integer PlanArrival(dodona_tree_plan plan, integer v, integer j) =
    HopStep(plan, Position(plan.ranks, plan.root, v), j);
  logic integer PlanSource(dodona_tree_plan plan, integer v, integer j) =
    Rank(plan.ranks, plan.root,
         HopSource(plan, Position(plan.ranks, plan.root, v), j));

  // In step x rank v receives or sends.
  predicate PlanActive(dodona_tree_plan plan, integer x, integer v) =
    (\exists integer u, j; PlanTransfer(plan, x, u, v, j)) ||
    (\exists integer w, j; PlanTransfer(plan, x, v, w, j));

  // Steps until the last rank has the last block: it is sent in step PlanSteps - latency + 1.
  logic integer PlanSteps(dodona_tree_plan plan) =
    plan.ranks == 1 ? 0 : DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_STEPS) 0;

  // The rank's k-th parent and child, -1 past the last.
  logic integer PositionParent(dodona_tree_plan plan, integer v, integer k) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_PARENT) -1;
  logic integer PositionChild(dodona_tree_plan plan, integer v, integer k) =
    DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_CHILD) -1;
  logic integer PlanParent(dodona_tree_plan plan, integer rank, integer k) =
    RankOrNone(plan.ranks, plan.root, PositionParent(plan, Position(plan.ranks, plan.root, rank), k));
  logic integer PlanChild(dodona_tree_plan plan, integer rank, integer k) =
    RankOrNone(plan.ranks, plan.root, PositionChild(plan, Position(plan.ranks, plan.root, rank), k));
*/

#endif
