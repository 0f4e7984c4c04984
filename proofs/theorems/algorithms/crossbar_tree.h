/* Crossbars of every shape: any number of levels, one channel or two. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H

#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/group.h"
#include "spec/algorithms/crossbar_tree.h"

/*@
  // What dodona_crossbar_place_at returns, for every position.
  predicate CrossbarPlaces{L}(dodona_crossbar *shape, dodona_group_place *places) =
    \forall integer v; 0 <= v < shape->per[0] ==>
      places[v].position == v && CrossbarPlace(shape, places[v]) &&
      SoundGroupPlace(shape->group, places + v) && places[v].above < shape->per[0] &&
      (places[v].turns == 1 ==> places[v].above + shape->group <= shape->per[0]) &&
      places[v].down < shape->per[0] && places[v].right < shape->per[0];
*/

/* The places of all positions are a tree of groups: a valid broadcast for every number of blocks (group.c). */
/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     requires memory: \valid_read(places + (0 .. shape->per[0] - 1));
     requires places: CrossbarPlaces(shape, places);
     terminates \true;
     assigns \nothing;
     ensures tree: GroupTree(shape->per[0], shape->group, places);
     exits \false; @/
  void theorem_crossbar_tree(const dodona_crossbar *shape, const dodona_group_place *places);
*/

#endif
