/* The two complete trees of TwoTreeC and of TwoTreeC+C. Each is a heap: its positions y = 1 .. P - 1 stand
   level by level, y / 2 above y, and 2 y and 2 y + 1 below it. A pair says which rank stands where. Rank 0,
   the root, is outside and feeds y = 1 of both. The pair is a dodona_pair. ref/algorithms/twotree/heap.c
   draws all four trees. Source: the paper of TwoTreeC, section 3, algorithm 1, and section 4.3.1. */
#ifndef DODONA_SPEC_ALGORITHMS_TWOTREE_H
#define DODONA_SPEC_ALGORITHMS_TWOTREE_H

#include <stdint.h>
#include "spec/base.h"

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

/* The in-order trees of TwoTreeS: P - 1 ranks 1 .. p, the root 0 outside. The search tree of n numbers
   has the largest power of two h <= n on top, the h - 1 numbers below it, a full tree, on the left, and
   the search tree of the other n - h on the right. T1 is the search tree of 1 .. e, e being p or, if that
   is odd, p - 1; T2 its mirror image, i -> e + 1 - i. Odd numbers are leaves of T1, so even numbers
   leaves of T2. If p is odd rank p hangs below e in T1 and below 1, which mirrors e, in T2.

   The role j of a rank in a tree is its number in T1 that it mirrors, and p for rank p in both. Roles
   2 v, the inner ones, make a search tree of their own, of v = 1 .. q, q = e / 2.
   Source: Sanders, Speck, Traeff 2009; the paper of TwoTreeC, section 2. */

/*@
  // The largest power of two up to n >= 1. n - (n + 1) / 2 is n / 2, in a form by which provers find the
  // definition.
  // measure n
  // fact 1 <= TopPower(n) && (n < 1 || TopPower(n) <= n)
  logic integer TopPower(integer n) = n < 2 ? 1 : 2 * TopPower(n - (n + 1) / 2);

  // In the search tree of the n numbers after b: how many are below v, v included; who is above v (w if
  // nobody is), ...
  // measure n
  logic integer SearchSizeIn(integer b, integer n, integer v) =
    n < 1 || v == b + TopPower(n) ? n :
    v < b + TopPower(n) ? SearchSizeIn(b, TopPower(n) - 1, v)
                        : SearchSizeIn(b + TopPower(n), n - TopPower(n), v);
  // measure n
  logic integer SearchParentIn(integer b, integer n, integer w, integer v) =
    n < 1 || v == b + TopPower(n) ? w :
    v < b + TopPower(n)
      ? SearchParentIn(b, TopPower(n) - 1, b + TopPower(n), v)
      : SearchParentIn(b + TopPower(n), n - TopPower(n), b + TopPower(n), v);

  // ... and the step in which v receives if the top receives in step t. A step to the left takes one step
  // for even q and two for odd q; a step to the right takes the other number (o = q % 2).
  // measure n
  logic integer SearchStartIn(integer o, integer b, integer n, integer t, integer v) =
    n < 1 || v == b + TopPower(n) ? t :
    v < b + TopPower(n)
      ? SearchStartIn(o, b, TopPower(n) - 1, t + 1 + o, v)
      : SearchStartIn(o, b + TopPower(n), n - TopPower(n), t + 2 - o, v);

  logic integer SearchStart(integer q, integer v) = SearchStartIn(q % 2, 0, q, 1, v);

  // The role of rank i of 1 .. p in tree c, and the rank of a role.
  logic integer RoleOf(integer P, integer c, integer i) =
    c == 0 || (P - 1) / 2 * 2 < i ? i : (P - 1) / 2 * 2 + 1 - i;

  // Who is above role j; 0 above the top.
  logic integer RoleAbove(integer P, integer j) =
    j % 2 == 0 ? 2 * SearchParentIn(0, (P - 1) / 2, 0, j / 2) :
    j % 4 == 1 && j + 1 < P ? j + 1 : j - 1;

  // An odd role, a leaf, has the colour that its mirror image has as an inner role: so the two colours of a
  // rank are opposite. Role p of odd p has the colour that is left at e.
  logic integer LeafDelay(integer q, integer j) =
    SearchStart(q, j / 4 * 2 + 1) % 2 == SearchStart(q, (2 * q + 1 - j) / 2) % 2 ? 2 : 1;
  logic integer LastDelay(integer q) = q % 2 == 0 ? 2 : 3 - LeafDelay(q, 2 * q - 1);

  // The step in which role j of T1 receives its first block.
  logic integer RoleStart(integer P, integer j) =
    \let q = (P - 1) / 2;
    j % 2 == 0 ? SearchStart(q, j / 2) :
    j <= 2 * q ? SearchStart(q, j / 4 * 2 + 1) + LeafDelay(q, j) :
    q == 0 ? 1 : SearchStart(q, q) + LastDelay(q);

  // The roles on both sides below an inner role, or 0. The search tree's last number has no right side.
  logic integer RoleLeft(integer P, integer j) =
    j % 2 == 1 ? 0 : j % 4 == 2 ? j - 1 :
    j - TopPower(SearchSizeIn(0, (P - 1) / 2, j / 2));
  logic integer RoleRight(integer P, integer j) =
    \let n = SearchSizeIn(0, (P - 1) / 2, j / 2);
    j % 2 == 1 ? 0 :
    j % 4 == 2 || n == TopPower(n) ? (j + 1 < P ? j + 1 : 0) : j + 2 * TopPower(n - TopPower(n));

  // The child that is fed so many steps after j receives, or 0.
  logic integer RoleFed(integer P, integer j, integer delay) =
    RoleLeft(P, j) != 0 && RoleStart(P, RoleLeft(P, j)) == RoleStart(P, j) + delay ? RoleLeft(P, j) :
    RoleRight(P, j) != 0 && RoleStart(P, RoleRight(P, j)) == RoleStart(P, j) + delay
      ? RoleRight(P, j) : 0;
*/

/* When a heap's positions receive. Every rank receives from one tree in even steps and from the other
   in odd ones, and so it sends: the colour of an edge is the parity of its steps. Rank parity is such a
   colouring. In T1 the siblings are 2 k and 2 k + 1, in T2, whose heap positions are P - x, they are
   2 k - 1 and 2 k for even P, else 2 k and 2 k + 1: always of both parities; and an edge into x has
   opposite colours in T1 and T2 by definition. What remains are the root's two edges, into 1 and P - 1:
   for odd P rank 1 alone takes the other colours. T1 gets the even blocks and starts in step 1.

   T3 and T4 are T1 and T2 with other names for odd P, since the two heap positions of a rank again add
   up to P. For even P > 2 rank P / 2 is on top of both and has two children in each, so that a period
   has four steps; the two positions of any other rank add up to P + 1, which is odd. */

/*@
  // Steps from one block of a tree to its next.
  logic integer HeapPeriod(integer pair, integer P) =
    pair == DODONA_TURNED && P % 2 == 0 && 2 < P ? 4 : 2;

  // The parity of the steps in which heap position y receives from tree c, period w.
  logic integer HeapColour(integer P, integer c, integer w, integer y) =
    w == 4 ? y % 2 :
    c == 0 ? (y == 1 ? 1 : (P - y) % 2) : (y == P - 1 ? 0 : (y + 1) % 2);

  // The steps from the receipt of a block by y / 2 to its sending to y.
  logic integer HeapDelay(integer P, integer c, integer w, integer y) =
    HeapColour(P, c, w, y) == HeapColour(P, c, w, y / 2) ? 2 : 1;

  // The step before the root first sends into tree c.
  logic integer TwoBegin(integer c, integer w) = c == 0 ? 0 : w / 2;

  // The step in which y receives its tree's first block.
  // y - (y + 1) / 2 is y / 2, in a form by which provers find the definition.
  // measure y
  logic integer HeapStart(integer P, integer c, integer w, integer y) =
    y < 2 ? TwoBegin(c, w) + 1 : HeapStart(P, c, w, y - (y + 1) / 2) + HeapDelay(P, c, w, y);

  // The child of y, 2 y or 2 y + 1, that has this delay, or P if there is none.
  logic integer HeapFed(integer P, integer c, integer w, integer y, integer delay) =
    2 * y < P && HeapDelay(P, c, w, 2 * y) == delay ? 2 * y :
    2 * y + 1 < P && HeapDelay(P, c, w, 2 * y + 1) == delay ? 2 * y + 1 : P;
*/

/* Two trees that carry a broadcast together: tree 0 carries the even blocks, tree 1 the odd ones. For a
   position v of P in any pair of trees: who feeds it, from which step on, and whom it feeds.
   ref/algorithms/twotree/place.c draws it. */

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

/* What two trees guarantee at each position, whatever their shape. Steps and theorems need no more: parents
   and children agree, each edge takes its time, and no two edges meet at a port. */

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

  // Two steps are equal modulo the period.
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

/* The transfers of two trees, in positions. TwoHop is the definition. The others say the same by one
   position's place alone. Steps count from 1; a tree's blocks follow one another every w steps. */

/*@
  // How many steps after its tree's first block j comes, with period 2 or 4. Recursive in name only, so
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
