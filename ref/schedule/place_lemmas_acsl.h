/* What a place and what its plan is made of, by value: a write elsewhere leaves a value as it is, and so all that follows from it.
   Ghost functions; the proofs are in proofs/lemmas/schedule/place.c. To be included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_PLACE_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_PLACE_LEMMAS_ACSL_H

#include "ref/schedule/plan.h"
#include "ref/schedule/tree_lemmas_acsl.h"

/* clang-format off */
/* The case of a family. */
#define DODONA_VALUE_PLACE(id, tag, Tag, summary)                                                  \
  (p.family == DODONA_FAMILY_##id ==> DODONA_##Tag##By(p, Position(p.ranks, p.root, at.rank), at.tag)) &&
/* clang-format on */

/*@
  // A place by value. Of the postal tree's table only that it is the plan's.
  predicate PlaceBy(dodona_tree_plan p, dodona_tree_place at) =
    0 <= at.rank < p.ranks && DODONA_TREE_FAMILY_TABLE(DODONA_VALUE_PLACE) \true;
  predicate ReachBy{L}(dodona_tree_plan p, dodona_postal_place at) = DODONA_PostalTable(p, at.reach);
*/

/* A place in a tree. */
/*@ ghost
  /@ requires memory: \valid_read(p) && \valid_read(at);
     terminates \true;
     assigns \nothing;
     ensures value: PlaceOf(p, at) ==> PlaceBy(*p, *at) && (Postal(p->family) ==> ReachBy(*p, at->postal));
     ensures place: PlaceBy(*p, *at) && (Postal(p->family) ==> ReachBy(*p, at->postal)) ==> PlaceOf(p, at);
     exits \false; @/
  void lemma_place_value(const dodona_tree_plan *p, const dodona_tree_place *at);
*/

/* Two trees that may follow each other are a collective; a collective of the plan's sizes is the plan's part. */
/*@ ghost
  /@ requires memory: \valid_read(c);
     requires op: DODONA_BCAST <= c->op <= DODONA_ALLREDUCE;
     requires up: ValidPlan(&c->up);
     requires down: ValidPlan(&c->down);
     requires same: SameMachine(&c->up, &c->down);
     requires fit: PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures valid: ValidCollective(c);
     exits \false; @/
  void lemma_collective_whole(const dodona_collective *c);

  /@ requires memory: \valid_read(plan);
     requires head: InPlan(plan) && plan->part == DODONA_PART_TREES;
     requires valid: ValidCollective(&plan->trees);
     requires op: plan->trees.op == plan->request.op;
     requires same: SamePlan(&plan->trees.up, &plan->trees.down);
     requires pair: plan->trees.up.algorithm == plan->trees.down.algorithm ||
       TwoTree(plan->trees.up.family) && TwoTree(plan->trees.down.family);
     requires up_table: PlanTable(&plan->trees.up, plan->table);
     requires down_table: PlanTable(&plan->trees.down, plan->table);
     requires sizes: plan->trees.up.ranks == plan->request.ranks && plan->trees.up.blocks == plan->request.blocks &&
       plan->trees.up.root == plan->request.root;
     requires steps: plan->steps == CollectiveSteps(&plan->trees);
     terminates \true;
     assigns \nothing;
     ensures plan: ValidSchedule(plan);
     exits \false; @/
  void lemma_trees_plan(const dodona_plan *plan);
*/

/* Places in both trees are the place of a plan. */
/*@ ghost
  /@ requires memory: \valid_read(plan) && \valid_read(place);
     requires part: plan->part == DODONA_PART_TREES;
     requires rank: 0 <= place->rank < plan->request.ranks;
     requires up: PlaceOf(&plan->trees.up, &place->up);
     requires down: PlaceOf(&plan->trees.down, &place->down);
     requires ranks: place->up.rank == place->rank && place->down.rank == place->rank;
     terminates \true;
     assigns \nothing;
     ensures place: Placed(plan, place);
     exits \false; @/
  void lemma_placed(const dodona_plan *plan, const dodona_place *place);
*/

/*@
  // A crossbar's depth from level k on, of the sizes of two levels and the depths from the next level on: as many taken, or the
  // span of a group.
  logic integer DepthOver(integer channels, integer r, integer per, integer around, integer taken, integer same,
                          integer next) =
    \let count = (around - CrossbarCut(channels, per, taken)) / per;
    around == per ? same :
    LevelLast(channels, r, count) + r + (CrossbarSpan(r, channels) == per ? -1 : 1 + next);
*/

/*@
  // The same of a crossbar, by value.
  // measure s.levels - k
  logic integer DepthBy(dodona_crossbar s, integer k, integer taken) =
    s.levels <= k ? TreeDepth(ModuleSize(s, s.levels - 1) - taken, s.group) :
    DepthOver(s.channels, s.group, ModuleSize(s, k), ModuleSize(s, k - 1), taken, DepthBy(s, k + 1, taken),
              DepthBy(s, k + 1, CrossbarSpan(s.group, s.channels)));
*/

/* A crossbar's depth. */
/*@ ghost
  /@ requires memory: \valid_read(s) && 1 <= s->levels <= DODONA_CROSSBAR_LEVELS;
     terminates \true;
     assigns \nothing;
     ensures depth: CrossbarDepth(s) == DepthBy(*s, 1, 0);
     exits \false; @/
  void lemma_depth_value(const dodona_crossbar *s);
*/

/*@
  logic integer MeshSteps(integer side, integer group, integer blocks) =
    side == 1 && group == 1 ? 0 :
    2 * Halvings(side) * (group + 1) + group - (side > 1 ? 3 : 1) + Pace(group, blocks - 1);
*/

/* The steps of a network, kind by kind, and the levels of a crossbar. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     terminates \true;
     assigns \nothing;
     ensures couples: n->request.kind == DODONA_KIND_COUPLES ==>
       NetworkSteps(n) == (n->request.ranks == 2 ? n->plan.blocks : 2 * PlanSteps(&n->plan));
     ensures cube: n->request.kind == DODONA_KIND_CUBE ==>
       NetworkSteps(n) == CubeLength(n->request.ranks, n->request.blocks);
     ensures mesh: n->request.kind == DODONA_KIND_MESH ==>
       NetworkSteps(n) == MeshSteps(n->htree.side, n->htree.group, n->request.blocks);
     ensures direct: n->request.kind == DODONA_KIND_DIRECT ==> NetworkSteps(n) ==
       (n->request.ranks == 1 ? 0 : SimplexSteps(n->plan.group, n->plan.depth, n->request.blocks));
     ensures crossbar: n->request.kind == DODONA_KIND_CROSSBAR ==> NetworkSteps(n) ==
       (n->request.ranks == 1 ? 0 : CrossbarDepth(&n->crossbar) + Pace(n->crossbar.group, n->request.blocks - 1));
     ensures kinds: ValidNetwork(n) ==> 0 <= n->request.kind < DODONA_NETWORKS;
     ensures levels: ValidNetwork(n) && n->request.kind == DODONA_KIND_CROSSBAR ==>
       1 <= n->crossbar.levels <= DODONA_CROSSBAR_LEVELS;
     exits \false; @/
  void lemma_network_steps(const dodona_network *n);
*/

/* The place in a network is the place of a plan; a network of the plan's sizes is the plan's part. */
/*@ ghost
  /@ requires memory: \valid_read(plan) && \valid_read(place);
     requires part: plan->part == DODONA_PART_NETWORK;
     requires rank: 0 <= place->rank < plan->request.ranks;
     requires place: NetworkPlace(&plan->network, &place->network);
     requires same: place->network.rank == place->rank;
     terminates \true;
     assigns \nothing;
     ensures place: Placed(plan, place);
     exits \false; @/
  void lemma_placed_in_network(const dodona_plan *plan, const dodona_place *place);

  /@ requires memory: \valid_read(plan);
     requires head: InPlan(plan) && plan->part == DODONA_PART_NETWORK;
     requires valid: ValidNetwork(&plan->network);
     requires table: NetworkTable(&plan->network, plan->table);
     requires steps: plan->network.steps == NetworkSteps(&plan->network) <= INT64_MAX / 2;
     requires same: plan->network.request.kind == plan->kind && plan->network.request.ranks == plan->request.ranks &&
       plan->network.request.blocks == plan->request.blocks && plan->network.request.root == plan->request.root;
     requires run: plan->steps == (plan->request.op == DODONA_ALLREDUCE ? 2 * plan->network.steps : plan->network.steps);
     terminates \true;
     assigns \nothing;
     ensures plan: ValidSchedule(plan);
     exits \false; @/
  void lemma_network_plan(const dodona_plan *plan);
*/

/*@
  // A combine by value.
  predicate CombineBy{L}(dodona_combine_plan c, uint32_t *table) =
    1 <= c.ranks && 1 <= c.latency && IsHorizon(c.latency, 1, 0, 1, c.ranks, c.rounds) &&
    CombineTable(c.ranks, c.latency, c.rounds, table + (c.rounds + 1), table);
*/

/* A combine and its table. */
/*@ ghost
  /@ requires memory: \valid_read(c);
     terminates \true;
     assigns \nothing;
     ensures value: CombineBy(*c, table) <==> CombinePlan(c, table);
     exits \false; @/
  void lemma_combine_value(const dodona_combine_plan *c, const uint32_t *table);
*/

#endif
