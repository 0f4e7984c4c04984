/* Which receive gets what a send sends. */
#ifndef DODONA_ORACLE_MSCCL_MATCH_H
#define DODONA_ORACLE_MSCCL_MATCH_H

#include "ref/oracle/msccl/program.h"

/* Fills in `from` and `to` of the program's steps: the k-th send of a connection (source, destination, channel) meets the k-th receive. On a
   connection one thread block sends, and one receives: else false, with a fault. O(thread blocks log thread blocks + steps). */
bool oracle_msccl_match(oracle_msccl *program, const char *name, oracle_fault *fault);

#endif
