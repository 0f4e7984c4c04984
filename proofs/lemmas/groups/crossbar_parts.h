/* The places of a hierarchy of crossbars part by part: a part is what outer groups have left of a module. Ghost functions for
   proofs/theorems/algorithms/crossbar_tree.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_PARTS_H
#define DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_PARTS_H

#include "ref/algorithms/groups/group.h"
#include "proofs/lemmas/groups/crossbar_edges.h"
#include "spec/lemmas/crossbar_depth.h"

/*@
  // Positions first + taken .. end - 1 agree with their neighbours; the root hangs from above.
  predicate PartAgrees{L}(integer r, integer first, integer end, integer root, dodona_group_place *places) =
    \forall integer v; first <= v < end ==>
      DownAgrees(places, v) && RightAgrees(r, places, v) && (v != root ==> AboveAgrees(r, places, v));
*/

/*@
  // The level at which the modules of level k stand.
  predicate LevelIs{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer arrival,
                       integer above, integer turns, tree_level l) =
    l.channels == shape->channels && l.r == shape->group && l.per == shape->per[k] &&
    l.count == LevelCount(shape, k, taken) && l.first == LevelFrom(shape, k, first, taken) &&
    l.taken == LevelBefore(shape->channels, shape->per[k], taken) && l.entry == EntryOf(shape, k) &&
    l.spare == LevelSpare(shape, k, first, taken) && l.above == above && l.turns == turns &&
    l.arrival == arrival;

  logic integer LevelFirst(tree_level l, integer m) = l.first + m * l.per;
  logic integer LevelTaken(tree_level l, integer m) = RestTaken(l.channels, l.r, l.taken, m);
*/

/* A part: a module of level k - 1, from position `first` on. Groups of outer levels have its first `taken` positions; position `above` feeds
   the part's root. */
typedef struct part {
  int32_t k;
  int32_t first;
  int32_t taken;
  int32_t above;
  int32_t turns;
  int64_t arrival;
} part;

/*@
  predicate SoundPart{L}(dodona_crossbar *shape, part p) =
    \valid_read(shape) && ValidCrossbar(shape) && RoomIn(shape, p.k, p.taken) &&
    (shape->channels == 2 && 0 < p.taken ==> p.taken == shape->group) &&
    0 <= p.first && p.first + shape->per[p.k - 1] <= DODONA_CROSSBAR_RANKS &&
    0 <= p.arrival <= (p.k - 1) * 0x10000000000000;

  logic integer PartEnd{L}(dodona_crossbar *shape, part p) = p.first + shape->per[p.k - 1];
  logic integer PartRoot{L}(dodona_crossbar *shape, part p) = RootOf(shape, p.k, p.first, p.taken);
  predicate PartPlace{L}(dodona_crossbar *shape, part p, dodona_group_place at) =
    PlaceIn(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, at);
  predicate PartPlaces{L}(dodona_crossbar *shape, part p, dodona_group_place *places) =
    \valid_read(places + (0 .. PartEnd(shape, p) - 1)) &&
    \forall integer v; p.first + p.taken <= v < PartEnd(shape, p) ==>
      places[v].position == v && PartPlace(shape, p, places[v]);
  predicate LevelOf{L}(dodona_crossbar *shape, part p, tree_level l) =
    LevelIs(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l);

  predicate EntryFits(tree_level l) =
    (l.entry < l.per || l.entry == CrossbarSpan(l.r, l.channels)) &&
    CrossbarSpan(l.r, l.channels) <= l.entry <= l.per &&
    (l.channels == 2 ? l.taken == 0 : l.entry == CrossbarSpan(l.r, l.channels));

  // Level k has several modules.
  predicate Several{L}(dodona_crossbar *shape, part p) =
    p.k < shape->levels && shape->per[p.k] < shape->per[p.k - 1];

  // The part of the rest of module m.
  predicate RestPart{L}(dodona_crossbar *shape, part p, integer m, part q) =
    q.k == p.k + 1 && q.first == RestFirst(shape, p.k, p.first, p.taken, m) &&
    q.taken == RestTakenIn(shape, p.k, p.taken, m) &&
    q.arrival == p.arrival + RestArrivalIn(shape, p.k, p.taken, m) &&
    q.above == RestAboveIn(shape, p.k, p.first, p.taken, m) && q.turns == RestTurnsIn(shape, p.k, p.taken, m);
  predicate CutPart{L}(dodona_crossbar *shape, part p, part q) =
    q.k == p.k + 1 && q.first == p.first && q.taken == p.taken &&
    q.arrival == p.arrival + CutArrival(shape, p.k, p.taken) &&
    q.above == CutAbove(shape, p.k, p.first, p.taken) && q.turns == 0;
*/

/*@
  // The part is done: it agrees, and its root hangs from where it should.
  predicate PartDone{L}(dodona_crossbar *shape, part p, dodona_group_place *places) =
    HangsFrom(places, PartRoot(shape, p), p.above, p.turns, p.arrival) &&
    PartAgrees(shape->group, p.first + p.taken, PartEnd(shape, p), PartRoot(shape, p), places);
*/

/* A fractional tree that hangs from above. */
/*@ ghost
  /@ requires tree: 1 <= n && 1 <= r && IsDepth(n, r, D) && 0 <= first && first + n <= DODONA_CROSSBAR_RANKS;
     requires places: \forall integer v; first <= v < first + n ==>
       LocalPlace(r, n, D, first, arrival, above, turns, v - first, places[v]);
     terminates \true;
     assigns \nothing;
     ensures root: HangsFrom(places, first, above, turns, arrival);
     ensures agrees: PartAgrees(r, first, first + n, first, places);
     exits \false; @/
  void lemma_local_agrees(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                          int32_t turns, const dodona_group_place *places);
*/

/* One position of module m; of the module that is left out; of a module alone in another; of an innermost module. */
/*@ ghost
  /@ requires shape: \valid_read(shape) && 1 <= k < shape->levels && shape->per[k] < shape->per[k - 1];
     requires level: from == LevelFrom(shape, k, first, taken) && per == shape->per[k] && 1 <= per && 0 <= m;
     requires position: at.position == v && 0 <= from && 0 <= m * per <= v - from < m * per + per;
     requires place: PlaceIn(shape, k, first, taken, arrival, above, turns, at);
     terminates \true;
     assigns \nothing;
     ensures group: v - LevelHeadIn(shape, k, first, taken, m) < CrossbarSpan(shape->group, shape->channels) ==>
       InGroups(shape, k, first, taken, arrival, above, turns, m, at);
     ensures rest: CrossbarSpan(shape->group, shape->channels) <= v - LevelHeadIn(shape, k, first, taken, m) ==>
       PlaceIn(shape, k + 1, RestFirst(shape, k, first, taken, m), RestTakenIn(shape, k, taken, m),
              arrival + RestArrivalIn(shape, k, taken, m), RestAboveIn(shape, k, first, taken, m),
              RestTurnsIn(shape, k, taken, m), at);
     exits \false; @/
  void lemma_place_in(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                      int32_t above, int32_t turns, int32_t from, int32_t per, int32_t m, int32_t v,
                      dodona_group_place at);

  /@ requires shape: \valid_read(shape) && 1 <= k < shape->levels && shape->per[k] < shape->per[k - 1];
     requires position: at.position < LevelFrom(shape, k, first, taken);
     requires place: PlaceIn(shape, k, first, taken, arrival, above, turns, at);
     terminates \true;
     assigns \nothing;
     ensures cut: PlaceIn(shape, k + 1, first, taken, arrival + CutArrival(shape, k, taken),
              CutAbove(shape, k, first, taken), 0, at);
     exits \false; @/
  void lemma_place_cut(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, dodona_group_place at);

  /@ requires shape: \valid_read(shape) && 1 <= k < shape->levels && shape->per[k] == shape->per[k - 1];
     requires place: PlaceIn(shape, k, first, taken, arrival, above, turns, at);
     terminates \true;
     assigns \nothing;
     ensures alone: PlaceIn(shape, k + 1, first, taken, arrival, above, turns, at);
     exits \false; @/
  void lemma_place_alone(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, dodona_group_place at);

  /@ requires shape: \valid_read(shape) && k == shape->levels;
     requires tree: n == shape->per[shape->levels - 1] - taken && D == TreeDepth(n, shape->group);
     requires place: at.position == v && root == first + taken &&
       PlaceIn(shape, k, first, taken, arrival, above, turns, at);
     terminates \true;
     assigns \nothing;
     ensures local: LocalPlace(shape->group, n, D, root, arrival, above, turns, v - root, at);
     exits \false; @/
  void lemma_place_local(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, int32_t n, int32_t D, int32_t root, int32_t v,
                         dodona_group_place at);
*/

/* The groups of a level. */
/*@ ghost
  /@ requires level: LevelIs(shape, k, first, taken, arrival, above, turns, l) && 1 <= l.channels <= 2 && 1 <= l.r;
     requires groups: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
       places[v].position == v && InGroups(shape, k, first, taken, arrival, above, turns, m, places[v]);
     terminates \true;
     assigns \nothing;
     ensures first: FirstGroupAt(l, m, places);
     ensures second: l.channels != 2 ==> SecondGroupAt(l, m, places);
     exits \false; @/
  void lemma_groups_at(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, tree_level l, int32_t m, const dodona_group_place *places);
*/

/* There is room for all groups. */
/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     terminates \true;
     assigns \nothing;
     ensures room: RoomIn(shape, 1, 0);
     exits \false; @/
  void lemma_room_all(const dodona_crossbar *shape);

  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     requires room: RoomIn(shape, k, taken) && k < shape->levels && shape->per[k] == shape->per[k - 1];
     terminates \true;
     assigns \nothing;
     ensures room: RoomIn(shape, k + 1, taken);
     exits \false; @/
  void lemma_room_alone(const dodona_crossbar *shape, int32_t k, int32_t taken);
*/

/* The level of several modules. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && Several(shape, p);
     terminates \true;
     assigns \nothing;
     ensures level: LevelOf(shape, p, \result) && SoundTreeLevel(\result);
     ensures end: \result.first + \result.count * \result.per == PartEnd(shape, p);
     ensures room: \result.taken + CrossbarSpan(\result.r, \result.channels) <= \result.per;
     ensures entry: EntryFits(\result);
     ensures first: \result.first == p.first || \result.first == p.first + \result.per;
     ensures root: PartRoot(shape, p) == HeadOf(\result, 0);
     exits \false; @/
  tree_level level_at(const dodona_crossbar *shape, part p);
*/

/* The head of module m; what module m leaves; what the module leaves that is left out. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && Several(shape, p);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(shape, p) && l.taken <= l.per;
     terminates \true;
     assigns \nothing;
     ensures head: \result == HeadOf(l, m);
     ensures start: \result - (m == 0 ? l.taken : 0) == LevelFirst(l, m);
     ensures rest: LevelFirst(l, m) == RestFirst(shape, p.k, p.first, p.taken, m);
     ensures range: l.first + l.taken <= \result && 0 <= LevelFirst(l, m) && LevelFirst(l, m) + l.per <= PartEnd(shape, p) &&
       0 <= m * l.per && LevelFirst(l, m) <= \result <= LevelFirst(l, m) + l.taken;
     exits \false; @/
  int32_t head_in(const dodona_crossbar *shape, part p, tree_level l, int32_t m);

  /@ requires part: SoundPart(shape, p) && Several(shape, p);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(shape, p) && l.taken <= l.per;
     requires left: LevelTaken(l, m) < l.per;
     terminates \true;
     assigns \nothing;
     ensures rest: RestPart(shape, p, m, \result);
     ensures sound: SoundPart(shape, \result);
     exits \false; @/
  part rest_at(const dodona_crossbar *shape, part p, tree_level l, int32_t m);

  /@ requires part: SoundPart(shape, p) && Several(shape, p);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && l.spare != -1;
     requires end: l.first + l.count * l.per == PartEnd(shape, p) && l.taken <= l.per;
     terminates \true;
     assigns \nothing;
     ensures rest: CutPart(shape, p, \result);
     ensures sound: SoundPart(shape, \result);
     ensures root: PartRoot(shape, \result) == l.spare && PartEnd(shape, \result) == l.first;
     ensures hangs: \result.above == HeadOf(l, l.count - 1) + l.r - 1 && \result.turns == 0 &&
       \result.arrival == ArrivalOf(l, l.count - 1) + l.r;
     exits \false; @/
  part cut_at(const dodona_crossbar *shape, part p, tree_level l);
*/

/* The places of these, for the next level. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && Several(shape, p) && PartPlaces(shape, p, places);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(shape, p) && p.first <= l.first && l.taken <= l.per;
     requires taken: l.first + l.taken == p.first + p.taken || p.first + p.taken <= l.first && l.taken == 0;
     requires rest: RestPart(shape, p, m, q) && LevelTaken(l, m) < l.per;
     terminates \true;
     assigns \nothing;
     ensures places: PartPlaces(shape, q, places);
     exits \false; @/
  void lemma_rest_places(const dodona_crossbar *shape, part p, tree_level l, int32_t m, part q,
                         const dodona_group_place *places);

  /@ requires part: SoundPart(shape, p) && Several(shape, p) && PartPlaces(shape, p, places);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(shape, p) && p.first <= l.first && l.taken <= l.per;
     requires taken: l.first + l.taken == p.first + p.taken || p.first + p.taken <= l.first && l.taken == 0;
     requires room: l.taken + CrossbarSpan(l.r, l.channels) <= l.per;
     terminates \true;
     assigns \nothing;
     ensures first: FirstGroupAt(l, m, places);
     ensures second: l.channels != 2 ==> SecondGroupAt(l, m, places);
     exits \false; @/
  void lemma_part_groups(const dodona_crossbar *shape, part p, tree_level l, int32_t m,
                         const dodona_group_place *places);

  /@ requires part: SoundPart(shape, p) && Several(shape, p) && PartPlaces(shape, p, places);
     requires cut: CutPart(shape, p, q) && PartEnd(shape, q) == LevelFrom(shape, p.k, p.first, p.taken) &&
       PartEnd(shape, q) <= PartEnd(shape, p);
     terminates \true;
     assigns \nothing;
     ensures places: PartPlaces(shape, q, places);
     exits \false; @/
  void lemma_cut_places(const dodona_crossbar *shape, part p, part q, const dodona_group_place *places);
*/

/* A module alone in another one. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && p.k < shape->levels && shape->per[p.k] == shape->per[p.k - 1] &&
       PartPlaces(shape, p, places);
     terminates \true;
     assigns \nothing;
     ensures next: \result.k == p.k + 1 && \result.first == p.first && \result.taken == p.taken &&
       \result.arrival == p.arrival && \result.above == p.above && \result.turns == p.turns;
     ensures sound: SoundPart(shape, \result) && PartEnd(shape, \result) == PartEnd(shape, p) &&
       PartRoot(shape, \result) == PartRoot(shape, p);
     ensures places: PartPlaces(shape, \result, places);
     exits \false; @/
  part alone_at(const dodona_crossbar *shape, part p, const dodona_group_place *places);
*/

/* An innermost module. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && p.k == shape->levels && PartPlaces(shape, p, places);
     terminates \true;
     assigns \nothing;
     ensures done: PartDone(shape, p, places);
     exits \false; @/
  void lemma_part_inner(const dodona_crossbar *shape, part p, const dodona_group_place *places);
*/

/* What module m leaves hangs where it should. */
/*@ ghost
  /@ requires part: SoundPart(shape, p) && Several(shape, p);
     requires level: LevelOf(shape, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 <= m < l.count;
     requires rest: RestPart(shape, p, m, q) && LevelTaken(l, m) < l.per;
     requires first: LevelFirst(l, m) == RestFirst(shape, p.k, p.first, p.taken, m) && 0 <= LevelFirst(l, m);
     terminates \true;
     assigns \nothing;
     ensures root: PartRoot(shape, q) == LocalOf(l, m) && LocalOf(l, m) != -1;
     ensures hangs: PartDone(shape, q, places) ==> RestHangs(l, m, places);
     exits \false; @/
  void lemma_rest_hangs(const dodona_crossbar *shape, part p, tree_level l, int32_t m, part q,
                        const dodona_group_place *places);
*/

#endif
