/* Lemmas of the search tree of the n numbers after b. */
#ifndef DODONA_PROOFS_LEMMAS_TWOTREE_SEARCH_H
#define DODONA_PROOFS_LEMMAS_TWOTREE_SEARCH_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

/*@
  // v is one of the n numbers after b; time for all steps from t on. Since b is even the leaves are odd.
  predicate SearchAmong(integer o, integer b, integer n, integer t, integer v) =
    0 <= o <= 1 && 0 <= b && b % 2 == 0 && b < v <= b + n && b + n <= 0x3fffffff &&
    0 <= t && t + 2 * n <= 0x7fffffff;

  // v has s numbers, itself among them: h - 1 on the left, s - h on the right.
  predicate Sized(integer b, integer n, integer v, integer s, integer h) =
    s == SearchSizeIn(b, n, v) && h == TopPower(s);

  // v is the number on the left, or on the right, below u, which has s numbers.
  predicate Side(integer s, integer u, integer v) =
    (2 <= TopPower(s) && v == u - TopPower(s) / 2) ||
    (TopPower(s) < s && v == u + TopPower(s - TopPower(s)));
*/

/* Sizes: odd numbers are leaves; of the others only the last has nothing on its right. */
/*@ ghost
  /@ requires among: SearchAmong(0, b, n, 0, v);
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
  /@ requires among: SearchAmong(o, b, n, t, v);
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

  /@ requires among: SearchAmong(o, b, n, t, v);
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
  /@ requires among: SearchAmong(0, b, n, 0, v);
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

/* Starts. A step to the right for even q, to the left for odd q, keeps the parity. Of neighbours the even
   one is above the other, which is reached by one step to its side and then only to the opposite one: so
   their starts differ in parity if the first is odd for even q, even for odd q. */
/*@ ghost
  /@ requires among: SearchAmong(o, b, n, t, v) && v == (o == 0 ? b + n : b + 1);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures parity: SearchStartIn(o, b, n, t, v) % 2 == t % 2;
     exits \false; @/
  void lemma_search_edge(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v);

  /@ requires among: SearchAmong(o, b, n, t, v) && v < b + n && v % 2 != o;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures apart: SearchStartIn(o, b, n, t, v) % 2 != SearchStartIn(o, b, n, t, v + 1) % 2;
     exits \false; @/
  void lemma_search_neighbours(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v);
*/

/* 2^k to 2^(k + 1) - 1 numbers. */
/*@ ghost
  /@ requires range: 0 <= k <= 30 && Pow2(k) <= n < 2 * Pow2(k);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures power: TopPower(n) == Pow2(k);
     exits \false; @/
  void lemma_top_pow(int32_t n, int32_t k);
*/

/* Fewer than 2^(k + 1) numbers: k steps down at most. All of them can take two where the slow side is the
   left one, which is full, or where the whole tree is full. */
/*@ ghost
  /@ requires among: SearchAmong(o, b, n, t, v);
     requires height: 0 <= k <= 30 && n < 2 * Pow2(k);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures bound: t <= SearchStartIn(o, b, n, t, v) <= t + 2 * k;
     ensures less: o == 0 && n + 1 < 2 * Pow2(k) ==> SearchStartIn(o, b, n, t, v) < t + 2 * k;
     exits \false; @/
  void lemma_search_bound(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k);

  /@ requires among: SearchAmong(o, b, n, t, v) && v == (o == 0 ? b + n : b + 1);
     requires height: 0 <= k <= 30 && TopPower(n) == Pow2(k) && (o == 0 ==> n + 1 == 2 * Pow2(k));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures most: SearchStartIn(o, b, n, t, v) == t + 2 * k;
     exits \false; @/
  void lemma_search_deepest(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k);
*/

#endif
