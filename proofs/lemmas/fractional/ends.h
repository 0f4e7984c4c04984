/* The fractional tree as a tree of intervals: what is below a position, with itself, in the tree of a block. */
#ifndef DODONA_PROOFS_LEMMAS_FRACTIONAL_ENDS_H
#define DODONA_PROOFS_LEMMAS_FRACTIONAL_ENDS_H

#include "ref/trees/operand.h"
#include "spec/algorithms/fractional.h"
#include "spec/machine/order_aside.h"

/*@
  // Where the subtree of v's group ends, and where v's in the tree of block j: members up to the one
  // that sends the block right have the right successor below them.
  logic integer GroupEnd(integer P, integer r, integer D, integer v) =
    Head(P, r, D, v) + Size(P, r, D, v) - 1;
  logic integer BlockEnd(integer P, integer r, integer D, integer v, integer m) =
    Right(P, r, D, v) == -1 || Member(P, r, D, v) <= m ? GroupEnd(P, r, D, v) : Right(P, r, D, v) - 1;

  // Where the successors' subtrees end.
  predicate GroupEnds(integer P, integer r, integer D, integer v) =
    v <= GroupEnd(P, r, D, v) < P &&
    (Down(P, r, D, v) == -1 ==> Right(P, r, D, v) == -1 && GroupEnd(P, r, D, v) == v) &&
    (Down(P, r, D, v) != -1 && Member(P, r, D, v) + 1 < r ==>
      Member(P, r, D, v + 1) == Member(P, r, D, v) + 1 &&
      Right(P, r, D, v + 1) == Right(P, r, D, v) &&
      GroupEnd(P, r, D, v + 1) == GroupEnd(P, r, D, v)) &&
    (Down(P, r, D, v) != -1 && Member(P, r, D, v) + 1 == r ==>
      Member(P, r, D, v + 1) == 0 &&
      GroupEnd(P, r, D, v + 1) ==
        (Right(P, r, D, v) == -1 ? GroupEnd(P, r, D, v) : Right(P, r, D, v) - 1)) &&
    (Right(P, r, D, v) != -1 ==>
      v + 1 < Right(P, r, D, v) < P && Member(P, r, D, Right(P, r, D, v)) == 0 &&
      GroupEnd(P, r, D, Right(P, r, D, v)) == GroupEnd(P, r, D, v));

  // The names of spec/machine/order_aside.h, except SentAt, mean the tree in groups of r.
  predicate FractionalEnds(integer P, integer r, integer D) =
    (\forall integer v, j; End(v, j) == BlockEnd(P, r, D, v, j % r)) &&
    (\forall integer v, j; Near(v, j) == Down(P, r, D, v)) &&
    (\forall integer v, j; Far(v, j) == (Member(P, r, D, v) == j % r ? Right(P, r, D, v) : -1));
*/

/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures ends: GroupEnds(P, r, D, v);
     exits \false; @/
  void lemma_group_ends(int32_t P, int32_t r, int32_t D, int32_t v);
*/

/* A position that has combined blocks has the inputs of an interval of positions: no position between its ends is left out. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j;
     requires names: FractionalEnds(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures spans: AsideSpans(P, v, j);
     exits \false; @/
  void lemma_fractional_spans(int32_t P, int32_t r, int32_t D, int32_t v, int32_t j);
*/

/* Nobody else is fed by v. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && LocalTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j;
     requires names: FractionalEnds(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures children: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) ==>
       u == Near(v, j) || u == Far(v, j);
     exits \false; @/
  void lemma_fractional_children(int32_t P, int32_t r, int32_t D, int32_t v, int32_t j);
*/

#endif
