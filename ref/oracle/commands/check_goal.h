/* Judges GOAL text: it has no blocks, so its messages are matched, and run. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_GOAL_H
#define DODONA_ORACLE_COMMANDS_CHECK_GOAL_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/goal_file.h"

/* Reads and runs the source, and prints the answer; options that GOAL says nothing of are refused. Returns the exit status. */
int oracle_check_goal(const oracle_asked *a, oracle_source *source);

#endif
