/* dodona plan --distance: how far a schedule's messages go. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_DISTANCE_H
#define DODONA_ORACLE_COMMANDS_PLAN_DISTANCE_H

#include "ref/dodona.h"

/* Returns how far what a rank sends goes, the mean of all ranks: the distance of each message times the shares in it, added up. The distance
   is the number of ranks from sender to receiver, the shorter way round a circle of all ranks; a share is the whole message by the number
   of ranks. NAN where ranks times steps pass 2^26, or without memory. */
double oracle_plan_distance(const dodona_request *request);

#endif
