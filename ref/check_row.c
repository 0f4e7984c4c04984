/* One function for each rule, in the order in which the rules are tried. */
#include "check_row.h"

#define LAST_STEP ((int64_t)1 << 62)

static int in_range(const dodona_rules *rules, const dodona_row *row) {
  return 0 <= row->step && row->step <= LAST_STEP && 0 <= row->rank && row->rank < rules->ranks &&
         0 <= row->peer && row->peer < rules->ranks && row->peer != row->rank && 0 <= row->block &&
         row->block < rules->blocks && (row->op == DODONA_SEND || row->op == DODONA_RECV);
}

/* The row of `entry` lies at least `delay` >= 1 steps before row k of the step that begins at row lo. */
static int precedes(const dodona_row *rows, int64_t lo, int64_t k, uint64_t entry, int32_t delay) {
  return entry <= (uint64_t)lo && (delay == 1 || rows[entry - 1].step + delay <= rows[k].step);
}

/* No row so far in which the rank of row k does `op` has its port still busy. */
static int port_free(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                     int32_t op, const uint64_t *last) {
  uint64_t entry = last[2 * (int64_t)rows[k].rank + op];
  return entry == 0 || precedes(rows, lo, k, entry, rules->ticks);
}

static int ports_free(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                      const uint64_t *last) {
  return port_free(rules, rows, lo, k, rows[k].op, last) &&
         (rules->simplex == 0 || port_free(rules, rows, lo, k, 1 - rows[k].op, last));
}

/* A sender holds the block: it is the root or received it early enough. */
static int holds(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                 const uint64_t *held) {
  uint64_t entry;
  if (rows[k].op == DODONA_RECV || rows[k].rank == rules->root)
    return 1;
  entry = held[(int64_t)rows[k].rank * rules->blocks + rows[k].block];
  return entry != 0 && precedes(rows, lo, k, entry, rules->latency);
}

/* A receiver lacks the block. */
static int lacks(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                 const uint64_t *held) {
  if (rows[k].op == DODONA_SEND || rules->redundant != 0)
    return 1;
  return rows[k].rank != rules->root &&
         held[(int64_t)rows[k].rank * rules->blocks + rows[k].block] == 0;
}

int64_t dodona_check_enter(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t lo,
                           uint64_t *first) {
  int64_t k = lo;
  while (k < n && rows[k].step == rows[lo].step) {
    if (in_range(rules, &rows[k])) {
      int64_t at = 2 * (int64_t)rows[k].rank + rows[k].op;
      if (first[at] <= (uint64_t)lo)
        first[at] = (uint64_t)k + 1;
    }
    k++;
  }
  return k;
}

int32_t dodona_check_row(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                         const uint64_t *first, const uint64_t *last, const uint64_t *held) {
  uint64_t partner;
  if (!in_range(rules, &rows[k]))
    return DODONA_OUT_OF_RANGE;
  if (k > 0 && rows[k].step < rows[k - 1].step)
    return DODONA_OUT_OF_ORDER;
  if (!ports_free(rules, rows, lo, k, last))
    return DODONA_PORT_TWICE;
  partner = first[2 * (int64_t)rows[k].peer + (1 - rows[k].op)];
  if (partner <= (uint64_t)lo || rows[partner - 1].peer != rows[k].rank)
    return rows[k].op == DODONA_SEND ? DODONA_UNMATCHED_SEND : DODONA_UNMATCHED_RECEIVE;
  if (rows[partner - 1].block != rows[k].block)
    return DODONA_BLOCK_MISMATCH;
  if (!holds(rules, rows, lo, k, held))
    return DODONA_SENT_BEFORE_HELD;
  if (!lacks(rules, rows, k, held))
    return DODONA_RECEIVED_TWICE;
  return DODONA_VALID;
}

void dodona_check_record(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                         uint64_t *last, uint64_t *held) {
  last[2 * (int64_t)rows[k].rank + rows[k].op] = (uint64_t)k + 1;
  if (rows[k].op == DODONA_RECV) {
    int64_t at = (int64_t)rows[k].rank * rules->blocks + rows[k].block;
    if (held[at] == 0)
      held[at] = (uint64_t)k + 1;
  }
}
