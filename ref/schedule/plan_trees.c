/* Makes the trees of a plan: the two plans of a collective, then how long they take and the bound on it. */
#include "ref/algorithms/postal/reach.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/schedule/plan_parts.h"
#include "ref/trees/reduction.h"
#include "ref/trees/length_acsl.h"
#include "ref/trees/rank_order.h"
#include "ref/trees/table.h"
#include "ref/algorithms/twotree/span.h"
#include "spec/lemmas/reach.h"

/* A valid request of trees is valid for them. */
/*@ ghost
  /@ requires row: 0 <= RowFamily(a) < DODONA_TREE_FAMILIES;
     terminates \true;
     assigns \nothing;
     ensures row: 0 <= a < DODONA_TREES || a == DODONA_TWOTREE_CS;
     ensures family: a < DODONA_TREES ==> FamilyOf(a) == RowFamily(a) && VariantOf(a) == RowVariant(a);
     ensures late: RowFamily(a) == DODONA_FAMILY_POSTAL <==> Takes(a, DODONA_TAKES_LATENCY);
     ensures share: RowFamily(a) == DODONA_FAMILY_POSTAL && RowVariant(a) == DODONA_KEEPS_ASKED <==>
       Takes(a, DODONA_TAKES_ALPHA);
     ensures grouped: RowFamily(a) == DODONA_FAMILY_FRACTIONAL && RowVariant(a) == 0 <==>
       Takes(a, DODONA_TAKES_GROUP);
     ensures blocks: RowFamily(a) != DODONA_FAMILY_POSTAL <==> Takes(a, DODONA_TAKES_BLOCKS);
     ensures ops: \forall integer op; ServesOp(a, op) ==> DODONA_BCAST <= op <= DODONA_ALLREDUCE;
     ensures both: a == DODONA_TWOTREE_CS ==> !ServesOp(a, DODONA_BCAST) && !ServesOp(a, DODONA_REDUCE);
     exits \false; @/
  void lemma_tree_row(int32_t a)
  {
  }

  /@ requires request: ValidRequest(q) && PlanFamily(q) < DODONA_TREE_FAMILIES;
     requires tree: tree.algorithm == UpAlgorithm(q.op, q.algorithm) && tree.ranks == q.ranks && tree.root == q.root &&
       tree.blocks == q.blocks && tree.group == q.group && tree.rule == q.rule;
     terminates \true;
     assigns \nothing;
     ensures status: RequestStatus(tree) == DODONA_OK;
     ensures room: \forall integer words; RequestTooShort(tree, words) <==> WordsTooFew(q, words);
     exits \false; @/
  void lemma_tree_asked(dodona_request q, dodona_tree_request tree)
  {
    lemma_tree_row(q.algorithm);
    /@ assert same: tree.algorithm == q.algorithm ||
         TwoTree(FamilyOf(tree.algorithm)) && (TwoTree(FamilyOf(q.algorithm)) || q.algorithm == DODONA_TWOTREE_CS); @/
  }
*/

dodona_tree_request dodona_plan_tree(dodona_request q) {
  //@ ghost lemma_tree_row(q.algorithm);
  const dodona_tree_request tree = {
      dodona_up_algorithm(q.op, q.algorithm), q.ranks, q.root, q.blocks, q.group, q.rule};
  //@ ghost lemma_tree_asked(q, tree);
  return tree;
}

int64_t dodona_plan_bound(dodona_request q) {
  return q.op == DODONA_ALLREDUCE ? dodona_bound_allreduce_steps(q.ranks, q.blocks)
                                  : dodona_bound_steps(q.ranks, q.blocks);
}

/*@ ghost
  /@ requires request: ValidRequest(q) && PlanFamily(q) < DODONA_TREE_FAMILIES && Takes(q.algorithm, DODONA_TAKES_LATENCY);
     requires words: 2 <= q.ranks && 0 <= words < q.rule.latency;
     terminates \true;
     assigns \nothing;
     ensures few: WordsTooFew(q, words);
     exits \false; @/
  void lemma_postal_words(dodona_request q, int64_t words)
  {
    lemma_tree_row(q.algorithm);
    int64_t T = lemma_horizon(q.rule.latency, q.rule.ticks, 0, 1, q.ranks);
    /@ assert late: T < q.rule.latency ==> Reach(q.rule.latency, q.rule.ticks, 0, 1, T) == 1; @/
    /@ assert longer: words < T; @/
  }
*/

/* The least ticks of any broadcast of one block in the postal model, worked out in the table before it is filled; one rank has the
   block at once. */
/*@ requires rule: 1 <= ticks <= latency && 1 <= ranks;
    requires table: 0 <= words && \valid(table + (0 .. words - 1));
    requires room: ranks == 1 || latency <= words;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures bound: IsHorizon(latency, ticks, 0, 1, ranks, \result);
    exits \false; */
static int64_t postal_bound(int32_t latency, int32_t ticks, int32_t ranks, uint32_t *table)
/*@ ghost (int64_t words) */ {
  const dodona_rule fastest = {latency, ticks, 0, 1};
  //@ assert at_once: Reach(latency, ticks, 0, 1, 0) == 1;
  return ranks > 1 ? dodona_horizon(&fastest, ranks, table) : 0;
}

/* The tree itself, or another pair of two trees of the same sizes, which has another depth. Neither needs a table. */
/*@ requires tree: ValidPlan(up) && PlanTable(up, table);
    requires algorithm: algorithm == up.algorithm || TwoTree(up.family) && TwoTree(FamilyOf(algorithm));
    terminates \true;
    assigns \nothing;
    ensures algorithm: \result.algorithm == algorithm;
    ensures same: SamePlan(up, \result);
    ensures two: algorithm == up.algorithm || TwoTree(\result.family);
    ensures tree: ValidPlan(\result) && PlanTable(\result, table);
    exits \false; */
static dodona_tree_plan going_down(dodona_tree_plan up, int32_t algorithm)
/*@ ghost (const uint32_t *table) */ {
  dodona_tree_plan down = up;
  if (algorithm == up.algorithm)
    return up;
  down.algorithm = algorithm;
  down.variant = dodona_variant_of(algorithm);
  down.depth = dodona_twotree_last(down.variant, up.ranks, 0);
  //@ assert row: PlanRow(down) && TwoTree(down.family);
  return down;
}

/*@ requires tree: ValidPlan(tree);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(tree) && 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t steps_of(dodona_tree_plan tree) {
  //@ ghost lemma_half(&tree);
  return dodona_tree_steps(&tree);
}

/*@ requires tree: ValidPlan(tree);
    terminates \true;
    assigns \nothing;
    ensures order: \result != 0 <==> CombinesInOrder(tree);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int in_order(dodona_tree_plan tree) {
  return dodona_keeps_rank_order(&tree);
}

/*@ requires begun: PlanBegun(plan) && plan.family < DODONA_TREE_FAMILIES;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan.table == table;
    requires bound: BoundAsked(plan.request, plan.bound);
    terminates \true;
    assigns table[0 .. words - 1];
    ensures made: PlanMade(plan, words, \result);
    exits \false; */
static dodona_plan make(dodona_plan plan, uint32_t *table, int64_t words) {
  const dodona_request q = plan.request;
  plan.up = dodona_tree_of(dodona_plan_tree(q), table, words);
  plan.steps = -1;
  if (plan.up.ranks == 0) {
    //@ assert few: WordsTooFew(q, words);
    return plan;
  }
  plan.down = going_down(plan.up, dodona_down_algorithm(q.op, q.algorithm)) /*@ ghost (table) */;
  plan.first = q.op == DODONA_BCAST ? 0 : steps_of(plan.up);
  plan.steps = plan.first + (q.op == DODONA_REDUCE ? 0 : steps_of(plan.down));
  plan.ordered = q.op == DODONA_BCAST || in_order(plan.up);
  //@ ghost lemma_tree_row(q.algorithm);
  //@ assert row: FamilyOf(plan.up.algorithm) == RowFamily(q.algorithm) && plan.up.family == RowFamily(q.algorithm);
  //@ assert late: Postal(plan.up.family) ==> q.rule.latency == plan.up.rule.latency && q.rule.ticks == plan.up.rule.ticks;
  //@ assert once: !Postal(plan.up.family) ==> q.rule.latency == 0 && q.rule.ticks == 0 && plan.up.rule.latency == 1 && plan.up.rule.ticks == 1;
  //@ assert trees: TreesPlan(plan);
  //@ assert asked: TreesAsked(plan, q);
  //@ assert told: StepsTold(plan);
  //@ assert inside: InPlan(plan);
  //@ assert valid: ValidSchedule(plan);
  //@ assert bound: BoundAsked(q, plan.bound);
  //@ assert order: OrderAsked(plan, q);
  //@ assert same: plan.request == q && AskedFor(plan, q);
  //@ assert as: AsAsked(plan, q);
  return plan;
}

dodona_plan dodona_plan_trees(dodona_plan plan, uint32_t *table, int64_t words) {
  const dodona_request q = plan.request;
  const int postal = dodona_takes(q.algorithm, DODONA_TAKES_LATENCY);
  //@ ghost lemma_tree_row(q.algorithm);
  plan.steps = -1;
  if (postal && q.ranks > 1 && words < q.rule.latency) {
    //@ ghost lemma_postal_words(q, words);
    return plan;
  }
  plan.steps = 0;
  plan.bound = postal
                   ? postal_bound(q.rule.latency, q.rule.ticks, q.ranks, table) /*@ ghost (words) */
                   : dodona_plan_bound(q);
  return make(plan, table, words);
}
