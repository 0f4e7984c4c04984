/* Finds the place of a position in two trees: TwoTreeC, TwoTreeC+C or TwoTreeS. place.c draws them. Source:
   the paper of TwoTreeC, sections 2 to 4; paper/SOURCES.md part B. */
#ifndef DODONA_ALGORITHMS_TWOTREE_PLACE_H
#define DODONA_ALGORITHMS_TWOTREE_PLACE_H

#include "ref/base/types.h"
#include "spec/algorithms/twotree.h"

/*@
  predicate IsPair(integer pair) = DODONA_COMPLETE <= pair <= DODONA_INORDER;

  // *at is the place of position v of P in tree c.
  predicate TreePlace{L}(integer pair, integer P, integer c, integer v, dodona_pair_place *at) =
    at->parent == TwoParent(pair, P, c, v) && at->start == TwoStart(pair, P, c, v) &&
    at->early == TwoChild(pair, P, c, v, 1) && at->late == TwoChild(pair, P, c, v, 2);

  predicate TwotreePlace{L}(integer pair, integer P, integer v, dodona_twotree_place *place) =
    place->position == v && place->period == TwoPeriod(pair, P) &&
    TreePlace(pair, P, 0, v, &place->even) && TreePlace(pair, P, 1, v, &place->odd);
*/

/* Returns the place of position `v` of `ranks` in the two trees of `pair`, a dodona_pair. Parents and children take
   O(1) in the complete trees, O(log ranks) in the in-order trees; the starts take O(log ranks). */
/*@ requires memory: \valid(place);
    requires pair: IsPair(pair);
    requires range: 0 <= v < ranks;
    terminates \true;
    assigns *place;
    ensures place: TwotreePlace(pair, ranks, v, place);
    exits \false; */
void dodona_twotree_locate(int32_t pair, int32_t ranks, int32_t v, dodona_twotree_place *place);

#endif
