/* The fit of the postal model: exact times, times with known noise, and the edges of what can be told. */
#include "tests/unit/unit.h"

#include "mpi/measure/fit.h"
#include <math.h>

enum { MOST = 64 };

/* A reproducible number from -1 to 1, evenly spread. */
static double noise(uint64_t *state) {
  *state += 0x9e3779b97f4a7c15u;
  uint64_t z = (*state ^ (*state >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  z ^= z >> 31;
  return (double)(z >> 11) / (double)(1ull << 52) - 1;
}

/* The rows of an experiment for k = 1 .. most, each off by at most `off`. */
static int fill(measure_row *rows, int experiment, int most, double t0, double lambda, double off,
                uint64_t *state) {
  for (int k = 1; k <= most; k++) {
    double time = experiment == 1 ? t0 * (k - 1 + 2 * lambda) : 2 * t0 * (k - 1 + lambda);
    rows[k - 1] = (measure_row){experiment * (k - 1.0), 2, time + off * noise(state)};
  }
  return most;
}

static void exact_times_give_exact_parameters(void **unused) {
  (void)unused;
  const double lambdas[] = {1, 1.05, 1.8, 4, 37.3};
  measure_row rows[MOST];
  uint64_t state = 1;
  for (size_t i = 0; i < COUNT(lambdas); i++) {
    for (int experiment = 1; experiment <= 3; experiment++) {
      measure_fit fit;
      int count = fill(rows, experiment == 3 ? 1 : experiment, 7, 2e-5, lambdas[i], 0, &state);
      if (experiment == 3)
        count += fill(rows + count, 2, 7, 2e-5, lambdas[i], 0, &state);
      assert_true(measure_fit_rows(rows, count, 1e-9, &fit));
      assert_true(fit.determined);
      assert_true(fabs(fit.t0.value / 2e-5 - 1) < 1e-9);
      assert_true(fabs(fit.receipt.value / (2e-5 * lambdas[i]) - 1) < 1e-9);
      assert_true(fabs(fit.lambda.value / lambdas[i] - 1) < 1e-9);
      assert_true(fit.lambda.low < fit.lambda.value && fit.lambda.value < fit.lambda.high);
      assert_true(fit.lambda.high - fit.lambda.low < 2e-3 * lambdas[i]);
    }
  }
}

/* Student's t for 2 degrees of freedom is 4.303; the line through (0, 2), (1, 2), (2, 4), (3, 4) in
   k - 1 has the slope 0.8, the value 1.8 at 0, and a residual variance of 0.8 / 2. */
static void intervals_by_hand(void **unused) {
  (void)unused;
  const measure_row rows[] = {{0, 1, 2}, {1, 1, 2}, {2, 1, 4}, {3, 1, 4}};
  measure_fit fit;
  assert_true(measure_fit_rows(rows, 4, 1e-6, &fit));
  assert_true(fabs(fit.t0.value - 0.8) < 1e-9);
  assert_true(fabs(fit.receipt.value - 1.8) < 1e-9);
  double slope = 4.302653 * sqrt(0.4 / 5), offset = 4.302653 * sqrt(0.4 * (0.25 + 2.25 / 5));
  assert_true(fabs(fit.t0.high - 0.8 - slope) < 1e-5 && fabs(0.8 - fit.t0.low - slope) < 1e-5);
  assert_true(fabs(fit.receipt.high - 1.8 - offset) < 1e-5);
  assert_false(fit.determined); /* the slope may be 0 */
}

/* 95 % intervals hold the truth in about 95 % of the trials, of t0, of lambda t0 and of lambda. */
static void intervals_hold_the_truth(void **unused) {
  (void)unused;
  enum { TRIALS = 2000 };
  const double t0 = 1e-5, lambda = 1.8;
  int held[3] = {0, 0, 0};
  measure_row rows[MOST];
  uint64_t state = 7;
  for (int trial = 0; trial < TRIALS; trial++) {
    measure_fit fit;
    int count = fill(rows, 1 + trial % 2, 8, t0, lambda, 2e-6, &state);
    assert_true(measure_fit_rows(rows, count, 1e-9, &fit));
    assert_true(fit.determined);
    held[0] += fit.t0.low <= t0 && t0 <= fit.t0.high;
    held[1] += fit.receipt.low <= lambda * t0 && lambda * t0 <= fit.receipt.high;
    held[2] += fit.lambda.low <= lambda && lambda <= fit.lambda.high;
  }
  for (int i = 0; i < 3; i++)
    assert_in_range(held[i], 0.93 * TRIALS, 0.97 * TRIALS);
}

static void no_interval_is_narrower_than_the_clock(void **unused) {
  (void)unused;
  measure_row rows[MOST];
  measure_fit coarse, fine;
  uint64_t state = 1;
  int count = fill(rows, 1, 7, 2e-5, 1.8, 0, &state);
  assert_true(measure_fit_rows(rows, count, 1e-6, &coarse));
  assert_true(measure_fit_rows(rows, count, 1e-8, &fine));
  double ratio = (coarse.t0.high - coarse.t0.low) / (fine.t0.high - fine.t0.low);
  assert_true(fabs(ratio - 100) < 1e-3);
}

static void what_cannot_be_told_is_not(void **unused) {
  (void)unused;
  const measure_row flat[] = {{0, 2, 8}, {1, 2, 8}, {2, 2, 8}, {3, 2, 8}};
  const measure_row falling[] = {{0, 2, 8}, {1, 2, 7}, {2, 2, 6}, {3, 2, 5}};
  const measure_row negative[] = {{0, 2, -2}, {1, 2, -1}, {2, 2, 0}, {3, 2, 1}};
  const measure_row one_k[] = {{1, 2, 8}, {1, 2, 9}, {1, 2, 8}};
  measure_fit fit;
  assert_true(measure_fit_rows(flat, 4, 1e-6, &fit));
  assert_false(fit.determined);
  assert_true(measure_fit_rows(falling, 4, 1e-6, &fit));
  assert_false(fit.determined);
  assert_true(measure_fit_rows(negative, 4, 1e-6, &fit));
  assert_false(fit.determined);
  assert_false(measure_fit_rows(one_k, 3, 1e-6, &fit));
  assert_false(measure_fit_rows(flat, 2, 1e-6, &fit));
  assert_false(measure_fit_rows(flat, 0, 1e-6, &fit));
}

static void experiments_disagree_where_intervals_are_apart(void **unused) {
  (void)unused;
  measure_row rows[MOST];
  measure_fit a, b, c, d, unknown = {0};
  uint64_t state = 1;
  assert_true(measure_fit_rows(rows, fill(rows, 1, 7, 2e-5, 1.8, 0, &state), 1e-8, &a));
  assert_true(measure_fit_rows(rows, fill(rows, 2, 7, 2e-5, 1.8, 0, &state), 1e-8, &b));
  assert_true(measure_fit_rows(rows, fill(rows, 2, 7, 2e-5, 1.9, 0, &state), 1e-8, &c));
  assert_true(measure_fit_rows(rows, fill(rows, 2, 7, 2.2e-5, 1.8, 0, &state), 1e-8, &d));
  assert_false(measure_disagree(&a, &a));
  assert_false(measure_disagree(&a, &b));
  assert_true(measure_disagree(&a, &c));
  assert_true(measure_disagree(&c, &a));
  assert_true(measure_disagree(&a, &d));
  assert_false(measure_disagree(&a, &unknown));
  assert_false(measure_disagree(&unknown, &a));
}

static void assert_fraction(double lambda, int32_t num, int32_t den) {
  int32_t u = 0, f = 0;
  measure_fraction(lambda, &u, &f);
  assert_int_equal(u, num);
  assert_int_equal(f, den);
}

static void fractions_are_small_and_near(void **unused) {
  (void)unused;
  assert_fraction(1, 1, 1);
  assert_fraction(0.7, 1, 1);
  assert_fraction(-3, 1, 1);
  assert_fraction(1.8, 9, 5);
  assert_fraction(1.801, 9, 5);
  assert_fraction(2.5, 5, 2);
  assert_fraction(10.0 / 3, 10, 3);
  assert_fraction(1.049, 1, 1);
  assert_fraction(1.06, 11, 10);
  assert_fraction(4, 4, 1);
  assert_fraction(3.14159, 22, 7);
  assert_fraction(1e12, INT32_MAX / 10, 1);
  for (int i = 1000; i < 4000; i++) {
    int32_t u = 0, f = 0;
    measure_fraction(i / 1000.0, &u, &f);
    assert_true(u >= f && f >= 1 && f <= 10);
    assert_true(fabs((double)u / f - i / 1000.0) <= 0.05 + 1e-12);
  }
}

static void medians(void **unused) {
  (void)unused;
  double odd[] = {5, 1, 100}, even[] = {4, 1, 3, 2}, one[] = {7};
  assert_true(measure_median(odd, 3) == 5);
  assert_true(measure_median(even, 4) == 2.5);
  assert_true(measure_median(one, 1) == 7);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(exact_times_give_exact_parameters),
      cmocka_unit_test(intervals_by_hand),
      cmocka_unit_test(intervals_hold_the_truth),
      cmocka_unit_test(no_interval_is_narrower_than_the_clock),
      cmocka_unit_test(what_cannot_be_told_is_not),
      cmocka_unit_test(experiments_disagree_where_intervals_are_apart),
      cmocka_unit_test(fractions_are_small_and_near),
      cmocka_unit_test(medians),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
