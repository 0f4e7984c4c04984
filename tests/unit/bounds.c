/* Lower bounds: numbers by hand, brute force over s, and the edges of 64 bits. */
#include "tests/unit/unit.h"

static void logarithms(void **state) {
  (void)state;
  const int32_t n[] = {1, 2, 3, 4, 5, 8, 9, 1023, 1024, 1025, 1 << 30, (1 << 30) + 1, INT32_MAX};
  const int32_t floors[] = {0, 1, 1, 2, 2, 3, 3, 9, 10, 10, 30, 30, 30};
  const int32_t ceils[] = {0, 1, 2, 2, 3, 3, 4, 10, 10, 11, 30, 31, 31};
  for (size_t k = 0; k < COUNT(n); k++) {
    assert_int_equal(dodona_log2_floor(n[k]), floors[k]);
    assert_int_equal(dodona_log2_ceil(n[k]), ceils[k]);
  }
}

static void steps(void **state) {
  (void)state;
  assert_int_equal(dodona_bound_steps(1, 7), 0);
  assert_int_equal(dodona_bound_steps(2, 1), 1);
  assert_int_equal(dodona_bound_steps(2, 7), 7);
  assert_int_equal(dodona_bound_steps(32, 5), 9);
  assert_int_equal(dodona_bound_steps(33, 5), 10);
  assert_int_equal(dodona_bound_steps(INT32_MAX, INT32_MAX), (int64_t)INT32_MAX - 1 + 31);
}

typedef dodona_status bound(int32_t ranks, int64_t k, int64_t t, int64_t *value);

static int64_t value_of(bound *of, int32_t ranks, int64_t k, int64_t t) {
  int64_t value = -1;
  assert_int_equal(of(ranks, k, t, &value), DODONA_OK);
  return value;
}

static void assert_overflow(bound *of, int32_t ranks, int64_t k, int64_t t) {
  int64_t value = -12345;
  assert_int_equal(of(ranks, k, t, &value), DODONA_OVERFLOW);
  assert_int_equal(value, -12345);
}

/* (4): k + t ceil(log2 P) */
static void duplex(void **state) {
  (void)state;
  assert_int_equal(value_of(dodona_bound_duplex, 1024, 4096, 1), 4106);
  assert_int_equal(value_of(dodona_bound_duplex, 1025, 4096, 3), 4096 + 33);
  assert_int_equal(value_of(dodona_bound_duplex, 1, 4096, 1), 0);
  assert_int_equal(value_of(dodona_bound_duplex, 2, INT64_MAX - 1, 1), INT64_MAX);
  assert_int_equal(value_of(dodona_bound_duplex, 4, 1, INT64_MAX / 2), INT64_MAX);
  assert_overflow(dodona_bound_duplex, 2, INT64_MAX, 1);
  assert_overflow(dodona_bound_duplex, 4, 2, INT64_MAX / 2);
  assert_overflow(dodona_bound_duplex, 8, 0, INT64_MAX / 2);
}

/* (5): ceil(2 (1 - 1/P) k) + t (floor(log2 P) - 4), at least 0 */
static void simplex(void **state) {
  (void)state;
  assert_int_equal(value_of(dodona_bound_simplex, 1024, 4096, 1), 8192 - 8 + 6);
  assert_int_equal(value_of(dodona_bound_simplex, 3, 10, 1), 14 - 3);
  assert_int_equal(value_of(dodona_bound_simplex, 16, 8, 5), 15);
  assert_int_equal(value_of(dodona_bound_simplex, 2, 5, 100), 0);
  assert_int_equal(value_of(dodona_bound_simplex, 2, 4, 1), 1);
  assert_int_equal(value_of(dodona_bound_simplex, 1, 5, 0), 0);
  assert_int_equal(value_of(dodona_bound_simplex, 1, INT64_MAX / 2, 0), 0);
  assert_int_equal(value_of(dodona_bound_simplex, 32, 0, INT64_MAX / 27), INT64_MAX / 27);
  assert_overflow(dodona_bound_simplex, 64, INT64_MAX / 2 + 1, 0);
  assert_overflow(dodona_bound_simplex, 64, 1, INT64_MAX / 27 + 1);
  assert_overflow(dodona_bound_simplex, INT32_MAX, INT64_MAX / 2, INT64_MAX / 27);
}

/* (6) with L - 1: nothing is below it, and some real s comes within rounding of it. */
static void pipelined_is_the_least_over_s(void **state) {
  (void)state;
  const int32_t ranks[] = {2, 3, 5, 64, 1000};
  const int64_t k[] = {0, 1, 7, 100, 4096};
  const int64_t t[] = {0, 1, 3, 50};
  for (size_t i = 0; i < COUNT(ranks) * COUNT(k) * COUNT(t); i++) {
    const int32_t p = ranks[i % COUNT(ranks)];
    const int64_t whole = k[i / COUNT(ranks) % COUNT(k)];
    const int64_t startup = t[i / COUNT(ranks) / COUNT(k)];
    const int32_t log = dodona_log2_ceil(p);
    double least = 1e300;
    for (int32_t s = 1; s <= 100000; s++) {
      double x = s / 20.0; /* real s, finer than whole blocks */
      double time = (x - 1 + log) * ((double)startup + (double)whole / x);
      least = x >= 1 && time < least ? time : least;
    }
    const double value = (double)value_of(dodona_bound_pipelined, p, whole, startup);
    assert_true(value <= least * (1 + 1e-12));
    if (startup > 0 && whole * (log - 1) >= startup) /* the best s is at least 1 */
      assert_true(value > least - 1.1 - least * 1e-3);
  }
}

static void pipelined_numbers(void **state) {
  (void)state;
  assert_int_equal(value_of(dodona_bound_pipelined, 1024, 4096, 1), 4096 + 9 + 384);
  assert_int_equal(value_of(dodona_printed_pipelined, 1024, 4096, 1), 4096 + 10 + 404);
  assert_int_equal(value_of(dodona_bound_pipelined, 2, 4096, 7), 4096);
  assert_int_equal(value_of(dodona_bound_pipelined, 1, 4096, 7), 0);
  const int64_t root = INT64_C(1) << 30; /* 4 k t M = 2^62, its root 2^31 */
  assert_int_equal(value_of(dodona_bound_pipelined, 4, root, root), 2 * root + 2 * root);
  const int64_t most = INT64_MAX / 4; /* 4 k t M = 2^63 - 4, its root 3037000499 */
  assert_int_equal(value_of(dodona_bound_pipelined, 4, most, 1), most + 1 + 3037000499);
  assert_overflow(dodona_bound_pipelined, 4, most + 1, 1);
  assert_overflow(dodona_bound_pipelined, 4, 2 * root, root);
  assert_overflow(dodona_bound_pipelined, INT32_MAX, 0, INT64_MAX);
  assert_overflow(dodona_printed_pipelined, 4, INT64_MAX, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(logarithms),
      cmocka_unit_test(steps),
      cmocka_unit_test(duplex),
      cmocka_unit_test(simplex),
      cmocka_unit_test(pipelined_is_the_least_over_s),
      cmocka_unit_test(pipelined_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
