/* Theorem 6, length: what is sent last has arrived at the end of step dodona_tree_steps, which is at least
   the lower bound: dodona_bound_steps for pipelines and two trees, the lambda tree's time for postal
   trees; of two trees it is at most twice the height and the blocks more. */
#include "proofs/theorems/trees/plan.h"
#include "proofs/theorems/trees/length.h"
#include "ref/count/bounds.h"
#include "ref/trees/table.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/algorithms/twotree/start.h"
#include "ref/base/types.h"
#include "spec/lemmas/fractional.h"
#include "ref/trees/pair_acsl.h"
#include "ref/trees/transfers_acsl.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"
#include "spec/lemmas/twotree.h"

/* Before step 1, and after the step whose transfers arrive at the end of step dodona_tree_steps, nothing
   happens. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= v < plan->ranks;
    requires outside: x < 1 || PlanSteps(*plan) - plan->rule.latency + 1 < x;
    terminates \true;
    assigns \nothing;
    ensures idle: \result.send_to == DODONA_NONE && \result.recv_from == DODONA_NONE;
    exits \false; */
dodona_tree_step theorem_length_idle(const dodona_tree_plan *plan, const uint32_t *table, int32_t v,
                                     int64_t x) {
  dodona_tree_step step = step_of(plan, table, v, x);
  //@ ghost lemma_transfers(plan);
  /*@ assert sent: step.send_to != DODONA_NONE ==>
        PlanTransfer(*plan, x, v, step.send_to, step.send_block); */
  /*@ assert received: step.recv_from != DODONA_NONE ==>
        PlanTransfer(*plan, x, step.recv_from, v, step.recv_block); */
  return step;
}

typedef struct ending {
  int32_t rank;
  dodona_tree_step step;
} ending;

/*@
  // The block that arrives last: the last; the one before it if that is the last of its tree, too, and
  // its tree starts last.
  logic integer LastBlock(dodona_tree_plan plan) =
    plan.family == DODONA_FAMILY_TWOTREE && plan.blocks % 2 == 0 &&
    TwoLast(plan.variant, plan.ranks, 1) <
      TwoLast(plan.variant, plan.ranks, 0) ? plan.blocks - 2 : plan.blocks - 1;
*/

/* Two trees: the position that receives block j last, j being the last of the tree that ends last. */
/*@ ghost
  /@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P && 1 <= s;
     requires block: j == (s % 2 == 0 && TwoLast(pair, P, 1) < TwoLast(pair, P, 0) ? s - 2 : s - 1);
     terminates \true;
     assigns \nothing;
     ensures range: 0 < \result < P;
     ensures last: TwoArrival(pair, P, \result, j) == TwoSteps(pair, P, s);
     exits \false; @/
  int32_t lemma_two_ending(int32_t pair, int32_t P, int32_t s, int32_t j)
  {
    int32_t last = lemma_last_two(pair, P, j % 2);
    /@ assert tree: s % 2 == 0 || s % 2 == 1; @/
    return last;
  }
*/

/* The rank that is sent the block that arrives last, of two ranks or more: a deepest one. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && 2 <= plan->ranks;
     requires block: block == LastBlock(*plan);
     terminates \true;
     assigns \nothing;
     ensures rank: 0 <= \result < plan->ranks && \result != plan->root;
     ensures last: PlanArrival(*plan, \result, block) ==
       PlanSteps(*plan) - plan->rule.latency + 1;
     exits \false; @/
  int32_t lemma_plan_last(const dodona_tree_plan *plan, int32_t block)
  {
    int32_t last;
    if (plan->family == DODONA_FAMILY_TWOTREE) {
      last = lemma_two_ending(plan->variant, plan->ranks, plan->blocks, block);
    } else if (plan->family == DODONA_FAMILY_POSTAL) {
      last = lemma_split_last(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                              plan->rule.alpha_den, plan->ranks, plan->horizon);
    } else {
      lemma_fractional_tree(plan);
      last = lemma_deepest(plan->ranks, plan->group, plan->depth);
      /@ assert local: LocalRange(plan->ranks, plan->group, plan->depth, last); @/
      /@ assert depth: plan->depth != 0; @/
    }
    /@ assert step: HopStep(*plan, last, block) == PlanSteps(*plan) - plan->rule.latency + 1; @/
    int32_t turned = last - (plan->ranks - plan->root);
    int32_t rank = turned < 0 ? last + plan->root : turned;
    /@ assert turned: rank == Rank(plan->ranks, plan->root, last) &&
         Position(plan->ranks, plan->root, rank) == last; @/
    return rank;
  }
*/

/* LastBlock. It is the last of all but with TwoTreeC and TwoTreeC+C on 2^m + 1 ranks, 5 or more. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && 2 <= plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures block: \result == LastBlock(*plan) && 0 <= \result < plan->blocks;
    ensures last: \result != plan->blocks - 1 ==>
      \result == plan->blocks - 2 && plan->blocks % 2 == 0 &&
      (plan->algorithm == DODONA_TWOTREE_C || plan->algorithm == DODONA_TWOTREE_CC) &&
      5 <= plan->ranks && plan->ranks == Pow2(FloorLog2(plan->ranks - 1)) + 1;
    exits \false; */
int32_t last_block(const dodona_tree_plan *plan) {
  if (plan->family != DODONA_FAMILY_TWOTREE || plan->blocks % 2 == 1)
    return plan->blocks - 1;
  int32_t pair = plan->variant;
  //@ ghost lemma_floor_log2(plan->ranks - 1);
  int32_t even = dodona_twotree_last(pair, plan->ranks, 0);
  int32_t odd = dodona_twotree_last(pair, plan->ranks, 1);
  return odd < even ? plan->blocks - 2 : plan->blocks - 1;
}

/* What is sent in step dodona_tree_steps - latency + 1 to some rank, the last block or, in two trees, perhaps
   the one before, arrives at the end of step dodona_tree_steps, if there are two ranks or more. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires ranks: 2 <= plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: 0 <= \result.rank < plan->ranks;
    ensures last: 0 <= \result.step.recv_from && \result.step.recv_block == LastBlock(*plan);
    ensures one_tree: !TwoTree(plan->family) || plan->blocks % 2 == 1 ==>
      \result.step.recv_block == plan->blocks - 1;
    ensures step: PlanTransfer(*plan, PlanSteps(*plan) - plan->rule.latency + 1,
                               \result.step.recv_from, \result.rank, \result.step.recv_block);
    exits \false; */
ending theorem_length_last(const dodona_tree_plan *plan, const uint32_t *table) {
  int64_t end = dodona_tree_steps(plan) - plan->rule.latency + 1;
  int32_t block = last_block(plan);
  int32_t v = 0;
  //@ ghost lemma_transfers(plan);
  //@ ghost int32_t last = lemma_plan_last(plan, block);
  /*@ loop invariant range: 0 <= v <= last;
      loop assigns v;
      loop variant last - v; */
  while (v == plan->root || arrival_of(plan, table, v, block) != end)
    v++;
  ending found = {v, step_of(plan, table, v, end)};
  return found;
}

/* The steps of a fractional tree are at least the bound. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family);
    terminates \true;
    assigns \nothing;
    ensures bound: BoundSteps(plan->ranks, plan->blocks) <= PlanSteps(*plan);
    exits \false; */
void bound_fractional(const dodona_tree_plan *plan) {
  //@ ghost lemma_depth(plan->ranks, plan->group);
  //@ ghost lemma_pace_last(plan->group, plan->blocks);
  int32_t log = dodona_log2_ceil(plan->ranks);
  //@ ghost lemma_pow2_order(plan->depth, log - 1);
  //@ assert depth: log <= plan->depth;
}

/* The heights of trees: m = floor(log2 (P - 1)), and one more is ceil(log2 P). */
/*@ requires range: 2 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures floor: \result == FloorLog2(ranks - 1) && 0 <= \result <= 30;
    ensures ceil: CeilLog2(ranks) == \result + 1;
    ensures small: (\result == 0 <==> ranks == 2) && (\result == 1 <==> ranks == 3 || ranks == 4);
    exits \false; */
int32_t height_of(int32_t ranks) {
  int32_t m = dodona_log2_floor(ranks - 1);
  int32_t log = dodona_log2_ceil(ranks);
  //@ ghost lemma_pow2_order(m + 1, log - 1);
  //@ ghost lemma_pow2_order(log, m);
  //@ ghost lemma_pow2_order(2, m);
  //@ ghost lemma_pow2_order(m, 1);
  //@ assert two: Pow2(2) == 4;
  return m;
}

/*@ requires range: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P;
    terminates \true;
    assigns \nothing;
    ensures period: \result == TwoPeriod(pair, P) && (\result == 2 || \result == 4);
    ensures two: pair != DODONA_TURNED || P % 2 == 1 ==> \result == 2;
    ensures ranks: \result == 4 ==> P % 2 == 0 && 4 <= P;
    exits \false; */
int32_t period_of(int32_t pair, int32_t P) {
  return pair == DODONA_INORDER ? 2 : dodona_heap_period(pair, P);
}

/* The last starts of two trees of height m, period 2 or 4. */
/*@ requires range: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P;
    requires period: w == TwoPeriod(pair, P) && (w == 2 || w == 4);
    terminates \true;
    assigns \nothing;
    ensures height: \result == FloorLog2(P - 1) && CeilLog2(P) == \result + 1;
    ensures even: \result + 1 <= TwoLast(pair, P, 0) <= 2 * \result + 2;
    ensures odd: \result + 1 <= TwoLast(pair, P, 1) <= 2 * \result + (w == 4 ? 3 : 2);
    ensures one: \result + 2 <= TwoLast(pair, P, 0) || \result + 2 <= TwoLast(pair, P, 1);
    exits \false; */
int32_t last_starts(int32_t pair, int32_t P, int32_t w) {
  return height_of(P);
}

/* The steps of two trees, in positions. */
/*@ requires range: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P && 1 <= s;
    requires period: w == TwoPeriod(pair, P) && (w == 2 || w == 4);
    terminates \true;
    assigns \nothing;
    ensures bound: BoundSteps(P, s) <= TwoSteps(pair, P, s);
    ensures most: w == 2 ==>
      TwoSteps(pair, P, s) <= 2 * (FloorLog2(P - 1) + 1) + 2 * ((s + 1) / 2) - 2;
    ensures four: w == 4 ==>
      TwoSteps(pair, P, s) <= 2 * (FloorLog2(P - 1) + 1) + 4 * ((s + 1) / 2) - 3;
    exits \false; */
int32_t two_length(int32_t pair, int32_t P, int32_t s, int32_t w) {
  int32_t m = last_starts(pair, P, w);
  //@ assert even: Beat(w, s - 1) == (w == 4 ? 4 * ((s - 1) / 2) : 2 * ((s - 1) / 2));
  //@ assert odd: Beat(w, s - 2) == (w == 4 ? 4 * ((s - 2) / 2) : 2 * ((s - 2) / 2));
  //@ assert halves: (s - 1) / 2 == (s + 1) / 2 - 1 && (2 <= s ==> (s - 2) / 2 <= (s + 1) / 2 - 1);
  //@ assert rest: s - 2 <= 2 * ((s - 1) / 2) && (2 <= s ==> s - 3 <= 2 * ((s - 2) / 2));
  //@ assert split: s % 2 == 0 ==> s - 2 == 2 * ((s - 2) / 2) && s - 2 == 2 * ((s - 1) / 2);
  //@ assert whole: s % 2 == 1 ==> s - 1 == 2 * ((s - 1) / 2);
  return m;
}

/* The steps of two trees: between the bound and, with H = floor(log2 (P - 1)) + 1, 2 H + 2 ceil(s / 2) - 2
   where the period is 2, that is but for TwoTreeC+C on an even number of ranks, 4 or more; there
   2 H + 4 ceil(s / 2) - 3. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && TwoTree(plan->family);
    requires ranks: 2 <= plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures bound: BoundSteps(plan->ranks, plan->blocks) <= PlanSteps(*plan);
    ensures period: \result == TwoPeriod(plan->variant, plan->ranks) &&
      (\result == 2 || \result == 4);
    ensures two: plan->algorithm != DODONA_TWOTREE_CC || plan->ranks % 2 == 1 || plan->ranks == 2 ==>
      \result == 2;
    ensures most: \result == 2 ==> PlanSteps(*plan) <=
      2 * (FloorLog2(plan->ranks - 1) + 1) + 2 * ((plan->blocks + 1) / 2) - 2;
    ensures four: \result == 4 ==> PlanSteps(*plan) <=
      2 * (FloorLog2(plan->ranks - 1) + 1) + 4 * ((plan->blocks + 1) / 2) - 3;
    exits \false; */
int32_t theorem_length_twotree(const dodona_tree_plan *plan) {
  int32_t pair = plan->variant;
  int32_t w = period_of(pair, plan->ranks);
  two_length(pair, plan->ranks, plan->blocks, w);
  return w;
}

int theorem_length_bound(const dodona_tree_plan *plan) {
  if (plan->family != DODONA_FAMILY_TWOTREE)
    bound_fractional(plan);
  else if (plan->ranks > 1)
    theorem_length_twotree(plan);
  return dodona_bound_steps(plan->ranks, plan->blocks) <= dodona_tree_steps(plan);
}

/*@ ghost
  void theorem_length_postal(const dodona_tree_plan *plan)
  {
    int32_t u = plan->rule.latency, f = plan->rule.ticks;
    int64_t best = lemma_horizon(u, f, 0, 1, plan->ranks);
    int64_t mine = lemma_horizon(u, f, plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks);
    /@ assert same: plan->horizon == mine; @/
    /@ assert one: plan->ranks == 1 ==> mine == 0; @/
    /@ assert steps: PlanSteps(*plan) == mine; @/
    lemma_reach_most(u, f, plan->rule.alpha_num, plan->rule.alpha_den, mine);
    lemma_reach_order(u, f, 0, 1, best);
    /@ assert least: 0 < best ==> Reach(u, f, 0, 1, best - 1) < plan->ranks; @/
    /@ assert order: mine <= best - 1 ==>
         Reach(u, f, 0, 1, mine) <= Reach(u, f, 0, 1, best - 1); @/
  }
*/
