/* Most rows are plain: digits, commas, a line's end. They are read here at once; any other is left to rows_read.c, which knows
   all that a row may be and says what is wrong with it. */
#include "ref/oracle/read/reader.h"
#include "ref/oracle/read/rows_add.h"

#include <string.h>

enum { MOST_DIGITS = 18 };

/* Passes over `end`; a line's end may be CR LF. */
static bool pass(const char **at, char end) {
  if (end == '\n' && **at == '\r')
    ++*at;
  return *(*at)++ == end;
}

/* Digits up to `end`, at most 18, which it passes over, with what is behind them; false if there are none. */
static bool digits(const char **at, char end, int64_t most, int64_t *value) {
  const char *p = *at;
  int64_t sum = 0;
  for (; *p >= '0' && *p <= '9' && p - *at < MOST_DIGITS; p++)
    sum = 10 * sum + (*p - '0');
  const bool some = p > *at && sum <= most;
  *at = p;
  *value = sum;
  return some && pass(at, end);
}

static bool word(const char **at, const char *expected, char end) {
  const size_t length = strlen(expected);
  if (memcmp(*at, expected, length) != 0)
    return false;
  *at += length;
  return pass(at, end);
}

/* The block, and the phase if there is one, to the line's end. */
static bool block_of(const oracle_reader *r, const char **at, int32_t *block) {
  const bool phases = oracle_has_phases(r->layout);
  const int64_t most = r->blocks == ORACLE_NUMBERS ? INT32_MAX : r->count - 1;
  int64_t number = 0;
  if (!digits(at, phases ? ',' : '\n', most, &number))
    return false;
  bool stores = r->blocks == ORACLE_STORES;
  if (phases) {
    stores = word(at, "bcast", '\n') || word(at, "store", '\n');
    if (!stores && !word(at, "reduce", '\n') && !word(at, "combine", '\n'))
      return false;
  }
  *block = (int32_t)number + (stores ? r->count : 0);
  return true;
}

static bool csv(const oracle_reader *r, const char **at, dodona_row *send) {
  int64_t src = 0, dst = 0;
  if (!digits(at, ',', INT64_MAX, &send->step) || !digits(at, ',', INT32_MAX, &src) ||
      !digits(at, ',', INT32_MAX, &dst) || !block_of(r, at, &send->block))
    return false;
  send->op = DODONA_SEND;
  send->rank = (int32_t)src;
  send->peer = (int32_t)dst;
  return true;
}

static bool ops(const oracle_reader *r, const char **at, dodona_row *row) {
  int64_t rank = 0, peer = 0;
  if (!digits(at, ',', INT32_MAX, &rank) || !digits(at, ',', INT64_MAX, &row->step))
    return false;
  const bool sends = word(at, "send", ',');
  if ((!sends && !word(at, "recv", ',')) || !digits(at, ',', INT32_MAX, &peer) ||
      !block_of(r, at, &row->block))
    return false;
  row->op = sends ? DODONA_SEND : DODONA_RECV;
  row->rank = (int32_t)rank;
  row->peer = (int32_t)peer;
  return true;
}

size_t oracle_reader_fast(oracle_reader *r, const char *text) {
  const char *at = text;
  dodona_row row;
  if (r->layout == ORACLE_UNKNOWN || r->layout >= ORACLE_PROGRAM || r->width > 0 ||
      r->blocks == ORACLE_T_AND_S)
    return 0;
  const bool pairs = r->layout == ORACLE_CSV || r->layout == ORACLE_CSV_PHASES;
  if (pairs ? !csv(r, &at, &row) : !ops(r, &at, &row))
    return 0;
  if (pairs) {
    const dodona_row receive = {row.step, row.peer, DODONA_RECV, row.rank, row.block};
    if (!oracle_rows_add_both(r->rows, row, receive, r->line + 1))
      return 0;
  } else if (!oracle_rows_add(r->rows, row, r->line + 1)) {
    return 0;
  }
  return (size_t)(at - text);
}
