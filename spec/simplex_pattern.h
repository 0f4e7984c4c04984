/* In which slots the members of a group receive where a run of r packets takes 2 r + 1 steps and a rank
   sends or receives at most one a step. A rank has 2 r + 1 slots a run: r to receive, r to send down, one to
   send right; member i receives packet j of a run in slot 2 j or 2 j + 1, counted from a start that is two
   steps later at each member. Late says which of the two; patterns are those of dodona_simplex_pattern. */
#ifndef DODONA_SPEC_SIMPLEX_PATTERN_H
#define DODONA_SPEC_SIMPLEX_PATTERN_H

/*@
  predicate Pattern(integer p) = 0 <= p <= 2;

  // Whether member i receives packet j in slot 2 j + 1, rather than 2 j; i == r is the head below.
  logic integer Late(integer r, integer p, integer i, integer j) =
    p == 2 ? (i + j < r ? (i + 1) % 2 : (j + r + 1) % 2) :
    i + j < r ? (j + p) % 2 : (j + p + r + 1) % 2;

  // The patterns of the groups below and to the right.
  logic integer PatternDown(integer r, integer p) = p == 2 ? (r + 1) % 2 : (p + r + 1) % 2;
  logic integer PatternRight(integer p) = p == 2 ? 0 : 2;

  // The pattern at position v where the way to it goes down only.
  logic integer PatternFall(integer r, integer v) = r % 2 == 0 ? v / r % 2 : 0;

  // How much later than a group's head the head to its right starts.
  logic integer PatternShift(integer r, integer p) = p == 1 ? 2 * r - 1 : 2 * r + 1;
*/

#endif
