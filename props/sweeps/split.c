/* Exhaustive: for every n <= 200, every rule below and every tick, place, children, step and span
   agree with the recursive broadcast; and the lambda tree takes T(n) ticks. */
#include "ref/dodona.h"
#include "props/obvious/split.h"
#include "props/results.h"
#include "ref/algorithms/postal/place.h"
#include "ref/algorithms/postal/step.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { RANKS = 200, TICKS = 256 };

/* A tree by both ways. */
typedef struct tree {
  dodona_rule rule;
  int32_t n;
  int64_t horizon;
  uint32_t reach[TICKS];
  obvious_message messages[RANKS];
  dodona_postal_place places[RANKS];
} tree;

static void grow(tree *t, dodona_rule rule, int32_t n) {
  obvious_rule obvious = {rule.latency, rule.ticks, rule.alpha_num, rule.alpha_den};
  t->rule = rule;
  t->n = n;
  t->horizon = obvious_split(obvious, n, t->messages);
  for (int64_t x = 0; rule.alpha_num == 0 && x < t->horizon; x++)
    t->reach[x] = x < rule.latency ? 1 : t->reach[x - rule.ticks] + t->reach[x - rule.latency];
  for (int32_t v = 0; v < n; v++) {
    memset(&t->places[v], 0x5a, sizeof t->places[v]);
    t->places[v] =
        dodona_split_locate(&rule, n, t->horizon, rule.alpha_num == 0 ? t->reach : NULL, v);
  }
}

/* How many positions are v's, itself included. */
static int32_t subtree(const tree *t, int32_t v) {
  int32_t size = 1;
  for (int32_t w = v + 1; w < t->n; w++) {
    int32_t above = w;
    while (above > v)
      above = t->messages[above - 1].from;
    size += above == v;
  }
  return size;
}

static bool place_agrees(const tree *t, int32_t v) {
  const dodona_postal_place *at = &t->places[v];
  int32_t parent = v == 0 ? DODONA_NONE : t->messages[v - 1].from;
  int64_t ready = v == 0 ? 0 : t->messages[v - 1].time + t->rule.latency;
  return at->position == v && at->parent == parent && at->ready == ready &&
         at->budget == t->horizon - ready && at->size == subtree(t, v);
}

/* The child that message k goes to, and no other. */
static bool children_agree(const tree *t, int32_t v) {
  const dodona_postal_place *at = &t->places[v];
  for (int32_t k = -2; k <= at->size + 1; k++) {
    int32_t child = DODONA_NONE;
    int32_t left = at->size;
    for (int32_t w = v + 1; w < t->n; w++) {
      if (t->messages[w - 1].from != v)
        continue;
      if (t->messages[w - 1].index == k)
        child = w;
      if (t->messages[w - 1].index < k)
        left -= t->places[w].size;
    }
    if (dodona_split_child(&t->rule, at, k) != child || dodona_split_left(&t->rule, at, k) != left)
      return false;
  }
  return dodona_split_child(&t->rule, at, INT32_MAX) == DODONA_NONE &&
         dodona_split_child(&t->rule, at, INT32_MIN) == DODONA_NONE;
}

/* Every tick, and the first and last in which anything happens. */
static bool steps_agree(const tree *t, int32_t v) {
  dodona_span span = {1, 0};
  for (int64_t x = -1; x <= t->horizon + 2; x++) {
    dodona_tree_step expected = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
    for (int32_t w = v; w < t->n; w++) {
      if (w == 0 || t->messages[w - 1].time + 1 != x)
        continue;
      if (w == v) {
        expected.recv_from = t->messages[w - 1].from;
        expected.recv_block = 0;
      } else if (t->messages[w - 1].from == v) {
        expected.send_to = w;
        expected.send_block = 0;
      }
    }
    dodona_tree_step step = dodona_split_step(&t->rule, &t->places[v], x);
    if (memcmp(&step, &expected, sizeof step) != 0)
      return false;
    if (expected.send_to != DODONA_NONE || expected.recv_from != DODONA_NONE) {
      span.first = span.last == 0 ? x : span.first;
      span.last = x;
    }
  }
  dodona_span told = dodona_split_span(&t->rule, &t->places[v]);
  return told.first == span.first && told.last == span.last;
}

/* The lambda tree ends at T(n). */
static bool time_agrees(const tree *t) {
  if (t->rule.alpha_num > 0)
    return true;
  return obvious_reach(t->rule.latency, t->rule.ticks, t->horizon) >= t->n &&
         (t->horizon == 0 || t->reach[t->horizon - 1] < (uint32_t)t->n);
}

static void sweep(dodona_rule rule) {
  static tree t;
  char name[64];
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t n = 1; n <= RANKS; n++) {
    grow(&t, rule, n);
    wrong += !time_agrees(&t);
    for (int32_t v = 0; v < n; v++, cases++)
      wrong += !place_agrees(&t, v) || !children_agree(&t, v) || !steps_agree(&t, v);
  }
  snprintf(name, sizeof name, "lambda %d/%d, alpha %d/%d", rule.latency, rule.ticks, rule.alpha_num,
           rule.alpha_den);
  result("positions do as the recursion says", name, 0, cases, wrong);
}

int main(void) {
  const dodona_rule lambdas[] = {{1, 1, 0, 1}, {2, 1, 0, 1}, {3, 1, 0, 1},
                                 {9, 5, 0, 1}, {5, 2, 0, 1}, {10, 3, 0, 1}};
  const int32_t alphas[][2] = {{0, 1}, {1, 2}, {3, 5}, {31, 50}, {1, 100}, {99, 100}};
  for (int32_t k = 0; k < 6; k++) {
    for (int32_t a = 0; a < 6; a++) {
      dodona_rule rule = lambdas[k];
      rule.alpha_num = alphas[a][0];
      rule.alpha_den = alphas[a][1];
      sweep(rule);
    }
  }
  return results();
}
