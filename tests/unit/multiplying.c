/* Recursive multiplying: whom ranks send, against the words of its description; both ends of a message; every input once; the ends of the range. */
#include "tests/unit/unit.h"

#include <stdbool.h>
#include <string.h>

enum { MOST = 70 };

static int32_t core_of(int32_t ranks, int32_t radix) {
  int64_t core = 1;
  while (core * radix <= ranks)
    core *= radix;
  return (int32_t)core;
}

/* In base `radix` the numbers differ in this digit, and in no other. */
static bool differ_in(int32_t radix, int32_t digit, int32_t a, int32_t b) {
  bool only = true;
  for (int32_t i = 0; a > 0 || b > 0; i++, a /= radix, b /= radix)
    only &= (a % radix != b % radix) == (i == digit);
  return only;
}

/* Whether `from` sends `to` in step x: those over send their rank of the core, modulo the core, first, and hear it last; in between ranks send
   all who differ in one digit. */
static bool sends(int32_t ranks, int32_t radix, int32_t x, int32_t from, int32_t to) {
  const int32_t core = core_of(ranks, radix);
  const int32_t fold = core < ranks;
  const int32_t steps = dodona_multiplying_rounds(ranks, radix);
  if (fold && x == 1)
    return from >= core && from % core == to;
  if (fold && x == steps)
    return to >= core && to % core == from;
  return from < core && to < core && from != to && differ_in(radix, x - fold - 1, from, to);
}

static void messages_are_as_described(void **state) {
  (void)state;
  for (int32_t radix = 2; radix <= 9; radix++)
    for (int32_t ranks = 1; ranks <= MOST; ranks++)
      for (int32_t x = 1; x <= dodona_multiplying_rounds(ranks, radix); x++)
        for (int32_t rank = 0; rank < ranks; rank++) {
          int32_t told[MOST] = {0};
          for (int32_t port = 1; port < radix; port++) {
            const dodona_port_step is = dodona_multiplying_round_at(ranks, radix, rank, x, port);
            if (is.send_to == DODONA_NONE)
              continue;
            const dodona_port_step peer =
                dodona_multiplying_round_at(ranks, radix, is.send_to, x, port);
            assert_int_equal(peer.recv_from, rank);
            told[is.send_to]++;
          }
          for (int32_t to = 0; to < ranks; to++)
            assert_int_equal(told[to], sends(ranks, radix, x, rank, to));
        }
}

static int32_t counts[2][MOST][MOST];

static void run(int32_t ranks, int32_t radix, int32_t x) {
  memcpy(counts[1], counts[0], sizeof counts[0]);
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t port = 1; port < radix; port++) {
      const dodona_port_step is = dodona_multiplying_round_at(ranks, radix, rank, x, port);
      for (int32_t d = 0; is.recv_from != DODONA_NONE && d < ranks; d++)
        counts[1][rank][d] = counts[0][is.recv_from][d] + (is.combine ? counts[1][rank][d] : 0);
    }
  memcpy(counts[0], counts[1], sizeof counts[0]);
}

static void every_input_once(void **state) {
  (void)state;
  for (int32_t radix = 2; radix <= 9; radix++)
    for (int32_t ranks = 1; ranks <= MOST; ranks++) {
      memset(counts, 0, sizeof counts);
      for (int32_t rank = 0; rank < ranks; rank++)
        counts[0][rank][rank] = 1;
      for (int32_t x = 1; x <= dodona_multiplying_rounds(ranks, radix); x++)
        run(ranks, radix, x);
      for (int32_t rank = 0; rank < ranks; rank++)
        for (int32_t d = 0; d < ranks; d++)
          assert_int_equal(counts[0][rank][d], 1);
    }
}

static void expect(dodona_port_step is, int32_t to, int32_t from, int32_t combine) {
  assert_int_equal(is.send_to, to);
  assert_int_equal(is.recv_from, from);
  assert_int_equal(is.combine, combine);
}

/* ref/algorithms/exchange/multiplying.c draws it: 11 ranks, radix 3. */
static void among_eleven(void **state) {
  (void)state;
  assert_int_equal(dodona_multiplying_rounds(11, 3), 4);
  expect(dodona_multiplying_round_at(11, 3, 9, 1, 1), 0, DODONA_NONE, 0);
  expect(dodona_multiplying_round_at(11, 3, 0, 1, 1), DODONA_NONE, 9, 1);
  expect(dodona_multiplying_round_at(11, 3, 0, 2, 1), 1, 2, 1);
  expect(dodona_multiplying_round_at(11, 3, 0, 2, 2), 2, 1, 1);
  expect(dodona_multiplying_round_at(11, 3, 7, 3, 1), 1, 4, 1);
  expect(dodona_multiplying_round_at(11, 3, 9, 3, 1), DODONA_NONE, DODONA_NONE, 0);
  expect(dodona_multiplying_round_at(11, 3, 0, 4, 1), 9, DODONA_NONE, 0);
  expect(dodona_multiplying_round_at(11, 3, 9, 4, 1), DODONA_NONE, 0, 0);
}

/* A plan has a step for each port of a round, and its rounds end where dodona_round_last says. */
static void plans_go_port_by_port(void **state) {
  (void)state;
  for (int32_t radix = 2; radix <= 6; radix++)
    for (int32_t ranks = 1; ranks <= MOST; ranks++) {
      const dodona_request want = {
          .op = DODONA_ALLREDUCE, .algorithm = DODONA_MULTIPLYING, .ranks = ranks, .group = radix};
      dodona_plan plan;
      dodona_place place;
      assert_int_equal(dodona_plan_make(&want, NULL, 0, &plan), DODONA_OK);
      assert_int_equal(plan.steps, dodona_multiplying_rounds(ranks, radix) * (radix - 1));
      assert_true(plan.bound <= plan.steps);
      for (int32_t rank = 0; rank < ranks; rank++) {
        place = dodona_place_of(&plan, rank);
        for (int64_t x = 1; x <= plan.steps; x++) {
          const int32_t port = (int32_t)((x - 1) % (radix - 1)) + 1;
          const dodona_port_step at =
              dodona_multiplying_round_at(ranks, radix, rank, (x - 1) / (radix - 1) + 1, port);
          const dodona_step is = dodona_step_at(&plan, &place, x);
          assert_int_equal(is.send_to, at.send_to);
          assert_int_equal(is.recv_from, at.recv_from);
          assert_int_equal(is.send_count, at.send_to != DODONA_NONE);
          assert_int_equal(is.use != DODONA_STORE, at.combine);
          assert_int_equal(dodona_round_last(&plan, x), x + radix - 1 - port);
        }
      }
    }
}

static void ends(void **state) {
  (void)state;
  const int64_t outside[] = {INT64_MIN, -1, 0, 33, INT64_MAX};
  assert_int_equal(dodona_multiplying_rounds(1, 2), 0);
  assert_int_equal(dodona_multiplying_rounds(2, INT32_MAX), 2);
  assert_int_equal(dodona_multiplying_rounds(INT32_MAX, 2), 32);
  assert_int_equal(dodona_multiplying_rounds(INT32_MAX, INT32_MAX), 1);
  for (size_t k = 0; k < COUNT(outside); k++)
    expect(dodona_multiplying_round_at(INT32_MAX, 2, 5, outside[k], 1), DODONA_NONE, DODONA_NONE,
           0);
  expect(dodona_multiplying_round_at(INT32_MAX, INT32_MAX, 5, 1, INT32_MAX - 1), 4, 6, 1);
  expect(dodona_multiplying_round_at(INT32_MAX, 2, INT32_MAX - 1, 1, 1), (1 << 30) - 2, DODONA_NONE,
         0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(messages_are_as_described),
      cmocka_unit_test(every_input_once),
      cmocka_unit_test(among_eleven),
      cmocka_unit_test(plans_go_port_by_port),
      cmocka_unit_test(ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
