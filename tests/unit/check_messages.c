/* Messages of several blocks: rows of one step with the same rank, operation and peer. */
#include "tests/judge_broadcast.h"

enum { ROWS = 12 };

/* Three ranks, three blocks, root 0: all three blocks at once, 0 -> 1 -> 2. */
static const dodona_rules duplex = {.ranks = 3, .blocks = 3, .root = 0, .latency = 1, .ticks = 1};
static const dodona_row chain[ROWS] = {{1, 0, SEND, 1, 0}, {1, 0, SEND, 1, 1}, {1, 0, SEND, 1, 2},
                                       {1, 1, RECV, 0, 0}, {1, 1, RECV, 0, 1}, {1, 1, RECV, 0, 2},
                                       {2, 1, SEND, 2, 0}, {2, 1, SEND, 2, 1}, {2, 1, SEND, 2, 2},
                                       {2, 2, RECV, 1, 0}, {2, 2, RECV, 1, 1}, {2, 2, RECV, 1, 2}};

/* The chain with its rows in another order. */
static void assert_ordered(const int32_t order[ROWS], dodona_fault fault, int64_t at) {
  dodona_row rows[ROWS];
  for (size_t k = 0; k < ROWS; k++)
    rows[k] = chain[order[k]];
  assert_fault(&duplex, rows, ROWS, fault, at);
}

/* The chain with one row changed. */
static void assert_changed(int64_t k, dodona_row row, dodona_fault fault, int64_t at) {
  dodona_row rows[ROWS];
  memcpy(rows, chain, sizeof rows);
  rows[k] = row;
  assert_fault(&duplex, rows, ROWS, fault, at);
}

/* The chain without a row. */
static void assert_without(int64_t k, dodona_fault fault, int64_t at) {
  dodona_row rows[ROWS];
  memcpy(rows, chain, sizeof rows);
  memmove(rows + k, rows + k + 1, (size_t)(ROWS - 1 - k) * sizeof *rows);
  assert_fault(&duplex, rows, ROWS - 1, fault, at);
}

static void three_blocks(void **state) {
  (void)state;
  assert_fault(&duplex, chain, ROWS, DODONA_VALID, DODONA_NONE);
}

/* Rank by rank, transfer by transfer, block by block, the ends of a message unlike each other. */
static void rows_in_any_order(void **state) {
  (void)state;
  const int32_t orders[][ROWS] = {{3, 4, 5, 0, 1, 2, 9, 10, 11, 6, 7, 8},
                                  {0, 3, 1, 4, 2, 5, 6, 9, 7, 10, 8, 11},
                                  {0, 1, 3, 4, 5, 2, 9, 6, 7, 8, 10, 11},
                                  {0, 1, 3, 2, 4, 5, 6, 9, 10, 11, 7, 8},
                                  {3, 0, 4, 5, 1, 2, 9, 10, 6, 11, 7, 8}};
  for (size_t k = 0; k < COUNT(orders); k++)
    assert_ordered(orders[k], DODONA_VALID, DODONA_NONE);
}

static void blocks_ascend(void **state) {
  (void)state;
  assert_changed(1, (dodona_row){1, 0, SEND, 1, 0}, DODONA_PORT_TWICE, 1);
  assert_changed(5, (dodona_row){1, 1, RECV, 0, 1}, DODONA_BLOCK_MISMATCH, 2);
  assert_changed(11, (dodona_row){2, 2, RECV, 1, 1}, DODONA_BLOCK_MISMATCH, 8);
  const int32_t descends[ROWS] = {0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  assert_ordered(descends, DODONA_PORT_TWICE, 2);
  const int32_t receiver[ROWS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 9, 10};
  assert_ordered(receiver, DODONA_PORT_TWICE, 10);
  dodona_row again[ROWS + 1];
  memcpy(again, chain, sizeof chain);
  again[ROWS] = chain[ROWS - 1];
  assert_fault(&duplex, again, ROWS + 1, DODONA_PORT_TWICE, ROWS);
}

/* The first row in order whose block the peer's message lacks; with one row only, there is none. */
static void both_ends_name_the_same_blocks(void **state) {
  (void)state;
  assert_without(3, DODONA_BLOCK_MISMATCH, 0);
  assert_without(4, DODONA_BLOCK_MISMATCH, 1);
  assert_without(5, DODONA_BLOCK_MISMATCH, 2);
  assert_without(0, DODONA_BLOCK_MISMATCH, 2);
  assert_without(2, DODONA_BLOCK_MISMATCH, 4);
  assert_without(10, DODONA_BLOCK_MISMATCH, 7);
  const dodona_row short_end[] = {
      {1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 0}, {1, 1, RECV, 0, 1}, {1, 1, RECV, 0, 2}};
  assert_fault(&duplex, short_end, 4, DODONA_BLOCK_MISMATCH, 1);
  const dodona_row no_end[] = {{1, 1, RECV, 0, 0}, {1, 1, RECV, 0, 1}};
  assert_fault(&duplex, no_end, 2, DODONA_UNMATCHED_RECEIVE, 0);
  /* the same blocks, but of another step, or of other ranks */
  dodona_row rows[ROWS];
  memcpy(rows, chain, sizeof rows);
  rows[5].step = rows[6].step = 2;
  assert_fault(&duplex, rows, ROWS, DODONA_BLOCK_MISMATCH, 2);
  const dodona_row others[] = {{1, 0, SEND, 1, 0}, {1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 0},
                               {1, 2, RECV, 0, 1}, {1, 2, SEND, 0, 1}, {1, 0, RECV, 1, 1}};
  assert_fault(&duplex, others, 6, DODONA_BLOCK_MISMATCH, 1);
}

static void one_peer_a_step(void **state) {
  (void)state;
  const dodona_row out[] = {{1, 0, SEND, 1, 0}, {1, 0, SEND, 1, 1}, {1, 0, SEND, 2, 2},
                            {1, 1, RECV, 0, 0}, {1, 1, RECV, 0, 1}, {1, 2, RECV, 0, 2}};
  assert_fault(&duplex, out, 6, DODONA_PORT_TWICE, 2);
  dodona_row in[ROWS + 2];
  memcpy(in, chain, sizeof chain);
  in[12] = (dodona_row){2, 2, RECV, 0, 2};
  in[13] = (dodona_row){2, 0, SEND, 2, 2};
  assert_fault(&duplex, in, 14, DODONA_PORT_TWICE, 12);
  /* back to the first peer */
  const dodona_row back[] = {{1, 0, SEND, 1, 0}, {1, 0, SEND, 2, 1}, {1, 0, SEND, 1, 2},
                             {1, 1, RECV, 0, 0}, {1, 1, RECV, 0, 2}, {1, 2, RECV, 0, 1}};
  assert_fault(&duplex, back, 6, DODONA_PORT_TWICE, 1);
}

/* Duplex: a message out and one in. Simplex: one of them, of however many blocks. */
static void simplex(void **state) {
  (void)state;
  dodona_rules rules = {.ranks = 2, .blocks = 4, .redundant = 1, .latency = 1, .ticks = 1};
  const dodona_row rows[] = {{1, 0, SEND, 1, 0}, {1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 0},
                             {1, 1, RECV, 0, 1}, {2, 0, SEND, 1, 2}, {2, 0, SEND, 1, 3},
                             {2, 0, RECV, 1, 0}, {2, 0, RECV, 1, 1}, {2, 1, RECV, 0, 2},
                             {2, 1, RECV, 0, 3}, {2, 1, SEND, 0, 0}, {2, 1, SEND, 0, 1}};
  assert_fault(&rules, rows, 12, DODONA_VALID, DODONA_NONE);
  rules.simplex = 1;
  assert_fault(&rules, rows, 12, DODONA_PORT_TWICE, 6);
  assert_verdict(&rules, rows, 4, (dodona_verdict){DODONA_NEVER_RECEIVED, 1, 2, 4});
  rules = duplex;
  rules.simplex = 1;
  assert_fault(&rules, chain, ROWS, DODONA_VALID, DODONA_NONE);
}

/* Two ticks a message: its port is free two ticks after the step of its rows, all of one step. */
static void postal(void **state) {
  (void)state;
  dodona_rules rules = duplex;
  rules.latency = 5;
  rules.ticks = 2;
  dodona_row rows[] = {{0, 0, SEND, 1, 0}, {0, 0, SEND, 1, 1}, {0, 1, RECV, 0, 0},
                       {0, 1, RECV, 0, 1}, {2, 0, SEND, 1, 2}, {2, 1, RECV, 0, 2},
                       {5, 1, SEND, 2, 0}, {5, 1, SEND, 2, 1}, {5, 2, RECV, 1, 0},
                       {5, 2, RECV, 1, 1}, {7, 1, SEND, 2, 2}, {7, 2, RECV, 1, 2}};
  assert_fault(&rules, rows, 12, DODONA_VALID, DODONA_NONE);
  rows[4].step = rows[5].step = 1;
  assert_fault(&rules, rows, 12, DODONA_PORT_TWICE, 4);
  const dodona_row apart[] = {
      {0, 0, SEND, 1, 0}, {0, 1, RECV, 0, 0}, {1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 1}};
  assert_fault(&rules, apart, 4, DODONA_PORT_TWICE, 2);
}

/* Holding and lacking are asked of each block. */
static void each_block_is_held_and_lacked(void **state) {
  (void)state;
  const dodona_row early[] = {{1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 1}, {2, 1, SEND, 2, 1},
                              {2, 1, SEND, 2, 2}, {2, 2, RECV, 1, 1}, {2, 2, RECV, 1, 2}};
  assert_fault(&duplex, early, 6, DODONA_SENT_BEFORE_HELD, 3);
  const dodona_row again[] = {{1, 0, SEND, 1, 1}, {1, 1, RECV, 0, 1}, {2, 0, SEND, 1, 0},
                              {2, 0, SEND, 1, 1}, {2, 1, RECV, 0, 0}, {2, 1, RECV, 0, 1}};
  assert_fault(&duplex, again, 6, DODONA_RECEIVED_TWICE, 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(three_blocks),    cmocka_unit_test(rows_in_any_order),
      cmocka_unit_test(blocks_ascend),   cmocka_unit_test(both_ends_name_the_same_blocks),
      cmocka_unit_test(one_peer_a_step), cmocka_unit_test(simplex),
      cmocka_unit_test(postal),          cmocka_unit_test(each_block_is_held_and_lacked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
