/* One pass, line by line, in fixed buffers: no row of a schedule is longer than a line's. */
#define _GNU_SOURCE
#include "ref/oracle/read/reader.h"
#include "ref/oracle/read/said.h"

#include <errno.h>
#include <string.h>

enum { LONGEST_COMMENT = 65535, SEEN_EVERY = 4096 };

/* What came of a line. */
typedef enum line { LINE_END, LINE_GOOD, LINE_LONG, LINE_NUL } line;

static bool is_comment(const oracle_reader *r) {
  return r->length > 0 && r->text[0] == '#';
}

/* Fills the buffer up, what is left in it at its front. */
static void fill(oracle_reader *r) {
  memmove(r->buffer, r->buffer + r->at, r->end - r->at);
  r->end -= r->at;
  r->at = 0;
  r->end += fread(r->buffer + r->end, 1, sizeof r->buffer - r->end, r->in);
}

static int next_char(oracle_reader *r) {
  if (r->at == r->end)
    fill(r);
  return r->at == r->end ? EOF : (unsigned char)r->buffer[r->at++];
}

/* Takes plain rows as long as whole lines are sure to be in the buffer. */
static void take_plain(oracle_reader *r) {
  if (r->end - r->at < ORACLE_LONGEST)
    fill(r);
  while (r->end - r->at >= ORACLE_LONGEST) {
    const size_t length = oracle_reader_fast(r, r->buffer + r->at);
    if (length == 0)
      return;
    r->at += length;
    r->bytes += (int64_t)length;
    r->line++;
    if (r->seen != NULL && r->line % SEEN_EVERY == 0)
      r->seen(r->context, r->bytes);
  }
}

/* The next line without its end into r->text and r->length; of a comment only the beginning. A line
   that is too long is not read to its end. */
static line next_line(oracle_reader *r) {
  int c = next_char(r);
  r->length = 0;
  if (c == EOF)
    return LINE_END;
  r->row_line = ++r->line;
  for (; c != EOF && c != '\n'; c = next_char(r), r->bytes++) {
    if (c == '\0')
      return LINE_NUL;
    if (r->length < ORACLE_LONGEST)
      r->text[r->length] = (char)c;
    if (++r->length > (is_comment(r) ? LONGEST_COMMENT : ORACLE_LONGEST))
      return LINE_LONG;
  }
  r->bytes++;
  if (r->length > 0 && r->length <= ORACLE_LONGEST && r->text[r->length - 1] == '\r')
    r->length--;
  return LINE_GOOD;
}

static bool is_text(const oracle_reader *r, const char *text) {
  return r->length == strlen(text) && memcmp(r->text, text, r->length) == 0;
}

/* Cuts the line at its commas; the number of columns, ORACLE_COLUMNS + 1 if there are more. */
static int cut(const oracle_reader *r, oracle_field *cells) {
  int count = 0;
  size_t start = 0;
  for (size_t i = 0; i <= r->length; i++) {
    if (i < r->length && r->text[i] != ',')
      continue;
    if (count == ORACLE_COLUMNS)
      return ORACLE_COLUMNS + 1;
    cells[count++] = (oracle_field){r->text + start, i - start};
    start = i + 1;
  }
  return count;
}

/* Whether the line is a header of any layout. */
static bool is_header(const oracle_reader *r) {
  for (oracle_layout l = ORACLE_OPS; l < ORACLE_LAYOUTS; l++)
    if (is_text(r, oracle_headers[l]))
      return true;
  return false;
}

static bool is_field(oracle_field cell, const char *name) {
  return cell.length == strlen(name) && memcmp(cell.text, name, cell.length) == 0;
}

/* The field of the layout that is called so; -1 if it has none. */
static int field_of(oracle_layout l, oracle_field cell) {
  for (int f = 0; f < oracle_columns[l]; f++)
    if (is_field(cell, oracle_fields[l][f]))
      return f;
  return -1;
}

/* Whether a field of any layout is called so. */
static bool is_known(oracle_field cell) {
  for (oracle_layout l = ORACLE_OPS; l < ORACLE_LAYOUTS; l++)
    if (field_of(l, cell) >= 0)
      return true;
  return false;
}

/* Whether the cells name all fields of the layout once, and no other layout's; then it is known where they stand. */
static bool take_columns(oracle_reader *r, oracle_layout l, const oracle_field *cells, int count) {
  int found = 0, columns[ORACLE_FIELDS];
  memset(columns, -1, sizeof columns);
  for (int c = 0; c < count; c++) {
    const int f = field_of(l, cells[c]);
    if (f < 0 ? is_known(cells[c]) : columns[f] >= 0)
      return false;
    if (f >= 0) {
      columns[f] = c;
      found++;
    }
  }
  if (found < oracle_columns[l])
    return false;
  memcpy(r->columns, columns, sizeof columns);
  r->layout = l;
  r->width = count;
  r->had_header = true;
  return true;
}

/* A header with columns in another order, or with others beside them; but not with one that says where messages go (moves.h). */
static bool take_other_order(oracle_reader *r) {
  oracle_field cells[ORACLE_COLUMNS];
  const int count = cut(r, cells);
  if (r->layout != ORACLE_UNKNOWN || count > ORACLE_COLUMNS || is_header(r))
    return false;
  for (int c = 0; c < count; c++)
    if (is_field(cells[c], "into"))
      return false;
  for (oracle_layout l = ORACLE_OPS; l < ORACLE_LAYOUTS; l++)
    if (oracle_reader_allows(r, l) && take_columns(r, l, cells, count))
      return true;
  return false;
}

/* The fields of a row, where the header says they stand. */
static void put_in_order(const oracle_reader *r, oracle_field *cells) {
  oracle_field all[ORACLE_COLUMNS];
  memcpy(all, cells, sizeof all);
  for (int f = 0; f < oracle_columns[r->layout]; f++)
    cells[f] = all[r->columns[f]];
}

/* Whether the line is a header of those that are read; if it is the first line that counts, it settles the layout. */
static bool take_header(oracle_reader *r) {
  for (oracle_layout l = ORACLE_OPS; l < ORACLE_LAYOUTS; l++)
    if (r->layout == ORACLE_UNKNOWN && oracle_reader_allows(r, l) &&
        is_text(r, oracle_headers[l])) {
      r->layout = l;
      r->had_header = true;
      return true;
    }
  return false;
}

/* Whose rows they are, where the line is a header that this operation has not. */
static const char *other_op(const oracle_reader *r) {
  if (memmem(r->text, r->length, ",into", 5) != NULL)
    return " (rows with a column into: dodona check)";
  if (!is_header(r))
    return "";
  return oracle_reader_first(r) == ORACLE_OPS ? " (rows with a phase: --op allreduce)"
                                              : " (rows without a phase: not of --op allreduce)";
}

static bool is_word(oracle_field cell) {
  return cell.length > 0 && 'a' <= cell.text[0] && cell.text[0] <= 'z';
}

static bool is_number(oracle_field cell) {
  return cell.length > 0 && '0' <= cell.text[0] && cell.text[0] <= '9';
}

/* The layout of the first row, which has no header. Of those with as many fields programs have a word in the second, ops in the third,
   and csv numbers. */
static oracle_layout guess(const oracle_reader *r, const oracle_field *cells, int count) {
  const oracle_layout ops = oracle_columns[ORACLE_OPS] == count ? ORACLE_OPS : ORACLE_OPS_PHASES;
  const oracle_layout csv = oracle_columns[ORACLE_CSV] == count ? ORACLE_CSV : ORACLE_CSV_PHASES;
  const oracle_layout program =
      oracle_columns[ORACLE_PROGRAM] == count ? ORACLE_PROGRAM : ORACLE_PROGRAM_PHASES;
  const oracle_layout likely[] = {program, ops, csv};
  const bool fits[] = {count > 1 && is_word(cells[1]), count > 2 && !is_number(cells[2]), true};
  oracle_layout last = ORACLE_UNKNOWN;
  for (int k = 2; k >= 0; k--)
    if (oracle_columns[likely[k]] == count && oracle_reader_allows(r, likely[k]) &&
        (fits[k] || (last == ORACLE_UNKNOWN && k == 1)))
      last = likely[k];
  return last;
}

static bool is_wait(const oracle_reader *r, const oracle_field *cells, int count) {
  return r->layout >= ORACLE_PROGRAM && (count == 2 || r->width > 0) && is_field(cells[1], "wait");
}

static bool take_row(oracle_reader *r) {
  oracle_field cells[ORACLE_COLUMNS];
  int count = cut(r, cells);
  oracle_layout ops = oracle_reader_first(r);
  oracle_layout csv = ops + 1;
  if (r->layout == ORACLE_UNKNOWN) {
    if (!is_header(r) && !is_known(cells[0]))
      r->layout = guess(r, cells, count);
    if (r->layout == ORACLE_UNKNOWN)
      return oracle_reader_fail(r, "expected a row or header '%s' or '%s'%s, got '%s'",
                                oracle_headers[ops], oracle_headers[csv], other_op(r),
                                oracle_quote(r->text, r->length).text);
  }
  if (is_header(r))
    return oracle_reader_fail(r, "expected a row, got a header after %s",
                              r->had_header ? "the header" : "the first row");
  if (r->width > 0 && count != r->width)
    return oracle_reader_fail(r, "expected %d fields, as the header has, got '%s'", r->width,
                              oracle_quote(r->text, r->length).text);
  if (r->width > 0)
    put_in_order(r, cells);
  if (is_wait(r, cells, count))
    return oracle_reader_wait(r, cells);
  if (r->width == 0 && count != oracle_columns[r->layout])
    return oracle_reader_fail(r, "expected the %d fields '%s', got '%s'", oracle_columns[r->layout],
                              oracle_headers[r->layout], oracle_quote(r->text, r->length).text);
  return oracle_reader_take(r, cells);
}

static bool is_space(char c) {
  return c == ' ' || c == '\t';
}

/* Takes out the spaces around fields; those within one stay, and are an error there. */
static void squeeze(oracle_reader *r) {
  size_t kept = 0;
  for (size_t i = 0; i < r->length;) {
    size_t next = i;
    while (next < r->length && is_space(r->text[next]))
      next++;
    bool edge = kept == 0 || r->text[kept - 1] == ',' || next == r->length || r->text[next] == ',';
    if (next > i && edge) {
      i = next;
      continue;
    }
    r->text[kept++] = r->text[i++];
  }
  r->length = kept;
}

static bool take_line(oracle_reader *r, line what) {
  if (what == LINE_NUL)
    return oracle_reader_fail(r, "expected text, got a NUL byte");
  if (what == LINE_LONG)
    return oracle_reader_fail(r, "expected a line of at most %d characters",
                              is_comment(r) ? LONGEST_COMMENT : ORACLE_LONGEST);
  if (!is_comment(r) && (memchr(r->text, ' ', r->length) || memchr(r->text, '\t', r->length)))
    squeeze(r);
  return r->length == 0 || is_comment(r) || take_header(r) || take_other_order(r) || take_row(r);
}

/* Whether a title says what was asked, or what nobody asked. */
static bool title_agrees(oracle_reader *r) {
  char text[ORACLE_LONGEST + 1], where[sizeof(oracle_named) + 4];
  oracle_said said = oracle_said_nothing();
  const size_t length = r->length < ORACLE_LONGEST ? r->length : ORACLE_LONGEST;
  memcpy(text, r->text, length);
  text[length] = '\0';
  oracle_title_take(text, &said);
  snprintf(where, sizeof where, "%s:1", oracle_name(r->name).text);
  return oracle_said_agrees(&said, where, r->asked, r->fault);
}

static bool read_lines(oracle_reader *r) {
  bool good = true;
  for (line what; good && (take_plain(r), what = next_line(r)) != LINE_END;) {
    good = take_line(r, what) &&
           (r->line > 1 || r->asked == NULL || !is_comment(r) || title_agrees(r));
    if (r->seen != NULL && r->line % SEEN_EVERY == 0)
      r->seen(r->context, r->bytes);
  }
  return good;
}

/* Passes over a byte-order mark; the first byte after it, which stays to be read. */
static bool begin(oracle_reader *r, int *first) {
  *first = getc_unlocked(r->in);
  if (*first == 0xef) {
    if (getc_unlocked(r->in) != 0xbb || getc_unlocked(r->in) != 0xbf) {
      r->line = 1;
      return oracle_reader_fail(r, "expected a row, got '\\xef'");
    }
    *first = getc_unlocked(r->in);
  }
  if (*first != EOF)
    ungetc(*first, r->in);
  return true;
}

bool oracle_rows_read(FILE *in, const char *name, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, void (*seen)(void *context, int64_t bytes),
                      void *context, oracle_rows *rows, oracle_fault *fault) {
  oracle_reader r = {.in = in,
                     .name = name,
                     .blocks = blocks,
                     .count = count,
                     .asked = asked,
                     .seen = seen,
                     .context = context,
                     .rows = rows,
                     .fault = fault};
  int first = EOF;
  memset(rows, 0, sizeof *rows);
  bool good = begin(&r, &first) && (first == '{' ? oracle_reader_json(&r) : read_lines(&r));
  if (ferror(in))
    good = oracle_reader_fail(&r, "reading failed: %s", strerror(errno));
  rows->last_line = r.line;
  rows->programs = r.layout >= ORACLE_PROGRAM;
  if (!good)
    oracle_rows_free(rows);
  return good;
}
