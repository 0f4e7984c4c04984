/* GOAL texts beside other simulators: what `dodona schedule --format goal` prints takes in loggops.c as long as
   the plan in ref/advice/loggp.c, and as the LogGOPSim program said. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/goal.h"

#include "ref/oracle/shared/chunks.h"
#include "tests/unit/loggops_model.h"

#include <inttypes.h>

static const loggops_parameters machines[] = {
    {1, 0, 1, 0, LOGGOPS_SENDS_FIRST},    {10, 1, 3, 2, LOGGOPS_SENDS_FIRST},
    {5, 4, 1, 0, LOGGOPS_SENDS_FIRST},    {5, 4, 9, 1, LOGGOPS_SENDS_FIRST},
    {1000, 3, 2, 5, LOGGOPS_SENDS_FIRST}, {1, 100, 100, 3, LOGGOPS_SENDS_FIRST},
    {40, 2, 4, 0, LOGGOPS_SENDS_FIRST},   {3, 1, 1, 0, LOGGOPS_SENDS_FIRST}};

/* ref/advice/loggp.c simulates the plan's program, loggops.c the text that the command prints: the same times. */
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
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
      DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
  };
  (void)state;
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (size_t p = 0; p < COUNT(simulated_ranks); p++)
      for (int32_t blocks = 1; blocks <= 7; blocks += 2) {
        bool postal = dodona_row_family((int32_t)k) == DODONA_FAMILY_POSTAL;
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
  char *foreign = unit_text(in);
  fclose(in);
  char *ours = printed("schedule binomial --ranks 4 --lambda 1 --format goal");
  assert_string_equal(ours, foreign);
  assert_int_equal(loggops_run(foreign, 1, 1).end, 2);
  assert_int_equal(loggops_run(foreign, 5, 9).end, 18);
  free(ours);
  free(foreign);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_foreign_text_is_the_binomial_tree),
      cmocka_unit_test(broadcasts_end_when_their_texts_do),
      cmocka_unit_test(reductions_end_when_their_texts_do),
      cmocka_unit_test(the_simulator_ends_when_the_program_does),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
