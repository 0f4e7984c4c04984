/* The positions of every mesh agree with their neighbours: whoever a place feeds hears from it, and no others do. */
#include "ref/algorithms/groups/step.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/htree_places.h"

/*@ ghost
  void lemma_htree_locals(int32_t n, int32_t r, int32_t P)
  {
    int32_t v = 0;
    lemma_every_group(n, r);
    /@ loop invariant range: 0 <= v <= P || v == 0;
       loop invariant local: \forall integer u; 0 <= u < v ==> HtreeLocal(n, r, u);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_htree_local(n, r, v);
      v++;
    }
  }

  void theorem_htree_sends(int32_t n, int32_t r, int32_t P, int32_t u)
  {
    lemma_htree_locals(n, r, P);
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_htree_divided(u, n * n, r);
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert here: HtreeDownSound(n, r, u) && HtreeRightSound(n, r, u); @/
    /@ assert others: \forall integer v; 0 < v < P ==> HtreeTurnsSound(n, r, v) && HtreeFedSound(n, r, v); @/
    /@ assert down: \forall integer v; 0 < v < P && HtreeTurns(n, r, v) == 0 && HtreeFeeder(n, r, v) == u ==>
         v == HtreeDown(n, r, u) && HtreeArrival(n, r, v) == HtreeArrival(n, r, u) + 1; @/
    /@ assert turn: \forall integer v, j; 0 < v < P && 0 <= j && HtreeTurns(n, r, v) == 1 && HtreeFeeder(n, r, v) + j % r == u ==>
         v == HtreeRight(n, r, u) && u % r == j % r &&
         HtreeArrival(n, r, v) == HtreeArrival(n, r, u) - u % r + r + 1; @/
    /@ assert there: \forall integer blocks, x, v, j; HtreeHop(n, r, blocks, x, u, v, j) ==>
         PlaceSends(r, blocks, HtreeArrival(n, r, u), u % r, HtreeDown(n, r, u), HtreeRight(n, r, u), x, v, j); @/
    /@ assert back_down: \forall integer blocks, x, j; 0 <= j < blocks && HtreeDown(n, r, u) != -1 &&
         x == HtreeArrival(n, r, u) + Pace(r, j) + 1 ==> HtreeHop(n, r, blocks, x, u, HtreeDown(n, r, u), j); @/
    /@ assert back_right: \forall integer blocks, x, j; 0 <= j < blocks && HtreeRight(n, r, u) != -1 && j % r == u % r &&
         x == HtreeArrival(n, r, u) + Pace(r, j) - u % r + r + 1 ==>
         HtreeHop(n, r, blocks, x, u, HtreeRight(n, r, u), j); @/
  }
*/
