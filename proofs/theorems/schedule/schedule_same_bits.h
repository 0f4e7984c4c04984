/* Which results of a plan have the same bits (spec/machine/same_bits.h), by an operation that commutes.

     theorem_schedule_ranks      all ranks that want a block end with one expression, of every plan that stores results from one rank
     theorem_schedule_core       the same of recursive doubling and Rabenseifner's allreduce, where every rank combines on its own
     theorem_schedule_sizes      of these any two blocks, of plans with whatever numbers of blocks, are computed alike
     theorem_schedule_nested     P ranks that begin with sums of 2^k neighbours end as 2^k P ranks, by recursive doubling
     theorem_schedule_runs       two runs compute the same, of every plan whose messages carry blocks: of all but combines and scans */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_SAME_BITS_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_SCHEDULE_SAME_BITS_H

#include "proofs/theorems/algorithms/doubling_terms.h"
#include "proofs/theorems/algorithms/halving_terms.h"
#include "proofs/theorems/any/same_ranks.h"
#include "proofs/theorems/schedule/theorem_schedule.h"

/* A has what dodona_step_at tells (theorem_schedule). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan) && ByCasts(*plan);
    requires place: Placed(*plan, *place);
    requires named: PlanNamed(*plan, A);
    requires run: Computing(r, A, plan->request.blocks, PlanLatency(*plan));
    terminates \true;
    assigns \nothing;
    ensures same: SameOnRanks(r, plan->request.ranks, plan->request.blocks, plan->request.root, PlanWants(*plan), plan->steps + 1);
    exits \false; */
void theorem_schedule_ranks(const dodona_plan *plan, const dodona_place *place, int64_t r,
                            int64_t A);

/*@
  predicate OnFoldedCore(dodona_plan plan) = plan.family == DODONA_FAMILY_CORE;

  // Run r of a plan, whose schedule is A, and run q of another plan of the same algorithm and ranks, whose schedule is B: block b of the one and
  // block c of the other.
  predicate TwoCoreRuns{L}(dodona_plan plan, dodona_plan other, integer r, integer A, integer b, integer q, integer B, integer c) =
    ValidSchedule(plan) && OnFoldedCore(plan) && ValidSchedule(other) && OnFoldedCore(other) && plan.variant == other.variant &&
    plan.request.ranks == other.request.ranks && 0 <= b < plan.request.blocks && 0 <= c < other.request.blocks &&
    ScheduleOf(plan, A) && ScheduleOf(other, B) && Computing(r, A, plan.request.blocks, 1) && Computing(q, B, other.request.blocks, 1);

  // Each of P ranks has one expression of both blocks before step m of one run and step n of the other.
  predicate EndAlike(integer P, integer r, integer m, integer b, integer q, integer n, integer c) =
    \forall integer v; 0 <= v < P ==> Term(r, m, v, b) == Term(q, n, v, c);
*/

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && OnFoldedCore(*plan);
    requires schedule: ScheduleOf(*plan, A);
    requires run: Computing(r, A, plan->request.blocks, 1);
    terminates \true;
    assigns \nothing;
    ensures same: SameOnRanks(r, plan->request.ranks, plan->request.blocks, 0, 2, plan->steps + 1);
    exits \false; */
void theorem_schedule_core(const dodona_plan *plan, int64_t r, int64_t A);

/*@ requires memory: \valid_read(plan) && \valid_read(other);
    requires runs: TwoCoreRuns(*plan, *other, r, A, b, q, B, c);
    terminates \true;
    assigns \nothing;
    ensures same: EndAlike(plan->request.ranks, r, plan->steps + 1, b, q, other->steps + 1, c);
    exits \false; */
void theorem_schedule_sizes(const dodona_plan *plan, const dodona_plan *other, int64_t r, int64_t A,
                            int32_t b, int64_t q, int64_t B, int32_t c);

/*@
  predicate ByDoubling{L}(dodona_plan plan) =
    ValidSchedule(plan) && plan.family == DODONA_FAMILY_CORE && plan.variant == DODONA_KIND_DOUBLING;
*/

/*@ requires memory: \valid_read(plan) && \valid_read(other);
    requires plans: ByDoubling(*plan) && ByDoubling(*other) && 0 <= k <= 30 && other->request.ranks == Pow2(k) * plan->request.ranks;
    requires schedules: ScheduleOf(*plan, A) && ScheduleOf(*other, B);
    requires runs: ComputingSums(r, A, plan->request.blocks, 1, k) && Computing(q, B, other->request.blocks, 1);
    terminates \true;
    assigns \nothing;
    ensures nested: SameNested(r, plan->steps + 1, plan->request.ranks, plan->request.blocks, q, other->steps + 1, other->request.blocks, k);
    exits \false; */
void theorem_schedule_nested(const dodona_plan *plan, const dodona_plan *other, int64_t r,
                             int64_t A, int64_t q, int64_t B, int32_t k);

/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family != DODONA_FAMILY_COMBINE;
    requires runs: Computing(r, A, plan->request.blocks, PlanLatency(*plan)) && Computing(q, A, plan->request.blocks, PlanLatency(*plan));
    terminates \true;
    assigns \nothing;
    ensures same: \forall integer y, v, b; y <= x && 0 <= b < plan->request.blocks ==> Term(r, y, v, b) == Term(q, y, v, b);
    exits \false; */
void theorem_schedule_runs(const dodona_plan *plan, int64_t r, int64_t q, int64_t A, int64_t x);

#endif
