/* What is known about two trees, as ghost functions. The bodies are in proofs/twotree_*.c. */
#ifndef DODONA_SPEC_TWOTREE_LEMMAS_H
#define DODONA_SPEC_TWOTREE_LEMMAS_H

#include <stdint.h>
#include "twotree_local.h"
#include "twotree_steps.h"

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

/* The last start, which the position that is returned attains. */
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

/* Both for the in-order trees. */
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

/* The same of every pair: see proofs/twotree_pairs.c. */
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

/* a sends what its place says, and nothing else. */
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

/* b receives what its place says, and nothing else. */
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
