/* Says what a position of any tree of groups does in a step, by arithmetic on its place alone. A group is a
   chain of r positions with two successors. The last member feeds the down successor; all members feed the
   right one in turn. The fractional tree is one such tree; crossbars and meshes have others.

            | 0 - 1 - .. - r - 1 |
           /  (member r - 1)      \  (member j mod r sends block j)
      down successor          right successor

   Source: Sanders and Sibeyn, figure 2 and section 4; paper/SOURCES.md part A. */
#ifndef DODONA_ALGORITHMS_GROUPS_STEP_H
#define DODONA_ALGORITHMS_GROUPS_STEP_H

#include "ref/base/types.h"
#include "spec/algorithms/groups.h"

/* A position in a tree of groups, the root at position 0. */
typedef struct dodona_group_place {
  int32_t position;
  int32_t arrival; /* step in which block 0 is received; 0 at the root */
  int32_t member;  /* index in its group of r, 0 = head */
  int32_t above;   /* who sends to it: a position, or the head of the group whose members take
                      turns; DODONA_NONE at the root */
  int32_t turns;   /* 1: above .. above + r - 1 take turns, block j comes from above + j % r; 0: all
                      from above */
  int32_t down;    /* position, or DODONA_NONE */
  int32_t right;   /* position, or DODONA_NONE; the same for all members of a group */
} dodona_group_place;

/*@
  // What the arithmetic needs of a place in groups of r.
  predicate SoundGroupPlace{L}(integer r, dodona_group_place *at) =
    1 <= r && 0 <= at->position && 0 <= at->arrival &&
    (at->position == 0 <==> at->arrival == 0) && 0 <= at->member < r &&
    (0 < at->position ==> 0 <= at->above) && 0 <= at->turns <= 1 &&
    (at->turns == 1 ==> at->above + r <= INT32_MAX) && -1 <= at->down && -1 <= at->right;
*/

/* Returns the position that sends `block` to this place, or DODONA_NONE at position 0. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundGroupPlace(group, place);
    requires block: 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures root: place->position == 0 ==> \result == -1;
    ensures source: 0 < place->position ==>
      0 <= \result == TurnOf(group, place->above, place->turns, block);
    exits \false; */
int32_t dodona_group_source(int32_t group, const dodona_group_place *place, int32_t block);

/* Returns what the place does in step `x`, in positions, for any x: nothing happens outside the schedule. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundGroupPlace(group, place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       GroupReceives(group, blocks, place->position, place->arrival, place->above, place->turns,
                     x, u, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
                  x, v, j));
    ensures recv_range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from && 0 <= \result.recv_block < blocks;
    ensures send_range: -1 == \result.send_to == \result.send_block ||
      (\result.send_to == place->down || \result.send_to == place->right) &&
      0 <= \result.send_to && 0 <= \result.send_block < blocks;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_group_step(int32_t group, int32_t blocks, const dodona_group_place *place,
                                   int64_t x);

#endif
