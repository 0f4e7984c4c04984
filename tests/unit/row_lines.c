/* Which line a row stands in: where lines follow each other, where one is left out, and after rows have moved. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/rows.h"
#include "tests/unit/unit.h"

#include <stdlib.h>
#include <string.h>

/* Reads the text, and compares the lines of its rows. */
static oracle_rows read_rows(const char *text, const int64_t *lines, int64_t count) {
  oracle_rows rows;
  oracle_fault fault;
  FILE *in = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
  assert_non_null(in);
  assert_true(oracle_rows_read(in, "text", ORACLE_NUMBERS, 0, NULL, NULL, NULL, &rows, &fault));
  fclose(in);
  assert_int_equal(rows.count, count);
  for (int64_t k = 0; k < count; k++)
    assert_int_equal(oracle_rows_line(&rows, k), lines[k]);
  return rows;
}

static void one_line_after_the_other(void **state) {
  (void)state;
  const int64_t pairs[] = {3, 3, 4, 4, 5, 5}, singles[] = {1, 2, 3};
  oracle_rows rows = read_rows("# none\nstep,src,dst,block\n1,0,1,0\n2,0,2,0\n2,1,3,0\n", pairs, 6);
  assert_null(rows.lines);
  assert_true(oracle_rows_list_lines(&rows));
  assert_non_null(rows.lines);
  for (int64_t k = 0; k < 6; k++)
    assert_int_equal(oracle_rows_line(&rows, k), pairs[k]);
  oracle_rows_free(&rows);
  rows = read_rows("0,1,send,1,0\n1,1,recv,0,0\n0,2,send,2,0\n", singles, 3);
  assert_null(rows.lines);
  oracle_rows_free(&rows);
}

static void lines_left_out(void **state) {
  (void)state;
  const int64_t pairs[] = {1, 1, 3, 3, 6, 6}, singles[] = {1, 4};
  oracle_rows rows = read_rows("1,0,1,0\n\n2,0,2,0\n# here\n\n2,1,3,0\n", pairs, 6);
  assert_non_null(rows.lines);
  oracle_rows_free(&rows);
  rows = read_rows("0,1,send,1,0\n#\n#\n1,1,recv,0,0\n", singles, 2);
  oracle_rows_free(&rows);
}

/* Many, so that the arrays grow before and after a line is left out. */
static void many(void **state) {
  (void)state;
  enum { LINES = 5000, SIZE = LINES * 16 };
  char *text = malloc(SIZE);
  int64_t lines[2 * LINES], count = 0;
  size_t end = 0;
  assert_non_null(text);
  for (int64_t k = 1; k <= LINES; k++) {
    const int none = k == 3000;
    end += (size_t)snprintf(text + end, SIZE - end, none ? "#\n" : "%d,0,1,0\n", (int)k);
    if (!none)
      lines[count++] = k, lines[count++] = k;
  }
  oracle_rows rows = read_rows(text, lines, count);
  assert_non_null(rows.lines);
  oracle_rows_free(&rows);
  free(text);
}

static void rows_that_move(void **state) {
  (void)state;
  const int64_t read[] = {1, 1, 2, 2, 3, 3}, sorted[] = {2, 2, 3, 3, 1, 1};
  oracle_rows rows = read_rows("9,0,1,0\n2,0,2,0\n2,1,3,0\n", read, 6);
  assert_true(oracle_rows_sort(&rows));
  for (int64_t k = 0; k < 6; k++)
    assert_int_equal(oracle_rows_line(&rows, k), sorted[k]);
  oracle_rows_free(&rows);
  const int64_t blocks[] = {1, 1, 2, 2}, turned[] = {2, 2, 1, 1};
  rows = read_rows("1,0,1,1\n1,0,1,0\n", blocks, 4);
  assert_true(oracle_rows_sort(&rows));
  for (int64_t k = 0; k < 4; k++)
    assert_int_equal(oracle_rows_line(&rows, k), turned[k]);
  oracle_rows_free(&rows);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_line_after_the_other),
      cmocka_unit_test(lines_left_out),
      cmocka_unit_test(many),
      cmocka_unit_test(rows_that_move),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
