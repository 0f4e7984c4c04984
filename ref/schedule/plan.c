/* Makes the plan of a request: its part makes the schedule, then the plan says how long that is. */
#include "ref/schedule/plan.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/schedule/rank_order.h"

/* The words of a request that has been filled; 0 where there is no table. */
/*@ requires memory: \valid_read(q);
    requires valid: ValidRequest(*q);
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result;
    exits \false; */
static int64_t words_of(const dodona_request *q) {
  int32_t part = dodona_part_of(q);
  if (part == DODONA_PART_NETWORK) {
    const dodona_network_request network = dodona_part_network(q);
    return dodona_network_entries(&network);
  }
  if (part == DODONA_PART_TREES) {
    const dodona_tree_request tree = dodona_part_tree(q);
    return dodona_collective_entries(q->op, &tree);
  }
  return part == DODONA_PART_COMBINE ? dodona_combine_entries(q->ranks, q->rule.latency) : 0;
}

int64_t dodona_table_words(const dodona_request *request) {
  const dodona_request filled = dodona_request_fill(request);
  return dodona_request_judge(&filled) == DODONA_OK ? words_of(&filled) : -1;
}

/* Says how long the schedule is. */
/*@ requires memory: \valid(plan);
    requires parts: Parts(plan) && steps == ScheduleSteps(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures bound: plan->bound == bound && plan->ordered == ordered;
    exits \false; */
static void tell(dodona_plan *plan, int64_t steps, int64_t bound, int32_t ordered) {
  plan->steps = steps;
  plan->bound = bound;
  plan->ordered = ordered;
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

/*@ requires memory: \valid(plan);
    requires request: ValidRequest(plan->request) && PartOf(plan->request) == DODONA_PART_TREES;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns *plan, table[0 .. words - 1];
    ensures kept: plan->request == \old(plan->request) && plan->table == table;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_trees(dodona_plan *plan, uint32_t *table, int64_t words) {
  const dodona_request *q = &plan->request;
  const dodona_tree_request tree = dodona_part_tree(q);
  int64_t bound = dodona_row_family(q->algorithm) == DODONA_FAMILY_POSTAL
                      ? postal_bound(tree.rule.latency, tree.rule.ticks, tree.ranks, table, words)
                      : bound_of(q->op, q->ranks, q->blocks);
  dodona_status status = dodona_collective_make(q->op, &tree, table, words, &plan->trees);
  if (status != DODONA_OK)
    return status;
  tell(plan, dodona_collective_steps(&plan->trees), bound,
       q->op == DODONA_BCAST || dodona_keeps_rank_order(&plan->trees.up));
  return DODONA_OK;
}

/*@ requires memory: \valid(plan);
    requires request: ValidRequest(plan->request) && PartOf(plan->request) == DODONA_PART_NETWORK;
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns *plan, table[0 .. words - 1];
    ensures kept: plan->request == \old(plan->request) && plan->table == table;
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_network(dodona_plan *plan, uint32_t *table, int64_t words) {
  const dodona_request *q = &plan->request;
  const dodona_network_request asked = dodona_part_network(q);
  dodona_status status = dodona_network_make(&asked, table, words, &plan->network);
  if (status != DODONA_OK)
    return status;
  if (dodona_network_steps(&plan->network) > INT64_MAX / 2)
    return DODONA_OVERFLOW;
  int simplex = dodona_network_simplex(&plan->network);
  tell(plan, dodona_network_run_steps(&plan->network, q->op),
       simplex ? dodona_network_bound(&plan->network) : bound_of(q->op, q->ranks, q->blocks),
       q->op == DODONA_BCAST || dodona_network_keeps_rank_order(&plan->network));
  return DODONA_OK;
}

/*@ requires memory: \valid(plan);
    requires request: ValidRequest(plan->request) && PartOf(plan->request) == DODONA_PART_EXCHANGE;
    terminates \true;
    assigns *plan;
    ensures kept: plan->request == \old(plan->request) && plan->table == \old(plan->table);
    ensures plan: ValidSchedule(plan);
    exits \false; */
static void make_exchange(dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  tell(plan, dodona_baseline_steps(dodona_row_variant(q->algorithm), q->ranks, q->blocks),
       dodona_log2_ceil(q->ranks), q->op == DODONA_BCAST);
}

/*@ requires memory: \valid(plan);
    requires request: ValidRequest(plan->request) && PartOf(plan->request) == DODONA_PART_COMBINE;
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns *plan, table[0 .. words - 1];
    ensures kept: plan->request == \old(plan->request) && plan->table == table;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures plan: \result == DODONA_OK ==> ValidSchedule(plan);
    exits \false; */
static dodona_status make_combine(dodona_plan *plan, uint32_t *table, int64_t words) {
  const dodona_request *q = &plan->request;
  dodona_status status =
      dodona_combine_make(q->ranks, q->rule.latency, table, words, &plan->combine);
  if (status != DODONA_OK)
    return status;
  tell(plan, plan->combine.rounds, plan->combine.rounds, 0);
  return DODONA_OK;
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                               dodona_plan *plan) {
  const dodona_request filled = dodona_request_fill(request);
  dodona_status status = dodona_request_judge(&filled);
  if (status != DODONA_OK)
    return status;
  plan->request = filled;
  plan->table = table;
  switch (dodona_part_of(&filled)) {
  case DODONA_PART_TREES:
    return make_trees(plan, table, words);
  case DODONA_PART_NETWORK:
    return make_network(plan, table, words);
  case DODONA_PART_EXCHANGE:
    make_exchange(plan);
    return DODONA_OK;
  default:
    return make_combine(plan, table, words);
  }
}
