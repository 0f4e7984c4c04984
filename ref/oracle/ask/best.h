/* Says what is best: which schedule of ours takes the fewest steps, whoever it is, and in how few rounds all can hear of one rank. */
#ifndef DODONA_ORACLE_ASK_BEST_H
#define DODONA_ORACLE_ASK_BEST_H

#include <stdbool.h>
#include "ref/dodona.h"

/* Stores the name of the algorithm whose plan, with defaults for what is not asked here, takes the fewest steps, and these steps; a message of
   several blocks takes as many steps as it has blocks. Among equals it is the one with the fewest messages in a row, then the first of the
   table. `asked` says operation, ports, ranks, root and blocks. False if
   no algorithm serves them; a plan that needs more, as the sizes of a network, is none. O(log P) an algorithm. */
bool oracle_best(const dodona_request *asked, const char **name, int64_t *steps);

/* Returns the least number of rounds in which so many ranks hear of one: each that has heard tells as many others as it has ports. */
int32_t oracle_least_rounds(int32_t ranks, int32_t ports);

#endif
