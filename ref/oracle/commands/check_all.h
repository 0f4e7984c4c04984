/* All that is wrong with rows, not only what is wrong first. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ALL_H
#define DODONA_ORACLE_COMMANDS_CHECK_ALL_H

#include "ref/oracle/commands/check_answer.h"

/* Asks the proven checkers again and again. First about each step: the row that they name is taken out, with its other end, and they are asked about the
   rest. Then about each block of what is left: of a broadcast a message that is sent too early or brings what is there is taken out, and each rank that
   lacks the block counts; of other collectives each rank counts that lacks an input or has it twice. Prints how many violations of each kind there
   are, and the first `most`, or that the rows are valid. The rows are sorted. Returns the exit status. O(rows) time for each
   violation of a step or a block, among the rows of these. */
int oracle_check_all(const oracle_asked *a, const oracle_rows *rows, int32_t most);

#endif
