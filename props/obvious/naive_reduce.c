/* Multisets of inputs, by every row. */
#include "props/obvious/naive_reduce.h"

#include <stdlib.h>
#include <string.h>

#include "props/obvious/naive_check.h"

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

static bool is_result(const dodona_rules *rules, const dodona_row *row) {
  return row->block >= rules->blocks / 2;
}

static int32_t block_of(const dodona_rules *rules, const dodona_row *row) {
  return row->block % (rules->blocks / 2);
}

static dodona_reduce_verdict verdict_of(dodona_fault fault, int32_t rank, int32_t block,
                                        int32_t input, int64_t row) {
  return (dodona_reduce_verdict){(int32_t)fault, rank, block, input, row};
}

static dodona_reduce_verdict valid(void) {
  return verdict_of(DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE);
}

/* How often the rank has input d in the block: its own, and what the rows before k bring it by step x,
   the last result and all the parts after it. */
static int64_t times(const messages *m, int64_t k, int32_t rank, int32_t block, int32_t d,
                     int64_t x) {
  int64_t has = rank == d;
  for (int64_t i = 0; i < k; i++) {
    const dodona_row *row = &m->rows[i];
    if (row->op != DODONA_RECV || row->rank != rank || block_of(m->rules, row) != block ||
        row->step + m->rules->latency > x)
      continue;
    const int64_t brought = m->carried[i * m->rules->ranks + d];
    has = is_result(m->rules, row) ? brought : has + brought;
  }
  return has;
}

/* The first input that the rank lacks in the block, or DODONA_NONE. */
static int32_t lacked(const messages *m, int64_t k, int32_t rank, int32_t block, int64_t x) {
  for (int32_t d = 0; d < m->rules->ranks; d++)
    if (times(m, k, rank, block, d, x) == 0)
      return d;
  return DODONA_NONE;
}

/* What row k asks of the inputs; a receive is filled in. */
static dodona_reduce_verdict deliver(const messages *m, int64_t k) {
  const dodona_row *row = &m->rows[k];
  const int32_t block = block_of(m->rules, row);
  int32_t twice = DODONA_NONE;
  if (is_result(m->rules, row) && row->op == DODONA_SEND) {
    const int32_t d = lacked(m, k, row->rank, block, row->step);
    if (d != DODONA_NONE)
      return verdict_of(DODONA_SENT_BEFORE_HELD, row->rank, block, d, k);
  }
  if (row->op == DODONA_SEND)
    return valid();
  if (is_result(m->rules, row) && !m->rules->redundant &&
      lacked(m, k, row->rank, block, INT64_MAX) == DODONA_NONE)
    return verdict_of(DODONA_RECEIVED_TWICE, DODONA_NONE, DODONA_NONE, DODONA_NONE, k);
  for (int32_t d = m->rules->ranks - 1; d >= 0; d--) {
    const int64_t brought = times(m, k, row->peer, block, d, row->step);
    m->carried[k * m->rules->ranks + d] = brought;
    if (brought > 0 && times(m, k, row->rank, block, d, INT64_MAX) > 0)
      twice = d;
  }
  if (is_result(m->rules, row) || twice == DODONA_NONE)
    return valid();
  return verdict_of(DODONA_COUNTED_TWICE, row->rank, block, twice, k);
}

static dodona_reduce_verdict judge_all(const messages *m, int32_t all, int64_t n) {
  for (int64_t k = 0; k < n; k++) {
    dodona_fault fault = naive_misfit(m->rules, m->rows, n, k);
    if (fault != DODONA_VALID)
      return verdict_of(fault, DODONA_NONE, DODONA_NONE, DODONA_NONE, k);
    dodona_reduce_verdict verdict = deliver(m, k);
    if (verdict.fault != DODONA_VALID)
      return verdict;
  }
  for (int32_t rank = 0; rank < m->rules->ranks; rank++)
    for (int32_t block = 0; block < m->rules->blocks / 2; block++) {
      const int32_t d = lacked(m, n, rank, block, INT64_MAX);
      if ((all || rank == m->rules->root) && d != DODONA_NONE)
        return verdict_of(DODONA_NEVER_RECEIVED, rank, block, d, n);
    }
  return valid();
}

static bool good_rules(const dodona_rules *rules, int64_t n) {
  return n >= 0 && rules->ranks >= 1 && rules->blocks >= 2 && rules->blocks % 2 == 0 &&
         rules->root >= 0 && rules->root < rules->ranks && rules->ticks >= 1 &&
         rules->latency >= rules->ticks;
}

dodona_reduce_verdict naive_check_reduce(const dodona_rules *rules, int32_t all,
                                         const dodona_row *rows, int64_t n) {
  if (!good_rules(rules, n))
    return verdict_of(DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE);
  messages m = {rules, rows, zeros(n * rules->ranks, sizeof *m.carried)};
  dodona_reduce_verdict verdict = judge_all(&m, all, n);
  free(m.carried);
  return verdict;
}

/* The rank's value of the block in step x: its input, and all that has arrived. */
static uint64_t value_at(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                         const uint64_t *brought, const uint64_t *inputs, int32_t rank,
                         int32_t block, int64_t x) {
  uint64_t value = inputs[block * rules->ranks + rank];
  for (int64_t i = 0; i < n; i++)
    if (rows[i].op == DODONA_RECV && rows[i].rank == rank && block_of(rules, &rows[i]) == block &&
        rows[i].step + rules->latency <= x)
      value = is_result(rules, &rows[i]) ? brought[i] : value + brought[i];
  return value;
}

bool naive_reduces(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n,
                   const uint64_t *inputs) {
  uint64_t *brought = zeros(n, sizeof *brought); /* by each receiving row */
  bool good = true;
  for (int64_t k = 0; k < n; k++)
    if (rows[k].op == DODONA_RECV)
      brought[k] = value_at(rules, rows, n, brought, inputs, rows[k].peer,
                            block_of(rules, &rows[k]), rows[k].step);
  for (int32_t block = 0; block < rules->blocks / 2; block++) {
    uint64_t total = 0;
    for (int32_t rank = 0; rank < rules->ranks; rank++)
      total += inputs[block * rules->ranks + rank];
    for (int32_t rank = 0; rank < rules->ranks; rank++)
      if (all || rank == rules->root)
        good = good && value_at(rules, rows, n, brought, inputs, rank, block, INT64_MAX) == total;
  }
  free(brought);
  return good;
}

dodona_reduce_verdict judge_reduce(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                   int64_t n) {
  int64_t entries = dodona_check_reduce_entries(rules);
  size_t bytes = (entries > 0 ? (size_t)entries : 1) * sizeof(uint64_t);
  uint64_t *scratch = malloc(bytes);
  if (scratch == NULL)
    abort();
  memset(scratch, 0xa5, bytes);
  dodona_reduce_verdict verdict = dodona_check_reduce(rules, all, rows, n, scratch, entries);
  free(scratch);
  return verdict;
}
