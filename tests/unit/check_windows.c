/* The checker of combines on windows: valid, and no change of one row or one transfer is. */
#include "tests/judge_combine.h"
#include "props/obvious/windows.h"

/* T_lambda(40), by N = 1, 2, 4, .. and 1, 1, 2, 3, 5, .. and 1, 1, 1, 2, 3, 4, 6, .. */
static void windows_are_valid(void **state) {
  (void)state;
  const int32_t rounds[] = {6, 9, 11};
  for (int32_t latency = 1; latency <= 3; latency++) {
    for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
      const windows plan = windows_make(ranks, latency);
      const dodona_rules rules = {.ranks = ranks, .blocks = 2, .latency = latency, .ticks = 1};
      dodona_row rows[ROWS];
      int32_t n = windows_rows(&plan, rows);
      assert_int_equal(plan.width[plan.rounds], ranks);
      assert_valid(&rules, rows, n);
      assert_int_equal(n == 0 ? 0 : rows[n - 1].step + latency, plan.rounds);
    }
    assert_int_equal(windows_make(RANKS, latency).rounds, rounds[latency - 1]);
  }
}

static int32_t partner(const dodona_row *rows, int32_t n, int32_t k) {
  for (int32_t i = 0; i < n; i++)
    if (rows[i].step == rows[k].step && rows[i].rank == rows[k].peer && rows[i].op != rows[k].op)
      return i;
  fail();
  return -1;
}

static void erase(dodona_row *rows, int32_t *n, int32_t k) {
  --*n;
  memmove(rows + k, rows + k + 1, (size_t)(*n - k) * sizeof *rows);
}

/* One change of row k of a valid schedule. */
typedef void (*change)(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k);

static void change_every_row(change changed) {
  for (int32_t latency = 1; latency <= 3; latency++)
    for (int32_t ranks = 2; ranks <= 9; ranks++) {
      const windows plan = windows_make(ranks, latency);
      const dodona_rules rules = {.ranks = ranks, .blocks = 2, .latency = latency, .ticks = 1};
      dodona_row rows[ROWS];
      int32_t n = windows_rows(&plan, rows);
      for (int32_t k = 0; k < n; k++) {
        windows_rows(&plan, rows);
        changed(&rules, rows, n, k);
      }
    }
}

static void change_block(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  int32_t other = partner(rows, n, k);
  rows[k].block = 1 - rows[k].block;
  assert_fault(rules, rows, n, DODONA_BLOCK_MISMATCH, k < other ? k : other);
}

static void drop_row(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  int32_t other = partner(rows, n, k);
  dodona_fault fault = rows[k].op == SEND ? DODONA_UNMATCHED_RECEIVE : DODONA_UNMATCHED_SEND;
  erase(rows, &n, k);
  assert_fault(rules, rows, n, fault, other < k ? other : other - 1);
}

static void repeat_row(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  memmove(rows + k + 1, rows + k, (size_t)(n - k) * sizeof *rows);
  assert_fault(rules, rows, n + 1, DODONA_PORT_TWICE, k + 1);
}

/* Without the transfer of row k its receiver lacks an input in the end. */
static void drop_transfer(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  int32_t other = partner(rows, n, k);
  erase(rows, &n, k > other ? k : other);
  erase(rows, &n, k > other ? other : k);
  dodona_verdict verdict = judge(rules, rows, n);
  assert_int_equal(verdict.fault, DODONA_NEVER_RECEIVED);
  assert_int_equal(verdict.row, n);
}

/* T for S brings the sender's input again; S for T keeps it from the receiver. */
static void send_the_other(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  int32_t other = partner(rows, n, k);
  int32_t receive = rows[k].op == RECV ? k : other;
  rows[k].block = rows[other].block = 1 - rows[k].block;
  if (rows[k].block == T) {
    assert_verdict(
        rules, rows, n,
        (dodona_verdict){DODONA_COUNTED_TWICE, rows[receive].rank, rows[receive].peer, receive});
    return;
  }
  dodona_verdict verdict = judge(rules, rows, n);
  assert_int_equal(verdict.fault, DODONA_NEVER_RECEIVED);
  assert_int_equal(verdict.row, n);
}

/* All is counted: whatever comes then comes again; first rank 0's input, but in rank 0's S. */
static void send_once_more(const dodona_rules *rules, dodona_row *rows, int32_t n, int32_t k) {
  int64_t late = rows[n - 1].step + rules->latency;
  int32_t other = partner(rows, n, k);
  int32_t from = rows[k].op == SEND ? k : other;
  rows[n] = rows[from];
  rows[n + 1] = rows[from == k ? other : k];
  rows[n].step = rows[n + 1].step = late;
  assert_verdict(rules, rows, n + 2,
                 (dodona_verdict){DODONA_COUNTED_TWICE, rows[n].peer,
                                  rows[n].block == S && rows[n].rank == 0, n + 1});
}

static void single_changes(void **state) {
  (void)state;
  change_every_row(change_block);
  change_every_row(drop_row);
  change_every_row(repeat_row);
  change_every_row(drop_transfer);
  change_every_row(send_the_other);
  change_every_row(send_once_more);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(windows_are_valid),
      cmocka_unit_test(single_changes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
