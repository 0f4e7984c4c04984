/* Says what a position of the direct simplex tree does in a step, by arithmetic on its place alone. A run
   of r blocks is passed on in 2 r + 1 steps; in each step a rank sends at most one block or receives at
   most one, never both. Source: Sanders and Sibeyn, section 3. */
#ifndef DODONA_ALGORITHMS_SIMPLEX_STEP_H
#define DODONA_ALGORITHMS_SIMPLEX_STEP_H

#include "ref/algorithms/simplex/place.h"
#include "ref/algorithms/fractional/step.h"
#include "spec/algorithms/simplex.h"

/*@
  // What the arithmetic needs of a place in groups of r.
  predicate SoundSimplex{L}(integer r, dodona_simplex_place *at) =
    SoundPlace(r, &at->tree) && Pattern(at->pattern) && -1 <= at->start <= 2 * INT32_MAX &&
    (0 < at->tree.position ==> 1 <= at->start);
*/

/* Returns the steps between a rank's receipt of block 0 and of `block`, up to one step more or less. */
/*@ requires range: 1 <= group && 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures pace: \result == SimplexPace(group, block);
    ensures range: 2 * block <= \result <= 3 * block;
    exits \false; */
int64_t dodona_simplex_pace(int32_t group, int32_t block);

/* Returns the step in which the place receives `block`; 0 at position 0. */
/*@ requires memory: \valid_read(place);
    requires place: SoundSimplex(group, place);
    requires block: 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures root: place->tree.position == 0 ==> \result == 0;
    ensures arrival: 0 < place->tree.position ==>
      \result == place->start + Slot(group, place->pattern, place->tree.member, block);
    exits \false; */
int64_t dodona_simplex_arrival(int32_t group, const dodona_simplex_place *place, int32_t block);

/* Returns what the place does in step `x`, in positions, for any x: nothing happens outside the plan. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundSimplex(group, place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: \result.recv_from != -1 ==>
      SimplexReceives(group, blocks, place->tree.position, place->start, place->pattern,
                      place->tree.member, place->tree.feeder, x, \result.recv_from,
                      \result.recv_block);
    ensures all_recv: \forall integer j; 0 <= j < blocks && 0 < place->tree.position &&
      x == place->start + Slot(group, place->pattern, place->tree.member, j) ==>
      \result.recv_block == j &&
      \result.recv_from == SourceAt(group, place->tree.position, place->tree.feeder, j);
    ensures send: \result.send_to != -1 ==>
      SimplexSends(group, blocks, place->start, place->pattern, place->tree.member,
                   place->tree.down, place->tree.right, x, \result.send_to, \result.send_block);
    ensures all_down: \forall integer j; 0 <= j < blocks && 0 <= place->tree.down &&
      x == place->start + 2 + Slot(group, place->pattern, place->tree.member + 1, j) ==>
      \result.send_block == j && \result.send_to == place->tree.down;
    ensures all_right: \forall integer j; 0 <= j < blocks && 0 <= place->tree.right &&
      j % group == place->tree.member &&
      x == place->start + RightSlot(group, place->pattern, place->tree.member, j) ==>
      \result.send_block == j && \result.send_to == place->tree.right;
    ensures simplex: \result.recv_from == -1 || \result.send_to == -1;
    ensures recv_range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from < place->tree.position && 0 <= \result.recv_block < blocks;
    ensures send_range: -1 == \result.send_to == \result.send_block ||
      (\result.send_to == place->tree.down || \result.send_to == place->tree.right) &&
      0 <= \result.send_to && 0 <= \result.send_block < blocks;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_simplex_direct_step(int32_t group, int32_t blocks,
                                            const dodona_simplex_place *place, int64_t x);

/* Returns the step in which the last rank receives its last block, in the tree of `ranks` ranks, groups of
   `group` and depth `depth`: 2 D + 2 s + (s - 1) div r - 3, or one more; 0 for one rank. O(1). */
/*@ requires range: 1 <= ranks && 1 <= group && 1 <= blocks && 0 <= depth < ranks;
    requires depth: 2 <= ranks ==> 1 <= depth;
    terminates \true;
    assigns \nothing;
    ensures one: ranks == 1 ==> \result == 0;
    ensures steps: 2 <= ranks ==> \result == SimplexSteps(group, depth, blocks);
    ensures range: 0 <= \result <= 2 * depth + 3 * blocks;
    exits \false; */
int64_t dodona_simplex_direct_steps(int32_t ranks, int32_t group, int32_t depth, int32_t blocks);

#endif
