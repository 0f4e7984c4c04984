/* Names the halves of a collective by shares (ref/algorithms/exchange/halves.h), and tells which of them an operation runs one after the other:

     bcast           scatter, allgather          scatter         scatter
     reduce          reduce-scatter, gather      gather          gather
     allreduce       reduce-scatter, allgather   allgather       allgather
     barrier         allgather                   reduce-scatter  reduce-scatter */
#ifndef DODONA_ALGORITHMS_EXCHANGE_HALF_H
#define DODONA_ALGORITHMS_EXCHANGE_HALF_H

#include "ref/base/types.h"

/* The halves: two that hand shares out, then those that hand them back. */
enum {
  DODONA_HALF_SCATTER,
  DODONA_HALF_REDUCE_SCATTER,
  DODONA_HALF_GATHER,
  DODONA_HALF_ALLGATHER,
  DODONA_HALF_NONE /* how many there are, and what a collective of one half has no other of */
};

#include "spec/algorithms/halves.h"

/*@
  logic integer FirstHalf(integer op) =
    op == DODONA_BCAST || op == DODONA_SCATTER ? DODONA_HALF_SCATTER :
    op == DODONA_REDUCE || op == DODONA_ALLREDUCE || op == DODONA_REDUCE_SCATTER ? DODONA_HALF_REDUCE_SCATTER
                                                                                 : DODONA_HALF_NONE;
  logic integer SecondHalf(integer op) =
    op == DODONA_BCAST || op == DODONA_ALLREDUCE || op == DODONA_ALLGATHER || op == DODONA_BARRIER ? DODONA_HALF_ALLGATHER :
    op == DODONA_REDUCE || op == DODONA_GATHER ? DODONA_HALF_GATHER : DODONA_HALF_NONE;
*/

/* Returns the half that hands out: DODONA_HALF_SCATTER, _REDUCE_SCATTER or _NONE. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures half: \result == FirstHalf(op);
    exits \false; */
int32_t dodona_first_half(int32_t op);

/* Returns the half that hands back: DODONA_HALF_GATHER, _ALLGATHER or _NONE. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures half: \result == SecondHalf(op);
    exits \false; */
int32_t dodona_second_half(int32_t op);

#endif
