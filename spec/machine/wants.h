/* What a collective begins and ends with, in one sentence for all operations: in the end a rank that wants a block has in it, once each,
   the inputs of all ranks that begin with the block, and nothing else.

                     begins with the block   wants the block
     broadcast       the root                all
     scatter         the root                its owner
     gather          its owner               the root
     allgather       its owner               all
     reduce          all                     the root
     reduce-scatter  all                     its owner
     allreduce       all                     all */
#ifndef DODONA_SPEC_MACHINE_WANTS_H
#define DODONA_SPEC_MACHINE_WANTS_H

#include "spec/algorithms/exchange.h"
#include "spec/machine/contributions.h"

/*@
  // 1 if rank v is one of those that begin with block j or want it, else 0: who is 0 for the root, 1 for the owner, 2 for all. Of P
  // shares of the s blocks, share v is owned by rank v.
  logic integer IsOf(integer who, integer P, integer s, integer root, integer v, integer j) =
    who == 0 ? (v == root ? 1 : 0) :
    who == 1 ? (ShareFirst(P, s, v) <= j && j < ShareFirst(P, s, v + 1) ? 1 : 0) : 1;

  // As Reducing, where ranks may begin with nothing: a rank begins with its own input, or with none.
  predicate Carrying(integer S, integer P, integer s, integer root, integer begins, integer latency) =
    (\forall integer x, v, b, d; x <= 0 && 0 <= b < s ==>
      Times(x, v, b, d) == (v == d ? IsOf(begins, P, s, root, v, b) : 0)) && Moving(S, s, latency);

  // At the start of step x rank v has of block b all that there is: the inputs of all ranks that begin with it, once each.
  predicate HasWhole(integer P, integer s, integer root, integer begins, integer x, integer v, integer b) =
    \forall integer d; 0 <= d < P ==> Times(x, v, b, d) == IsOf(begins, P, s, root, d, b);

  // At the start of step x whoever wants a block has it.
  predicate Collected(integer P, integer s, integer root, integer begins, integer wants, integer x) =
    \forall integer v, b; 0 <= v < P && 0 <= b < s && IsOf(wants, P, s, root, v, b) == 1 ==>
      HasWhole(P, s, root, begins, x, v, b);

  // Whoever is sent a block to store is sent all of it.
  predicate SendsWhole(integer S, integer P, integer s, integer root, integer begins) =
    \forall integer x, u, v, j; s <= j < 2 * s && Transfer(S, x, u, v, j) ==>
      HasWhole(P, s, root, begins, x, u, j - s);
*/

#endif
