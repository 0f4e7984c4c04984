/* Every verdict of the checker of combines, on schedules that fit on a hand. */
#include "tests/judge_combine.h"
#include "props/obvious/windows.h"

static const dodona_rules three = {.ranks = 3, .blocks = 2, .latency = 1, .ticks = 1};
static const dodona_rules two = {.ranks = 2, .blocks = 2, .latency = 1, .ticks = 1};

/* Three ranks in two rounds: to the next, then the S to the next: 2, 3 of N = 1, 2, 4 less 1. */
static const dodona_row ring[] = {{0, 0, SEND, 1, T}, {0, 0, RECV, 2, T}, {0, 1, SEND, 2, T},
                                  {0, 1, RECV, 0, T}, {0, 2, SEND, 0, T}, {0, 2, RECV, 1, T},
                                  {1, 0, SEND, 1, S}, {1, 0, RECV, 2, S}, {1, 1, SEND, 2, S},
                                  {1, 1, RECV, 0, S}, {1, 2, SEND, 0, S}, {1, 2, RECV, 1, S}};

/* The ring with one row changed. */
static void assert_changed(int64_t k, dodona_row row, dodona_fault fault, int64_t at) {
  dodona_row rows[COUNT(ring)];
  memcpy(rows, ring, sizeof rows);
  rows[k] = row;
  assert_fault(&three, rows, COUNT(rows), fault, at);
}

static void by_hand(void **state) {
  (void)state;
  const dodona_row swap[] = {
      {0, 0, SEND, 1, T}, {0, 0, RECV, 1, T}, {0, 1, RECV, 0, T}, {0, 1, SEND, 0, T}};
  assert_valid(&two, swap, COUNT(swap));
  assert_valid(&three, ring, COUNT(ring));
  const windows plan = windows_make(3, 1);
  dodona_row rows[ROWS];
  assert_int_equal(windows_rows(&plan, rows), COUNT(ring));
  assert_memory_equal(rows, ring, sizeof ring);
}

static void alone(void **state) {
  (void)state;
  const dodona_rules rules = {.ranks = 1, .blocks = 2, .latency = 1, .ticks = 1};
  assert_valid(&rules, NULL, 0);
  const dodona_row self[] = {{0, 0, SEND, 0, T}};
  assert_fault(&rules, self, 1, DODONA_OUT_OF_RANGE, 0);
}

static void bad_rules(void **state) {
  (void)state;
  const dodona_rules bad[] = {
      {.ranks = 0, .blocks = 2, .latency = 1, .ticks = 1},
      {.ranks = -1, .blocks = 2, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 1, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 3, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 2, .latency = 1, .ticks = 0},
      {.ranks = 3, .blocks = 2, .latency = 1, .ticks = 2},
  };
  for (size_t k = 0; k < COUNT(bad); k++) {
    const dodona_verdict verdict = judge(&bad[k], ring, COUNT(ring));
    assert_int_equal(verdict.fault, DODONA_BAD_RULES);
    assert_int_equal(verdict.row, DODONA_NONE);
  }
  const dodona_rules largest = {.ranks = INT32_MAX, .blocks = 2, .latency = 1, .ticks = 1};
  assert_int_equal(judge(&largest, ring, COUNT(ring)).fault, DODONA_BAD_RULES);
  assert_int_equal(judge(&three, ring, -1).fault, DODONA_BAD_RULES);
}

/* There is no root, and nothing may be counted twice, whatever these say. */
static void root_and_redundant_mean_nothing(void **state) {
  (void)state;
  dodona_rules rules = three;
  rules.root = -7;
  rules.redundant = 1;
  assert_valid(&rules, ring, COUNT(ring));
  dodona_row rows[COUNT(ring)];
  memcpy(rows, ring, sizeof rows);
  rows[6].block = rows[9].block = T;
  assert_verdict(&rules, rows, COUNT(rows), (dodona_verdict){DODONA_COUNTED_TWICE, 1, 0, 9});
}

static void out_of_range(void **state) {
  (void)state;
  const int64_t late = ((int64_t)1 << 62) + 1;
  assert_changed(0, (dodona_row){0, -1, SEND, 1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 3, SEND, 1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, -1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, 3, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, 0, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, 1, -1}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, 1, 2}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, 2, 1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 0, -1, 1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){-1, 0, SEND, 1, T}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){late, 0, SEND, 1, T}, DODONA_OUT_OF_RANGE, 0);
}

static void the_last_step_is_2_to_62(void **state) {
  (void)state;
  const int64_t last = (int64_t)1 << 62;
  dodona_rules rules = two;
  rules.latency = rules.ticks = INT32_MAX;
  const dodona_row rows[] = {
      {last, 0, SEND, 1, T}, {last, 1, RECV, 0, T}, {last, 1, SEND, 0, T}, {last, 0, RECV, 1, T}};
  assert_valid(&rules, rows, 4);
}

static void out_of_order(void **state) {
  (void)state;
  dodona_row rows[COUNT(ring)];
  memcpy(rows, ring, sizeof rows);
  for (size_t k = 0; k < 6; k++)
    rows[k].step = 2;
  assert_fault(&three, rows, COUNT(rows), DODONA_OUT_OF_ORDER, 6);
}

static void ports(void **state) {
  (void)state;
  const dodona_row twice[] = {
      {0, 0, SEND, 1, T}, {0, 0, SEND, 2, T}, {0, 1, RECV, 0, T}, {0, 2, RECV, 0, T}};
  assert_fault(&three, twice, 4, DODONA_PORT_TWICE, 1);
  /* two ticks a message */
  dodona_rules rules = two;
  rules.ticks = rules.latency = 2;
  const dodona_row soon[] = {
      {0, 0, SEND, 1, T}, {0, 1, RECV, 0, T}, {1, 0, SEND, 1, S}, {1, 1, RECV, 0, S}};
  assert_fault(&rules, soon, 4, DODONA_PORT_TWICE, 2);
}

/* A message is one T or one S, not both, nor one twice; whether they would match or not. */
static void messages_of_one_block(void **state) {
  (void)state;
  dodona_row rows[] = {{0, 0, SEND, 1, T}, {0, 0, SEND, 1, S}, {0, 1, RECV, 0, T},
                       {0, 1, RECV, 0, S}, {0, 1, SEND, 0, T}, {0, 0, RECV, 1, T}};
  assert_fault(&two, rows, 6, DODONA_PORT_TWICE, 1);
  rows[1] = (dodona_row){0, 1, RECV, 0, T};
  assert_fault(&two, rows, 6, DODONA_PORT_TWICE, 2);
  rows[2] = (dodona_row){0, 1, RECV, 0, S};
  assert_fault(&two, rows, 6, DODONA_PORT_TWICE, 2);
  rows[2] = (dodona_row){0, 0, SEND, 1, S};
  assert_fault(&two, rows, 6, DODONA_PORT_TWICE, 2);
  rows[2].rank = 7;
  assert_fault(&two, rows, 6, DODONA_OUT_OF_RANGE, 2);
}

/* One port: the second sends while the first's input is still on its way. */
static void simplex(void **state) {
  (void)state;
  dodona_rules rules = two;
  rules.latency = 2;
  rules.simplex = 1;
  dodona_row rows[] = {
      {0, 0, SEND, 1, T}, {0, 1, RECV, 0, T}, {1, 1, SEND, 0, T}, {1, 0, RECV, 1, T}};
  assert_valid(&rules, rows, 4);
  rows[2].step = rows[3].step = 0;
  assert_fault(&rules, rows, 4, DODONA_PORT_TWICE, 2);
}

static void unmatched(void **state) {
  (void)state;
  assert_changed(3, (dodona_row){0, 1, RECV, 2, T}, DODONA_UNMATCHED_SEND, 0);
  assert_changed(0, (dodona_row){0, 0, SEND, 2, T}, DODONA_UNMATCHED_SEND, 0);
  const dodona_row waiting[] = {{0, 1, RECV, 0, T}, {1, 0, SEND, 1, T}};
  assert_fault(&two, waiting, 2, DODONA_UNMATCHED_RECEIVE, 0);
}

static void block_mismatch(void **state) {
  (void)state;
  assert_changed(0, (dodona_row){0, 0, SEND, 1, S}, DODONA_BLOCK_MISMATCH, 0);
  assert_changed(9, (dodona_row){1, 1, RECV, 0, T}, DODONA_BLOCK_MISMATCH, 6);
}

/* Rank 2 gets input 0 from rank 0 and again from rank 1: in one latency, in the next, or while the
   first is still on its way. */
static void counted_twice(void **state) {
  (void)state;
  dodona_rules rules = three;
  dodona_row rows[] = {{0, 0, SEND, 1, T}, {0, 1, RECV, 0, T}, {2, 0, SEND, 2, T},
                       {2, 2, RECV, 0, T}, {3, 1, SEND, 2, T}, {3, 2, RECV, 1, T}};
  const dodona_verdict twice = {DODONA_COUNTED_TWICE, 2, 0, 5};
  assert_verdict(&rules, rows, 6, twice);
  rules.latency = 3; /* rank 1 has it from step 3 on, rank 2 only from step 5 */
  assert_verdict(&rules, rows, 6, twice);
  rules.latency = 4; /* too late for rank 1 to pass it on: nothing comes twice, much never */
  assert_verdict(&rules, rows, 6, (dodona_verdict){DODONA_NEVER_RECEIVED, 0, 1, 6});
  rows[4].block = rows[5].block = S; /* of rank 1: no longer empty */
  rules.latency = 3;
  assert_verdict(&rules, rows, 6, twice);
}

/* What a rank sends may not come back to it. */
static void own_input_comes_back(void **state) {
  (void)state;
  const dodona_row rows[] = {
      {0, 0, SEND, 1, T}, {0, 1, RECV, 0, T}, {1, 1, SEND, 0, T}, {1, 0, RECV, 1, T}};
  assert_verdict(&two, rows, 4, (dodona_verdict){DODONA_COUNTED_TWICE, 0, 0, 3});
}

static void never_received(void **state) {
  (void)state;
  assert_verdict(&two, NULL, 0, (dodona_verdict){DODONA_NEVER_RECEIVED, 0, 1, 0});
  assert_verdict(&three, ring, 6, (dodona_verdict){DODONA_NEVER_RECEIVED, 0, 1, 6});
  const dodona_row one[] = {{0, 1, SEND, 0, T}, {0, 0, RECV, 1, T}};
  assert_verdict(&two, one, 2, (dodona_verdict){DODONA_NEVER_RECEIVED, 1, 0, 2});
  const dodona_row empty[] = {{0, 0, SEND, 1, S}, {0, 1, RECV, 0, S}};
  assert_verdict(&two, empty, 2, (dodona_verdict){DODONA_NEVER_RECEIVED, 0, 1, 2});
}

/* Of several faults the first row's counts, and of a row's the first rule's. */
static void the_first_fault_is_told(void **state) {
  (void)state;
  const dodona_row rows[] = {{0, 0, SEND, 1, T},
                             {0, 1, RECV, 0, T},
                             {1, 0, SEND, 1, T},
                             {1, 1, RECV, 0, T},
                             {1, 0, SEND, 1, 9}};
  assert_verdict(&two, rows, 5, (dodona_verdict){DODONA_COUNTED_TWICE, 1, 0, 3});
  dodona_row mismatch[5];
  memcpy(mismatch, rows, sizeof rows);
  mismatch[2].block = S;
  assert_fault(&two, mismatch, 5, DODONA_BLOCK_MISMATCH, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(alone),
      cmocka_unit_test(bad_rules),
      cmocka_unit_test(root_and_redundant_mean_nothing),
      cmocka_unit_test(out_of_range),
      cmocka_unit_test(the_last_step_is_2_to_62),
      cmocka_unit_test(out_of_order),
      cmocka_unit_test(ports),
      cmocka_unit_test(messages_of_one_block),
      cmocka_unit_test(simplex),
      cmocka_unit_test(unmatched),
      cmocka_unit_test(block_mismatch),
      cmocka_unit_test(counted_twice),
      cmocka_unit_test(own_input_comes_back),
      cmocka_unit_test(never_received),
      cmocka_unit_test(the_first_fault_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
