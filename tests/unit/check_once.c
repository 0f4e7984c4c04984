/* The checker of collectives on schedules that fit on a hand: from rows to messages, and who lacks what. */
#include "ref/check/once.h"
#include "ref/check/receives.h"
#include "tests/unit/unit.h"

enum { RANKS = 3, BLOCKS = 3, MOST = 24, CELLS = RANKS * BLOCKS };

#define MOVE(step, from, to, block)                                                                \
  {step, from, DODONA_SEND, to, block}, {                                                          \
    step, to, DODONA_RECV, from, block                                                             \
  }

/* Who begins with a block, or wants it, as three letters a block: "100010001" is rank b of block b. */
static void flags(const char *letters, uint8_t *into) {
  for (int32_t cell = 0; cell < CELLS; cell++)
    into[cell] = letters[cell] == '1';
}

static dodona_lack judge(const dodona_row *rows, int64_t n, const char *begin, const char *want) {
  dodona_message messages[MOST];
  uint8_t begins[CELLS], wants[CELLS], sent[MOST];
  uint64_t names[MOST], made[CELLS], wanted[BLOCKS];
  uint16_t known[MOST];
  uint32_t weights[CELLS];
  const int64_t count = dodona_check_receives(rows, n, BLOCKS, messages, names);
  assert_int_equal(count, n / 2);
  flags(begin, begins);
  flags(want, wants);
  return dodona_check_once(messages, count, 1, RANKS, BLOCKS, begins, wants, sent, names, known,
                           made, weights, wanted);
}

static void assert_lack(dodona_lack got, dodona_lack expected) {
  assert_int_equal(got.block, expected.block);
  assert_int_equal(got.rank, expected.rank);
  assert_int_equal(got.input, expected.input);
  assert_int_equal(got.times, expected.times);
}

#define ALL "111111111"
#define ROOT "100100100"
#define OWN "100010001"
#define FIRST_TO_ALL "111000000"
#define FIRST_TO_ROOT "100000000"

static void receives(void **state) {
  (void)state;
  const dodona_row rows[] = {MOVE(0, 2, 1, 0), {1, 0, DODONA_SEND, 1, 2}, MOVE(4, 1, 2, 5)};
  dodona_message m[5];
  uint64_t of[5];
  assert_int_equal(dodona_check_receives(rows, 5, BLOCKS, m, of), 2);
  assert_true(m[0].step == 0 && m[0].src == 2 && m[0].dst == 1 && m[0].block == 0);
  assert_int_equal(m[0].use, DODONA_APPEND);
  assert_true(m[1].step == 4 && m[1].src == 1 && m[1].dst == 2 && m[1].block == 2);
  assert_int_equal(m[1].use, DODONA_STORE);
  assert_true(of[0] == 1 && of[1] == 4);
  assert_int_equal(dodona_check_receives(rows, 0, BLOCKS, m, of), 0);
}

static void a_chain(void **state) {
  (void)state;
  const dodona_row rows[] = {MOVE(0, 2, 1, 0), MOVE(1, 1, 0, 0), MOVE(2, 0, 1, 3),
                             MOVE(3, 1, 2, 3)};
  assert_int_equal(judge(rows, 4, ALL, FIRST_TO_ROOT).block, -1);
  assert_int_equal(judge(rows, 8, ALL, FIRST_TO_ALL).block, -1);
  assert_lack(judge(rows, 6, ALL, FIRST_TO_ALL), (dodona_lack){0, 2, 0, 0});
  /* in one step the part of rank 2 is not there yet */
  const dodona_row at_once[] = {MOVE(0, 2, 1, 0), MOVE(0, 1, 0, 0)};
  assert_lack(judge(at_once, 4, ALL, FIRST_TO_ROOT), (dodona_lack){0, 0, 2, 0});
  /* once more, and it is there twice */
  const dodona_row again[] = {MOVE(0, 2, 1, 0), MOVE(1, 1, 0, 0), MOVE(2, 2, 0, 0)};
  assert_lack(judge(again, 6, ALL, FIRST_TO_ROOT), (dodona_lack){0, 0, 2, 2});
}

/* A part, and its result over it, in one message. */
static void a_result_replaces_a_part(void **state) {
  (void)state;
  const dodona_row rows[] = {MOVE(0, 2, 1, 0), MOVE(1, 1, 0, 0), MOVE(2, 0, 2, 0), MOVE(2, 0, 2, 3),
                             MOVE(3, 2, 1, 3)};
  assert_int_equal(judge(rows, 10, ALL, FIRST_TO_ALL).block, -1);
}

/* Each rank's block goes around. */
static void a_ring(void **state) {
  (void)state;
  dodona_row rows[MOST];
  int64_t n = 0;
  for (int32_t x = 0; x < 4; x++)
    for (int32_t rank = 0; rank < RANKS; rank++) {
      const int32_t next = (rank + 1) % RANKS;
      const int32_t block = (rank - x + 6) % RANKS + (x < 2 ? 0 : BLOCKS);
      rows[n++] = (dodona_row){x, rank, DODONA_SEND, next, block};
      rows[n++] = (dodona_row){x, next, DODONA_RECV, rank, block};
    }
  assert_int_equal(judge(rows, n, ALL, ALL).block, -1);
  assert_lack(judge(rows, 12, ALL, ALL), (dodona_lack){0, 0, 1, 0});
  assert_int_equal(judge(rows, 12, ALL, "001100010").block, -1); /* each has one result */
  /* its second half alone, from there on, is an allgather */
  assert_int_equal(judge(rows + 12, 12, "001100010", ALL).block, -1);
}

static void blocks_of_ranks(void **state) {
  (void)state;
  const dodona_row scatter[] = {MOVE(0, 0, 1, 4), MOVE(1, 0, 2, 5)};
  assert_int_equal(judge(scatter, 4, ROOT, OWN).block, -1);
  assert_lack(judge(scatter, 2, ROOT, OWN), (dodona_lack){2, 2, 0, 0});
  const dodona_row gather[] = {MOVE(0, 1, 0, 4), MOVE(1, 2, 0, 5)};
  assert_int_equal(judge(gather, 4, OWN, ROOT).block, -1);
  assert_lack(judge(gather, 4, OWN, ALL), (dodona_lack){0, 1, 0, 0});
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(receives),
      cmocka_unit_test(a_chain),
      cmocka_unit_test(a_result_replaces_a_part),
      cmocka_unit_test(a_ring),
      cmocka_unit_test(blocks_of_ranks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
