/* Judges in which order a schedule computes its results: whether results that ought to have the same bits have. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_BITS_H
#define DODONA_ORACLE_COMMANDS_CHECK_BITS_H

#include "ref/oracle/commands/check_answer.h"

/* Judges whether the results of valid rows, sorted by step, have the level a->same_bits; if a->with is not NULL, whether they have it together with the
   results of that schedule. Returns -1 if they have; else prints the answer, or an error line, and returns the exit status. O(rows + ranks
   blocks) time and memory. */
int oracle_bits_judge(const oracle_asked *a, const oracle_rows *rows);

#endif
