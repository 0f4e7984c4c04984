/* The container of rows: growth, the stable sort by step, the length of messages. */
#include "ref/oracle/read/rows.h"
#include "ref/oracle/read/rows_add.h"

#include <stdlib.h>
#include <string.h>

bool oracle_rows_add(oracle_rows *rows, dodona_row row, int64_t line) {
  if (rows->count == rows->room) {
    int64_t room = rows->room > 0 ? 2 * rows->room : 1024;
    dodona_row *grown = realloc(rows->rows, (size_t)room * sizeof *grown);
    if (grown != NULL)
      rows->rows = grown;
    int64_t *lines = realloc(rows->lines, (size_t)room * sizeof *lines);
    if (lines != NULL)
      rows->lines = lines;
    if (grown == NULL || lines == NULL)
      return false;
    rows->room = room;
  }
  rows->rows[rows->count] = row;
  rows->lines[rows->count] = line;
  rows->count++;
  return true;
}

void oracle_rows_free(oracle_rows *rows) {
  free(rows->rows);
  free(rows->lines);
  memset(rows, 0, sizeof *rows);
}

typedef struct sort_key {
  int64_t step;
  int64_t index;
} sort_key;

static int by_step_then_index(const void *left, const void *right) {
  const sort_key *a = left;
  const sort_key *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return a->index < b->index ? -1 : 1;
}

static bool is_sorted(const oracle_rows *rows) {
  for (int64_t i = 1; i < rows->count; i++)
    if (rows->rows[i].step < rows->rows[i - 1].step)
      return false;
  return true;
}

bool oracle_rows_sort(oracle_rows *rows) {
  if (is_sorted(rows))
    return true;
  size_t count = (size_t)rows->count;
  sort_key *keys = malloc(count * sizeof *keys);
  dodona_row *sorted = malloc(count * sizeof *sorted);
  int64_t *lines = malloc(count * sizeof *lines);
  bool good = keys != NULL && sorted != NULL && lines != NULL;
  if (good) {
    for (size_t i = 0; i < count; i++)
      keys[i] = (sort_key){rows->rows[i].step, (int64_t)i};
    qsort(keys, count, sizeof *keys, by_step_then_index);
    for (size_t i = 0; i < count; i++) {
      sorted[i] = rows->rows[keys[i].index];
      lines[i] = rows->lines[keys[i].index];
    }
    free(rows->rows);
    free(rows->lines);
    rows->rows = sorted;
    rows->lines = lines;
    rows->room = rows->count;
  } else {
    free(sorted);
    free(lines);
  }
  free(keys);
  return good;
}

int64_t oracle_rows_more(const oracle_rows *rows, int32_t ranks, uint64_t *sent) {
  int64_t more = 0;
  int64_t end = 0;
  memset(sent, 0, (size_t)ranks * sizeof *sent);
  for (int64_t begin = 0; begin < rows->count; begin = end) {
    uint64_t most = 1;
    for (end = begin; end < rows->count && rows->rows[end].step == rows->rows[begin].step; end++)
      if (rows->rows[end].op == DODONA_SEND && ++sent[rows->rows[end].rank] > most)
        most++;
    for (int64_t k = begin; k < end; k++)
      sent[rows->rows[k].rank] = 0;
    more += (int64_t)most - 1;
  }
  return more;
}
