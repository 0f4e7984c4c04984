/* Trees of groups: steps of a place, and the certifier against every way to spoil a tree. */
#include "ref/algorithms/groups/group.h"
#include "tests/unit/unit.h"

#include <string.h>

/* Groups of two: positions in any order that the places tell.

       0 1 > 5 6     5 6 is the right successor of 0 1, 3 4 the down one; 2 hangs from 6
       3 4   2                                                                            */
static const dodona_group_place drawing[] = {
    {0, 0, 0, -1, 0, 1, 5}, {1, 1, 1, 0, 0, 3, 5},   {2, 5, 0, 6, 0, -1, -1},
    {3, 2, 0, 1, 0, 4, -1}, {4, 3, 1, 3, 0, -1, -1}, {5, 3, 0, 0, 1, 6, -1},
    {6, 4, 1, 5, 0, 2, -1},
};
enum { RANKS = sizeof drawing / sizeof drawing[0], BLOCKS = 3 };

static void assert_step(int32_t v, int64_t x, dodona_tree_step told) {
  dodona_tree_step step = dodona_group_step(2, BLOCKS, &drawing[v], x);
  assert_int_equal(step.send_to, told.send_to);
  assert_int_equal(step.send_block, told.send_block);
  assert_int_equal(step.recv_from, told.recv_from);
  assert_int_equal(step.recv_block, told.recv_block);
  assert_int_equal(step.combine, 0);
}

/* Blocks 0, 1, 2 have pace 0, 1, 3. */
static void steps_of_the_drawing(void **state) {
  (void)state;
  const dodona_tree_step nothing = {-1, -1, -1, -1, 0};
  assert_step(0, 0, nothing);
  assert_step(0, 1, (dodona_tree_step){1, 0, -1, -1, 0});
  assert_step(0, 2, (dodona_tree_step){1, 1, -1, -1, 0});
  assert_step(0, 3, (dodona_tree_step){5, 0, -1, -1, 0});
  assert_step(0, 4, (dodona_tree_step){1, 2, -1, -1, 0});
  assert_step(0, 6, (dodona_tree_step){5, 2, -1, -1, 0});
  assert_step(0, 7, nothing);
  assert_step(1, 1, (dodona_tree_step){-1, -1, 0, 0, 0});
  assert_step(1, 4, (dodona_tree_step){5, 1, 0, 2, 0});
  assert_step(5, 3, (dodona_tree_step){-1, -1, 0, 0, 0});
  assert_step(5, 4, (dodona_tree_step){6, 0, 1, 1, 0});
  assert_step(5, 6, (dodona_tree_step){-1, -1, 0, 2, 0});
  assert_step(2, 8, (dodona_tree_step){-1, -1, 6, 2, 0});
}

static void senders(void **state) {
  (void)state;
  assert_int_equal(dodona_group_source(2, &drawing[0], 0), DODONA_NONE);
  assert_int_equal(dodona_group_source(2, &drawing[5], 4), 0);
  assert_int_equal(dodona_group_source(2, &drawing[5], 7), 1);
  assert_int_equal(dodona_group_source(2, &drawing[2], 7), 6);
}

static void lengths(void **state) {
  (void)state;
  assert_int_equal(dodona_group_depth(drawing, RANKS), 5);
  assert_int_equal(dodona_group_depth(drawing, 1), 0);
  assert_int_equal(dodona_group_steps(2, 1, 5), 5);
  assert_int_equal(dodona_group_steps(2, BLOCKS, 5), 8);
  assert_int_equal(dodona_group_steps(2, BLOCKS, 0), 0);
  assert_true(dodona_group_steps(1, INT32_MAX, INT32_MAX) == 3 * (int64_t)INT32_MAX - 2);
}

static void a_tree(void **state) {
  (void)state;
  const dodona_group_place alone = {0, 0, 0, -1, 0, -1, -1};
  assert_int_equal(dodona_group_check(drawing, RANKS, 2), 1);
  assert_int_equal(dodona_group_check(&alone, 1, 1), 1);
  assert_int_equal(dodona_group_check(&alone, 1, INT32_MAX), 1);
  assert_int_equal(dodona_group_check(drawing, RANKS, 1), 0);
  assert_int_equal(dodona_group_check(drawing, RANKS, 3), 0);
  assert_int_equal(dodona_group_check(drawing, RANKS - 1, 2), 0);
}

/* Any one number of any one place changed to any other near it makes it no tree, but for members of groups
   that have no right successor: their index means nothing. */
static void a_tree_spoilt(void **state) {
  (void)state;
  enum { FIELDS = sizeof drawing[0] / sizeof(int32_t), MEMBER = 2 };
  int32_t free_members = 0;
  for (int32_t v = 0; v < RANKS; v++) {
    for (int32_t field = 0; field < FIELDS; field++) {
      for (int32_t value = -2; value <= RANKS + 1; value++) {
        dodona_group_place places[RANKS];
        int32_t numbers[FIELDS];
        memcpy(places, drawing, sizeof drawing);
        memcpy(numbers, &places[v], sizeof numbers);
        if (numbers[field] == value)
          continue;
        numbers[field] = value;
        memcpy(&places[v], numbers, sizeof numbers);
        int32_t harmless = field == MEMBER && places[v].right == -1 && value >= 0 && value < 2;
        free_members += harmless;
        assert_int_equal(dodona_group_check(places, RANKS, 2), harmless);
      }
    }
  }
  assert_int_equal(free_members, 5);
}

/* Two positions that feed each other, apart from the tree. */
static void a_circle(void **state) {
  (void)state;
  const dodona_group_place places[] = {
      {0, 0, 0, -1, 0, -1, -1}, {1, 1, 0, 2, 0, 2, -1}, {2, 2, 0, 1, 0, 1, -1}};
  assert_int_equal(dodona_group_check(places, 3, 1), 0);
}

static void the_largest_numbers(void **state) {
  (void)state;
  const dodona_group_place places[] = {{0, 0, 0, -1, 0, 1, -1},
                                       {1, INT32_MAX, INT32_MAX - 1, 0, 1, INT32_MAX, INT32_MAX}};
  assert_int_equal(dodona_group_check(places, 2, INT32_MAX), 0);
  assert_int_equal(dodona_group_check(places, 2, 1), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(steps_of_the_drawing),
      cmocka_unit_test(senders),
      cmocka_unit_test(lengths),
      cmocka_unit_test(a_tree),
      cmocka_unit_test(a_tree_spoilt),
      cmocka_unit_test(a_circle),
      cmocka_unit_test(the_largest_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
