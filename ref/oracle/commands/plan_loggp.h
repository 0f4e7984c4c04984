/* Runs dodona plan --model loggp: numbers of blocks by closed form, by simulation, and the numbers to measure. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_LOGGP_H
#define DODONA_ORACLE_COMMANDS_PLAN_LOGGP_H

#include <stdbool.h>
#include <stdint.h>

/* Returns the exit status. `parameters` are L, o, g, G; they, ranks and bytes are negative if not given. */
int oracle_plan_loggp(const char *op, int32_t ranks, double bytes, const int32_t parameters[4],
                      bool json);

#endif
