/* A plan's phases are a chain (theorem_schedule), and chains have the level. */
#include "proofs/theorems/schedule/schedule_same_bits.h"
#include "ref/schedule/phase.h"

/* What Phased says of the plan's numbers. */
/*@ ghost
  /@ requires phased: Phased(plan, A, S, F);
     requires ends: back == FirstBack(plan) && begins == PlanBegins(plan) && middle == PlanMiddle(plan) && wants == PlanWants(plan);
     requires times: latency == PlanLatency(plan) && ticks == PlanTicks(plan) && up == plan.first && down == plan.steps - plan.first;
     terminates \true;
     assigns \nothing;
     ensures phases: TwoPhases(A, S, F, plan.request.blocks, back, latency, up);
     ensures chain: Chain(S, F, back, plan.request.ranks, plan.request.blocks, plan.request.root, begins, middle, wants, latency, ticks, up, down);
     exits \false; @/
  void lemma_chained(dodona_plan plan, int64_t A, int64_t S, int64_t F, int32_t back, int32_t begins, int32_t middle, int32_t wants,
                     int64_t latency, int64_t ticks, int64_t up, int64_t down) {}
*/

/* Returns the steps of the first phase. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByCasts(*plan);
    requires schedule: ScheduleOf(*plan, A) && CastsNamed(*plan, S, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures up: \result == plan->first && 0 <= \result <= INT64_MAX / 2;
    ensures down: 0 <= plan->steps - \result <= INT64_MAX / 2;
    exits \false; */
static int64_t up_of(const dodona_plan *plan, int64_t A, int64_t S, int64_t F)
/*@ ghost (int64_t H, int64_t C, int64_t N) */ {
  if (plan->family < DODONA_PHASE_FAMILIES)
    return plan->first;
  theorem_shares(plan, A, S, F);
  return 0;
}

void theorem_schedule_ranks(const dodona_plan *plan, const dodona_place *place, int64_t r,
                            int64_t A) {
  const int64_t S = A + 1, F = A + 2;
  const dodona_request *q = &plan->request;
  theorem_schedule(plan, place, 1, A);
  const int64_t up = up_of(plan, A, S, F) /*@ ghost (A + 3, A + 4, A + 5) */;
  const int64_t latency = dodona_plan_latency(plan);
  const int trees = plan->family < DODONA_TREE_FAMILIES;
  const int64_t ticks = trees ? plan->up.rule.ticks : 1;
  const int32_t half = dodona_first_half(q->op);
  const int32_t next = dodona_second_half(q->op);
  const int whole = plan->family < DODONA_BLOCK_FAMILIES || plan->family == DODONA_FAMILY_SCATTER;
  const int32_t begins = half == DODONA_HALF_SCATTER          ? 0
                         : half == DODONA_HALF_REDUCE_SCATTER ? 2
                                                              : 1;
  const int32_t wants = next == DODONA_HALF_GATHER ? 0 : next == DODONA_HALF_ALLGATHER ? 2 : 1;
  //@ assert phased: Phased(*plan, A, S, F);
  /*@ ghost lemma_chained(*plan, A, S, F, half == DODONA_HALF_REDUCE_SCATTER ? 1 : 0, begins, whole ? 0 : 1, wants, latency, ticks, up,
                          plan->steps - up); */
  /*@ ghost theorem_same_ranks(r, A, S, F, half == DODONA_HALF_REDUCE_SCATTER ? 1 : 0, q->ranks, q->blocks, q->root, begins, whole ? 0 : 1,
                               wants, latency, ticks, up, plan->steps - up); */
}

/* What a plan of an allreduce on a folded core tells. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && OnFoldedCore(*plan);
    requires schedule: ScheduleOf(*plan, A);
    terminates \true;
    assigns \nothing;
    ensures schedule: AllreduceSchedule(A, plan->variant, plan->request.ranks, plan->request.blocks);
    ensures steps: plan->steps == (plan->variant == DODONA_KIND_DOUBLING ? DoublingSteps(plan->request.ranks)
                                                                      : HalvingSteps(plan->request.ranks));
    exits \false; */
static void on_core(const dodona_plan *plan, int64_t A) {
  const int32_t kind = plan->variant;
  const int32_t P = plan->request.ranks;
  const int32_t s = plan->request.blocks;
  //@ ghost int32_t n = 1;
  /*@ ghost
    if (kind == DODONA_KIND_RABENSEIFNER)
      n = lemma_power(lemma_floor_log(P)); */
  //@ ghost lemma_baseline_ports(kind, P);
  //@ ghost lemma_carries_inside(kind, P, plan->request.root, s, n);
  //@ assert steps: plan->steps == BaselineSteps(kind, P) && ScheduleBlocks(*plan) == s && plan->request.root == 0;
  /*@ assert inside: \forall integer x, u, v, first, count; BaselineMoves(kind, P, 0, s, x, u, v, first, count) ==>
        1 <= x <= plan->steps; */
  /*@ assert moves: \forall integer x, u, v, first, count; Moves(*plan, x, u, v, first, count) <==>
        BaselineMoves(kind, P, 0, s, x, u, v, first, count); */
  /*@ assert there: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) ==> BaselineCarries(kind, P, 0, s, x, u, v, j); */
  /*@ assert back: \forall integer x, u, v, j, first, count; BaselineMoves(kind, P, 0, s, x, u, v, first, count) &&
        first <= j < first + count ==> PlanCarries(*plan, x, u, v, j); */
  /*@ assert carried: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) <==> BaselineCarries(kind, P, 0, s, x, u, v, j); */
  //@ assert combines: \forall integer x; Combines(*plan, x) <==> BaselineCombines(kind, P, x);
}

void theorem_schedule_core(const dodona_plan *plan, int64_t r, int64_t A) {
  on_core(plan, A);
  /*@ ghost
    if (plan->variant == DODONA_KIND_DOUBLING)
      theorem_doubling_ranks(r, A, plan->request.ranks, plan->request.blocks);
    else
      theorem_halving_ranks(r, A, plan->request.ranks, plan->request.blocks); */
}

/*@ requires memory: \valid_read(plan) && \valid_read(other);
    requires runs: TwoCoreRuns(*plan, *other, r, A, b, q, B, c) && plan->variant == DODONA_KIND_DOUBLING;
    terminates \true;
    assigns \nothing;
    ensures same: EndAlike(plan->request.ranks, r, plan->steps + 1, b, q, other->steps + 1, c);
    exits \false; */
static void doubled(const dodona_plan *plan, const dodona_plan *other, int64_t r, int64_t A,
                    int32_t b, int64_t q, int64_t B, int32_t c) {
  on_core(plan, A);
  on_core(other, B);
  /*@ ghost
    int64_t m = 2 * lemma_fold_steps(plan->request.ranks) + lemma_floor_log(plan->request.ranks) + 1;
    /@ assert end: m == plan->steps + 1 && m == other->steps + 1; @/
    theorem_doubling_sizes(r, A, plan->request.blocks, b, q, B, other->request.blocks, c, plan->request.ranks, m);
    /@ assert same: \forall integer v; Term(r, m, v, b) == Term(q, m, v, c); @/ */
}

/*@ requires memory: \valid_read(plan) && \valid_read(other);
    requires runs: TwoCoreRuns(*plan, *other, r, A, b, q, B, c) && plan->variant == DODONA_KIND_RABENSEIFNER;
    terminates \true;
    assigns \nothing;
    ensures same: EndAlike(plan->request.ranks, r, plan->steps + 1, b, q, other->steps + 1, c);
    exits \false; */
static void halved(const dodona_plan *plan, const dodona_plan *other, int64_t r, int64_t A,
                   int32_t b, int64_t q, int64_t B, int32_t c) {
  on_core(plan, A);
  on_core(other, B);
  /*@ ghost
    int32_t P = plan->request.ranks;
    theorem_halving_sizes(r, A, plan->request.blocks, b, q, B, other->request.blocks, c, P);
    /@ assert all: \forall integer v; 0 <= v < P ==> Term(r, HalvingSteps(P) + 1, v, b) == Term(q, HalvingSteps(P) + 1, v, c); @/
    int64_t m = plan->steps + 1;
    /@ assert end: m == HalvingSteps(P) + 1 && m == other->steps + 1; @/
    /@ assert same: \forall integer v; 0 <= v < P ==> Term(r, m, v, b) == Term(q, m, v, c); @/ */
}

void theorem_schedule_sizes(const dodona_plan *plan, const dodona_plan *other, int64_t r, int64_t A,
                            int32_t b, int64_t q, int64_t B, int32_t c) {
  if (plan->variant == DODONA_KIND_DOUBLING)
    doubled(plan, other, r, A, b, q, B, c);
  else
    halved(plan, other, r, A, b, q, B, c);
}

void theorem_schedule_nested(const dodona_plan *plan, const dodona_plan *other, int64_t r,
                             int64_t A, int64_t q, int64_t B, int32_t k) {
  on_core(plan, A);
  on_core(other, B);
  //@ ghost theorem_doubling_nested(r, A, plan->request.ranks, plan->request.blocks, q, B, other->request.blocks, k);
}

void theorem_schedule_runs(const dodona_plan *plan, int64_t r, int64_t q, int64_t A, int64_t x) {
  const int64_t latency = dodona_plan_latency(plan);
  //@ ghost theorem_same_runs(r, q, A, plan->request.blocks, latency, x);
}
