/* Says what a position of two trees does in a step, by arithmetic on its place alone. The two trees never meet at a
   port: among the steps of a period, each belongs to one edge in and one edge out. Source: paper/SOURCES.md part B. */
#ifndef DODONA_ALGORITHMS_TWOTREE_STEP_H
#define DODONA_ALGORITHMS_TWOTREE_STEP_H

#include "ref/algorithms/twotree/place.h"
#include "spec/algorithms/twotree.h"

/*@
  predicate SoundTree{L}(dodona_pair_place *at) =
    -1 <= at->parent && -1 <= at->early && -1 <= at->late && 0 <= at->start <= 128 &&
    (0 <= at->parent ==> 1 <= at->start);

  // What the arithmetic needs of a place.
  predicate SoundTwo{L}(dodona_twotree_place *place) =
    (place->period == 2 || place->period == 4) && 0 <= place->position &&
    SoundTree(&place->even) && SoundTree(&place->odd) &&
    (0 <= place->even.parent && 0 <= place->odd.parent ==>
       !Clash(place->period, place->even.start, place->odd.start)) &&
    (0 <= place->even.early && 0 <= place->odd.early ==>
       !Clash(place->period, place->even.start + 1, place->odd.start + 1)) &&
    (0 <= place->even.early && 0 <= place->odd.late ==>
       !Clash(place->period, place->even.start + 1, place->odd.start + 2)) &&
    (0 <= place->even.late && 0 <= place->odd.early ==>
       !Clash(place->period, place->even.start + 2, place->odd.start + 1)) &&
    (0 <= place->even.late && 0 <= place->odd.late ==>
       !Clash(place->period, place->even.start + 2, place->odd.start + 2));

  predicate IsParent{L}(dodona_twotree_place *place, integer a) =
    a == place->even.parent || a == place->odd.parent;
  predicate IsChild{L}(dodona_twotree_place *place, integer b) =
    b == place->even.early || b == place->even.late || b == place->odd.early ||
    b == place->odd.late;

  // In step x the place receives block j from a, sends it to b.
  predicate TwoReceives{L}(dodona_twotree_place *place, integer s, integer x, integer a, integer j) =
    TreeReceives(place->period, s, 0, place->even.parent, place->even.start, x, a, j) ||
    TreeReceives(place->period, s, 1, place->odd.parent, place->odd.start, x, a, j);
  predicate TwoSends{L}(dodona_twotree_place *place, integer s, integer x, integer b, integer j) =
    TreeSends(place->period, s, 0, place->even.start, place->even.early, place->even.late, x, b, j) ||
    TreeSends(place->period, s, 1, place->odd.start, place->odd.early, place->odd.late, x, b, j);
*/

/* Returns the step in which a position receives `block`, from its place in the tree that carries the block. O(1). */
/*@ requires range: (period == 2 || period == 4) && 0 <= start <= 128 && 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures arrival: \result == start + Beat(period, block);
    ensures range: start <= \result <= start + 2 * block;
    exits \false; */
int64_t dodona_twotree_arrival(int32_t period, int32_t start, int32_t block);

/* Returns what the place does in step `x`, in positions, for any x: nothing happens outside the plan. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundTwo(place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a ==>
      ((\result.recv_from == a && \result.recv_block == j) <==>
       TwoReceives(place, blocks, x, a, j));
    ensures send: \forall integer b, j; 0 <= b ==>
      ((\result.send_to == b && \result.send_block == j) <==> TwoSends(place, blocks, x, b, j));
    ensures recv_range: -1 == \result.recv_from == \result.recv_block ||
      IsParent(place, \result.recv_from) && 0 <= \result.recv_from &&
      0 <= \result.recv_block < blocks;
    ensures send_range: -1 == \result.send_to == \result.send_block ||
      IsChild(place, \result.send_to) && 0 <= \result.send_to &&
      0 <= \result.send_block < blocks;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_twotree_step(int32_t blocks, const dodona_twotree_place *place, int64_t x);

#endif
