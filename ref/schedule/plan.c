/* Makes the plan of a request: its part makes the schedule, then the plan says how long that is. */
#include "ref/schedule/plan.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/schedule/rank_order.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "spec/lemmas/reach.h"

/* A valid request of trees is valid for them. */
/*@ ghost
  /@ requires row: 0 <= RowFamily(a) <= DODONA_FAMILY_TWOTREE;
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
     ensures both: a == DODONA_TWOTREE_CS ==> !ServesOp(a, DODONA_BCAST) && !ServesOp(a, DODONA_REDUCE);
     exits \false; @/
  void lemma_tree_row(int32_t a)
  {
  }

  /@ requires memory: \valid_read(tree);
     requires request: ValidRequest(q) && PartOf(q) == DODONA_PART_TREES;
     requires same: tree->algorithm == q.algorithm && tree->ranks == q.ranks && tree->root == q.root &&
       tree->blocks == q.blocks && tree->group == q.group;
     requires rule: tree->rule.latency == q.rule.latency && tree->rule.ticks == q.rule.ticks &&
       tree->rule.alpha_num == q.rule.alpha_num && tree->rule.alpha_den == q.rule.alpha_den;
     terminates \true;
     assigns \nothing;
     ensures status: CollectiveStatus(q.op, tree) == DODONA_OK;
     ensures room: \forall integer words; RequestTooShort(tree, words) ==> WordsTooFew(q, words);
     ensures back: \forall integer words; WordsTooFew(q, words) ==> RequestTooShort(tree, words);
     exits \false; @/
  void lemma_trees_asked(dodona_request q, const dodona_tree_request *tree)
  {
    /@ assert served: ServesOp(q.algorithm, q.op); @/
    /@ assert listed: 0 <= RowFamily(q.algorithm); @/
    lemma_tree_row(q.algorithm);
  }
*/

/* The words of a request that has been filled; 0 where there is no table. */
/*@ requires memory: \valid_read(q);
    requires fit: FitRequest(*q);
    terminates \true;
    assigns \nothing;
    ensures exchange: PartOf(*q) == DODONA_PART_EXCHANGE ==> \result == 0;
    ensures combine: PartOf(*q) == DODONA_PART_COMBINE ==>
      \result == 2 * (q->rule.latency * CeilLog2(q->ranks) + 1);
    ensures range: 0 <= \result;
    ensures enough: !WordsTooFew(*q, \result);
    exits \false; */
static int64_t words_of(const dodona_request *q) {
  int32_t part = dodona_part_of(q);
  if (part == DODONA_PART_NETWORK) {
    const dodona_network_request network = dodona_part_network(q);
    //@ assert modules: \forall integer k; 0 <= k < DODONA_LEVELS ==> network.modules[k] == ModulesIn(*q, k);
    //@ ghost lemma_asked_network(*q, &network);
    return dodona_network_entries(&network);
  }
  if (part == DODONA_PART_TREES) {
    const dodona_tree_request tree = dodona_part_tree(q);
    //@ ghost lemma_trees_asked(*q, &tree);
    return dodona_collective_entries(q->op, &tree);
  }
  if (part != DODONA_PART_COMBINE)
    return 0;
  //@ ghost lemma_horizon(q->rule.latency, 1, 0, 1, q->ranks);
  return dodona_combine_entries(q->ranks, q->rule.latency);
}

int64_t dodona_table_words(const dodona_request *request) {
  const dodona_request filled = dodona_request_fill(request);
  //@ ghost lemma_filled(*request, filled);
  return dodona_request_judge(&filled) == DODONA_OK ? words_of(&filled) : -1;
}

/* The least steps of any schedule with messages of one block on duplex ports. */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == (op == DODONA_ALLREDUCE ? BoundAllreduceSteps(ranks, blocks)
                                                      : BoundSteps(ranks, blocks));
    exits \false; */
static int64_t bound_of(int32_t op, int32_t ranks, int32_t blocks) {
  return op == DODONA_ALLREDUCE ? dodona_bound_allreduce_steps(ranks, blocks)
                                : dodona_bound_steps(ranks, blocks);
}

/* The least ticks of any broadcast of one block in the postal model, worked out in a table before it is filled; 0 if the
   table is too short. */
/*@ requires rule: 1 <= ticks <= latency && 1 <= ranks;
    requires table: 0 <= words && \valid(table + (0 .. words - 1));
    terminates \true;
    assigns table[0 .. words - 1];
    ensures bound: latency <= words ==> IsHorizon(latency, ticks, 0, 1, ranks, \result);
    ensures none: words < latency ==> \result == 0;
    exits \false; */
static int64_t postal_bound(int32_t latency, int32_t ticks, int32_t ranks, uint32_t *table,
                            int64_t words) {
  const dodona_rule fastest = {latency, ticks, 0, 1};
  return latency <= words ? dodona_horizon(&fastest, ranks, table) : 0;
}

/*@
  // What the plan says of itself stays.
  predicate SameHead{K, L}(dodona_plan *plan) =
    \at(plan->part, L) == \at(plan->part, K) && \at(plan->kind, L) == \at(plan->kind, K) &&
    \at(plan->request.op, L) == \at(plan->request.op, K) &&
    \at(plan->request.ranks, L) == \at(plan->request.ranks, K) &&
    \at(plan->request.root, L) == \at(plan->request.root, K) &&
    \at(plan->request.blocks, L) == \at(plan->request.blocks, K) && \at(plan->table, L) == \at(plan->table, K);

  predicate SameSizes{L}(dodona_plan *plan, dodona_tree_request *tree) =
    tree->ranks == plan->request.ranks && tree->root == plan->request.root &&
    tree->blocks == plan->request.blocks;
*/

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

  /@ requires memory: \valid_read(plan);
     requires valid: ValidNetwork(&plan->network);
     requires table: NetworkTable(&plan->network, plan->table);
     requires steps: plan->network.steps <= INT64_MAX / 2;
     requires kind: plan->network.request.kind == plan->kind;
     requires ranks: plan->network.request.ranks == plan->request.ranks;
     requires blocks: plan->network.request.blocks == plan->request.blocks;
     requires root: plan->network.request.root == plan->request.root;
     terminates \true;
     assigns \nothing;
     ensures part: NetworkPart(plan);
     exits \false; @/
  void lemma_network_part(const dodona_plan *plan)
  {
  }
*/

/* The trees, in plan->trees. */
/*@ requires memory: \valid(plan) && \valid_read(tree);
    requires request: CollectiveStatus(plan->request.op, tree) == DODONA_OK && SameSizes(plan, tree);
    requires op: DODONA_BCAST <= plan->request.op <= DODONA_ALLREDUCE;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(&plan->trees, table + (0 .. words - 1), tree) &&
      \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns plan->trees, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> RequestTooShort{Pre}(tree, words);
    ensures trees: \result == DODONA_OK ==> TreesPart(plan);
    exits \false; */
static dodona_status take_trees(const dodona_tree_request *tree, uint32_t *table, int64_t words,
                                dodona_plan *plan) {
  dodona_status status = dodona_collective_make(plan->request.op, tree, table, words, &plan->trees);
  //@ assert part: plan->part == \at(plan->part, Pre) && plan->kind == \at(plan->kind, Pre);
  //@ assert op: plan->request.op == \at(plan->request.op, Pre);
  //@ assert ranks: plan->request.ranks == \at(plan->request.ranks, Pre);
  //@ assert root: plan->request.root == \at(plan->request.root, Pre);
  //@ assert blocks: plan->request.blocks == \at(plan->request.blocks, Pre);
  //@ assert table: plan->table == \at(plan->table, Pre);
  //@ assert head: SameHead{Pre, Here}(plan);
  //@ assert asked: tree->algorithm == \at(tree->algorithm, Pre);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_trees_part(plan, tree->algorithm); */
  return status;
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && plan->part == DODONA_PART_TREES && TreesPart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    ensures bound: plan->bound == bound;
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

/*@ requires memory: \valid(to);
    terminates \true;
    assigns *to;
    ensures same: to->algorithm == asked.algorithm && to->ranks == asked.ranks && to->root == asked.root &&
      to->blocks == asked.blocks && to->group == asked.group;
    ensures rule: to->rule.latency == asked.rule.latency && to->rule.ticks == asked.rule.ticks &&
      to->rule.alpha_num == asked.rule.alpha_num && to->rule.alpha_den == asked.rule.alpha_den;
    exits \false; */
static void ask_trees(dodona_tree_request asked, dodona_tree_request *to) {
  to->algorithm = asked.algorithm;
  to->ranks = asked.ranks;
  to->root = asked.root;
  to->blocks = asked.blocks;
  to->group = asked.group;
  to->rule.latency = asked.rule.latency;
  to->rule.ticks = asked.rule.ticks;
  to->rule.alpha_num = asked.rule.alpha_num;
  to->rule.alpha_den = asked.rule.alpha_den;
}

/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: ValidRequest(*q) && PartOf(*q) == DODONA_PART_TREES && AskedFor(plan, *q);
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->asked, plan->trees, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_trees(const dodona_request *q, uint32_t *table, int64_t words,
                                dodona_plan *plan) {
  int64_t bound = dodona_takes(q->algorithm, DODONA_TAKES_LATENCY)
                      ? postal_bound(q->rule.latency, q->rule.ticks, q->ranks, table, words)
                      : bound_of(q->op, q->ranks, q->blocks);
  const dodona_tree_request asked = dodona_part_tree(q);
  //@ ghost dodona_request was = *q;
  ask_trees(asked, &plan->asked);
  //@ ghost lemma_trees_asked(was, &plan->asked);
  //@ assert head: SameHead{Pre, Here}(plan);
  //@ assert part: plan->part == DODONA_PART_TREES && InPlan(plan);
  //@ assert asked: CollectiveStatus(plan->request.op, &plan->asked) == DODONA_OK && SameSizes(plan, &plan->asked);
  dodona_status status = take_trees(&plan->asked, table, words, plan);
  //@ assert inside: plan->part == DODONA_PART_TREES && InPlan(plan);
  if (status == DODONA_OK)
    tell_trees(plan, bound);
  return status;
}

/* The network of a request, in plan->network. */
/*@ requires memory: \valid(plan) && \valid_read(asked) && \valid_read(q);
    requires request: FitRequest(*q) && OnNetwork(*q) && NetworkAsked(*asked, *q) && AskedFor(plan, *q);
    requires kind: plan->kind == asked->kind;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), asked) && \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->network, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures network: \result == DODONA_OK ==> NetworkPart(plan);
    exits \false; */
static dodona_status take_network(const dodona_network_request *asked, uint32_t *table,
                                  int64_t words, dodona_plan *plan)
/*@ ghost (const dodona_request *q) */ {
  //@ ghost lemma_asked_network(*q, asked);
  dodona_status status = dodona_network_make(asked, table, words, &plan->network);
  //@ assert head: SameHead{Pre, Here}(plan);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_network_part(plan); */
  return status;
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && plan->part == DODONA_PART_NETWORK && NetworkPart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    exits \false; */
static void tell_network(dodona_plan *plan) {
  int32_t op = plan->request.op;
  int64_t steps = dodona_network_run_steps(&plan->network, op);
  int64_t bound = dodona_network_simplex(&plan->network)
                      ? dodona_network_bound(&plan->network)
                      : bound_of(op, plan->request.ranks, plan->request.blocks);
  plan->ordered = op == DODONA_BCAST || dodona_network_keeps_rank_order(&plan->network) != 0;
  plan->bound = bound;
  plan->steps = steps;
  //@ assert horizon: plan->network.plan.horizon == \at(plan->network.plan.horizon, Pre);
  //@ assert length: plan->network.steps == \at(plan->network.steps, Pre);
  //@ assert valid: ValidNetwork(&plan->network);
  /*@ assert tree_table: WithPlan(plan->network.request.kind) ==>
        PlanTable(&plan->network.plan, plan->table); */
  /*@ assert crossbar_table: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
        ReadyCrossbar(&plan->network.crossbar, plan->table); */
  //@ assert ready: NetworkTable(&plan->network, plan->table);
  //@ assert network: NetworkPart(plan);
  //@ assert steps: plan->steps == RunSteps(&plan->network, plan->request.op);
}

/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: FitRequest(*q) && PartOf(*q) == DODONA_PART_NETWORK && AskedFor(plan, *q);
    requires inside: InPlan(plan);
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->network, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_network(const dodona_request *q, uint32_t *table, int64_t words,
                                  dodona_plan *plan) {
  const dodona_network_request asked = dodona_part_network(q);
  dodona_status status = take_network(&asked, table, words, plan) /*@ ghost (q) */;
  //@ assert inside: plan->part == DODONA_PART_NETWORK && InPlan(plan);
  if (status == DODONA_OK)
    tell_network(plan);
  return status;
}

/*@ requires memory: \valid(plan) && \valid_read(q) && \separated(plan, q);
    requires request: ValidRequest(*q) && PartOf(*q) == DODONA_PART_EXCHANGE && AskedFor(plan, *q);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures head: SameHead{Pre, Post}(plan);
    ensures plan: ValidSchedule(plan);
    exits \false; */
static void make_exchange(const dodona_request *q, dodona_plan *plan) {
  plan->steps = dodona_baseline_steps(plan->kind, q->ranks, q->blocks);
  plan->bound = dodona_log2_ceil(q->ranks);
  plan->ordered = q->op == DODONA_BCAST;
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && plan->part == DODONA_PART_COMBINE && CombinePart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    exits \false; */
static void tell_combine(dodona_plan *plan) {
  int64_t rounds = plan->combine.rounds;
  plan->steps = rounds;
  plan->bound = rounds;
  plan->ordered = 0;
  //@ assert rounds: plan->combine.rounds == \at(plan->combine.rounds, Pre);
  //@ assert latency: plan->combine.latency == \at(plan->combine.latency, Pre);
  //@ assert ranks: plan->combine.ranks == \at(plan->combine.ranks, Pre);
  //@ assert valid: ValidCombine(&plan->combine);
  //@ assert windows: CombinePlan(&plan->combine, plan->table);
}

/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: ValidRequest(*q) && PartOf(*q) == DODONA_PART_COMBINE && AskedFor(plan, *q);
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->combine, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_combine(const dodona_request *q, uint32_t *table, int64_t words,
                                  dodona_plan *plan) {
  //@ assert part: plan->part == DODONA_PART_COMBINE && InPlan(plan);
  dodona_status status =
      dodona_combine_make(q->ranks, q->rule.latency, table, words, &plan->combine);
  //@ assert head: SameHead{Pre, Here}(plan);
  //@ assert windows: status == DODONA_OK ==> CombinePart(plan);
  if (status == DODONA_OK)
    tell_combine(plan);
  return status;
}

/* What the plan says of itself, whoever makes it. */
/*@ requires memory: \valid(plan) && \valid_read(q) && \separated(plan, q);
    requires request: ValidRequest(*q);
    terminates \true;
    assigns *plan;
    ensures asked: AskedFor(plan, \old(*q));
    ensures inside: InPlan(plan);
    ensures table: plan->table == table;
    exits \false; */
static void ask(const dodona_request *q, const uint32_t *table, dodona_plan *plan) {
  plan->request = *q;
  plan->table = table;
  plan->part = dodona_part_of(q);
  plan->kind = dodona_kind_of(q);
  //@ assert part: plan->part == PartOf(\at(*q, Pre));
  //@ assert kind: plan->kind == KindOf(\at(*q, Pre));
  //@ assert op: plan->request.op == \at(*q, Pre).op && plan->request.ranks == \at(*q, Pre).ranks;
  //@ assert root: plan->request.root == \at(*q, Pre).root && plan->request.blocks == \at(*q, Pre).blocks;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                               dodona_plan *plan) {
  const dodona_request filled = dodona_request_fill(request);
  dodona_status status = dodona_request_judge(&filled);
  if (status != DODONA_OK)
    return status;
  ask(&filled, table, plan);
  switch (dodona_part_of(&filled)) {
  case DODONA_PART_TREES:
    status = make_trees(&filled, table, words, plan);
    break;
  case DODONA_PART_NETWORK:
    status = make_network(&filled, table, words, plan);
    break;
  case DODONA_PART_EXCHANGE:
    make_exchange(&filled, plan);
    break;
  default:
    status = make_combine(&filled, table, words, plan);
    break;
  }
  return status;
}
