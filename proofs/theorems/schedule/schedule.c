/* The theorem of all plans: what each family proves of its casts, and then T3, once for all. */
#include "proofs/theorems/schedule/theorem_schedule.h"
#include "ref/schedule/phase.h"

/* But for windows, blocks count to the request's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && plan->family < DODONA_FAMILY_COMBINE;
     requires schedule: ScheduleOf(*plan, A);
     terminates \true;
     assigns \nothing;
     ensures run: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
       (j < plan->request.blocks && PlanCarries(*plan, x, u, v, j) && Combines(*plan, x)) ||
       (plan->request.blocks <= j && PlanCarries(*plan, x, u, v, j - plan->request.blocks) && !Combines(*plan, x));
     exits \false; @/
  void lemma_schedule_of(const dodona_plan *plan, int64_t A)
  {
    /@ assert blocks: ScheduleBlocks(*plan) == plan->request.blocks; @/
  }
*/

/* What all blocks have, and what a part of them has. */
/*@ ghost
  /@ requires range: InRange(S, P, s);
     terminates \true;
     assigns \nothing;
     ensures blocks: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= j < s;
     exits \false; @/
  void lemma_blocks_in_range(int64_t S, int32_t P, int32_t s)
  {
  }

  /@ requires window: InWindow(A, latency, 1, end);
     requires part: \forall integer x, u, v, j; Transfer(D, x, u, v, j) ==> Transfer(A, x, u, v, j + s);
     terminates \true;
     assigns \nothing;
     ensures window: InWindow(D, latency, 1, end);
     exits \false; @/
  void lemma_window_of_part(int64_t A, int64_t D, int32_t s, int64_t latency, int64_t end)
  {
  }
*/

/* A plan of two phases runs their casts, whatever they are. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByPhases(*plan);
    requires schedule: ScheduleOf(*plan, A) && CastsNamed(*plan, S, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures phased: Phased(*plan, A, S, F);
    ensures duplex: ByBlocks(*plan) ==> DuplexPorts(S, PlanTicks(*plan)) && DuplexPorts(F, PlanTicks(*plan));
    ensures simplex: DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES && plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1) && SimplexPorts(F, 1);
    ensures valid: ByBlocks(*plan) && PlanWants(*plan) == 2 ==>
      ValidBroadcast(F, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(*plan), PlanTicks(*plan));
    ensures up: \result == plan->first && 0 <= \result <= INT64_MAX / 2 && 0 <= plan->steps - \result <= INT64_MAX / 2;
    exits \false; */
static int64_t phases_of(const dodona_plan *plan, int64_t A, int64_t S, int64_t F, int64_t H,
                         int64_t C, int64_t N) {
  const dodona_request *q = &plan->request;
  const int64_t up = theorem_family(plan, 0, S, H, C, N);
  const int64_t down = theorem_family(plan, 1, F, H, C, N);
  const int64_t latency = dodona_plan_latency(plan);
  const int64_t turn = up - latency + 2;
  //@ ghost lemma_schedule_of(plan, A);
  //@ ghost lemma_one_origin(q->ranks, q->blocks, q->root, 0);
  //@ ghost lemma_one_origin(q->ranks, q->blocks, q->root, 1);
  //@ assert first: up == 0 || \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CastCarries(*plan, 0, x, u, v, j);
  //@ assert second: down == 0 || \forall integer x, u, v, j; Transfer(F, x, u, v, j) <==> CastCarries(*plan, 1, x, u, v, j);
  //@ assert ranges: InRange(S, q->ranks, q->blocks) && InRange(F, q->ranks, q->blocks);
  //@ ghost lemma_blocks_in_range(F, q->ranks, q->blocks);
  //@ assert inside_then: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==> 0 <= j < q->blocks;
  //@ ghost lemma_phase_moves(*plan, up);
  /*@ assert later: \forall integer x, u, v, f, c; up < x ==>
        (Moves(*plan, x, u, v, f, c) <==> x <= plan->steps && CastMoves(*plan, 1, x - up, u, v, f, c)); */
  /*@ assert backwards: FirstBack(*plan) != 0 ==> \forall integer x, u, v, f, c; x <= up ==>
        (Moves(*plan, x, u, v, f, c) <==> 1 <= x && CastMoves(*plan, 0, turn - x, v, u, f, c)); */
  /*@ assert forwards: FirstBack(*plan) == 0 ==> \forall integer x, u, v, f, c; x <= up ==>
        (Moves(*plan, x, u, v, f, c) <==> 1 <= x && CastMoves(*plan, 0, x, u, v, f, c)); */
  /*@ assert late: \forall integer x, u, v, j; up < x && PlanCarries(*plan, x, u, v, j) ==>
        x <= plan->steps && CastCarries(*plan, 1, x - up, u, v, j); */
  /*@ assert turned: FirstBack(*plan) != 0 ==> \forall integer x, u, v, j; x <= up && PlanCarries(*plan, x, u, v, j) ==>
        1 <= x && CastCarries(*plan, 0, turn - x, v, u, j); */
  /*@ assert early: FirstBack(*plan) == 0 ==> \forall integer x, u, v, j; x <= up && PlanCarries(*plan, x, u, v, j) ==>
        1 <= x && CastCarries(*plan, 0, x, u, v, j); */
  /*@ assert late_too: \forall integer x, u, v, j; up < x <= plan->steps && CastCarries(*plan, 1, x - up, u, v, j) ==>
        PlanCarries(*plan, x, u, v, j); */
  /*@ assert turned_too: FirstBack(*plan) != 0 ==> \forall integer x, u, v, j; 1 <= x <= up && CastCarries(*plan, 0, turn - x, v, u, j) ==>
        PlanCarries(*plan, x, u, v, j); */
  /*@ assert early_too: FirstBack(*plan) == 0 ==> \forall integer x, u, v, j; 1 <= x <= up && CastCarries(*plan, 0, x, u, v, j) ==>
        PlanCarries(*plan, x, u, v, j); */
  /*@ assert back: FirstBack(*plan) != 0 ==> \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) && x <= up <==>
        Transfer(S, turn - x, v, u, j); */
  /*@ assert forth: FirstBack(*plan) == 0 ==> \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) && x <= up <==>
        Transfer(S, x, u, v, j); */
  /*@ assert then: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) && up < x <==> Transfer(F, x - up, u, v, j); */
  //@ assert combines: \forall integer x; Combines(*plan, x) <==> FirstBack(*plan) != 0 && x <= up;
  //@ assert sent_then: \forall integer x, u, v, j; up < x && PlanCarries(*plan, x, u, v, j) ==> Transfer(F, x - up, u, v, j);
  //@ assert blocks_then: \forall integer x, u, v, j; up < x && PlanCarries(*plan, x, u, v, j) ==> 0 <= j < q->blocks;
  /*@ assert blocks_back: FirstBack(*plan) != 0 ==> \forall integer x, u, v, j; x <= up && PlanCarries(*plan, x, u, v, j) ==>
        Transfer(S, turn - x, v, u, j) && 0 <= j < q->blocks; */
  /*@ assert blocks_forth: FirstBack(*plan) == 0 ==> \forall integer x, u, v, j; x <= up && PlanCarries(*plan, x, u, v, j) ==>
        0 <= j < q->blocks; */
  //@ assert blocks: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j) ==> 0 <= j < q->blocks;
  /*@ assert parts: \forall integer x, u, v, j; Transfer(A, x, u, v, j) && j < q->blocks <==>
        PlanCarries(*plan, x, u, v, j) && FirstBack(*plan) != 0 && x <= up; */
  /*@ assert stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) && q->blocks <= j ==>
        PlanCarries(*plan, x, u, v, j - q->blocks) && !(FirstBack(*plan) != 0 && x <= up); */
  /*@ assert wholes: \forall integer x, u, v, j; PlanCarries(*plan, x, u, v, j - q->blocks) && !(FirstBack(*plan) != 0 && x <= up) ==>
        q->blocks <= j && Transfer(A, x, u, v, j); */
  //@ assert one: FirstBack(*plan) != 0 ==> TwoPhases(A, S, F, q->blocks, 1, latency, up);
  //@ assert none: FirstBack(*plan) == 0 ==> TwoPhases(A, S, F, q->blocks, 0, latency, up);
  //@ assert phases: TwoPhases(A, S, F, q->blocks, FirstBack(*plan), latency, up);
  /*@ assert chain: Chain(S, F, FirstBack(*plan), q->ranks, q->blocks, q->root, PlanBegins(*plan), PlanMiddle(*plan), PlanWants(*plan), latency,
                          PlanTicks(*plan), up, down); */
  return up;
}

/* The plan's casts, by its family. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && Collects(*plan);
    requires schedule: ScheduleOf(*plan, A) && CastsNamed(*plan, S, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures phased: ByCasts(*plan) ==> Phased(*plan, A, S, F);
    ensures others: !ByCasts(*plan) ==> ValidPlanned(*plan, A, S, F);
    ensures duplex: ByBlocks(*plan) ==> DuplexPorts(S, PlanTicks(*plan)) && DuplexPorts(F, PlanTicks(*plan));
    ensures simplex: DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES && plan->family < DODONA_FAMILY_CUBE ==> SimplexPorts(S, 1) && SimplexPorts(F, 1);
    ensures valid: ByBlocks(*plan) && PlanWants(*plan) == 2 ==>
      ValidBroadcast(F, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(*plan), PlanTicks(*plan));
    ensures up: ByCasts(*plan) ==> \result == plan->first && 0 <= \result <= INT64_MAX / 2;
    ensures down: ByCasts(*plan) ==> 0 <= plan->steps - \result <= INT64_MAX / 2;
    exits \false; */
static int64_t casts_of(const dodona_plan *plan, int64_t A, int64_t S, int64_t F, int64_t H,
                        int64_t C, int64_t N) {
  if (plan->family == DODONA_FAMILY_COMBINE) {
    theorem_windows(plan, A, S, F);
    return 0;
  }
  if (DODONA_PHASE_FAMILIES <= plan->family) {
    theorem_shares(plan, A, S, F);
    return 0;
  }
  return phases_of(plan, A, S, F, H, C, N);
}

/* What the place's rank is told in step x, block by block. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && InMove(*plan, \result.recv_first, \result.recv_count, j)) <==>
       PlanCarries(*plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && InMove(*plan, \result.send_first, \result.send_count, j)) <==>
       PlanCarries(*plan, x, place->rank, v, j));
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    exits \false; */
static dodona_step told(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  dodona_step step = dodona_step_at(plan, place, x);
  /*@ assert recv: 0 <= step.recv_from ==>
        Moves(*plan, x, step.recv_from, place->rank, step.recv_first, step.recv_count); */
  /*@ assert recv_one: \forall integer u, first, count; 0 <= u && Moves(*plan, x, u, place->rank, first, count) ==>
        u == step.recv_from && first == step.recv_first && count == step.recv_count; */
  /*@ assert send: 0 <= step.send_to ==>
        Moves(*plan, x, place->rank, step.send_to, step.send_first, step.send_count); */
  /*@ assert send_one: \forall integer v, first, count; 0 <= v && Moves(*plan, x, place->rank, v, first, count) ==>
        v == step.send_to && first == step.send_first && count == step.send_count; */
  return step;
}

/*@ requires memory: \valid_read(plan);
    terminates \true;
    assigns \nothing;
    ensures casts: \result != 0 <==> ByCasts(*plan);
    exits \false; */
static int by_casts(const dodona_plan *plan) {
  return plan->family < DODONA_FAMILY_CORE;
}

/* The plan's casts in numbers, as T3 asks for them. */
typedef struct chain {
  int64_t up;
  int64_t down;
  int64_t latency;
  int64_t ticks;
  int32_t back;
  int32_t begins;
  int32_t middle;
  int32_t wants;
} chain;

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByCasts(*plan);
    requires up: up == plan->first && 0 <= up <= INT64_MAX / 2 && 0 <= plan->steps - up <= INT64_MAX / 2;
    terminates \true;
    assigns \nothing;
    ensures steps: \result.up == up && \result.down == plan->steps - up;
    ensures machine: \result.latency == PlanLatency(*plan) && \result.ticks == PlanTicks(*plan) &&
      1 <= \result.ticks <= \result.latency;
    ensures ends: \result.begins == PlanBegins(*plan) && \result.middle == PlanMiddle(*plan) && \result.wants == PlanWants(*plan);
    ensures back: \result.back == FirstBack(*plan);
    exits \false; */
static chain chain_of(const dodona_plan *plan, int64_t up) {
  const int32_t half = dodona_first_half(plan->request.op);
  const int32_t next = dodona_second_half(plan->request.op);
  const int trees = plan->family < DODONA_TREE_FAMILIES;
  const int whole = plan->family < DODONA_BLOCK_FAMILIES || plan->family == DODONA_FAMILY_SCATTER;
  return (chain){.up = up,
                 .down = plan->steps - up,
                 .latency = dodona_plan_latency(plan),
                 .ticks = trees ? plan->up.rule.ticks : 1,
                 .back = half == DODONA_HALF_REDUCE_SCATTER,
                 .begins = half == DODONA_HALF_SCATTER          ? 0
                           : half == DODONA_HALF_REDUCE_SCATTER ? 2
                                                                : 1,
                 .middle = whole ? 0 : 1,
                 .wants = next == DODONA_HALF_GATHER      ? 0
                          : next == DODONA_HALF_ALLGATHER ? 2
                                                          : 1};
}

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && Collects(*plan);
    requires schedule: ScheduleOf(*plan, A) && CastsNamed(*plan, S, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures collective: ValidPlanned(*plan, A, S, F);
    exits \false; */
static void planned(const dodona_plan *plan, int64_t A, int64_t S, int64_t F, int64_t H, int64_t C,
                    int64_t N) {
  const dodona_request *q = &plan->request;
  int64_t up = casts_of(plan, A, S, F, H, C, N);
  if (!by_casts(plan)) {
    //@ assert others: ValidPlanned(*plan, A, S, F);
    return;
  }
  chain c = chain_of(plan, up);
  /*@ ghost theorem_two_phases(A, S, F, c.back, q->ranks, q->blocks, q->root, c.begins, c.middle, c.wants, c.latency, c.ticks, c.up,
                               c.down); */
  //@ assert range: InRange(A, plan->request.ranks, 2 * ScheduleBlocks(*plan));
  //@ assert time: InTime(*plan, A);
  //@ assert ports: PortsKept(*plan, A);
}

dodona_step theorem_schedule(const dodona_plan *plan, const dodona_place *place, int64_t x,
                             int64_t A) {
  planned(plan, A, A + 1, A + 2, A + 3, A + 4, A + 5);
  return told(plan, place, x);
}

void theorem_schedule_run(const dodona_plan *plan, int64_t A) {
  const dodona_request *q = &plan->request;
  if (!by_casts(plan)) {
    theorem_run_core(plan, A);
    return;
  }
  int64_t up = casts_of(plan, A, A + 1, A + 2, A + 3, A + 4, A + 5);
  chain c = chain_of(plan, up);
  /*@ ghost theorem_two_phases_run(A, A + 1, A + 2, c.back, q->ranks, q->blocks, q->root, c.begins, c.middle, c.wants, c.latency, c.ticks, c.up,
                                   c.down); */
}

void theorem_schedule_broadcast(const dodona_plan *plan, int64_t A, int64_t D) {
  const dodona_request *q = &plan->request;
  planned(plan, A, A + 1, A + 2, A + 3, A + 4, A + 5);
  int64_t up = casts_of(plan, A, A + 1, A + 2, A + 3, A + 4, A + 5);
  chain c = chain_of(plan, up);
  /*@ ghost lemma_phases_broadcast(A, D, A + 1, A + 2, q->ranks, q->blocks, q->root, c.middle, c.latency, c.ticks, c.up, c.down); */
  //@ assert moved: \forall integer x, u, v, j; Transfer(D, x, u, v, j) ==> Transfer(A, x, u, v, j + q->blocks);
  //@ ghost lemma_window_of_part(A, D, q->blocks, c.latency, plan->steps + 1);
  //@ assert time: InTime(*plan, D);
  //@ assert valid: ByBlocks(*plan) ==> ValidBroadcast(A + 2, q->ranks, q->blocks, q->root, c.latency, c.ticks);
  //@ assert same: ByBlocks(*plan) ==> \forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> Transfer(A + 2, x, u, v, j);
  //@ assert once: ByBlocks(*plan) ==> Once(D, q->root);
  //@ assert ports: ByBlocks(*plan) ==> SendPort(A + 2, c.ticks) && ReceivePort(A + 2, c.ticks);
  //@ assert sends: ByBlocks(*plan) ==> SendPort(D, c.ticks);
  //@ assert receives: ByBlocks(*plan) ==> ReceivePort(D, c.ticks);
}

void theorem_schedule_delivers(const dodona_plan *plan, int64_t A, int64_t D) {
  theorem_schedule_broadcast(plan, A, D);
  int64_t up = casts_of(plan, A, A + 1, A + 2, A + 3, A + 4, A + 5);
  chain c = chain_of(plan, up);
  int64_t end = c.up + c.down + 1;
  //@ ghost lemma_held(D, plan->request.ranks, plan->request.blocks, plan->request.root, c.latency, end);
  //@ assert received: \forall integer v, j; Receives(D, v, j) ==> Held(D, plan->request.root, c.latency, end, v, j);
  /*@ assert all: \forall integer v, j; 0 <= v < plan->request.ranks && 0 <= j < plan->request.blocks ==>
        Held(D, plan->request.root, c.latency, end, v, j); */
  //@ assert end: end == plan->steps + 1;
}
