/* The checker's verdict in words. */
#ifndef DODONA_ORACLE_READ_EXPLAIN_H
#define DODONA_ORACLE_READ_EXPLAIN_H

#include "ref/oracle/read/rows.h"

/* Prints "step 6: rank 31 sends ...", without the end of a line, for a verdict that is not valid. `ports` a rank has each way; `blocks`
   says what was judged. Rank and block are named as by the checkers; for a combine the block is the input. */
void oracle_explain(FILE *out, const dodona_rules *rules, int32_t ports, const oracle_rows *rows,
                    oracle_blocks blocks, const dodona_verdict *verdict);

#endif
