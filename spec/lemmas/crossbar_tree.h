/* What is known about places in a hierarchy of crossbars, as ghost functions; the bodies are in
   proofs/lemmas/groups/crossbar_places.c. To be included where dodona_crossbar and dodona_group_place are defined. */
#ifndef DODONA_SPEC_LEMMAS_CROSSBAR_TREE_H
#define DODONA_SPEC_LEMMAS_CROSSBAR_TREE_H

#include "spec/algorithms/crossbar_tree.h"

/* The definition unfolded: at a position of module m; in the module that is left out; in a module alone in another. */
/*@ ghost
  /@ requires shape: 1 <= k < s.levels && s.per[k] < s.per[k - 1];
     requires level: from == LevelFrom(s, k, first, taken) && per == s.per[k] && 1 <= per && 0 <= m;
     requires position: 0 <= from && 0 <= m * per <= v - from < m * per + per;
     terminates \true;
     assigns \nothing;
     ensures group: v - LevelHeadIn(s, k, first, taken, m) < CrossbarSpan(s.group, s.channels) ==>
       \forall integer f; PlaceField(s, f, k, first, taken, arrival, above, turns, v) ==
         GroupField(s, f, k, first, taken, arrival, above, turns, m, v);
     ensures rest: CrossbarSpan(s.group, s.channels) <= v - LevelHeadIn(s, k, first, taken, m) ==>
       \forall integer f; PlaceField(s, f, k, first, taken, arrival, above, turns, v) ==
         PlaceField(s, f, k + 1, RestFirst(s, k, first, taken, m), RestTakenIn(s, k, taken, m),
              arrival + RestArrivalIn(s, k, taken, m), RestAboveIn(s, k, first, taken, m),
              RestTurnsIn(s, k, taken, m), v);
     exits \false; @/
  void lemma_place_in(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                      int32_t above, int32_t turns, int32_t from, int32_t per, int32_t m, int32_t v);

  /@ requires shape: 1 <= k < s.levels && s.per[k] < s.per[k - 1];
     requires next: later == arrival + CutArrival(s, k, taken) && last == CutAbove(s, k, first, taken) &&
       end == LevelFrom(s, k, first, taken);
     terminates \true;
     assigns \nothing;
     ensures cut: \forall integer f, v; v < end ==>
       PlaceField(s, f, k, first, taken, arrival, above, turns, v) ==
       PlaceField(s, f, k + 1, first, taken, later, last, 0, v);
     exits \false; @/
  void lemma_place_cut(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, int64_t later, int32_t last, int32_t end);

  /@ requires shape: 1 <= k < s.levels && s.per[k] == s.per[k - 1];
     terminates \true;
     assigns \nothing;
     ensures alone: \forall integer f, v; PlaceField(s, f, k, first, taken, arrival, above, turns, v) ==
       PlaceField(s, f, k + 1, first, taken, arrival, above, turns, v);
     exits \false; @/
  void lemma_place_alone(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns);

  /@ requires level: from == LevelFrom(s, k, first, taken) && per == s.per[k];
     terminates \true;
     assigns \nothing;
     ensures first: RestFirst(s, k, first, taken, m) == from + m * per;
     exits \false; @/
  void lemma_rest_first(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int32_t from,
                        int32_t per, int32_t m);
*/

/* The positions that hear from one are those that its place feeds. */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires place: 0 <= at.position < s.per[0] && CrossbarPlace(s, at);
     requires below: -1 <= at.down < s.per[0] && -1 <= at.right < s.per[0];
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer blocks, x, v, j; CrossbarHop(s, blocks, x, at.position, v, j) <==>
       PlaceSends(s.group, blocks, at.arrival, at.member, at.down, at.right, x, v, j);
     exits \false; @/
  void lemma_crossbar_sends(dodona_crossbar s, dodona_group_place at);
*/

#endif
