/* The way to a lack names the message that is missing, wrong, or too early: in rings of 3 to 7 ranks each message in turn. */
#include "ref/check/once.h"
#include "ref/oracle/read/trail.h"
#include "tests/unit/unit.h"

enum { MOST = 7, MOVES = 2 * (MOST - 1) * MOST, CELLS = MOST * MOST };

/* Block by block, 2 rows a message; the line of message m is m + 1. */
typedef struct schedule {
  int32_t ranks;
  int64_t moves;
  dodona_message moved[MOVES];
} schedule;

static void ring(schedule *s, int32_t ranks) {
  s->ranks = ranks;
  s->moves = 0;
  for (int32_t x = 0; x < 2 * (ranks - 1); x++)
    for (int32_t rank = 0; rank < ranks; rank++)
      s->moved[s->moves++] =
          (dodona_message){x, rank, (rank + 1) % ranks, (rank - x + 2 * ranks) % ranks,
                           x < ranks - 1 ? DODONA_APPEND : DODONA_STORE};
}

static dodona_lack judge(const schedule *s) {
  const oracle_collective *op = oracle_collective_of("allreduce");
  uint8_t begins[CELLS], wants[CELLS], sent[MOVES];
  uint64_t names[MOVES], made[CELLS], want[MOST];
  uint16_t known[MOVES];
  uint32_t weights[CELLS];
  const oracle_dealt dealt = {.each = 1, .ranks = s->ranks};
  for (int32_t b = 0; b < s->ranks; b++)
    for (int32_t r = 0; r < s->ranks; r++) {
      begins[b * s->ranks + r] = oracle_is_one_of(op->begins, &dealt, r, b);
      wants[b * s->ranks + r] = oracle_is_one_of(op->wants, &dealt, r, b);
    }
  return dodona_check_once(s->moved, s->moves, 1, s->ranks, s->ranks, begins, wants, sent, names,
                           known, made, weights, want);
}

/* The way; rows as the command has them. */
static oracle_trail way_of(const schedule *s, const dodona_lack *lack) {
  dodona_row rows[2 * MOVES];
  int64_t lines[2 * MOVES];
  oracle_trail way;
  for (int64_t m = 0; m < s->moves; m++) {
    const dodona_message *a = &s->moved[m];
    const int32_t block = a->block + (a->use == DODONA_STORE ? s->ranks : 0);
    rows[2 * m] = (dodona_row){a->step, a->src, DODONA_SEND, a->dst, block};
    rows[2 * m + 1] = (dodona_row){a->step, a->dst, DODONA_RECV, a->src, block};
    lines[2 * m] = lines[2 * m + 1] = m + 1;
  }
  const oracle_rows all = {
      .rows = rows, .lines = lines, .count = 2 * s->moves, .last_line = s->moves};
  const oracle_question asked = {oracle_collective_of("allreduce"),
                                 {.each = 1, .ranks = s->ranks},
                                 s->ranks,
                                 1,
                                 lack->rank,
                                 lack->block,
                                 lack->input,
                                 INT64_MAX,
                                 lack->times};
  assert_true(oracle_trail_find(&asked, &all, s->ranks, &way));
  assert_true(way.count >= 2);
  return way;
}

static void assert_says(const oracle_trail *way, const char *words) {
  if (strstr(way->hops[0].text, words) == NULL)
    fail_msg("expected '%s', got '%s'", words, way->hops[0].text);
}

static void a_message_is_missing(void **state) {
  (void)state;
  for (int32_t ranks = 3; ranks <= MOST; ranks++) {
    schedule s;
    ring(&s, ranks);
    assert_int_equal(judge(&s).block, -1);
    for (int64_t gone = 0; gone < s.moves; gone++) {
      char from[32], to[32];
      ring(&s, ranks);
      const dodona_message left = s.moved[gone];
      memmove(s.moved + gone, s.moved + gone + 1, (size_t)(--s.moves - gone) * sizeof *s.moved);
      const dodona_lack lack = judge(&s);
      assert_int_equal(lack.block, left.block);
      oracle_trail way = way_of(&s, &lack);
      snprintf(from, sizeof from, "rank %d, which has ", left.src);
      snprintf(to, sizeof to, "does not send it to rank %d", left.dst);
      assert_says(&way, from);
      assert_says(&way, to);
      oracle_trail_free(&way);
    }
  }
}

/* Spoils one message after another, in rings of 3 to 7 ranks. Each time the trail must be about the block that the message should have carried
   (`other` allows another block), and its first hop must have the message's line, or these words about it. */
typedef void spoil(schedule *s, int64_t k);

static void assert_found(bool second_half, spoil *change, bool other, const char *words) {
  for (int32_t ranks = 3; ranks <= MOST; ranks++) {
    const int64_t half = ranks * (ranks - 1);
    int64_t found = 0;
    for (int64_t k = second_half ? half : 0; k < (second_half ? 2 * half : half); k++) {
      schedule s;
      ring(&s, ranks);
      const dodona_message right = s.moved[k];
      change(&s, k);
      const dodona_lack lack = judge(&s);
      assert_true(lack.block >= 0);
      if (other && lack.block != right.block)
        continue; /* the block that the message carries now is wrong, too, and comes first */
      assert_int_equal(lack.block, right.block);
      oracle_trail way = way_of(&s, &lack);
      char to[64];
      snprintf(to, sizeof to, "does not send it to rank %d", right.dst);
      if (!other || strstr(way.hops[0].text, to) == NULL)
        assert_int_equal(way.hops[0].line, k + 1);
      if (words != NULL)
        assert_says(&way, words);
      oracle_trail_free(&way);
      found++;
    }
    assert_true(found > 0);
  }
}

static void carry_the_next(schedule *s, int64_t k) {
  s->moved[k].block = (s->moved[k].block + 1) % s->ranks;
}

static void combine(schedule *s, int64_t k) {
  s->moved[k].use = DODONA_APPEND;
}

static void store(schedule *s, int64_t k) {
  s->moved[k].use = DODONA_STORE;
}

static void a_message_is_of_another_block(void **state) {
  (void)state;
  assert_found(true, carry_the_next, true, NULL);
}

static void a_result_is_combined(void **state) {
  (void)state;
  assert_found(true, combine, false, "both have the input of rank");
}

static void a_part_is_stored(void **state) {
  (void)state;
  assert_found(false, store, false, "and loses the input of rank");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_message_is_missing),
      cmocka_unit_test(a_message_is_of_another_block),
      cmocka_unit_test(a_result_is_combined),
      cmocka_unit_test(a_part_is_stored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
