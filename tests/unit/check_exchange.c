/* What check says of alltoalls, scans and barriers, and of blocks of counts that differ, is what a machine that plays the rows ends with; some
   schedules are changed. */
#include "ref/oracle/commands/check_judge.h"
#include "tests/unit/unit.h"

#include <stdlib.h>
#include <string.h>

enum { RANKS = 4, EACH = 2, BLOCKS = RANKS * RANKS * EACH, ROWS = 400, CASES = 20000 };

static int32_t drawn(int32_t most) {
  return (int32_t)(rand() % most);
}

enum { OPS = 9, STATED = 8 }; /* the last is stated by tables */

/* A message of one block. */
typedef struct message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
} message;

typedef struct schedule {
  message messages[ROWS];
  int32_t count;
} schedule;

static void add(schedule *s, int64_t step, int32_t src, int32_t dst, int32_t block) {
  if (src != dst && s->count < ROWS)
    s->messages[s->count++] = (message){step, src, dst, block};
}

/* Whose block it is: a rank, or a pair of ranks. */
static int32_t unit_of(const oracle_asked *a, int32_t block) {
  int32_t u = 0;
  if (a->begin == NULL)
    return block / a->each;
  while (a->begin[u + 1] <= block)
    u++;
  return u;
}

static bool is(const oracle_asked *a, const char *op) {
  return strcmp(a->op, op) == 0;
}

/* What the tables of a stated collective say: whether i begins with b, and whether r wants its input to b, or that is not for it. */
static bool begins(const oracle_asked *a, int32_t i, int32_t b) {
  return a->stated.begins[b * a->rules.ranks + i] != 0;
}

static bool lists(const oracle_asked *a, int32_t r, int32_t b, int32_t i) {
  bool found = a->stated.wants[b * a->rules.ranks + r] == ORACLE_WANTS_ALL;
  for (int64_t k = 0; k < a->stated.want.count; k++) {
    const oracle_claim *c = &a->stated.want.rows[k];
    found = found || (c->rank == r && c->block == b && c->input == i);
  }
  return found && begins(a, i, b);
}

/* Whether rank i has what is due of block b, and whether rank r has to end with it. */
static bool gives(const oracle_asked *a, int32_t i, int32_t b) {
  if (is(a, "stated"))
    return begins(a, i, b);
  if (is(a, "scatter"))
    return i == a->rules.root;
  if (is(a, "alltoall"))
    return unit_of(a, b) / a->rules.ranks == i;
  return (!is(a, "gather") && !is(a, "allgather")) || unit_of(a, b) == i;
}

static bool takes(const oracle_asked *a, int32_t r, int32_t b) {
  if (is(a, "stated"))
    return a->stated.wants[b * a->rules.ranks + r] != 0;
  if (is(a, "gather"))
    return r == a->rules.root;
  if (is(a, "alltoall"))
    return unit_of(a, b) % a->rules.ranks == r;
  return (!is(a, "scatter") && !is(a, "reduce-scatter")) || unit_of(a, b) == r;
}

/* By doubling, by dissemination, or from each rank that gives to each that takes, message after message. */
static void draw(const oracle_asked *a, schedule *s) {
  const int32_t ranks = a->rules.ranks;
  s->count = 0;
  const bool direct = a->collective->due == ORACLE_ONCE || is(a, "stated");
  if (direct)
    for (int32_t b = 0; b < a->count; b++)
      for (int32_t i = 0; i < ranks; i++)
        for (int32_t r = 0; r < ranks; r++)
          if (gives(a, i, b) && takes(a, r, b) && (!is(a, "stated") || lists(a, r, b, i)))
            add(s, s->count, i, r, b);
  if (!direct)
    for (int32_t w = 1, step = 0; w < ranks; w *= 2, step++)
      for (int32_t i = 0; i < ranks; i++)
        for (int32_t b = 0; b < a->count; b++)
          if (a->collective->due == ORACLE_HEARD || i + w < ranks)
            add(s, step, i, (i + w) % ranks, b);
  for (int32_t changes = drawn(2) == 0 ? 0 : 1 + drawn(3); changes > 0 && s->count > 0; changes--) {
    message *m = &s->messages[drawn(s->count)];
    switch (drawn(4)) {
    case 0:
      *m = s->messages[--s->count];
      break;
    case 1:
      m->step = drawn(8);
      break;
    case 2:
      m->dst = (m->src + 1 + drawn(ranks - 1)) % ranks;
      break;
    default:
      m->block = drawn(a->count);
      break;
    }
  }
}

/* Both ends of each message, sorted by step; on the heap. */
static void rows_of(const oracle_asked *a, const schedule *s, oracle_rows *rows) {
  *rows = (oracle_rows){.last_line = ROWS};
  rows->rows = malloc(2 * ROWS * sizeof *rows->rows);
  rows->lines = malloc(2 * ROWS * sizeof *rows->lines);
  assert_true(rows->rows != NULL && rows->lines != NULL);
  const int32_t stored = a->collective->blocks == ORACLE_STORES ? a->count : 0;
  for (int32_t k = 0; k < s->count; k++) {
    const message *m = &s->messages[k];
    rows->rows[2 * k] = (dodona_row){m->step, m->src, DODONA_SEND, m->dst, m->block + stored};
    rows->rows[2 * k + 1] = (dodona_row){m->step, m->dst, DODONA_RECV, m->src, m->block + stored};
    rows->lines[2 * k] = rows->lines[2 * k + 1] = k + 1;
  }
  rows->count = rows->room = 2 * (int64_t)s->count;
  assert_true(oracle_rows_sort(rows));
}

/* has[r][b][i]: how often rank r has the input of rank i to block b. */
typedef struct machine {
  int32_t has[RANKS][BLOCKS][RANKS];
} machine;

static void play(const oracle_asked *a, const schedule *s, machine *now) {
  static machine start;
  memset(now, 0, sizeof *now);
  for (int32_t r = 0; r < RANKS; r++)
    for (int32_t b = 0; b < BLOCKS; b++)
      now->has[r][b][r] = 1;
  for (int64_t step = 0; step < s->count + 8; step++) {
    start = *now;
    for (int32_t k = 0; k < s->count; k++) {
      const message *m = &s->messages[k];
      for (int32_t i = 0; i < RANKS && m->step == step; i++) {
        int32_t *into = &now->has[m->dst][m->block][i];
        *into =
            start.has[m->src][m->block][i] + (a->collective->blocks == ORACLE_STORES ? 0 : *into);
      }
    }
  }
}

/* Whether rank r ends as it is to, in block b and of input i. */
static bool is_due(const oracle_asked *a, const machine *m, int32_t r, int32_t b, int32_t i) {
  const int32_t times = m->has[r][b][i];
  if (a->collective->due == ORACLE_HEARD)
    return times > 0;
  if (a->collective->due == ORACLE_LISTED)
    return !takes(a, r, b) || !begins(a, i, b) || times == lists(a, r, b, i);
  if (a->collective->due == ORACLE_PREFIX)
    return times == (i <= r);
  return !takes(a, r, b) || times == gives(a, i, b);
}

static bool is_right(const oracle_asked *a, const machine *m) {
  for (int32_t r = 0; r < a->rules.ranks; r++)
    for (int32_t b = 0; b < a->count; b++)
      for (int32_t i = 0; i < a->rules.ranks; i++)
        if (!is_due(a, m, r, b, i))
          return false;
  return true;
}

/* Counts that differ; one of these counts is not 0. */
static void deal(oracle_asked *a, int32_t *begin) {
  const int32_t units = (int32_t)oracle_units(a->collective, a->rules.ranks);
  begin[0] = 0;
  for (int32_t u = 0; u < units; u++)
    begin[u + 1] = begin[u] + drawn(EACH + 1);
  begin[units] += begin[units] == 0;
  a->each = 1;
  a->begin = begin;
  a->count = begin[units];
}

/* Tables drawn at random, in which each block has a rank that begins with it; some ranks want some inputs only. */
static void state_tables(oracle_asked *a, bool several, uint8_t *begin, uint8_t *want,
                         int32_t *origin, oracle_claim *listed) {
  const int32_t ranks = a->rules.ranks;
  oracle_stated *s = &a->stated;
  *s = (oracle_stated){.ranks = ranks, .blocks = 1 + drawn(3), .handed_on = !several};
  s->begins = begin;
  s->wants = want;
  s->origin = origin;
  s->want.rows = listed;
  for (int32_t b = 0; b < s->blocks; b++) {
    origin[b] = drawn(ranks);
    for (int32_t r = 0; r < ranks; r++) {
      begin[b * ranks + r] = r == origin[b] || (several && drawn(2) == 0);
      want[b * ranks + r] = (uint8_t)drawn(several ? 3 : 2);
    }
    for (int32_t r = 0; r < ranks; r++)
      for (int32_t i = 0; i < ranks && want[b * ranks + r] == ORACLE_WANTS_SOME; i++)
        if (begin[b * ranks + i] && (i == r || i == origin[b]))
          listed[s->want.count++] = (oracle_claim){r, b, i, 1};
    for (int32_t r = 0; r < ranks; r++)
      s->some = s->some || want[b * ranks + r] == ORACLE_WANTS_SOME;
  }
  a->begins = a->wants = "tables";
  a->collective = oracle_collective_stated(s);
  a->count = s->blocks;
}

static void against_a_machine(void **state) {
  (void)state;
  static const char *const ops[OPS] = {"alltoall",  "scan",           "exscan",
                                       "barrier",   "scatter",        "gather",
                                       "allgather", "reduce-scatter", "stated"};
  static schedule s;
  static machine m;
  int64_t right[OPS] = {0}, wrong[OPS] = {0};
  srand(11);
  for (int32_t n = 0; n < CASES; n++) {
    const int32_t k = drawn(OPS);
    int32_t begin[RANKS * RANKS + 1];
    oracle_asked a = {.rules = {.ranks = 2 + drawn(RANKS - 1), .latency = 1, .ticks = 1},
                      .ports = 1,
                      .memory = drawn(2)};
    a.op = ops[k];
    uint8_t begun[RANKS * 3], wanted[RANKS * 3];
    int32_t origin[3];
    oracle_claim listed[3 * RANKS * RANKS];
    a.collective = k == STATED ? NULL : oracle_collective_of(a.op);
    if (k == STATED)
      state_tables(&a, drawn(2) == 0, begun, wanted, origin, listed);
    a.each = oracle_has_blocks(a.collective) ? 1 + drawn(EACH) : 1;
    if (k != STATED)
      a.count = a.each * (int32_t)oracle_units(a.collective, a.rules.ranks);
    if (oracle_is_shared(a.collective) && drawn(2) == 0)
      deal(&a, begin);
    a.rules.blocks = 2 * a.count;
    a.rules.root = oracle_is_rooted(a.collective) ? drawn(a.rules.ranks) : 0;
    oracle_rows all;
    oracle_judged judged;
    draw(&a, &s);
    rows_of(&a, &s, &all);
    assert_true(oracle_judge(&a, &all, &judged));
    oracle_rows_free(&all);
    if (judged.verdict.fault != DODONA_VALID)
      continue;
    play(&a, &s, &m);
    assert_int_equal(judged.lack.block == -1, is_right(&a, &m));
    right[k] += judged.lack.block == -1;
    wrong[k] += judged.lack.block != -1;
    if (judged.lack.block == -1)
      continue;
    const dodona_lack *lack = &judged.lack;
    assert_false(is_due(&a, &m, lack->rank, lack->block, lack->input));
    const int32_t times = m.has[lack->rank][lack->block][lack->input];
    assert_int_equal(lack->times, times < 2 ? times : 2);
  }
  for (int32_t k = 0; k < OPS; k++) {
    assert_true(right[k] > CASES / 40);
    assert_true(wrong[k] > CASES / 200);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_a_machine)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
