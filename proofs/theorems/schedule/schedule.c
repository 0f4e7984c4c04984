/* The theorem by the parts of a plan. */
#include "proofs/theorems/schedule/theorem_schedule.h"

/* What the plan's part proves of its schedules. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && !Grouped(plan);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires names: NetworkNamed(plan, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures collective: ValidPlanned(plan, R, D, A);
    exits \false; */
static void by_parts(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S, int64_t F,
                     int64_t H, int64_t C, int64_t N) {
  switch (plan->part) {
  case DODONA_PART_TREES:
    theorem_schedule_trees(plan, R, D, A);
    break;
  case DODONA_PART_NETWORK:
    theorem_schedule_network(plan, R, D, A, F, H, C, N);
    break;
  case DODONA_PART_EXCHANGE:
    if (plan->kind == DODONA_KIND_SKIPS)
      theorem_schedule_skips(plan, R, D, A, S, F);
    else
      theorem_schedule_exchange(plan, R, D, A);
    break;
  case DODONA_PART_COMBINE:
    theorem_schedule_combine(plan, R, D, A);
    break;
  }
}

/* What the place's rank is told in step x, block by block. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && !Grouped(plan);
    requires place: Placed(plan, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && InMove(plan, \result.recv_first, \result.recv_count, j)) <==>
       PlanCarries(plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && InMove(plan, \result.send_first, \result.send_count, j)) <==>
       PlanCarries(plan, x, place->rank, v, j));
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(plan, x));
    exits \false; */
static dodona_step told(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  dodona_step step = dodona_step_at(plan, place, x);
  /*@ assert recv: 0 <= step.recv_from ==>
        Moves(plan, x, step.recv_from, place->rank, step.recv_first, step.recv_count); */
  /*@ assert recv_one: \forall integer u, first, count; 0 <= u && Moves(plan, x, u, place->rank, first, count) ==>
        u == step.recv_from && first == step.recv_first && count == step.recv_count; */
  /*@ assert send: 0 <= step.send_to ==>
        Moves(plan, x, place->rank, step.send_to, step.send_first, step.send_count); */
  /*@ assert send_one: \forall integer v, first, count; 0 <= v && Moves(plan, x, place->rank, v, first, count) ==>
        v == step.send_to && first == step.send_first && count == step.send_count; */
  return step;
}

dodona_step theorem_schedule(const dodona_plan *plan, const dodona_place *place, int64_t x,
                             int64_t R, int64_t D, int64_t A, int64_t S, int64_t F, int64_t H,
                             int64_t C, int64_t N) {
  by_parts(plan, R, D, A, S, F, H, C, N);
  return told(plan, place, x);
}

void theorem_schedule_run(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                          int64_t F) {
  if (plan->part == DODONA_PART_COMBINE)
    theorem_run_combine(plan, R, D, A);
  else if (plan->kind == DODONA_KIND_SKIPS)
    theorem_run_skips(plan, R, D, A, S, F);
  else if (plan->request.op != DODONA_ALLREDUCE)
    theorem_run_ring(plan, R, D, A);
  else
    theorem_run_exchange(plan, R, D, A);
}
