/* Each row that serves the operation is asked of the planner. */
#include "ref/oracle/commands/plan_offers.h"
#include "ref/advice/growth.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/schedule/row.h"

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

/* Whether the reduction to rank 0 keeps the order of ranks. */
static bool in_order(const dodona_request *q) {
  int64_t words = dodona_table_words(q);
  uint32_t *table = q->op == DODONA_BCAST ? NULL : malloc((size_t)words * sizeof *table + 1);
  dodona_plan plan;
  bool keeps =
      table != NULL && dodona_plan_make(q, table, words, &plan) == DODONA_OK && plan.ordered;
  free(table);
  return keeps;
}

/* Whether `schedule` can print it in time: with the best group, where that is still open. */
static bool is_short(const dodona_request *q) {
  dodona_plan plan;
  if (!DODONA_BY_SHARES(dodona_plan_family(*q)) ||
      (dodona_takes(q->algorithm, DODONA_TAKES_GROUP) && q->group == 0))
    return true;
  return dodona_plan_make(q, NULL, 0, &plan) == DODONA_OK && plan.steps <= ORACLE_MOST_TICKS;
}

/* Adds the row if it serves the operation and the ranks; false after an error line. With lambda = 1 a tree of a fixed
   share takes as long as the binomial tree, if the share is a half. */
static bool add(oracle_offers *offers, const dodona_cost *cost, dodona_request q) {
  oracle_offer *offer = &offers->all[offers->count];
  if (!dodona_serves(q.algorithm, q.op) || dodona_takes(q.algorithm, DODONA_TAKES_MODULES) ||
      dodona_takes(q.algorithm, DODONA_TAKES_MESH) || !is_short(&q))
    return true;
  if (dodona_takes(q.algorithm, DODONA_TAKES_ALPHA))
    q.rule = (dodona_rule){1, 1, 1, 2};
  *offer = (oracle_offer){.name = oracle_algorithm_name(q.algorithm),
                          .order = offers->count,
                          .postal = dodona_takes(q.algorithm, DODONA_TAKES_LATENCY)};
  dodona_status status = dodona_planner_search(&q, cost, &offer->best);
  if (status == DODONA_OK)
    status = dodona_planner_closed(&q, cost, &offer->closed);
  if (status == DODONA_BAD_COST || status == DODONA_OVERFLOW) {
    oracle_error("plan: expected sizes and times whose products are finite numbers");
    return false;
  }
  if (status == DODONA_OK && is_short(&offer->best.request)) {
    offer->any = in_order(&offer->best.request);
    offers->count++;
  }
  return true;
}

bool oracle_offers_find(const char *op, const dodona_cost *cost, oracle_offers *offers) {
  offers->count = 0;
  offers->level = NULL;
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    if (!add(offers, cost,
             (dodona_request){.op = oracle_op_of(op), .algorithm = i, .ranks = cost->ranks}))
      return false;
  qsort(offers->all, (size_t)offers->count, sizeof *offers->all, by_time);
  return true;
}

/* The rule with this latency: a combine's is a whole number; the share of alpha is that which the lambda tree's
   senders keep where there are many ranks, in hundredths. */
static dodona_rule rule_of(const dodona_request *q, const oracle_profile_entry *latency) {
  double lambda = (double)latency->lambda_num / latency->lambda_den;
  if (dodona_row_family(q->algorithm) == DODONA_FAMILY_COMBINE)
    return (dodona_rule){(int32_t)ceil(lambda), 1, 0, 1};
  if (!dodona_takes(q->algorithm, DODONA_TAKES_ALPHA))
    return oracle_rule(q->algorithm, latency->lambda_num, latency->lambda_den);
  double share = fmin(99, round(100 / dodona_growth(lambda)));
  return (dodona_rule){latency->lambda_num, latency->lambda_den, (int32_t)share, 100};
}

bool oracle_offers_latency(const dodona_cost *cost, const oracle_profile_entry *latency,
                           oracle_offers *offers) {
  double step = cost->startup + cost->bytes * cost->byte_time;
  for (int i = 0; i < offers->count; i++) {
    oracle_offer *offer = &offers->all[i];
    if (!offer->postal)
      continue;
    dodona_request *q = &offer->best.request;
    q->rule = rule_of(q, latency);
    if (!oracle_ticks(&q->rule, cost->ranks, &offer->best.steps))
      return false;
    if (dodona_row_family(q->algorithm) == DODONA_FAMILY_COMBINE)
      offer->best.steps *= latency->lambda_den;
    else if (q->op == DODONA_ALLREDUCE)
      offer->best.steps *= 2;
    offer->best.time = (double)offer->best.steps * step / latency->lambda_num;
    offer->closed = offer->best;
  }
  qsort(offers->all, (size_t)offers->count, sizeof *offers->all, by_time);
  return true;
}

void oracle_offers_keep(oracle_offers *offers, const char *level) {
  int kept = 0;
  offers->level = level;
  offers->fastest = offers->all[0];
  for (int i = 0; i < offers->count; i++)
    if (oracle_has_level(&offers->all[i].best.request, oracle_level_of(level)))
      offers->all[kept++] = offers->all[i];
  offers->count = kept;
}
