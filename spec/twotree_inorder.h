/* The in-order trees of TwoTreeS: P - 1 ranks 1 .. p, the root 0 outside. The search tree of n numbers
   has the largest power of two h <= n on top, the h - 1 numbers below it, a full tree, on the left, and
   the search tree of the other n - h on the right. T1 is the search tree of 1 .. e, e being p or, if that
   is odd, p - 1; T2 its mirror image, i -> e + 1 - i. Odd numbers are leaves of T1, so even numbers
   leaves of T2. If p is odd rank p hangs below e in T1 and below 1, which mirrors e, in T2.

   The role j of a rank in a tree is its number in T1 that it mirrors, and p for rank p in both. Roles
   2 v, the inner ones, make a search tree of their own, of v = 1 .. q, q = e / 2.
   Source: Sanders, Speck, Traeff 2009; the paper of TwoTreeC, section 2. */
#ifndef DODONA_SPEC_TWOTREE_INORDER_H
#define DODONA_SPEC_TWOTREE_INORDER_H

#include "../ref/types.h"

/*@
  // The largest power of two up to n >= 1. n - (n + 1) / 2 is n / 2, in a form by which provers find the
  // definition.
  // measure n
  // fact 1 <= TopPower(n) && (n < 1 || TopPower(n) <= n)
  logic integer TopPower(integer n) = n < 2 ? 1 : 2 * TopPower(n - (n + 1) / 2);

  // In the search tree of the n numbers after b: how many are below v and v itself, who is above it (w
  // where nobody is), ...
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

  // ... and the step in which v receives if the top does in step t: to the left it takes one step for
  // even q, two for odd q, to the right the other number (o = q % 2).
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

  // An odd role, a leaf, takes the colour that its mirror image has as an inner one: so the two colours
  // of a rank are opposite. Role p of odd p takes the colour that is left at e.
  logic integer LeafDelay(integer q, integer j) =
    SearchStart(q, j / 4 * 2 + 1) % 2 == SearchStart(q, (2 * q + 1 - j) / 2) % 2 ? 2 : 1;
  logic integer LastDelay(integer q) = q % 2 == 0 ? 2 : 3 - LeafDelay(q, 2 * q - 1);

  // The step in which role j of T1 receives its first block.
  logic integer RoleStart(integer P, integer j) =
    \let q = (P - 1) / 2;
    j % 2 == 0 ? SearchStart(q, j / 2) :
    j <= 2 * q ? SearchStart(q, j / 4 * 2 + 1) + LeafDelay(q, j) :
    q == 0 ? 1 : SearchStart(q, q) + LastDelay(q);

  // The roles on both sides below an inner one, or 0. The search tree's last number has no right side.
  logic integer RoleLeft(integer P, integer j) =
    j % 2 == 1 ? 0 : j % 4 == 2 ? j - 1 :
    j - TopPower(SearchSizeIn(0, (P - 1) / 2, j / 2));
  logic integer RoleRight(integer P, integer j) =
    \let n = SearchSizeIn(0, (P - 1) / 2, j / 2);
    j % 2 == 1 ? 0 :
    j % 4 == 2 || n == TopPower(n) ? (j + 1 < P ? j + 1 : 0) : j + 2 * TopPower(n - TopPower(n));

  // The one of them that is fed so many steps after j receives, or 0.
  logic integer RoleFed(integer P, integer j, integer delay) =
    RoleLeft(P, j) != 0 && RoleStart(P, RoleLeft(P, j)) == RoleStart(P, j) + delay ? RoleLeft(P, j) :
    RoleRight(P, j) != 0 && RoleStart(P, RoleRight(P, j)) == RoleStart(P, j) + delay
      ? RoleRight(P, j) : 0;
*/

#endif
