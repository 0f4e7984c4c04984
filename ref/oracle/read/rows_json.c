/* One pass, token by token, in fixed buffers: a schedule's JSON may be larger than memory as a tree of values. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/reader.h"
#include "ref/oracle/read/said.h"
#include "ref/oracle/shared/number.h"

#include <string.h>

enum { LONGEST = 63, SEEN_EVERY = 4096 };

/* The next character, which stays to be read, after blanks; EOF at the end. */
static int peek(oracle_reader *r) {
  int c = getc_unlocked(r->in);
  for (; c == ' ' || c == '\t' || c == '\r' || c == '\n'; c = getc_unlocked(r->in)) {
    r->line += c == '\n';
    r->bytes++;
  }
  if (c != EOF)
    ungetc(c, r->in);
  return c;
}

static bool expected(oracle_reader *r, const char *what) {
  int c = peek(r);
  const char got = (char)c;
  return oracle_reader_fail(r, "expected %s, got %s%s%s", what, c == EOF ? "the end" : "'",
                            c == EOF ? "" : oracle_quote(&got, 1).text, c == EOF ? "" : "'");
}

/* Reads `mark`, or what is expected is told in the fault. */
static bool pass(oracle_reader *r, char mark, const char *what) {
  if (peek(r) != mark)
    return expected(r, what);
  r->bytes += getc_unlocked(r->in) == mark;
  return true;
}

/* A string without its quotes and escapes, or a number, true, false, null as they stand. */
static bool word(oracle_reader *r, char into[LONGEST + 1], const char *what) {
  size_t length = 0;
  bool quoted = peek(r) == '"';
  int c = EOF;
  if (quoted)
    r->bytes += getc_unlocked(r->in) == '"';
  while (length <= LONGEST && (c = getc_unlocked(r->in)) != EOF) {
    bool bare = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || strchr("+-.E", c) != NULL;
    if (quoted ? c == '"' || c == '\\' || c < ' ' : !bare || c == '\0')
      break;
    into[length++] = (char)c;
  }
  r->bytes += (int64_t)length;
  into[length <= LONGEST ? length : LONGEST] = '\0';
  if (length <= LONGEST && quoted && c == '"')
    return true;
  if (length <= LONGEST && c != EOF)
    ungetc(c, r->in);
  return (length <= LONGEST && length > 0 && !quoted) || expected(r, what);
}

/* A member's name and the colon behind it. */
static bool name(oracle_reader *r, char into[LONGEST + 1]) {
  return (peek(r) == '"' || expected(r, "a name in quotes")) &&
         word(r, into, "a name of at most 63 plain characters") && pass(r, ':', "':'");
}

/* The column of the row that the name is of, or -1. */
static int column_of(const oracle_reader *r, const char *text) {
  for (int i = 0; i < oracle_columns[r->layout]; i++)
    if (strcmp(oracle_fields[r->layout][i], text) == 0)
      return i;
  return -1;
}

static bool one_row(oracle_reader *r) {
  char text[ORACLE_FIELDS][LONGEST + 1];
  char key[LONGEST + 1];
  oracle_field cells[ORACLE_FIELDS] = {{NULL, 0}};
  peek(r);
  r->row_line = r->line;
  for (char mark = '{'; mark == '{' || peek(r) != '}'; mark = ',') {
    if (!pass(r, mark, mark == '{' ? "'{'" : "',' or '}'") || !name(r, key))
      return false;
    int i = column_of(r, key);
    if (i < 0 || cells[i].text != NULL)
      return oracle_reader_fail(r, "expected the members '%s', each once, got '%s'",
                                oracle_headers[r->layout], oracle_quote(key, strlen(key)).text);
    if (!word(r, text[i], "a number or a string"))
      return false;
    cells[i] = (oracle_field){text[i], strlen(text[i])};
  }
  if (r->rows->count == 0 && r->layout == ORACLE_CSV_PHASES && cells[4].text == NULL &&
      oracle_reader_allows(r, ORACLE_CSV))
    r->layout = ORACLE_CSV;
  for (int i = 0; i < oracle_columns[r->layout]; i++)
    if (cells[i].text == NULL)
      return oracle_reader_fail(r, "expected the members '%s'", oracle_headers[r->layout]);
  return pass(r, '}', "'}'") && oracle_reader_take(r, cells);
}

static bool all_rows(oracle_reader *r) {
  int64_t rows = 0;
  if (!pass(r, '[', "'['"))
    return false;
  while (peek(r) != ']') {
    if ((rows++ > 0 && !pass(r, ',', "',' or ']'")) || !one_row(r))
      return false;
    if (r->seen != NULL && rows % SEEN_EVERY == 0)
      r->seen(r->context, r->bytes);
  }
  return pass(r, ']', "']'");
}

/* Whether a member of the head says what was asked, or what nobody asked. */
static bool agrees(oracle_reader *r, const char *key, const char *value) {
  char where[sizeof(oracle_named) + 24];
  oracle_said said = oracle_said_nothing();
  if (!oracle_said_take(&said, key, value))
    return oracle_reader_fail(r, "%s: expected an integer 0 .. 2147483647, got '%s'", key,
                              oracle_quote(value, strlen(value)).text);
  snprintf(where, sizeof where, "%s:%lld", oracle_name(r->name).text, (long long)r->line);
  return r->asked == NULL || oracle_said_agrees(&said, where, r->asked, r->fault);
}

/* A value that nobody asks for: a word, or an array of words. */
static bool value(oracle_reader *r, char into[LONGEST + 1]) {
  if (peek(r) != '[')
    return word(r, into, "a number, a string, true, false, null, or an array of them");
  for (char mark = '['; mark == '[' || peek(r) != ']'; mark = ',')
    if (!pass(r, mark, "',' or ']'") || (peek(r) != ']' && !word(r, into, "a number or a string")))
      return false;
  into[0] = '\0';
  return pass(r, ']', "']'");
}

/* The members that say something once; a bit for each in `seen`. */
static bool comes_once(oracle_reader *r, const char *key, uint32_t *seen) {
  static const char *const once[] = {
      "transfers", "op",      "ports",          "ranks",     "root",
      "blocks",    "latency", "ticks_per_step", "redundant", "ports_each_way"};
  for (size_t k = 0; k < sizeof once / sizeof *once; k++) {
    if (strcmp(key, once[k]) != 0)
      continue;
    if ((*seen >> k & 1) != 0)
      return oracle_reader_fail(r, "expected '%s' once", key);
    *seen |= (uint32_t)1 << k;
  }
  return true;
}

/* As far as the rows. */
static void take_members(oracle_reader *r, oracle_said *said) {
  char key[LONGEST + 1];
  char text[LONGEST + 1];
  uint32_t seen = 0;
  for (char mark = '{'; mark == '{' || peek(r) != '}'; mark = ',') {
    if (!pass(r, mark, "',' or '}'") || !name(r, key) || strcmp(key, "transfers") == 0 ||
        !comes_once(r, key, &seen) || !value(r, text))
      return;
    oracle_said_take(said, key, text);
  }
}

void oracle_rows_head(FILE *in, oracle_said *said) {
  char title[ORACLE_TITLE + 1];
  oracle_fault fault;
  oracle_reader r = {.in = in, .name = "", .fault = &fault};
  *said = oracle_said_nothing();
  for (int c; (c = getc_unlocked(in)) != EOF;)
    if (c != 0xef && c != 0xbb && c != 0xbf) {
      ungetc(c, in);
      break;
    }
  if (peek(&r) == '{')
    take_members(&r, said);
  else if (r.bytes == 0 && fgets(title, sizeof title, in) != NULL)
    oracle_title_take(title, said);
}

bool oracle_reader_json(oracle_reader *r) {
  char key[LONGEST + 1];
  char text[LONGEST + 1];
  uint32_t seen = 0;
  r->line = 1;
  r->layout = oracle_reader_allows(r, ORACLE_CSV_PHASES) ? ORACLE_CSV_PHASES : ORACLE_CSV;
  for (char mark = '{'; mark == '{' || peek(r) != '}'; mark = ',') {
    if (!pass(r, mark, "',' or '}'") || !name(r, key) || !comes_once(r, key, &seen))
      return false;
    const bool here = strcmp(key, "transfers") == 0;
    if (here ? !all_rows(r) : !value(r, text) || !agrees(r, key, text))
      return false;
  }
  if ((seen & 1) == 0)
    return oracle_reader_fail(r, "expected a member 'transfers'");
  return pass(r, '}', "'}'") && (peek(r) == EOF || expected(r, "the end"));
}
