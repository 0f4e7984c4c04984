/* From the fields of a row to a row. */
#include "ref/oracle/shared/number.h"
#include "ref/oracle/read/program.h"
#include "ref/oracle/read/reader.h"
#include "ref/oracle/read/rows_add.h"

#include <stdarg.h>
#include <string.h>

const char *const oracle_headers[] = {"",
                                      "rank,step,op,peer,block",
                                      "step,src,dst,block",
                                      "rank,step,op,peer,block,phase",
                                      "step,src,dst,block,phase",
                                      "rank,op,peer,block",
                                      "rank,op,peer,block,phase"};
const char *const oracle_fields[][ORACLE_FIELDS] = {
    {NULL},
    {"rank", "step", "op", "peer", "block", NULL},
    {"step", "src", "dst", "block", NULL},
    {"rank", "step", "op", "peer", "block", "phase"},
    {"step", "src", "dst", "block", "phase", NULL},
    {"rank", "op", "peer", "block", NULL, NULL},
    {"rank", "op", "peer", "block", "phase", NULL}};
const int oracle_columns[] = {0, 5, 4, 6, 5, 4, 5};

bool oracle_has_phases(oracle_layout layout) {
  return layout == ORACLE_OPS_PHASES || layout == ORACLE_CSV_PHASES ||
         layout == ORACLE_PROGRAM_PHASES;
}

bool oracle_reader_fail(oracle_reader *r, const char *format, ...) {
  char *text = r->fault->text;
  va_list values;
  int used = snprintf(text, sizeof r->fault->text, "%s:%lld: ", oracle_name(r->name).text,
                      (long long)r->line);
  if (r->line == 0)
    used = snprintf(text, sizeof r->fault->text, "%s: ", oracle_name(r->name).text);
  va_start(values, format);
  vsnprintf(text + used, sizeof r->fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

static bool wrong_field(oracle_reader *r, int column, const char *expected, oracle_field got) {
  return oracle_reader_fail(r, "field '%s': expected %s, got '%s'",
                            oracle_fields[r->layout][column], expected,
                            oracle_quote(got.text, got.length).text);
}

static bool take_int(oracle_reader *r, const oracle_field *cells, int column, int32_t *value) {
  int64_t number = 0;
  if (!oracle_integer(cells[column].text, cells[column].length, 0, INT32_MAX, &number))
    return wrong_field(r, column, "an integer 0 .. 2147483647", cells[column]);
  *value = (int32_t)number;
  return true;
}

static bool take_step(oracle_reader *r, const oracle_field *cells, int column, int64_t *value) {
  if (!oracle_integer(cells[column].text, cells[column].length, 0, (int64_t)1 << 62, value))
    return wrong_field(r, column, "an integer 0 .. 4611686018427387904", cells[column]);
  return true;
}

static bool is(oracle_field cell, const char *word) {
  return cell.length == strlen(word) && memcmp(cell.text, word, cell.length) == 0;
}

static bool take_letter(oracle_reader *r, const oracle_field *cells, int column, int32_t *value) {
  if (!is(cells[column], "T") && !is(cells[column], "S"))
    return wrong_field(r, column, "T or S", cells[column]);
  *value = is(cells[column], "T") ? 0 : 1;
  return true;
}

/* The block, and the phase behind it if there is one. */
static bool take_block(oracle_reader *r, const oracle_field *cells, int column, int32_t *value) {
  char expected[40];
  if (r->blocks == ORACLE_T_AND_S)
    return take_letter(r, cells, column, value);
  if (r->blocks == ORACLE_PREFIXES && (is(cells[column], "T") || is(cells[column], "S"))) {
    *value = is(cells[column], "S") ? r->count : 0;
    return true;
  }
  if (!take_int(r, cells, column, value))
    return false;
  if (r->blocks == ORACLE_NUMBERS)
    return true;
  bool phases = oracle_has_phases(r->layout);
  snprintf(expected, sizeof expected, "a block 0 .. %d", r->count - 1);
  if (*value >= r->count)
    return wrong_field(r, column, expected, cells[column]);
  bool stores = r->blocks == ORACLE_STORES ||
                (phases && (is(cells[column + 1], "bcast") || is(cells[column + 1], "store")));
  if (phases && !stores && !is(cells[column + 1], "reduce") && !is(cells[column + 1], "combine"))
    return wrong_field(r, column + 1, "reduce or combine, bcast or store", cells[column + 1]);
  *value += stores ? r->count : 0;
  return true;
}

static bool no_memory(oracle_reader *r) {
  return oracle_reader_fail(r, "no memory for more than %lld rows", (long long)r->rows->count);
}

static bool take_ops(oracle_reader *r, const oracle_field *cells) {
  dodona_row row = {0, 0, DODONA_SEND, 0, 0};
  if (!take_int(r, cells, 0, &row.rank) || !take_step(r, cells, 1, &row.step))
    return false;
  if (is(cells[2], "recv"))
    row.op = DODONA_RECV;
  else if (!is(cells[2], "send"))
    return wrong_field(r, 2, "send or recv", cells[2]);
  return take_int(r, cells, 3, &row.peer) && take_block(r, cells, 4, &row.block) &&
         (oracle_rows_add(r->rows, row, r->row_line) || no_memory(r));
}

/* What a row of a program does stands where its step will be. */
static bool take_program(oracle_reader *r, const oracle_field *cells) {
  dodona_row row = {ORACLE_BLOCKS, 0, DODONA_SEND, 0, 0};
  const bool posts = is(cells[1], "isend") || is(cells[1], "irecv");
  if (!take_int(r, cells, 0, &row.rank))
    return false;
  if (is(cells[1], "recv") || is(cells[1], "irecv"))
    row.op = DODONA_RECV;
  else if (!posts && !is(cells[1], "send"))
    return wrong_field(r, 1, "send, recv, isend or irecv", cells[1]);
  row.step = posts ? ORACLE_POSTS : ORACLE_BLOCKS;
  return take_int(r, cells, 2, &row.peer) && take_block(r, cells, 3, &row.block) &&
         (oracle_rows_add(r->rows, row, r->row_line) || no_memory(r));
}

bool oracle_reader_wait(oracle_reader *r, const oracle_field *cells) {
  dodona_row row = {ORACLE_WAITS, 0, DODONA_SEND, 0, 0};
  return take_int(r, cells, 0, &row.rank) &&
         (oracle_rows_add(r->rows, row, r->row_line) || no_memory(r));
}

static bool take_csv(oracle_reader *r, const oracle_field *cells) {
  dodona_row send = {0, 0, DODONA_SEND, 0, 0};
  if (!take_step(r, cells, 0, &send.step) || !take_int(r, cells, 1, &send.rank) ||
      !take_int(r, cells, 2, &send.peer) || !take_block(r, cells, 3, &send.block))
    return false;
  dodona_row receive = {send.step, send.peer, DODONA_RECV, send.rank, send.block};
  return oracle_rows_add_both(r->rows, send, receive, r->row_line) || no_memory(r);
}

bool oracle_reader_allows(const oracle_reader *r, oracle_layout layout) {
  bool phases = oracle_has_phases(layout);
  return r->blocks == ORACLE_PARTIALS || phases == (r->blocks == ORACLE_PHASES);
}

oracle_layout oracle_reader_first(const oracle_reader *r) {
  return r->blocks == ORACLE_PHASES ? ORACLE_OPS_PHASES : ORACLE_OPS;
}

bool oracle_reader_take(oracle_reader *r, const oracle_field *cells) {
  bool ops = r->layout == ORACLE_OPS || r->layout == ORACLE_OPS_PHASES;
  if (r->layout >= ORACLE_PROGRAM)
    return take_program(r, cells);
  return ops ? take_ops(r, cells) : take_csv(r, cells);
}
