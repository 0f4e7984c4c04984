/* Numbers of blocks in the LogGP model: the closed forms against the sources and against all numbers, the search
   by simulation against all. */
#include "tests/unit/loggp.h"
#include "ref/advice/loggp_formula.h"

#include <math.h>

/* The best integer of the formula is the best of all. */
static void the_formulas_best_is_least(void **state) {
  static const int32_t groups[] = {0, 1, 2, 7, INT32_MAX};
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (size_t k = 0; k < COUNT(groups); k++)
      for (int32_t ranks = 1; ranks <= 300; ranks += 13) {
        dodona_loggp_formula formula =
            dodona_loggp_formula_of(&machines[m], 100000, ranks, groups[k]);
        int32_t best = dodona_loggp_formula_blocks(&formula, 600);
        double least = dodona_loggp_formula_time(&formula, best);
        for (int32_t n = 1; n <= 600; n++)
          assert_true(least <= dodona_loggp_formula_time(&formula, n) * (1 + 1e-12));
      }
}

/* Equation (1) by hand: 256 KB, 32 ranks; and of a chain, which is exact but for the gap after the last
   message and the byte that comes first. */
static void the_formulas_are_the_sources(void **state) {
  (void)state;
  const dodona_loggp *at = &machines[COUNT(machines) - 1];
  dodona_loggp_formula two = dodona_loggp_formula_of(at, 262144, 32, 0);
  double expected =
      (1623300 + 300 + 26214400) + 5 * (1623300 + 300 + 26214400 / 14.) + 7 * 1346026.;
  assert_true(fabs(dodona_loggp_formula_time(&two, 7) / expected - 1) < 1e-12);
  assert_int_equal(dodona_loggp_formula_blocks(&two, 1000), 7);
  for (int32_t ranks = 3; ranks <= 50; ranks++)
    for (int32_t blocks = 1; blocks <= 40; blocks++) {
      int64_t bytes = blocks * 1000;
      oracle_chunked it = {*at, bytes, ranks, DODONA_NONE, DODONA_CHAIN, 1, 0};
      dodona_loggp_formula chain = dodona_loggp_formula_of(at, bytes, ranks, INT32_MAX);
      double extra = (ranks - 1) * 1346026. + (ranks + blocks - 2) * 100.;
      double exact = dodona_loggp_formula_time(&chain, blocks) - extra;
      assert_true(fabs(exact / (double)simulated(&it, blocks) - 1) < 1e-12);
    }
}

/* The search tries some numbers of blocks only: it is within 2 % of the best of all. */
static void the_search_finds_nearly_the_best(void **state) {
  static const int32_t ranks[] = {2, 5, 12, 33};
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (size_t p = 0; p < COUNT(ranks); p++)
      for (size_t m = 0; m < COUNT(machines); m += 2) {
        oracle_chunked it = {machines[m], 5000, ranks[p], DODONA_NONE, piped[k], 2, 1};
        int32_t blocks = 0;
        int64_t time = 0;
        assert_true(oracle_chunks_search(&it, 60, &blocks, &time));
        assert_int_equal(simulated(&it, blocks), time);
        int64_t least = time;
        for (int32_t n = 1; n <= 60; n++)
          if (simulated(&it, n) < least)
            least = simulated(&it, n);
        assert_true((double)time <= 1.02 * (double)least);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_formulas_best_is_least),
      cmocka_unit_test(the_formulas_are_the_sources),
      cmocka_unit_test(the_search_finds_nearly_the_best),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
