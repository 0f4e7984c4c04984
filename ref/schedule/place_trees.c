/* A rank's places in the trees of a plan. Each function writes once and says what stays: its caller then knows more of the plan. */
#include "ref/schedule/place_parts.h"

/* A place in a tree; one tree stays. */
/*@ requires memory: \valid_read(one) && \valid_read(tree) && \valid(at);
    requires tree: ValidPlan(tree) && PlanTable(tree, table);
    requires rank: 0 <= rank < tree->ranks;
    requires apart: \separated(at, one) && \separated(at, tree) &&
      \separated(at, table + (0 .. TableSize(tree) - 1));
    terminates \true;
    assigns *at;
    ensures one: *one == \old(*one);
    ensures place: PlaceOf(tree, at) && at->rank == rank;
    ensures reach: Postal(tree->family) ==> at->postal.reach == table;
    exits \false; */
static void beside_one(const dodona_tree_plan *tree, const uint32_t *table, int32_t rank,
                       dodona_tree_place *at)
/*@ ghost (const dodona_tree_plan *one) */ {
  dodona_tree_place_of(tree, table, rank, at);
}

/* The same; another tree stays, too. */
/*@ requires memory: \valid_read(one) && \valid_read(two) && \valid_read(tree) && \valid(at);
    requires tree: ValidPlan(tree) && PlanTable(tree, table);
    requires rank: 0 <= rank < tree->ranks;
    requires apart: \separated(at, one) && \separated(at, two) && \separated(at, tree) &&
      \separated(at, table + (0 .. TableSize(tree) - 1));
    terminates \true;
    assigns *at;
    ensures one: *one == \old(*one);
    ensures two: *two == \old(*two);
    ensures place: PlaceOf(tree, at) && at->rank == rank;
    ensures reach: Postal(tree->family) ==> at->postal.reach == table;
    exits \false; */
static void beside_two(const dodona_tree_plan *tree, const uint32_t *table, int32_t rank,
                       dodona_tree_place *at)
/*@ ghost (const dodona_tree_plan *one, const dodona_tree_plan *two) */ {
  beside_one(tree, table, rank, at) /*@ ghost (one) */;
}

/* The same; the trees of the plan stay, and what the plan says of itself. */
/*@ requires memory: \valid_read(plan) && \valid_read(tree) && \valid(at);
    requires tree: ValidPlan(tree) && PlanTable(tree, table);
    requires rank: 0 <= rank < tree->ranks;
    requires apart: \separated(at, plan) && \separated(at, tree) &&
      \separated(at, table + (0 .. TableSize(tree) - 1));
    terminates \true;
    assigns *at;
    ensures up: DODONA_KEPT(plan->trees.up, Pre);
    ensures down: DODONA_KEPT(plan->trees.down, Pre);
    ensures op: DODONA_KEPT(plan->trees.op, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures place: PlaceOf(tree, at) && at->rank == rank;
    ensures reach: Postal(tree->family) ==> at->postal.reach == table;
    exits \false; */
static void place_in_tree(const dodona_tree_plan *tree, const uint32_t *table, int32_t rank,
                          dodona_tree_place *at)
/*@ ghost (const dodona_plan *plan) */ {
  beside_two(tree, table, rank, at) /*@ ghost (&plan->trees.up, &plan->trees.down) */;
}
/* The place in a tree of the plan; the plan stays valid. */
/*@ requires memory: \valid_read(plan) && \valid_read(tree) && \valid(at);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires tree: ValidPlan(tree) && PlanTable(tree, plan->table) && tree->ranks == plan->request.ranks;
    requires rank: 0 <= rank < plan->request.ranks;
    requires pointer: \object_pointer(plan->table);
    requires apart: \separated(at, plan) && \separated(at, tree) &&
      \separated(at, plan->table + (0 .. TableSize(tree) - 1));
    requires table: \separated(at, plan->table + (0 .. WordsRead(plan) - 1));
    terminates \true;
    assigns *at;
    ensures plan: ValidSchedule(plan);
    ensures up: DODONA_KEPT(plan->trees.up, Pre);
    ensures down: DODONA_KEPT(plan->trees.down, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures size: WordsRead(plan) == \old(WordsRead(plan));
    ensures place: PlaceOf(tree, at) && at->rank == rank;
    ensures reach: Postal(tree->family) ==> at->postal.reach == plan->table;
    exits \false; */
static void place_one(const dodona_plan *plan, const dodona_tree_plan *tree, int32_t rank,
                      dodona_tree_place *at) {
  //@ ghost lemma_tree_value(&plan->trees.up, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.down, plan->table);
  //@ assert tables: TableBy(plan->trees.up, plan->table) && TableBy(plan->trees.down, plan->table);
  //@ assert machine: SameMachine(&plan->trees.up, &plan->trees.down) && SamePlan(&plan->trees.up, &plan->trees.down);
  /*@ assert sizes: plan->trees.up.ranks == plan->request.ranks && plan->trees.up.blocks == plan->request.blocks &&
        plan->trees.up.root == plan->request.root; */
  /*@ assert twins: plan->trees.up.algorithm == plan->trees.down.algorithm ||
        TwoTree(plan->trees.up.family) && TwoTree(plan->trees.down.family); */
  //@ assert steps: plan->steps == CollectiveSteps(&plan->trees);
  /*@ assert sides: plan->trees.up.ranks == plan->trees.down.ranks && plan->trees.up.root == plan->trees.down.root &&
        plan->trees.up.blocks == plan->trees.down.blocks; */
  //@ assert rules: plan->trees.up.rule.latency == plan->trees.down.rule.latency && plan->trees.up.rule.ticks == plan->trees.down.rule.ticks;
  place_in_tree(tree, plan->table, rank, at) /*@ ghost (plan) */;
  //@ assert up_table: TableBy(plan->trees.up, plan->table);
  //@ assert down_table: TableBy(plan->trees.down, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.up, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.down, plan->table);
  //@ assert up: DODONA_KEPT(plan->trees.up, Pre);
  //@ assert down: DODONA_KEPT(plan->trees.down, Pre);
  /*@ assert sides: plan->trees.up.ranks == plan->trees.down.ranks && plan->trees.up.root == plan->trees.down.root &&
        plan->trees.up.blocks == plan->trees.down.blocks; */
  //@ assert rules: plan->trees.up.rule.latency == plan->trees.down.rule.latency && plan->trees.up.rule.ticks == plan->trees.down.rule.ticks;
  //@ assert same: SameMachine(&plan->trees.up, &plan->trees.down);
  //@ assert pair: SamePlan(&plan->trees.up, &plan->trees.down);
  //@ ghost lemma_collective_whole(&plan->trees);
  //@ ghost lemma_trees_plan(plan);
}

/* The place in the second tree; the place in the first tree stays. */
/*@ requires memory: \valid_read(plan) && \valid_read(up) && \valid(at);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires first: PlaceOf(&plan->trees.up, up) && (Postal(plan->trees.up.family) ==> up->postal.reach == plan->table);
    requires rank: 0 <= rank < plan->request.ranks;
    requires pointer: \object_pointer(plan->table);
    requires apart: \separated(at, plan) && \separated(at, up) &&
      \separated(at, plan->table + (0 .. WordsRead(plan) - 1));
    terminates \true;
    assigns *at;
    ensures plan: ValidSchedule(plan);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures tree: DODONA_KEPT(plan->trees.up, Pre);
    ensures place: PlaceOf(&plan->trees.down, at) && at->rank == rank;
    ensures first: PlaceOf(&plan->trees.up, up);
    ensures rank: up->rank == \old(up->rank);
    exits \false; */
static void place_down(const dodona_plan *plan, int32_t rank, dodona_tree_place *at)
/*@ ghost (const dodona_tree_place *up) */ {
  //@ ghost lemma_place_value(&plan->trees.up, up);
  place_one(plan, &plan->trees.down, rank, at);
  //@ assert rank: DODONA_KEPT(up->rank, Pre);
  //@ assert fractional: DODONA_KEPT(up->fractional, Pre);
  //@ assert split: DODONA_KEPT(up->postal, Pre);
  //@ assert position: DODONA_KEPT(up->twotree.position, Pre);
  //@ assert period: DODONA_KEPT(up->twotree.period, Pre);
  //@ assert even: DODONA_KEPT(up->twotree.even, Pre);
  //@ assert odd: DODONA_KEPT(up->twotree.odd, Pre);
  //@ assert reach: Postal(plan->trees.up.family) ==> ReachBy(plan->trees.up, up->postal);
  //@ assert place: PlaceBy(plan->trees.up, *up);
  //@ ghost lemma_place_value(&plan->trees.up, up);
}

/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    terminates \true;
    assigns *place;
    ensures up: DODONA_KEPT(plan->trees.up, Pre);
    ensures rank: place->rank == rank;
    exits \false; */
static void name_beside_up(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  dodona_place_name(rank, place);
}

/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    terminates \true;
    assigns *place;
    ensures up: DODONA_KEPT(plan->trees.up, Pre);
    ensures down: DODONA_KEPT(plan->trees.down, Pre);
    ensures rank: place->rank == rank;
    exits \false; */
static void name_beside_trees(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  name_beside_up(rank, place) /*@ ghost (plan) */;
}

/* The trees and what the plan says of itself stay. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    terminates \true;
    assigns *place;
    ensures up: DODONA_KEPT(plan->trees.up, Pre);
    ensures down: DODONA_KEPT(plan->trees.down, Pre);
    ensures op: DODONA_KEPT(plan->trees.op, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures rank: place->rank == rank;
    exits \false; */
static void put_rank(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  name_beside_trees(rank, place) /*@ ghost (plan) */;
}

/*@ requires memory: \valid_read(plan) && \valid(place);
    requires plan: ValidSchedule(plan) && plan->part == DODONA_PART_TREES;
    requires apart: \separated(place, plan, plan->table + (0 .. WordsRead(plan) - 1));
    requires pointer: \object_pointer(plan->table);
    terminates \true;
    assigns *place;
    ensures plan: ValidSchedule(plan);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures size: WordsRead(plan) == \old(WordsRead(plan));
    ensures rank: place->rank == rank;
    exits \false; */
static void name_in_trees(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  //@ ghost lemma_tree_value(&plan->trees.up, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.down, plan->table);
  put_rank(rank, place) /*@ ghost (plan) */;
  //@ assert up_table: TableBy(plan->trees.up, plan->table);
  //@ assert down_table: TableBy(plan->trees.down, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.up, plan->table);
  //@ ghost lemma_tree_value(&plan->trees.down, plan->table);
  //@ ghost lemma_collective_whole(&plan->trees);
  //@ ghost lemma_trees_plan(plan);
}

void dodona_place_in_trees(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  name_in_trees(rank, place) /*@ ghost (plan) */;
  place_one(plan, &plan->trees.up, rank, &place->up);
  place_down(plan, rank, &place->down) /*@ ghost (&place->up) */;
  //@ assert rank: place->rank == rank;
  //@ assert ranks: place->up.rank == rank && place->down.rank == rank;
  //@ ghost lemma_placed(plan, place);
}
