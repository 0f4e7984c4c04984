/* The order in which rows on several ports are judged: by step, rank, operation, peer and block. */
#include "ref/oracle/read/rows.h"

#include <stdlib.h>

typedef struct numbered {
  dodona_row row;
  int64_t line;
} numbered;

static int compare(const void *left, const void *right) {
  const dodona_row *a = &((const numbered *)left)->row;
  const dodona_row *b = &((const numbered *)right)->row;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  if (a->op != b->op)
    return a->op < b->op ? -1 : 1;
  if (a->peer != b->peer)
    return a->peer < b->peer ? -1 : 1;
  return (a->block > b->block) - (a->block < b->block);
}

bool oracle_rows_order(oracle_rows *rows) {
  numbered *all =
      oracle_rows_list_lines(rows) ? malloc((size_t)rows->count * sizeof *all + 1) : NULL;
  if (all == NULL)
    return false;
  for (int64_t k = 0; k < rows->count; k++)
    all[k] = (numbered){rows->rows[k], rows->lines[k]};
  qsort(all, (size_t)rows->count, sizeof *all, compare);
  for (int64_t k = 0; k < rows->count; k++) {
    rows->rows[k] = all[k].row;
    rows->lines[k] = all[k].line;
  }
  free(all);
  return true;
}

/* Whether row k goes on with the message of the row before. */
static bool goes_on(const oracle_rows *rows, int64_t k) {
  const dodona_row *a = &rows->rows[k - 1];
  const dodona_row *b = &rows->rows[k];
  return a->step == b->step && a->rank == b->rank && a->op == b->op && a->peer == b->peer;
}

int64_t oracle_rows_longer(const oracle_rows *rows) {
  int64_t more = 0, length = 1, longest = 1;
  for (int64_t k = 1; k <= rows->count; k++) {
    length = k < rows->count && goes_on(rows, k) ? length + 1 : 1;
    longest = length > longest ? length : longest;
    if (k == rows->count || rows->rows[k].step != rows->rows[k - 1].step) {
      more += longest - 1;
      longest = 1;
    }
  }
  return more;
}
