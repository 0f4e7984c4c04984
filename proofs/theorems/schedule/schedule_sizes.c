/* The way of a block does not depend on the block, but for its pace. */
#include "proofs/theorems/schedule/schedule_sizes.h"
#include "ref/schedule/phase.h"
#include "spec/lemmas/fractional.h"

/*@
  // In step y of the tree's cast u sends v a block that is `pace` steps behind block 0.
  predicate GoesDown(integer P, integer root, integer r, integer D, integer y, integer u, integer v, integer pace) =
    0 <= u < P && 0 <= v < P && 0 < Position(P, root, v) < P &&
    Position(P, root, u) == Source(P, r, D, Position(P, root, v), 0) && y == Arrival(P, r, D, Position(P, root, v)) + pace;
*/

/* Who sends does not depend on the block. */
/*@ ghost
  /@ requires range: 1 <= P && (r == 1 || r == INT32_MAX) && 0 <= j;
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v; Source(P, r, D, v, j) == Source(P, r, D, v, 0);
     exits \false; @/
  void lemma_one_source(int32_t P, int32_t r, int32_t D, int32_t j)
  {
    if (r == 1) {
      /@ assert rest: j % 1 == 0 && 0 % 1 == 0; @/
      return;
    }
    /@ assert head: \forall integer v; FeederIn(r, D, P, 0, -1, v) == -1; @/
    /@ assert feeder: \forall integer v; Feeder(P, r, D, v) == -1; @/
  }
*/

/* What the first cast does with a block. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ThroughOneTree(*plan);
    requires cast: CastNamed(*plan, 0, S);
    requires block: 0 <= j < plan->request.blocks;
    terminates \true;
    assigns \nothing;
    ensures goes: \forall integer x, u, v; Transfer(S, x, u, v, j) <==>
      GoesDown(plan->request.ranks, plan->request.root, plan->up.group, plan->up.depth, x, u, v,
               Pace(plan->up.group, j));
    exits \false; */
static void goes_down(const dodona_plan *plan, int64_t S, int32_t j) {
  const dodona_tree_plan *t = &plan->up;
  //@ ghost lemma_one_source(t->ranks, t->group, t->depth, j);
  //@ assert tree: t->ranks == plan->request.ranks && t->root == plan->request.root && t->blocks == plan->request.blocks;
  /*@ assert moves: \forall integer x, u, v, f, n; CastMoves(*plan, 0, x, u, v, f, n) <==> n == 1 && PlanTransfer(*t, x, u, v, f); */
  //@ assert there: \forall integer x, u, v; CastCarries(*plan, 0, x, u, v, j) ==> PlanTransfer(*t, x, u, v, j);
  //@ assert back: \forall integer x, u, v; PlanTransfer(*t, x, u, v, j) ==> CastMoves(*plan, 0, x, u, v, j, 1) && InMove(*plan, j, 1, j);
  //@ assert carries: \forall integer x, u, v; CastCarries(*plan, 0, x, u, v, j) <==> PlanTransfer(*t, x, u, v, j);
  /*@ assert hop: \forall integer x, h, k; PlanHop(*t, x, h, k, j) <==>
        0 < k < t->ranks && h == Source(t->ranks, t->group, t->depth, k, 0) &&
        x == Arrival(t->ranks, t->group, t->depth, k) + Pace(t->group, j); */
  /*@ assert turned: \forall integer x, u, v; PlanTransfer(*t, x, u, v, j) <==> 0 <= u < t->ranks && 0 <= v < t->ranks &&
        PlanHop(*t, x, Position(t->ranks, t->root, u), Position(t->ranks, t->root, v), j); */
  /*@ assert tells: \forall integer x, u, v; PlanTransfer(*t, x, u, v, j) <==>
        GoesDown(t->ranks, t->root, t->group, t->depth, x, u, v, Pace(t->group, j)); */
  //@ assert named: \forall integer x, u, v; Transfer(S, x, u, v, j) <==> CastCarries(*plan, 0, x, u, v, j);
}

/* The plan's chain in numbers. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidSchedule(*plan) && ThroughOneTree(*plan);
     requires phased: Phased(*plan, A, S, F);
     terminates \true;
     assigns \nothing;
     ensures chain: Chain(S, F, 1, plan->request.ranks, plan->request.blocks, plan->request.root, 2, 0,
                          plan->request.op == DODONA_REDUCE ? 0 : 2, 1, 1, plan->first, plan->steps - plan->first);
     ensures phases: TwoPhases(A, S, F, plan->request.blocks, 1, 1, plan->first);
     exits \false; @/
  void lemma_tree_chain(const dodona_plan *plan, int64_t A, int64_t S, int64_t F)
  {
    /@ assert machine: PlanLatency(*plan) == 1 && PlanTicks(*plan) == 1; @/
    /@ assert ends: PlanBegins(*plan) == 2 && PlanMiddle(*plan) == 0 && PlanWants(*plan) == (plan->request.op == DODONA_REDUCE ? 0 : 2); @/
    /@ assert back: FirstBack(*plan) == 1; @/
  }
*/

/* How long its first phase is. */
/*@ ghost
  /@ requires plan: ValidSchedule(plan) && ThroughOneTree(plan) && 2 <= plan.request.ranks;
     terminates \true;
     assigns \nothing;
     ensures depth: 0 <= plan.up.depth;
     ensures steps: plan.first == plan.up.depth + Pace(plan.up.group, plan.request.blocks - 1);
     exits \false; @/
  void lemma_one_tree(dodona_plan plan)
  {
    lemma_tree_moves(plan);
    /@ assert tree: TreesPlan(plan) && plan.up.blocks == plan.request.blocks && plan.up.ranks == plan.request.ranks; @/
  }
*/

/* How many steps later block b comes than block c. */
/*@ requires memory: \valid_read(plan) && \valid_read(other);
    requires plan: ValidSchedule(*plan) && ThroughOneTree(*plan) && ValidSchedule(*other) && ThroughOneTree(*other);
    requires same: SameButBlocks(*plan, *other) && 2 <= plan->request.ranks;
    requires blocks: 0 <= b < plan->request.blocks && 0 <= c < other->request.blocks;
    terminates \true;
    assigns \nothing;
    ensures later: \result == Pace(plan->up.group, b) - Pace(plan->up.group, c);
    ensures range: -other->first <= \result <= plan->first;
    exits \false; */
static int64_t later(const dodona_plan *plan, const dodona_plan *other, int32_t b, int32_t c) {
  const int64_t r = plan->up.group;
  //@ ghost lemma_pace_last((int32_t)r, plan->request.blocks);
  //@ ghost lemma_pace_last((int32_t)r, other->request.blocks);
  //@ ghost lemma_one_tree(*plan);
  //@ ghost lemma_one_tree(*other);
  //@ assert depth: 0 <= plan->up.depth && 0 <= other->up.depth;
  //@ assert steps: plan->first == plan->up.depth + Pace(r, plan->request.blocks - 1);
  //@ assert steps_too: other->first == other->up.depth + Pace(r, other->request.blocks - 1);
  //@ assert pace: 0 <= Pace(r, b) <= plan->first && 0 <= Pace(r, c) <= other->first;
  return (b + b / r) - (c + c / r);
}

void theorem_schedule_one_tree(const dodona_plan *plan, const dodona_place *place, int64_t r,
                               int64_t A, int32_t b, const dodona_plan *other,
                               const dodona_place *there, int64_t q, int64_t B, int32_t c) {
  const int64_t S = A + 1, F = A + 2, T = B + 1, G = B + 2;
  const int32_t P = plan->request.ranks;
  const int32_t root = plan->request.root;
  const int64_t up = plan->first;
  const int64_t up2 = other->first;
  int64_t e = 0;
  theorem_schedule(plan, place, 1, A);
  theorem_schedule(other, there, 1, B);
  goes_down(plan, S, b);
  goes_down(other, T, c);
  //@ ghost lemma_depth(P, plan->up.group);
  //@ assert depth: plan->up.depth == other->up.depth;
  if (P >= 2)
    e = later(plan, other, b, c);
  //@ assert alike: \forall integer x, u, v; Transfer(S, x + e, u, v, b) <==> Transfer(T, x, u, v, c);
  //@ assert phased: Phased(*plan, A, S, F) && Phased(*other, B, T, G);
  //@ ghost lemma_tree_chain(plan, A, S, F);
  //@ ghost lemma_tree_chain(other, B, T, G);
  const int32_t wants = plan->request.op == DODONA_REDUCE ? 0 : 2;
  /*@ ghost theorem_same_phases(r, A, S, F, plan->request.blocks, b, up, plan->steps - up, q, B, T, G, other->request.blocks, c, up2,
                                other->steps - up2, P, root, wants, 1, 1, e); */
}
