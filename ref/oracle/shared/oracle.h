/* The command `dodona`, an unproven shell around the proven library. Every subcommand is a table entry with
   its own file; each knows plans, places and steps only, never an algorithm by name. */
#ifndef DODONA_ORACLE_SHARED_ORACLE_H
#define DODONA_ORACLE_SHARED_ORACLE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* What the command answers with. */
enum { ORACLE_YES = 0, ORACLE_NO = 1, ORACLE_BAD = 2 };

typedef struct oracle_command {
  const char *name;
  const char *summary;
  int (*run)(int argc, char **argv); /* argv[0] is the subcommand's name */
} oracle_command;

int oracle_algorithms_list(int argc, char **argv);
int oracle_tree(int argc, char **argv);
int oracle_schedule(int argc, char **argv);
int oracle_check(int argc, char **argv);
int oracle_channels(int argc, char **argv);
int oracle_congestion(int argc, char **argv);
int oracle_plan(int argc, char **argv);
int oracle_postal(int argc, char **argv);
int oracle_show(int argc, char **argv);
int oracle_order(int argc, char **argv);
int oracle_hunt(int argc, char **argv);
int oracle_convert(int argc, char **argv);

/* One line on stderr, "dodona: ...". Returns ORACLE_BAD. */
int oracle_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Makes text from outside fit for one line: characters that are not printable ASCII become \xNN, and text
   longer than some 40 characters ends in "...". */
typedef struct oracle_quoted {
  char text[48];
} oracle_quoted;
oracle_quoted oracle_quote(const char *text, size_t length);

/* A file's name in the same way, but whole: no name that can be opened is longer. */
typedef struct oracle_named {
  char text[4 * 4096 + 8];
} oracle_named;
oracle_named oracle_name(const char *path);

/* Allocates count * size bytes, at least one byte, to be freed. Returns NULL after an error line that says
   what the memory was for. A request for more than the machine has is refused at once. */
void *oracle_allocate(int64_t count, size_t size, const char *what);

#endif
