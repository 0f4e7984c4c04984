/* `dodona check` of rows that name a place at the destination (moves.h). */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_MOVES_H
#define DODONA_ORACLE_COMMANDS_CHECK_MOVES_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/moves.h"

/* What is wrong in the end. */
typedef struct oracle_moves_lack {
  int32_t rank; /* -1: nothing */
  int32_t block;
  int32_t whose; /* the input: what this rank has in this place at first */
  int32_t place;
  int32_t
      held; /* where data are only handed on: the input that is in the block's place, as rank * places + place; else DODONA_NONE */
  int32_t times; /* that it is there: 0, 1, or 2 for more than once */
  bool due;      /* it is to be there, once */
} oracle_moves_lack;

/* Judges what the places of the blocks hold after the moves, which are in the order of their steps; `places` of each rank. False after an error
   line. */
bool oracle_moves_judge(const oracle_asked *a, const oracle_moves *moves, int32_t places,
                        oracle_moves_lack *lack);

/* Judges the source: order and ports of what goes from one rank to another, then what the places of the blocks hold in the end, place by place as if
   each were a rank: in O(n + P K) time for K places where data are only handed on (dodona_check_origins), else in O(S (n + P K)) time where a
   block has few results (dodona_check_once). Returns ORACLE_YES or ORACLE_NO, or ORACLE_BAD after an error line. */
int oracle_check_moves(const oracle_asked *a, oracle_source *source);

#endif
