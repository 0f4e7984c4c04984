/* The two complete trees of TwoTreeC and of TwoTreeC+C: each is a heap, its positions y = 1 .. P - 1
   level by level, those of y are y / 2 above and 2 y, 2 y + 1 below; a pair says which rank stands
   where. Rank 0, the root, is outside and feeds y = 1 of both. The pair is one of dodona_pair.
   Source: the paper of TwoTreeC, section 3, algorithm 1, and section 4.3.1. */
#ifndef DODONA_SPEC_TWOTREE_HEAP_H
#define DODONA_SPEC_TWOTREE_HEAP_H

#include "../ref/types.h"

/*@
  // T1 counts up from 1, T2 down from P - 1.
  logic integer CompleteIndex(integer P, integer c, integer v) = c == 0 ? v : P - v;

  // T3 counts up from ceil(P / 2), T4 down from floor(P / 2), round the circle 1 .. P - 1.
  logic integer TurnedIndex(integer P, integer c, integer v) =
    c == 0 ? ((P + 1) / 2 <= v ? v - (P + 1) / 2 + 1 : v - (P + 1) / 2 + P)
           : (v <= P / 2 ? P / 2 - v + 1 : P / 2 - v + P);
  logic integer TurnedNode(integer P, integer c, integer y) =
    c == 0 ? (y + (P + 1) / 2 - 1 < P ? y + (P + 1) / 2 - 1 : y + (P + 1) / 2 - P)
           : (y <= P / 2 ? P / 2 - y + 1 : P / 2 - y + P);

  // The heap position of rank v in tree c, and the rank at heap position y.
  logic integer HeapIndex(integer pair, integer P, integer c, integer v) =
    pair == DODONA_COMPLETE ? CompleteIndex(P, c, v) : TurnedIndex(P, c, v);
  logic integer HeapNode(integer pair, integer P, integer c, integer y) =
    pair == DODONA_COMPLETE ? CompleteIndex(P, c, y) : TurnedNode(P, c, y);

  // The rank at a heap position; 0 above the top, -1 below the last.
  logic integer HeapAbove(integer pair, integer P, integer c, integer y) =
    y < 2 ? 0 : HeapNode(pair, P, c, y / 2);
  logic integer HeapBelow(integer pair, integer P, integer c, integer y) =
    y < P ? HeapNode(pair, P, c, y) : -1;
*/

#endif
