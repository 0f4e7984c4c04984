/* Ranks and positions: position = (rank - root) mod P. The two directions are inverse bijections of 0 .. P - 1. */
#ifndef DODONA_SPEC_MACHINE_TURN_H
#define DODONA_SPEC_MACHINE_TURN_H

/*@
  // (v + root) mod P and (v - root) mod P.
  logic integer Rank(integer P, integer root, integer v) = v + root < P ? v + root : v + root - P;
  logic integer Position(integer P, integer root, integer v) = v < root ? v - root + P : v - root;

  // The rank at a position; -1 (none) stays.
  logic integer RankOrNone(integer P, integer root, integer v) =
    v == -1 ? -1 : Rank(P, root, v);
*/

#endif
