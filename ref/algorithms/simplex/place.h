/* Finds the place of a position in the direct simplex tree: its place in the fractional tree, its start,
   and its pattern. place.c draws the tree. Source: Sanders and Sibeyn, section 3; the construction is our
   own, see ref/algorithms/simplex/pattern.c. */
#ifndef DODONA_ALGORITHMS_SIMPLEX_PLACE_H
#define DODONA_ALGORITHMS_SIMPLEX_PLACE_H

#include "ref/algorithms/fractional/place.h"
#include "ref/algorithms/simplex/pattern.h"
#include "spec/algorithms/simplex.h"

typedef struct dodona_simplex_place {
  dodona_fractional_place tree; /* its arrival: in the duplex tree */
  int64_t start;                /* block 0 is received in this step or the next; -1 at the root */
  int32_t pattern;              /* of its group: a dodona_simplex_pattern */
} dodona_simplex_place;

/*@
  // at is the place of v in the tree of P positions in groups of r with depth D.
  predicate SimplexPlace(integer P, integer r, integer D, integer v, dodona_simplex_place at) =
    FractionalPlace(P, r, D, v, at.tree) && at.start == SimplexStart(P, r, D, v) && at.pattern == SimplexPattern(P, r, D, v);
*/

/* Returns the place of position `v`; the arguments are as in dodona_fractional_locate. O(depth / group) time. */
/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires depth: IsDepth(ranks, group, depth) && depth < ranks;
    requires table: CapacityTable(group, depth, table);
    terminates \true;
    assigns \nothing;
    ensures place: SimplexPlace(ranks, group, depth, v, \result);
    exits \false; */
dodona_simplex_place dodona_simplex_locate(int32_t ranks, int32_t group, int32_t depth,
                                           const uint32_t *table, int32_t v);

#endif
