/* What is known about powers of two and about one step of the descent in a search tree. The bodies are in
   proofs/lemmas/twotree/search.c. */
#ifndef DODONA_SPEC_LEMMAS_TWOTREE_H
#define DODONA_SPEC_LEMMAS_TWOTREE_H

#include <stdint.h>
#include "spec/algorithms/twotree.h"
#include "spec/base.h"

/* There is a largest power of two up to n; it is a power itself, and the next one below it is its half. */
/*@ ghost
  /@ requires range: 1 <= h <= n < 2 * h && h == TopPower(h);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures power: TopPower(n) == h;
     exits \false; @/
  void lemma_top_power(int32_t n, int32_t h);

  /@ requires range: 1 <= h <= 0x3fffffff && h == TopPower(h);
     terminates \true;
     assigns \nothing;
     ensures twice: TopPower(2 * h) == 2 * h;
     ensures half: 2 <= h ==> TopPower(h / 2) == h / 2 && h % 2 == 0;
     exits \false; @/
  void lemma_top_twice(int32_t h);

  /@ terminates \true;
     assigns \nothing;
     ensures power: TopPower(0x20000000) == 0x20000000 == Pow2(29);
     exits \false; @/
  void lemma_top_word(void);

  /@ requires positive: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures power: \result == TopPower(n) == TopPower(\result);
     ensures range: 1 <= \result <= n && n < 2 * \result;
     ensures even: 2 <= n ==> 2 <= \result && \result % 2 == 0;
     ensures below: 2 <= n ==> TopPower(\result - 1) == \result / 2;
     exits \false; @/
  int32_t lemma_top(int32_t n);
*/

/* One step of the descent to v, whose top is at b + h. */
/*@ ghost
  /@ requires here: n < 1 || v == b + h;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == n;
     ensures parent: SearchParentIn(b, n, w, v) == w;
     ensures start: SearchStartIn(o, b, n, t, v) == t;
     exits \false; @/
  void lemma_search_here(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);

  /@ requires left: 1 <= n && v < b + h;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == SearchSizeIn(b, h - 1, v);
     ensures parent: SearchParentIn(b, n, w, v) == SearchParentIn(b, h - 1, b + h, v);
     ensures start: SearchStartIn(o, b, n, t, v) == SearchStartIn(o, b, h - 1, t + 1 + o, v);
     exits \false; @/
  void lemma_search_left(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);

  /@ requires right: 1 <= n && b + h < v;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == SearchSizeIn(b + h, n - h, v);
     ensures parent: SearchParentIn(b, n, w, v) == SearchParentIn(b + h, n - h, b + h, v);
     ensures start: SearchStartIn(o, b, n, t, v) == SearchStartIn(o, b + h, n - h, t + 2 - o, v);
     exits \false; @/
  void lemma_search_right(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);
*/

/* What is known about two trees, as ghost functions. The bodies are in proofs/lemmas/twotree/. */

/*@
  predicate HeapPair(integer pair) = pair == DODONA_COMPLETE || pair == DODONA_TURNED;
  predicate Tree(integer c) = c == 0 || c == 1;
*/

/* Parents and children agree and ports are apart, in the complete trees. */
/*@ ghost
  /@ requires pair: HeapPair(pair) && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures local: LocalTwo(pair, P);
     exits \false; @/
  void lemma_local_heap(int32_t pair, int32_t P);
*/

/* The last start; the position that is returned attains it. */
/*@ ghost
  /@ requires pair: HeapPair(pair) && Tree(c) && 2 <= P;
     terminates \true;
     assigns \nothing;
     ensures bounded: \forall integer v; 0 < v < P ==>
       TwoStart(pair, P, c, v) <= TwoLast(pair, P, c);
     ensures attained: 0 < \result < P && TwoStart(pair, P, c, \result) == TwoLast(pair, P, c);
     exits \false; @/
  int32_t lemma_last_heap(int32_t pair, int32_t P, int32_t c);
*/

/* The same two lemmas for the in-order trees. */
/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures local: LocalTwo(DODONA_INORDER, P);
     exits \false; @/
  void lemma_local_inorder(int32_t P);

  /@ requires range: Tree(c) && 2 <= P;
     terminates \true;
     assigns \nothing;
     ensures bounded: \forall integer v; 0 < v < P ==>
       TwoStart(DODONA_INORDER, P, c, v) <= TwoLast(DODONA_INORDER, P, c);
     ensures attained: 0 < \result < P &&
       TwoStart(DODONA_INORDER, P, c, \result) == TwoLast(DODONA_INORDER, P, c);
     exits \false; @/
  int32_t lemma_last_inorder(int32_t P, int32_t c);
*/

/* The same for every pair: see proofs/lemmas/twotree/pairs.c. */
/*@ ghost
  /@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures local: LocalTwo(pair, P);
     exits \false; @/
  void lemma_local_two(int32_t pair, int32_t P);

  /@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER && Tree(c) && 2 <= P;
     terminates \true;
     assigns \nothing;
     ensures bounded: \forall integer v; 0 < v < P ==>
       TwoStart(pair, P, c, v) <= TwoLast(pair, P, c);
     ensures attained: 0 < \result < P && TwoStart(pair, P, c, \result) == TwoLast(pair, P, c);
     exits \false; @/
  int32_t lemma_last_two(int32_t pair, int32_t P, int32_t c);
*/

/* a sends exactly what its place says. */
/*@ ghost
  /@ requires range: 1 <= s && 0 <= a < P;
     requires local: LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer x, b, j; TwoHop(pair, P, s, x, a, b, j) <==>
       TreeSends(TwoPeriod(pair, P), s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                 TwoChild(pair, P, 0, a, 2), x, b, j) ||
       TreeSends(TwoPeriod(pair, P), s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                 TwoChild(pair, P, 1, a, 2), x, b, j);
     exits \false; @/
  void lemma_two_sends(int32_t pair, int32_t P, int32_t s, int32_t a);
*/

/* b receives exactly what its place says. */
/*@ ghost
  /@ requires range: 1 <= s && 0 <= b < P;
     requires local: LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures receives: \forall integer x, a, j; 0 <= a ==> (TwoHop(pair, P, s, x, a, b, j) <==>
       TreeReceives(TwoPeriod(pair, P), s, 0, TwoParent(pair, P, 0, b), TwoStart(pair, P, 0, b), x,
                    a, j) ||
       TreeReceives(TwoPeriod(pair, P), s, 1, TwoParent(pair, P, 1, b), TwoStart(pair, P, 1, b), x,
                    a, j));
     exits \false; @/
  void lemma_two_receives(int32_t pair, int32_t P, int32_t s, int32_t b);
*/

/* The hops, as a set: ranges, ports, causality and coverage, in positions. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s;
     requires local: LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, a, b, j; TwoHop(pair, P, s, x, a, b, j) ==>
       0 <= a < P && 0 < b < P && a != b && 0 <= j < s && 1 <= x;
     ensures sending: \forall integer x, a, b, c, j, k; TwoHop(pair, P, s, x, a, b, j) &&
       TwoHop(pair, P, s, x, a, c, k) ==> b == c && j == k;
     ensures receiving: \forall integer x, a, b, c, j, k; TwoHop(pair, P, s, x, a, c, j) &&
       TwoHop(pair, P, s, x, b, c, k) ==> a == b && j == k;
     ensures causal: \forall integer x, a, b, j; TwoHop(pair, P, s, x, a, b, j) && 0 < a ==>
       TwoArrival(pair, P, a, j) + 1 <= x;
     ensures reached: \forall integer b, j; 0 < b < P && 0 <= j < s ==>
       TwoHop(pair, P, s, TwoArrival(pair, P, b, j), TwoParent(pair, P, j % 2, b), b, j);
     exits \false; @/
  void lemma_two_hops(int32_t pair, int32_t P, int32_t s);
*/

#endif
