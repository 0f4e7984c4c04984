/* The rules of a broadcast, each as a question about all rows. */
#include "props/obvious/naive_check.h"

#include <stdlib.h>

static bool between(int64_t low, int64_t x, int64_t high) {
  return low <= x && x <= high;
}

static bool in_range(const dodona_rules *rules, const dodona_row *row) {
  return between(0, row->step, INT64_C(4611686018427387904)) &&
         between(0, row->rank, rules->ranks - 1) && between(0, row->peer, rules->ranks - 1) &&
         between(0, row->block, rules->blocks - 1) && between(0, row->op, 1) &&
         row->peer != row->rank;
}

/* Do rows i and k stand in one stretch of rows of the same step? */
static bool together(const dodona_row *rows, int64_t i, int64_t k) {
  for (int64_t q = i < k ? i : k; q <= (i < k ? k : i); q++)
    if (rows[q].step != rows[k].step)
      return false;
  return true;
}

/* Does row k's peer do the opposite in row i, in the same step? */
static bool answers(const dodona_rules *rules, const dodona_row *rows, int64_t k, int64_t i) {
  return in_range(rules, &rows[i]) && rows[i].rank == rows[k].peer && rows[i].op != rows[k].op &&
         together(rows, i, k);
}

static bool matched(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t k) {
  for (int64_t i = 0; i < n; i++)
    if (answers(rules, rows, k, i))
      return rows[i].peer == rows[k].rank;
  return false;
}

int64_t naive_partner(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t k) {
  for (int64_t i = 0; i < n; i++)
    if (answers(rules, rows, k, i) && rows[i].peer == rows[k].rank &&
        rows[i].block == rows[k].block)
      return i;
  return -1;
}

bool naive_one_message(const dodona_row *a, const dodona_row *b) {
  return a->step == b->step && a->rank == b->rank && a->op == b->op && a->peer == b->peer;
}

static bool port_busy(const dodona_rules *rules, const dodona_row *rows, int64_t k) {
  for (int64_t i = 0; i < k; i++) {
    bool port = rows[i].rank == rows[k].rank && (rules->simplex || rows[i].op == rows[k].op);
    bool ascends = naive_one_message(&rows[i], &rows[k]) && rows[i].block < rows[k].block;
    if (port && rows[k].step < rows[i].step + rules->ticks && !ascends)
      return true;
  }
  return false;
}

/* Has the rank received the block in a row before k that ends `latency` before step x? */
static bool received(const dodona_row *rows, int64_t k, int32_t rank, int32_t block,
                     int32_t latency, int64_t x) {
  for (int64_t i = 0; i < k; i++)
    if (rows[i].rank == rank && rows[i].op == DODONA_RECV && rows[i].block == block &&
        rows[i].step + latency <= x)
      return true;
  return false;
}

dodona_fault naive_misfit(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t k) {
  const dodona_row *row = &rows[k];
  if (!in_range(rules, row))
    return DODONA_OUT_OF_RANGE;
  if (k > 0 && row->step < rows[k - 1].step)
    return DODONA_OUT_OF_ORDER;
  if (port_busy(rules, rows, k))
    return DODONA_PORT_TWICE;
  if (!matched(rules, rows, n, k))
    return row->op == DODONA_SEND ? DODONA_UNMATCHED_SEND : DODONA_UNMATCHED_RECEIVE;
  return naive_partner(rules, rows, n, k) >= 0 ? DODONA_VALID : DODONA_BLOCK_MISMATCH;
}

static dodona_fault fault_of(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                             int64_t k) {
  const dodona_row *row = &rows[k];
  dodona_fault fault = naive_misfit(rules, rows, n, k);
  if (fault != DODONA_VALID)
    return fault;
  if (row->op == DODONA_SEND && row->rank != rules->root &&
      !received(rows, k, row->rank, row->block, rules->latency, row->step))
    return DODONA_SENT_BEFORE_HELD;
  if (row->op == DODONA_RECV && !rules->redundant &&
      (row->rank == rules->root || received(rows, k, row->rank, row->block, 0, row->step)))
    return DODONA_RECEIVED_TWICE;
  return DODONA_VALID;
}

static bool good_rules(const dodona_rules *rules, int64_t n) {
  return n >= 0 && rules->ranks >= 1 && rules->blocks >= 1 &&
         between(0, rules->root, rules->ranks - 1) && rules->ticks >= 1 &&
         rules->ticks <= rules->latency;
}

dodona_verdict naive_check(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  if (!good_rules(rules, n))
    return (dodona_verdict){DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  for (int64_t k = 0; k < n; k++) {
    dodona_fault fault = fault_of(rules, rows, n, k);
    if (fault != DODONA_VALID)
      return (dodona_verdict){(int32_t)fault, DODONA_NONE, DODONA_NONE, k};
  }
  for (int32_t rank = 0; rank < rules->ranks; rank++)
    for (int32_t block = 0; block < rules->blocks; block++)
      if (rank != rules->root && !received(rows, n, rank, block, 0, INT64_MAX))
        return (dodona_verdict){DODONA_NEVER_RECEIVED, rank, block, n};
  return (dodona_verdict){DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE};
}

enum { GARBAGE = -1 };

/* What the rank's cell holds in step x: the last that arrived by then. */
static int32_t content(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                       const int32_t *carried, int32_t rank, int32_t block, int64_t x) {
  int32_t held = rank == rules->root ? block : GARBAGE;
  for (int64_t i = 0; i < n; i++)
    if (rows[i].rank == rank && rows[i].op == DODONA_RECV && rows[i].block == block &&
        rows[i].step + rules->latency <= x)
      held = carried[i];
  return held;
}

bool naive_delivers(const dodona_rules *rules, const dodona_row *rows, int64_t n) {
  int32_t *carried = calloc((size_t)n + 1, sizeof *carried); /* by each receiving row */
  bool all = true;
  if (carried == NULL)
    abort();
  for (int64_t k = 0; k < n; k++) {
    int64_t sender = naive_partner(rules, rows, n, k);
    carried[k] = GARBAGE;
    if (rows[k].op == DODONA_RECV && sender >= 0)
      carried[k] =
          content(rules, rows, n, carried, rows[sender].rank, rows[sender].block, rows[k].step);
  }
  for (int32_t rank = 0; rank < rules->ranks; rank++)
    for (int32_t block = 0; block < rules->blocks; block++)
      all = all && content(rules, rows, n, carried, rank, block, INT64_MAX) == block;
  free(carried);
  return all;
}
