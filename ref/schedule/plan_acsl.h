/* A plan by its part, and what its steps move. To be included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_PLAN_ACSL_H
#define DODONA_SCHEDULE_PLAN_ACSL_H

#include "ref/schedule/part.h"

/*@
  // The members that the plan was asked for.
  predicate AskedFor{L}(dodona_plan *plan, dodona_request q) =
    plan->part == PartOf(q) && plan->kind == KindOf(q) && plan->request.op == q.op &&
    plan->request.ranks == q.ranks && plan->request.root == q.root && plan->request.blocks == q.blocks;

  predicate InPlan{L}(dodona_plan *plan) =
    DODONA_BCAST <= plan->request.op <= DODONA_ALLREDUCE && 1 <= plan->request.ranks &&
    0 <= plan->request.root < plan->request.ranks && 1 <= plan->request.blocks;

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
    plan->network.steps == NetworkSteps(&plan->network) <= INT64_MAX / 2 &&
    plan->network.request.kind == plan->kind &&
    plan->network.request.ranks == plan->request.ranks &&
    plan->network.request.blocks == plan->request.blocks &&
    plan->network.request.root == plan->request.root;

  // Which baselines serve the operation; an allreduce by shares has no root.
  predicate BaselineServes(integer op, integer kind) =
    (op == DODONA_BCAST && (kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING)) ||
    (op == DODONA_ALLREDUCE &&
       (kind == DODONA_KIND_RING || kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER));

  predicate ExchangePart{L}(dodona_plan *plan) =
    BaselineServes(plan->request.op, plan->kind) &&
    (plan->request.op == DODONA_ALLREDUCE ==> plan->request.root == 0);

  predicate CombinePart{L}(dodona_plan *plan) =
    CombinePlan(&plan->combine, plan->table) && plan->combine.ranks == plan->request.ranks &&
    plan->request.op == DODONA_ALLREDUCE && plan->request.root == 0;

  logic integer ScheduleSteps{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_TREES ? CollectiveSteps(&plan->trees) :
    plan->part == DODONA_PART_NETWORK ? RunSteps(&plan->network, plan->request.op) :
    plan->part == DODONA_PART_EXCHANGE ? BaselineSteps(plan->kind, plan->request.ranks)
                                       : plan->combine.rounds;

  predicate ValidSchedule{L}(dodona_plan *plan) =
    InPlan(plan) && plan->steps == ScheduleSteps(plan) &&
    DODONA_PART_TREES <= plan->part <= DODONA_PART_COMBINE &&
    (plan->part == DODONA_PART_TREES ==> TreesPart(plan)) &&
    (plan->part == DODONA_PART_NETWORK ==> NetworkPart(plan)) &&
    (plan->part == DODONA_PART_EXCHANGE ==> ExchangePart(plan)) &&
    (plan->part == DODONA_PART_COMBINE ==> CombinePart(plan));

  // The numbers of blocks end here: the combine's block 0 is all that the sender has combined, block 1 the same without
  // the sender's own input.
  logic integer ScheduleBlocks{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_COMBINE ? 2 : plan->request.blocks;

  // Crossbars and meshes, whose transfers follow from the places alone.
  predicate Grouped{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_NETWORK && DODONA_KIND_CROSSBAR <= plan->kind;

  // In step x, u sends v the blocks first .. first + count - 1.
  predicate Moves{L}(dodona_plan *plan, integer x, integer u, integer v, integer first, integer count) =
    1 <= x <= plan->steps &&
    (plan->part == DODONA_PART_TREES
       ? count == 1 && CollectiveTransfer(&plan->trees, x, u, v, first) :
     plan->part == DODONA_PART_NETWORK
       ? count == 1 && RunTransfer(&plan->network, plan->request.op, x, u, v, first) :
     plan->part == DODONA_PART_EXCHANGE
       ? BaselineMoves(plan->kind, plan->request.ranks, plan->request.root, plan->request.blocks, x, u, v,
                       first, count)
       : count == 1 && CombineMoves(&plan->combine, plan->table, x, u, v, first));

  // What is received in step x is combined; else it is stored.
  predicate Combines{L}(dodona_plan *plan, integer x) =
    plan->part == DODONA_PART_TREES
      ? plan->request.op == DODONA_REDUCE ||
        plan->request.op == DODONA_ALLREDUCE && x <= PlanSteps(&plan->trees.up) :
    plan->part == DODONA_PART_NETWORK
      ? plan->request.op == DODONA_REDUCE ||
        plan->request.op == DODONA_ALLREDUCE && x <= plan->network.steps :
    plan->part == DODONA_PART_EXCHANGE
      ? BaselineCombines(plan->kind, plan->request.ranks, x) : \true;

  // Words of the table that a place or a step may read.
  logic integer WordsRead{L}(dodona_plan *plan) =
    plan->part == DODONA_PART_TREES ? \max(TableSize(&plan->trees.up), TableSize(&plan->trees.down)) :
    plan->part == DODONA_PART_NETWORK ? NetworkTableSize(&plan->network) :
    plan->part == DODONA_PART_COMBINE ? 2 * (plan->combine.rounds + 1) : 0;

  // *place is what dodona_place_of leaves.
  predicate Placed{L}(dodona_plan *plan, dodona_place *place) =
    0 <= place->rank < plan->request.ranks &&
    (plan->part == DODONA_PART_TREES ==>
       PlaceOf(&plan->trees.up, &place->up) && PlaceOf(&plan->trees.down, &place->down) &&
       place->up.rank == place->rank && place->down.rank == place->rank) &&
    (plan->part == DODONA_PART_NETWORK ==>
       NetworkPlace(&plan->network, &place->network) && place->network.rank == place->rank);
*/

#endif
