/* Writes schedules as GOAL text, the input of the LogGOPSim simulator: each rank's program with the order
   that it must keep, without times. A message has 8 bytes; its tag is its block (T of a combine is 0, S is
   1). With o = 0, G = 0, g = f and L = u, postal trees and combines end in the simulator when the schedule
   ends. The others, with g = L = 1, end then or earlier, because nothing waits for a step. */
#ifndef DODONA_ORACLE_WRITE_GOAL_H
#define DODONA_ORACLE_WRITE_GOAL_H

#include "ref/oracle/ask/walk.h"

/* 8 bytes a block; the tag is the first block, in an allreduce's results the first block + blocks. A combine
   or a broadcast by a tree takes O(1) memory, others memory for the blocks and messages of one rank. False
   where writing failed. */
bool oracle_goal(FILE *out, const oracle_course *course);

/* Any but these. */
bool oracle_goal_course(FILE *out, const oracle_course *course);

#endif
