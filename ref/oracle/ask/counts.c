#include "ref/oracle/ask/counts.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = INT32_MAX / 2, WORD = 32 };

static const char between[] = ", \t\r\n";

typedef struct reading {
  const char *name; /* of the file, or --counts */
  int64_t line;     /* of the file */
  int64_t units;
  int64_t count; /* of numbers so far */
  int64_t blocks;
  int32_t *begin;
} reading;

static bool fail(const reading *r, const char *expected, const char *got) {
  if (r->line > 0)
    oracle_error("%s:%lld: expected %s, got '%s'", oracle_name(r->name).text, (long long)r->line,
                 expected, got);
  else
    oracle_error("--counts: expected %s, got '%s'", expected, got);
  return false;
}

static bool take(reading *r, const char *word) {
  int64_t number = 0;
  if (!oracle_integer(word, strlen(word), 0, MOST, &number))
    return fail(r, "numbers 0 .. 1073741823", oracle_quote(word, strlen(word)).text);
  if (r->count < r->units)
    r->begin[r->count] = (int32_t)r->blocks;
  r->blocks += number;
  r->count++;
  return r->blocks <= MOST || fail(r, "at most 1073741823 blocks in all", word);
}

/* Takes the next word that ends in the file, or in the text; false at the end, or after an error line. */
static bool take_file(reading *r, FILE *in) {
  char word[WORD];
  size_t length = 0;
  r->line = 1;
  for (int c = 0; c != EOF;) {
    c = getc(in);
    const bool ends = c == EOF || strchr(between, c) != NULL;
    if (!ends && length < WORD - 1)
      word[length++] = (char)c;
    word[length] = '\0';
    if (ends && length > 0 && !take(r, word))
      return false;
    length = ends ? 0 : length;
    r->line += c == '\n';
  }
  return true;
}

static bool take_list(reading *r, const char *text) {
  char word[WORD];
  for (size_t length;; text += length + 1) {
    length = strcspn(text, ",");
    snprintf(word, sizeof word, "%.*s", (int)length, text);
    if (!take(r, word))
      return false;
    if (text[length] == '\0')
      return true;
  }
}

static bool take_all(reading *r, const char *text) {
  if (text[strspn(text, "0123456789,")] == '\0')
    return take_list(r, text);
  FILE *in = fopen(text, "r");
  if (in == NULL) {
    oracle_error("--counts: %s: expected numbers, or a file of them", oracle_name(text).text);
    return false;
  }
  const bool good = take_file(r, in);
  fclose(in);
  return good;
}

bool oracle_counts_read(const char *text, int64_t units, const char *per, int32_t **begin) {
  reading r = {.name = text, .units = units};
  r.begin = oracle_allocate(units + 1, sizeof *r.begin, "the counts");
  bool good = r.begin != NULL && take_all(&r, text);
  if (good && r.count != units) {
    oracle_error("--counts: expected %lld numbers, one%s, got %lld", (long long)units, per,
                 (long long)r.count);
    good = false;
  } else if (good && r.blocks == 0) {
    oracle_error("--counts: expected a block, got none");
    good = false;
  }
  if (!good) {
    free(r.begin);
    return false;
  }
  r.begin[units] = (int32_t)r.blocks;
  *begin = r.begin;
  return true;
}
