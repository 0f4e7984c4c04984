/* Judges trees. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_TREE_H
#define DODONA_ORACLE_COMMANDS_CHECK_TREE_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/rows_file.h"

/* A tree is judged as such, then by the pipelined broadcast that it implies. Prints the answer, and returns the exit status. */
int oracle_check_tree(oracle_asked *a, oracle_source *source);

#endif
