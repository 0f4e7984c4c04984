/* The transfers of two trees, in positions: TwoHop is the definition; the others say the same by one
   position's place alone. Steps count from 1; a tree's blocks follow one another every w steps. */
#ifndef DODONA_SPEC_TWOTREE_STEPS_H
#define DODONA_SPEC_TWOTREE_STEPS_H

#include <stdint.h>
#include "twotree_local.h"

/*@
  // How much later than its tree's first block j comes, with period 2 or 4. Recursive in name only, so
  // that provers keep the name.
  // measure w < 0 ? 1 : 0
  logic integer Beat(integer w, integer j) =
    w < 0 ? Beat(0, j) : w == 4 ? 4 * (j / 2) : 2 * (j / 2);

  // The step in which v, not 0, receives block j.
  logic integer TwoArrival(integer pair, integer P, integer v, integer j) =
    TwoStart(pair, P, j % 2, v) + Beat(TwoPeriod(pair, P), j);

  // In step x, a sends block j to b.
  predicate TwoHop(integer pair, integer P, integer s, integer x, integer a, integer b, integer j) =
    0 <= j < s && 0 < b < P && a == TwoParent(pair, P, j % 2, b) &&
    x == TwoArrival(pair, P, b, j);

  // A position with this parent and start in tree c receives block j from a in step x.
  predicate TreeReceives(integer w, integer s, integer c, integer parent, integer start, integer x,
                         integer a, integer j) =
    0 <= j < s && j % 2 == c && a == parent && 0 <= a && x == start + Beat(w, j);

  // A position with this start and these children in tree c sends block j to b in step x.
  predicate TreeSends(integer w, integer s, integer c, integer start, integer early, integer late,
                      integer x, integer b, integer j) =
    0 <= j < s && j % 2 == c && 0 <= b &&
    ((b == early && x == start + 1 + Beat(w, j)) || (b == late && x == start + 2 + Beat(w, j)));

  // The last step in which something is sent to anybody.
  logic integer TwoSteps(integer pair, integer P, integer s) =
    \let w = TwoPeriod(pair, P);
    \let even = TwoLast(pair, P, 0) + Beat(w, s - 1);
    \let odd = TwoLast(pair, P, 1) + Beat(w, s - 2);
    P == 1 ? 0 : s == 1 ? even : \max(even, odd);
*/

/* Beats are multiples of the period, one for each block of a tree. */
/*@ ghost
  /@ requires period: w == 2 || w == 4;
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer j, k; 0 <= j && 0 <= k && j % 2 == k % 2 &&
       Beat(w, j) == Beat(w, k) ==> j == k;
     ensures apart: \forall integer a, b, j, k; 0 <= a && 0 <= b && 0 <= j && 0 <= k &&
       a + Beat(w, j) == b + Beat(w, k) ==> Clash(w, a, b);
     ensures positive: \forall integer j; 0 <= j ==> 0 <= Beat(w, j);
     exits \false; @/
  void lemma_beats(int32_t w);
*/

#endif
