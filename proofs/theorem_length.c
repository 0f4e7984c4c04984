/* Theorem 6, length: what is sent last has arrived at the end of step dodona_steps, which is at least
   the lower bound: dodona_bound_steps for pipelines, the lambda tree's time for postal trees. */
#include "theorem.h"
#include "../ref/bounds.h"
#include "../ref/plan_family.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/plan_lemmas.h"
#include "../spec/plan_transfers.h"
#include "../spec/reach_lemmas.h"
#include "../spec/split_lemmas.h"

/* Before step 1, and after the step whose transfers arrive at the end of step dodona_steps, nothing
   happens. */
/*@ requires plan: AnyPlan(plan, table);
    requires rank: 0 <= v < plan->ranks;
    requires outside: x < 1 || PlanSteps(plan) - plan->rule.latency + 1 < x;
    terminates \true;
    assigns \nothing;
    ensures idle: \result.send_to == DODONA_NONE && \result.recv_from == DODONA_NONE;
    exits \false; */
dodona_step theorem_length_idle(const dodona_plan *plan, const uint32_t *table, int32_t v,
                                int64_t x) {
  dodona_step step = step_of(plan, table, v, x);
  //@ ghost lemma_transfers(plan);
  /*@ assert sent: step.send_to != DODONA_NONE ==>
        PlanTransfer(plan, x, v, step.send_to, step.send_block); */
  /*@ assert received: step.recv_from != DODONA_NONE ==>
        PlanTransfer(plan, x, step.recv_from, v, step.recv_block); */
  return step;
}

typedef struct ending {
  int32_t rank;
  dodona_step step;
} ending;

/* The rank that is sent the last block, of two ranks or more: a deepest one. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && 2 <= plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures rank: 0 <= \result < plan->ranks && \result != plan->root;
     ensures last: PlanArrival(plan, \result, plan->blocks - 1) ==
       PlanSteps(plan) - plan->rule.latency + 1;
     exits \false; @/
  int32_t lemma_plan_last(const dodona_plan *plan)
  {
    int32_t last;
    if (DODONA_LAMBDA <= plan->algorithm) {
      last = lemma_split_last(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                              plan->rule.alpha_den, plan->ranks, plan->horizon);
    } else {
      lemma_plan_fractional(plan);
      last = lemma_deepest(plan->ranks, plan->group, plan->depth);
      /@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, last); @/
      /@ assert depth: plan->depth != 0; @/
    }
    int32_t turned = last - (plan->ranks - plan->root);
    int32_t rank = turned < 0 ? last + plan->root : turned;
    /@ assert turned: rank == Rank(plan->ranks, plan->root, last) &&
         Position(plan->ranks, plan->root, rank) == last; @/
    return rank;
  }
*/

/* What is sent in step dodona_steps - latency + 1 to some rank, the last block, arrives at the end of
   step dodona_steps, if there are two ranks or more. */
/*@ requires plan: AnyPlan(plan, table);
    requires ranks: 2 <= plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: 0 <= \result.rank < plan->ranks;
    ensures last: 0 <= \result.step.recv_from && \result.step.recv_block == plan->blocks - 1;
    ensures step: PlanTransfer(plan, PlanSteps(plan) - plan->rule.latency + 1,
                               \result.step.recv_from, \result.rank, \result.step.recv_block);
    exits \false; */
ending theorem_length_last(const dodona_plan *plan, const uint32_t *table) {
  int64_t end = dodona_steps(plan) - plan->rule.latency + 1;
  int32_t v = 0;
  //@ ghost lemma_transfers(plan);
  //@ ghost int32_t last = lemma_plan_last(plan);
  /*@ loop invariant range: 0 <= v <= last;
      loop assigns v;
      loop variant last - v; */
  while (v == plan->root || arrival_of(plan, table, v, plan->blocks - 1) != end)
    v++;
  ending found = {v, step_of(plan, table, v, end)};
  return found;
}

/* The steps of a pipeline are at least the bound. */
/*@ requires plan: \valid_read(plan) && ValidPlan(plan) && !Postal(plan->algorithm);
    terminates \true;
    assigns \nothing;
    ensures bound: \result == 1;
    exits \false; */
int theorem_length_bound(const dodona_plan *plan) {
  //@ ghost lemma_depth(plan->ranks, plan->group);
  //@ ghost lemma_pace_last(plan->group, plan->blocks);
  int32_t log = dodona_log2_ceil(plan->ranks);
  //@ ghost lemma_pow2_order(plan->depth, log - 1);
  //@ assert depth: log <= plan->depth;
  return dodona_bound_steps(plan->ranks, plan->blocks) <= dodona_steps(plan);
}

/* The ticks of a postal tree: the lambda tree's are the least t with N(t) >= P, which no schedule
   beats (theorem_postal.c); the others' are at least as many. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->algorithm);
     terminates \true;
     assigns \nothing;
     ensures best: \forall int64_t T;
       IsHorizon(plan->rule.latency, plan->rule.ticks, 0, 1, plan->ranks, T) ==>
         T <= PlanSteps(plan) && (plan->algorithm == DODONA_LAMBDA ==> T == PlanSteps(plan));
     exits \false; @/
  void theorem_length_postal(const dodona_plan *plan)
  {
    int32_t u = plan->rule.latency, f = plan->rule.ticks;
    int64_t best = lemma_horizon(u, f, 0, 1, plan->ranks);
    int64_t mine = lemma_horizon(u, f, plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks);
    /@ assert same: plan->horizon == mine; @/
    /@ assert one: plan->ranks == 1 ==> mine == 0; @/
    /@ assert steps: PlanSteps(plan) == mine; @/
    lemma_reach_most(u, f, plan->rule.alpha_num, plan->rule.alpha_den, mine);
    lemma_reach_order(u, f, 0, 1, best);
    /@ assert least: 0 < best ==> Reach(u, f, 0, 1, best - 1) < plan->ranks; @/
    /@ assert order: mine <= best - 1 ==>
         Reach(u, f, 0, 1, mine) <= Reach(u, f, 0, 1, best - 1); @/
  }
*/
