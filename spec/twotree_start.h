/* When a heap's positions receive. Every rank receives from one tree in even steps and from the other
   in odd ones, and so it sends: the colour of an edge is the parity of its steps. Rank parity is such a
   colouring. In T1 the siblings are 2 k and 2 k + 1, in T2, whose heap positions are P - x, they are
   2 k - 1 and 2 k for even P, else 2 k and 2 k + 1: always of both parities; and an edge into x has
   opposite colours in T1 and T2 by definition. What remains are the root's two edges, into 1 and P - 1:
   for odd P rank 1 alone takes the other colours. T1 gets the even blocks and starts in step 1.

   T3 and T4 are T1 and T2 with other names for odd P, since the two heap positions of a rank again add
   up to P. For even P > 2 rank P / 2 is on top of both and has two children in each, so that a period
   has four steps; the two positions of any other rank add up to P + 1, which is odd. */
#ifndef DODONA_SPEC_TWOTREE_START_H
#define DODONA_SPEC_TWOTREE_START_H

#include "twotree_heap.h"

/*@
  // Steps from one block of a tree to its next.
  logic integer HeapPeriod(integer pair, integer P) =
    pair == DODONA_TURNED && P % 2 == 0 && 2 < P ? 4 : 2;

  // The parity of the steps in which heap position y receives from tree c, period w.
  logic integer HeapColour(integer P, integer c, integer w, integer y) =
    w == 4 ? y % 2 :
    c == 0 ? (y == 1 ? 1 : (P - y) % 2) : (y == P - 1 ? 0 : (y + 1) % 2);

  // From the step in which y / 2 receives a block to that in which it sends it to y.
  logic integer HeapDelay(integer P, integer c, integer w, integer y) =
    HeapColour(P, c, w, y) == HeapColour(P, c, w, y / 2) ? 2 : 1;

  // The step before the root first sends into tree c.
  logic integer TwoBegin(integer c, integer w) = c == 0 ? 0 : w / 2;

  // The step in which y receives its tree's first block.
  // y - (y + 1) / 2 is y / 2, in a form by which provers find the definition.
  // measure y
  logic integer HeapStart(integer P, integer c, integer w, integer y) =
    y < 2 ? TwoBegin(c, w) + 1 : HeapStart(P, c, w, y - (y + 1) / 2) + HeapDelay(P, c, w, y);

  // The one of 2 y and 2 y + 1 that has this delay, or P if there is none.
  logic integer HeapFed(integer P, integer c, integer w, integer y, integer delay) =
    2 * y < P && HeapDelay(P, c, w, 2 * y) == delay ? 2 * y :
    2 * y + 1 < P && HeapDelay(P, c, w, 2 * y + 1) == delay ? 2 * y + 1 : P;
*/

#endif
