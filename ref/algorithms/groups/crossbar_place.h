/* Who hangs from whom in a hierarchy of crossbars: theorem_crossbar_tree says that these places are a tree of groups, for every shape. Source:
   Sanders and Sibeyn, section 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_CROSSBAR_PLACE_H
#define DODONA_ALGORITHMS_GROUPS_CROSSBAR_PLACE_H

#include "ref/algorithms/groups/crossbar_level.h"

/* Returns the place of `position`, an argument for dodona_group_step. O(log^2 P) time, O(log P) with two channels. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires position: 0 <= position < shape->per[0];
    terminates \true;
    assigns \nothing;
    ensures position: \result.position == position;
    ensures arrival: \result.arrival == CrossbarArrival(*shape, position);
    ensures bound: \result.arrival <=
      66 * (shape->levels - 1) * (shape->group + 1) + shape->depth;
    ensures within: PlaceWithin(shape->per[0], shape->group, \result);
    ensures chained: PlaceChained(shape->group, \result);
    ensures place: CrossbarPlace(*shape, \result);
    exits \false; */
dodona_group_place dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table,
                                         int32_t position);

#endif
