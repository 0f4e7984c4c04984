/* Tells what an operation does with blocks, whichever algorithm serves it. */
#ifndef DODONA_BASE_OP_H
#define DODONA_BASE_OP_H

#include "ref/base/types.h"

/* Returns 1 if each rank has a share of the message of its own, so that callers count blocks a rank: scatter, gather, allgather,
   reduce-scatter. Else 0. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures shares: \result == 1 <==>
      op == DODONA_SCATTER || op == DODONA_GATHER || op == DODONA_ALLGATHER || op == DODONA_REDUCE_SCATTER;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_op_has_shares(int32_t op);

/* Returns 1 if one rank has all of the message, at first or in the end: bcast, reduce, scatter, gather. Else 0. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures root: \result == 1 <==>
      op == DODONA_BCAST || op == DODONA_REDUCE || op == DODONA_SCATTER || op == DODONA_GATHER;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_op_has_root(int32_t op);

/* Returns 1 if ranks combine inputs: reduce, allreduce, reduce-scatter, scan, exscan. Else 0. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures combines: \result == 1 <==>
      op == DODONA_REDUCE || op == DODONA_ALLREDUCE || op == DODONA_REDUCE_SCATTER || op == DODONA_SCAN || op == DODONA_EXSCAN;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_op_combines(int32_t op);

#endif
