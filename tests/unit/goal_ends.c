/* GOAL texts: what `dodona schedule --format goal` prints is simulated with o = 0, G = 0, g = f and
   L = u, and must end when the schedule does. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/goal.h"

#include "tests/unit/loggops_model.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/trees/tree.h"

#include <stdbool.h>

static loggops_result simulated(const char *line, int64_t g, int64_t latency) {
  char *text = printed(line);
  loggops_result result = loggops_run(text, g, latency);
  assert_int_equal(result.line, 0);
  free(text);
  return result;
}

/* The tree's simulated end, after checking that each rank but the root got one message. */
static int64_t tree_end(const char *tree, int32_t ranks, int32_t root, int32_t u, int32_t f) {
  char line[256];
  snprintf(line, sizeof line, "schedule %s --ranks %d --root %d --lambda %d/%d --format goal", tree,
           ranks, root, u, f);
  loggops_result result = simulated(line, f, u);
  assert_int_equal(result.messages, ranks - 1);
  return result.end;
}

static int64_t horizon(int32_t ranks, int32_t u, int32_t f, int32_t p, int32_t q) {
  dodona_rule rule = {u, f, p, q};
  uint32_t *ring = calloc((size_t)u, sizeof *ring);
  assert_non_null(ring);
  int64_t ticks = dodona_horizon(&rule, ranks, ring);
  free(ring);
  return ticks;
}

static const int32_t lambdas[][2] = {{1, 1}, {2, 1}, {3, 1},  {5, 1},  {9, 5},
                                     {3, 2}, {5, 2}, {10, 3}, {39, 20}};

static void lambda_trees_end_at_their_horizon(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    int32_t u = lambdas[k][0];
    int32_t f = lambdas[k][1];
    for (int32_t n = 1; n <= 70; n++)
      assert_int_equal(tree_end("lambda", n, n / 2, u, f), horizon(n, u, f, 0, 1));
    assert_int_equal(tree_end("lambda", 500, 7, u, f), horizon(500, u, f, 0, 1));
  }
}

static void other_trees_end_at_theirs(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(lambdas); k++) {
    int32_t u = lambdas[k][0];
    int32_t f = lambdas[k][1];
    for (int32_t n = 1; n <= 130; n += 3) {
      assert_int_equal(tree_end("binomial", n, 0, u, f), horizon(n, u, f, 1, 2));
      assert_int_equal(tree_end("alpha --alpha 3/5", n, 0, u, f), horizon(n, u, f, 3, 5));
    }
  }
}

/* Figure 1, and figure 12 in ticks of 1/5. */
static void the_papers_numbers(void **state) {
  (void)state;
  assert_int_equal(tree_end("lambda", 8, 0, 2, 1), 5);
  assert_int_equal(tree_end("binomial", 8, 0, 2, 1), 6);
  assert_int_equal(tree_end("lambda", 64, 0, 9, 5), 46);
  assert_int_equal(tree_end("binomial", 64, 0, 9, 5), 54);
  assert_int_equal(tree_end("alpha --alpha 14/25", 64, 0, 9, 5), 46);
  assert_int_equal(tree_end("alpha --alpha 3/5", 64, 0, 9, 5), 47);
  assert_int_equal(tree_end("alpha --alpha 17/25", 64, 0, 9, 5), 54);
}

static void combines_end_at_their_horizon(void **state) {
  (void)state;
  for (int32_t latency = 1; latency <= 6; latency++)
    for (int32_t n = 1; n <= 40; n++) {
      char line[256];
      snprintf(line, sizeof line, "schedule combine --ranks %d --lambda %d --format goal", n,
               latency);
      assert_int_equal(simulated(line, 1, latency).end, horizon(n, latency, 1, 0, 1));
    }
}

/* The simulator never waits for a step: it ends with the plan, or before it where the plan leaves a
   step unused; a chain leaves none. */
static void pipelines_end_in_time(void **state) {
  static const char *const trees[] = {"chain", "binary", "fractional --group 2",
                                      "fractional --group 3"};
  static const dodona_tree_request requests[] = {{DODONA_CHAIN, 0, 0, 0, INT32_MAX, {1, 1, 0, 1}},
                                                 {DODONA_BINARY, 0, 0, 0, 1, {1, 1, 0, 1}},
                                                 {DODONA_FRACTIONAL, 0, 0, 0, 2, {1, 1, 0, 1}},
                                                 {DODONA_FRACTIONAL, 0, 0, 0, 3, {1, 1, 0, 1}}};
  (void)state;
  for (size_t k = 0; k < COUNT(trees); k++)
    for (int32_t n = 1; n <= 25; n += 2)
      for (int32_t blocks = 1; blocks <= 7; blocks++) {
        char line[256];
        uint32_t *table = NULL;
        dodona_tree_request request = requests[k];
        request.ranks = n;
        request.root = n - 1;
        request.blocks = blocks;
        dodona_tree_plan plan = unit_plan(request, &table);
        free(table);
        snprintf(line, sizeof line, "schedule %s --ranks %d --root %d --blocks %d --format goal",
                 trees[k], n, n - 1, blocks);
        loggops_result result = simulated(line, 1, 1);
        assert_int_equal(result.messages, (int64_t)blocks * (n - 1));
        assert_in_range(result.end,
                        k == 0 ? dodona_tree_steps(&plan) : dodona_bound_steps(n, blocks),
                        dodona_tree_steps(&plan));
      }
}

/* Reductions and allreduces: all messages arrive, and about as early as their schedule says. Messages are received as
   they come: one that nobody waits for yet can come before the one that is due, and did so for half of the
   blocks at most; never in a chain. */
static void collectives_end_in_time(void **state) {
  static const struct {
    const char *words;
    int32_t op;
    int32_t algorithm;
  } cases[] = {
      {"chain --op reduce", DODONA_REDUCE, DODONA_CHAIN},
      {"binary --op allreduce", DODONA_ALLREDUCE, DODONA_BINARY},
      {"twotree-s --op reduce", DODONA_REDUCE, DODONA_TWOTREE_S},
      {"twotree-c --op allreduce", DODONA_ALLREDUCE, DODONA_TWOTREE_C},
      {"twotree-cc --op allreduce", DODONA_ALLREDUCE, DODONA_TWOTREE_CC},
      {"twotree-cs --op allreduce", DODONA_ALLREDUCE, DODONA_TWOTREE_CS},
  };
  (void)state;
  for (size_t k = 0; k < COUNT(cases); k++)
    for (int32_t n = 1; n <= 25; n += 3)
      for (int32_t blocks = 1; blocks <= 7; blocks += 2) {
        char line[256];
        dodona_plan plan;
        uint32_t table[64];
        const dodona_request request = {.op = cases[k].op,
                                        .algorithm = cases[k].algorithm,
                                        .ranks = n,
                                        .root = n / 2,
                                        .blocks = blocks};
        assert_int_equal(dodona_plan_make(&request, table, 64, &plan), DODONA_OK);
        snprintf(line, sizeof line, "schedule %s --ranks %d --root %d --blocks %d --format goal",
                 cases[k].words, n, n / 2, blocks);
        loggops_result result = simulated(line, 1, 1);
        bool both = cases[k].op == DODONA_ALLREDUCE;
        assert_int_equal(result.messages, (int64_t)blocks * (n - 1) * (both ? 2 : 1));
        assert_in_range(result.end,
                        both ? dodona_bound_allreduce_steps(n, blocks)
                             : dodona_bound_steps(n, blocks),
                        plan.steps + (k > 0 ? (blocks - 1) / 2 : 0));
      }
}

/* Partners in step; and reductions and allreduces through postal trees. */
static void whole_messages_end_in_time(void **state) {
  (void)state;
  for (int32_t n = 1; n <= 40; n++) {
    char line[256];
    snprintf(line, sizeof line,
             "schedule recursive-doubling --op allreduce --ranks %d --blocks 1 --format goal", n);
    assert_int_equal(simulated(line, 1, 1).end, dodona_baseline_steps(DODONA_KIND_DOUBLING, n, 1));
    snprintf(line, sizeof line,
             "schedule lambda --op allreduce --lambda 9/5 --ranks %d --format goal", n);
    assert_int_equal(simulated(line, 5, 9).end, 2 * horizon(n, 9, 5, 0, 1));
    snprintf(line, sizeof line,
             "schedule binomial --op reduce --lambda 5/2 --ranks %d --format goal", n);
    assert_int_equal(simulated(line, 2, 5).end, horizon(n, 5, 2, 1, 2));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_papers_numbers),
      cmocka_unit_test(lambda_trees_end_at_their_horizon),
      cmocka_unit_test(other_trees_end_at_theirs),
      cmocka_unit_test(combines_end_at_their_horizon),
      cmocka_unit_test(pipelines_end_in_time),
      cmocka_unit_test(collectives_end_in_time),
      cmocka_unit_test(whole_messages_end_in_time),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
