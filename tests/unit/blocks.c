/* Where blocks begin, against a message that is dealt out one element at a time. */
#include "ref/base/blocks.h"
#include "tests/unit/unit.h"

static void blocks_are_as_if_dealt_out(void **state) {
  (void)state;
  for (int32_t blocks = 1; blocks <= 40; blocks++)
    for (int64_t size = 0; size <= 130; size++) {
      int64_t dealt[40] = {0};
      int64_t before = 0;
      for (int64_t i = 0; i < size; i++)
        dealt[i % blocks]++;
      for (int32_t block = 0; block < blocks; block++) {
        assert_int_equal(dodona_blocks_begin(size, blocks, block), before);
        assert_int_equal(dodona_blocks_size(size, blocks, block), dealt[block]);
        before += dealt[block];
      }
      assert_int_equal(dodona_blocks_begin(size, blocks, blocks), size);
    }
}

static void the_largest_message(void **state) {
  (void)state;
  assert_true(dodona_blocks_begin(INT64_MAX, INT32_MAX, INT32_MAX) == INT64_MAX);
  assert_true(dodona_blocks_begin(INT64_MAX, 1, 1) == INT64_MAX);
  assert_true(dodona_blocks_size(INT64_MAX, 1, 0) == INT64_MAX);
  assert_true(dodona_blocks_size(INT64_MAX, INT32_MAX, INT32_MAX - 1) == INT64_MAX / INT32_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(blocks_are_as_if_dealt_out),
      cmocka_unit_test(the_largest_message),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
