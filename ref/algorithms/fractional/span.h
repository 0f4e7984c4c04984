/* Says when a position of the fractional tree is busy: its first and its last step. */
#ifndef DODONA_ALGORITHMS_FRACTIONAL_SPAN_H
#define DODONA_ALGORITHMS_FRACTIONAL_SPAN_H

#include "ref/algorithms/fractional/step.h"

/*@
  // In step x the place receives or sends.
  predicate PlaceActive{L}(integer r, integer s, dodona_fractional_place *at, integer x) =
    (\exists integer u, j;
      PlaceReceives(r, s, at->position, at->arrival, at->feeder, x, u, j)) ||
    (\exists integer v, j;
      PlaceSends(r, s, at->arrival, at->member, at->down, at->right, x, v, j));
*/

/* Returns the first and the last step in which the place sends or receives, in a tree of two ranks or more,
   where position 0 has a child. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundPlace(group, place);
    requires child: place->position == 0 ==> place->down != -1;
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures idle: \forall integer x; PlaceActive(group, blocks, place, x) ==>
      \result.first <= x <= \result.last;
    ensures order: 1 <= \result.first <= \result.last;
    ensures first: PlaceActive(group, blocks, place, \result.first);
    ensures last: PlaceActive(group, blocks, place, \result.last);
    exits \false; */
dodona_span dodona_fractional_span(int32_t group, int32_t blocks,
                                   const dodona_fractional_place *place);

#endif
