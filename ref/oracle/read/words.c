#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/words.h"
#include "ref/oracle/shared/number.h"

#include <stdarg.h>
#include <string.h>

void oracle_words_cut(oracle_words *w, char *line) {
  char *rest = NULL;
  w->line++;
  w->count = 0;
  for (char *word = strtok_r(line, " \t\r\n", &rest); word != NULL && w->count < ORACLE_WORDS;
       word = strtok_r(NULL, " \t\r\n", &rest))
    w->words[w->count++] = word;
}

bool oracle_words_is(const oracle_words *w, int k, const char *text) {
  return k < w->count && strcmp(w->words[k], text) == 0;
}

bool oracle_words_fail(oracle_words *w, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int used = snprintf(w->fault->text, sizeof w->fault->text, "%s:%lld: ", oracle_name(w->name).text,
                      (long long)w->line);
  vsnprintf(w->fault->text + used, sizeof w->fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

bool oracle_words_expected(oracle_words *w, const char *what, int k) {
  const char *got = k < w->count ? w->words[k] : "the line's end";
  return oracle_words_fail(w, "expected %s, got '%s'", what, oracle_quote(got, strlen(got)).text);
}

bool oracle_words_number(oracle_words *w, int k, int64_t least, int64_t most, const char *what,
                         int32_t *into) {
  int64_t value = 0;
  if (k >= w->count || !oracle_integer(w->words[k], strlen(w->words[k]), least, most, &value))
    return oracle_words_expected(w, what, k);
  *into = (int32_t)value;
  return true;
}
