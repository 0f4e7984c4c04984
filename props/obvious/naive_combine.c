/* Multisets of inputs, by every row. */
#include "props/obvious/naive_combine.h"

#include <stdlib.h>
#include <string.h>

#include "props/obvious/naive_check.h"
#include "ref/oracle/commands/check_combine.h"

/* What each receiving row brings: how often input d is in it, at carried[row * ranks + d]. */
typedef struct messages {
  const dodona_rules *rules;
  const dodona_row *rows;
  int64_t *carried;
} messages;

static void *zeros(int64_t count, size_t size) {
  void *room = calloc((size_t)count + 1, size);
  if (room == NULL)
    abort();
  return room;
}

/* How often the rank has input d: its own, and all that the rows before k bring it by step x. */
static int64_t times(const messages *m, int64_t k, int32_t rank, int32_t d, int64_t x) {
  int64_t sum = rank == d;
  for (int64_t i = 0; i < k; i++)
    if (m->rows[i].op == DODONA_RECV && m->rows[i].rank == rank &&
        m->rows[i].step + m->rules->latency <= x)
      sum += m->carried[i * m->rules->ranks + d];
  return sum;
}

/* Fills in what row k brings, and returns the first input that its rank then has twice. */
static int32_t deliver(const messages *m, int64_t k) {
  const dodona_row *row = &m->rows[k];
  int32_t twice = DODONA_NONE;
  for (int32_t d = m->rules->ranks - 1; d >= 0 && row->op == DODONA_RECV; d--) {
    int64_t all = times(m, k, row->peer, d, row->step);
    int64_t brought = all - (row->block == 1 && d == row->peer);
    m->carried[k * m->rules->ranks + d] = brought;
    if (brought > 0 && times(m, k, row->rank, d, INT64_MAX) + brought > 1)
      twice = d;
  }
  return twice;
}

/* As of any rows; but a message is one T or one S. */
static dodona_fault misfit(const messages *m, int64_t n, int64_t k) {
  dodona_fault fault = naive_misfit(m->rules, m->rows, n, k);
  if (fault == DODONA_OUT_OF_RANGE || fault == DODONA_OUT_OF_ORDER)
    return fault;
  for (int64_t i = 0; i < k; i++)
    if (naive_one_message(&m->rows[i], &m->rows[k]))
      return DODONA_PORT_TWICE;
  return fault;
}

static dodona_verdict judge_all(const messages *m, int64_t n) {
  for (int64_t k = 0; k < n; k++) {
    dodona_fault fault = misfit(m, n, k);
    if (fault != DODONA_VALID)
      return (dodona_verdict){(int32_t)fault, DODONA_NONE, DODONA_NONE, k};
    int32_t twice = deliver(m, k);
    if (twice != DODONA_NONE)
      return (dodona_verdict){DODONA_COUNTED_TWICE, m->rows[k].rank, twice, k};
  }
  for (int32_t rank = 0; rank < m->rules->ranks; rank++)
    for (int32_t d = 0; d < m->rules->ranks; d++)
      if (times(m, n, rank, d, INT64_MAX) == 0)
        return (dodona_verdict){DODONA_NEVER_RECEIVED, rank, d, n};
  return (dodona_verdict){DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE};
}

dodona_verdict naive_check_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  if (n < 0 || rules->ranks < 1 || rules->blocks != 2 || rules->ticks < 1 ||
      rules->latency < rules->ticks)
    return (dodona_verdict){DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  messages m = {rules, rows, zeros(n * rules->ranks, sizeof *m.carried)};
  dodona_verdict verdict = judge_all(&m, n);
  free(m.carried);
  return verdict;
}

/* The rank's sum in step x: its input and all that has arrived. */
static uint64_t sum_at(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                       const uint64_t *brought, uint64_t own, int32_t rank, int64_t x) {
  for (int64_t i = 0; i < n; i++)
    if (rows[i].op == DODONA_RECV && rows[i].rank == rank && rows[i].step + rules->latency <= x)
      own += brought[i];
  return own;
}

bool naive_sums(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                const uint64_t *inputs) {
  uint64_t *brought = zeros(n, sizeof *brought); /* by each receiving row */
  uint64_t total = 0;
  bool all = true;
  for (int64_t k = 0; k < n; k++) {
    const int64_t sender = naive_partner(rules, rows, n, k);
    if (rows[k].op != DODONA_RECV || sender < 0)
      continue;
    const int32_t from = rows[sender].rank;
    brought[k] = sum_at(rules, rows, n, brought, inputs[from], from, rows[sender].step) -
                 (rows[sender].block == 1 ? inputs[from] : 0);
  }
  for (int32_t rank = 0; rank < rules->ranks; rank++)
    total += inputs[rank];
  for (int32_t rank = 0; rank < rules->ranks; rank++)
    all = all && sum_at(rules, rows, n, brought, inputs[rank], rank, INT64_MAX) == total;
  free(brought);
  return all;
}

dodona_verdict judge_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  dodona_verdict verdict;
  if (!oracle_judge_combine(rules, rows, n, &verdict))
    abort();
  return verdict;
}
