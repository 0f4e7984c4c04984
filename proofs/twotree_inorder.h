/* Lemmas of the in-order trees: first of the search tree of the n numbers after b, then of roles. */
#ifndef DODONA_PROOFS_TWOTREE_INORDER_H
#define DODONA_PROOFS_TWOTREE_INORDER_H

#include "spec/twotree_inorder_lemmas.h"

/*@
  // v is one of the n numbers after b; time for all steps from t on. Since b is even the leaves are odd.
  predicate Among(integer o, integer b, integer n, integer t, integer v) =
    0 <= o <= 1 && 0 <= b && b % 2 == 0 && b < v <= b + n && b + n <= 0x3fffffff &&
    0 <= t && t + 2 * n <= 0x7fffffff;

  // s numbers are below v and v itself, and h is the largest power of two up to s: so many, halved, is v
  // above its left side, and s - h numbers are on its right.
  predicate Sized(integer b, integer n, integer v, integer s, integer h) =
    s == SearchSizeIn(b, n, v) && h == TopPower(s);

  // v is the number on the left, or on the right, below u, which has s numbers.
  predicate Side(integer s, integer u, integer v) =
    (2 <= TopPower(s) && v == u - TopPower(s) / 2) ||
    (TopPower(s) < s && v == u + TopPower(s - TopPower(s)));
*/

/* Subtrees: odd numbers are leaves, and only the last number has nothing on its right but its left. */
/*@ ghost
  /@ requires among: Among(0, b, n, 0, v);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures size: \result == SearchSizeIn(b, n, v) && 1 <= \result <= n;
     ensures leaf: \result == 1 <==> v % 2 == 1;
     ensures full: n + 1 == 2 * TopPower(n) ==> \result + 1 == 2 * TopPower(\result);
     ensures last: 2 <= \result ==> (\result == TopPower(\result) <==> v == b + n);
     exits \false; @/
  int32_t lemma_search_size(int32_t b, int32_t n, int32_t v);
*/

/* The numbers below v. */
/*@ ghost
  /@ requires among: Among(o, b, n, t, v);
     requires sized: Sized(b, n, v, s, h) && 2 <= h && l == v - h / 2;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures among: b < l < v;
     ensures parent: SearchParentIn(b, n, w, l) == v;
     ensures start: SearchStartIn(o, b, n, t, l) == SearchStartIn(o, b, n, t, v) + 1 + o;
     exits \false; @/
  void lemma_search_child_left(int32_t o, int32_t b, int32_t n, int32_t w, int32_t t, int32_t v,
                               int32_t s, int32_t h, int32_t l);

  /@ requires among: Among(o, b, n, t, v);
     requires sized: Sized(b, n, v, s, h) && h < s && g == TopPower(s - h);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures among: v < v + g <= b + n;
     ensures parent: SearchParentIn(b, n, w, v + g) == v;
     ensures start: SearchStartIn(o, b, n, t, v + g) == SearchStartIn(o, b, n, t, v) + 2 - o;
     exits \false; @/
  void lemma_search_child_right(int32_t o, int32_t b, int32_t n, int32_t w, int32_t t, int32_t v,
                                int32_t s, int32_t h, int32_t g);
*/

/* The number above v: v is on one of its sides. */
/*@ ghost
  /@ requires among: Among(0, b, n, 0, v);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures parent: \result == SearchParentIn(b, n, w, v);
     ensures top: v == b + TopPower(n) ==> \result == w;
     ensures among: v != b + TopPower(n) ==> b < \result <= b + n && 
      Side(SearchSizeIn(b, n, \result), \result, v);
     exits \false; @/
  int32_t lemma_search_above(int32_t b, int32_t n, int32_t w, int32_t v);
*/

/* Starts. For even q a step to the right keeps the parity, for odd q one to the left does; so the starts of
   neighbours differ in parity where the first has another parity than q. */
/*@ ghost
  /@ requires among: Among(o, b, n, t, v) && v == (o == 0 ? b + n : b + 1);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures parity: SearchStartIn(o, b, n, t, v) % 2 == t % 2;
     exits \false; @/
  void lemma_search_edge(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v);

  /@ requires among: Among(o, b, n, t, v) && v < b + n && v % 2 != o;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures apart: SearchStartIn(o, b, n, t, v) % 2 != SearchStartIn(o, b, n, t, v + 1) % 2;
     exits \false; @/
  void lemma_search_neighbours(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v);
*/

/* Fewer than 2^(k + 1) numbers: no more than k steps down, of 2 each where o numbers are odd or the tree
   is full. */
/*@ ghost
  /@ requires among: Among(o, b, n, t, v);
     requires height: 0 <= k <= 30 && n < 2 * Pow2(k);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures bound: t <= SearchStartIn(o, b, n, t, v) <= t + 2 * k;
     ensures less: o == 0 && n + 1 < 2 * Pow2(k) ==> SearchStartIn(o, b, n, t, v) < t + 2 * k;
     exits \false; @/
  void lemma_search_bound(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k);

  /@ requires among: Among(o, b, n, t, v) && v == (o == 0 ? b + n : b + 1);
     requires height: 0 <= k <= 30 && TopPower(n) == Pow2(k) && (o == 0 ==> n + 1 == 2 * Pow2(k));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures most: SearchStartIn(o, b, n, t, v) == t + 2 * k;
     exits \false; @/
  void lemma_search_deepest(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k);
*/

/*@
  // Number u of the q ones of P - 1 roles.
  predicate Inner(integer P, integer q, integer u) =
    2 <= P <= 0x7fffffff && q == (P - 1) / 2 && 1 <= u <= q;

  // The role that the root feeds.
  logic integer RoleTop(integer P) = P == 2 ? 1 : 2 * TopPower((P - 1) / 2);

  // z is nobody, or a role below j that is fed in time.
  predicate RoleBelow(integer P, integer j, integer z) =
    z == 0 || (1 <= z < P && z != j && RoleAbove(P, z) == j &&
               1 <= RoleStart(P, z) - RoleStart(P, j) <= 2);

  // Both sides of j, which is fed at another time than the other.
  predicate RoleSides(integer P, integer j) =
    RoleBelow(P, j, RoleLeft(P, j)) && RoleBelow(P, j, RoleRight(P, j)) &&
    (RoleLeft(P, j) != 0 && RoleRight(P, j) != 0 ==>
      RoleStart(P, RoleLeft(P, j)) != RoleStart(P, RoleRight(P, j)));

  // j is the top, or on one of the sides of who is above.
  predicate RoleUp(integer P, integer j) =
    (RoleAbove(P, j) == 0 ==> j == RoleTop(P) && RoleStart(P, j) == 1) &&
    (RoleAbove(P, j) != 0 ==>
      1 <= RoleAbove(P, j) < P &&
      (RoleLeft(P, RoleAbove(P, j)) == j || RoleRight(P, RoleAbove(P, j)) == j));
*/

/*@ ghost
  /@ requires inner: Inner(P, q, u);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= SearchStart(q, u) <= 59;
     exits \false; @/
  void lemma_inner_start(int32_t P, int32_t q, int32_t u);

  /@ requires inner: Inner(P, q, u);
     terminates \true;
     assigns \nothing;
     ensures above: RoleAbove(P, 2 * u) == 2 * SearchParentIn(0, q, 0, u);
     ensures start: RoleStart(P, 2 * u) == SearchStart(q, u);
     exits \false; @/
  void lemma_inner(int32_t P, int32_t q, int32_t u);
*/

/* Every role. */
/*@ ghost
  /@ requires range: 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures start: 1 <= RoleStart(P, j) <= 61;
     ensures sides: RoleSides(P, j);
     ensures up: RoleUp(P, j);
     exits \false; @/
  void lemma_role(int32_t P, int32_t j);

  /@ requires range: 2 <= P;
     terminates \true;
     assigns \nothing;
     ensures range: \result == RoleTop(P) && 1 <= \result < P;
     ensures top: RoleAbove(P, \result) == 0 && RoleStart(P, \result) == 1;
     exits \false; @/
  int32_t lemma_role_top(int32_t P);
*/

/*@ ghost
  /@ requires range: 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures above: \result == RoleAbove(P, j) && 0 <= \result < P;
     ensures fed: \result != 0 ==>
       1 <= RoleStart(P, j) - RoleStart(P, \result) <= 2 && \result != j &&
       RoleFed(P, \result, RoleStart(P, j) - RoleStart(P, \result)) == j;
     ensures top: \result == 0 ==> j == RoleTop(P) && RoleStart(P, j) == 1;
     exits \false; @/
  int32_t lemma_role_above(int32_t P, int32_t j);

  /@ requires range: 1 <= j < P && 1 <= d <= 2;
     terminates \true;
     assigns \nothing;
     ensures fed: \let z = RoleFed(P, j, d);
       z == 0 || (1 <= z < P && RoleAbove(P, z) == j && RoleStart(P, z) == RoleStart(P, j) + d);
     ensures leaf: j % 2 == 1 ==> RoleFed(P, j, d) == 0;
     exits \false; @/
  void lemma_role_fed(int32_t P, int32_t j, int32_t d);

  /@ requires range: 1 <= j <= (P - 1) / 2 * 2;
     terminates \true;
     assigns \nothing;
     ensures colour: RoleStart(P, j) % 2 == RoleStart(P, (P - 1) / 2 * 2 + 1 - j) % 2;
     exits \false; @/
  void lemma_role_mirror(int32_t P, int32_t j);
*/

#endif
