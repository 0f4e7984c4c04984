/* Every verdict of the checker, on schedules that fit on a hand. */
#include "tests/judge_broadcast.h"

enum { ROWS = 8 };

/* Three ranks, two blocks, root 0: a chain 0 -> 1 -> 2. */
static const dodona_rules duplex = {.ranks = 3, .blocks = 2, .root = 0, .latency = 1, .ticks = 1};
static const dodona_row chain[ROWS] = {{1, 0, SEND, 1, 0}, {1, 1, RECV, 0, 0}, {2, 0, SEND, 1, 1},
                                       {2, 1, RECV, 0, 1}, {2, 1, SEND, 2, 0}, {2, 2, RECV, 1, 0},
                                       {3, 1, SEND, 2, 1}, {3, 2, RECV, 1, 1}};

/* The chain with one row changed. */
static void assert_changed(int64_t k, dodona_row row, dodona_fault fault, int64_t at) {
  dodona_row rows[ROWS];
  memcpy(rows, chain, sizeof rows);
  rows[k] = row;
  assert_fault(&duplex, rows, ROWS, fault, at);
}

static void valid(void **state) {
  (void)state;
  const dodona_rules alone = {.ranks = 1, .blocks = 9, .root = 0, .latency = 1, .ticks = 1};
  assert_fault(&duplex, chain, ROWS, DODONA_VALID, DODONA_NONE);
  assert_fault(&alone, NULL, 0, DODONA_VALID, DODONA_NONE);
}

static void bad_rules(void **state) {
  (void)state;
  uint64_t scratch[64];
  const dodona_rules bad[] = {
      {.ranks = 0, .blocks = 1, .latency = 1, .ticks = 1},
      {.ranks = 1, .blocks = 0, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 1, .root = 3, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 1, .root = -1, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 1, .latency = 1, .ticks = 0},
      {.ranks = 3, .blocks = 1, .latency = 1, .ticks = 2},
  };
  for (size_t k = 0; k < COUNT(bad); k++) {
    assert_int_equal(dodona_check_entries(&bad[k]), -1);
    dodona_verdict verdict = dodona_check_broadcast(&bad[k], chain, ROWS, scratch, 64);
    assert_int_equal(verdict.fault, DODONA_BAD_RULES);
    assert_int_equal(verdict.row, DODONA_NONE);
  }
  const int64_t entries = dodona_check_entries(&duplex);
  assert_int_equal(dodona_check_broadcast(&duplex, chain, ROWS, scratch, entries - 1).fault,
                   DODONA_BAD_RULES);
  assert_int_equal(dodona_check_broadcast(&duplex, chain, -1, scratch, entries).fault,
                   DODONA_BAD_RULES);
}

static void out_of_range(void **state) {
  (void)state;
  const int64_t late = ((int64_t)1 << 62) + 1;
  assert_changed(0, (dodona_row){1, -1, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 3, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, SEND, -1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, SEND, 3, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, SEND, 0, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, SEND, 1, -1}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, SEND, 1, 2}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, 2, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){1, 0, -1, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){-1, 0, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){late, 0, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
}

static void the_last_step_is_2_to_62(void **state) {
  (void)state;
  const int64_t last = (int64_t)1 << 62;
  const dodona_rules pair = {.ranks = 2, .blocks = 1, .root = 0, .latency = 1, .ticks = 1};
  const dodona_row rows[] = {{last, 0, SEND, 1, 0}, {last, 1, RECV, 0, 0}};
  assert_fault(&pair, rows, 2, DODONA_VALID, DODONA_NONE);
}

static void out_of_order(void **state) {
  (void)state;
  dodona_row rows[ROWS];
  memcpy(rows, chain, sizeof rows);
  rows[6].step = rows[7].step = 1;
  assert_fault(&duplex, rows, ROWS, DODONA_OUT_OF_ORDER, 6);
}

static void port_twice(void **state) {
  (void)state;
  const dodona_row twice[] = {
      {1, 0, SEND, 1, 0}, {1, 0, SEND, 2, 0}, {1, 1, RECV, 0, 0}, {1, 2, RECV, 0, 0}};
  assert_fault(&duplex, twice, 4, DODONA_PORT_TWICE, 1);
  const dodona_row both[] = {{1, 0, SEND, 2, 0}, {1, 2, RECV, 0, 0}, {2, 2, SEND, 1, 0},
                             {2, 1, RECV, 2, 0}, {2, 1, RECV, 0, 1}, {2, 0, SEND, 1, 1}};
  assert_fault(&duplex, both, 6, DODONA_PORT_TWICE, 4);
}

/* The checker's reason to be: a sender whose peer expects nothing, or somebody else. */
static void unmatched(void **state) {
  (void)state;
  assert_changed(5, (dodona_row){3, 2, RECV, 1, 0}, DODONA_UNMATCHED_SEND, 4);
  assert_changed(5, (dodona_row){2, 2, RECV, 0, 0}, DODONA_UNMATCHED_SEND, 4);
  assert_changed(4, (dodona_row){2, 1, SEND, 0, 0}, DODONA_UNMATCHED_SEND, 4);
  const dodona_row waiting[] = {{1, 1, RECV, 0, 0}, {2, 0, SEND, 1, 0}};
  assert_fault(&duplex, waiting, 2, DODONA_UNMATCHED_RECEIVE, 0);
  const dodona_row crossed[] = {{1, 1, RECV, 2, 0}, {1, 0, SEND, 1, 0}};
  assert_fault(&duplex, crossed, 2, DODONA_UNMATCHED_RECEIVE, 0);
}

static void block_mismatch(void **state) {
  (void)state;
  assert_changed(0, (dodona_row){1, 0, SEND, 1, 1}, DODONA_BLOCK_MISMATCH, 0);
  assert_changed(5, (dodona_row){2, 2, RECV, 1, 1}, DODONA_BLOCK_MISMATCH, 4);
}

static void sent_before_held(void **state) {
  (void)state;
  const dodona_row never[] = {{1, 1, SEND, 2, 0}, {1, 2, RECV, 1, 0}};
  assert_fault(&duplex, never, 2, DODONA_SENT_BEFORE_HELD, 0);
  const dodona_row at_once[] = {
      {1, 0, SEND, 1, 0}, {1, 1, RECV, 0, 0}, {1, 2, RECV, 1, 0}, {1, 1, SEND, 2, 0}};
  assert_fault(&duplex, at_once, 4, DODONA_SENT_BEFORE_HELD, 3);
}

static void received_twice(void **state) {
  (void)state;
  dodona_rules redundant = duplex;
  redundant.redundant = 1;
  dodona_row rows[ROWS + 2];
  memcpy(rows, chain, sizeof chain);
  rows[8] = (dodona_row){4, 2, SEND, 1, 0};
  rows[9] = (dodona_row){4, 1, RECV, 2, 0};
  assert_fault(&duplex, rows, ROWS + 2, DODONA_RECEIVED_TWICE, 9);
  assert_fault(&redundant, rows, ROWS + 2, DODONA_VALID, DODONA_NONE);
  rows[8].peer = 0;
  rows[9].rank = 0;
  assert_fault(&duplex, rows, ROWS + 2, DODONA_RECEIVED_TWICE, 9);
  assert_fault(&redundant, rows, ROWS + 2, DODONA_VALID, DODONA_NONE);
}

static void never_received(void **state) {
  (void)state;
  assert_verdict(&duplex, chain, 6, (dodona_verdict){DODONA_NEVER_RECEIVED, 2, 1, 6});
  assert_verdict(&duplex, chain, 2, (dodona_verdict){DODONA_NEVER_RECEIVED, 1, 1, 2});
  assert_verdict(&duplex, NULL, 0, (dodona_verdict){DODONA_NEVER_RECEIVED, 1, 0, 0});
}

/* Simplex: rank 1 must not send and receive in step 2; one step more for everything is enough. */
static void simplex(void **state) {
  (void)state;
  dodona_rules rules = duplex;
  rules.simplex = 1;
  assert_fault(&rules, chain, ROWS, DODONA_PORT_TWICE, 4);
  const dodona_row apart[] = {{1, 0, SEND, 1, 0}, {1, 1, RECV, 0, 0}, {2, 1, SEND, 2, 0},
                              {2, 2, RECV, 1, 0}, {3, 0, SEND, 1, 1}, {3, 1, RECV, 0, 1},
                              {4, 1, SEND, 2, 1}, {4, 2, RECV, 1, 1}};
  assert_fault(&rules, apart, 8, DODONA_VALID, DODONA_NONE);
}

/* Postal, lambda = 5/2: two ticks a port, five until a block can be passed on. */
static void postal(void **state) {
  (void)state;
  dodona_rules rules = duplex;
  rules.latency = 5;
  rules.ticks = 2;
  dodona_row rows[] = {{0, 0, SEND, 1, 0}, {0, 1, RECV, 0, 0}, {2, 0, SEND, 1, 1},
                       {2, 1, RECV, 0, 1}, {5, 1, SEND, 2, 0}, {5, 2, RECV, 1, 0},
                       {7, 1, SEND, 2, 1}, {7, 2, RECV, 1, 1}};
  assert_fault(&rules, rows, 8, DODONA_VALID, DODONA_NONE);
  rows[6].step = rows[7].step = 6;
  assert_fault(&rules, rows, 8, DODONA_PORT_TWICE, 6);
  rows[6].step = rows[7].step = 7;
  rows[4].step = rows[5].step = 4;
  assert_fault(&rules, rows, 8, DODONA_SENT_BEFORE_HELD, 4);
}

/* Of several faults the first row's counts, and of a row's the first rule's. */
static void the_first_fault_is_told(void **state) {
  (void)state;
  const dodona_row two[] = {{1, 1, SEND, 2, 0}, {1, 2, RECV, 1, 1}, {1, 1, SEND, 2, 9}};
  assert_fault(&duplex, two, 3, DODONA_BLOCK_MISMATCH, 0);
  const dodona_row unheld[] = {{1, 2, RECV, 1, 0}, {1, 1, SEND, 2, 0}, {1, 1, SEND, 2, 0}};
  assert_fault(&duplex, unheld, 3, DODONA_SENT_BEFORE_HELD, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(valid),
      cmocka_unit_test(bad_rules),
      cmocka_unit_test(out_of_range),
      cmocka_unit_test(the_last_step_is_2_to_62),
      cmocka_unit_test(out_of_order),
      cmocka_unit_test(port_twice),
      cmocka_unit_test(unmatched),
      cmocka_unit_test(block_mismatch),
      cmocka_unit_test(sent_before_held),
      cmocka_unit_test(received_twice),
      cmocka_unit_test(never_received),
      cmocka_unit_test(simplex),
      cmocka_unit_test(postal),
      cmocka_unit_test(the_first_fault_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
