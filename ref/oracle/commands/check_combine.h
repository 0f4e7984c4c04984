/* Judges a combine: puts the proven functions together, and finds the first violation where they say that there is one. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_COMBINE_H
#define DODONA_ORACLE_COMMANDS_CHECK_COMBINE_H

#include <stdbool.h>
#include "ref/check/broadcast.h"

/* Stores the verdict on n rows, sorted by step, of blocks 0 (T) and 1 (S); of the rules ranks, simplex, latency and ticks count, and `blocks` is 2. Order and
   ports come first, and that a message is one T or one S (dodona_check_ports); then that every rank ends with every input once
   (dodona_check_twins, dodona_check_once). The violation is of the first row that breaks a rule: DODONA_COUNTED_TWICE names the receiver and, as the
   block, the first input that the row brings it once more; DODONA_NEVER_RECEIVED, after the last row, the first rank that lacks an input, and the first
   that it lacks. O(n P) time, O(n + P) memory. False after an error line, if there is no memory. */
bool oracle_judge_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                          dodona_verdict *verdict);

#endif
