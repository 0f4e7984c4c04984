/* Walks through a plan's steps in time order, as a stream, for every writer of schedules. */
#ifndef DODONA_ORACLE_ASK_WALK_H
#define DODONA_ORACLE_ASK_WALK_H

#include <stdbool.h>
#include "ref/oracle/ask/request.h"

/* Is called once for each rank that sends or receives in step x. False ends the walk. */
typedef bool (*oracle_visit)(void *context, int64_t x, int32_t rank, dodona_tree_step step);

/* Which way a plan is run: as a broadcast, or backwards as a reduction. */
typedef enum oracle_way { ORACLE_FORWARDS, ORACLE_BACKWARDS } oracle_way;

/* Visits (x, rank) in ascending order. O(P) memory; the time grows with the ranks' active steps. False
   after an error line, or if a visit returned false. */
bool oracle_walk_all(const oracle_planned *planned, oracle_way way, oracle_visit visit,
                     void *context);

/* The same for one rank: O(1) memory. */
bool oracle_walk_one(const oracle_planned *planned, oracle_way way, int32_t rank,
                     oracle_visit visit, void *context);

#endif
