/* How long a postal tree takes, within a limit, so that no request runs for hours. */
#ifndef DODONA_ORACLE_ASK_TICKS_H
#define DODONA_ORACLE_ASK_TICKS_H

#include <stdbool.h>
#include "ref/dodona.h"

/* So many ticks are counted at most, and so many kept: some seconds, 1 GiB. */
#define ORACLE_MOST_TICKS (INT32_C(1) << 28)

/* Whether u is at most ORACLE_MOST_TICKS, else after an error line. */
bool oracle_latency_fits(const dodona_rule *rule);

/* T_lambda of so many ranks: no broadcast of one message takes fewer ticks, and no combine. -1 where it
   may pass ORACLE_MOST_TICKS, or there is no memory to count it. */
int64_t oracle_least_ticks(int32_t latency, int32_t ticks, int32_t ranks);

/* T of so many ranks. False after an error line, also where u or T passes ORACLE_MOST_TICKS. */
bool oracle_ticks(const dodona_rule *rule, int32_t ranks, int64_t *ticks);

#endif
