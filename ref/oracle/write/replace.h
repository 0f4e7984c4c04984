/* Files that are written whole or not at all: under a temporary name beside, renamed at the end.
   "-" is standard output. */
#ifndef DODONA_ORACLE_WRITE_REPLACE_H
#define DODONA_ORACLE_WRITE_REPLACE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct oracle_replacement {
  FILE *out;
  const char *path;
  char *temporary; /* NULL: standard output */
} oracle_replacement;

/* False after an error line. */
bool oracle_replace_open(const char *path, oracle_replacement *file);

/* Renames the file if all of it was written and `keep`, else removes it; false after an error
   line. */
bool oracle_replace_close(oracle_replacement *file, bool keep);

#endif
