/* Says when a position of two trees is busy, and how long the whole broadcast takes. */
#ifndef DODONA_ALGORITHMS_TWOTREE_SPAN_H
#define DODONA_ALGORITHMS_TWOTREE_SPAN_H

#include "ref/algorithms/twotree/step.h"

/*@
  // In step x the place receives or sends.
  predicate TwoActive{L}(dodona_twotree_place *place, integer s, integer x) =
    (\exists integer a, j; TwoReceives(place, s, x, a, j)) ||
    (\exists integer b, j; TwoSends(place, s, x, b, j));

  // Block 0 is received or sent.
  predicate TwoServed{L}(dodona_twotree_place *place) =
    0 <= place->even.parent || 0 <= place->even.early || 0 <= place->even.late;
*/

/* Returns the first and the last step in which the place sends or receives, in two ranks or more: every
   position receives or sends block 0. O(1). */
/*@ requires memory: \valid_read(place);
    requires place: SoundTwo(place) && TwoServed(place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures idle: \forall integer x; TwoActive(place, blocks, x) ==>
      \result.first <= x <= \result.last;
    ensures order: 1 <= \result.first <= \result.last;
    ensures first: TwoActive(place, blocks, \result.first);
    ensures last: TwoActive(place, blocks, \result.last);
    exits \false; */
dodona_span dodona_twotree_span(int32_t blocks, const dodona_twotree_place *place);

/* Returns the step in which the last position receives its first block in tree `tree`; 0 for one rank.
   O(log ranks). */
/*@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER;
    requires range: 1 <= ranks && 0 <= tree <= 1;
    terminates \true;
    assigns \nothing;
    ensures last: \result == TwoLast(pair, ranks, tree);
    ensures range: 0 <= \result <= 128 && (2 <= ranks ==> 1 <= \result);
    exits \false; */
int32_t dodona_twotree_last(int32_t pair, int32_t ranks, int32_t tree);

/* Returns the last step of the broadcast, 0 for one rank. If the period is 2 it is at most 2 H + 2
   ceil(blocks / 2) - 2, H = floor(log2 (ranks - 1)) + 1. O(log ranks). */
/*@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER;
    requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == TwoSteps(pair, ranks, blocks);
    ensures range: 0 <= \result <= 128 + 2 * blocks;
    exits \false; */
int64_t dodona_twotree_steps(int32_t pair, int32_t ranks, int32_t blocks);

#endif
