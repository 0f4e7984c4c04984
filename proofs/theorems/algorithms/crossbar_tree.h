/* Crossbars of every shape: any number of levels, one channel or two. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_CROSSBAR_TREE_H

#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/group.h"
#include "spec/algorithms/crossbar_tree.h"
#include "spec/machine/begins.h"
#include "spec/machine/broadcast.h"

/*@
  // *at is position v's place, as dodona_crossbar_place returns it.
  predicate PlaceOfPosition{L}(dodona_crossbar s, dodona_group_place *at, integer v) =
    at->position == v && at->arrival == CrossbarStart(s, v) && at->member == CrossbarMember(s, v) &&
    at->above == CrossbarAbove(s, v) && at->turns == CrossbarTurns(s, v) &&
    at->down == CrossbarDown(s, v) && at->right == CrossbarRight(s, v) &&
    SoundGroupPlace(s.group, at) && at->above < s.per[0] && (at->turns == 1 ==> at->above + s.group <= s.per[0]) &&
    at->down < s.per[0] && at->right < s.per[0];

  // All of them.
  predicate CrossbarPlaces{L}(dodona_crossbar s, dodona_group_place *places) =
    \forall integer v; 0 <= v < s.per[0] ==> PlaceOfPosition(s, places + v, v);
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

/*@
  // Schedule S is what the hierarchy's positions send.
  predicate CrossbarSchedule(dodona_crossbar s, integer blocks, integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CrossbarHop(s, blocks, x, u, v, j);
*/

/* A valid broadcast, and how many steps it takes. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table) && 1 <= blocks;
    requires schedule: CrossbarSchedule(*shape, blocks, S);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, \old(shape->per[0]), blocks, 0, 1, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures steps: \result == \old(shape->per[0] == 1 ? 0 : CrossbarDepth(*shape) + Pace(shape->group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t theorem_crossbar_broadcast(const dodona_crossbar *shape, const uint32_t *table,
                                   int32_t blocks, int64_t S);

#endif
