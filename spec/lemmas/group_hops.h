/* What is known about the hops of a tree of groups, as ghost functions over the local conditions. To be
   included where dodona_group_place is defined. */
#ifndef DODONA_SPEC_LEMMAS_GROUP_HOPS_H
#define DODONA_SPEC_LEMMAS_GROUP_HOPS_H

#include <stdint.h>

/* u sends exactly what its place says: parents and children agree. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= r && 0 <= u < P;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires tree: GroupTree(P, r, places);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer s, x, v, j; GroupHop(P, r, places, s, x, u, v, j) <==>
       PlaceSends(r, s, places[u].arrival, places[u].member, places[u].down, places[u].right,
                  x, v, j);
     exits \false; @/
  void lemma_group_sends(int32_t P, int32_t r, const dodona_group_place *places, int32_t u);
*/

/* The hops, as a set: ranges, ports, causality and coverage. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= r && 1 <= s;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires tree: GroupTree(P, r, places);
     requires depth: GroupDepth(P, places, D);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
       0 <= u < P && 0 < v < P && u != v && 0 <= j < s && 1 <= x <= GroupSteps(r, s, D);
     ensures sending: \forall integer x, u, v, w, j, k;
       GroupHop(P, r, places, s, x, u, v, j) && GroupHop(P, r, places, s, x, u, w, k) ==>
         v == w && j == k;
     ensures receiving: \forall integer x, u, v, w, j, k;
       GroupHop(P, r, places, s, x, u, w, j) && GroupHop(P, r, places, s, x, v, w, k) ==>
         u == v && j == k;
     ensures causal: \forall integer x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) && 0 < u ==>
       places[u].arrival + Pace(r, j) + 1 <= x;
     ensures reached: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       GroupHop(P, r, places, s, places[v].arrival + Pace(r, j),
                TurnOf(r, places[v].above, places[v].turns, j), v, j);
     ensures last: 2 <= P ==> \exists integer u, v;
       GroupHop(P, r, places, s, GroupSteps(r, s, D), u, v, s - 1);
     exits \false; @/
  void lemma_group_hops(int32_t P, int32_t r, int32_t s, int32_t D,
                        const dodona_group_place *places);
*/

#endif
