/* Postal trees: small ones by hand, the paper's times, the largest, and the longest times. */
#include "tests/unit/unit.h"

#include "ref/algorithms/postal/place.h"
#include "ref/algorithms/postal/step.h"

/* N(t) for t < horizon, by (1); returns T(ranks). */
static int64_t fill(const dodona_rule *rule, int32_t ranks, uint32_t *table, size_t entries) {
  for (int64_t t = 0;; t++) {
    uint32_t reach = t < rule->latency ? 1 : table[t - rule->ticks] + table[t - rule->latency];
    if (reach >= (uint32_t)ranks)
      return t;
    assert_true((size_t)t < entries);
    table[t] = reach;
  }
}

static dodona_postal_place locate(const dodona_rule *rule, int32_t ranks, int64_t horizon,
                                  const uint32_t *reach, int32_t v) {
  dodona_postal_place place;
  memset(&place, 0x5a, sizeof place);
  place = dodona_split_locate(rule, ranks, horizon, reach, v);
  assert_int_equal(place.position, v);
  assert_ptr_equal(place.reach, reach);
  assert_int_equal(place.ready + place.budget, horizon);
  return place;
}

typedef struct expected {
  int32_t parent;
  int32_t size;
  int64_t ready;
} expected;

static void assert_tree(dodona_rule rule, int32_t ranks, int64_t horizon, const expected *tree) {
  uint32_t reach[64];
  if (rule.alpha_num == 0)
    assert_int_equal(fill(&rule, ranks, reach, COUNT(reach)), horizon);
  for (int32_t v = 0; v < ranks; v++) {
    dodona_postal_place place = locate(&rule, ranks, horizon, reach, v);
    assert_int_equal(place.parent, tree[v].parent);
    assert_int_equal(place.size, tree[v].size);
    assert_int_equal(place.ready, tree[v].ready);
  }
}

/* Figure 1: 8 nodes, lambda = 2: the lambda tree takes 5, the binomial tree 6. */
static void eight_ranks(void **state) {
  (void)state;
  const expected lambda[] = {{-1, 8, 0}, {0, 1, 5}, {0, 1, 4}, {0, 2, 3},
                             {3, 1, 5},  {0, 3, 2}, {5, 1, 5}, {5, 1, 4}};
  const expected binomial[] = {{-1, 8, 0}, {0, 1, 4}, {0, 2, 3}, {2, 1, 5},
                               {0, 4, 2},  {4, 1, 5}, {4, 2, 4}, {6, 1, 6}};
  const expected halves[] = {{-1, 8, 0}, {0, 1, 3}, {0, 2, 2}, {2, 1, 3},
                             {0, 4, 1},  {4, 1, 3}, {4, 2, 2}, {6, 1, 3}};
  const expected alone[] = {{-1, 1, 0}};
  assert_tree((dodona_rule){2, 1, 0, 1}, 8, 5, lambda);
  assert_tree((dodona_rule){2, 1, 1, 2}, 8, 6, binomial);
  assert_tree((dodona_rule){1, 1, 0, 1}, 8, 3, halves);
  assert_tree((dodona_rule){1, 1, 0, 1}, 1, 0, alone);
  assert_tree((dodona_rule){10, 3, 1, 2}, 1, 0, alone);
}

/* Root and position 5 of the drawing in ref/algorithms/postal/place.c, tick by tick. */
static void ticks_of_eight_ranks(void **state) {
  (void)state;
  const dodona_rule rule = {2, 1, 0, 1};
  const int32_t root[] = {5, 3, 2, 1};
  uint32_t reach[8];
  assert_int_equal(fill(&rule, 8, reach, COUNT(reach)), 5);
  dodona_postal_place zero = locate(&rule, 8, 5, reach, 0);
  dodona_postal_place five = locate(&rule, 8, 5, reach, 5);
  for (int64_t x = -2; x <= 9; x++) {
    dodona_tree_step step = dodona_split_step(&rule, &zero, x);
    assert_int_equal(step.send_to, x >= 1 && x <= 4 ? root[x - 1] : DODONA_NONE);
    assert_int_equal(step.send_block, x >= 1 && x <= 4 ? 0 : DODONA_NONE);
    assert_int_equal(step.recv_from, DODONA_NONE);
    assert_int_equal(step.recv_block, DODONA_NONE);
    step = dodona_split_step(&rule, &five, x);
    assert_int_equal(step.recv_from, x == 1 ? 0 : DODONA_NONE);
    assert_int_equal(step.recv_block, x == 1 ? 0 : DODONA_NONE);
    assert_int_equal(step.send_to, x == 3 ? 7 : x == 4 ? 6 : DODONA_NONE);
    assert_int_equal(step.combine, 0);
  }
  dodona_span span = dodona_split_span(&rule, &zero);
  assert_int_equal(span.first, 1);
  assert_int_equal(span.last, 4);
  span = dodona_split_span(&rule, &five);
  assert_int_equal(span.first, 1);
  assert_int_equal(span.last, 4);
  dodona_postal_place alone = locate(&rule, 1, 0, reach, 0);
  span = dodona_split_span(&rule, &alone);
  assert_int_equal(span.first, 1);
  assert_int_equal(span.last, 0);
}

static int64_t last_ready(dodona_rule rule, int32_t ranks, int64_t horizon, const uint32_t *reach) {
  int64_t last = 0;
  for (int32_t v = 0; v < ranks; v++) {
    dodona_postal_place place = locate(&rule, ranks, horizon, reach, v);
    last = place.ready > last ? place.ready : last;
  }
  return last;
}

/* Figure 12: lambda = 1.8, 64 nodes, in fifths of a round; the optimum is 9.2. */
static void times_of_figure_12(void **state) {
  (void)state;
  const int64_t fifths[][2] = {{50, 54}, {56, 46}, {58, 46}, {60, 47}, {68, 54}};
  uint32_t reach[64];
  const dodona_rule optimal = {9, 5, 0, 1};
  assert_int_equal(fill(&optimal, 64, reach, COUNT(reach)), 46);
  assert_int_equal(last_ready(optimal, 64, 46, reach), 46);
  for (size_t k = 0; k < COUNT(fifths); k++) {
    dodona_rule rule = {9, 5, (int32_t)fifths[k][0], 100};
    assert_int_equal(last_ready(rule, 64, fifths[k][1], NULL), fifths[k][1]);
  }
}

/* When the last of n has the message, by the recursion of section 2.4. */
static int64_t finish(const dodona_rule *rule, int32_t n) {
  if (n == 1)
    return 0;
  int64_t share = ((int64_t)rule->alpha_num * n * 2 + rule->alpha_den) / rule->alpha_den / 2;
  int32_t keep = share < n ? (int32_t)share : n - 1;
  int64_t stay = rule->ticks + finish(rule, keep);
  int64_t go = rule->latency + finish(rule, n - keep);
  return stay > go ? stay : go;
}

/* Section 2.5: with lambda = 2 a share from 0.6159 to 0.6202 serves all n up to 250, 0.6 and 0.63
   do not. */
static void one_share_for_all(void **state) {
  (void)state;
  const dodona_rule optimal = {2, 1, 0, 1};
  const dodona_rule good[] = {{2, 1, 6160, 10000}, {2, 1, 618, 1000}, {2, 1, 62, 100}};
  const dodona_rule bad[] = {{2, 1, 60, 100}, {2, 1, 63, 100}};
  uint32_t reach[32];
  int32_t worse[] = {0, 0};
  for (int32_t n = 1; n <= 250; n++) {
    int64_t horizon = fill(&optimal, n, reach, COUNT(reach));
    assert_int_equal(last_ready(optimal, n, horizon, reach), horizon);
    for (size_t k = 0; k < COUNT(good); k++)
      assert_int_equal(last_ready(good[k], n, horizon, NULL), horizon);
    for (size_t k = 0; k < COUNT(bad); k++)
      worse[k] += last_ready(bad[k], n, finish(&bad[k], n), NULL) > horizon;
  }
  assert_true(worse[0] > 0 && worse[1] > 0);
}

/* From v to the root: each parent sends to its child when the child receives, by the message that
   the time says, and is busy then. */
static void climb(const dodona_rule *rule, int32_t ranks, int64_t horizon, const uint32_t *reach,
                  int32_t v) {
  dodona_postal_place place = locate(rule, ranks, horizon, reach, v);
  while (place.position > 0) {
    dodona_postal_place parent = locate(rule, ranks, horizon, reach, place.parent);
    int64_t sent = place.ready - rule->latency;
    int64_t k = (sent - parent.ready) / rule->ticks;
    dodona_span span = dodona_split_span(rule, &parent);
    assert_true(sent >= parent.ready && (sent - parent.ready) % rule->ticks == 0);
    assert_int_equal(dodona_split_child(rule, &parent, (int32_t)k), place.position);
    assert_int_equal(dodona_split_left(rule, &parent, (int32_t)k) -
                         dodona_split_left(rule, &parent, (int32_t)k + 1),
                     place.size);
    assert_int_equal(dodona_split_step(rule, &parent, sent + 1).send_to, place.position);
    assert_int_equal(dodona_split_step(rule, &parent, sent).send_to == place.position, 0);
    assert_int_equal(dodona_split_step(rule, &place, sent + 1).recv_from, parent.position);
    assert_in_range(sent + 1, span.first, span.last);
    assert_int_equal(dodona_split_span(rule, &place).first, sent + 1);
    assert_int_equal(dodona_split_step(rule, &parent, span.last + rule->ticks).send_to,
                     DODONA_NONE);
    assert_int_not_equal(dodona_split_step(rule, &parent, span.last).send_to, DODONA_NONE);
    place = parent;
  }
  assert_int_equal(place.parent, DODONA_NONE);
  assert_int_equal(place.ready, 0);
  assert_int_equal(place.size, ranks);
}

static void climb_from_some(const dodona_rule *rule, int64_t horizon, const uint32_t *reach) {
  const int32_t from[] = {
      1, 2, 3, 1000, 1 << 20, 1 << 30, 1431655765, INT32_MAX - 2, INT32_MAX - 1};
  for (size_t k = 0; k < COUNT(from); k++)
    climb(rule, INT32_MAX, horizon, reach, from[k]);
}

static void the_largest_trees(void **state) {
  (void)state;
  const dodona_rule lambdas[] = {{1, 1, 0, 1}, {2, 1, 0, 1},  {3, 1, 0, 1},    {9, 5, 0, 1},
                                 {5, 2, 0, 1}, {10, 3, 0, 1}, {1000, 7, 0, 1}, {60, 60, 0, 1}};
  static uint32_t reach[1 << 15];
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    dodona_rule rule = lambdas[k];
    int64_t horizon = fill(&rule, INT32_MAX, reach, COUNT(reach));
    climb_from_some(&rule, horizon, reach);
    assert_true(horizon <= 31 * (int64_t)rule.latency);
  }
  const dodona_rule halves = {INT32_MAX, INT32_MAX, 1, 2};
  climb_from_some(&halves, 31 * (int64_t)INT32_MAX, NULL);
  const dodona_rule fine = {INT32_MAX, 1, 536870912, 1073741824};
  climb_from_some(&fine, 31 * (int64_t)INT32_MAX, NULL);
}

/* The root alone sends, or each sends to the next: the longest times and the longest spans. */
static void the_longest_times(void **state) {
  (void)state;
  const int32_t n = 1000;
  const int64_t u = INT32_MAX;
  const dodona_rule star = {INT32_MAX, INT32_MAX, 1073741823, 1073741824};
  const dodona_rule chain = {INT32_MAX, 1, 1, 1073741824};
  dodona_postal_place root = locate(&star, n, u * (n - 1), NULL, 0);
  for (int32_t k = 0; k < n - 1; k++) {
    dodona_postal_place place = locate(&star, n, u * (n - 1), NULL, n - 1 - k);
    assert_int_equal(place.parent, 0);
    assert_int_equal(place.ready, u * (k + 1));
    assert_int_equal(dodona_split_step(&star, &root, u * k + 1).send_to, n - 1 - k);
    place = locate(&chain, n, u * (n - 1), NULL, k + 1);
    assert_int_equal(place.parent, k);
    assert_int_equal(place.ready, u * (k + 1));
    assert_int_equal(place.size, n - 1 - k);
  }
  assert_int_equal(dodona_split_span(&star, &root).last, u * (n - 2) + 1);
  assert_int_equal(dodona_split_left(&star, &root, INT32_MAX), 1);
  assert_int_equal(dodona_split_left(&star, &root, INT32_MIN), n);
  assert_int_equal(dodona_split_child(&star, &root, n - 2), 1);
  assert_int_equal(dodona_split_child(&star, &root, n - 1), DODONA_NONE);
  dodona_postal_place far = locate(&chain, n, u * (n - 1), NULL, n - 1);
  const int64_t outside[] = {INT64_MIN, INT64_MIN + 1, -1, 0, INT64_MAX - 1, INT64_MAX};
  for (size_t k = 0; k < COUNT(outside); k++) {
    const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
    dodona_tree_step step = dodona_split_step(&star, &root, outside[k]);
    assert_memory_equal(&step, &idle, sizeof idle);
    step = dodona_split_step(&chain, &far, outside[k]);
    assert_memory_equal(&step, &idle, sizeof idle);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(eight_ranks),        cmocka_unit_test(ticks_of_eight_ranks),
      cmocka_unit_test(times_of_figure_12), cmocka_unit_test(one_share_for_all),
      cmocka_unit_test(the_largest_trees),  cmocka_unit_test(the_longest_times),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
