/* Judges in which order a schedule computes its results: whether results that ought to have the same bits have. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_BITS_H
#define DODONA_ORACLE_COMMANDS_CHECK_BITS_H

#include "ref/oracle/commands/check_answer.h"

/* Returns -1 if valid rows, sorted by step, have the level that a->same_bits names, of ranks, runs, sizes and nested, with those of a->with if
   that is not NULL; else the exit status of an answer, or of an error line. O(rows + ranks blocks) time and memory. */
int oracle_bits_judge(const oracle_asked *a, const oracle_rows *rows);

#endif
