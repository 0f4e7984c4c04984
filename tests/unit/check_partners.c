/* The rules of several ports: by hand, and beside the obvious judgement of each row, on rows that are drawn and then spoilt. */
#include "ref/check/once.h"
#include "ref/check/partners.h"
#include "ref/check/receives.h"
#include <stdlib.h>
#include <string.h>
#include "tests/unit/unit.h"

enum { RANKS = 4, BLOCKS = 2, STEPS = 2, MOST = 64 };

#define MOVE(step, from, to, block)                                                                \
  {step, from, DODONA_SEND, to, block}, {                                                          \
    step, to, DODONA_RECV, from, block                                                             \
  }

static int compare(const void *left, const void *right) {
  const dodona_row *a = left, *b = right;
  const int64_t x[] = {a->step, a->rank, a->op, a->peer, a->block};
  const int64_t y[] = {b->step, b->rank, b->op, b->peer, b->block};
  for (int i = 0; i < 5; i++)
    if (x[i] != y[i])
      return x[i] < y[i] ? -1 : 1;
  return 0;
}

static dodona_verdict judge(const dodona_row *rows, int64_t n, int32_t ports) {
  const dodona_rules rules = {.ranks = RANKS, .blocks = 2 * BLOCKS, .latency = 1, .ticks = 1};
  uint64_t seen[BLOCKS] = {77, 99};
  return dodona_check_partners(&rules, ports, BLOCKS, rows, n, seen);
}

static void assert_fault(const dodona_row *rows, int64_t n, int32_t ports, int32_t fault,
                         int64_t row) {
  const dodona_verdict v = judge(rows, n, ports);
  assert_int_equal(v.fault, fault);
  assert_int_equal(v.row, row);
}

static void by_hand(void **state) {
  (void)state;
  /* rank 0 sends to three in one step */
  dodona_row star[] = {MOVE(0, 0, 1, 0), MOVE(0, 0, 2, 0), MOVE(0, 0, 3, 1)};
  qsort(star, 6, sizeof *star, compare);
  assert_fault(star, 6, 3, DODONA_VALID, DODONA_NONE);
  assert_fault(star, 6, 2, DODONA_PORT_TWICE, 2);
  assert_fault(star, 6, 1, DODONA_PORT_TWICE, 1);
  assert_fault(star, 5, 3, DODONA_UNMATCHED_SEND, 2);
  assert_fault(star + 1, 5, 3, DODONA_UNMATCHED_RECEIVE, 2);
  assert_fault(star, 0, 1, DODONA_VALID, DODONA_NONE);
  /* two parts of block 0 are added up; a part and a result are not */
  dodona_row parts[] = {MOVE(0, 1, 0, 0), MOVE(0, 2, 0, 0), MOVE(1, 1, 0, 0), MOVE(1, 2, 0, 2)};
  qsort(parts, 8, sizeof *parts, compare);
  assert_fault(parts, 4, 2, DODONA_VALID, DODONA_NONE);
  assert_fault(parts, 8, 2, DODONA_RECEIVED_TWICE, 5);
  /* a row twice, rows in no order, a rank that there is not */
  dodona_row rows[] = {MOVE(0, 1, 2, 3), MOVE(1, 2, 1, 3)};
  assert_fault(rows, 4, 1, DODONA_OUT_OF_ORDER, 3);
  rows[1] = rows[0];
  assert_fault(rows, 4, 1, DODONA_PORT_TWICE, 1);
  rows[1].peer = RANKS;
  assert_fault(rows, 4, 1, DODONA_OUT_OF_RANGE, 1);
}

static int is_in_range(const dodona_row *r) {
  return r->step >= 0 && r->rank >= 0 && r->rank < RANKS && r->peer >= 0 && r->peer < RANKS &&
         r->peer != r->rank && r->block >= 0 && r->block < 2 * BLOCKS &&
         (r->op == DODONA_SEND || r->op == DODONA_RECV);
}

static int are_of_one_side(const dodona_row *a, const dodona_row *b) {
  return a->step == b->step && a->rank == b->rank && a->op == b->op;
}

/* What is wrong with a row by itself and before it. */
static int32_t obvious_alone(const dodona_row *rows, int64_t k, int32_t ports) {
  int has[RANKS] = {0}, partners = 0;
  if (!is_in_range(&rows[k]))
    return DODONA_OUT_OF_RANGE;
  if (k > 0 && compare(&rows[k - 1], &rows[k]) > 0)
    return DODONA_OUT_OF_ORDER;
  for (int64_t i = 0; i <= k; i++)
    if (are_of_one_side(&rows[i], &rows[k]))
      has[rows[i].peer] = 1;
  for (int r = 0; r < RANKS; r++)
    partners += has[r];
  if (partners > ports || (k > 0 && compare(&rows[k - 1], &rows[k]) == 0))
    return DODONA_PORT_TWICE;
  return DODONA_VALID;
}

/* What is wrong with a row among all. */
static int32_t obvious_together(const dodona_row *rows, int64_t n, int64_t k) {
  const dodona_row *row = &rows[k];
  const dodona_row end = {row->step, row->peer, 1 - row->op, row->rank, row->block};
  int met = 0;
  for (int64_t i = 0; i < n; i++)
    met = met || compare(&rows[i], &end) == 0;
  if (!met)
    return row->op == DODONA_SEND ? DODONA_UNMATCHED_SEND : DODONA_UNMATCHED_RECEIVE;
  for (int64_t i = 0; i < k; i++)
    if (row->op == DODONA_RECV && are_of_one_side(&rows[i], row) &&
        rows[i].block % BLOCKS == row->block % BLOCKS &&
        (rows[i].block >= BLOCKS || row->block >= BLOCKS))
      return DODONA_RECEIVED_TWICE;
  return DODONA_VALID;
}

static dodona_verdict obvious(const dodona_row *rows, int64_t n, int32_t ports) {
  for (int64_t k = 0; k < n; k++) {
    const int32_t fault = obvious_alone(rows, k, ports);
    if (fault != DODONA_VALID)
      return (dodona_verdict){fault, DODONA_NONE, DODONA_NONE, k};
  }
  for (int64_t k = 0; k < n; k++) {
    const int32_t fault = obvious_together(rows, n, k);
    if (fault != DODONA_VALID)
      return (dodona_verdict){fault, DODONA_NONE, DODONA_NONE, k};
  }
  return (dodona_verdict){DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE};
}

static uint64_t drawn;

static int32_t draw(int32_t below) {
  drawn = drawn * 6364136223846793005U + 1442695040888963407U;
  return (int32_t)((drawn >> 33) % (uint64_t)below);
}

/* Moves, each once, in order. */
static int64_t draw_rows(dodona_row *rows) {
  const int moves = draw(8);
  int64_t n = 0;
  for (int i = 0; i < moves; i++) {
    const int32_t step = draw(STEPS), from = draw(RANKS), to = (from + 1 + draw(RANKS - 1)) % RANKS;
    const int32_t block = draw(4) > 0 ? draw(BLOCKS) : draw(2 * BLOCKS);
    const dodona_row ends[] = {MOVE(step, from, to, block)};
    int known = 0;
    for (int64_t k = 0; k < n; k++)
      known = known || compare(&rows[k], &ends[0]) == 0;
    for (int e = 0; e < 2 && !known; e++)
      rows[n++] = ends[e];
  }
  qsort(rows, (size_t)n, sizeof *rows, compare);
  return n;
}

/* One field of one row says something else, or two rows change places. */
static void spoil(dodona_row *rows, int64_t n) {
  dodona_row *row = &rows[draw((int32_t)n)], *other = &rows[draw((int32_t)n)];
  const dodona_row kept = *row;
  switch (draw(6)) {
  case 0:
    row->step = draw(STEPS + 1) - 1;
    break;
  case 1:
    row->rank = draw(RANKS + 2) - 1;
    break;
  case 2:
    row->op = draw(3);
    break;
  case 3:
    row->peer = draw(RANKS + 2) - 1;
    break;
  case 4:
    row->block = draw(2 * BLOCKS + 2) - 1;
    break;
  default:
    *row = *other;
    *other = kept;
  }
}

static void as_the_obvious_one(void **state) {
  int faults[DODONA_COUNTED_TWICE + 1] = {0};
  (void)state;
  drawn = 5;
  for (int trial = 0; trial < 200000; trial++) {
    dodona_row rows[MOST];
    int64_t n = draw_rows(rows);
    const int32_t ports = 1 + draw(3);
    if (n > 0 && draw(2) > 0)
      spoil(rows, n);
    if (draw(2) > 0)
      qsort(rows, (size_t)n, sizeof *rows, compare);
    const dodona_verdict got = judge(rows, n, ports), expected = obvious(rows, n, ports);
    assert_int_equal(got.fault, expected.fault);
    assert_int_equal(got.row, expected.row);
    faults[got.fault]++;
  }
  for (int fault = DODONA_OUT_OF_RANGE; fault <= DODONA_UNMATCHED_RECEIVE; fault++)
    assert_true(faults[fault] > 100);
  assert_true(faults[DODONA_VALID] > 1000 && faults[DODONA_RECEIVED_TWICE] > 100);
}

/* What ranks have: how often each input, in [rank][block][input]. */
typedef int contents[RANKS][BLOCKS][RANKS];

/* One step: all messages carry what their senders have at its start; a rank adds up what comes, or stores it. */
static void run_step(const dodona_row *rows, int64_t n, int64_t step, contents now) {
  contents then;
  memcpy(then, now, sizeof then);
  for (int64_t k = 0; k < n; k++) {
    const dodona_row *row = &rows[k];
    const int block = row->block % BLOCKS;
    for (int i = 0; row->op == DODONA_RECV && row->step == step && i < RANKS; i++)
      now[row->rank][block][i] =
          (row->block < BLOCKS ? now[row->rank][block][i] : 0) + then[row->peer][block][i];
  }
}

static dodona_lack lack_of(const dodona_row *rows, int64_t n, const uint8_t *begins,
                           const uint8_t *wants) {
  enum { CELLS = RANKS * BLOCKS };
  dodona_message messages[MOST];
  uint8_t sent[MOST];
  uint64_t names[MOST], made[CELLS], wanted[BLOCKS];
  uint16_t known[MOST];
  uint32_t weights[CELLS];
  const int64_t count = dodona_check_receives(rows, n, BLOCKS, messages, names);
  return dodona_check_once(messages, count, 1, RANKS, BLOCKS, begins, wants, sent, names, known,
                           made, weights, wanted);
}

/* A machine runs the rows, and dodona_check_once finds a lack where the machine ends with one, and nowhere else. */
static void as_a_machine(void **state) {
  int valid = 0, faults[2] = {0};
  (void)state;
  drawn = 11;
  for (int trial = 0; trial < 100000; trial++) {
    dodona_row rows[MOST];
    contents now = {{{0}}};
    uint8_t begins[RANKS * BLOCKS], wants[RANKS * BLOCKS];
    const int64_t n = draw_rows(rows);
    if (judge(rows, n, RANKS - 1).fault != DODONA_VALID)
      continue;
    for (int cell = 0; cell < RANKS * BLOCKS; cell++) {
      begins[cell] = draw(4) == 0;
      wants[cell] = draw(4) == 0;
    }
    for (int r = 0; r < RANKS; r++)
      for (int b = 0; b < BLOCKS; b++)
        now[r][b][r] = 1;
    for (int64_t step = 0; step < STEPS; step++)
      run_step(rows, n, step, now);
    const dodona_lack lack = lack_of(rows, n, begins, wants);
    if (lack.block >= 0) {
      const int times = now[lack.rank][lack.block][lack.input];
      assert_int_equal(lack.times, times < 2 ? times : 2);
      assert_true(lack.times != 1 && wants[lack.block * RANKS + lack.rank] &&
                  begins[lack.block * RANKS + lack.input]);
      faults[lack.times / 2]++;
      continue;
    }
    for (int cell = 0; cell < RANKS * BLOCKS; cell++)
      for (int i = 0; i < RANKS; i++)
        if (wants[cell] && begins[cell / RANKS * RANKS + i])
          assert_int_equal(now[cell % RANKS][cell / RANKS][i], 1);
    valid++;
  }
  assert_true(valid > 1000 && faults[0] > 1000 && faults[1] > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand),
                                     cmocka_unit_test(as_the_obvious_one),
                                     cmocka_unit_test(as_a_machine)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
