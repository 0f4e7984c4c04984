/* One pass, line by line, in a fixed buffer: no line of a schedule is longer than it. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/rows.h"
#include "ref/oracle/read/rows_add.h"
#include "ref/oracle/ask/number.h"
#include "ref/oracle/write/oracle.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

enum { LONGEST = 255, FIELDS = 6, SEEN_EVERY = 4096 };

typedef enum layout { UNKNOWN, OPS, CSV, OPS_PHASES, CSV_PHASES } layout;

static const char *const headers[] = {"", "rank,step,op,peer,block", "step,src,dst,block",
                                      "rank,step,op,peer,block,phase", "step,src,dst,block,phase"};
static const char *const fields[][FIELDS] = {{NULL},
                                             {"rank", "step", "op", "peer", "block", NULL},
                                             {"step", "src", "dst", "block", NULL},
                                             {"rank", "step", "op", "peer", "block", "phase"},
                                             {"step", "src", "dst", "block", "phase", NULL}};
static const int columns[] = {0, 5, 4, 6, 5};

typedef struct reader {
  FILE *in;
  const char *name;
  oracle_blocks blocks;
  int32_t count; /* of the blocks, where rows are of a reduction or an allreduce */
  int64_t line;
  int64_t bytes;
  layout layout;
  bool had_header;
  char text[LONGEST];
  size_t length;
  oracle_rows *rows;
  oracle_fault *fault;
} reader;

typedef struct field {
  const char *text;
  size_t length;
} field;

static bool fail(reader *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fail(reader *r, const char *format, ...) {
  va_list values;
  oracle_quoted name = oracle_quote(r->name, strlen(r->name));
  int used =
      snprintf(r->fault->text, sizeof r->fault->text, "%s:%lld: ", name.text, (long long)r->line);
  if (r->line == 0)
    used = snprintf(r->fault->text, sizeof r->fault->text, "%s: ", name.text);
  va_start(values, format);
  vsnprintf(r->fault->text + used, sizeof r->fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

/* The next line without its end: its first LONGEST characters into r->text, its length, or LONGEST
   + 1 if it is longer, into r->length. False at the end of the file. */
static bool next_line(reader *r) {
  int c = getc_unlocked(r->in);
  r->length = 0;
  if (c == EOF)
    return false;
  r->line++;
  for (; c != EOF && c != '\n'; c = getc_unlocked(r->in)) {
    r->bytes++;
    if (r->length < LONGEST)
      r->text[r->length] = (char)c;
    if (r->length <= LONGEST)
      r->length++;
  }
  r->bytes++;
  if (r->length > 0 && r->length <= LONGEST && r->text[r->length - 1] == '\r')
    r->length--;
  return true;
}

static bool is_text(const reader *r, const char *text) {
  return r->length == strlen(text) && memcmp(r->text, text, r->length) == 0;
}

/* Cuts the line at its commas; the number of columns, FIELDS + 1 if there are more than FIELDS. */
static int cut(const reader *r, field *cells) {
  int count = 0;
  size_t start = 0;
  for (size_t i = 0; i <= r->length; i++) {
    if (i < r->length && r->text[i] != ',')
      continue;
    if (count == FIELDS)
      return FIELDS + 1;
    cells[count++] = (field){r->text + start, i - start};
    start = i + 1;
  }
  return count;
}

static bool wrong_field(reader *r, int column, const char *expected, field got) {
  return fail(r, "field '%s': expected %s, got '%s'", fields[r->layout][column], expected,
              oracle_quote(got.text, got.length).text);
}

static bool take_int(reader *r, const field *cells, int column, int32_t *value) {
  int64_t number = 0;
  if (!oracle_integer(cells[column].text, cells[column].length, 0, INT32_MAX, &number))
    return wrong_field(r, column, "an integer 0 .. 2147483647", cells[column]);
  *value = (int32_t)number;
  return true;
}

static bool take_step(reader *r, const field *cells, int column, int64_t *value) {
  if (!oracle_integer(cells[column].text, cells[column].length, 0, (int64_t)1 << 62, value))
    return wrong_field(r, column, "an integer 0 .. 4611686018427387904", cells[column]);
  return true;
}

static bool is(field cell, const char *word) {
  return cell.length == strlen(word) && memcmp(cell.text, word, cell.length) == 0;
}

static bool take_letter(reader *r, const field *cells, int column, int32_t *value) {
  if (!is(cells[column], "T") && !is(cells[column], "S"))
    return wrong_field(r, column, "T or S", cells[column]);
  *value = is(cells[column], "T") ? 0 : 1;
  return true;
}

/* The block, and the phase behind it if there is one. */
static bool take_block(reader *r, const field *cells, int column, int32_t *value) {
  char expected[40];
  if (r->blocks == ORACLE_T_AND_S)
    return take_letter(r, cells, column, value);
  if (!take_int(r, cells, column, value))
    return false;
  if (r->blocks == ORACLE_NUMBERS)
    return true;
  snprintf(expected, sizeof expected, "a block 0 .. %d", r->count - 1);
  if (*value >= r->count)
    return wrong_field(r, column, expected, cells[column]);
  if (r->blocks == ORACLE_PARTIALS)
    return true;
  if (!is(cells[column + 1], "reduce") && !is(cells[column + 1], "bcast"))
    return wrong_field(r, column + 1, "reduce or bcast", cells[column + 1]);
  *value += is(cells[column + 1], "bcast") ? r->count : 0;
  return true;
}

static bool add(reader *r, dodona_row row) {
  if (!oracle_rows_add(r->rows, row, r->line))
    return fail(r, "no memory for more than %lld rows", (long long)r->rows->count);
  return true;
}

static bool take_ops(reader *r, const field *cells) {
  dodona_row row = {0, 0, DODONA_SEND, 0, 0};
  if (!take_int(r, cells, 0, &row.rank) || !take_step(r, cells, 1, &row.step))
    return false;
  if (is(cells[2], "recv"))
    row.op = DODONA_RECV;
  else if (!is(cells[2], "send"))
    return wrong_field(r, 2, "send or recv", cells[2]);
  return take_int(r, cells, 3, &row.peer) && take_block(r, cells, 4, &row.block) && add(r, row);
}

static bool take_csv(reader *r, const field *cells) {
  dodona_row send = {0, 0, DODONA_SEND, 0, 0};
  if (!take_step(r, cells, 0, &send.step) || !take_int(r, cells, 1, &send.rank) ||
      !take_int(r, cells, 2, &send.peer) || !take_block(r, cells, 3, &send.block))
    return false;
  dodona_row receive = {send.step, send.peer, DODONA_RECV, send.rank, send.block};
  return add(r, send) && add(r, receive);
}

/* The layouts of what is read: ops, and csv after it. */
static layout first_layout(const reader *r) {
  return r->blocks == ORACLE_PHASES ? OPS_PHASES : OPS;
}

/* Whether the line is a header of any layout. */
static bool is_header(const reader *r) {
  for (layout l = OPS; l <= CSV_PHASES; l++)
    if (is_text(r, headers[l]))
      return true;
  return false;
}

/* Returns true if the line is a known header; if it is the first line that counts, it settles the layout. */
static bool take_header(reader *r) {
  layout first = first_layout(r);
  for (layout l = first; l <= first + 1; l++)
    if (r->layout == UNKNOWN && is_text(r, headers[l])) {
      r->layout = l;
      r->had_header = true;
      return true;
    }
  return false;
}

static bool take_row(reader *r) {
  field cells[FIELDS];
  int count = cut(r, cells);
  layout ops = first_layout(r);
  layout csv = ops + 1;
  if (r->layout == UNKNOWN) {
    if (!is_header(r))
      r->layout = count == columns[ops] ? ops : count == columns[csv] ? csv : UNKNOWN;
    if (r->layout == UNKNOWN)
      return fail(r, "expected a row or header '%s' or '%s', got '%s'", headers[ops], headers[csv],
                  oracle_quote(r->text, r->length).text);
  }
  if (is_header(r))
    return fail(r, "expected a row, got a header after %s",
                r->had_header ? "the header" : "the first row");
  if (count != columns[r->layout])
    return fail(r, "expected the %d fields '%s', got '%s'", columns[r->layout], headers[r->layout],
                oracle_quote(r->text, r->length).text);
  return r->layout == ops ? take_ops(r, cells) : take_csv(r, cells);
}

static bool take_line(reader *r) {
  if (r->length == 0 || r->text[0] == '#')
    return true;
  if (r->length > LONGEST)
    return fail(r, "expected a line of at most %d characters", LONGEST);
  return take_header(r) || take_row(r);
}

bool oracle_rows_read(FILE *in, const char *name, oracle_blocks blocks, int32_t count,
                      void (*seen)(void *context, int64_t bytes), void *context, oracle_rows *rows,
                      oracle_fault *fault) {
  reader r = {.in = in,
              .name = name,
              .blocks = blocks,
              .count = count,
              .layout = UNKNOWN,
              .rows = rows,
              .fault = fault};
  bool good = true;
  memset(rows, 0, sizeof *rows);
  while (good && next_line(&r)) {
    good = take_line(&r);
    if (seen != NULL && r.line % SEEN_EVERY == 0)
      seen(context, r.bytes);
  }
  if (good && ferror(in))
    good = fail(&r, "reading failed: %s", strerror(errno));
  rows->last_line = r.line;
  if (!good)
    oracle_rows_free(rows);
  return good;
}
