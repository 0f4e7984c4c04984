/* Computes how long a postal tree takes, within a limit, so that no request runs for hours. */
#ifndef DODONA_ORACLE_ASK_TICKS_H
#define DODONA_ORACLE_ASK_TICKS_H

#include <stdbool.h>
#include "ref/dodona.h"

/* The most ticks that are counted, and kept: some seconds, 1 GiB. */
#define ORACLE_MOST_TICKS (INT32_C(1) << 28)

/* Returns true if u is at most ORACLE_MOST_TICKS, else false after an error line. */
bool oracle_latency_fits(const dodona_rule *rule);

/* Returns T_lambda of so many ranks: no broadcast of one message takes fewer ticks, and no combine does. -1
   if it may pass ORACLE_MOST_TICKS, or if there is no memory to count it. */
int64_t oracle_least_ticks(int32_t latency, int32_t ticks, int32_t ranks);

/* T of so many ranks. False after an error line, also where u or T passes ORACLE_MOST_TICKS. */
bool oracle_ticks(const dodona_rule *rule, int32_t ranks, int64_t *ticks);

#endif
