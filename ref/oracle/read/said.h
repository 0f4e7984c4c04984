/* What a schedule's file says of itself beside its rows: the head of JSON and of the binary form, and the title of csv and ops,

     # allreduce, ring: 6 ranks, 2 blocks, 10 steps, volume 10, least volume 4; commutative operations only, order none

   The reader takes the operation, the ranks, the root, the blocks (of each rank where blocks belong to ranks), lambda or the latency, the ports, and the words
   simplex and redundant from this title. It ignores the rest. */
#ifndef DODONA_ORACLE_READ_SAID_H
#define DODONA_ORACLE_READ_SAID_H

#include "ref/oracle/read/rows.h"

enum { ORACLE_TITLE = 1023 }; /* as much of a line is read */

/* A file that says nothing of itself. */
oracle_said oracle_said_nothing(void);

/* Takes what a member of the name says; null says nothing. False if it says no number where it is to say one. */
bool oracle_said_take(oracle_said *said, const char *name, const char *value);

/* Takes what the title says; a line that is no title says nothing. */
void oracle_title_take(const char *line, oracle_said *said);

/* Writes the title; of ranks that are not said none. */
void oracle_title_write(const oracle_said *said, FILE *out);

/* Whether the file and the command say the same where both say something; else the fault, which begins with `where`, names what differs. */
bool oracle_said_agrees(const oracle_said *said, const char *where, const oracle_head *asked,
                        oracle_fault *fault);

#endif
