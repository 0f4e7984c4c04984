/* What two trees guarantee at each position, whatever their shape: all that steps and theorems need.
   Parents and children agree, each edge takes its time, and no two edges meet at a port. */
#ifndef DODONA_SPEC_TWOTREE_LOCAL_H
#define DODONA_SPEC_TWOTREE_LOCAL_H

#include "twotree.h"

/*@
  predicate TwoRange(integer pair, integer P, integer c, integer v) =
    0 <= TwoStart(pair, P, c, v) <= 126 &&
    (v == 0 ==> TwoParent(pair, P, c, v) == -1) &&
    (0 < v ==> 0 <= TwoParent(pair, P, c, v) < P && TwoParent(pair, P, c, v) != v &&
               1 <= TwoStart(pair, P, c, v)) &&
    -1 <= TwoChild(pair, P, c, v, 1) < P && -1 <= TwoChild(pair, P, c, v, 2) < P;

  // v is a child of its parent, by the time it takes.
  predicate TwoUp(integer pair, integer P, integer c, integer v) =
    \let u = TwoParent(pair, P, c, v);
    \let delay = TwoStart(pair, P, c, v) - TwoStart(pair, P, c, u);
    0 < v ==> 1 <= delay <= 2 && TwoChild(pair, P, c, u, delay) == v;

  predicate TwoDown(integer pair, integer P, integer c, integer v, integer delay) =
    \let w = TwoChild(pair, P, c, v, delay);
    w != -1 ==>
      0 < w && TwoParent(pair, P, c, w) == v &&
      TwoStart(pair, P, c, w) == TwoStart(pair, P, c, v) + delay;

  predicate TwoNode(integer pair, integer P, integer c, integer v) =
    TwoRange(pair, P, c, v) && TwoUp(pair, P, c, v) && TwoDown(pair, P, c, v, 1) &&
    TwoDown(pair, P, c, v, 2);

  // Two steps are one modulo the period.
  predicate Clash(integer w, integer a, integer b) = w == 4 ? a % 4 == b % 4 : a % 2 == b % 2;

  predicate TwoIn(integer pair, integer P, integer v) =
    0 < v ==> !Clash(TwoPeriod(pair, P), TwoStart(pair, P, 0, v), TwoStart(pair, P, 1, v));

  // What v feeds in tree 0 after one time and in tree 1 after another.
  predicate TwoOut(integer pair, integer P, integer v, integer even, integer odd) =
    TwoChild(pair, P, 0, v, even) != -1 && TwoChild(pair, P, 1, v, odd) != -1 ==>
      !Clash(TwoPeriod(pair, P), TwoStart(pair, P, 0, v) + even,
             TwoStart(pair, P, 1, v) + odd);

  predicate TwoPorts(integer pair, integer P, integer v) =
    TwoIn(pair, P, v) && TwoOut(pair, P, v, 1, 1) && TwoOut(pair, P, v, 1, 2) &&
    TwoOut(pair, P, v, 2, 1) && TwoOut(pair, P, v, 2, 2);

  predicate LocalTwo(integer pair, integer P) =
    \forall integer v; 0 <= v < P ==>
      TwoNode(pair, P, 0, v) && TwoNode(pair, P, 1, v) && TwoPorts(pair, P, v);
*/

#endif
