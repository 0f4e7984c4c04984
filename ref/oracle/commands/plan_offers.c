/* Each kind of algorithm has its planner: plans, shares (baselines and combine), hypercube. */
#include "ref/oracle/commands/plan_offers.h"
#include "ref/oracle/ask/course.h"
#include "ref/oracle/ask/ticks.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int by_time(const void *left, const void *right) {
  const oracle_offer *a = left;
  const oracle_offer *b = right;
  if (a->best.time != b->best.time)
    return a->best.time < b->best.time ? -1 : 1;
  return a->order - b->order;
}

static bool is_all(const char *op) {
  return strcmp(op, "allreduce") == 0;
}

/* Whether the reduction to rank 0 keeps the order of ranks. */
static bool in_order(const dodona_cost *cost, const char *op, const oracle_offer *offer) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  if (strcmp(op, "bcast") == 0 || offer->best.algorithm == DODONA_NONE)
    return false;
  request.ranks = cost->ranks;
  request.blocks = offer->best.blocks;
  if (dodona_takes(offer->best.algorithm, DODONA_TAKES_GROUP))
    request.group = offer->best.group;
  if (offer->postal)
    request.lambda = "1";
  if (dodona_takes(offer->best.algorithm, DODONA_TAKES_ALPHA))
    request.alpha = "1/2";
  if (!oracle_course_open("plan", op, offer->name, &request, &course))
    return false;
  bool keeps = course.plan.ordered;
  oracle_course_close(&course);
  return keeps;
}

/* Takes the offer that was planned; false after an error line if it was not. */
static bool take(oracle_offers *offers, const dodona_cost *cost, const char *op, const char *name,
                 dodona_status status) {
  oracle_offer *offer = &offers->all[offers->count];
  if (status != DODONA_OK) {
    oracle_error("plan: expected sizes and times whose products are finite numbers");
    return false;
  }
  offer->name = name;
  offer->order = offers->count++;
  offer->any = in_order(cost, op, offer);
  return true;
}

/* Chain .. two trees, as dodona_planner_search has them, and twotree-cs. A tree of a fixed share takes with
   lambda = 1 as long as the binomial tree, if the share is a half. */
static bool add_plans(oracle_offers *offers, const dodona_cost *cost, const char *op) {
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++) {
    if (!oracle_is_tree(i) || !dodona_serves(i, oracle_op_of(op)))
      continue;
    oracle_offer *offer = &offers->all[offers->count];
    int32_t planned = dodona_takes(i, DODONA_TAKES_ALPHA) ? DODONA_BINOMIAL : i;
    *offer = (oracle_offer){.postal = dodona_row_family(i) == DODONA_FAMILY_POSTAL};
    dodona_status status = is_all(op) ? dodona_planner_allreduce(cost, planned, &offer->best)
                                      : dodona_planner_search(cost, planned, &offer->best);
    if (status == DODONA_OK)
      status = is_all(op) ? dodona_planner_allreduce_closed(cost, planned, &offer->closed)
                          : dodona_planner_closed(cost, planned, &offer->closed);
    offer->best.algorithm = i;
    offer->closed.algorithm = i;
    offer->rule = oracle_rule(i, 1, 1);
    if (dodona_takes(i, DODONA_TAKES_ALPHA))
      offer->rule = (dodona_rule){1, 1, 1, 2};
    if (!take(offers, cost, op, oracle_algorithm_name(i), status))
      return false;
  }
  return true;
}

/* `schedule` refuses a baseline of so many steps. */
static bool is_short(int32_t kind, int32_t ranks) {
  return dodona_baseline_steps(kind, ranks, 1) <= ORACLE_MOST_TICKS;
}

static bool add_shares(oracle_offers *offers, const dodona_cost *cost, const char *op) {
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++) {
    oracle_offer *offer = &offers->all[offers->count];
    int32_t kind = dodona_row_variant(i);
    if (dodona_row_family(i) != DODONA_FAMILY_EXCHANGE || !dodona_serves(i, oracle_op_of(op)) ||
        !is_short(kind, cost->ranks))
      continue;
    *offer = (oracle_offer){.postal = false};
    dodona_status status = dodona_planner_baseline(cost, kind, &offer->best);
    offer->closed = offer->best;
    if (!take(offers, cost, op, oracle_algorithm_name(i), status))
      return false;
  }
  if (!is_all(op))
    return true;
  oracle_offer *offer = &offers->all[offers->count];
  *offer = (oracle_offer){.postal = true};
  dodona_status status = dodona_planner_combine(cost, &offer->best);
  offer->closed = offer->best;
  offer->rule = (dodona_rule){1, 1, 0, 1};
  return take(offers, cost, op, "combine", status);
}

/* Trees of log2 P ranks in a row: as a chain's, the steps are those and one a block. */
static bool add_hypercube(oracle_offers *offers, const dodona_cost *cost, const char *op) {
  oracle_offer *offer = &offers->all[offers->count];
  const dodona_network_request shape = {.kind = DODONA_KIND_HYPERCUBE, .ranks = cost->ranks};
  dodona_network_advice found;
  dodona_status status = dodona_planner_network(cost, &shape, &found);
  double k = cost->bytes * cost->byte_time;
  double blocks = 1;
  int times = is_all(op) ? 2 : 1;
  if (status == DODONA_BAD_RANKS)
    return true;
  if (status != DODONA_OK)
    return take(offers, cost, op, "hypercube", status);
  *offer = (oracle_offer){.best = {.algorithm = DODONA_NONE,
                                   .blocks = found.request.blocks,
                                   .depth = dodona_log2_ceil(cost->ranks),
                                   .steps = times * found.steps,
                                   .time = times * found.time,
                                   .bound = found.bound}};
  if (times == 2 && cost->ranks > 1)
    offer->best.bound += k - 2 * k / cost->ranks;
  offer->closed = offer->best;
  if (cost->ranks > 2) {
    offer->closed.time =
        times * dodona_planner_real_time(cost, INT32_MAX, offer->best.depth, &blocks);
    offer->closed.blocks = (int32_t)fmin(blocks + 0.5, fmax(1, fmin(cost->bytes, INT32_MAX)));
    offer->closed.steps = times * dodona_hypercube_steps(offer->best.depth, offer->closed.blocks);
  }
  return take(offers, cost, op, "hypercube",
              isfinite(offer->best.time) ? DODONA_OK : DODONA_OVERFLOW);
}

bool oracle_offers_find(const char *op, const dodona_cost *cost, oracle_offers *offers) {
  offers->count = 0;
  if (!add_plans(offers, cost, op) || !add_shares(offers, cost, op) ||
      !add_hypercube(offers, cost, op))
    return false;
  qsort(offers->all, (size_t)offers->count, sizeof *offers->all, by_time);
  return true;
}

/* The rule with this latency: a combine's is a whole number; the share of alpha is that which the lambda tree's
   senders keep where there are many ranks, in hundredths. */
static dodona_rule rule_of(const oracle_offer *offer, const oracle_profile_entry *latency) {
  double lambda = (double)latency->lambda_num / latency->lambda_den;
  if (offer->best.algorithm == DODONA_NONE)
    return (dodona_rule){(int32_t)ceil(lambda), 1, 0, 1};
  if (!dodona_takes(offer->best.algorithm, DODONA_TAKES_ALPHA))
    return oracle_rule(offer->best.algorithm, latency->lambda_num, latency->lambda_den);
  double share = fmin(99, round(100 / dodona_growth(lambda)));
  return (dodona_rule){latency->lambda_num, latency->lambda_den, (int32_t)share, 100};
}

bool oracle_offers_latency(const char *op, const dodona_cost *cost,
                           const oracle_profile_entry *latency, oracle_offers *offers) {
  double step = cost->startup + cost->bytes * cost->byte_time;
  for (int i = 0; i < offers->count; i++) {
    oracle_offer *offer = &offers->all[i];
    if (!offer->postal)
      continue;
    offer->rule = rule_of(offer, latency);
    if (!oracle_ticks(&offer->rule, cost->ranks, &offer->best.steps))
      return false;
    if (offer->best.algorithm == DODONA_NONE)
      offer->best.steps *= latency->lambda_den;
    else if (is_all(op))
      offer->best.steps *= 2;
    offer->best.time = (double)offer->best.steps * step / latency->lambda_num;
    offer->closed = offer->best;
  }
  qsort(offers->all, (size_t)offers->count, sizeof *offers->all, by_time);
  return true;
}
