#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/moves.h"
#include "ref/oracle/shared/number.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { SNIFFED = 4096, CELLS = 16 };

typedef enum column { STEP, SRC, DST, BLOCK, INTO, PHASE, COLUMNS } column;
static const char *const names[COLUMNS] = {"step", "src", "dst", "block", "into", "phase"};

typedef struct reading {
  const char *name;
  oracle_blocks blocks;
  oracle_moves *moves;
  int64_t room;
  int64_t line;
  int at[COLUMNS]; /* where a column stands; -1: nowhere */
  int width;       /* of the header; 0: there was none yet */
  char *cells[CELLS];
  int count; /* of cells, CELLS + 1 if there are more */
  oracle_fault *fault;
} reading;

static bool fail(reading *r, const char *format, ...) {
  char *text = r->fault->text;
  va_list values;
  const int used = snprintf(text, sizeof r->fault->text, "%s:%lld: ", oracle_name(r->name).text,
                            (long long)r->line);
  va_start(values, format);
  vsnprintf(text + used, sizeof r->fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

/* The cells of a line, without the blanks around them. */
static void cut(reading *r, char *line) {
  r->count = 0;
  for (char *at = line; at != NULL; r->count++) {
    char *comma = strchr(at, ',');
    if (comma != NULL)
      *comma = '\0';
    at += strspn(at, " \t");
    size_t length = strcspn(at, "\r\n");
    while (length > 0 && (at[length - 1] == ' ' || at[length - 1] == '\t'))
      length--;
    at[length] = '\0';
    if (r->count < CELLS)
      r->cells[r->count] = at;
    at = comma == NULL ? NULL : comma + 1;
  }
  r->count = r->count > CELLS ? CELLS + 1 : r->count;
}

/* Whether the cells name all columns once; the phase may be missing. */
static bool take_header(reading *r) {
  memset(r->at, -1, sizeof r->at);
  for (int k = 0; k < r->count && k < CELLS; k++)
    for (int c = 0; c < COLUMNS; c++)
      if (strcmp(r->cells[k], names[c]) == 0) {
        if (r->at[c] >= 0)
          return false;
        r->at[c] = k;
      }
  for (int c = 0; c < PHASE; c++)
    if (r->at[c] < 0)
      return false;
  r->width = r->count;
  return true;
}

static bool is_skipped(const char *line) {
  return line[0] == '#' || line[strspn(line, " \t\r\n")] == '\0';
}

bool oracle_is_moves(oracle_source *source) {
  char text[SNIFFED + 1];
  reading r = {.width = 0};
  oracle_source_begin(source, text, SNIFFED);
  char *line = text;
  while (line != NULL && is_skipped(line)) {
    line = strchr(line, '\n');
    line = line == NULL || line[1] == '\0' ? NULL : line + 1;
  }
  if (line == NULL || line[0] == '{')
    return false;
  line[strcspn(line, "\n")] = '\0';
  cut(&r, line);
  return r.count <= CELLS && take_header(&r);
}

static bool take_number(reading *r, column c, int64_t most, int64_t *value) {
  const char *cell = r->cells[r->at[c]];
  return oracle_integer(cell, strlen(cell), 0, most, value) ||
         fail(r, "field '%s': expected an integer 0 .. %lld, got '%s'", names[c], (long long)most,
              oracle_quote(cell, strlen(cell)).text);
}

/* What the row does where it arrives. */
static bool take_phase(reading *r, bool *stores) {
  *stores = r->blocks == ORACLE_NUMBERS || r->blocks == ORACLE_STORES;
  if (r->at[PHASE] < 0)
    return r->blocks != ORACLE_PHASES || fail(r, "expected a column 'phase' in the header");
  const char *cell = r->cells[r->at[PHASE]];
  *stores = strcmp(cell, "store") == 0 || strcmp(cell, "bcast") == 0;
  return *stores || strcmp(cell, "combine") == 0 || strcmp(cell, "reduce") == 0 ||
         fail(r, "field 'phase': expected combine or store, got '%s'",
              oracle_quote(cell, strlen(cell)).text);
}

static bool add(reading *r, oracle_move move) {
  oracle_moves *m = r->moves;
  if (m->count == r->room) {
    const int64_t room = r->room > 0 ? 2 * r->room : 1024;
    oracle_move *grown = realloc(m->moves, (size_t)room * sizeof *grown);
    if (grown == NULL)
      return fail(r, "no memory for more than %lld rows", (long long)m->count);
    m->moves = grown;
    r->room = room;
  }
  m->moves[m->count++] = move;
  m->places = move.from >= m->places ? move.from + 1 : m->places;
  m->places = move.into >= m->places ? move.into + 1 : m->places;
  return true;
}

static bool take_row(reading *r) {
  oracle_move move = {.line = r->line};
  int64_t src = 0, dst = 0, from = 0, into = 0;
  if (r->count != r->width)
    return fail(r, "expected %d fields, as the header has, got %s%d", r->width,
                r->count > CELLS ? "more than " : "", r->count > CELLS ? CELLS : r->count);
  if (!take_number(r, STEP, (int64_t)1 << 62, &move.step) ||
      !take_number(r, SRC, INT32_MAX, &src) || !take_number(r, DST, INT32_MAX, &dst) ||
      !take_number(r, BLOCK, INT32_MAX - 1, &from) || !take_number(r, INTO, INT32_MAX - 1, &into) ||
      !take_phase(r, &move.stores))
    return false;
  move.src = (int32_t)src;
  move.dst = (int32_t)dst;
  move.from = (int32_t)from;
  move.into = (int32_t)into;
  return add(r, move);
}

static bool take_line(reading *r, char *line, size_t length) {
  if (strlen(line) != length)
    return fail(r, "expected text, got a NUL byte");
  if (is_skipped(line))
    return true;
  cut(r, line);
  if (r->width > 0)
    return take_row(r);
  return take_header(r) || fail(r, "expected a header with step, src, dst, block and into");
}

bool oracle_moves_read(const oracle_source *source, oracle_blocks blocks, oracle_moves *moves,
                       oracle_fault *fault) {
  reading r = {
      .name = oracle_rows_name(source->file), .blocks = blocks, .moves = moves, .fault = fault};
  char *line = NULL;
  size_t room = 0;
  bool good = true;
  *moves = (oracle_moves){.moves = NULL};
  for (ssize_t length; good && (length = getline(&line, &room, source->in)) >= 0;) {
    r.line++;
    good = take_line(&r, line, (size_t)length);
  }
  if (good && ferror(source->in))
    good = fail(&r, "reading failed: %s", strerror(errno));
  free(line);
  if (!good)
    oracle_moves_free(moves);
  return good;
}

void oracle_moves_free(oracle_moves *moves) {
  free(moves->moves);
  *moves = (oracle_moves){.moves = NULL};
}
