/* The checker's verdict in words. */
#ifndef DODONA_ORACLE_READ_EXPLAIN_H
#define DODONA_ORACLE_READ_EXPLAIN_H

#include "ref/check/reduce.h"
#include "ref/oracle/read/rows.h"

/* Prints "step 6: rank 31 sends ...", without the end of a line, for a verdict that is not valid. `blocks` tells what was judged; rank, block and input are those that the checkers name: of a
   combine the block of a dodona_verdict is the input. */
void oracle_explain(FILE *out, const dodona_rules *rules, const oracle_rows *rows,
                    oracle_blocks blocks, const dodona_reduce_verdict *verdict);

#endif
