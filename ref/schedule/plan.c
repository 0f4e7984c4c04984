/* Makes the plan of a request: its family makes the schedule, then the plan says how long that is. */
#include "ref/schedule/plan.h"
#include "ref/count/bounds.h"
#include "ref/schedule/plan_parts.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "spec/lemmas/reach.h"

/* What is served by shares and by windows. */
/*@ ghost
  /@ requires row: ServesOp(a, op);
     terminates \true;
     assigns \nothing;
     ensures shares: RowFamily(a) == DODONA_FAMILY_EXCHANGE ==> ExchangeServes(op, RowVariant(a));
     ensures radix: RowFamily(a) == DODONA_FAMILY_EXCHANGE && RowVariant(a) == DODONA_KIND_SKIPS ==>
       Takes(a, DODONA_TAKES_GROUP);
     ensures windows: RowFamily(a) == DODONA_FAMILY_COMBINE ==> op == DODONA_ALLREDUCE;
     ensures others: RowFamily(a) < DODONA_FAMILY_EXCHANGE || RowFamily(a) == DODONA_FAMILY_COMBINE ==> op <= DODONA_ALLREDUCE;
     ensures alltoall: RowFamily(a) == DODONA_FAMILY_ALLTOALL ==>
       op == DODONA_ALLTOALL && Takes(a, DODONA_TAKES_GROUP) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures scans: RowFamily(a) == DODONA_FAMILY_SCAN ==>
       (op == DODONA_SCAN || op == DODONA_EXSCAN) && 1 <= RowVariant(a) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures multiply: RowFamily(a) == DODONA_FAMILY_MULTIPLY ==>
       op == DODONA_ALLREDUCE && Takes(a, DODONA_TAKES_GROUP) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures ops: DODONA_BCAST <= op < DODONA_OPS;
     ensures duplex: DODONA_FAMILY_EXCHANGE <= RowFamily(a) ==>
       !Takes(a, DODONA_TAKES_SIMPLEX) && !Takes(a, DODONA_TAKES_COUPLES);
     exits \false; @/
  void lemma_rootless_row(int32_t op, int32_t a)
  {
  }
*/

/* The words of a request that has been filled; 0 where there is no table. */
/*@ requires memory: \valid_read(q);
    requires fit: FitRequest(*q);
    terminates \true;
    assigns \nothing;
    ensures exchange: DODONA_FAMILY_EXCHANGE <= PlanFamily(*q) && PlanFamily(*q) != DODONA_FAMILY_COMBINE ==> \result == 0;
    ensures combine: PlanFamily(*q) == DODONA_FAMILY_COMBINE ==>
      \result == 2 * (q->rule.latency * CeilLog2(q->ranks) + 1);
    ensures range: 0 <= \result;
    ensures enough: !WordsTooFew(*q, \result);
    exits \false; */
static int64_t words_of(const dodona_request *q) {
  const int32_t family = dodona_plan_family(*q);
  if (family < DODONA_TREE_FAMILIES) {
    const dodona_tree_request tree = dodona_plan_tree(*q);
    //@ ghost lemma_trees_asked(*q, tree);
    return dodona_collective_entries(q->op, tree);
  }
  if (family < DODONA_BLOCK_FAMILIES)
    return dodona_network_entries(*q);
  if (family != DODONA_FAMILY_COMBINE)
    return 0;
  //@ ghost lemma_horizon(q->rule.latency, 1, 0, 1, q->ranks);
  return dodona_combine_entries(q->ranks, q->rule.latency);
}

int64_t dodona_table_words(const dodona_request *request) {
  const dodona_request filled = dodona_request_fill(request);
  //@ ghost lemma_filled(*request, filled);
  return dodona_request_judge(&filled) == DODONA_OK ? words_of(&filled) : -1;
}

/*@ requires memory: \valid_read(q);
    requires kind: 0 <= kind < DODONA_EXCHANGES && 1 <= q->ranks && 1 <= q->blocks;
    requires radix: kind == DODONA_KIND_SKIPS ==> 2 <= q->group;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == ExchangeSteps(kind, q->op, q->ranks, q->group);
    exits \false; */
static int64_t exchange_steps(int32_t kind, const dodona_request *q) {
  const int32_t first = dodona_first_half(q->op), second = dodona_second_half(q->op);
  if (kind == DODONA_KIND_SKIPS)
    return dodona_halves_steps(first, second, q->ranks, q->group);
  const int32_t halves = (first != DODONA_HALF_NONE) + (second != DODONA_HALF_NONE);
  if (kind == DODONA_KIND_RING)
    return halves * ((int64_t)q->ranks - 1);
  if (kind == DODONA_KIND_BINE)
    return halves * (int64_t)dodona_bine_steps(q->ranks);
  return dodona_baseline_steps(kind, q->ranks, q->blocks);
}

/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires whole: plan->request == q;
     requires part: PartAsked(plan, q);
     requires bound: BoundAsked(q, plan->bound);
     requires order: OrderAsked(plan, q);
     terminates \true;
     assigns \nothing;
     ensures asked: AsAsked(plan, q);
     ensures op: plan->request.op == q.op && plan->request.algorithm == q.algorithm;
     ensures ports: plan->request.ports == q.ports;
     ensures ranks: plan->request.ranks == q.ranks && plan->request.root == q.root;
     ensures blocks: plan->request.blocks == q.blocks;
     exits \false; @/
  void lemma_as_asked(const dodona_plan *plan, dodona_request q)
  {
  }
*/

/*@ requires memory: \valid(plan) && \valid_read(q) && \separated(plan, q);
    requires request: ValidRequest(*q) && PlanFamily(*q) == DODONA_FAMILY_EXCHANGE && AskedFor(plan, *q);
    requires whole: plan->request == *q;
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures head: SameHead{Pre, Post}(plan);
    ensures plan: ValidSchedule(plan);
    ensures asked: AsAsked(plan, \old(*q));
    exits \false; */
static void make_exchange(const dodona_request *q, dodona_plan *plan) {
  //@ ghost lemma_rootless_row(q->op, q->algorithm);
  /*@ assert family: RowFamily(q->algorithm) == DODONA_FAMILY_EXCHANGE &&
        plan->variant == RowVariant(q->algorithm); */
  //@ assert serves: ExchangeServes(plan->request.op, plan->variant);
  //@ assert rootless: plan->request.op == DODONA_ALLREDUCE || DODONA_ALLGATHER <= plan->request.op ==> plan->request.root == 0;
  //@ assert radix: plan->variant == DODONA_KIND_SKIPS ==> 2 <= plan->request.group;
  plan->steps = exchange_steps(plan->variant, q);
  plan->bound = dodona_log2_ceil(q->ranks);
  plan->ordered = q->op == DODONA_BCAST || q->op == DODONA_SCATTER || q->op == DODONA_GATHER ||
                  q->op == DODONA_ALLGATHER || q->op == DODONA_BARRIER;
  //@ assert request: plan->request == *q;
  //@ assert part: PartAsked(plan, *q);
  //@ assert bound: BoundAsked(*q, plan->bound);
  //@ assert ordered: OrderAsked(plan, *q);
  //@ ghost lemma_as_asked(plan, *q);
}

/* Alltoalls, scans and recursive multiplying have nothing but their steps. */
/*@ requires memory: \valid(plan) && \valid_read(q) && \separated(plan, q);
    requires request: ValidRequest(*q) && DODONA_FAMILY_ALLTOALL <= PlanFamily(*q) && AskedFor(plan, *q) && InPlan(plan);
    requires whole: plan->request == *q;
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures head: SameHead{Pre, Post}(plan);
    ensures plan: ValidSchedule(plan);
    ensures asked: AsAsked(plan, \old(*q));
    exits \false; */
static void make_other(const dodona_request *q, dodona_plan *plan) {
  //@ ghost lemma_rootless_row(q->op, q->algorithm);
  plan->steps = plan->family == DODONA_FAMILY_ALLTOALL ? dodona_alltoall_steps(q->ranks, q->group)
                : plan->family == DODONA_FAMILY_SCAN   ? dodona_scan_steps(q->ranks, plan->variant)
                                                     : dodona_multiplying_steps(q->ranks, q->group);
  plan->bound = dodona_log2_ceil(q->ranks);
  plan->ordered = plan->family != DODONA_FAMILY_MULTIPLY;
  //@ assert request: plan->request == *q;
  //@ assert alltoall: plan->family == DODONA_FAMILY_ALLTOALL ==> AlltoallPart(plan);
  //@ assert scan: plan->family == DODONA_FAMILY_SCAN ==> ScanPart(plan);
  //@ assert multiply: plan->family == DODONA_FAMILY_MULTIPLY ==> MultiplyPart(plan);
  //@ assert part: PartAsked(plan, *q);
  //@ assert bound: BoundAsked(*q, plan->bound);
  //@ assert ordered: OrderAsked(plan, *q);
  //@ ghost lemma_as_asked(plan, *q);
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && plan->family == DODONA_FAMILY_COMBINE && CombinePart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    ensures windows: ValidCombine(&plan->combine);
    ensures bound: plan->bound == plan->combine.rounds;
    ensures ordered: plan->ordered == 0;
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

/*@ ghost
  /@ requires part: PlanFamily(q) == DODONA_FAMILY_COMBINE;
     requires horizon: IsHorizon(q.rule.latency, 1, 0, 1, q.ranks, bound);
     terminates \true;
     assigns \nothing;
     ensures bound: BoundAsked(q, bound);
     exits \false; @/
  void lemma_combine_bound(dodona_request q, int64_t bound)
  {
  }

  /@ requires memory: \valid_read(plan);
     requires part: PlanFamily(q) == DODONA_FAMILY_COMBINE;
     requires latency: plan->combine.latency == q.rule.latency;
     terminates \true;
     assigns \nothing;
     ensures asked: PartAsked(plan, q);
     exits \false; @/
  void lemma_combine_asked(const dodona_plan *plan, dodona_request q)
  {
  }

  /@ requires valid: \valid_read(combine) && ValidCombine(combine);
     terminates \true;
     assigns \nothing;
     ensures horizon: IsHorizon(combine->latency, 1, 0, 1, combine->ranks, combine->rounds);
     exits \false; @/
  void lemma_combine_rounds(const dodona_combine_plan *combine)
  {
  }
*/

/* Makes the windows; a request beside them stays. */
/*@ requires memory: \valid(combine) && \valid_read(one);
    requires range: 1 <= ranks && 1 <= latency && 0 <= words <= 0x4000000000000000;
    requires table: \valid(table + (0 .. words - 1));
    requires apart: \separated(combine, one, table + (0 .. words - 1));
    terminates \true;
    assigns *combine, table[0 .. words - 1];
    ensures one: *one == \old(*one);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==>
      \exists int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) && words < 2 * (t + 1);
    ensures plan: \result == DODONA_OK ==> CombinePlan(combine, table);
    ensures request: \result == DODONA_OK ==> combine->ranks == ranks && combine->latency == latency;
    exits \false; */
static dodona_status combine_beside(int32_t ranks, int32_t latency, uint32_t *table, int64_t words,
                                    dodona_combine_plan *combine)
/*@ ghost (const dodona_request *one) */ {
  return dodona_combine_make(ranks, latency, table, words, combine);
}

/*@ requires memory: \valid(plan) && \valid_read(q);
    requires request: ValidRequest(*q) && PlanFamily(*q) == DODONA_FAMILY_COMBINE && AskedFor(plan, *q);
    requires whole: plan->request == *q;
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1), q);
    terminates \true;
    assigns plan->combine, plan->steps, plan->bound, plan->ordered, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(\old(*q), words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    ensures whole: plan->request == \old(*q);
    ensures part: \result == DODONA_OK ==> PartAsked(plan, \old(*q));
    ensures bound: \result == DODONA_OK ==> BoundAsked(\old(*q), plan->bound);
    ensures order: \result == DODONA_OK ==> OrderAsked(plan, \old(*q));
    exits \false; */
static dodona_status make_combine(const dodona_request *q, uint32_t *table, int64_t words,
                                  dodona_plan *plan) {
  //@ ghost lemma_rootless_row(q->op, q->algorithm);
  //@ assert part: plan->family == DODONA_FAMILY_COMBINE && InPlan(plan);
  //@ assert family: DODONA_FAMILY_EXCHANGE <= RowFamily(q->algorithm);
  //@ assert rootless: plan->request.op == DODONA_ALLREDUCE && plan->request.root == 0;
  //@ ghost dodona_request was = *q;
  //@ assert before: was == \at(*q, Pre);
  dodona_status status = combine_beside(q->ranks, q->rule.latency, table, words, &plan->combine)
      /*@ ghost (&plan->request) */;
  //@ assert whole: plan->request == was;
  //@ assert head: SameHead{Pre, Here}(plan);
  //@ assert windows: status == DODONA_OK ==> CombinePart(plan);
  if (status == DODONA_OK) {
    tell_combine(plan);
    //@ assert latency: plan->combine.latency == was.rule.latency && plan->combine.ranks == was.ranks;
    //@ assert valid: ValidCombine(&plan->combine);
    //@ ghost lemma_combine_rounds(&plan->combine);
    //@ assert rounds: plan->bound == plan->combine.rounds;
    //@ assert same: IsHorizon(was.rule.latency, 1, 0, 1, was.ranks, plan->bound);
    //@ ghost lemma_combine_bound(was, plan->bound);
    //@ assert order: OrderAsked(plan, was);
    //@ ghost lemma_combine_asked(plan, was);
  }
  //@ assert asked: plan->request == \at(*q, Pre);
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
    ensures whole: plan->request == \old(*q);
    exits \false; */
static void ask(const dodona_request *q, const uint32_t *table, dodona_plan *plan) {
  //@ ghost lemma_rootless_row(q->op, q->algorithm);
  plan->request = *q;
  plan->table = table;
  plan->family = dodona_plan_family(*q);
  plan->variant = dodona_row_variant(q->algorithm);
  //@ assert family: plan->family == PlanFamily(\at(*q, Pre));
  //@ assert variant: plan->variant == RowVariant(\at(q->algorithm, Pre));
  //@ assert op: plan->request.op == \at(*q, Pre).op && plan->request.ranks == \at(*q, Pre).ranks;
  //@ assert root: plan->request.root == \at(*q, Pre).root && plan->request.blocks == \at(*q, Pre).blocks;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                               dodona_plan *plan) {
  const dodona_request filled = dodona_request_fill(request);
  dodona_status status = dodona_request_judge(&filled);
  if (status != DODONA_OK)
    return status;
  //@ ghost dodona_request was = filled;
  /*@ assert members: was.op == \at(request->op, Pre) && was.algorithm == \at(request->algorithm, Pre) &&
        was.ports == \at(request->ports, Pre) && was.ranks == \at(request->ranks, Pre) &&
        was.root == \at(request->root, Pre) &&
        (\at(request->blocks, Pre) != 0 ==> was.blocks == \at(request->blocks, Pre)); */
  ask(&filled, table, plan);
  if (plan->family < DODONA_TREE_FAMILIES)
    status = dodona_plan_trees(&filled, table, words, plan);
  else if (plan->family < DODONA_BLOCK_FAMILIES)
    status = dodona_plan_network(&filled, table, words, plan);
  else if (plan->family == DODONA_FAMILY_EXCHANGE)
    make_exchange(&filled, plan);
  else if (plan->family == DODONA_FAMILY_COMBINE)
    status = make_combine(&filled, table, words, plan);
  else
    make_other(&filled, plan);
  //@ assert fit: Filled(\at(*request, Pre), was) && FitRequest(was);
  //@ assert head: status == DODONA_OK ==> AskedFor(plan, was);
  //@ assert whole: status == DODONA_OK ==> plan->request == was;
  //@ assert part: status == DODONA_OK ==> PartAsked(plan, was);
  //@ assert bound: status == DODONA_OK ==> BoundAsked(was, plan->bound);
  //@ assert order: status == DODONA_OK ==> OrderAsked(plan, was);
  //@ ghost if (status == DODONA_OK) lemma_as_asked(plan, was);
  return status;
}
