/* The pace of the direct simplex tree: a run of r blocks every 2 r + 1 steps, two steps a block. Block j comes
   SimplexPace(r, j) steps after a rank's start, or one later. */
#ifndef DODONA_SPEC_SIMPLEX_PACE_H
#define DODONA_SPEC_SIMPLEX_PACE_H

/*@
  // (2 r + 1) (j / r) + 2 (j % r)
  logic integer SimplexPace(integer r, integer j) = 2 * j + j / r;
*/

#endif
