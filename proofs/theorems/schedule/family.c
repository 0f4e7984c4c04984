/* What each family proves of its cast. */
#include "proofs/theorems/schedule/schedule_parts.h"
#include "ref/schedule/phase.h"
#include "ref/trees/transfers_acsl.h"

/* A tree. */
/*@ ghost
  /@ requires tree: \valid_read(tree) && ValidPlan(*tree);
     requires schedule: PlanSchedule(*tree, S);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, tree->ranks, tree->blocks, tree->root, tree->rule.latency, tree->rule.ticks);
     ensures once: PhaseOnce(S, tree->ranks, tree->blocks, tree->root, 0, tree->rule.latency, tree->rule.ticks);
     ensures window: InWindow(S, tree->rule.latency, 1, PlanSteps(*tree) + 1);
     exits \false; @/
  void lemma_tree_family(const dodona_tree_plan *tree, int64_t S)
  {
    lemma_transfers(tree);
    theorem_broadcast(tree, S);
    lemma_valid_phase(S, tree->ranks, tree->blocks, tree->root, tree->rule.latency, tree->rule.ticks);
  }
*/

/*@ ghost
  /@ requires plan: ValidSchedule(plan) && plan.family < DODONA_TREE_FAMILIES;
     requires second: (second == 0 || second == 1) && CastTo(plan, second) == 2;
     requires name: CastNamed(plan, second, S);
     terminates \true;
     assigns \nothing;
     ensures up: second == 0 ==> PlanSchedule(plan.up, S);
     ensures down: second != 0 ==> PlanSchedule(plan.down, S);
     ensures ops: plan.request.op != (second == 0 ? DODONA_BCAST : DODONA_REDUCE);
     exits \false; @/
  void lemma_tree_named(dodona_plan plan, int second, int64_t S)
  {
    /@ assert cast: CastFrom(plan, second) == 0; @/
    /@ assert one: \forall integer x, u, v, j; CastMoves(plan, second, x, u, v, j, 1) ==> CastCarries(plan, second, x, u, v, j); @/
    /@ assert alone: \forall integer x, u, v, j; CastCarries(plan, second, x, u, v, j) ==> CastMoves(plan, second, x, u, v, j, 1); @/
  }
*/

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_TREE_FAMILIES;
    requires second: (second == 0 || second == 1) && CastTo(*plan, second) == 2;
    requires name: CastNamed(*plan, second, S);
    terminates \true;
    assigns \nothing;
    ensures once: PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, 0, PlanLatency(*plan), PlanTicks(*plan));
    ensures valid: ValidBroadcast(S, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(*plan), PlanTicks(*plan));
    ensures window: InWindow(S, PlanLatency(*plan), 1, (second != 0 ? plan->steps - plan->first : plan->first) + 1);
    exits \false; */
static void trees(const dodona_plan *plan, int second, int64_t S) {
  //@ ghost lemma_tree_named(*plan, second, S);
  //@ ghost lemma_tree_moves(*plan);
  //@ assert up: second == 0 ==> plan->first == PlanSteps(plan->up);
  //@ assert down: second != 0 ==> plan->steps - plan->first == PlanSteps(plan->down);
  /*@ ghost
    if (second)
      lemma_tree_family(&plan->down, S);
    else
      lemma_tree_family(&plan->up, S); */
}

/* Stands for a table that has no words. */
static const uint32_t no_words = 0;

/* A network. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES;
    requires second: (second == 0 || second == 1) && CastTo(*plan, second) == 2;
    requires name: CastNamed(*plan, second, S) && NetworkNamed(*plan, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures once: PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, 0, 1, 1);
    ensures valid: ValidBroadcast(S, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1);
    ensures simplex: plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1);
    ensures window: InWindow(S, 1, 1, NetworkSteps(*plan) + 1);
    exits \false; */
static void networks(const dodona_plan *plan, int second, int64_t S, int64_t H, int64_t C,
                     int64_t N) {
  /*@ assert one: \forall integer x, u, v, j; CastMoves(*plan, second, x, u, v, j, 1) ==> CastCarries(*plan, second, x, u, v, j); */
  /*@ assert alone: \forall integer x, u, v, j; CastCarries(*plan, second, x, u, v, j) ==> CastMoves(*plan, second, x, u, v, j, 1); */
  //@ assert moved: \forall integer x, u, v, j; CastMoves(*plan, second, x, u, v, j, 1) <==> NetworkTransfer(*plan, x, u, v, j);
  //@ assert carried: \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> NetworkTransfer(*plan, x, u, v, j);
  //@ assert schedule: NetworkSchedule(*plan, S);
  const uint32_t *table = &no_words;
  const int read =
      (plan->family == DODONA_FAMILY_CROSSBAR && plan->crossbar.group < plan->crossbar.depth) ||
      (plan->family <= DODONA_FAMILY_SIMPLEX && plan->up.family == DODONA_FAMILY_FRACTIONAL &&
       plan->up.group < plan->up.depth);
  //@ assert part: NetworkPlan(*plan);
  //@ assert valid: ValidNetwork(*plan);
  //@ assert whole: NetworkTable(*plan, plan->table);
  //@ assert modules: plan->family == DODONA_FAMILY_CROSSBAR ==> ReadyCrossbar(plan->crossbar, plan->table);
  //@ assert words: plan->family == DODONA_FAMILY_CROSSBAR ==> CapacityTable(plan->crossbar.group, plan->crossbar.depth, plan->table);
  /*@ assert tree: plan->family <= DODONA_FAMILY_SIMPLEX && plan->up.family == DODONA_FAMILY_FRACTIONAL ==>
        CapacityTable(plan->up.group, plan->up.depth, plan->table); */
  /*@ assert families: plan->family <= DODONA_FAMILY_SIMPLEX ==>
        plan->up.family == DODONA_FAMILY_FRACTIONAL || plan->up.family == DODONA_FAMILY_TWOTREE; */
  //@ assert some: read != 0 ==> \valid_read(plan->table + 0);
  if (read)
    table = plan->table;
  //@ assert words_left: plan->family == DODONA_FAMILY_CROSSBAR ==> CapacityTable(plan->crossbar.group, plan->crossbar.depth, table);
  /*@ assert tree_left: plan->family <= DODONA_FAMILY_SIMPLEX && plan->up.family == DODONA_FAMILY_FRACTIONAL ==>
        CapacityTable(plan->up.group, plan->up.depth, table); */
  //@ assert modules_left: plan->family == DODONA_FAMILY_CROSSBAR ==> ReadyCrossbar(plan->crossbar, table);
  //@ assert tree_table: plan->family <= DODONA_FAMILY_SIMPLEX ==> PlanTable(plan->up, table);
  //@ assert table: NetworkTable(*plan, table);
  theorem_network(plan, table, C, H, S, N);
  //@ ghost lemma_valid_phase(S, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1);
}

/* A half by skips. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_SKIPS;
    requires second: (second == 0 || second == 1) && CastFrom(*plan, second) != CastTo(*plan, second);
    requires name: CastNamed(*plan, second, S);
    terminates \true;
    assigns \nothing;
    ensures cast: PhaseCast(S, plan->request.ranks, plan->request.blocks, plan->request.root, CastFrom(*plan, second), CastTo(*plan, second),
                            1, 1);
    ensures once: second == 0 && FirstBack(*plan) != 0 ==>
      PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1, 1);
    ensures window: InWindow(S, 1, 1, HalfSteps(CastHalf(plan->request.op, second), plan->request.ranks, plan->request.group) + 1);
    exits \false; */
static void halves(const dodona_plan *plan, int second, int64_t S) {
  const dodona_request *q = &plan->request;
  int32_t half = second ? dodona_second_half(q->op) : dodona_first_half(q->op);
  if (!second && half == DODONA_HALF_REDUCE_SCATTER)
    half = DODONA_HALF_ALLGATHER;
  /*@ assert moves: \forall integer x, u, v, first, count; CastMoves(*plan, second, x, u, v, first, count) <==>
        HalfMoves(half, q->ranks, q->group, q->root, q->blocks, x, u, v, first, count); */
  //@ assert in: \forall integer first, count, j; InMove(*plan, first, count, j) <==> InMessage(q->blocks, first, count, j);
  /*@ assert there: \forall integer x, u, v, j; CastCarries(*plan, second, x, u, v, j) ==>
        HalfCarries(half, q->ranks, q->group, q->root, q->blocks, x, u, v, j); */
  /*@ assert back: \forall integer x, u, v, j; HalfCarries(half, q->ranks, q->group, q->root, q->blocks, x, u, v, j) ==>
        CastCarries(*plan, second, x, u, v, j); */
  //@ assert schedule: HalfSchedule(S, half, q->ranks, q->group, q->root, q->blocks);
  //@ ghost lemma_half_cast(S, half, q->ranks, q->group, q->root, q->blocks);
}

/* Once round the ring: the other way where the first phase is run backwards. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_RING;
    requires second: (second == 0 || second == 1) && CastFrom(*plan, second) != CastTo(*plan, second);
    requires name: CastNamed(*plan, second, S);
    terminates \true;
    assigns \nothing;
    ensures ends: CastFrom(*plan, second) == 1 && CastTo(*plan, second) == 2;
    ensures once: PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1, 1);
    ensures window: InWindow(S, 1, 1, plan->request.ranks);
    exits \false; */
static void rings(const dodona_plan *plan, int second, int64_t S) {
  const dodona_request *q = &plan->request;
  const int32_t back = second ? 0 : 1;
  //@ assert half: CastHalf(q->op, second) == DODONA_HALF_ALLGATHER;
  /*@ assert moves: \forall integer x, u, v, first, count; CastMoves(*plan, second, x, u, v, first, count) <==>
        RingCasts(q->ranks, q->blocks, back, x, u, v, first, count); */
  //@ assert in: \forall integer first, count, j; InMove(*plan, first, count, j) <==> first <= j < first + count;
  /*@ assert there: \forall integer x, u, v, j; CastCarries(*plan, second, x, u, v, j) ==>
        RingCarries(q->ranks, q->blocks, back, x, u, v, j); */
  /*@ assert moved: \forall integer x, u, v, j, first, count; RingCasts(q->ranks, q->blocks, back, x, u, v, first, count) &&
        first <= j < first + count ==> CastCarries(*plan, second, x, u, v, j); */
  /*@ assert carried: \forall integer x, u, v, j; RingCarries(q->ranks, q->blocks, back, x, u, v, j) ==>
        CastCarries(*plan, second, x, u, v, j); */
  //@ ghost theorem_ring_cast(back, q->ranks, q->blocks, q->root, S);
}

/* Butterflies. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_BINE;
    requires second: (second == 0 || second == 1) && CastFrom(*plan, second) != CastTo(*plan, second);
    requires name: CastNamed(*plan, second, S);
    terminates \true;
    assigns \nothing;
    ensures ends: CastFrom(*plan, second) == 1 && CastTo(*plan, second) == 2;
    ensures once: PhaseOnce(S, plan->request.ranks, plan->request.blocks, plan->request.root, 1, 1, 1);
    ensures window: InWindow(S, 1, 1, BineSteps(plan->request.ranks) + 1);
    exits \false; */
static void bines(const dodona_plan *plan, int second, int64_t S) {
  const dodona_request *q = &plan->request;
  //@ assert half: CastHalf(q->op, second) == DODONA_HALF_ALLGATHER;
  /*@ assert moves: \forall integer x, u, v, first, count; CastMoves(*plan, second, x, u, v, first, count) <==>
        BineMoves(q->ranks, q->blocks, x, u, v, first, count); */
  //@ assert in: \forall integer first, count, j; InMove(*plan, first, count, j) <==> InMessage(q->blocks, first, count, j);
  /*@ assert there: \forall integer x, u, v, j; CastCarries(*plan, second, x, u, v, j) ==>
        BineCarries(q->ranks, q->blocks, x, u, v, j); */
  /*@ assert back: \forall integer x, u, v, j; BineCarries(q->ranks, q->blocks, x, u, v, j) ==>
        CastCarries(*plan, second, x, u, v, j); */
  //@ ghost theorem_bine_cast(q->ranks, q->blocks, q->root, S);
}

int64_t theorem_family(const dodona_plan *plan, int second, int64_t S, int64_t H, int64_t C,
                       int64_t N) {
  const dodona_request *q = &plan->request;
  const int64_t latency = dodona_plan_latency(plan);
  const int64_t first = plan->first;
  const int64_t steps = second ? plan->steps - first : first;
  const int by_blocks = plan->family < DODONA_BLOCK_FAMILIES;
  const int32_t half = dodona_first_half(q->op);
  const int32_t next = dodona_second_half(q->op);
  const int32_t middle = by_blocks ? 0 : 1;
  const int32_t begins = half == DODONA_HALF_SCATTER          ? 0
                         : half == DODONA_HALF_REDUCE_SCATTER ? 2
                                                              : 1;
  const int32_t wants = next == DODONA_HALF_GATHER ? 0 : next == DODONA_HALF_ALLGATHER ? 2 : 1;
  const int32_t from = second || begins == 2 ? middle : begins;
  const int32_t to = second ? wants : begins == 2 ? 2 : middle;
  //@ assert ends: from == CastFrom(*plan, second) && to == CastTo(*plan, second);
  if (from == to) {
    //@ ghost int64_t ticks = plan->family < DODONA_TREE_FAMILIES ? plan->up.rule.ticks : 1;
    //@ ghost lemma_empty_phase(S, q->ranks, q->blocks, q->root, from, latency, ticks, 1, 1);
    return steps;
  }
  if (plan->family < DODONA_TREE_FAMILIES)
    trees(plan, second, S);
  else if (plan->family < DODONA_BLOCK_FAMILIES)
    networks(plan, second, S, H, C, N);
  else if (plan->family == DODONA_FAMILY_RING) {
    rings(plan, second, S);
    //@ assert ring: steps + 1 == q->ranks && PlanLatency(*plan) == 1;
  } else if (plan->family == DODONA_FAMILY_BINE) {
    bines(plan, second, S);
    //@ assert butterflies: steps == BineSteps(q->ranks) && PlanLatency(*plan) == 1;
  } else {
    halves(plan, second, S);
    //@ assert half: steps == HalfSteps(CastHalf(q->op, second), q->ranks, q->group) && PlanLatency(*plan) == 1;
  }
  //@ assert window: InWindow(S, PlanLatency(*plan), 1, steps + 1);
  return steps;
}
