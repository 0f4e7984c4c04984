/* Rows without steps: what each rank does, in its own order. */
#ifndef DODONA_ORACLE_READ_PROGRAM_H
#define DODONA_ORACLE_READ_PROGRAM_H

#include "ref/oracle/read/trail.h"

/* What stands for the step in a row of a program, until it has one. */
typedef enum oracle_act_kind {
  ORACLE_BLOCKS, /* send, recv: the rank goes on when the message has passed */
  ORACLE_POSTS,  /* isend, irecv: it goes on at once */
  ORACLE_WAITS   /* wait: it goes on when all that it has posted has passed */
} oracle_act_kind;

/* Runs the programs and gives each row the step in which its message passes, the earliest that there is, from 0 on. The k-th send of a rank
   to another meets the other's k-th receive from it, and they wait for each other (no message is buffered); in one step a rank sends one
   message and receives one, with `simplex` one of both. Rows that wait are taken out. All ranks are below `ranks`.

   Returns true, and *stuck has no hops, if all programs end. If they do not, *stuck says why: the first hop who waits for whom, the others
   what each waits for; the rows have no steps then. False if there is no memory. O(rows log rows), and O(messages that are
   posted at once) a step. */
bool oracle_program_run(oracle_rows *rows, int32_t ranks, bool simplex, oracle_trail *stuck);

#endif
