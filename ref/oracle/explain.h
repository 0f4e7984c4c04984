/* The checker's verdict in words. */
#ifndef DODONA_ORACLE_EXPLAIN_H
#define DODONA_ORACLE_EXPLAIN_H

#include "rows.h"

/* Prints one line, "invalid: name:line: step 6: rank 31 sends ...", for a verdict that is not
   valid. `blocks` tells how the rows' blocks are called, and with it what was judged: a broadcast or
   a combine. */
void oracle_explain(FILE *out, const char *name, const dodona_rules *rules, const oracle_rows *rows,
                    oracle_blocks blocks, const dodona_verdict *verdict);

#endif
