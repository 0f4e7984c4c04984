/* Hops of a tree of groups, from the local conditions. */
#include "ref/algorithms/groups/group.h"
#include "spec/lemmas/group_hops.h"

/*@ ghost
  void lemma_group_sends(int32_t P, int32_t r, const dodona_group_place *places, int32_t u)
  {
    /@ assert local: GroupLocal(P, r, places, u); @/
    /@ assert groups: \forall integer v; 0 <= v < P && places[v].turns == 1 &&
         places[v].above <= u < places[v].above + r ==>
         GroupLocal(P, r, places, v) && places[u].right == v &&
         places[u].member == u - places[v].above; @/
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert down: \forall integer v; 0 < v < P && places[v].turns == 0 && places[v].above == u ==>
         GroupLocal(P, r, places, v) && v == places[u].down &&
         places[v].arrival == places[u].arrival + 1; @/
    /@ assert right: \forall integer v, j; 0 < v < P && 0 <= j && places[v].turns == 1 &&
         u == places[v].above + j % r ==>
         v == places[u].right && places[u].member == j % r &&
         places[v].arrival == places[u].arrival - places[u].member + r + 1; @/
    /@ assert turns: \forall integer v; 0 <= v < P ==>
         GroupLocal(P, r, places, v) && GroupRange(P, r, places, v) &&
         (places[v].turns == 0 || places[v].turns == 1); @/
    /@ assert there: \forall integer s, x, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
         PlaceSends(r, s, places[u].arrival, places[u].member, places[u].down, places[u].right,
                    x, v, j); @/
    /@ assert back_down: \forall integer s, x, j; 0 <= j < s && places[u].down != -1 &&
         x == places[u].arrival + Pace(r, j) + 1 ==>
         GroupHop(P, r, places, s, x, u, places[u].down, j); @/
    /@ assert back_right: \forall integer s, x, j; 0 <= j < s && places[u].right != -1 &&
         j % r == places[u].member &&
         x == places[u].arrival + Pace(r, j) - places[u].member + r + 1 ==>
         GroupHop(P, r, places, s, x, u, places[u].right, j); @/
  }
*/

/*@ ghost
  /@ requires range: 1 <= P && 1 <= r;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires tree: GroupTree(P, r, places);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer s, x, u, v, j; 0 <= u < P ==>
       (GroupHop(P, r, places, s, x, u, v, j) <==>
        PlaceSends(r, s, places[u].arrival, places[u].member, places[u].down, places[u].right,
                   x, v, j));
     exits \false; @/
  void lemma_group_all_send(int32_t P, int32_t r, const dodona_group_place *places)
  {
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= P;
       loop invariant sends: \forall integer s, x, u, v, j; 0 <= u < k ==>
         (GroupHop(P, r, places, s, x, u, v, j) <==>
          PlaceSends(r, s, places[u].arrival, places[u].member, places[u].down, places[u].right,
                     x, v, j));
       loop assigns k;
       loop variant P - k; @/
    while (k < P) {
      lemma_group_sends(P, r, places, k);
      k++;
    }
  }
*/

/* A sender has the block before its receiver. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= r && 0 < v < P;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires tree: GroupTree(P, r, places);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer j; 0 <= j ==>
       0 <= TurnOf(r, places[v].above, places[v].turns, j) < P;
     ensures before: \forall integer u, j; 0 <= j &&
       u == TurnOf(r, places[v].above, places[v].turns, j) ==>
         places[u].arrival + 1 <= places[v].arrival;
     exits \false; @/
  void lemma_group_before(int32_t P, int32_t r, const dodona_group_place *places, int32_t v)
  {
    /@ assert local: GroupLocal(P, r, places, v); @/
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert senders: \forall integer u; 0 <= u < P ==>
         GroupRange(P, r, places, u) && GroupDown(places, u) && GroupRight(r, places, u); @/
    /@ assert down: places[v].turns == 0 ==>
         places[places[v].above].arrival + 1 == places[v].arrival; @/
    /@ assert right: places[v].turns == 1 ==> \forall integer u;
         places[v].above <= u < places[v].above + r ==>
         places[u].arrival + 1 <= places[v].arrival; @/
    /@ assert turn: places[v].turns == 1 ==> \forall integer j; 0 <= j ==>
         places[v].above <= TurnOf(r, places[v].above, places[v].turns, j) <
         places[v].above + r; @/
  }

  /@ requires range: 1 <= P && 1 <= r;
     requires memory: \valid_read(places + (0 .. P - 1));
     requires tree: GroupTree(P, r, places);
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer s, x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
       0 <= u < P && places[u].arrival + 1 <= places[v].arrival;
     exits \false; @/
  void lemma_group_all_before(int32_t P, int32_t r, const dodona_group_place *places)
  {
    int32_t k = 1;
    /@ loop invariant range: 1 <= k && (k <= P || P < 1);
       loop invariant before: \forall integer s, x, u, v, j;
         GroupHop(P, r, places, s, x, u, v, j) && v < k ==>
           0 <= u < P && places[u].arrival + 1 <= places[v].arrival;
       loop assigns k;
       loop variant P - k; @/
    while (k < P) {
      lemma_group_before(P, r, places, k);
      k++;
    }
  }
*/

/*@ ghost
  void lemma_group_hops(int32_t P, int32_t r, int32_t s, int32_t D,
                        const dodona_group_place *places)
  {
    lemma_paces(r, s);
    /@ assert paces: \forall integer x, u, v, w, j, k; GroupHop(P, r, places, s, x, u, w, j) &&
         GroupHop(P, r, places, s, x, v, w, k) ==> Pace(r, j) == Pace(r, k) && j == k; @/
    /@ assert receiving: \forall integer x, u, v, w, j, k; GroupHop(P, r, places, s, x, u, w, j) &&
         GroupHop(P, r, places, s, x, v, w, k) ==> u == v && j == k; @/
    lemma_group_all_send(P, r, places);
    lemma_group_all_before(P, r, places);
    lemma_pace_last(r, s);
    /@ assert root: \forall integer v; 0 <= v < P ==> GroupRange(P, r, places, v); @/
    /@ assert apart: \forall integer a, m, down, right, x, v, w, j, k;
         PlaceSends(r, s, a, m, down, right, x, v, j) &&
         PlaceSends(r, s, a, m, down, right, x, w, k) ==> v == w && j == k; @/
    /@ assert zero: GroupRange(P, r, places, 0) && places[0].arrival == 0; @/
    /@ assert steps: 2 <= P ==> GroupRange(P, r, places, 1) && 1 <= places[1].arrival <= D; @/
    /@ assert length: 2 <= P ==> GroupSteps(r, s, D) == D + Pace(r, s - 1); @/
    /@ assert inside: \forall integer x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
         GroupRange(P, r, places, v) && 0 <= u < P && 0 < v < P && u != v && 0 <= j < s; @/
    /@ assert early: \forall integer x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
         GroupRange(P, r, places, v) && 0 <= Pace(r, j) && 1 <= x; @/
    /@ assert late: \forall integer x, u, v, j; GroupHop(P, r, places, s, x, u, v, j) ==>
         places[v].arrival <= D && x <= D + Pace(r, s - 1); @/
    /@ assert deepest: 2 <= P ==> \exists integer v; 0 < v < P && places[v].arrival == D; @/
    /@ assert hops: \forall integer v; 0 < v < P ==>
         GroupHop(P, r, places, s, places[v].arrival + Pace(r, s - 1),
                  TurnOf(r, places[v].above, places[v].turns, s - 1), v, s - 1); @/
  }
*/
