/* The theorem to cite: of every plan that dodona_plan_make makes, what dodona_step_at tells the ranks, at places that are
   theirs (Placed), as dodona_place_of leaves them, is a valid collective of its operation on its ports. Crossbars and meshes are
   excluded (Grouped).

     theorem_schedule      the schedule is valid and ends within plan.steps steps; a machine that runs it delivers every
                           broadcast, and every reduction or allreduce by trees or on a network
     theorem_schedule_run  a machine that runs a collective of shares leaves whoever wants a block with all of it; one that runs an
                           allreduce by windows delivers it, too

   Numbers name schedules. R has what is combined where it arrives, D what is stored, A both in one, with what is stored as blocks
   s .. 2 s - 1 (PlanSchedules). Of a plan by skips, S and F name its two halves by themselves (CastsNamed). Of a plan for simplex ports, and of the cube, F names the broadcast of which it is made, H the same in
   positions, C that of the duplex plan which couples play, and N takes positions to ranks (NetworkNamed in schedule_parts.h); of other
   plans these names are any numbers. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_THEOREM_SCHEDULE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_THEOREM_SCHEDULE_H

#include "proofs/theorems/schedule/schedule_parts.h"

/* As dodona_step_at, and what that is worth, for any schedules R, D and A of the plan. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(plan) && !Grouped(plan);
    requires place: Placed(plan, place);
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires names: NetworkNamed(plan, F, H, C, N);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && InMove(plan, \result.recv_first, \result.recv_count, j)) <==>
       Transfer(R, x, u, place->rank, j) || Transfer(D, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && InMove(plan, \result.send_first, \result.send_count, j)) <==>
       Transfer(R, x, place->rank, v, j) || Transfer(D, x, place->rank, v, j));
    ensures stored: \result.recv_from != -1 && \result.use == DODONA_STORE ==>
      \forall integer u, j; !Transfer(R, x, u, place->rank, j);
    ensures combined: \result.recv_from != -1 && \result.use != DODONA_STORE ==>
      \forall integer u, j; !Transfer(D, x, u, place->rank, j);
    ensures collective: ValidPlanned(plan, R, D, A);
    exits \false; */
dodona_step theorem_schedule(const dodona_plan *plan, const dodona_place *place, int64_t x,
                             int64_t R, int64_t D, int64_t A, int64_t S, int64_t F, int64_t H,
                             int64_t C, int64_t N);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && (plan->request.op == DODONA_ALLREDUCE || ByHalves(plan));
    requires part: plan->part == DODONA_PART_EXCHANGE || plan->part == DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires shares: plan->part == DODONA_PART_EXCHANGE ==>
      Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), 1);
    requires windows: plan->part == DODONA_PART_COMBINE ==> Combining(R, PlanLatency(plan));
    terminates \true;
    assigns \nothing;
    ensures shares: plan->part == DODONA_PART_EXCHANGE ==>
      Collected(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), PlanWants(plan),
                plan->steps + 1);
    ensures halves: Wraps(plan) || ByHalves(plan) ==>
      SendsWhole(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan));
    ensures windows: plan->part == DODONA_PART_COMBINE ==> AllCombined(plan->request.ranks, plan->steps + 1);
    exits \false; */
void theorem_schedule_run(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                          int64_t F);

#endif
