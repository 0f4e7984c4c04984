/* Finds the place of a position in the fractional tree. place.c draws the tree. Source: Sanders and Sibeyn,
   section 3 ("each processor can find its place in time O(d)"). */
#ifndef DODONA_ALGORITHMS_FRACTIONAL_PLACE_H
#define DODONA_ALGORITHMS_FRACTIONAL_PLACE_H

#include "ref/base/types.h"
#include "spec/algorithms/fractional.h"

/* A position in the fractional tree, counted in preorder from the root's 0. */
typedef struct dodona_fractional_place {
  int32_t position;
  int32_t arrival; /* a(v): the step in which block 0 is received; 0 at position 0 */
  int32_t member;  /* i: index in the group, 0 = head */
  int32_t feeder;  /* head of the group that feeds this right head, else DODONA_NONE */
  int32_t down;    /* next in the chain or head of the down successor, or DODONA_NONE */
  int32_t right;   /* head of the right successor of this group, or DODONA_NONE */
} dodona_fractional_place;

/*@
  // at is the place of v in the tree of P positions in groups of r with depth D.
  predicate FractionalPlace(integer P, integer r, integer D, integer v, dodona_fractional_place at) =
    at.position == v && at.arrival == Arrival(P, r, D, v) && at.member == Member(P, r, D, v) &&
    at.feeder == Feeder(P, r, D, v) && at.down == Down(P, r, D, v) && at.right == Right(P, r, D, v);
*/

/* Returns the place of position `v` in the tree of `ranks` ranks, in groups of `group`, with depth `depth`;
   `table` is its capacity table (dodona_capacity_fill). O(depth / group) time. */
/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires depth: IsDepth(ranks, group, depth);
    requires table: CapacityTable(group, depth, table);
    terminates \true;
    assigns \nothing;
    ensures place: FractionalPlace(ranks, group, depth, v, \result);
    exits \false; */
dodona_fractional_place dodona_fractional_locate(int32_t ranks, int32_t group, int32_t depth,
                                                 const uint32_t *table, int32_t v);

#endif
