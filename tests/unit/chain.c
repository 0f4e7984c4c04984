/* The longest chain against the longest of all paths, found by trying each message after each other one; schedules drawn at random. */
#include "ref/oracle/read/chain.h"
#include "tests/unit/unit.h"

enum { MESSAGES = 24, RANKS = 5, BLOCKS = 3, ROUNDS = 3000 };

static uint64_t state = 1;

static int32_t draw(int32_t count) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int32_t)((state >> 33) % (uint64_t)count);
}

/* Messages by step, combined or stored. */
static int64_t make(dodona_row *rows, int64_t *lines) {
  int64_t count = 0, step = 0;
  for (int m = 0; m < MESSAGES; m++) {
    const int32_t src = draw(RANKS), dst = (src + 1 + draw(RANKS - 1)) % RANKS;
    const int32_t block = draw(BLOCKS) + (draw(2) == 0 ? 0 : BLOCKS);
    step += draw(2);
    lines[count] = lines[count + 1] = m + 1;
    rows[count++] = (dodona_row){step, src, DODONA_SEND, dst, block};
    rows[count++] = (dodona_row){step, dst, DODONA_RECV, src, block};
  }
  return count;
}

/* Whether nothing is stored in the place of what receive k brought, after it and in time for `step`. */
static bool stays(const dodona_row *rows, int64_t count, int64_t k, int64_t step, int latency) {
  for (int64_t i = k + 1; i < count; i++)
    if (rows[i].op == DODONA_RECV && rows[i].rank == rows[k].rank && rows[i].block >= BLOCKS &&
        rows[i].block % BLOCKS == rows[k].block % BLOCKS && rows[i].step + latency <= step)
      return false;
  return true;
}

static int64_t longest(const dodona_row *rows, int64_t count, int latency) {
  int64_t lengths[2 * MESSAGES], most = 0;
  for (int64_t k = 0; k < count; k++) {
    lengths[k] = rows[k].op == DODONA_RECV ? 1 : 0;
    for (int64_t i = 0; i < k && rows[k].op == DODONA_RECV; i++)
      if (rows[i].op == DODONA_RECV && rows[i].rank == rows[k].peer &&
          rows[i].block % BLOCKS == rows[k].block % BLOCKS &&
          rows[i].step + latency <= rows[k].step && lengths[i] + 1 > lengths[k] &&
          stays(rows, count, i, rows[k].step, latency))
        lengths[k] = lengths[i] + 1;
    most = lengths[k] > most ? lengths[k] : most;
  }
  return most;
}

static void test_longest(void **context) {
  (void)context;
  for (int round = 0; round < ROUNDS; round++) {
    dodona_row rows[2 * MESSAGES];
    int64_t lines[2 * MESSAGES];
    oracle_chain chain;
    const int latency = 1 + draw(3);
    const oracle_rows all = {.rows = rows, .lines = lines, .count = make(rows, lines)};
    assert_true(oracle_chain_find(&all, RANKS, BLOCKS, latency, &chain));
    assert_int_equal(chain.count, longest(rows, all.count, latency));
    for (int64_t k = 0; k < chain.count; k++) {
      const dodona_row *row = &rows[chain.rows[k]];
      assert_int_equal(row->op, DODONA_RECV);
      if (k > 0) {
        const dodona_row *before = &rows[chain.rows[k - 1]];
        assert_int_equal(before->rank, row->peer);
        assert_int_equal(before->block % BLOCKS, row->block % BLOCKS);
        assert_true(before->step + latency <= row->step);
      }
    }
    oracle_chain_free(&chain);
  }
}

static void test_nothing(void **context) {
  (void)context;
  oracle_chain chain;
  const oracle_rows none = {.rows = NULL};
  assert_true(oracle_chain_find(&none, 1, 1, 1, &chain));
  assert_int_equal(chain.count, 0);
  assert_int_equal(chain.busiest, 0);
  oracle_chain_free(&chain);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_longest),
                                     cmocka_unit_test(test_nothing)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
