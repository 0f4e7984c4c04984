/* Which schedules the command has: a command line for every algorithm, and whether the command takes it. */
#ifndef DODONA_TESTS_UNIT_SERVED_H
#define DODONA_TESTS_UNIT_SERVED_H

#include "tests/unit/goal.h"

#include "ref/oracle/ask/options.h"
#include "ref/oracle/ask/request.h"

#include <stdbool.h>

/* The name that begins at *at in "a|b|c", which then moves on; false after the last. */
static inline bool next_name(const char **at, char name[32]) {
  size_t length = strcspn(*at, "|");
  if (**at == '\0')
    return false;
  assert_true(length < 32);
  memcpy(name, *at, length);
  name[length] = '\0';
  *at += length + ((*at)[length] == '|');
  return true;
}

/* The sizes that the algorithm needs, for `ranks` ranks where these can be chosen. */
static inline void put_sizes(char *words, size_t room, const char *name, int32_t ranks,
                             int32_t blocks) {
  if (oracle_is_choice("lambda|binomial|combine", name))
    snprintf(words, room, "--ranks %d --lambda 2", ranks);
  else if (strcmp(name, "alpha") == 0)
    snprintf(words, room, "--ranks %d --lambda 2 --alpha 3/5", ranks);
  else if (strcmp(name, "crossbar") == 0)
    snprintf(words, room, "--modules 2x2 --per-module 4 --group 2 --blocks %d", blocks);
  else if (strcmp(name, "mesh") == 0)
    snprintf(words, room, "--rows 4 --cols 8 --group-rows 2 --group-cols 4 --blocks %d", blocks);
  else if (strcmp(name, "recursive-multiplying") == 0)
    snprintf(words, room, "--ranks %d --group 3", ranks);
  else
    snprintf(words, room, "--ranks %d --blocks %d", ranks, blocks);
}

/* Whether the command takes the line, its output and messages thrown away. */
static inline bool is_taken(const char *line) {
  int before = dup(STDERR_FILENO);
  FILE *nowhere = fopen("/dev/null", "w");
  assert_non_null(nowhere);
  assert_int_equal(dup2(fileno(nowhere), STDERR_FILENO), STDERR_FILENO);
  int status = 0;
  free(printed_with(line, &status));
  assert_int_equal(dup2(before, STDERR_FILENO), STDERR_FILENO);
  close(before);
  fclose(nowhere);
  return status == ORACLE_YES;
}

#endif
