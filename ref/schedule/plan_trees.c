/* Makes the trees of a plan: the two plans of a collective, then how long they take and the bound on it. */
#include "ref/algorithms/postal/reach.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/schedule/plan_parts.h"
#include "ref/schedule/rank_order.h"
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

  void lemma_trees_asked(dodona_request q, dodona_tree_request tree)
  {
    /@ assert served: ServesOp(q.algorithm, q.op); @/
    /@ assert listed: 0 <= RowFamily(q.algorithm); @/
    lemma_tree_row(q.algorithm);
  }
*/

dodona_tree_request dodona_plan_tree(dodona_request q) {
  return (dodona_tree_request){q.algorithm, q.ranks, q.root, q.blocks, q.group, q.rule};
}

int64_t dodona_plan_bound(int32_t op, int32_t ranks, int32_t blocks) {
  return op == DODONA_ALLREDUCE ? dodona_bound_allreduce_steps(ranks, blocks)
                                : dodona_bound_steps(ranks, blocks);
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

/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires valid: ValidCollective(&plan->trees);
     requires op: plan->trees.op == plan->request.op;
     requires same: SamePlan(&plan->trees.up, &plan->trees.down);
     requires up: plan->trees.up.algorithm == UpAlgorithm(plan->request.op, a);
     requires down: plan->trees.down.algorithm == DownAlgorithm(plan->request.op, a);
     requires up_table: PlanTable(&plan->trees.up, plan->table);
     requires down_table: PlanTable(&plan->trees.down, plan->table);
     requires sizes: plan->trees.up.ranks == plan->request.ranks &&
       plan->trees.up.blocks == plan->request.blocks && plan->trees.up.root == plan->request.root;
     terminates \true;
     assigns \nothing;
     ensures part: TreesPart(plan);
     exits \false; @/
  void lemma_trees_part(const dodona_plan *plan, int32_t a)
  {
    /@ assert rows: plan->trees.up.family == FamilyOf(plan->trees.up.algorithm) &&
         plan->trees.down.family == FamilyOf(plan->trees.down.algorithm); @/
    /@ assert pair: plan->trees.up.algorithm == plan->trees.down.algorithm ||
         TwoTree(plan->trees.up.family) && TwoTree(plan->trees.down.family); @/
  }
*/

/* Makes both plans; a request beside them stays. */
/*@ requires memory: \valid(c) && \valid_read(one);
    requires request: CollectiveStatus(op, tree) == DODONA_OK;
    requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    requires table: 0 <= words && \valid(table + (0 .. words - 1));
    requires apart: \separated(c, table + (0 .. words - 1)) && \separated(one, c) &&
      \separated(one, table + (0 .. words - 1));
    terminates \true;
    assigns *c, table[0 .. words - 1];
    ensures one: *one == \old(*one);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> RequestTooShort(tree, words);
    ensures valid: \result == DODONA_OK ==> ValidCollective(c);
    ensures table: \result == DODONA_OK ==> PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures op: c->op == op;
    ensures up: \result == DODONA_OK ==> Requested(tree, UpAlgorithm(op, tree.algorithm), &c->up);
    ensures down: \result == DODONA_OK ==>
      c->down.algorithm == DownAlgorithm(op, tree.algorithm) && SamePlan(&c->up, &c->down);
    exits \false; */
static dodona_status make_beside(int32_t op, dodona_tree_request tree, uint32_t *table,
                                 int64_t words, dodona_collective *c)
/*@ ghost (const dodona_request *one) */ {
  return dodona_collective_make(op, tree, table, words, c);
}

/* The trees of a request, in plan->trees. */
/*@ requires memory: \valid(plan);
    requires request: ValidRequest(q) && PlanFamily(q) < DODONA_TREE_FAMILIES && plan->request == q;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns plan->trees, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(q, words);
    ensures trees: \result == DODONA_OK ==> TreesPart(plan);
    ensures request: plan->request == q;
    ensures asked: \result == DODONA_OK ==> TreesAsked(plan, q);
    exits \false; */
static dodona_status take_trees(dodona_request q, uint32_t *table, int64_t words,
                                dodona_plan *plan) {
  const dodona_tree_request tree = dodona_plan_tree(q);
  //@ ghost lemma_trees_asked(q, tree);
  dodona_status status =
      make_beside(q.op, tree, table, words, &plan->trees) /*@ ghost (&plan->request) */;
  //@ assert family: plan->family == \at(plan->family, Pre) && plan->variant == \at(plan->variant, Pre);
  //@ assert op: plan->request.op == \at(plan->request.op, Pre);
  //@ assert ranks: plan->request.ranks == \at(plan->request.ranks, Pre);
  //@ assert root: plan->request.root == \at(plan->request.root, Pre);
  //@ assert blocks: plan->request.blocks == \at(plan->request.blocks, Pre);
  //@ assert table: plan->table == \at(plan->table, Pre);
  //@ assert head: SameHead{Pre, Here}(plan);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_trees_part(plan, q.algorithm); */
  return status;
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && 0 <= plan->family < DODONA_TREE_FAMILIES && TreesPart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    ensures bound: plan->bound == bound;
    ensures ordered: plan->ordered != 0 <==>
      plan->request.op == DODONA_BCAST || CombinesInOrder(&plan->trees.up);
    exits \false; */
static void tell_trees(dodona_plan *plan, int64_t bound) {
  int64_t steps = dodona_collective_steps(&plan->trees);
  plan->ordered = plan->request.op == DODONA_BCAST || dodona_keeps_rank_order(&plan->trees.up) != 0;
  plan->bound = bound;
  plan->steps = steps;
  //@ assert up: plan->trees.up.horizon == \at(plan->trees.up.horizon, Pre);
  //@ assert down: plan->trees.down.horizon == \at(plan->trees.down.horizon, Pre);
  //@ assert up_steps: PlanSteps(&plan->trees.up) == \at(PlanSteps(&plan->trees.up), Pre);
  //@ assert down_steps: PlanSteps(&plan->trees.down) == \at(PlanSteps(&plan->trees.down), Pre);
  //@ assert up_plan: ValidPlan(&plan->trees.up);
  //@ assert down_plan: ValidPlan(&plan->trees.down);
  //@ assert valid: ValidCollective(&plan->trees);
  //@ assert same: SamePlan(&plan->trees.up, &plan->trees.down);
  //@ assert up_table: PlanTable(&plan->trees.up, plan->table);
  //@ assert down_table: PlanTable(&plan->trees.down, plan->table);
  //@ assert trees: TreesPart(plan);
  //@ assert steps: plan->steps == CollectiveSteps(&plan->trees);
}

dodona_status dodona_plan_trees(const dodona_request *q, uint32_t *table, int64_t words,
                                dodona_plan *plan) {
  const int postal = dodona_takes(q->algorithm, DODONA_TAKES_LATENCY);
  //@ ghost lemma_tree_row(q->algorithm);
  //@ assert ops: plan->request.op <= DODONA_ALLREDUCE;
  if (postal && q->ranks > 1 && words < q->rule.latency) {
    //@ ghost lemma_postal_words(*q, words);
    return DODONA_SHORT_TABLE;
  }
  int64_t bound =
      postal ? postal_bound(q->rule.latency, q->rule.ticks, q->ranks, table) /*@ ghost (words) */
             : dodona_plan_bound(q->op, q->ranks, q->blocks);
  //@ assert kept: plan->request == \at(*q, Pre);
  //@ assert family: 0 <= plan->family < DODONA_TREE_FAMILIES;
  //@ assert inside: InPlan(plan);
  dodona_status status = take_trees(*q, table, words, plan);
  //@ assert inside: 0 <= plan->family < DODONA_TREE_FAMILIES && InPlan(plan);
  if (status == DODONA_OK)
    tell_trees(plan, bound);
  //@ assert asked: plan->request == \at(*q, Pre);
  return status;
}
