/* Two trees that carry a broadcast together: tree 0 the even blocks, tree 1 the odd ones. What every pair
   of trees tells of a position v of P: who feeds it, from which step on, and whom it feeds. */
#ifndef DODONA_SPEC_TWOTREE_H
#define DODONA_SPEC_TWOTREE_H

#include "logarithm.h"
#include "twotree_inorder.h"
#include "twotree_start.h"

/*@
  // Steps from one block of a tree to its next.
  logic integer TwoPeriod(integer pair, integer P) =
    pair == DODONA_INORDER ? 2 : HeapPeriod(pair, P);

  // Who feeds v in tree c; -1 at position 0.
  logic integer TwoParent(integer pair, integer P, integer c, integer v) =
    v == 0 ? -1 :
    pair == DODONA_INORDER
      ? (RoleAbove(P, RoleOf(P, c, v)) == 0 ? 0 : RoleOf(P, c, RoleAbove(P, RoleOf(P, c, v))))
      : HeapAbove(pair, P, c, HeapIndex(pair, P, c, v));

  // The step in which v receives its first block in tree c; at position 0 the one before it sends it.
  logic integer TwoStart(integer pair, integer P, integer c, integer v) =
    v == 0 ? TwoBegin(c, TwoPeriod(pair, P)) :
    pair == DODONA_INORDER ? RoleStart(P, RoleOf(P, c, v)) + c
                           : HeapStart(P, c, HeapPeriod(pair, P), HeapIndex(pair, P, c, v));

  // Whom position 0 feeds.
  logic integer TwoTop(integer pair, integer P, integer c) =
    P < 2 ? -1 :
    pair == DODONA_INORDER ? RoleOf(P, c, P == 2 ? 1 : 2 * TopPower((P - 1) / 2))
                           : HeapNode(pair, P, c, 1);

  // Whom v feeds so many steps, 1 or 2, after it has received; -1: nobody.
  logic integer TwoChild(integer pair, integer P, integer c, integer v, integer delay) =
    v == 0 ? (delay == 1 ? TwoTop(pair, P, c) : -1) :
    pair == DODONA_INORDER
      ? (RoleFed(P, RoleOf(P, c, v), delay) == 0 ? -1
                                                 : RoleOf(P, c, RoleFed(P, RoleOf(P, c, v), delay)))
      : HeapBelow(pair, P, c,
                  HeapFed(P, c, HeapPeriod(pair, P), HeapIndex(pair, P, c, v), delay));

  // Whom v feeds, in the order of tree and time, without gaps and nobody twice: k = 0, 1, ...; -1 past
  // the last.
  logic integer Listed1(integer d, integer k) = k == 0 ? d : -1;
  logic integer Listed2(integer c, integer d, integer k) =
    c == -1 ? Listed1(d, k) : k == 0 ? c : Listed1(d, k - 1);
  logic integer Listed3(integer b, integer c, integer d, integer k) =
    b == -1 ? Listed2(c, d, k) : k == 0 ? b : Listed2(c, d, k - 1);
  logic integer Listed4(integer a, integer b, integer c, integer d, integer k) =
    a == -1 ? Listed3(b, c, d, k) : k == 0 ? a : Listed3(b, c, d, k - 1);
  logic integer Unless(integer c, integer a, integer b) = c == a || c == b ? -1 : c;
  logic integer Children(integer a, integer b, integer c, integer d, integer k) =
    Listed4(a, b, Unless(c, a, b), Unless(d, a, b), k);
  logic integer TwoFed(integer pair, integer P, integer v, integer k) =
    Children(TwoChild(pair, P, 0, v, 1), TwoChild(pair, P, 0, v, 2), TwoChild(pair, P, 1, v, 1),
             TwoChild(pair, P, 1, v, 2), k);

  // The step in which the last position receives its first block in tree c; 0 if there is none.
  logic integer TwoLast(integer pair, integer P, integer c) =
    \let m = FloorLog2(P - 1);
    P == 1 ? 0 : P == 2 ? 1 + c :
    pair == DODONA_INORDER ? 2 * m + (P - 1) / 2 % 2 + c :
    P % 2 == 0 ? (P == 2 * Pow2(m) ? 2 * m + 1 : 2 * m) + TwoBegin(c, HeapPeriod(pair, P)) :
    c == 0 ? 2 * m + 1 :
    P + 1 == 2 * Pow2(m) ? 2 * m + 2 : P == Pow2(m) + 1 ? 2 * m : 2 * m + 1;
*/

#endif
