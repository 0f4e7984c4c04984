/* A plan by its part, and what its steps move. To be included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_PLAN_ACSL_H
#define DODONA_SCHEDULE_PLAN_ACSL_H

#include "ref/schedule/part.h"

/*@
  predicate TreesPart{L}(dodona_plan *plan) =
    ValidCollective(&plan->trees) && plan->trees.op == plan->request.op &&
    SamePlan(&plan->trees.up, &plan->trees.down) &&
    (plan->trees.up.algorithm == plan->trees.down.algorithm ||
       TwoTree(plan->trees.up.family) && TwoTree(plan->trees.down.family)) &&
    PlanTable(&plan->trees.up, plan->table) && PlanTable(&plan->trees.down, plan->table) &&
    plan->trees.up.ranks == plan->request.ranks && plan->trees.up.blocks == plan->request.blocks &&
    plan->trees.up.root == plan->request.root;

  predicate NetworkPart{L}(dodona_plan *plan) =
    ValidNetwork(&plan->network) && NetworkTable(&plan->network, plan->table) &&
    plan->network.steps <= INT64_MAX / 2 && plan->network.request.kind == NetworkKind(plan->request) &&
    plan->network.request.ranks == plan->request.ranks &&
    plan->network.request.blocks == plan->request.blocks &&
    plan->network.request.root == plan->request.root;

  predicate CombinePart{L}(dodona_plan *plan) =
    CombinePlan(&plan->combine, plan->table) && plan->combine.ranks == plan->request.ranks &&
    plan->combine.latency == plan->request.rule.latency;

  // What dodona_plan_make leaves, but for the steps.
  predicate Parts{L}(dodona_plan *plan) =
    ValidRequest(plan->request) &&
    (PartOf(plan->request) == DODONA_PART_TREES ==> TreesPart(plan)) &&
    (PartOf(plan->request) == DODONA_PART_NETWORK ==> NetworkPart(plan)) &&
    (PartOf(plan->request) == DODONA_PART_COMBINE ==> CombinePart(plan));

  logic integer ScheduleSteps{L}(dodona_plan *plan) =
    PartOf(plan->request) == DODONA_PART_TREES ? CollectiveSteps(&plan->trees) :
    PartOf(plan->request) == DODONA_PART_NETWORK ? RunSteps(&plan->network, plan->request.op) :
    PartOf(plan->request) == DODONA_PART_EXCHANGE
      ? BaselineSteps(RowVariant(plan->request.algorithm), plan->request.ranks)
      : plan->combine.rounds;

  predicate ValidSchedule{L}(dodona_plan *plan) = Parts(plan) && plan->steps == ScheduleSteps(plan);

  // The numbers of blocks end here: the combine's block 0 is all that the sender has combined, block 1 the same without
  // the sender's own input.
  logic integer ScheduleBlocks{L}(dodona_plan *plan) =
    PartOf(plan->request) == DODONA_PART_COMBINE ? 2 : plan->request.blocks;

  // Crossbars and meshes, whose transfers follow from the places alone.
  predicate Grouped{L}(dodona_plan *plan) =
    PartOf(plan->request) == DODONA_PART_NETWORK && DODONA_KIND_CROSSBAR <= NetworkKind(plan->request);

  // In step x, u sends v the blocks first .. first + count - 1.
  predicate Moves{L}(dodona_plan *plan, integer x, integer u, integer v, integer first, integer count) =
    1 <= x <= plan->steps &&
    (PartOf(plan->request) == DODONA_PART_TREES
       ? count == 1 && CollectiveTransfer(&plan->trees, x, u, v, first) :
     PartOf(plan->request) == DODONA_PART_NETWORK
       ? count == 1 && RunTransfer(&plan->network, plan->request.op, x, u, v, first) :
     PartOf(plan->request) == DODONA_PART_EXCHANGE
       ? BaselineMoves(RowVariant(plan->request.algorithm), plan->request.ranks, plan->request.root,
                       plan->request.blocks, x, u, v, first, count)
       : count == 1 && CombineMoves(&plan->combine, plan->table, x, u, v, first));

  // What v receives in step x it combines; else it stores it.
  predicate Combines{L}(dodona_plan *plan, integer x) =
    PartOf(plan->request) == DODONA_PART_TREES
      ? plan->request.op == DODONA_REDUCE ||
        plan->request.op == DODONA_ALLREDUCE && x <= PlanSteps(&plan->trees.up) :
    PartOf(plan->request) == DODONA_PART_NETWORK
      ? plan->request.op == DODONA_REDUCE ||
        plan->request.op == DODONA_ALLREDUCE && x <= plan->network.steps :
    PartOf(plan->request) == DODONA_PART_EXCHANGE
      ? BaselineCombines(RowVariant(plan->request.algorithm), plan->request.ranks, x) : \true;

  // *place is what dodona_place_of leaves.
  predicate Placed{L}(dodona_plan *plan, dodona_place *place) =
    0 <= place->rank < plan->request.ranks &&
    (PartOf(plan->request) == DODONA_PART_TREES ==>
       PlaceOf(&plan->trees.up, &place->up) && PlaceOf(&plan->trees.down, &place->down) &&
       place->up.rank == place->rank && place->down.rank == place->rank) &&
    (PartOf(plan->request) == DODONA_PART_NETWORK ==>
       NetworkPlace(&plan->network, &place->network) && place->network.rank == place->rank);
*/

#endif
