/* A plan by its family, and what its steps move. To be included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_PLAN_ACSL_H
#define DODONA_SCHEDULE_PLAN_ACSL_H

#include "ref/algorithms/exchange/baseline_acsl.h"
#include "ref/algorithms/exchange/circle_acsl.h"
#include "ref/algorithms/exchange/half.h"
#include "ref/schedule/network_acsl.h"
#include "ref/schedule/row.h"
#include "ref/trees/order_acsl.h"
#include "ref/trees/reduction_acsl.h"
#include "spec/algorithms/alltoall.h"
#include "spec/algorithms/bine.h"
#include "spec/algorithms/combine.h"
#include "spec/algorithms/multiplying.h"
#include "spec/algorithms/scan.h"

/*@
  // The members that the plan was asked for.
  predicate AskedFor(dodona_plan plan, dodona_request q) =
    plan.family == PlanFamily(q) && plan.variant == RowVariant(q.algorithm) && plan.request.op == q.op &&
    plan.request.ranks == q.ranks && plan.request.root == q.root && plan.request.blocks == q.blocks;

  // Trees and networks, whose messages carry one block each.
  predicate ByBlocks(dodona_plan plan) = plan.family < DODONA_BLOCK_FAMILIES;

  // The latency of a message and the ticks that it keeps its ports.
  logic integer PlanLatency(dodona_plan plan) = plan.request.rule.latency == 0 ? 1 : plan.request.rule.latency;
  logic integer PlanTicks(dodona_plan plan) = plan.request.rule.ticks == 0 ? 1 : plan.request.rule.ticks;

  predicate InPlan(dodona_plan plan) =
    DODONA_BCAST <= plan.request.op < DODONA_OPS &&
    (ByBlocks(plan) || plan.family == DODONA_FAMILY_COMBINE ==> plan.request.op <= DODONA_ALLREDUCE) && 1 <= plan.request.ranks &&
    0 <= plan.request.root < plan.request.ranks && 1 <= plan.request.blocks &&
    1 <= PlanTicks(plan) <= PlanLatency(plan) &&
    (DODONA_TREE_FAMILIES <= plan.family && plan.family != DODONA_FAMILY_COMBINE ==> PlanLatency(plan) == 1 && PlanTicks(plan) == 1);

  // The tree that broadcasts is the one that reduces, or another pair of two trees.
  predicate TreesPlan{L}(dodona_plan plan) =
    ValidPlan(plan.up) && ValidPlan(plan.down) && SamePlan(plan.up, plan.down) &&
    (plan.up.algorithm == plan.down.algorithm || TwoTree(plan.up.family) && TwoTree(plan.down.family)) &&
    PlanTable(plan.up, plan.table) && PlanTable(plan.down, plan.table) &&
    plan.up.ranks == plan.request.ranks && plan.up.blocks == plan.request.blocks && plan.up.root == plan.request.root &&
    plan.up.rule.latency == PlanLatency(plan) && plan.up.rule.ticks == PlanTicks(plan);

  predicate NetworkPlan{L}(dodona_plan plan) = ValidNetwork(plan) && NetworkTable(plan, plan.table);

  // Which operations the families of shares serve; some have no root, and the group is the radix of skips.
  predicate SharesServe(integer family, integer op) =
    family == DODONA_FAMILY_SKIPS   ? op <= DODONA_REDUCE_SCATTER || op == DODONA_BARRIER :
    family == DODONA_FAMILY_SCATTER ? op == DODONA_BCAST :
    family == DODONA_FAMILY_CORE    ? op == DODONA_ALLREDUCE
                                    : op == DODONA_ALLREDUCE || op == DODONA_REDUCE_SCATTER || op == DODONA_ALLGATHER;

  predicate SharesPlan(dodona_plan plan) =
    SharesServe(plan.family, plan.request.op) &&
    (plan.request.op == DODONA_ALLREDUCE || DODONA_ALLGATHER <= plan.request.op ==> plan.request.root == 0) &&
    (plan.request.op == DODONA_BARRIER ==> plan.request.blocks == plan.request.ranks) &&
    (plan.family == DODONA_FAMILY_SKIPS ==> 2 <= plan.request.group) &&
    (plan.family == DODONA_FAMILY_SCATTER ==> plan.variant == DODONA_KIND_SCATTER_RING || plan.variant == DODONA_KIND_SCATTER_DOUBLING) &&
    (plan.family == DODONA_FAMILY_CORE ==> plan.variant == DODONA_KIND_DOUBLING || plan.variant == DODONA_KIND_RABENSEIFNER) &&
    (DODONA_PHASE_FAMILIES <= plan.family ==> plan.steps == BaselineSteps(plan.variant, plan.request.ranks));

  predicate CombinePlan{L}(dodona_plan plan) =
    Combine(plan.request.ranks, plan.request.rule.latency, plan.steps, plan.table) &&
    plan.request.op == DODONA_ALLREDUCE && plan.request.root == 0;

  predicate AlltoallPlan(dodona_plan plan) =
    plan.request.op == DODONA_ALLTOALL && plan.request.blocks == 1 && 2 <= plan.request.group &&
    IsRadixSteps(plan.request.ranks, plan.request.group, plan.steps);

  // The variant says in how many steps ranks send their own input, too.
  predicate ScanPlan(dodona_plan plan) =
    (plan.request.op == DODONA_SCAN || plan.request.op == DODONA_EXSCAN) && plan.request.blocks == 1 && 1 <= plan.variant &&
    IsScanSteps(plan.request.ranks, plan.variant, plan.steps);

  // The group is the radix k; a round of k - 1 ports takes as many steps.
  predicate MultiplyPlan(dodona_plan plan) =
    plan.request.op == DODONA_ALLREDUCE && plan.request.root == 0 && plan.request.blocks == 1 && 2 <= plan.request.group &&
    plan.steps == MultiplySteps(plan.request.ranks, plan.request.group);

  // Plans of two phases, one after the other. Each is a cast of the family; the first may be run backwards, each message turned round,
  // and combines then. Either may be empty. Of other plans the family tells the whole.
  predicate ByPhases(dodona_plan plan) = plan.family < DODONA_PHASE_FAMILIES;

  // Messages carry shares.
  predicate ByShares(dodona_plan plan) = DODONA_BY_SHARES(plan.family);

  // The steps of a half by skips, once round the ring, or through the butterflies.
  logic integer RoundSteps(integer family, integer half, integer P, integer r) =
    half == DODONA_HALF_NONE     ? 0 :
    family == DODONA_FAMILY_RING ? P - 1 :
    family == DODONA_FAMILY_BINE ? BineSteps(P) : HalfSteps(half, P, r);

  // The steps of the first phase, or of the second. By blocks a broadcast has no first phase, and a reduction no second one.
  logic integer PhaseSteps(dodona_plan plan, integer second) =
    plan.family < DODONA_BLOCK_FAMILIES && plan.request.op == (second != 0 ? DODONA_REDUCE : DODONA_BCAST) ? 0 :
    plan.family < DODONA_TREE_FAMILIES ? (second != 0 ? PlanSteps(plan.down) : PlanSteps(plan.up)) :
    plan.family < DODONA_BLOCK_FAMILIES ? NetworkSteps(plan) :
    RoundSteps(plan.family, second != 0 ? SecondHalf(plan.request.op) : FirstHalf(plan.request.op), plan.request.ranks, plan.request.group);

  predicate StepsTold(dodona_plan plan) =
    (ByPhases(plan) ? plan.first == PhaseSteps(plan, 0) && plan.steps == plan.first + PhaseSteps(plan, 1) : plan.first == 0) &&
    0 <= plan.first <= INT64_MAX / 2 && 0 <= plan.steps - plan.first <= INT64_MAX / 2;

  predicate ValidSchedule{L}(dodona_plan plan) =
    InPlan(plan) && StepsTold(plan) && 0 <= plan.family < DODONA_FAMILIES &&
    (plan.family < DODONA_TREE_FAMILIES ==> TreesPlan(plan)) &&
    (DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES ==> NetworkPlan(plan)) &&
    (ByShares(plan) ==> SharesPlan(plan)) &&
    (plan.family == DODONA_FAMILY_COMBINE ==> CombinePlan(plan)) &&
    (plan.family == DODONA_FAMILY_ALLTOALL ==> AlltoallPlan(plan)) && (plan.family == DODONA_FAMILY_SCAN ==> ScanPlan(plan)) &&
    (plan.family == DODONA_FAMILY_MULTIPLY ==> MultiplyPlan(plan));

  // The numbers of blocks end here: block 0 of a combine or a scan is all that the sender has combined, block 1 the same without
  // the sender's own input. An alltoall has as many slots as ranks.
  logic integer ScheduleBlocks(dodona_plan plan) =
    plan.family == DODONA_FAMILY_COMBINE || plan.family == DODONA_FAMILY_SCAN ? 2 :
    plan.family == DODONA_FAMILY_ALLTOALL ? plan.request.ranks : plan.request.blocks;

  // Whose messages may go on with block 0 past the last block.
  predicate Wraps(dodona_plan plan) = plan.family == DODONA_FAMILY_SKIPS || plan.family == DODONA_FAMILY_BINE;

  // Block j is in a message of `count` blocks from `first` on.
  predicate InMove(dodona_plan plan, integer first, integer count, integer j) =
    Wraps(plan) ? InMessage(plan.request.blocks, first, count, j) : first <= j < first + count;

  // The step's ranks and blocks are some of the plan's.
  predicate StepFits(dodona_plan plan, dodona_step e) =
    Wraps(plan) ? StepInCircle(e, plan.request.ranks, plan.request.blocks)
                : StepInRange(e, plan.request.ranks, ScheduleBlocks(plan));

  // 1 if the first phase is run backwards.
  logic integer FirstBack(dodona_plan plan) = FirstHalf(plan.request.op) == DODONA_HALF_REDUCE_SCATTER ? 1 : 0;

  // The half that is a phase's cast: a reduce-scatter is the allgather backwards, round a ring the other way.
  logic integer CastHalf(integer op, integer second) =
    second != 0 ? SecondHalf(op) : FirstHalf(op) == DODONA_HALF_REDUCE_SCATTER ? DODONA_HALF_ALLGATHER : FirstHalf(op);

  // In step y of the first phase's cast, or of the second's, run forwards: u sends v the blocks first .. first + count - 1.
  predicate CastMoves(dodona_plan plan, integer second, integer y, integer u, integer v, integer first, integer count) =
    plan.family < DODONA_TREE_FAMILIES
      ? count == 1 && (second != 0 ? PlanTransfer(plan.down, y, u, v, first)
                                   : PlanTransfer(plan.up, y, u, v, first)) :
    plan.family < DODONA_BLOCK_FAMILIES
      ? count == 1 && NetworkTransfer(plan, y, u, v, first) :
    plan.family == DODONA_FAMILY_RING
      ? CastHalf(plan.request.op, second) != DODONA_HALF_NONE &&
        RingCasts(plan.request.ranks, plan.request.blocks, second != 0 ? 0 : 1, y, u, v, first, count) :
    plan.family == DODONA_FAMILY_BINE
      ? CastHalf(plan.request.op, second) != DODONA_HALF_NONE &&
        BineMoves(plan.request.ranks, plan.request.blocks, y, u, v, first, count)
      : HalfMoves(CastHalf(plan.request.op, second), plan.request.ranks, plan.request.group, plan.request.root,
                  plan.request.blocks, y, u, v, first, count);

  predicate PhaseMoves(dodona_plan plan, integer x, integer u, integer v, integer first, integer count) =
    plan.first < x ? CastMoves(plan, 1, x - plan.first, u, v, first, count) :
    FirstBack(plan) != 0 ? CastMoves(plan, 0, plan.first - PlanLatency(plan) + 2 - x, v, u, first, count)
                         : CastMoves(plan, 0, x, u, v, first, count);

  // Plans whose blocks go to all who want them in messages of what has come before: all but alltoalls, scans and recursive multiplying.
  predicate Collects(dodona_plan plan) = plan.family <= DODONA_FAMILY_COMBINE;

  // A scan's message is one block, with or without the sender's own input.
  predicate ScanSends(integer own, integer x, integer first, integer count) = count == 1 && first == (x <= own ? 0 : 1);

  // In step x, u sends v the blocks first .. first + count - 1, of skips modulo all blocks; of an alltoall as many slots, which
  // dodona_alltoall_step_at tells.
  predicate Moves{L}(dodona_plan plan, integer x, integer u, integer v, integer first, integer count) =
    1 <= x <= plan.steps &&
    (ByPhases(plan) ? PhaseMoves(plan, x, u, v, first, count) :
     plan.family < DODONA_SHARE_FAMILIES
       ? BaselineMoves(plan.variant, plan.request.ranks, plan.request.root, plan.request.blocks, x, u, v, first, count)
       :
     plan.family == DODONA_FAMILY_ALLTOALL ? SlotsMove(plan.request.ranks, plan.request.group, x, u, v, first, count) :
     plan.family == DODONA_FAMILY_MULTIPLY
       ? first == 0 && count == 1 && MultiplyMoves(plan.request.ranks, plan.request.group, x, u, v) :
     plan.family == DODONA_FAMILY_SCAN
       ? ScanSends(plan.variant, x, first, count) && ScanMoves(plan.request.ranks, plan.variant, x, u, v)
       : count == 1 && 
         CombineMoves(plan.request.ranks, plan.request.rule.latency, plan.steps, plan.table, x, u, v, first));

  // What is received in step x is combined; else it is stored.
  predicate Combines(dodona_plan plan, integer x) =
    ByPhases(plan) ? FirstBack(plan) != 0 && x <= plan.first :
    plan.family < DODONA_SHARE_FAMILIES ? BaselineCombines(plan.variant, plan.request.ranks, x) :
    plan.family == DODONA_FAMILY_MULTIPLY
      ? MultiplyCombines(plan.request.ranks, plan.request.group, MultiplyRound(plan.request.group, x))
      : plan.family != DODONA_FAMILY_ALLTOALL;

  // place is what dodona_place_of returns.
  predicate Placed(dodona_plan plan, dodona_place place) =
    0 <= place.rank < plan.request.ranks &&
    (plan.family < DODONA_TREE_FAMILIES ==>
       PlaceOf(plan.up, place.up) && PlaceOf(plan.down, place.down) &&
       place.up.rank == place.rank && place.down.rank == place.rank) &&
    (DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES ==> NetworkPlace(plan, place));
*/

/*@
  // The trees; the tree that broadcasts has the groups and the rule of the one that reduces (TreesPlan).
  predicate TreesAsked(dodona_plan plan, dodona_request q) =
    \let a = UpAlgorithm(q.op, q.algorithm);
    plan.up.algorithm == a && plan.down.algorithm == DownAlgorithm(q.op, q.algorithm) &&
    plan.up.group == Group(FamilyOf(a), VariantOf(a), q.ranks, q.group) &&
    (Postal(FamilyOf(a)) ==>
       plan.up.rule.latency == q.rule.latency && plan.up.rule.ticks == q.rule.ticks &&
       plan.up.rule.alpha_num == AlphaNum(VariantOf(a), q.rule.alpha_num) &&
       plan.up.rule.alpha_den == AlphaDen(VariantOf(a), q.rule.alpha_den));

  predicate FamilyAsked(dodona_plan plan, dodona_request q) =
    (PlanFamily(q) < DODONA_TREE_FAMILIES ==> TreesAsked(plan, q)) &&
    (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES ==> NetworkMade(plan, q));

  // What the plan tells as its bound: of schedules with messages of one block, of one message in the postal model, of a
  // broadcast on simplex ports; of shares, alltoalls, scans and recursive multiplying, how long news takes to reach all.
  logic integer BlockBound(dodona_request q) =
    q.op == DODONA_ALLREDUCE ? BoundAllreduceSteps(q.ranks, q.blocks) : BoundSteps(q.ranks, q.blocks);
  predicate BoundAsked(dodona_request q, integer bound) =
    (PlanFamily(q) < DODONA_TREE_FAMILIES ==>
       (Takes(q.algorithm, DODONA_TAKES_LATENCY)
          ? IsHorizon(q.rule.latency, q.rule.ticks, 0, 1, q.ranks, bound)
          : bound == BlockBound(q))) &&
    (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES ==>
       (WithPlan(PlanFamily(q)) ? IsSimplexSteps(q.ranks, q.blocks, bound) : bound == BlockBound(q))) &&
    (DODONA_BY_SHARES(PlanFamily(q)) || DODONA_FAMILY_ALLTOALL <= PlanFamily(q) ==> bound == CeilLog2(q.ranks)) &&
    (PlanFamily(q) == DODONA_FAMILY_COMBINE ==> IsHorizon(q.rule.latency, 1, 0, 1, q.ranks, bound));

  // Whether inputs are combined in the order of ranks.
  predicate CombinesNothing(integer op) =
    op == DODONA_BCAST || op == DODONA_SCATTER || op == DODONA_GATHER || op == DODONA_ALLGATHER ||
    op == DODONA_ALLTOALL || op == DODONA_BARRIER;
  predicate OrderAsked(dodona_plan plan, dodona_request q) =
    plan.ordered != 0 <==> CombinesNothing(q.op) || PlanFamily(q) == DODONA_FAMILY_SCAN ||
      (PlanFamily(q) < DODONA_TREE_FAMILIES && CombinesInOrder(plan.up)) ||
      (DODONA_TREE_FAMILIES <= PlanFamily(q) < DODONA_BLOCK_FAMILIES && PlanFamily(q) == DODONA_FAMILY_SIMPLEX && q.root == 0);

  predicate AsAsked(dodona_plan plan, dodona_request q) =
    plan.request == q && FamilyAsked(plan, q) && BoundAsked(q, plan.bound) && OrderAsked(plan, q);
*/

#endif
