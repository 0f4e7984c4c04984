/* dodona plan --model loggp: numbers of blocks by closed form, by simulation, and those to measure. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_LOGGP_H
#define DODONA_ORACLE_COMMANDS_PLAN_LOGGP_H

#include <stdbool.h>
#include <stdint.h>

/* `parameters` are L, o, g, G, negative where not given, as are ranks and bytes. The exit status. */
int oracle_plan_loggp(const char *op, int32_t ranks, double bytes, const int32_t parameters[4],
                      bool json);

#endif
