/* GOAL texts: what `dodona schedule --format goal` prints is simulated with o = 0, G = 0, g = f and
   L = u, and must end when the schedule does; the simulator itself on small texts. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include "../ref/oracle/chunks.h"
#include "../ref/oracle/oracle.h"
#include "loggops.h"
#include "reach.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

enum { MOST_WORDS = 16 };

static char *read_all(FILE *in) {
  long size = ftell(in);
  assert_true(size >= 0);
  char *text = calloc((size_t)size + 1, 1);
  assert_non_null(text);
  rewind(in);
  assert_int_equal(fread(text, 1, (size_t)size, in), size);
  return text;
}

/* What the command with these words prints, its exit status being 0; to be freed. */
static char *printed(const char *line) {
  char words[256];
  char *argv[MOST_WORDS + 1];
  int argc = 0;
  assert_true(strlen(line) < sizeof words);
  strcpy(words, line);
  for (char *at = strtok(words, " "); at != NULL; at = strtok(NULL, " ")) {
    assert_true(argc < MOST_WORDS);
    argv[argc++] = at;
  }
  argv[argc] = NULL;
  FILE *file = tmpfile();
  assert_non_null(file);
  fflush(stdout);
  int before = dup(STDOUT_FILENO);
  assert_int_equal(dup2(fileno(file), STDOUT_FILENO), STDOUT_FILENO);
  int status = oracle_schedule(argc, argv);
  fflush(stdout);
  assert_int_equal(dup2(before, STDOUT_FILENO), STDOUT_FILENO);
  close(before);
  assert_int_equal(status, ORACLE_YES);
  fseek(file, 0, SEEK_END);
  char *text = read_all(file);
  fclose(file);
  return text;
}

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
  static const dodona_request requests[] = {{DODONA_CHAIN, 0, 0, 0, INT32_MAX, {1, 1, 0, 1}},
                                            {DODONA_BINARY, 0, 0, 0, 1, {1, 1, 0, 1}},
                                            {DODONA_FRACTIONAL, 0, 0, 0, 2, {1, 1, 0, 1}},
                                            {DODONA_FRACTIONAL, 0, 0, 0, 3, {1, 1, 0, 1}}};
  (void)state;
  for (size_t k = 0; k < COUNT(trees); k++)
    for (int32_t n = 1; n <= 25; n += 2)
      for (int32_t blocks = 1; blocks <= 7; blocks++) {
        char line[256];
        uint32_t *table = NULL;
        dodona_request request = requests[k];
        request.ranks = n;
        request.root = n - 1;
        request.blocks = blocks;
        dodona_plan plan = unit_plan(request, &table);
        free(table);
        snprintf(line, sizeof line, "schedule %s --ranks %d --root %d --blocks %d --format goal",
                 trees[k], n, n - 1, blocks);
        loggops_result result = simulated(line, 1, 1);
        assert_int_equal(result.messages, (int64_t)blocks * (n - 1));
        assert_in_range(result.end, k == 0 ? dodona_steps(&plan) : dodona_bound_steps(n, blocks),
                        dodona_steps(&plan));
      }
}

/* Reductions and allreduces: all messages arrive, and about as early as their schedule says. Messages are received as
   they come: one that nobody waits for yet can come before the one that is due, and did so for half of the
   blocks at most; never in a chain. */
static void collectives_end_in_time(void **state) {
  static const struct {
    const char *words;
    int32_t op;
    dodona_request request;
  } cases[] = {
      {"chain --op reduce", DODONA_REDUCE, {DODONA_CHAIN, 0, 0, 0, INT32_MAX, {1, 1, 0, 1}}},
      {"binary --op allreduce", DODONA_ALLREDUCE, {DODONA_BINARY, 0, 0, 0, 1, {1, 1, 0, 1}}},
      {"twotree-s --op reduce", DODONA_REDUCE, {DODONA_TWOTREE_S, 0, 0, 0, 0, {1, 1, 0, 1}}},
      {"twotree-c --op allreduce", DODONA_ALLREDUCE, {DODONA_TWOTREE_C, 0, 0, 0, 0, {1, 1, 0, 1}}},
      {"twotree-cc --op allreduce",
       DODONA_ALLREDUCE,
       {DODONA_TWOTREE_CC, 0, 0, 0, 0, {1, 1, 0, 1}}},
      {"twotree-cs --op allreduce",
       DODONA_ALLREDUCE,
       {DODONA_TWOTREE_CS, 0, 0, 0, 0, {1, 1, 0, 1}}},
  };
  (void)state;
  for (size_t k = 0; k < COUNT(cases); k++)
    for (int32_t n = 1; n <= 25; n += 3)
      for (int32_t blocks = 1; blocks <= 7; blocks += 2) {
        char line[256];
        dodona_collective c;
        uint32_t table[64];
        dodona_request request = cases[k].request;
        request.ranks = n;
        request.root = n / 2;
        request.blocks = blocks;
        assert_int_equal(dodona_collective_make(cases[k].op, &request, table, 64, &c), DODONA_OK);
        snprintf(line, sizeof line, "schedule %s --ranks %d --root %d --blocks %d --format goal",
                 cases[k].words, n, n / 2, blocks);
        loggops_result result = simulated(line, 1, 1);
        bool both = cases[k].op == DODONA_ALLREDUCE;
        assert_int_equal(result.messages, (int64_t)blocks * (n - 1) * (both ? 2 : 1));
        assert_in_range(result.end,
                        both ? dodona_bound_allreduce_steps(n, blocks)
                             : dodona_bound_steps(n, blocks),
                        dodona_collective_steps(&c) + (k > 0 ? (blocks - 1) / 2 : 0));
      }
}

/* Partners in step; and reductions and allreduces through postal trees. */
static void whole_messages_end_in_time(void **state) {
  (void)state;
  for (int32_t n = 1; n <= 40; n++) {
    char line[256];
    snprintf(line, sizeof line,
             "schedule recursive-doubling --op allreduce --ranks %d --blocks 1 --format goal", n);
    assert_int_equal(simulated(line, 1, 1).end, dodona_baseline_steps(DODONA_DOUBLING, n, 1));
    snprintf(line, sizeof line,
             "schedule lambda --op allreduce --lambda 9/5 --ranks %d --format goal", n);
    assert_int_equal(simulated(line, 5, 9).end, 2 * horizon(n, 9, 5, 0, 1));
    snprintf(line, sizeof line,
             "schedule binomial --op reduce --lambda 5/2 --ranks %d --format goal", n);
    assert_int_equal(simulated(line, 2, 5).end, horizon(n, 5, 2, 1, 2));
  }
}

static const loggops_parameters machines[] = {
    {1, 0, 1, 0, LOGGOPS_SENDS_FIRST},    {10, 1, 3, 2, LOGGOPS_SENDS_FIRST},
    {5, 4, 1, 0, LOGGOPS_SENDS_FIRST},    {5, 4, 9, 1, LOGGOPS_SENDS_FIRST},
    {1000, 3, 2, 5, LOGGOPS_SENDS_FIRST}, {1, 100, 100, 3, LOGGOPS_SENDS_FIRST},
    {40, 2, 4, 0, LOGGOPS_SENDS_FIRST},   {3, 1, 1, 0, LOGGOPS_SENDS_FIRST}};

/* ref/loggp.c simulates the plan's program, loggops.c the text that the command prints: the same times. */
static void same_times(const char *words, int32_t up, int32_t down, int32_t ranks, int32_t blocks) {
  char line[256];
  snprintf(line, sizeof line, "schedule %s --ranks %d --format goal", words, ranks);
  char *text = printed(line);
  for (size_t m = 0; m < COUNT(machines); m++) {
    loggops_parameters with = machines[m];
    oracle_chunked it = {{with.L, with.o, with.g, with.G}, 8 * blocks, ranks, up, down, 2, 0};
    int64_t time = -1;
    assert_true(oracle_chunks_time(&it, blocks, &time));
    assert_int_equal(loggops_run_with(text, with).end, time);
  }
  free(text);
}

static const int32_t simulated_ranks[] = {1, 2, 3, 6, 13, 20};

static void broadcasts_end_when_their_texts_do(void **state) {
  static const char *const names[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) name,
#include "algorithms.def"
#undef DODONA_ALGORITHM
  };
  (void)state;
  for (int32_t k = 0; k < DODONA_ALGORITHMS; k++)
    for (size_t p = 0; p < COUNT(simulated_ranks); p++)
      for (int32_t blocks = 1; blocks <= 7; blocks += 2) {
        bool postal = DODONA_LAMBDA <= k && k <= DODONA_ALPHA;
        if (k == DODONA_ALPHA || (postal && blocks > 1))
          continue;
        char words[256];
        snprintf(words, sizeof words, postal ? "%s --lambda %d" : "%s --blocks %d", names[k],
                 blocks);
        same_times(words, DODONA_NONE, k, simulated_ranks[p], blocks);
      }
}

/* Allreduces have no such text: there the command's broadcast follows the whole reduction. */
static void reductions_end_when_their_texts_do(void **state) {
  static const struct {
    const char *words;
    int32_t up;
  } cases[] = {
      {"chain", DODONA_CHAIN},
      {"binary", DODONA_BINARY},
      {"fractional --group 2", DODONA_FRACTIONAL},
      {"twotree-c", DODONA_TWOTREE_C},
      {"twotree-s", DODONA_TWOTREE_S},
  };
  (void)state;
  for (size_t k = 0; k < COUNT(cases); k++)
    for (size_t p = 0; p < COUNT(simulated_ranks); p++)
      for (int32_t blocks = 1; blocks <= 7; blocks += 2) {
        char words[256];
        snprintf(words, sizeof words, "%s --op reduce --blocks %d", cases[k].words, blocks);
        same_times(words, cases[k].up, DODONA_NONE, simulated_ranks[p], blocks);
      }
}

/* tests/foreign/loggopsim.txt: what the LogGOPSim program said. */
static void the_simulator_ends_when_the_program_does(void **state) {
  FILE *in = fopen("tests/foreign/loggopsim.txt", "r");
  char line[256];
  int runs = 0;
  int apart = 0;
  (void)state;
  assert_non_null(in);
  while (fgets(line, sizeof line, in) != NULL) {
    loggops_parameters with = {0, 0, 0, 0, LOGGOPS_OLDEST_FIRST};
    int64_t expected = -1;
    int words = 0;
    if (*line == '#')
      continue;
    assert_int_equal(sscanf(line, "%" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %n",
                            &expected, &with.L, &with.o, &with.g, &with.G, &words),
                     5);
    line[strcspn(line, "\n")] = '\0';
    char command[sizeof line + 32];
    snprintf(command, sizeof command, "schedule %s --format goal", line + words);
    char *text = printed(command);
    assert_int_equal(loggops_run_with(text, with).end, expected);
    with.ties = LOGGOPS_SENDS_FIRST;
    apart += loggops_run_with(text, with).end != expected;
    runs++;
    free(text);
  }
  fclose(in);
  assert_in_range(runs, 150, 1000);
  assert_in_range(apart, 1, runs); /* the order of ties matters */
}

static void a_foreign_text_is_the_binomial_tree(void **state) {
  (void)state;
  FILE *in = fopen("tests/foreign/bcast4.goal", "r");
  assert_non_null(in);
  fseek(in, 0, SEEK_END);
  char *foreign = read_all(in);
  fclose(in);
  char *ours = printed("schedule binomial --ranks 4 --lambda 1 --format goal");
  assert_string_equal(ours, foreign);
  assert_int_equal(loggops_run(foreign, 1, 1).end, 2);
  assert_int_equal(loggops_run(foreign, 5, 9).end, 18);
  free(ours);
  free(foreign);
}

static void the_simulator_keeps_gaps_order_and_requirements(void **state) {
  (void)state;
  static const char two[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                            "l2: send 8b to 1 tag 1\nl2 requires l1\n}\n"
                            "rank 1 {\nl1: recv 8b from 0 tag 1\nl2: recv 8b from 0 tag 0\n}\n";
  assert_int_equal(loggops_run(two, 3, 10).end, 13);
  static const char back[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                             "l2: recv 8b from 1 tag 0\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 0\n"
                             "l2 requires l1\n}\n";
  assert_int_equal(loggops_run(back, 3, 10).end, 20);
  static const char meet[] = "num_ranks 3\nrank 0 {\nl1: send 8b to 2 tag 0\n}\n"
                             "rank 1 {\nl1: send 8b to 2 tag 0\n}\n"
                             "rank 2 {\nl1: recv 8b from 0 tag 0\nl2: recv 8b from 1 tag 0\n}\n";
  assert_int_equal(loggops_run(meet, 3, 10).end, 13);
  static const char late[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n"
                             "l2: recv 8b from 1 tag 0\nl3: recv 8b from 1 tag 1\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 1\n"
                             "l3: send 8b to 0 tag 0\nl3 requires l2\nl3 requires l1\n}\n";
  assert_int_equal(loggops_run(late, 3, 10).end, 20);
  static const char knot[] = "num_ranks 2\nrank 0 {\nl1: recv 8b from 1 tag 0\n"
                             "l2: send 8b to 1 tag 0\nl2 requires l1\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 0\nl2: send 8b to 0 tag 0\n"
                             "l2 requires l1\n}\n";
  assert_int_equal(loggops_run(knot, 3, 10).end, -1);
  static const char lost[] = "num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\n}\n"
                             "rank 1 {\nl1: recv 8b from 0 tag 1\n}\n";
  assert_int_equal(loggops_run(lost, 3, 10).end, -1);
}

static void the_simulator_refuses_other_texts(void **state) {
  static const struct {
    const char *text;
    int64_t line;
  } wrong[] = {
      {"num_ranks 0\n", 1},
      {"num_ranks 2\nrank 1 {\n}\nrank 0 {\n}\n", 2},
      {"num_ranks 2\nrank 0 {\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 2 tag 0\n}\n", 3},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\nl1: send 8b to 1 tag 0\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0\nl1 requires l2\n}\n", 4},
      {"num_ranks 2\nrank 0 {\nl1: send 8b to 1 tag 0 now\n}\n", 3},
      {"num_ranks 1\nrank 0 {\n", 3},
  };
  (void)state;
  for (size_t k = 0; k < COUNT(wrong); k++) {
    loggops_result result = loggops_run(wrong[k].text, 1, 1);
    assert_int_equal(result.line, wrong[k].line);
    assert_int_equal(result.end, -1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_simulator_keeps_gaps_order_and_requirements),
      cmocka_unit_test(the_simulator_refuses_other_texts),
      cmocka_unit_test(a_foreign_text_is_the_binomial_tree),
      cmocka_unit_test(the_papers_numbers),
      cmocka_unit_test(lambda_trees_end_at_their_horizon),
      cmocka_unit_test(other_trees_end_at_theirs),
      cmocka_unit_test(combines_end_at_their_horizon),
      cmocka_unit_test(pipelines_end_in_time),
      cmocka_unit_test(collectives_end_in_time),
      cmocka_unit_test(whole_messages_end_in_time),
      cmocka_unit_test(broadcasts_end_when_their_texts_do),
      cmocka_unit_test(reductions_end_when_their_texts_do),
      cmocka_unit_test(the_simulator_ends_when_the_program_does),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
