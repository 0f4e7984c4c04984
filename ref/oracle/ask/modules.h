/* Reads and names hierarchies of crossbars: "8", or "4x2" for more levels. */
#ifndef DODONA_ORACLE_ASK_MODULES_H
#define DODONA_ORACLE_ASK_MODULES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "ref/dodona.h"

/* Parses "4x2" (modules per level, outermost first) and stores it, up to the level that ends the text, together
   with the number of ranks. `per_module` is the number of ranks in an innermost module. False after an error
   line. */
bool oracle_modules_take(const char *text, int32_t per_module, int32_t modules[DODONA_LEVELS],
                         int32_t *ranks);

/* How many ranks a group may have at most; 0 where the innermost modules are too small for any. */
int32_t oracle_modules_groups(const dodona_request *request);

/* Says on standard error why a request has no crossbar. */
void oracle_modules_explain(const char *command, const dodona_request *request);

/* Writes "8 modules of 8", "4 x 2 modules of 8". */
void oracle_modules_describe(FILE *out, const dodona_request *request);

#endif
