/* dodona plan --counts: shares whose sizes differ. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_COUNTS_H
#define DODONA_ORACLE_COMMANDS_PLAN_COUNTS_H

#include <stdbool.h>
#include "ref/dodona.h"

/* Prints the plans for shares of so many bytes, best first. Returns the exit status. */
int oracle_plan_counts(const char *op, const char *counts, const dodona_cost *cost, bool json);

#endif
