#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/draw/drawn.h"

#include <string.h>

/* What a stored block is more than its number. */
enum { STORED = INT32_MAX / 2 };

static void measure(oracle_drawn *drawn) {
  const dodona_row *rows = drawn->rows.rows;
  const int64_t count = drawn->rows.count;
  drawn->first = count > 0 ? rows[0].step : 1;
  drawn->last = count > 0 ? rows[count - 1].step : 0;
  drawn->ranks = 1;
  for (int64_t i = 0; i < count; i++)
    drawn->ranks = rows[i].rank >= drawn->ranks ? rows[i].rank + 1 : drawn->ranks;
}

bool oracle_drawn_read(const char *op, const char *text, oracle_drawn *drawn) {
  oracle_fault fault;
  FILE *in = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
  *drawn = (oracle_drawn){.text = text};
  if (in == NULL) {
    oracle_error("show: no memory");
    return false;
  }
  oracle_rows_head(in, &drawn->said);
  rewind(in);
  const char *said = drawn->said.op[0] != '\0' ? drawn->said.op : "bcast";
  drawn->collective = oracle_collective_of(op != NULL ? op : said);
  const bool good = oracle_rows_read(in, "show", drawn->collective->blocks, STORED, NULL, NULL,
                                     NULL, &drawn->rows, &fault);
  fclose(in);
  if (!good)
    oracle_error("%s", fault.text);
  else if (!oracle_rows_order(&drawn->rows))
    oracle_error("show: no memory");
  else {
    measure(drawn);
    return true;
  }
  return false;
}

void oracle_drawn_free(oracle_drawn *drawn) {
  oracle_rows_free(&drawn->rows);
}

int64_t oracle_drawn_message(const oracle_rows *rows, int64_t i) {
  const dodona_row *a = &rows->rows[i];
  int64_t next = i + 1;
  for (; next < rows->count; next++) {
    const dodona_row *b = &rows->rows[next];
    if (a->step != b->step || a->rank != b->rank || a->op != b->op || a->peer != b->peer)
      break;
  }
  return next - i;
}

int32_t oracle_drawn_block(const dodona_row *row) {
  return row->block % STORED;
}

bool oracle_drawn_stores(const dodona_row *row) {
  return row->block >= STORED;
}
