/* Merges rows: they are sorted, so the rows of one message are neighbours. */
#include "ref/oracle/read/messages.h"
#include "ref/oracle/shared/oracle.h"

#include <stdlib.h>

/* Every row's ranks are ranks, and two; else the row's line is told. */
static bool within(const char *file, int32_t ranks, const oracle_rows *rows) {
  for (int64_t i = 0; i < rows->count; i++) {
    const dodona_row *row = &rows->rows[i];
    if (row->rank == row->peer || row->rank >= ranks || row->peer >= ranks) {
      oracle_error("%s:%lld: expected two ranks 0 .. %d, got %d and %d", oracle_rows_name(file),
                   (long long)oracle_rows_line(rows, i), ranks - 1, row->rank, row->peer);
      return false;
    }
  }
  return true;
}

static int by_message(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return a->rank != b->rank ? (a->rank < b->rank ? -1 : 1)
                            : (a->peer > b->peer) - (a->peer < b->peer);
}

/* Their lines are lost. */
static void keep_messages(oracle_rows *rows) {
  int64_t sends = 0;
  for (int64_t i = 0; i < rows->count; i++)
    if (rows->rows[i].op == DODONA_SEND)
      rows->rows[sends++] = rows->rows[i];
  if (sends > 0)
    qsort(rows->rows, (size_t)sends, sizeof *rows->rows, by_message);
  rows->count = 0;
  for (int64_t i = 0; i < sends; i++)
    if (i == 0 || by_message(&rows->rows[rows->count - 1], &rows->rows[i]) != 0)
      rows->rows[rows->count++] = rows->rows[i];
}

bool oracle_messages_file(const char *command, const char *op, const char *file, int32_t ranks,
                          oracle_rows *rows) {
  if (!oracle_rows_file(command, file, oracle_collective_of(op)->blocks, INT32_MAX / 2, NULL, rows))
    return false;
  if (rows->programs)
    oracle_error("%s: expected rows with steps, got a program", oracle_rows_name(file));
  else if (rows->count == 0)
    oracle_error("%s: expected rows of a schedule, got none", oracle_rows_name(file));
  else if (within(file, ranks, rows)) {
    keep_messages(rows);
    return true;
  }
  oracle_rows_free(rows);
  return false;
}
