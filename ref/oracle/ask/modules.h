/* Hierarchies of crossbars by their counts: "8", or "4x2" for more levels. */
#ifndef DODONA_ORACLE_ASK_MODULES_H
#define DODONA_ORACLE_ASK_MODULES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "ref/oracle/ask/network.h"

/* Takes the modules, each in one around it, from all inwards, of `per_module` ranks in an innermost one, into the
   request, with the ranks that they make. False after an error line. */
bool oracle_modules_take(const char *text, int32_t per_module, dodona_network_request *wanted);

/* "8 modules of 8", "4 x 2 modules of 8". */
void oracle_modules_describe(FILE *out, const dodona_network_request *request);

#endif
