/* Rows without steps: what each rank does, in its own order. In place of a step they have an oracle_act_kind. */
#ifndef DODONA_ORACLE_READ_PROGRAM_H
#define DODONA_ORACLE_READ_PROGRAM_H

#include "ref/oracle/read/goal_program.h"

/* Runs the programs as oracle_goal_run does, and gives each row the step in which its message passes, the earliest that there is, from 0 on. Rows that
   wait are taken out. All ranks are below `ranks`.

   Returns true, and *stuck has no hops, if all programs end; else *stuck says why, and the rows have no steps. False if there is no
   memory. */
bool oracle_program_run(oracle_rows *rows, int32_t ranks, bool simplex, oracle_trail *stuck);

#endif
