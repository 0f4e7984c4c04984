/* What the places of the ranks hold after moves (moves.h): each place is judged as if it were a rank. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_PLACES_H
#define DODONA_ORACLE_COMMANDS_CHECK_PLACES_H

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

#endif
