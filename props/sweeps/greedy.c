/* Exhaustive, for eleven lambda: the greedy construction ends when the obvious one with two queues does, and
   with the horizon, for every n <= 2000; for every n <= 200 it passes the checker. */
#include "ref/algorithms/postal/greedy.h"
#include "props/lambdas.h"
#include "props/obvious/postal.h"
#include "ref/algorithms/postal/reach.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 2000, CHECKED_RANKS = 200 };

/* The messages of the tree, which stand in the order in which they are sent. */
static int64_t rows_of_tree(const dodona_rule *rule, int32_t n, const int32_t *parent,
                            const int64_t *ready, dodona_row *rows) {
  int64_t count = 0;
  for (int32_t v = 1; v < n; v++) {
    int64_t x = ready[v] - rule->latency;
    rows[count++] = (dodona_row){x, parent[v], DODONA_SEND, v, 0};
    rows[count++] = (dodona_row){x, v, DODONA_RECV, parent[v], 0};
  }
  return count;
}

static int is_valid(const dodona_rule *rule, int32_t n, const int32_t *parent,
                    const int64_t *ready) {
  static dodona_row rows[2 * CHECKED_RANKS];
  dodona_rules rules = {n, 1, 0, 0, 0, rule->latency, rule->ticks};
  int64_t count = rows_of_tree(rule, n, parent, ready, rows);
  return count == 2 * ((int64_t)n - 1) && judge(&rules, rows, count).fault == DODONA_VALID;
}

static void sweep(fraction lambda, const char *name) {
  static int32_t parent[RANKS];
  static int64_t ready[RANKS];
  int64_t wrong = 0;
  int64_t invalid = 0;
  dodona_rule rule = {lambda.num, lambda.den, 0, 1};
  uint32_t *ring = calloc((size_t)lambda.num, sizeof *ring);
  if (ring == NULL)
    abort();
  for (int32_t n = 1; n <= RANKS; n++) {
    int64_t end = dodona_greedy(&rule, n, parent, ready);
    wrong += end != obvious_greedy(n, lambda.num, lambda.den) ||
             end != dodona_horizon(&rule, n, ring) || end != ready[n - 1];
    if (n <= CHECKED_RANKS)
      invalid += !is_valid(&rule, n, parent, ready);
  }
  free(ring);
  result("the greedy tree ends with the horizon", name, 0, RANKS, wrong);
  result("the greedy tree is a valid schedule", name, 0, CHECKED_RANKS, invalid);
}

int main(void) {
  for (size_t k = 0; k < sizeof lambdas / sizeof lambdas[0]; k++) {
    char name[64];
    snprintf(name, sizeof name, "lambda %" PRId32 "/%" PRId32, lambdas[k].num, lambdas[k].den);
    sweep(lambdas[k], name);
  }
  return results();
}
