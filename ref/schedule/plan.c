/* Makes the plan of a request: its family makes the schedule and says how long it takes. */
#include "ref/schedule/plan.h"
#include "ref/count/bounds.h"
#include "ref/schedule/network_shape.h"
#include "ref/schedule/plan_parts.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "ref/algorithms/alltoall/radix.h"
#include "ref/algorithms/combine/rounds.h"
#include "ref/algorithms/exchange/bine.h"
#include "ref/algorithms/exchange/halves.h"
#include "ref/algorithms/exchange/multiplying.h"
#include "ref/trees/tree.h"
#include "spec/lemmas/reach.h"

/* What the rows serve and take. */
/*@ ghost
  /@ requires row: ServesOp(a, op);
     terminates \true;
     assigns \nothing;
     ensures shares: DODONA_BY_SHARES(RowFamily(a)) ==> SharesServe(RowFamily(a), op);
     ensures radix: RowFamily(a) == DODONA_FAMILY_SKIPS ==> Takes(a, DODONA_TAKES_GROUP);
     ensures kinds: (RowFamily(a) == DODONA_FAMILY_SCATTER ==>
         RowVariant(a) == DODONA_KIND_SCATTER_RING || RowVariant(a) == DODONA_KIND_SCATTER_DOUBLING) &&
       (RowFamily(a) == DODONA_FAMILY_CORE ==> RowVariant(a) == DODONA_KIND_DOUBLING || RowVariant(a) == DODONA_KIND_RABENSEIFNER);
     ensures windows: RowFamily(a) == DODONA_FAMILY_COMBINE ==> op == DODONA_ALLREDUCE;
     ensures others: RowFamily(a) < DODONA_BLOCK_FAMILIES || RowFamily(a) == DODONA_FAMILY_COMBINE ==> op <= DODONA_ALLREDUCE;
     ensures alltoall: RowFamily(a) == DODONA_FAMILY_ALLTOALL ==>
       op == DODONA_ALLTOALL && Takes(a, DODONA_TAKES_GROUP) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures scans: RowFamily(a) == DODONA_FAMILY_SCAN ==>
       (op == DODONA_SCAN || op == DODONA_EXSCAN) && 1 <= RowVariant(a) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures multiply: RowFamily(a) == DODONA_FAMILY_MULTIPLY ==>
       op == DODONA_ALLREDUCE && Takes(a, DODONA_TAKES_GROUP) && !Takes(a, DODONA_TAKES_BLOCKS);
     ensures ops: DODONA_BCAST <= op < DODONA_OPS;
     ensures duplex: DODONA_BLOCK_FAMILIES <= RowFamily(a) ==>
       !Takes(a, DODONA_TAKES_SIMPLEX) && !Takes(a, DODONA_TAKES_COUPLES);
     ensures late: Takes(a, DODONA_TAKES_LATENCY) <==>
       RowFamily(a) == DODONA_FAMILY_POSTAL || RowFamily(a) == DODONA_FAMILY_COMBINE;
     ensures simplex: Takes(a, DODONA_TAKES_SIMPLEX) || Takes(a, DODONA_TAKES_COUPLES) ==> !Takes(a, DODONA_TAKES_LATENCY);
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
    ensures exchange: DODONA_BLOCK_FAMILIES <= PlanFamily(*q) && PlanFamily(*q) != DODONA_FAMILY_COMBINE ==> \result == 0;
    ensures combine: PlanFamily(*q) == DODONA_FAMILY_COMBINE ==>
      \result == 2 * (q->rule.latency * CeilLog2(q->ranks) + 1);
    ensures range: 0 <= \result;
    ensures enough: !WordsTooFew(*q, \result);
    exits \false; */
static int64_t words_of(const dodona_request *q) {
  const int32_t family = dodona_plan_family(*q);
  if (family < DODONA_TREE_FAMILIES)
    return dodona_tree_entries(dodona_plan_tree(*q));
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

/* The steps of a phase: of a half by skips, once round the ring, or through the butterflies. */
/*@ requires phases: DODONA_BLOCK_FAMILIES <= family < DODONA_PHASE_FAMILIES && 1 <= ranks;
    requires radix: family == DODONA_FAMILY_SKIPS ==> 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == RoundSteps(family, second != 0 ? SecondHalf(op) : FirstHalf(op), ranks, radix);
    ensures range: 0 <= \result <= 0x100000000;
    exits \false; */
static int64_t round_steps(int32_t family, int32_t op, int second, int32_t ranks, int32_t radix) {
  const int32_t none = DODONA_HALF_NONE;
  const int32_t half = second ? dodona_second_half(op) : dodona_first_half(op);
  if (half == none)
    return 0;
  if (family == DODONA_FAMILY_RING)
    return ranks - (int64_t)1;
  if (family == DODONA_FAMILY_BINE)
    return dodona_bine_steps(ranks);
  return second ? dodona_halves_steps(none, half, ranks, radix)
                : dodona_halves_steps(half, none, ranks, radix);
}

/*@ requires begun: PlanBegun(plan) && ByShares(plan);
    terminates \true;
    assigns \nothing;
    ensures made: PlanMade(plan, 0, \result) && 0 <= \result.steps;
    exits \false; */
static dodona_plan make_shares(dodona_plan plan) {
  const dodona_request q = plan.request;
  //@ ghost lemma_rootless_row(q.op, q.algorithm);
  //@ assert serves: SharesServe(plan.family, q.op);
  if (plan.family < DODONA_PHASE_FAMILIES) {
    plan.first = round_steps(plan.family, q.op, 0, q.ranks, q.group);
    plan.steps = plan.first + round_steps(plan.family, q.op, 1, q.ranks, q.group);
  } else {
    plan.steps = dodona_baseline_steps(plan.variant, q.ranks, q.blocks);
  }
  plan.bound = dodona_log2_ceil(q.ranks);
  plan.ordered = q.op == DODONA_BCAST || q.op == DODONA_SCATTER || q.op == DODONA_GATHER ||
                 q.op == DODONA_ALLGATHER || q.op == DODONA_BARRIER;
  return plan;
}

/* Alltoalls, scans and recursive multiplying have nothing but their steps. */
/*@ requires begun: PlanBegun(plan) && DODONA_FAMILY_ALLTOALL <= plan.family;
    terminates \true;
    assigns \nothing;
    ensures made: PlanMade(plan, 0, \result) && 0 <= \result.steps;
    exits \false; */
static dodona_plan make_other(dodona_plan plan) {
  const dodona_request q = plan.request;
  //@ ghost lemma_rootless_row(q.op, q.algorithm);
  plan.steps = plan.family == DODONA_FAMILY_ALLTOALL ? dodona_alltoall_steps(q.ranks, q.group)
               : plan.family == DODONA_FAMILY_SCAN   ? dodona_scan_steps(q.ranks, plan.variant)
                                                     : dodona_multiplying_steps(q.ranks, q.group);
  plan.bound = dodona_log2_ceil(q.ranks);
  plan.ordered = plan.family != DODONA_FAMILY_MULTIPLY;
  return plan;
}

/* The rounds of the windows; -1 if the table has too few words. */
/*@ requires range: 1 <= ranks && 1 <= latency && rounds == -1;
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1));
    terminates \true;
    assigns table[0 .. words - 1];
    ensures short: \result < 0 ==> \exists int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) && words < 2 * (t + 1);
    ensures combine: 0 <= \result ==> Combine(ranks, latency, \result, table) && 2 * (\result + 1) <= words;
    exits \false; */
static int64_t combine_rounds(int32_t ranks, int32_t latency, int64_t rounds, uint32_t *table,
                              int64_t words) {
  dodona_combine_make(ranks, latency, table, words, &rounds);
  return rounds;
}

/*@ requires begun: PlanBegun(plan) && plan.family == DODONA_FAMILY_COMBINE;
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1)) && plan.table == table;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures made: PlanMade(plan, words, \result);
    exits \false; */
static dodona_plan make_combine(dodona_plan plan, uint32_t *table, int64_t words) {
  const dodona_request q = plan.request;
  //@ ghost lemma_rootless_row(q.op, q.algorithm);
  plan.steps = combine_rounds(q.ranks, q.rule.latency, -1, table, words);
  plan.bound = plan.steps;
  plan.ordered = 0;
  return plan;
}

/*@ requires request: FitRequest(q);
    terminates \true;
    assigns \nothing;
    ensures begun: PlanBegun(\result) && \result.request == q && \result.table == table;
    exits \false; */
static dodona_plan begin(dodona_request q, const uint32_t *table) {
  //@ ghost lemma_rootless_row(q.op, q.algorithm);
  return (dodona_plan){.request = q,
                       .family = dodona_plan_family(q),
                       .variant = dodona_row_variant(q.algorithm),
                       .table = table};
}

/*@ requires begun: PlanBegun(plan);
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1)) && plan.table == table;
    terminates \true;
    assigns table[0 .. words - 1];
    ensures made: PlanMade(plan, words, \result);
    exits \false; */
static dodona_plan make(dodona_plan plan, uint32_t *table, int64_t words) {
  if (plan.family < DODONA_TREE_FAMILIES)
    return dodona_plan_trees(plan, table, words);
  if (plan.family < DODONA_BLOCK_FAMILIES)
    return dodona_plan_network(plan, table, words);
  if (plan.family < DODONA_SHARE_FAMILIES)
    return make_shares(plan);
  return plan.family == DODONA_FAMILY_COMBINE ? make_combine(plan, table, words) : make_other(plan);
}

/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires whole: *plan == made;
     terminates \true;
     assigns \nothing;
     ensures op: plan->request.op == made.request.op && plan->request.algorithm == made.request.algorithm;
     ensures ports: plan->request.ports == made.request.ports && plan->request.ranks == made.request.ranks;
     ensures blocks: plan->request.root == made.request.root && plan->request.blocks == made.request.blocks;
     exits \false; @/
  void lemma_written(const dodona_plan *plan, dodona_plan made)
  {
  }
*/

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                               dodona_plan *plan) {
  const dodona_request filled = dodona_request_fill(request);
  const dodona_status status = dodona_request_judge(&filled);
  if (status != DODONA_OK)
    return status;
  /*@ assert members: filled.op == \at(request->op, Pre) && filled.algorithm == \at(request->algorithm, Pre) &&
        filled.ports == \at(request->ports, Pre) && filled.ranks == \at(request->ranks, Pre) &&
        filled.root == \at(request->root, Pre) && (\at(request->blocks, Pre) != 0 ==> filled.blocks == \at(request->blocks, Pre)); */
  const dodona_plan made = make(begin(filled, table), table, words);
  //@ assert request: made.request.op == filled.op && made.request.algorithm == filled.algorithm && made.request.ports == filled.ports;
  //@ assert sizes: made.request.ranks == filled.ranks && made.request.root == filled.root && made.request.blocks == filled.blocks;
  if (made.steps < 0)
    return DODONA_SHORT_TABLE;
  *plan = made;
  //@ assert whole: *plan == made;
  //@ ghost lemma_written(plan, made);
  return DODONA_OK;
}
