/* Every row, each time anew. */
#include "props/obvious/naive_reduce.h"

#include <stdlib.h>

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

/* What each receiving row brings. */
static uint64_t *brought_by(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                            const uint64_t *inputs) {
  uint64_t *brought = zeros(n, sizeof *brought);
  for (int64_t k = 0; k < n; k++)
    if (rows[k].op == DODONA_RECV)
      brought[k] = value_at(rules, rows, n, brought, inputs, rows[k].peer,
                            block_of(rules, &rows[k]), rows[k].step);
  return brought;
}

int64_t naive_times(const dodona_rules *rules, const dodona_row *rows, int64_t n, int32_t rank,
                    int32_t block, int32_t input) {
  uint64_t *inputs = zeros((int64_t)rules->ranks * rules->blocks, sizeof *inputs);
  for (int32_t b = 0; b < rules->blocks / 2; b++)
    inputs[b * rules->ranks + input] = 1;
  uint64_t *brought = brought_by(rules, rows, n, inputs);
  const uint64_t times = value_at(rules, rows, n, brought, inputs, rank, block, INT64_MAX);
  free(brought);
  free(inputs);
  return (int64_t)times;
}

bool naive_reduces(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n,
                   const uint64_t *inputs) {
  uint64_t *brought = brought_by(rules, rows, n, inputs);
  bool good = true;
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
