/* An allreduce by two trees whose broadcast begins before its reduction ends (the source's figure 3). Not proven: the
   proven checker accepts it, for all sizes of props/sweeps/overlap.c.

     reduction   |.....................|          as dodona_step_at has it
     broadcast              |.....................|   begins `lead` steps before the reduction ends
                            <--------->  lead

   The plan of the broadcast counts its blocks backwards, as the reduction ends with block 0. A message waits until the
   sender has what it sends and both ports are free; of those that wait the one planned first goes first, a partial
   combination before a result. With lead 0 nothing waits: reduce, then broadcast.

   What an overlap can save: of s blocks a rank with two children in a tree sends each up once and half of them down
   twice; it receives as many. So from 4 ranks on no schedule on these trees takes fewer than 2 s steps, 4 steps for a
   block of each tree. Reduce, then broadcast takes at most 2 s + 4 H - 4 (C, s even), H the levels of a tree. An
   overlap saves steps in which the trees fill and drain, a number that does not grow with s: H steps or more on 2^H
   ranks, where there are 4 H blocks or more. On 2 ranks s + 1 steps remain of 2 s.
   Source: TwoTreeC, section 3, allreduce. */
#ifndef DODONA_ORACLE_ASK_OVERLAP_H
#define DODONA_ORACLE_ASK_OVERLAP_H

#include "ref/oracle/ask/walk.h"

/* Finds the best lead of an allreduce by two trees, and sets the course's lead and its plan's steps. Tries every lead
   up to twice the depth of the trees, and the longest. Each try takes O(P) time for each step; memory is a
   byte for each rank and block. False after an error line. */
bool oracle_overlap_find(oracle_course *course);

/* Walks like oracle_course_walk, with the course's lead. */
bool oracle_overlap_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                         void *context);

#endif
