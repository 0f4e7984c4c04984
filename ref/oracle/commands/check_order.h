/* Whether rows that are valid combine operands in the order of ranks, so that the operation need not be commutative. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ORDER_H
#define DODONA_ORACLE_COMMANDS_CHECK_ORDER_H

#include "ref/oracle/commands/check_answer.h"

/* The first row whose rank has inputs that are no neighbours: those that it has, and those that come to it or wait aside. */
typedef struct oracle_disorder {
  int64_t row;    /* -1: there is none */
  int32_t has[2]; /* the first and the last rank whose input is there */
  int32_t gets[2];
} oracle_disorder;

/* Follows every block's inputs from rank to rank. A message that combines has to bring the inputs of the ranks right before those that its receiver has,
   or right behind them. With a->ordered "aside", one part may wait until it fits, as dodona_operand_of has it; who sends the block, or wants it
   in the end, has nothing aside. The rows are valid. False after an error line. O(rows + ranks x blocks). */
bool oracle_order_find(const oracle_asked *a, const oracle_rows *rows, oracle_disorder *found);

#endif
