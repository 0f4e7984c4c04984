/* Hops of the fractional tree, from the local conditions. */
#include "spec/lemmas/fractional.h"

/*@ ghost
  void lemma_sends(int32_t P, int32_t r, int32_t D, int32_t u)
  {
    /@ assert groups: \forall integer v; 0 <= v < P && Feeder(P, r, D, v) != -1 &&
         Feeder(P, r, D, v) <= u < Feeder(P, r, D, v) + r ==>
         Right(P, r, D, u) == v && Member(P, r, D, u) == u - Feeder(P, r, D, v); @/
    /@ assert local: LocalRange(P, r, D, u) && LocalDown(P, r, D, u) && LocalRight(P, r, D, u); @/
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert down: \forall integer v, j; 0 < v < P && u == Source(P, r, D, v, j) &&
         Feeder(P, r, D, v) == -1 ==>
         v == Down(P, r, D, u) && Arrival(P, r, D, v) == Arrival(P, r, D, u) + 1; @/
    /@ assert right: \forall integer v, j; 0 < v < P && 0 <= j && u == Source(P, r, D, v, j) &&
         Feeder(P, r, D, v) != -1 ==> v == Right(P, r, D, u) && Member(P, r, D, u) == j % r &&
         Arrival(P, r, D, v) == Arrival(P, r, D, u) - Member(P, r, D, u) + r + 1; @/
    /@ assert there: \forall integer s, x, v, j; Hop(P, r, D, s, x, u, v, j) ==>
       PlaceSends(r, s, Arrival(P, r, D, u), Member(P, r, D, u), Down(P, r, D, u),
                  Right(P, r, D, u), x, v, j); @/
    /@ assert back_down: \forall integer s, x, j; 0 <= j < s && Down(P, r, D, u) != -1 &&
         x == Arrival(P, r, D, u) + Pace(r, j) + 1 ==>
         Hop(P, r, D, s, x, u, Down(P, r, D, u), j); @/
    /@ assert back_right: \forall integer s, x, j; 0 <= j < s && Right(P, r, D, u) != -1 &&
         j % r == Member(P, r, D, u) &&
         x == Arrival(P, r, D, u) + Pace(r, j) - Member(P, r, D, u) + r + 1 ==>
         Hop(P, r, D, s, x, u, Right(P, r, D, u), j); @/
  }
*/

/*@ ghost
  void lemma_receives(int32_t P, int32_t r, int32_t D, int32_t v)
  {
  }
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer s, x, u, v, j; 0 <= u < P ==>
       (Hop(P, r, D, s, x, u, v, j) <==>
        PlaceSends(r, s, Arrival(P, r, D, u), Member(P, r, D, u), Down(P, r, D, u),
                   Right(P, r, D, u), x, v, j));
     exits \false; @/
  void lemma_all_send(int32_t P, int32_t r, int32_t D)
  {
    int32_t k = 0;
    /@ loop invariant 0 <= k <= P;
       loop invariant sends: \forall integer s, x, u, v, j; 0 <= u < k ==>
         (Hop(P, r, D, s, x, u, v, j) <==>
          PlaceSends(r, s, Arrival(P, r, D, u), Member(P, r, D, u), Down(P, r, D, u),
                     Right(P, r, D, u), x, v, j));
       loop assigns k;
       loop variant P - k; @/
    while (k < P) {
      lemma_sends(P, r, D, k);
      k++;
    }
  }

  void lemma_hops(int32_t P, int32_t r, int32_t D, int32_t s)
  {
    lemma_all_send(P, r, D);
    lemma_paces(r, s);
    lemma_pace_last(r, s);
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert source: \forall integer v, j; 0 < v < P && 0 <= j ==>
         0 <= Source(P, r, D, v, j) < v; @/
    /@ assert apart: \forall integer a, m, down, right, x, v, w, j, k;
         PlaceSends(r, s, a, m, down, right, x, v, j) &&
         PlaceSends(r, s, a, m, down, right, x, w, k) ==> v == w && j == k; @/
  }
*/
