/* `dodona check` of rows that name a place at the destination (moves.h). */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_MOVES_H
#define DODONA_ORACLE_COMMANDS_CHECK_MOVES_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/moves.h"

/* Judges the source: order and ports of what goes from one rank to another, then what the places of the blocks hold in the end, place by place as if
   each were a rank: in O(n + P K) time for K places where data are only handed on (dodona_check_origins), else in O(S (n + P K)) time where a
   block has few results (dodona_check_once). Returns ORACLE_YES or ORACLE_NO, or ORACLE_BAD after an error line. */
int oracle_check_moves(const oracle_asked *a, oracle_source *source);

#endif
