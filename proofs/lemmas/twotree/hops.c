/* Hops of two trees, from the local conditions. */
#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  void lemma_two_sends(int32_t pair, int32_t P, int32_t s, int32_t a)
  {
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert even_up: \forall integer b; 0 < b < P && a == TwoParent(pair, P, 0, b) ==>
         TwoNode(pair, P, 0, b); @/
    /@ assert odd_up: \forall integer b; 0 < b < P && a == TwoParent(pair, P, 1, b) ==>
         TwoNode(pair, P, 1, b); @/
    /@ assert even: \forall integer b; 0 < b < P && a == TwoParent(pair, P, 0, b) ==>
         (TwoChild(pair, P, 0, a, 1) == b && TwoStart(pair, P, 0, b) == TwoStart(pair, P, 0, a) + 1) ||
         (TwoChild(pair, P, 0, a, 2) == b && TwoStart(pair, P, 0, b) == TwoStart(pair, P, 0, a) + 2); @/
    /@ assert odd: \forall integer b; 0 < b < P && a == TwoParent(pair, P, 1, b) ==>
         (TwoChild(pair, P, 1, a, 1) == b && TwoStart(pair, P, 1, b) == TwoStart(pair, P, 1, a) + 1) ||
         (TwoChild(pair, P, 1, a, 2) == b && TwoStart(pair, P, 1, b) == TwoStart(pair, P, 1, a) + 2); @/
    /@ assert node: TwoNode(pair, P, 0, a) && TwoNode(pair, P, 1, a); @/
    /@ assert there: \forall integer x, b, j; TwoHop(pair, P, s, x, a, b, j) ==>
         TreeSends(TwoPeriod(pair, P), s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                   TwoChild(pair, P, 0, a, 2), x, b, j) ||
         TreeSends(TwoPeriod(pair, P), s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                   TwoChild(pair, P, 1, a, 2), x, b, j); @/
    /@ assert back_even: \forall integer x, b, j;
         TreeSends(TwoPeriod(pair, P), s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                   TwoChild(pair, P, 0, a, 2), x, b, j) ==> TwoHop(pair, P, s, x, a, b, j); @/
    /@ assert back_odd: \forall integer x, b, j;
         TreeSends(TwoPeriod(pair, P), s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                   TwoChild(pair, P, 1, a, 2), x, b, j) ==> TwoHop(pair, P, s, x, a, b, j); @/
  }

  void lemma_two_receives(int32_t pair, int32_t P, int32_t s, int32_t b)
  {
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert node: TwoNode(pair, P, 0, b) && TwoNode(pair, P, 1, b); @/
  }
*/

/*@ ghost
  void lemma_beats(int32_t w)
  {
  }
*/

/* What goes to a child in tree 0 and what goes to one in tree 1 leave in different steps. */
/*@ ghost
  /@ requires ports: TwoPorts(pair, P, a) && 0 <= TwoStart(pair, P, 0, a) &&
       0 <= TwoStart(pair, P, 1, a);
     requires period: w == TwoPeriod(pair, P) && (w == 2 || w == 4);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer x, b, c, j, k;
       TreeSends(w, s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                 TwoChild(pair, P, 0, a, 2), x, b, j) ==>
       !TreeSends(w, s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                  TwoChild(pair, P, 1, a, 2), x, c, k);
     exits \false; @/
  void lemma_two_trees_apart(int32_t pair, int32_t P, int32_t s, int32_t w, int32_t a)
  {
    lemma_beats(w);
    /@ assert apart_11: \forall integer j, k; 0 <= j && 0 <= k &&
         TwoChild(pair, P, 0, a, 1) != -1 && TwoChild(pair, P, 1, a, 1) != -1 ==>
         (TwoStart(pair, P, 0, a) + 1) + Beat(w, j) != (TwoStart(pair, P, 1, a) + 1) + Beat(w, k); @/
    /@ assert apart_12: \forall integer j, k; 0 <= j && 0 <= k &&
         TwoChild(pair, P, 0, a, 1) != -1 && TwoChild(pair, P, 1, a, 2) != -1 ==>
         (TwoStart(pair, P, 0, a) + 1) + Beat(w, j) != (TwoStart(pair, P, 1, a) + 2) + Beat(w, k); @/
    /@ assert apart_21: \forall integer j, k; 0 <= j && 0 <= k &&
         TwoChild(pair, P, 0, a, 2) != -1 && TwoChild(pair, P, 1, a, 1) != -1 ==>
         (TwoStart(pair, P, 0, a) + 2) + Beat(w, j) != (TwoStart(pair, P, 1, a) + 1) + Beat(w, k); @/
    /@ assert apart_22: \forall integer j, k; 0 <= j && 0 <= k &&
         TwoChild(pair, P, 0, a, 2) != -1 && TwoChild(pair, P, 1, a, 2) != -1 ==>
         (TwoStart(pair, P, 0, a) + 2) + Beat(w, j) != (TwoStart(pair, P, 1, a) + 2) + Beat(w, k); @/
  }
*/

/*@ ghost
  /@ requires range: 1 <= s && 0 <= a < P;
     requires local: LocalTwo(pair, P);
     requires period: w == TwoPeriod(pair, P) && (w == 2 || w == 4);
     terminates \true;
     assigns \nothing;
     ensures sending: \forall integer x, b, c, j, k; TwoHop(pair, P, s, x, a, b, j) &&
       TwoHop(pair, P, s, x, a, c, k) ==> b == c && j == k;
     exits \false; @/
  void lemma_two_sending(int32_t pair, int32_t P, int32_t s, int32_t w, int32_t a)
  {
    lemma_two_sends(pair, P, s, a);
    lemma_beats(w);
    /@ assert ports: TwoPorts(pair, P, a) && TwoNode(pair, P, 0, a) && TwoNode(pair, P, 1, a); @/
    /@ assert delays: \forall integer t; 0 <= t ==> !Clash(w, t + 1, t + 2); @/
    /@ assert even: \forall integer x, b, c, j, k;
         TreeSends(w, s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                   TwoChild(pair, P, 0, a, 2), x, b, j) &&
         TreeSends(w, s, 0, TwoStart(pair, P, 0, a), TwoChild(pair, P, 0, a, 1),
                   TwoChild(pair, P, 0, a, 2), x, c, k) ==> b == c && j == k; @/
    /@ assert odd: \forall integer x, b, c, j, k;
         TreeSends(w, s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                   TwoChild(pair, P, 1, a, 2), x, b, j) &&
         TreeSends(w, s, 1, TwoStart(pair, P, 1, a), TwoChild(pair, P, 1, a, 1),
                   TwoChild(pair, P, 1, a, 2), x, c, k) ==> b == c && j == k; @/
    lemma_two_trees_apart(pair, P, s, w, a);
  }

  /@ requires range: 1 <= s && 0 <= c < P;
     requires local: LocalTwo(pair, P);
     requires period: w == TwoPeriod(pair, P) && (w == 2 || w == 4);
     terminates \true;
     assigns \nothing;
     ensures receiving: \forall integer x, a, b, j, k; TwoHop(pair, P, s, x, a, c, j) &&
       TwoHop(pair, P, s, x, b, c, k) ==> a == b && j == k;
     exits \false; @/
  void lemma_two_receiving(int32_t pair, int32_t P, int32_t s, int32_t w, int32_t c)
  {
    lemma_beats(w);
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert ports: TwoPorts(pair, P, c) && TwoNode(pair, P, 0, c) && TwoNode(pair, P, 1, c); @/
    /@ assert same: \forall integer j, k; 0 < c && 0 <= j && 0 <= k && j % 2 == k % 2 &&
         TwoArrival(pair, P, c, j) == TwoArrival(pair, P, c, k) ==> j == k; @/
    /@ assert apart: \forall integer j, k; 0 < c && 0 <= j && 0 <= k && j % 2 == 0 && k % 2 == 1 ==>
         TwoArrival(pair, P, c, j) != TwoArrival(pair, P, c, k); @/
  }

  void lemma_two_hops(int32_t pair, int32_t P, int32_t s)
  {
    int32_t w = pair == DODONA_TURNED && P % 2 == 0 && P > 2 ? 4 : 2;
    int32_t v = 0;
    lemma_beats(w);
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert nodes: \forall integer b; 0 <= b < P ==>
         TwoNode(pair, P, 0, b) && TwoNode(pair, P, 1, b); @/
    /@ loop invariant range: 0 <= v <= P;
       loop invariant sending: \forall integer x, a, b, c, j, k; 0 <= a < v &&
         TwoHop(pair, P, s, x, a, b, j) && TwoHop(pair, P, s, x, a, c, k) ==> b == c && j == k;
       loop invariant receiving: \forall integer x, a, b, c, j, k; 0 <= c < v &&
         TwoHop(pair, P, s, x, a, c, j) && TwoHop(pair, P, s, x, b, c, k) ==> a == b && j == k;
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_two_sending(pair, P, s, w, v);
      lemma_two_receiving(pair, P, s, w, v);
      v++;
    }
    /@ assert parent: \forall integer b, j; 0 < b < P && 0 <= j ==>
         0 <= TwoParent(pair, P, j % 2, b) < P && TwoParent(pair, P, j % 2, b) != b; @/
    /@ assert begins: \forall integer b, j; 0 < b < P && 0 <= j ==> 1 <= TwoArrival(pair, P, b, j); @/
    /@ assert causal: \forall integer b, j; 0 < b < P && 0 <= j && 0 < TwoParent(pair, P, j % 2, b) ==>
         TwoArrival(pair, P, TwoParent(pair, P, j % 2, b), j) + 1 <= TwoArrival(pair, P, b, j); @/
  }
*/
