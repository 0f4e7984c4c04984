/* A text that is read line by line, each line as words between blanks; and how to say what is wrong with it. */
#ifndef DODONA_ORACLE_READ_WORDS_H
#define DODONA_ORACLE_READ_WORDS_H

#include "ref/oracle/read/rows.h"

enum { ORACLE_WORDS = 16 };

typedef struct oracle_words {
  const char *name; /* of the text */
  oracle_fault *fault;
  int64_t line; /* from 1; 0 at first */
  char *words[ORACLE_WORDS];
  int count;
} oracle_words;

/* Cuts the next line into its first 16 words, in place. */
void oracle_words_cut(oracle_words *w, char *line);

/* Returns whether word k is there and is the text. */
bool oracle_words_is(const oracle_words *w, int k, const char *text);

/* Writes the fault, behind the text's name and the line; what was expected in place of word k; or stores word k as a number, if it is one within
   least .. most, and else writes what was expected. The first two return false. */
bool oracle_words_fail(oracle_words *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool oracle_words_expected(oracle_words *w, const char *what, int k);
bool oracle_words_number(oracle_words *w, int k, int64_t least, int64_t most, const char *what,
                         int32_t *into);

#endif
