/* The theorem to cite: of every plan that dodona_plan_make makes, what dodona_step_at tells the ranks, at places that are
   theirs (Placed), as dodona_place_of leaves them, is a valid collective of its operation on its ports.
   Alltoalls, scans and barriers have theorems of their own (schedule_others.h).

     theorem_schedule            the schedule is in range, keeps its ports and ends within plan.steps steps; it is a cast, backwards or
                                 forwards, and then a cast (spec/machine/phase.h), of whatever families
     theorem_schedule_run        a machine that runs it leaves whoever wants a block with the inputs of all who begin with it, once each
     theorem_schedule_windows    the same of the windows of a combine
     theorem_schedule_broadcast  who sends a block of a broadcast has it, and every rank is sent every block
     theorem_schedule_delivers   a machine that runs a broadcast delivers the root's data

   Numbers name schedules. A has all that the plan's messages carry: what is combined where it arrives, and, as many blocks on as there
   are, what is stored (ScheduleOf). The numbers after A name its two casts and what a network is made of (PlanNamed in schedule_parts.h). */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_THEOREM_SCHEDULE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_THEOREM_SCHEDULE_H

#include "proofs/theorems/schedule/schedule_parts.h"

/* As dodona_step_at, and what that is worth. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && Collects(*plan);
    requires place: Placed(*plan, *place);
    requires named: PlanNamed(*plan, A);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u && 0 <= j < ScheduleBlocks(*plan) ==>
      ((\result.recv_from == u && InMove(*plan, \result.recv_first, \result.recv_count, j)) <==>
       Transfer(A, x, u, place->rank, j) || Transfer(A, x, u, place->rank, ScheduleBlocks(*plan) + j));
    ensures send: \forall integer v, j; 0 <= v && 0 <= j < ScheduleBlocks(*plan) ==>
      ((\result.send_to == v && InMove(*plan, \result.send_first, \result.send_count, j)) <==>
       Transfer(A, x, place->rank, v, j) || Transfer(A, x, place->rank, v, ScheduleBlocks(*plan) + j));
    ensures stored: \result.recv_from != -1 && \result.use == DODONA_STORE ==>
      \forall integer u, j; j < ScheduleBlocks(*plan) ==> !Transfer(A, x, u, place->rank, j);
    ensures combined: \result.recv_from != -1 && \result.use != DODONA_STORE ==>
      \forall integer u, j; ScheduleBlocks(*plan) <= j ==> !Transfer(A, x, u, place->rank, j);
    ensures collective: ValidPlanned(*plan, A, A + 1, A + 2);
    exits \false; */
dodona_step theorem_schedule(const dodona_plan *plan, const dodona_place *place, int64_t x,
                             int64_t A);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_FAMILY_COMBINE;
    requires named: PlanNamed(*plan, A);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(*plan), PlanLatency(*plan));
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(*plan), PlanWants(*plan),
                                 plan->steps + 1);
    ensures whole: ByCasts(*plan) ==>
      SendsWhole(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(*plan));
    exits \false; */
void theorem_schedule_run(const dodona_plan *plan, int64_t A);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_COMBINE;
    requires schedule: ScheduleOf(*plan, A);
    requires run: Combining(A, PlanLatency(*plan));
    terminates \true;
    assigns \nothing;
    ensures all: AllCombined(plan->request.ranks, plan->steps + 1);
    exits \false; */
void theorem_schedule_windows(const dodona_plan *plan, int64_t A);

/* D has what A stores, as blocks 0 .. s - 1. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->request.op == DODONA_BCAST;
    requires named: PlanNamed(*plan, A);
    requires stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - plan->request.blocks);
    terminates \true;
    assigns \nothing;
    ensures broadcast: MessageBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root, PlanLatency(*plan),
                                        PlanTicks(*plan));
    ensures once: ByBlocks(*plan) ==> ValidBroadcast(D, plan->request.ranks, plan->request.blocks, plan->request.root,
                                                    PlanLatency(*plan), PlanTicks(*plan));
    ensures time: InTime(*plan, D);
    exits \false; */
void theorem_schedule_broadcast(const dodona_plan *plan, int64_t A, int64_t D);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->request.op == DODONA_BCAST;
    requires named: PlanNamed(*plan, A);
    requires stored: \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - plan->request.blocks);
    requires network: Network(D, PlanLatency(*plan));
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < plan->request.ranks && 0 <= j < plan->request.blocks ==>
      Value(plan->steps + 1, v, j) == Value(0, plan->request.root, j);
    exits \false; */
void theorem_schedule_delivers(const dodona_plan *plan, int64_t A, int64_t D);

#endif
