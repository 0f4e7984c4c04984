#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/ask/stated.h"
#include "ref/base/types.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 3, MOST = INT32_MAX / 2 - 1 };

static const char *const names[COLUMNS] = {"rank", "block", "input"};

static bool fail(const oracle_claims *c, int64_t line, const char *expected, const char *got) {
  oracle_error("%s:%lld: expected %s, got '%s'", oracle_name(c->name).text, (long long)line,
               expected, oracle_quote(got, strlen(got)).text);
  return false;
}

static bool add(oracle_claims *c, oracle_claim row) {
  if ((c->count & (c->count - 1)) == 0) {
    const size_t room = c->count > 0 ? 2 * (size_t)c->count : 1;
    oracle_claim *grown = realloc(c->rows, room * sizeof *grown);
    if (grown == NULL)
      return !oracle_error("%s: no memory", oracle_name(c->name).text);
    c->rows = grown;
  }
  c->rows[c->count++] = row;
  return true;
}

static bool is_header(const char *text) {
  return strcmp(text, "rank,block") == 0 || strcmp(text, "rank,block,input") == 0;
}

/* One row; `columns` are the most that it has. */
static bool take(oracle_claims *c, char *text, int64_t line, int columns, int32_t ranks) {
  oracle_claim row = {.input = DODONA_NONE, .line = line};
  int32_t *const into[COLUMNS] = {&row.rank, &row.block, &row.input};
  int k = 0;
  for (char *word = text, *rest; word != NULL; word = rest, k++) {
    rest = strchr(word, ',');
    if (rest != NULL)
      *rest++ = '\0';
    const int64_t most = k == 1 ? MOST : ranks - 1;
    int64_t value = 0;
    char expected[64];
    if (k == columns)
      return fail(c, line, columns == 2 ? "rank,block" : "rank,block or rank,block,input", word);
    snprintf(expected, sizeof expected, "%s 0 .. %lld", names[k], (long long)most);
    if (!oracle_integer(word, strlen(word), 0, most, &value))
      return fail(c, line, expected, word);
    *into[k] = (int32_t)value;
  }
  return k >= 2 ? add(c, row) : fail(c, line, "rank,block", text);
}

static int by_rank(const void *left, const void *right) {
  const oracle_claim *a = left, *b = right;
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  if (a->block != b->block)
    return a->block < b->block ? -1 : 1;
  return (a->input > b->input) - (a->input < b->input);
}

static bool read_claims(oracle_claims *c, int columns, int32_t ranks) {
  FILE *in = fopen(c->name, "r");
  char *text = NULL;
  size_t room = 0;
  int64_t line = 0;
  bool good = in != NULL, first = true;
  if (in == NULL)
    oracle_error("%s: expected a file of rows rank,block", oracle_name(c->name).text);
  while (good && getline(&text, &room, in) >= 0) {
    line++;
    text[strcspn(text, "\r\n")] = '\0';
    if (text[0] == '\0' || text[0] == '#')
      continue;
    good = (first && is_header(text)) || take(c, text, line, columns, ranks);
    first = false;
  }
  if (good && c->count == 0)
    good = !oracle_error("%s: expected rows rank,block, got none", oracle_name(c->name).text);
  free(text);
  if (in != NULL)
    fclose(in);
  if (good)
    qsort(c->rows, (size_t)c->count, sizeof *c->rows, by_rank);
  return good;
}

static int64_t cell(const oracle_stated *s, const oracle_claim *c) {
  return (int64_t)c->block * s->ranks + c->rank;
}

static bool fill_begins(oracle_stated *s) {
  for (int32_t b = 0; b < s->blocks; b++)
    s->origin[b] = DODONA_NONE;
  for (int64_t k = 0; k < s->begin.count; k++) {
    const oracle_claim *c = &s->begin.rows[k];
    if (s->begins[cell(s, c)] != 0)
      return fail(&s->begin, c->line, "each rank and block once", "them again");
    s->begins[cell(s, c)] = 1;
    s->handed_on = s->handed_on && s->origin[c->block] == DODONA_NONE;
    s->origin[c->block] = c->rank;
  }
  return true;
}

static bool fill_wants(oracle_stated *s) {
  for (int64_t k = 0; k < s->want.count; k++) {
    const oracle_claim *c = &s->want.rows[k];
    const uint8_t wanted = c->input == DODONA_NONE ? ORACLE_WANTS_ALL : ORACLE_WANTS_SOME;
    uint8_t *const entry = &s->wants[cell(s, c)];
    const bool again = k > 0 && by_rank(c, c - 1) == 0;
    if (again || (*entry != 0 && *entry != wanted))
      return fail(&s->want, c->line, "each rank, block and input once", "them again");
    if (s->origin[c->block] == DODONA_NONE ||
        (wanted == ORACLE_WANTS_SOME && !s->begins[(int64_t)c->block * s->ranks + c->input]))
      return fail(&s->want, c->line, "an input of a rank that begins with the block", "none");
    *entry = wanted;
    s->some = s->some || wanted == ORACLE_WANTS_SOME;
  }
  return true;
}

bool oracle_stated_read(const char *begins, const char *wants, int32_t ranks,
                        oracle_stated *stated) {
  oracle_stated *s = stated;
  const char *what = "the tables of a collective";
  *s = (oracle_stated){.ranks = ranks, .begin = {.name = begins}, .want = {.name = wants}};
  s->handed_on = true;
  if (!read_claims(&s->begin, 2, ranks) || !read_claims(&s->want, COLUMNS, ranks))
    return false;
  for (int64_t k = 0; k < s->begin.count; k++)
    s->blocks = s->begin.rows[k].block >= s->blocks ? s->begin.rows[k].block + 1 : s->blocks;
  for (int64_t k = 0; k < s->want.count; k++)
    s->blocks = s->want.rows[k].block >= s->blocks ? s->want.rows[k].block + 1 : s->blocks;
  const int64_t cells = (int64_t)ranks * s->blocks;
  if ((s->begins = oracle_allocate(cells, 1, what)) == NULL ||
      (s->wants = oracle_allocate(cells, 1, what)) == NULL ||
      (s->origin = oracle_allocate(s->blocks, sizeof *s->origin, what)) == NULL)
    return false;
  memset(s->begins, 0, (size_t)cells);
  memset(s->wants, 0, (size_t)cells);
  return fill_begins(s) && fill_wants(s);
}

void oracle_stated_free(oracle_stated *stated) {
  free(stated->begin.rows);
  free(stated->want.rows);
  free(stated->begins);
  free(stated->wants);
  free(stated->origin);
}

static int by_block(const void *key, const void *row) {
  const oracle_claim *a = key, *b = row;
  return a->rank != b->rank ? (a->rank > b->rank) - (a->rank < b->rank)
                            : (a->block > b->block) - (a->block < b->block);
}

const oracle_claim *oracle_stated_wants(const oracle_stated *stated, int32_t rank, int32_t block) {
  const oracle_claim key = {.rank = rank, .block = block};
  const oracle_claim *at =
      bsearch(&key, stated->want.rows, (size_t)stated->want.count, sizeof key, by_block);
  while (at != NULL && at > stated->want.rows && by_block(&key, at - 1) == 0)
    at--;
  return at;
}

int64_t oracle_stated_busiest(const oracle_stated *stated) {
  int64_t most = 0;
  for (int32_t r = 0; r < stated->ranks; r++) {
    int64_t busy = 0;
    for (int32_t b = 0; b < stated->blocks; b++) {
      const int64_t at = (int64_t)b * stated->ranks + r;
      busy += stated->wants[at] != 0 && !stated->begins[at];
    }
    most = busy > most ? busy : most;
  }
  return most;
}
