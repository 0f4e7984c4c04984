/* Writes schedules in binary form: first counts what comes, then writes it as it comes again. */
#ifndef DODONA_ORACLE_BINARY_WRITE_H
#define DODONA_ORACLE_BINARY_WRITE_H

#include "ref/oracle/ask/course.h"
#include "ref/oracle/write/rows_write.h"

typedef struct oracle_binary_message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block; /* its number */
  bool stored;   /* told apart only if some is not */
} oracle_binary_message;

typedef struct oracle_binary_ends {
  int64_t step;
  int64_t end; /* messages of it and before */
} oracle_binary_ends;

/* What is written. All zero at first, but `said` and `stores`. */
typedef struct oracle_binary_writer {
  oracle_said said;
  bool stores;
  oracle_binary_ends *steps;
  int64_t step_count;
  int64_t messages;
  int32_t most_rank;
  int32_t most_block;
  int64_t most_count; /* messages of a step */
  FILE *out;
  uint8_t *columns[3]; /* of the step at hand */
  int64_t at;          /* that step */
  int64_t held;        /* messages of it */
} oracle_binary_writer;

/* Counts a message, of the same step as the one before or of a later one. False if there is no memory. */
bool oracle_binary_count(oracle_binary_writer *writer, const oracle_binary_message *message);

/* Writes the head, when all are counted; then each message again, in the same order. False after an error line. */
bool oracle_binary_begin(oracle_binary_writer *writer, FILE *out);
void oracle_binary_put(oracle_binary_writer *writer, const oracle_binary_message *message);

void oracle_binary_end(oracle_binary_writer *writer);

/* Writes rows, which each have both ends; a schedule of ours. Both return false after an error line. */
bool oracle_binary_write_rows(const oracle_rows_text *text, FILE *out);
bool oracle_binary_write_course(const oracle_course *course, FILE *out);

#endif
