/* Every verdict of the checker of reductions, on schedules that fit on a hand. */
#include "tests/judge_reduce.h"

/* Three ranks in a row, two blocks: 0 and 1 in part, 2 and 3 the results. */
static const dodona_rules three = {.ranks = 3, .blocks = 4, .latency = 1, .ticks = 1};
static const dodona_rules two = {.ranks = 2, .blocks = 2, .latency = 1, .ticks = 1};

/* 2 -> 1 -> 0, block by block; then 0 -> 1 -> 2, the first result while the last part still comes. */
static const dodona_row chain[] = {MOVE(0, 2, 1, 0), MOVE(1, 1, 0, 0), MOVE(1, 2, 1, 1),
                                   MOVE(2, 1, 0, 1), MOVE(2, 0, 1, 2), MOVE(3, 1, 2, 2),
                                   MOVE(3, 0, 1, 3), MOVE(4, 1, 2, 3)};
enum { REDUCTION = 8 };

/* The chain with one row changed, as an allreduce. */
static void assert_changed(int64_t k, dodona_row row, dodona_fault fault, int64_t at) {
  dodona_row rows[COUNT(chain)];
  memcpy(rows, chain, sizeof rows);
  rows[k] = row;
  assert_fault(&three, 1, rows, COUNT(rows), fault, at);
}

static void by_hand(void **state) {
  (void)state;
  assert_valid(&three, 0, chain, REDUCTION);
  assert_valid(&three, 0, chain, COUNT(chain));
  assert_valid(&three, 1, chain, COUNT(chain));
  assert_valid(&three, -7, chain, COUNT(chain));
  /* both at once: recursive doubling, and nothing finished is ever sent */
  const dodona_row swap[] = {MOVE(0, 0, 1, 0), MOVE(0, 1, 0, 0)};
  assert_valid(&two, 1, swap, COUNT(swap));
}

/* Three blocks go round a ring of three, each in part from the rank behind its own, then finished. */
static void ring(void **state) {
  (void)state;
  dodona_rules rules = three;
  rules.blocks = 6;
  dodona_row rows[24];
  int32_t n = 0;
  for (int32_t x = 0; x < 4; x++)
    for (int32_t rank = 0; rank < 3; rank++) {
      const int32_t next = (rank + 1) % 3;
      const int32_t block = (rank - x + 6) % 3 + (x < 2 ? 0 : 3);
      rows[n++] = (dodona_row){x, rank, SEND, next, block};
      rows[n++] = (dodona_row){x, next, RECV, rank, block};
    }
  assert_valid(&rules, 1, rows, n);
  assert_verdict(&rules, 1, rows, 12, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 0, 1, 12});
}

static void alone(void **state) {
  (void)state;
  const dodona_rules rules = {.ranks = 1, .blocks = 2, .latency = 1, .ticks = 1};
  assert_int_equal(dodona_check_reduce_entries(&rules), 5);
  assert_valid(&rules, 0, NULL, 0);
  assert_valid(&rules, 1, NULL, 0);
  const dodona_row self[] = {{0, 0, SEND, 0, 0}};
  assert_fault(&rules, 1, self, 1, DODONA_OUT_OF_RANGE, 0);
}

static void bad_rules(void **state) {
  (void)state;
  uint64_t scratch[ENTRIES];
  const dodona_rules bad[] = {
      {.ranks = 0, .blocks = 2, .latency = 1, .ticks = 1},
      {.ranks = -1, .blocks = 2, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 0, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = -2, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 1, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 3, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 2, .root = 3, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 2, .root = -1, .latency = 1, .ticks = 1},
      {.ranks = 3, .blocks = 2, .latency = 1, .ticks = 0},
      {.ranks = 3, .blocks = 2, .latency = 1, .ticks = 2},
  };
  for (size_t k = 0; k < COUNT(bad); k++) {
    assert_int_equal(dodona_check_reduce_entries(&bad[k]), -1);
    dodona_reduce_verdict v = dodona_check_reduce(&bad[k], 1, chain, 0, scratch, ENTRIES);
    assert_int_equal(v.fault, DODONA_BAD_RULES);
    assert_int_equal(v.row, NONE);
    assert_true(v.rank == NONE && v.block == NONE && v.input == NONE);
  }
  const int64_t entries = dodona_check_reduce_entries(&three);
  assert_int_equal(entries, 3 * (3 * 2 + 4));
  assert_int_equal(dodona_check_reduce(&three, 1, chain, COUNT(chain), scratch, entries - 1).fault,
                   DODONA_BAD_RULES);
  assert_int_equal(dodona_check_reduce(&three, 1, chain, -1, scratch, entries).fault,
                   DODONA_BAD_RULES);
}

/* P (P s + 4) as long as it is less than 2^63. */
static void the_largest_scratch(void **state) {
  (void)state;
  dodona_rules rules = {.ranks = 1 << 21, .blocks = 1 << 21, .latency = 1, .ticks = 1};
  assert_true(dodona_check_reduce_entries(&rules) == (INT64_C(1) << 62) + (INT64_C(1) << 23));
  rules.blocks *= 2;
  assert_int_equal(dodona_check_reduce_entries(&rules), -1);
  rules = (dodona_rules){.ranks = INT32_MAX, .blocks = 2, .latency = 1, .ticks = 1};
  assert_true(dodona_check_reduce_entries(&rules) == INT64_C(2147483647) * 2147483651);
  rules.blocks = 4;
  assert_true(dodona_check_reduce_entries(&rules) == INT64_C(2147483647) * 4294967298);
  rules.blocks = 6;
  assert_int_equal(dodona_check_reduce_entries(&rules), -1);
}

static void out_of_range(void **state) {
  (void)state;
  const int64_t late = ((int64_t)1 << 62) + 1;
  assert_changed(0, (dodona_row){0, -1, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 3, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, -1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, 3, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, 2, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, 1, -1}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, 1, 4}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, 2, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){0, 2, -1, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){-1, 2, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
  assert_changed(0, (dodona_row){late, 2, SEND, 1, 0}, DODONA_OUT_OF_RANGE, 0);
}

static void the_last_step_is_2_to_62(void **state) {
  (void)state;
  const int64_t last = (int64_t)1 << 62;
  dodona_rules rules = two;
  rules.latency = rules.ticks = INT32_MAX;
  const dodona_row rows[] = {MOVE(last, 0, 1, 0), MOVE(last, 1, 0, 0)};
  assert_valid(&rules, 1, rows, 4);
}

static void out_of_order(void **state) {
  (void)state;
  dodona_row rows[COUNT(chain)];
  memcpy(rows, chain, sizeof rows);
  rows[0].step = rows[1].step = 2;
  assert_fault(&three, 1, rows, COUNT(rows), DODONA_OUT_OF_ORDER, 2);
}

static void ports(void **state) {
  (void)state;
  const dodona_row twice[] = {MOVE(0, 1, 0, 0), {0, 0, RECV, 2, 0}, {0, 2, SEND, 0, 0}};
  assert_fault(&three, 0, twice, 4, DODONA_PORT_TWICE, 2);
  /* two ticks a message */
  dodona_rules rules = three;
  rules.ticks = rules.latency = 2;
  assert_fault(&rules, 0, chain, COUNT(chain), DODONA_PORT_TWICE, 4);
  rules = three;
  rules.simplex = 1;
  assert_fault(&rules, 0, chain, COUNT(chain), DODONA_PORT_TWICE, 5);
}

static void unmatched(void **state) {
  (void)state;
  assert_changed(1, (dodona_row){0, 1, RECV, 0, 0}, DODONA_UNMATCHED_SEND, 0);
  assert_changed(0, (dodona_row){0, 2, SEND, 0, 0}, DODONA_UNMATCHED_SEND, 0);
  const dodona_row waiting[] = {{0, 1, RECV, 0, 0}, {1, 0, SEND, 1, 0}};
  assert_fault(&two, 0, waiting, 2, DODONA_UNMATCHED_RECEIVE, 0);
}

static void block_mismatch(void **state) {
  (void)state;
  assert_changed(0, (dodona_row){0, 2, SEND, 1, 1}, DODONA_BLOCK_MISMATCH, 0);
  assert_changed(9, (dodona_row){2, 1, RECV, 0, 0}, DODONA_BLOCK_MISMATCH, 8); /* part, result */
}

/* The root of the chain sends a result too soon: it lacks input 2, or by a longer latency more. */
static void sent_before_held(void **state) {
  (void)state;
  dodona_rules rules = three;
  dodona_row rows[] = {MOVE(0, 1, 0, 0), MOVE(2, 0, 2, 2)};
  assert_verdict(&rules, 1, rows, 4, (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 0, 2, 2});
  rules.latency = 3;
  assert_verdict(&rules, 1, rows, 4, (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 0, 1, 2});
  rows[2].block = rows[3].block = 3; /* of the other block it has its own input only */
  rules.latency = 1;
  assert_verdict(&rules, 1, rows, 4, (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 1, 1, 2});
  /* the receiver's row comes first: the sender's is the one that is wrong */
  const dodona_row turned[] = {rows[0], rows[1], rows[3], rows[2]};
  assert_verdict(&rules, 1, turned, 4,
                 (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 1, 1, 3});
  /* the result is sent in the step in which the last part arrives, and one too early */
  const dodona_row chained[] = {MOVE(0, 1, 0, 0), MOVE(4, 0, 1, 1)};
  rules = two;
  rules.latency = 4;
  assert_valid(&rules, 1, chained, 4);
  rules.latency = 5;
  assert_verdict(&rules, 1, chained, 4,
                 (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 0, 1, 2});
}

/* A result that nobody lacks is wrong unless the rules say that it may come. */
static void received_twice(void **state) {
  (void)state;
  dodona_rules rules = two;
  const dodona_row rows[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 1), MOVE(2, 1, 0, 1)};
  assert_fault(&rules, 1, rows, 6, DODONA_RECEIVED_TWICE, 5);
  rules.redundant = 1;
  assert_valid(&rules, 1, rows, 6);
  /* it may not even while the rest is still on its way: rank 1 has input 0 from step 5 on */
  const dodona_row late[] = {MOVE(0, 1, 0, 0), MOVE(2, 0, 1, 0), MOVE(3, 0, 1, 1)};
  rules = two;
  rules.latency = 3;
  assert_fault(&rules, 1, late, 6, DODONA_RECEIVED_TWICE, 5);
  /* who has a part only may be told the rest: rank 0 passes on its own input before that arrives */
  const dodona_row rest[] = {MOVE(0, 0, 2, 0), MOVE(1, 1, 2, 0), MOVE(4, 2, 0, 1),
                             MOVE(5, 0, 1, 0)};
  rules = three;
  rules.blocks = 2;
  rules.latency = 3;
  assert_verdict(&rules, 1, rest, 6, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 1, 0, 0, 6});
  assert_verdict(&rules, 1, rest, 8, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 1, 0, 2, 8});
}

/* Rank 2 gets input 0 from rank 0 and again from rank 1, in a later part; or a part of what it sent. */
static void counted_twice(void **state) {
  (void)state;
  dodona_rules rules = three;
  dodona_row rows[] = {MOVE(0, 0, 1, 1), MOVE(2, 0, 2, 1), MOVE(3, 1, 2, 1)};
  const dodona_reduce_verdict twice = {DODONA_COUNTED_TWICE, 2, 1, 0, 5};
  assert_verdict(&rules, 0, rows, 6, twice);
  rules.latency = 3; /* rank 1 has it from step 3 on, rank 2 only from step 5 */
  assert_verdict(&rules, 0, rows, 6, twice);
  rules.latency = 4; /* too late for rank 1 to pass it on: nothing comes twice, much never */
  assert_verdict(&rules, 0, rows, 6, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 0, 1, 6});
  rows[4].block = rows[5].block = 0; /* another block */
  rules.latency = 3;
  assert_verdict(&rules, 0, rows, 6, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 0, 1, 6});
  const dodona_row back[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 0)};
  assert_verdict(&two, 1, back, 4, (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 1, 3});
  /* redundant is of results: a part may never come twice */
  rules = two;
  rules.redundant = 1;
  assert_verdict(&rules, 1, back, 4, (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 1, 3});
}

/* A part of what the result has brought, or the other way round. */
static void parts_and_results(void **state) {
  (void)state;
  const dodona_row after[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 1), MOVE(2, 0, 1, 0)};
  assert_verdict(&two, 1, after, 6, (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 0, 5});
  const dodona_row instead[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 0)};
  assert_verdict(&two, 1, instead, 4, (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 1, 3});
}

/* One message carries both blocks. */
static void messages(void **state) {
  (void)state;
  dodona_rules rules = two;
  rules.blocks = 4;
  dodona_row swap[] = {MOVE(0, 0, 1, 0), MOVE(0, 0, 1, 1), MOVE(0, 1, 0, 0), MOVE(0, 1, 0, 1)};
  assert_valid(&rules, 1, swap, COUNT(swap));
  assert_verdict(&rules, 1, swap, 6, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 1, 1, 6});
  swap[2].block = swap[3].block = 0; /* they ascend */
  assert_fault(&rules, 1, swap, COUNT(swap), DODONA_PORT_TWICE, 2);
  /* block 0 is finished, block 1 is not */
  const dodona_row unfinished[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 2), MOVE(1, 0, 1, 3)};
  assert_verdict(&rules, 1, unfinished, COUNT(unfinished),
                 (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 1, 1, 4});
  /* a result comes with a part of another block, and with a part of its own */
  dodona_row mixed[] = {MOVE(0, 1, 0, 0), MOVE(1, 0, 1, 1), MOVE(1, 0, 1, 2), MOVE(1, 1, 0, 1)};
  assert_valid(&rules, 1, mixed, COUNT(mixed));
  mixed[2].block = mixed[3].block = 0;
  assert_verdict(&rules, 1, mixed, COUNT(mixed),
                 (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 1, 3});
}

static void never_received(void **state) {
  (void)state;
  assert_verdict(&two, 0, NULL, 0, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 0, 1, 0});
  assert_verdict(&three, 0, chain, 6, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 0, 1, 1, 6});
  assert_verdict(&three, 1, chain, REDUCTION,
                 (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 1, 0, 0, REDUCTION});
  assert_verdict(&three, 1, chain, 12, (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 1, 1, 0, 12});
  dodona_rules rules = three;
  rules.root = 2; /* the root of a reduction, and of nothing else */
  assert_verdict(&rules, 0, chain, REDUCTION,
                 (dodona_reduce_verdict){DODONA_NEVER_RECEIVED, 2, 0, 0, REDUCTION});
  assert_valid(&rules, 1, chain, COUNT(chain));
}

/* Of several faults the first row's counts, and of a row's the first rule's. */
static void the_first_fault_is_told(void **state) {
  (void)state;
  dodona_row rows[] = {MOVE(0, 0, 1, 0), MOVE(1, 0, 1, 0), {1, 0, SEND, 1, 9}};
  assert_verdict(&two, 0, rows, 5, (dodona_reduce_verdict){DODONA_COUNTED_TWICE, 1, 0, 0, 3});
  rows[2].block = 1;
  assert_fault(&two, 0, rows, 5, DODONA_BLOCK_MISMATCH, 2);
  rows[3].block = 1;
  assert_verdict(&two, 0, rows, 5, (dodona_reduce_verdict){DODONA_SENT_BEFORE_HELD, 0, 0, 1, 2});
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(ring),
      cmocka_unit_test(alone),
      cmocka_unit_test(bad_rules),
      cmocka_unit_test(the_largest_scratch),
      cmocka_unit_test(out_of_range),
      cmocka_unit_test(the_last_step_is_2_to_62),
      cmocka_unit_test(out_of_order),
      cmocka_unit_test(ports),
      cmocka_unit_test(unmatched),
      cmocka_unit_test(block_mismatch),
      cmocka_unit_test(sent_before_held),
      cmocka_unit_test(received_twice),
      cmocka_unit_test(counted_twice),
      cmocka_unit_test(parts_and_results),
      cmocka_unit_test(messages),
      cmocka_unit_test(never_received),
      cmocka_unit_test(the_first_fault_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
