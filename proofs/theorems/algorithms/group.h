/* Trees of groups as schedules. The proof is in group.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_GROUP_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_GROUP_H

#include "ref/algorithms/groups/group.h"
#include "spec/machine/begins.h"
#include "spec/machine/broadcast.h"

/*@
  // Schedule S sends s blocks down the tree: the steps of dodona_group_step at every place.
  predicate GroupSchedule{L}(integer P, integer r, dodona_group_place *places, integer s,
                             integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==>
      GroupHop(P, r, places, s, x, u, v, j);

  predicate AnyGroups{L}(integer P, integer r, dodona_group_place *places, integer s) =
    1 <= P && 1 <= r && 1 <= s && \valid_read(places + (0 .. P - 1)) && GroupTree(P, r, places);
*/

/* Ports, causality, coverage exactly once, and the last step. */
/*@ ghost
  /@ requires tree: AnyGroups(P, r, places, s);
     requires depth: GroupDepth(P, places, D);
     requires schedule: GroupSchedule(P, r, places, s, S);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, P, s, 0, 1, 1);
     ensures time: BeginsAfter(S, 1) && EndsWith(S, GroupSteps(r, s, D));
     ensures reached: 2 <= P ==>
       \exists integer u, v, j; Transfer(S, GroupSteps(r, s, D), u, v, j);
     exits \false; @/
  void theorem_group(int32_t P, int32_t r, int32_t s, int32_t D, const dodona_group_place *places,
                     int64_t S);
*/

/*@
  // Places 0 .. v - 1 stay as they are.
  predicate PlacesKept{L, M}(dodona_group_place *places, integer v) =
    \forall integer u; 0 <= u < v ==>
      \at(places[u].position, L) == \at(places[u].position, M) && \at(places[u].arrival, L) == \at(places[u].arrival, M) &&
      \at(places[u].member, L) == \at(places[u].member, M) && \at(places[u].above, L) == \at(places[u].above, M) &&
      \at(places[u].turns, L) == \at(places[u].turns, M) && \at(places[u].down, L) == \at(places[u].down, M) &&
      \at(places[u].right, L) == \at(places[u].right, M);
*/

/* Writes one place of an array. */
/*@ requires memory: \valid(places + v) && 0 <= v;
    terminates \true;
    assigns places[v];
    ensures place: places[v] == found;
    ensures before: PlacesKept{Pre, Post}(places, v);
    exits \false; */
void place_written(dodona_group_place *places, int32_t v, dodona_group_place found);

#endif
