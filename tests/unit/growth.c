/* gamma and the break-even points: tables 1 and 2, the defining equation, limits. */
#include <math.h>

#include "tests/unit/unit.h"

#include "ref/advice/growth.h"

static void assert_close(double x, double expected, double error) {
  assert_true(fabs(x - expected) <= error);
}

/* Table 1. */
static void growth_of_the_paper(void **state) {
  (void)state;
  const double gamma[] = {2.000, 1.618, 1.466, 1.380, 1.325, 1.285, 1.255, 1.232, 1.213, 1.197};
  for (int32_t i = 0; i < 10; i++)
    assert_close(dodona_growth(i + 1), gamma[i], 0.0005);
  assert_true(dodona_growth(1) == 2);
  assert_close(dodona_growth(2), (1 + sqrt(5)) / 2, 1e-15);
}

/* Table 2, lost in the scan; paper/SOURCES.md part C. */
static void break_even_of_the_paper(void **state) {
  (void)state;
  const double lambda[] = {1.440, 2.518, 3.558, 4.584, 5.604, 6.618, 7.630, 8.640, 9.649};
  for (int32_t i = 0; i < 9; i++)
    assert_close(dodona_break_even(i + 1), lambda[i], 0.0005);
}

/* Figure 17: gamma solves its equation and decreases. */
static void growth_is_the_root(void **state) {
  (void)state;
  double before = 3;
  for (double lambda = 1; lambda < 1e12; lambda *= 1.001) {
    double y = dodona_growth_log(lambda);
    double x = dodona_growth(lambda);
    assert_true(x > 1 && x < before && x <= 2);
    assert_close((lambda - 1) * y + log(expm1(y)), 0, 1e-9);
    if (lambda < 100)
      assert_close(pow(x, lambda) / (pow(x, lambda - 1) + 1), 1, 1e-12);
    before = x;
  }
}

/* Figure 18: the break-even point stays between floor + 0.4 and floor + 1, and moves up. */
static void break_even_is_in_its_interval(void **state) {
  (void)state;
  double before = 0.4;
  for (double floor = 1; floor < 1e6; floor++) {
    double part = dodona_break_even(floor) - floor;
    assert_true(part > before - 1e-9 && part < 1);
    before = part;
    if (floor > 100)
      floor *= 1.1;
  }
}

/* N(t) of an integer latency over gamma^t settles. */
static void trees_grow_so(void **state) {
  (void)state;
  for (int32_t u = 1; u <= 6; u++) {
    double n[200];
    for (int32_t t = 0; t < 200; t++)
      n[t] = t < u ? 1 : n[t - 1] + n[t - u];
    assert_close(n[199] / n[198], dodona_growth(u), 1e-9);
  }
}

static void what_is_no_latency_has_no_growth(void **state) {
  (void)state;
  const double bad[] = {0.999, 0, -1, INFINITY, -INFINITY, NAN};
  for (size_t k = 0; k < COUNT(bad); k++) {
    assert_true(isnan(dodona_growth(bad[k])));
    assert_true(isnan(dodona_growth_log(bad[k])));
    assert_true(isnan(dodona_break_even(bad[k])));
  }
  assert_true(dodona_growth(1e300) >= 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(growth_of_the_paper), cmocka_unit_test(break_even_of_the_paper),
      cmocka_unit_test(growth_is_the_root),  cmocka_unit_test(break_even_is_in_its_interval),
      cmocka_unit_test(trees_grow_so),       cmocka_unit_test(what_is_no_latency_has_no_growth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
