/* Judges GOAL text and traces: they have no blocks, so their messages are matched, and run. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_GOAL_H
#define DODONA_ORACLE_COMMANDS_CHECK_GOAL_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/goal_file.h"

/* Reads and runs the source, a trace or GOAL, and prints the answer; options on what neither says are refused. Returns the exit status. */
int oracle_check_goal(const oracle_asked *a, oracle_source *source, bool trace);

#endif
