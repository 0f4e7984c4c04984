/* What the command prints, for the tests of GOAL texts. */
#ifndef DODONA_TESTS_UNIT_GOAL_H
#define DODONA_TESTS_UNIT_GOAL_H

#include "tests/unit/unit.h"

#include "ref/oracle/write/oracle.h"

#include <stdio.h>
#include <unistd.h>

/* All of a file that can be rewound; to be freed. */
static inline char *unit_text(FILE *in) {
  fseek(in, 0, SEEK_END);
  long size = ftell(in);
  assert_true(size >= 0);
  char *text = calloc((size_t)size + 1, 1);
  assert_non_null(text);
  rewind(in);
  assert_int_equal(fread(text, 1, (size_t)size, in), size);
  return text;
}

enum { MOST_WORDS = 16 };

/* What the command with these words prints, to be freed, and its exit status. */
static inline char *printed_with(const char *line, int *status) {
  char words[256];
  char *argv[MOST_WORDS + 1];
  int argc = 0;
  assert_true(strlen(line) < sizeof words);
  strcpy(words, line);
  for (char *at = strtok(words, " "); at != NULL; at = strtok(NULL, " ")) {
    assert_true(argc < MOST_WORDS);
    argv[argc++] = at;
  }
  argv[argc] = NULL;
  FILE *file = tmpfile();
  assert_non_null(file);
  fflush(stdout);
  int before = dup(STDOUT_FILENO);
  assert_int_equal(dup2(fileno(file), STDOUT_FILENO), STDOUT_FILENO);
  *status = (strcmp(argv[0], "plan") == 0 ? oracle_plan : oracle_schedule)(argc, argv);
  fflush(stdout);
  assert_int_equal(dup2(before, STDOUT_FILENO), STDOUT_FILENO);
  close(before);
  char *text = unit_text(file);
  fclose(file);
  return text;
}

/* The same where the status is 0. */
static inline char *printed(const char *line) {
  int status = 0;
  char *text = printed_with(line, &status);
  assert_int_equal(status, ORACLE_YES);
  return text;
}

#endif
