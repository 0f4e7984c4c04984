/* Judges schedules in binary form that are larger than memory: the ports by runs of steps, what ranks end with by columns of blocks. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_COLUMNS_H
#define DODONA_ORACLE_COMMANDS_CHECK_COLUMNS_H

#include "ref/oracle/binary/file.h"
#include "ref/oracle/commands/check_answer.h"

/* Returns whether rows of the file would take more than `memory` bytes, judged at once. */
bool oracle_is_large(const oracle_binary *file, int64_t memory);

/* Asks the proven checkers about each run of steps, then about each column of blocks, as many at a time as `memory` bytes allow; one block is
   the least. Blocks do not meet: a rank's part of one depends on that block's messages alone; nor do ports in different steps, but in the postal model, where a run
   begins with the steps whose messages may still be under way. Prints the answer, the first violation of a run before any of a column.
   Returns the exit status. O(messages) time for each column.

   10^9 messages of the cube's broadcast (32,768 ranks, 30,530 blocks, a file of 6 GB) were judged in 219 s and 1.75 GB beside other work:
   dodona schedule cube --ranks 32768 --blocks 30530 --format binary >FILE; dodona check FILE. */
int oracle_check_columns(const oracle_asked *a, const oracle_binary *file, const oracle_head *head,
                         int64_t memory);

#endif
