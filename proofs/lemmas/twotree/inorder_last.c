/* The last start of an in-order tree. Its inner roles make k + 1 levels, 2^k <= q < 2^(k + 1). For odd q
   number 1 is k steps to the left below the top, each of two; for even q the last number on the left of
   the top is one step to the left and k - 1 to the right, of two. Of the two leaves below it one takes
   two steps more. */
#include "proofs/lemmas/twotree/inorder.h"

/*@
  // The inner roles of P - 1 make k + 1 levels.
  predicate Levels(integer P, integer q, integer k) =
    3 <= P <= 0x7fffffff && q == (P - 1) / 2 && 0 <= k <= 29 && Pow2(k) <= q < 2 * Pow2(k);
*/

/*@ ghost
  /@ requires levels: Levels(P, q, k) && 1 <= u <= q;
     terminates \true;
     assigns \nothing;
     ensures inner: SearchStart(q, u) <= 2 * k + q % 2;
     exits \false; @/
  void lemma_inner_bound(int32_t P, int32_t q, int32_t k, int32_t u)
  {
    /@ assert even: 1 <= k ==> Pow2(k) == 2 * Pow2(k - 1); @/
    /@ assert full: q % 2 == 0 ==> q + 1 < 2 * Pow2(k); @/
    lemma_search_bound(q % 2, 0, q, 1, u, k);
  }

  /@ requires levels: Levels(P, q, k) && 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures bound: RoleStart(P, j) <= 2 * k + 2 + q % 2;
     exits \false; @/
  void lemma_role_bound(int32_t P, int32_t q, int32_t k, int32_t j)
  {
    if (j % 2 == 0) {
      int32_t u = j / 2;
      /@ assert inner: j == 2 * u; @/
      lemma_inner(P, q, u);
      lemma_inner_bound(P, q, k, u);
    } else {
      int32_t u = j < 2 * q ? j / 4 * 2 + 1 : q;
      /@ assert leaf: RoleStart(P, j) <= SearchStart(q, u) + 2; @/
      lemma_inner_bound(P, q, k, u);
    }
  }
*/

/*@ ghost
  /@ requires among: SearchAmong(o, b, n, t, v);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures start: \result == SearchStartIn(o, b, n, t, v) && t <= \result <= t + 2 * n;
     exits \false; @/
  int32_t start_of(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v)
  {
    int32_t h = lemma_top(n);
    if (v == b + h) {
      lemma_search_here(o, b, n, h, 0, t, v);
      return t;
    }
    if (v < b + h) {
      lemma_search_left(o, b, n, h, 0, t, v);
      return start_of(o, b, h - 1, t + 1 + o, v);
    }
    lemma_search_right(o, b, n, h, 0, t, v);
    return start_of(o, b + h, n - h, t + 2 - o, v);
  }

  /@ requires inner: InnerPosition(P, q, u) && u % 2 == 1 && (u < q || q == 1);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= \result < 2 * q;
     ensures late: RoleStart(P, \result) == SearchStart(q, u) + 2;
     exits \false; @/
  int32_t late_leaf_of(int32_t P, int32_t q, int32_t u)
  {
    int32_t parent = start_of(q % 2, 0, q, 1, u);
    int32_t mirror = start_of(q % 2, 0, q, 1, q + 1 - u);
    int32_t left = 2 * u - 1;
    int32_t right = 2 * u + 1;
    lemma_leaves(P, q, u);
    /@ assert mirrored: (2 * q + 1 - left) / 2 == q + 1 - u; @/
    /@ assert above: left / 4 * 2 + 1 == u; @/
    /@ assert delay: LeafDelay(q, left) == (parent % 2 == mirror % 2 ? 2 : 1); @/
    if (parent % 2 == mirror % 2)
      return left;
    /@ assert other: u < q; @/
    lemma_leaves_apart(P, q, u);
    return right;
  }
*/

/*@ ghost
  /@ requires levels: Levels(P, q, k);
     terminates \true;
     assigns \nothing;
     ensures inner: InnerPosition(P, q, \result) && \result % 2 == 1 && (\result < q || q == 1);
     ensures last: SearchStart(q, \result) == 2 * k + q % 2;
     exits \false; @/
  int32_t last_inner_of(int32_t P, int32_t q, int32_t k)
  {
    int32_t h = lemma_top(q);
    lemma_top_pow(q, k);
    if (q % 2 == 1) {
      lemma_search_deepest(1, 0, q, 1, 1, k);
      return 1;
    }
    /@ assert high: 1 <= k && Pow2(k) == 2 * Pow2(k - 1); @/
    lemma_search_left(0, 0, q, h, 0, 1, h - 1);
    lemma_search_deepest(0, 0, h - 1, 2, h - 1, k - 1);
    return h - 1;
  }

  /@ requires levels: Levels(P, q, k);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= \result < P;
     ensures last: RoleStart(P, \result) == 2 * k + 2 + q % 2;
     exits \false; @/
  int32_t last_role_of(int32_t P, int32_t q, int32_t k)
  {
    int32_t u = last_inner_of(P, q, k);
    return late_leaf_of(P, q, u);
  }

  /@ requires range: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: 0 <= \result == FloorLog2(n) <= n;
     exits \false; @/
  int32_t floor_log2_of(int32_t n)
  {
    return n < 2 ? 0 : 1 + floor_log2_of(n / 2);
  }

  /@ requires range: 3 <= P && q == (P - 1) / 2;
     terminates \true;
     assigns \nothing;
     ensures levels: Levels(P, q, \result);
     ensures log: FloorLog2(P - 1) == \result + 1;
     exits \false; @/
  int32_t levels_of(int32_t P, int32_t q)
  {
    int32_t m = floor_log2_of(P - 1);
    lemma_floor_log2(P - 1);
    lemma_floor_log2_word(P - 1);
    /@ assert next: Pow2(m + 1) == 2 * Pow2(m); @/
    /@ assert high: 1 <= m; @/
    /@ assert power: Pow2(m) == 2 * Pow2(m - 1); @/
    return m - 1;
  }
*/

/*@ ghost
  int32_t lemma_last_inorder(int32_t P, int32_t c)
  {
    int32_t v = 1;
    if (P == 2) {
      int32_t one = lemma_role_of(P, c, 1);
      lemma_at_role(P, c, 1, one);
      return 1;
    }
    int32_t q = (P - 1) / 2;
    int32_t k = levels_of(P, q);
    /@ assert last: TwoLast(DODONA_INORDER, P, c) == 2 * k + 2 + q % 2 + c; @/
    /@ loop invariant range: 1 <= v <= P;
       loop invariant bounded: \forall integer u; 0 < u < v ==>
         TwoStart(DODONA_INORDER, P, c, u) <= TwoLast(DODONA_INORDER, P, c);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      int32_t j = lemma_role_of(P, c, v);
      lemma_at_role(P, c, v, j);
      lemma_role_bound(P, q, k, j);
      v++;
    }
    int32_t j = last_role_of(P, q, k);
    int32_t last = lemma_role_of(P, c, j);
    lemma_at_role(P, c, last, j);
    return last;
  }
*/
