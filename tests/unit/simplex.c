/* The direct simplex tree in places small enough to write down: the slots that are drawn in
   ref/algorithms/simplex/pattern.c, a binary tree and a chain of three, parts of a reduction. */
#include "tests/unit/unit.h"

#include "ref/algorithms/simplex/operand.h"
#include "ref/algorithms/simplex/step.h"

enum { NO = DODONA_NONE };

/* rows[i][t]: v if member i receives in slot t of a run, o if it sends down, > if it sends right. */
static void assert_slots(int32_t group, int32_t pattern, const char *const *rows) {
  int64_t period = 2 * (int64_t)group + 1;
  for (int32_t i = 0; i < group; i++) {
    char found[16] = "???????????????";
    int32_t right = dodona_simplex_pattern_right(pattern);
    int64_t sent = dodona_simplex_pattern_shift(group, pattern) + 2 * (int64_t)i +
                   dodona_simplex_late(group, right, 0, i);
    for (int32_t j = 0; j < group; j++) {
      found[(2 * (i + j) + dodona_simplex_late(group, pattern, i, j)) % period] = 'v';
      found[(2 * (i + 1 + j) + dodona_simplex_late(group, pattern, i + 1, j)) % period] = 'o';
    }
    found[sent % period] = '>';
    found[period] = '\0';
    assert_string_equal(found, rows[i]);
  }
}

static void slots(void **state) {
  (void)state;
  const char *const pairs[] = {"v>ovvoovo", "oov>ovvov", "vvoov>ovo", "oovvoov>v"};
  const char *const late[] = {"ovvoovvo>", "v>ovvoovo", "oov>ovvov", "vvoov>ovo"};
  const char *const alternate[] = {">vovovovo", "oov>vovov", "vvoo>vovo", "oovvoov>v"};
  const char *const odd[] = {"v>ovvoovvoo", "oov>ovvoovv", "vvoov>ovvoo", "oovvoov>ovv",
                             "vvoovvoov>o"};
  assert_slots(4, DODONA_PAIRS, pairs);
  assert_slots(4, DODONA_LATE_PAIRS, late);
  assert_slots(4, DODONA_ALTERNATE, alternate);
  assert_slots(5, DODONA_PAIRS, odd);
}

static void patterns(void **state) {
  (void)state;
  assert_int_equal(dodona_simplex_pattern_down(4, DODONA_PAIRS), DODONA_LATE_PAIRS);
  assert_int_equal(dodona_simplex_pattern_down(4, DODONA_LATE_PAIRS), DODONA_PAIRS);
  assert_int_equal(dodona_simplex_pattern_down(4, DODONA_ALTERNATE), DODONA_LATE_PAIRS);
  assert_int_equal(dodona_simplex_pattern_down(5, DODONA_PAIRS), DODONA_PAIRS);
  assert_int_equal(dodona_simplex_pattern_down(5, DODONA_ALTERNATE), DODONA_PAIRS);
  assert_int_equal(dodona_simplex_pattern_right(DODONA_PAIRS), DODONA_ALTERNATE);
  assert_int_equal(dodona_simplex_pattern_right(DODONA_LATE_PAIRS), DODONA_ALTERNATE);
  assert_int_equal(dodona_simplex_pattern_right(DODONA_ALTERNATE), DODONA_PAIRS);
}

typedef struct slot {
  int32_t send_to, send_block, recv_from, recv_block;
} slot;

/* expected[x - 1] is what the place does in step x; else it is idle. */
static void assert_steps(int32_t group, int32_t blocks, const dodona_simplex_place *place,
                         const slot *expected, int64_t count) {
  const slot idle = {NO, NO, NO, NO};
  for (int64_t x = -20; x < count + 20; x++) {
    const slot *want = x >= 1 && x <= count ? &expected[x - 1] : &idle;
    dodona_tree_step step = dodona_simplex_direct_step(group, blocks, place, x);
    assert_int_equal(step.send_to, want->send_to);
    assert_int_equal(step.send_block, want->send_block);
    assert_int_equal(step.recv_from, want->recv_from);
    assert_int_equal(step.recv_block, want->recv_block);
    assert_int_equal(step.combine, 0);
  }
}

/* r = 1: a binary tree, three steps a block: receive, send down, send right. */
static void node_of_a_binary_tree(void **state) {
  (void)state;
  const dodona_simplex_place node = {{1, 1, 0, NO, 2, 5}, 1, DODONA_PAIRS};
  const slot expected[] = {{NO, NO, 0, 0}, {NO, NO, NO, NO}, {2, 0, NO, NO},   {NO, NO, 0, 1},
                           {5, 0, NO, NO}, {2, 1, NO, NO},   {NO, NO, NO, NO}, {5, 1, NO, NO}};
  assert_steps(1, 2, &node, expected, (int64_t)COUNT(expected));
}

/* r = 3 members in a chain: pairs, blocks 0, 3, 4 steps after the start, and 7 after that. */
static void middle_of_a_chain(void **state) {
  (void)state;
  const dodona_simplex_place middle = {{1, 1, 1, NO, 2, NO}, 1, DODONA_PAIRS};
  const slot expected[] = {{NO, NO, 0, 0},   {NO, NO, NO, NO}, {2, 0, NO, NO}, {NO, NO, 0, 1},
                           {NO, NO, 0, 2},   {2, 1, NO, NO},   {2, 2, NO, NO}, {NO, NO, 0, 3},
                           {NO, NO, NO, NO}, {2, 3, NO, NO}};
  assert_steps(3, 4, &middle, expected, (int64_t)COUNT(expected));
}

static void far_outside(void **state) {
  (void)state;
  const dodona_simplex_place root = {{0, 0, 0, NO, 1, NO}, -1, DODONA_PAIRS};
  const int64_t outside[] = {INT64_MIN, -1, 0, INT64_MAX / 2 + 1, INT64_MAX};
  for (size_t k = 0; k < COUNT(outside); k++)
    assert_int_equal(dodona_simplex_direct_step(INT32_MAX, INT32_MAX, &root, outside[k]).send_to,
                     NO);
  dodona_tree_step last =
      dodona_simplex_direct_step(INT32_MAX, INT32_MAX, &root, 2 * (int64_t)INT32_MAX - 1);
  assert_int_equal(last.send_to, 1);
  assert_int_equal(last.send_block, INT32_MAX - 1);
}

/* The step in which the place sends the block to `to`. */
static int64_t when(int32_t group, const dodona_simplex_place *place, int32_t to, int32_t block) {
  for (int64_t x = place->start; x <= place->start + 6 * (int64_t)group + 6; x++) {
    dodona_tree_step step = dodona_simplex_direct_step(group, block + 1, place, x);
    if (step.send_to == to && step.send_block == block)
      return x;
  }
  fail();
  return 0;
}

/* A part from the right is held if, backwards, it comes before that from below: if the block goes right last. */
static void parts(void **state) {
  (void)state;
  int right_first = 0;
  for (int32_t group = 1; group <= 9; group++)
    for (int32_t pattern = DODONA_PAIRS; pattern <= DODONA_ALTERNATE; pattern++)
      for (int32_t i = 0; i < group; i++) {
        const dodona_simplex_place place = {{90, 90, i, NO, 91, 95}, 90, pattern};
        int last = when(group, &place, 91, i) < when(group, &place, 95, i);
        assert_int_equal(dodona_simplex_operand(group, &place, 91), DODONA_APPEND);
        assert_int_equal(dodona_simplex_operand(group, &place, 95),
                         last ? DODONA_SET_ASIDE : DODONA_APPEND);
        right_first += !last;
      }
  assert_int_equal(right_first, 9);
}

/* The formula of the header, at its ends. */
static void steps(void **state) {
  (void)state;
  assert_int_equal(dodona_simplex_direct_steps(1, 3, 0, 5), 0);
  assert_int_equal(dodona_simplex_direct_steps(2, 1, 1, 1), 1);
  assert_int_equal(dodona_simplex_direct_steps(2, 1, 1, 3), 7);
  assert_int_equal(dodona_simplex_direct_steps(INT32_MAX, INT32_MAX, INT32_MAX - 1, INT32_MAX),
                   4 * (int64_t)INT32_MAX - 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slots),
      cmocka_unit_test(patterns),
      cmocka_unit_test(node_of_a_binary_tree),
      cmocka_unit_test(middle_of_a_chain),
      cmocka_unit_test(far_outside),
      cmocka_unit_test(parts),
      cmocka_unit_test(steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
