/* Theorem 6, length: the plan's last step is dodona_steps, which is at least dodona_bound_steps,
   the lower bound of section 2. */
#include "theorem.h"
#include "../ref/bounds.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/plan_transfers.h"

/* Before step 1 and after step dodona_steps nothing happens. */
/*@ requires plan: AnyPlan(plan, table);
    requires rank: 0 <= v < plan->ranks;
    requires outside: x < 1 || PlanSteps(plan) < x;
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

/* In step dodona_steps some rank receives a block, if there are two ranks or more: a deepest
   one, and the last block. */
/*@ requires plan: AnyPlan(plan, table);
    requires ranks: 2 <= plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: 0 <= \result.rank < plan->ranks;
    ensures last: 0 <= \result.step.recv_from && \result.step.recv_block == plan->blocks - 1;
    ensures step: PlanTransfer(plan, PlanSteps(plan), \result.step.recv_from, \result.rank,
                               \result.step.recv_block);
    exits \false; */
ending theorem_length_last(const dodona_plan *plan, const uint32_t *table) {
  int64_t steps = dodona_steps(plan);
  int32_t v = 0;
  //@ ghost lemma_depth(plan->ranks, plan->group);
  //@ ghost lemma_transfers(plan);
  //@ ghost int32_t deepest = lemma_deepest(plan->ranks, plan->group, plan->depth);
  //@ ghost int32_t turned = deepest - (plan->ranks - plan->root);
  //@ ghost int32_t last = turned < 0 ? deepest + plan->root : turned;
  //@ assert turned: last == Rank(plan->ranks, plan->root, deepest) && 0 <= last < plan->ranks;
  //@ assert last: last != plan->root && PlanArrival(plan, last, plan->blocks - 1) == steps;
  /*@ loop invariant range: 0 <= v <= last;
      loop assigns v;
      loop variant last - v; */
  while (v == plan->root || arrival_of(plan, table, v, plan->blocks - 1) != steps)
    v++;
  ending end = {v, step_of(plan, table, v, steps)};
  return end;
}

/* dodona_steps is at least the bound. */
/*@ requires plan: \valid_read(plan) && ValidPlan(plan);
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
