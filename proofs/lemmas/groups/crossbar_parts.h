/* The places of a hierarchy of crossbars part by part: a part is what outer groups have left of a module. Ghost functions for
   proofs/theorems/algorithms/crossbar_tree.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_PARTS_H
#define DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_PARTS_H

#include "ref/algorithms/groups/group.h"
#include "proofs/lemmas/groups/crossbar_edges.h"
#include "spec/lemmas/crossbar_depth.h"
#include "spec/lemmas/crossbar_tree.h"

/*@
  // Positions first + taken .. end - 1 agree with their neighbours; the root hangs from above.
  predicate PartAgrees(dodona_crossbar s, integer first, integer end, integer root) =
    \forall integer v; first <= v < end ==>
      DownAgrees(s, v) && RightAgrees(s, v) && (v != root ==> AboveAgrees(s, v));
*/

/*@
  // The level at which the modules of level k stand.
  predicate LevelIs(dodona_crossbar s, integer k, integer first, integer taken, integer arrival,
                       integer above, integer turns, tree_level l) =
    l.channels == s.channels && l.r == s.group && l.per == s.per[k] &&
    l.count == LevelCount(s, k, taken) && l.first == LevelFrom(s, k, first, taken) &&
    l.taken == LevelBefore(s.channels, s.per[k], taken) && l.entry == EntryOf(s, k) &&
    l.spare == LevelSpare(s, k, first, taken) && l.above == above && l.turns == turns &&
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
  predicate SoundPart(dodona_crossbar s, part p) =
    CrossbarShape(s) && RoomIn(s, p.k, p.taken) &&
    (s.channels == 2 && 0 < p.taken ==> p.taken == s.group) &&
    0 <= p.first && p.first + s.per[p.k - 1] <= DODONA_CROSSBAR_RANKS &&
    0 <= p.arrival <= (p.k - 1) * 0x10000000000000;

  logic integer PartEnd(dodona_crossbar s, part p) = p.first + s.per[p.k - 1];
  logic integer PartRoot(dodona_crossbar s, part p) = RootOf(s, p.k, p.first, p.taken);
  // The place of v is its place in the part.
  predicate PartPlace(dodona_crossbar s, part p, integer v) =
    \forall integer f; CrossbarField(s, f, v) == PlaceField(s, f, p.k, p.first, p.taken, p.arrival, p.above, p.turns, v);
  predicate PartPlaces(dodona_crossbar s, part p) =
    \forall integer v; p.first + p.taken <= v < PartEnd(s, p) ==> PartPlace(s, p, v);
  // It is a place of module m's groups.
  predicate GroupPlace(dodona_crossbar s, integer k, integer first, integer taken, integer arrival, integer above,
                       integer turns, integer m, integer v) =
    \forall integer f; CrossbarField(s, f, v) == GroupField(s, f, k, first, taken, arrival, above, turns, m, v);
  // Position first + q is rank q of a fractional tree, as LocalPlace says.
  predicate LocalAt(dodona_crossbar s, integer r, integer n, integer D, integer first, integer arrival, integer above,
                    integer turns, integer q) =
    CrossbarStart(s, first + q) == arrival + Arrival(n, r, D, q) && CrossbarMember(s, first + q) == Member(n, r, D, q) &&
    CrossbarAbove(s, first + q) ==
      (q == 0 ? above : Feeder(n, r, D, q) == -1 ? first + q - 1 : first + Feeder(n, r, D, q)) &&
    CrossbarTurns(s, first + q) == (q == 0 ? turns : Feeder(n, r, D, q) == -1 ? 0 : 1) &&
    CrossbarDown(s, first + q) == (Down(n, r, D, q) == -1 ? -1 : first + Down(n, r, D, q)) &&
    CrossbarRight(s, first + q) == (Right(n, r, D, q) == -1 ? -1 : first + Right(n, r, D, q));
  predicate LevelOf(dodona_crossbar s, part p, tree_level l) =
    LevelIs(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l);

  predicate EntryFits(tree_level l) =
    (l.entry < l.per || l.entry == CrossbarSpan(l.r, l.channels)) &&
    CrossbarSpan(l.r, l.channels) <= l.entry <= l.per &&
    (l.channels == 2 ? l.taken == 0 : l.entry == CrossbarSpan(l.r, l.channels));

  // Level k has several modules.
  predicate Several(dodona_crossbar s, part p) =
    p.k < s.levels && s.per[p.k] < s.per[p.k - 1];

  // The part of the rest of module m.
  predicate RestPart(dodona_crossbar s, part p, integer m, part q) =
    q.k == p.k + 1 && q.first == RestFirst(s, p.k, p.first, p.taken, m) &&
    q.taken == RestTakenIn(s, p.k, p.taken, m) &&
    q.arrival == p.arrival + RestArrivalIn(s, p.k, p.taken, m) &&
    q.above == RestAboveIn(s, p.k, p.first, p.taken, m) && q.turns == RestTurnsIn(s, p.k, p.taken, m);
  predicate CutPart(dodona_crossbar s, part p, part q) =
    q.k == p.k + 1 && q.first == p.first && q.taken == p.taken &&
    q.arrival == p.arrival + CutArrival(s, p.k, p.taken) &&
    q.above == CutAbove(s, p.k, p.first, p.taken) && q.turns == 0;
*/

/*@
  // The part is done: it agrees, and its root hangs from where it should.
  predicate PartDone(dodona_crossbar s, part p) =
    HangsFrom(s, PartRoot(s, p), p.above, p.turns, p.arrival) &&
    PartAgrees(s, p.first + p.taken, PartEnd(s, p), PartRoot(s, p));
*/

/* A fractional tree that hangs from above. */
/*@ ghost
  /@ requires tree: 1 <= n && 1 <= r == s.group && IsDepth(n, r, D) && 0 <= first && first + n <= DODONA_CROSSBAR_RANKS;
     requires places: \forall integer q; 0 <= q < n ==> LocalAt(s, r, n, D, first, arrival, above, turns, q);
     terminates \true;
     assigns \nothing;
     ensures root: HangsFrom(s, first, above, turns, arrival);
     ensures agrees: PartAgrees(s, first, first + n, first);
     exits \false; @/
  void lemma_local_agrees(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                          int32_t turns, dodona_crossbar s);
*/

/* One position of an innermost module. */
/*@ ghost
  /@ requires shape: k == s.levels;
     requires tree: n == s.per[s.levels - 1] - taken && D == TreeDepth(n, s.group);
     requires place: root == first + taken && \forall integer f;
       CrossbarField(s, f, root + q) == PlaceField(s, f, k, first, taken, arrival, above, turns, root + q);
     terminates \true;
     assigns \nothing;
     ensures local: LocalAt(s, s.group, n, D, root, arrival, above, turns, q);
     exits \false; @/
  void lemma_place_local(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, int32_t n, int32_t D, int32_t root, int32_t q);
*/

/* The groups of a level. */
/*@ ghost
  /@ requires level: LevelIs(s, k, first, taken, arrival, above, turns, l) && 1 <= l.channels <= 2 && 1 <= l.r;
     requires groups: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
       GroupPlace(s, k, first, taken, arrival, above, turns, m, v);
     terminates \true;
     assigns \nothing;
     ensures first: FirstGroupAt(l, m, s);
     ensures second: l.channels != 2 ==> SecondGroupAt(l, m, s);
     exits \false; @/
  void lemma_groups_at(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, tree_level l, int32_t m);
*/

/* There is room for all groups. */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     terminates \true;
     assigns \nothing;
     ensures room: RoomIn(s, 1, 0);
     exits \false; @/
  void lemma_room_all(dodona_crossbar s);

  /@ requires shape: CrossbarShape(s);
     requires room: RoomIn(s, k, taken) && k < s.levels && s.per[k] == s.per[k - 1];
     terminates \true;
     assigns \nothing;
     ensures room: RoomIn(s, k + 1, taken);
     exits \false; @/
  void lemma_room_alone(dodona_crossbar s, int32_t k, int32_t taken);
*/

/* From the head of a module to the root of what the groups leave there. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && 0 <= k < s.levels;
     requires room: CrossbarSpan(s.group, s.channels) <= s.per[k];
     terminates \true;
     decreases s.levels - k;
     assigns \nothing;
     ensures entry: \result == EntryOf(s, k);
     ensures range: 1 <= \result <= s.per[k];
     ensures inside: \result < s.per[k] || \result == CrossbarSpan(s.group, s.channels);
     ensures least: CrossbarSpan(s.group, s.channels) <= \result;
     ensures one: s.channels != 2 ==> \result == CrossbarSpan(s.group, s.channels);
     exits \false; @/
  int32_t entry_at(dodona_crossbar s, int32_t k);
*/

/* The level of several modules. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && Several(s, p);
     terminates \true;
     assigns \nothing;
     ensures level: LevelOf(s, p, \result) && SoundTreeLevel(\result);
     ensures end: \result.first + \result.count * \result.per == PartEnd(s, p);
     ensures room: \result.taken + CrossbarSpan(\result.r, \result.channels) <= \result.per;
     ensures entry: EntryFits(\result);
     ensures first: \result.first == p.first || \result.first == p.first + \result.per;
     ensures root: PartRoot(s, p) == HeadOf(\result, 0);
     exits \false; @/
  tree_level level_at(dodona_crossbar s, part p);
*/

/* The head of module m; what module m leaves; what the module leaves that is left out. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && Several(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.taken <= l.per;
     terminates \true;
     assigns \nothing;
     ensures head: \result == HeadOf(l, m);
     ensures start: \result - (m == 0 ? l.taken : 0) == LevelFirst(l, m);
     ensures rest: LevelFirst(l, m) == RestFirst(s, p.k, p.first, p.taken, m);
     ensures range: l.first + l.taken <= \result && 0 <= LevelFirst(l, m) && LevelFirst(l, m) + l.per <= PartEnd(s, p) &&
       0 <= m * l.per && LevelFirst(l, m) <= \result <= LevelFirst(l, m) + l.taken;
     exits \false; @/
  int32_t head_in(dodona_crossbar s, part p, tree_level l, int32_t m);

  /@ requires part: SoundPart(s, p) && Several(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.taken <= l.per;
     requires left: LevelTaken(l, m) < l.per;
     terminates \true;
     assigns \nothing;
     ensures rest: RestPart(s, p, m, \result);
     ensures sound: SoundPart(s, \result);
     exits \false; @/
  part rest_at(dodona_crossbar s, part p, tree_level l, int32_t m);

  /@ requires part: SoundPart(s, p) && Several(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && l.spare != -1;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.taken <= l.per;
     terminates \true;
     assigns \nothing;
     ensures rest: CutPart(s, p, \result);
     ensures sound: SoundPart(s, \result);
     ensures root: PartRoot(s, \result) == l.spare && PartEnd(s, \result) == l.first;
     ensures hangs: \result.above == HeadOf(l, l.count - 1) + l.r - 1 && \result.turns == 0 &&
       \result.arrival == ArrivalOf(l, l.count - 1) + l.r;
     exits \false; @/
  part cut_at(dodona_crossbar s, part p, tree_level l);
*/

/* What is so of these, for the next level. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && Several(s, p) && PartPlaces(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && p.first <= l.first && l.taken <= l.per;
     requires taken: l.first + l.taken == p.first + p.taken || p.first + p.taken <= l.first && l.taken == 0;
     requires rest: RestPart(s, p, m, q) && LevelTaken(l, m) < l.per;
     terminates \true;
     assigns \nothing;
     ensures places: PartPlaces(s, q);
     exits \false; @/
  void lemma_rest_places(dodona_crossbar s, part p, tree_level l, int32_t m, part q);

  /@ requires part: SoundPart(s, p) && Several(s, p) && PartPlaces(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && p.first <= l.first && l.taken <= l.per;
     requires taken: l.first + l.taken == p.first + p.taken || p.first + p.taken <= l.first && l.taken == 0;
     requires room: l.taken + CrossbarSpan(l.r, l.channels) <= l.per;
     terminates \true;
     assigns \nothing;
     ensures first: FirstGroupAt(l, m, s);
     ensures second: l.channels != 2 ==> SecondGroupAt(l, m, s);
     exits \false; @/
  void lemma_part_groups(dodona_crossbar s, part p, tree_level l, int32_t m);

  /@ requires part: SoundPart(s, p) && Several(s, p) && PartPlaces(s, p);
     requires cut: CutPart(s, p, q) && PartEnd(s, q) == LevelFrom(s, p.k, p.first, p.taken) &&
       PartEnd(s, q) <= PartEnd(s, p);
     terminates \true;
     assigns \nothing;
     ensures places: PartPlaces(s, q);
     exits \false; @/
  void lemma_cut_places(dodona_crossbar s, part p, part q);
*/

/* A module alone in another one. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && p.k < s.levels && s.per[p.k] == s.per[p.k - 1] &&
       PartPlaces(s, p);
     terminates \true;
     assigns \nothing;
     ensures next: \result.k == p.k + 1 && \result.first == p.first && \result.taken == p.taken &&
       \result.arrival == p.arrival && \result.above == p.above && \result.turns == p.turns;
     ensures sound: SoundPart(s, \result) && PartEnd(s, \result) == PartEnd(s, p) &&
       PartRoot(s, \result) == PartRoot(s, p);
     ensures places: PartPlaces(s, \result);
     exits \false; @/
  part alone_at(dodona_crossbar s, part p);
*/

/* An innermost module: its positions, one by one, and all of it. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && p.k == s.levels && PartPlaces(s, p);
     requires tree: n == s.per[s.levels - 1] - p.taken && D == TreeDepth(n, s.group) && first == p.first + p.taken;
     terminates \true;
     assigns \nothing;
     ensures local: \forall integer q; 0 <= q < n ==> LocalAt(s, s.group, n, D, first, p.arrival, p.above, p.turns, q);
     exits \false; @/
  void lemma_part_local(dodona_crossbar s, part p, int32_t n, int32_t D, int32_t first);

  /@ requires part: SoundPart(s, p) && p.k == s.levels && PartPlaces(s, p);
     terminates \true;
     assigns \nothing;
     ensures done: PartDone(s, p);
     exits \false; @/
  void lemma_part_inner(dodona_crossbar s, part p);
*/

/* Every part agrees; the body is in proofs/theorems/algorithms/crossbar_tree.c. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && PartPlaces(s, p);
     terminates \true;
     decreases s.levels - p.k;
     assigns \nothing;
     ensures done: PartDone(s, p);
     exits \false; @/
  void lemma_part_agrees(dodona_crossbar s, part p);
*/

/* What module m leaves hangs where it should. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && Several(s, p);
     requires level: LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 <= m < l.count;
     requires rest: RestPart(s, p, m, q) && LevelTaken(l, m) < l.per;
     requires first: LevelFirst(l, m) == RestFirst(s, p.k, p.first, p.taken, m) && 0 <= LevelFirst(l, m);
     terminates \true;
     assigns \nothing;
     ensures root: PartRoot(s, q) == LocalOf(l, m) && LocalOf(l, m) != -1;
     ensures hangs: PartDone(s, q) ==> RestHangs(l, m, s);
     exits \false; @/
  void lemma_rest_hangs(dodona_crossbar s, part p, tree_level l, int32_t m, part q);
*/

#endif
