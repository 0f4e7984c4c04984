#include "ref/oracle/commands/check_combine.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_rooms.h"
#include "ref/oracle/shared/oracle.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_RANKS = INT32_MAX / 2 };

/* What is judged, and 4 P words of scratch. */
typedef struct combine {
  const dodona_rules *rules;
  const dodona_row *rows;
  int64_t n;
  uint64_t *words;
} combine;

/* The first of n rows that goes on with a message, or n. */
static int64_t second_row(const combine *c, int64_t n) {
  memset(c->words, 0, 2 * (size_t)c->rules->ranks * sizeof *c->words);
  for (int64_t k = 0; k < n; k++) {
    const dodona_row *row = &c->rows[k];
    uint64_t *before = &c->words[2 * (int64_t)row->rank + row->op];
    if (*before > 0 && c->rows[*before - 1].step == row->step)
      return k;
    *before = (uint64_t)k + 1;
  }
  return n;
}

/* Order, ports, and one T or S a message: of the first row that breaks a rule the first rule. */
static dodona_verdict judge_ports(const combine *c) {
  dodona_rules rules = *c->rules;
  rules.root = 0;
  dodona_verdict v = dodona_check_ports(&rules, c->rows, c->n, c->words);
  const int64_t looked = v.fault == DODONA_VALID       ? c->n
                         : v.fault > DODONA_PORT_TWICE ? v.row + 1
                                                       : v.row;
  const int64_t second = second_row(c, looked);
  if (second < looked)
    v = (dodona_verdict){DODONA_PORT_TWICE, DODONA_NONE, DODONA_NONE, second};
  return v;
}

/* The first of n rows that brings a rank the input once more, or n. words[rank] becomes one more than the step from which on it has the input. */
static int64_t brought_again(const combine *c, int32_t input, int64_t n) {
  uint64_t *from = c->words;
  memset(from, 0, (size_t)c->rules->ranks * sizeof *from);
  from[input] = 1;
  for (int64_t k = 0; k < n; k++) {
    const dodona_row *row = &c->rows[k];
    const uint64_t has = row->block == 1 && row->peer == input ? 0 : from[row->peer];
    if (row->op == DODONA_SEND || has == 0 || has > (uint64_t)row->step + 1)
      continue;
    if (from[row->rank] > 0)
      return k;
    from[row->rank] = (uint64_t)(row->step + c->rules->latency) + 1;
  }
  return n;
}

/* The first row before v's that brings a rank an input once more; if there is none, and v says that something is lacking, who lacks what first;
   else v. */
static dodona_verdict first_wrong(const combine *c, dodona_verdict v) {
  const bool lacks = v.fault == DODONA_NEVER_RECEIVED;
  for (int32_t input = 0; input < c->rules->ranks; input++) {
    const int64_t row = brought_again(c, input, v.row);
    if (row < v.row)
      v = (dodona_verdict){DODONA_COUNTED_TWICE, c->rows[row].rank, input, row};
    if (!lacks || v.fault != DODONA_NEVER_RECEIVED)
      continue;
    int32_t rank = 0;
    while (rank < c->rules->ranks && c->words[rank] > 0)
      rank++;
    if (rank < v.rank) {
      v.rank = rank;
      v.block = input;
    }
  }
  return v;
}

/* Whether every rank ends with every input once; among 2 P ranks. False after an error line. */
static bool find_combined(const combine *c, bool *combined) {
  const int32_t ranks = c->rules->ranks;
  oracle_rooms rooms;
  const bool good = oracle_rooms_make(&rooms, 2 * c->n + ranks, 2 * (int64_t)ranks, 1);
  if (good) {
    const int64_t count = dodona_check_twins(c->rows, c->n, ranks, rooms.messages, rooms.names);
    for (int32_t r = 0; r < 2 * ranks; r++) {
      rooms.begins[r] = r >= ranks;
      rooms.wants[r] = r < ranks;
    }
    *combined = oracle_rooms_judge(&rooms, count, c->rules->latency, 2 * ranks, 1).block < 0;
  }
  oracle_rooms_free(&rooms);
  return good;
}

bool oracle_judge_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                          dodona_verdict *verdict) {
  combine c = {.rules = rules, .rows = rows, .n = n};
  bool combined = false;
  *verdict = (dodona_verdict){DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  if (n < 0 || rules->ranks < 1 || rules->ranks > MOST_RANKS || rules->blocks != 2 ||
      rules->ticks < 1 || rules->latency < rules->ticks)
    return true;
  c.words = oracle_allocate(4 * (int64_t)rules->ranks, sizeof *c.words, "the checker's scratch");
  bool good = c.words != NULL;
  if (good)
    *verdict = judge_ports(&c);
  if (good && verdict->fault != DODONA_VALID) {
    *verdict = first_wrong(&c, *verdict);
  } else if (good && (good = find_combined(&c, &combined)) && !combined) {
    const dodona_verdict lacks = {DODONA_NEVER_RECEIVED, rules->ranks, rules->ranks, n};
    *verdict = first_wrong(&c, lacks);
  }
  free(c.words);
  return good;
}
