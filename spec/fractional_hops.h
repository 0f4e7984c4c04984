/* What is known about the hops of the fractional tree, as ghost functions over the local
   conditions. */
#ifndef DODONA_SPEC_FRACTIONAL_HOPS_H
#define DODONA_SPEC_FRACTIONAL_HOPS_H

#include <stdint.h>
#include "fractional_steps.h"

/* u sends what its place says, and nothing else: parents and children agree. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer s, x, v, j; Hop(P, r, D, s, x, u, v, j) <==>
       PlaceSends(r, s, Arrival(P, r, D, u), Member(P, r, D, u), Down(P, r, D, u),
                  Right(P, r, D, u), x, v, j);
     exits \false; @/
  void lemma_sends(int32_t P, int32_t r, int32_t D, int32_t u);
*/

/* v receives what its place says, and nothing else. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures receives: \forall integer s, x, u, j; Hop(P, r, D, s, x, u, v, j) <==>
       PlaceReceives(r, s, v, Arrival(P, r, D, v), Feeder(P, r, D, v), x, u, j);
     exits \false; @/
  void lemma_receives(int32_t P, int32_t r, int32_t D, int32_t v);
*/

/* The hops, as a set: ranges, ports, causality and coverage, in positions. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 1 <= s && 0 <= D;
     requires LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; Hop(P, r, D, s, x, u, v, j) ==>
       0 <= u < v < P && 0 <= j < s && 1 <= x <= D + Pace(r, s - 1);
     ensures sending: \forall integer x, u, v, w, j, k;
       Hop(P, r, D, s, x, u, v, j) && Hop(P, r, D, s, x, u, w, k) ==> v == w && j == k;
     ensures receiving: \forall integer x, u, v, w, j, k;
       Hop(P, r, D, s, x, u, w, j) && Hop(P, r, D, s, x, v, w, k) ==> u == v && j == k;
     ensures causal: \forall integer x, u, v, j; Hop(P, r, D, s, x, u, v, j) && 0 < u ==>
       Arrival(P, r, D, u) + Pace(r, j) + 1 <= x;
     ensures reached: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       Hop(P, r, D, s, Arrival(P, r, D, v) + Pace(r, j), Source(P, r, D, v, j), v, j);
     exits \false; @/
  void lemma_hops(int32_t P, int32_t r, int32_t D, int32_t s);
*/

#endif
