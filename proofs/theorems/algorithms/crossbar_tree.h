/* Crossbars of every shape: any number of levels, one channel or two. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H

#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/group.h"
#include "spec/algorithms/crossbar_tree.h"

/*@
  // What dodona_crossbar_place_at returns, for every position.
  predicate CrossbarPlaces{L}(dodona_crossbar s, dodona_group_place *places) =
    \forall integer v; 0 <= v < s.per[0] ==>
      places[v].position == v && CrossbarPlace(s, places[v]) &&
      SoundGroupPlace(s.group, places + v) && places[v].above < s.per[0] &&
      (places[v].turns == 1 ==> places[v].above + s.group <= s.per[0]) &&
      places[v].down < s.per[0] && places[v].right < s.per[0];
*/

/* All positions agree with their neighbours; the root has none above. */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     terminates \true;
     assigns \nothing;
     ensures agrees: \forall integer v; 0 <= v < s.per[0] ==>
       DownAgrees(s, v) && RightAgrees(s, v) && (v != 0 ==> AboveAgrees(s, v));
     ensures root: CrossbarAbove(s, 0) == -1 && CrossbarTurns(s, 0) == 0 && CrossbarStart(s, 0) == 0;
     exits \false; @/
  void lemma_crossbar_agrees(dodona_crossbar s);
*/

/* The places of all positions are a tree of groups: a valid broadcast for every number of blocks (group.c). */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires memory: \valid_read(places + (0 .. s.per[0] - 1));
     requires places: CrossbarPlaces(s, places);
     terminates \true;
     assigns \nothing;
     ensures tree: GroupTree(s.per[0], s.group, places);
     exits \false; @/
  void theorem_crossbar_tree(dodona_crossbar s, const dodona_group_place *places);
*/

#endif
