/* Exhaustive, for eleven lambda: the horizon is the finishing time of the greedy construction for
   every n <= 2000, and of splitting by a fixed share for every n <= 400; table and reach agree. The lambda
   tree, position by position, ends then too. More ranks take no less time, and the binomial tree and
   the shares take no less time than the lambda tree, also for n up to 2^31 - 1. */
#include "props/lambdas.h"
#include "props/obvious/postal.h"
#include "ref/algorithms/postal/reach.h"
#include "props/results.h"
#include "ref/algorithms/postal/place.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 2000, SHARE_RANKS = 400 };

static const fraction shares[] = {{1, 2},  {3, 5},      {14, 25},     {617, 1000},
                                  {1, 10}, {999, 1000}, {1, 1 << 30}, {(1 << 30) - 1, 1 << 30}};

/* The horizon is `expected`, and the horizon's table and neighbours are as they must be. */
static int agrees(const dodona_rule *rule, int32_t n, int64_t expected, uint32_t *ring,
                  uint32_t *table) {
  int64_t horizon = -1;
  uint32_t reached = 0;
  uint32_t before = 0;
  if (dodona_horizon(rule, n, ring) != expected ||
      dodona_reach(rule, expected, ring, &reached) != DODONA_OK ||
      dodona_reach(rule, expected - 1, ring, &before) != DODONA_OK)
    return 0;
  if (reached < (uint32_t)n || (n > 1 && before >= (uint32_t)n))
    return 0;
  if (dodona_reach_fill(rule, n, table, expected, &horizon) != DODONA_OK || horizon != expected)
    return 0;
  return n == 1 || table[expected - 1] == before;
}

/* When the last position of the implicit tree has the message. */
static int64_t last_ready(const dodona_rule *rule, int32_t n, int64_t horizon,
                          const uint32_t *table) {
  int64_t last = 0;
  for (int32_t v = 0; v < n; v++) {
    const dodona_postal_place place = dodona_split_locate(rule, n, horizon, table, v);
    last = last < place.ready ? place.ready : last;
  }
  return last;
}

static void sweep_lambda(fraction lambda, const char *name) {
  int64_t wrong = 0;
  int64_t late = 0;
  dodona_rule rule = {lambda.num, lambda.den, 0, 1};
  uint32_t *ring = calloc((size_t)lambda.num, sizeof *ring);
  uint32_t *table = calloc((size_t)dodona_reach_entries(lambda.num, RANKS), sizeof *table);
  for (int32_t n = 1; n <= RANKS; n++) {
    int64_t greedy = obvious_greedy(n, lambda.num, lambda.den);
    int good = agrees(&rule, n, greedy, ring, table);
    wrong += !good;
    late += !good || last_ready(&rule, n, greedy, table) != greedy;
  }
  free(table);
  free(ring);
  result("the horizon is when the greedy construction ends", name, 0, RANKS, wrong);
  result("the implicit tree ends when the greedy construction does", name, 0, RANKS, late);
}

/* Every n to 2000, then a tenth more each time. */
static void sweep_order(fraction lambda, const char *name) {
  int64_t cases = 0;
  int64_t wrong = 0;
  int64_t before = 0;
  dodona_rule rule = {lambda.num, lambda.den, 0, 1};
  uint32_t *ring = calloc((size_t)lambda.num, sizeof *ring);
  for (int64_t n = 1; n <= INT32_MAX; n += n < RANKS ? 1 : n / 10, cases++) {
    int64_t horizon = dodona_horizon(&rule, (int32_t)n, ring);
    dodona_rule binomial = {lambda.num, lambda.den, 1, 2};
    wrong += horizon < before || horizon > dodona_horizon(&binomial, (int32_t)n, ring);
    for (size_t k = 0; n <= SHARE_RANKS && k < sizeof shares / sizeof shares[0]; k++) {
      dodona_rule share = {lambda.num, lambda.den, shares[k].num, shares[k].den};
      wrong += horizon > dodona_horizon(&share, (int32_t)n, ring);
    }
    before = horizon;
  }
  free(ring);
  result("more ranks take longer, and the lambda tree no longer than others", name, 0, cases,
         wrong);
}

static int64_t wrong_shares(fraction lambda, fraction share) {
  int64_t wrong = 0;
  dodona_rule rule = {lambda.num, lambda.den, share.num, share.den};
  static int64_t time[SHARE_RANKS + 1];
  obvious_share(SHARE_RANKS, lambda.num, lambda.den, share.num, share.den, time);
  uint32_t *ring = calloc((size_t)lambda.num, sizeof *ring);
  uint32_t *table = calloc((size_t)time[SHARE_RANKS], sizeof *table);
  for (int32_t n = 1; n <= SHARE_RANKS; n++)
    wrong += !agrees(&rule, n, time[n], ring, table);
  free(table);
  free(ring);
  return wrong;
}

int main(void) {
  const int64_t count = sizeof shares / sizeof shares[0];
  for (size_t k = 0; k < sizeof lambdas / sizeof lambdas[0]; k++) {
    char name[64];
    int64_t wrong = 0;
    snprintf(name, sizeof name, "lambda %" PRId32 "/%" PRId32, lambdas[k].num, lambdas[k].den);
    sweep_lambda(lambdas[k], name);
    sweep_order(lambdas[k], name);
    for (int64_t i = 0; i < count; i++)
      wrong += wrong_shares(lambdas[k], shares[i]);
    result("the horizon is when splitting by a share ends", name, 0, count * SHARE_RANKS, wrong);
  }
  return results();
}
