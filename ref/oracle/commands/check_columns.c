#include "ref/oracle/commands/check_columns.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/said.h"
#include "ref/oracle/write/ticker.h"

#include <stdlib.h>

/* Bytes: of a row and its line; of a message with its rows, in a run and in a column; of a rank's block. */
enum {
  A_ROW = sizeof(dodona_row) + sizeof(int64_t),
  A_MESSAGE = 2 * A_ROW,
  A_WEIGHED = A_MESSAGE + 2 * 35,
  A_CELL = 14
};

static bool is_weighed(const oracle_asked *a) {
  return a->collective->blocks != ORACLE_NUMBERS && a->collective->blocks != ORACLE_T_AND_S;
}

bool oracle_is_large(const oracle_binary *file, int64_t memory) {
  return file->messages > memory / A_WEIGHED;
}

/* Empties the rows, which have room for so many messages then; memory that is there is used again. False after an error line. */
static bool make_room(oracle_rows *rows, int64_t messages) {
  rows->count = 0;
  if (rows->room >= 2 * messages)
    return true;
  oracle_rows_free(rows);
  rows->rows = oracle_allocate(2 * messages, sizeof *rows->rows, "rows");
  rows->lines = oracle_allocate(2 * messages, sizeof *rows->lines, "rows");
  rows->room = 2 * messages;
  return rows->rows != NULL && rows->lines != NULL;
}

/* Fills the rows with the part's; false after an error line. */
static bool take(const oracle_asked *a, const oracle_binary *file, oracle_binary_part part,
                 int64_t messages, oracle_rows *rows) {
  if (!make_room(rows, messages))
    return false;
  const bool good = oracle_binary_rows(file, part, a->collective->blocks, rows);
  if (!good)
    oracle_error("check: no memory");
  return good;
}

/* The first step of a run's rows: from it on messages may be under way in step k. */
static int64_t context_of(const oracle_asked *a, const oracle_binary *file, int64_t k) {
  const int64_t step = oracle_binary_step(file, k);
  while (k > 0 && oracle_binary_step(file, k - 1) > step - a->rules.ticks)
    k--;
  return k;
}

/* Judges the ports in steps from .. to - 1; the run before has judged the steps before these. Returns the exit status. */
static int judge_run(const oracle_asked *a, const oracle_binary *file, int64_t from, int64_t to,
                     oracle_rows *rows, uint64_t *scratch, int64_t *more) {
  const int64_t context = context_of(a, file, from);
  const int64_t before = oracle_binary_before(file, context);
  const int64_t old = 2 * (oracle_binary_before(file, from) - before);
  const oracle_binary_part part = {context, to, 0, INT32_MAX, 0, a->count};
  if (!take(a, file, part, oracle_binary_before(file, to) - before, rows))
    return ORACLE_BAD;
  if (!oracle_rows_sort(rows))
    return oracle_error("check: no memory");
  const dodona_verdict verdict = dodona_check_ports(&a->rules, rows->rows, rows->count, scratch);
  if (verdict.fault != DODONA_VALID) {
    oracle_ticker_stop();
    return oracle_answer_invalid(a, rows, &verdict);
  }
  const oracle_rows own = {.rows = rows->rows + old, .count = rows->count - old};
  *more += oracle_rows_more(&own, a->rules.ranks, scratch);
  return ORACLE_YES;
}

static int judge_ports(const oracle_asked *a, const oracle_binary *file, int64_t memory,
                       oracle_rows *rows, int64_t *more) {
  const int64_t most = memory / A_MESSAGE;
  uint64_t *scratch =
      oracle_allocate(4 * (int64_t)a->rules.ranks, sizeof *scratch, "the checker's scratch");
  int status = scratch == NULL ? ORACLE_BAD : ORACLE_YES;
  for (int64_t from = 0, to = 0; status == ORACLE_YES && from < file->steps; from = to) {
    for (to = from + 1; to < file->steps; to++)
      if (oracle_binary_before(file, to + 1) - oracle_binary_before(file, from) > most)
        break;
    status = judge_run(a, file, from, to, rows, scratch, more);
  }
  free(scratch);
  return status;
}

/* Prints what is wrong with a column, in numbers of the whole. */
static int tell(const oracle_asked *a, const oracle_binary *file, oracle_binary_part part,
                oracle_rows *rows, oracle_judged *judged) {
  judged->verdict.block += judged->verdict.block >= 0 ? part.low : 0;
  judged->lack.block += judged->lack.block >= 0 ? part.low : 0;
  part.base = 0;
  part.count = a->count;
  if (!take(a, file, part, rows->count / 2, rows))
    return ORACLE_BAD;
  oracle_ticker_stop();
  return judged->verdict.fault != DODONA_VALID ? oracle_answer_invalid(a, rows, &judged->verdict)
                                               : oracle_answer_lack(a, rows, &judged->lack);
}

static int judge_column(const oracle_asked *a, const oracle_binary *file, int32_t low, int32_t high,
                        int64_t messages, oracle_rows *rows) {
  const oracle_binary_part part = {0, file->steps, low, high, low, high - low};
  oracle_asked own = *a;
  oracle_judged judged;
  own.base = low;
  own.count = high - low;
  own.rules.blocks = is_weighed(a) ? 2 * own.count : own.count;
  if (!take(a, file, part, messages, rows) || !oracle_judge(&own, rows, &judged))
    return ORACLE_BAD;
  return oracle_is_valid(&judged) ? ORACLE_YES : tell(a, file, part, rows, &judged);
}

/* What the checker takes for some blocks. */
static int64_t memory_of(const oracle_asked *a, int32_t blocks, int64_t messages) {
  dodona_rules rules = a->rules;
  rules.blocks = blocks;
  return is_weighed(a)
             ? messages * A_WEIGHED + (int64_t)blocks * (a->rules.ranks * (int64_t)A_CELL + 8)
             : messages * A_MESSAGE + 8 * dodona_check_entries(&rules);
}

static int judge_columns(const oracle_asked *a, const oracle_binary *file, int64_t memory,
                         oracle_rows *rows) {
  int64_t *each = oracle_allocate(a->count, sizeof *each, "counts of messages");
  int status = each == NULL ? ORACLE_BAD : ORACLE_YES;
  for (int32_t b = 0; status == ORACLE_YES && b < a->count; b++)
    each[b] = 0;
  if (status == ORACLE_YES)
    oracle_binary_outside(file, a->count, each);
  for (int32_t low = 0, high = 0; status == ORACLE_YES && low < a->count; low = high) {
    int64_t messages = each[low];
    for (high = low + 1; high < a->count; messages += each[high++])
      if (memory_of(a, high + 1 - low, messages + each[high]) > memory)
        break;
    status = judge_column(a, file, low, high, messages, rows);
  }
  free(each);
  return status;
}

int oracle_check_columns(const oracle_asked *a, const oracle_binary *file, const oracle_head *head,
                         int64_t memory) {
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  oracle_fault fault;
  int64_t more = 0;
  if (!oracle_said_agrees(&file->said, name.text, head, &fault) ||
      !oracle_binary_fits(file, a->collective->blocks, name.text, &fault))
    return oracle_error("%s", fault.text);
  if (a->collective->blocks == ORACLE_T_AND_S)
    return oracle_error("%s: a combine is judged at once: expected --memory for %lld messages",
                        name.text, (long long)file->messages);
  const int32_t blocks =
      is_weighed(a) ? a->count : INT32_MAX; /* of a broadcast the ports are asked */
  const int64_t outside = oracle_binary_outside(file, blocks, NULL);
  if (outside >= 0)
    return oracle_error("%s:%lld: block: expected 0 .. %d", name.text, (long long)outside + 1,
                        blocks - 1);
  oracle_ticker_start("check: judging");
  oracle_rows rows = {.rows = NULL};
  int status = judge_ports(a, file, memory, &rows, &more);
  if (status == ORACLE_YES)
    status = judge_columns(a, file, memory, &rows);
  oracle_rows_free(&rows);
  oracle_ticker_stop();
  const oracle_extent extent = {oracle_binary_step(file, 0),
                                oracle_binary_step(file, file->steps - 1), 2 * file->messages,
                                NULL};
  return status == ORACLE_YES ? oracle_answer_valid(a, extent, more) : status;
}
