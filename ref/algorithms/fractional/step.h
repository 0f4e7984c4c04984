/* Says what a position of the fractional tree does in a step, by arithmetic on its place alone. Block j
   reaches position v in step a(v) + pace(j), pace(j) = (r + 1)(j div r) + (j mod r) = j + j div r. step.c
   has the table. Source: Sanders and Sibeyn, figure 2; paper/SOURCES.md part A. */
#ifndef DODONA_ALGORITHMS_FRACTIONAL_STEP_H
#define DODONA_ALGORITHMS_FRACTIONAL_STEP_H

#include "ref/algorithms/fractional/place.h"
#include "spec/algorithms/fractional.h"

/*@
  // What the arithmetic needs of a place in groups of r.
  predicate SoundPlace{L}(integer r, dodona_fractional_place *at) =
    1 <= r && 0 <= at->position && 0 <= at->arrival &&
    (at->position == 0 <==> at->arrival == 0) && 0 <= at->member < r &&
    -1 <= at->feeder && (0 <= at->feeder ==> at->feeder + r <= at->position) &&
    -1 <= at->down && -1 <= at->right;
*/

/* Returns the steps between the arrivals of block 0 and of `block`. */
/*@ requires range: 1 <= group && 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures pace: \result == Pace(group, block);
    ensures range: block <= \result <= 2 * block;
    exits \false; */
int64_t dodona_fractional_pace(int32_t group, int32_t block);

/* Returns the position that sends `block` to this place, or DODONA_NONE at position 0. */
/*@ requires memory: \valid_read(place);
    requires place: SoundPlace(group, place);
    requires block: 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures root: place->position == 0 ==> \result == -1;
    ensures source: 0 < place->position ==>
      \result == SourceAt(group, place->position, place->feeder, block);
    ensures before: -1 <= \result && (0 < place->position ==> 0 <= \result < place->position);
    exits \false; */
int32_t dodona_fractional_source(int32_t group, const dodona_fractional_place *place,
                                 int32_t block);

/* Returns what the place does in step `x`, in positions, for any x: nothing happens outside the plan. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundPlace(group, place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlaceReceives(group, blocks, place->position, place->arrival, place->feeder, x, u, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
                  x, v, j));
    ensures recv_range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from < place->position && 0 <= \result.recv_block < blocks;
    ensures send_range: -1 == \result.send_to == \result.send_block ||
      (\result.send_to == place->down || \result.send_to == place->right) &&
      0 <= \result.send_to && 0 <= \result.send_block < blocks;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_fractional_step(int32_t group, int32_t blocks,
                                        const dodona_fractional_place *place, int64_t x);

#endif
