/* Walks through a schedule's steps in time order, as a stream, for every writer of schedules. */
#ifndef DODONA_ORACLE_ASK_WALK_H
#define DODONA_ORACLE_ASK_WALK_H

#include "ref/oracle/ask/course.h"

/* What a rank does in a step, on one of its ports where it has several. `adds`: the rank sends a partial combination, which the receiver combines
   with its own. exchange.use: the rank receives one. */
typedef struct oracle_act {
  int64_t step;
  int32_t rank;
  dodona_step exchange;
  bool adds;
} oracle_act;

/* Is called once for each rank that sends or receives in a step. False ends the walk. */
typedef bool (*oracle_act_visit)(void *context, const oracle_act *act);

/* Visits (step, port, rank) in ascending order, for all ranks or for rank `only`, with memory for the places of
   these. False after an error line, or if a visit returned false. */
bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context);

#endif
