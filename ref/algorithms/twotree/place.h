/* Finds the place of a position in two trees: TwoTreeC, TwoTreeC+C or TwoTreeS. place.c draws them. Source:
   the paper of TwoTreeC, sections 2 to 4; paper/SOURCES.md part B. */
#ifndef DODONA_ALGORITHMS_TWOTREE_PLACE_H
#define DODONA_ALGORITHMS_TWOTREE_PLACE_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/algorithms/twotree.h"

/* A position in one of two trees. */
typedef struct dodona_pair_place {
  int32_t parent; /* DODONA_NONE at position 0 */
  int32_t start;  /* the step in which it receives its first block; at position 0 the one before */
  int32_t early;  /* whom it feeds in the step after it has received, or DODONA_NONE */
  int32_t late;   /* whom it feeds one step later, or DODONA_NONE */
} dodona_pair_place;

/* A position in two trees: one tree carries the even blocks, the other tree the odd ones. */
typedef struct dodona_twotree_place {
  int32_t position;
  int32_t
      period; /* steps from one block of a tree to its next: 2, or 4 in one case of TwoTreeC+C */
  dodona_pair_place even;
  dodona_pair_place odd;
} dodona_twotree_place;

/*@
  predicate IsPair(integer pair) = DODONA_COMPLETE <= pair <= DODONA_INORDER;

  // at is the place of position v of P in tree c, and in both.
  predicate TreePlace(integer pair, integer P, integer c, integer v, dodona_pair_place at) =
    at.parent == TwoParent(pair, P, c, v) && at.start == TwoStart(pair, P, c, v) &&
    at.early == TwoChild(pair, P, c, v, 1) && at.late == TwoChild(pair, P, c, v, 2);
  predicate TwotreePlace(integer pair, integer P, integer v, dodona_twotree_place at) =
    at.position == v && at.period == TwoPeriod(pair, P) && TreePlace(pair, P, 0, v, at.even) &&
    TreePlace(pair, P, 1, v, at.odd);
*/

/* Returns the place of position `v` of `ranks` in the two trees of `pair`, a dodona_pair. Parents and children take
   O(1) in the complete trees, O(log ranks) in the in-order trees; the starts take O(log ranks). */
/*@ requires pair: IsPair(pair);
    requires range: 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures place: TwotreePlace(pair, ranks, v, \result);
    exits \false; */
dodona_twotree_place dodona_twotree_locate(int32_t pair, int32_t ranks, int32_t v);

#endif
