/* Judges all collectives but bcast and combine by what ranks have in the end (ref/check/once.h). */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ONCE_H
#define DODONA_ORACLE_COMMANDS_CHECK_ONCE_H

#include "ref/oracle/commands/check_answer.h"

/* Judges sorted rows and prints the answer, in memory for each row and for each rank and block. What ranks make of a block on the way is
   theirs: a result that was sent unfinished, or twice, is no fault if all that is wanted is right. Returns the exit status. */
int oracle_check_once(const oracle_asked *a, const oracle_rows *rows);

#endif
