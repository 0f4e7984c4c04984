/* The places of a hierarchy of crossbars agree, as ghost functions; the bodies are in
   proofs/lemmas/groups/module_edges.c and crossbar_edges.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_EDGES_H
#define DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_EDGES_H

#include "ref/algorithms/groups/crossbar.h"
#include "spec/algorithms/crossbar_tree.h"

/* An arrival as a number that ghost code can hold. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r <= DODONA_MODULES_GROUP && 0 <= m < count <= DODONA_MODULES_MOST;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures arrival: \result == ModuleArrival(channels, r, count, m);
     ensures range: 0 <= \result <= (2 * DODONA_MODULES_GROUP + 1) * m;
     exits \false; @/
  int64_t arrival_of_module(int32_t channels, int32_t r, int32_t count, int32_t m);
*/

/* Edges as numbers that ghost code can hold. */
typedef struct module_edges {
  int32_t parent; /* -1 at the root */
  int32_t second;
  int32_t child;
  int32_t next;
} module_edges;

/* Modules, parents and children of either tree of modules agree. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r && 0 <= m < count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures parent_of: \result.parent == (m == 0 ? -1 : ModuleParent(channels, count, m));
     ensures second_of: \result.second == ModuleSecond(channels, count, m);
     ensures children: \result.child == ModuleFirstChild(channels, count, m) &&
       \result.next == ModuleSecondChild(channels, count, m);
     ensures root: ModuleArrival(channels, r, count, 0) == 0;
     ensures parent: 0 < m ==> 0 <= ModuleParent(channels, count, m) < m;
     ensures first: 0 < m && ModuleSecond(channels, count, m) == 0 ==>
       ModuleFirstChild(channels, count, ModuleParent(channels, count, m)) == m;
     ensures second: 0 < m && ModuleSecond(channels, count, m) == 1 ==>
       ModuleSecondChild(channels, count, ModuleParent(channels, count, m)) == m;
     ensures one: ModuleSecond(channels, count, m) == 0 || ModuleSecond(channels, count, m) == 1;
     ensures range: -1 <= ModuleFirstChild(channels, count, m) < count && -1 <= ModuleSecondChild(channels, count, m) < count;
     ensures leaf: channels == 2 ==> (ModuleFirstChild(channels, count, m) == -1 <==> count / 2 <= m) &&
       (ModuleSecondChild(channels, count, m) == -1 <==> (count - 1) / 2 <= m);
     ensures first_child: ModuleFirstChild(channels, count, m) != -1 ==> m < ModuleFirstChild(channels, count, m) &&
       ModuleParent(channels, count, ModuleFirstChild(channels, count, m)) == m &&
       ModuleSecond(channels, count, ModuleFirstChild(channels, count, m)) == 0 &&
       ModuleArrival(channels, r, count, ModuleFirstChild(channels, count, m)) ==
         ModuleArrival(channels, r, count, m) + r;
     ensures second_child: ModuleSecondChild(channels, count, m) != -1 ==> m < ModuleSecondChild(channels, count, m) &&
       ModuleParent(channels, count, ModuleSecondChild(channels, count, m)) == m &&
       ModuleSecond(channels, count, ModuleSecondChild(channels, count, m)) == 1 &&
       ModuleArrival(channels, r, count, ModuleSecondChild(channels, count, m)) ==
         ModuleArrival(channels, r, count, m) + (channels == 2 ? r + 1 : 2 * r + 1);
     exits \false; @/
  module_edges lemma_module_edges(int32_t channels, int32_t r, int32_t count, int32_t m);
*/

/*@
  // v hangs from above, in turns or not, and has block 0 in this step.
  predicate HangsFrom(dodona_crossbar s, integer v, integer above, integer turns,
                         integer arrival) =
    CrossbarAbove(s, v) == above && CrossbarTurns(s, v) == turns && CrossbarStart(s, v) == arrival;

  // A group of the shape: positions head .. head + r - 1.
  predicate GroupAt(integer r, integer head, integer arrival, integer above, integer turns, integer down,
                       integer right, dodona_crossbar s) =
    r == s.group && \forall integer v; head <= v < head + r ==>
      CrossbarStart(s, v) == arrival + v - head && CrossbarMember(s, v) == v - head &&
      CrossbarAbove(s, v) == (v == head ? above : v - 1) && CrossbarTurns(s, v) == (v == head ? turns : 0) &&
      CrossbarDown(s, v) == (v == head + r - 1 ? down : v + 1) && CrossbarRight(s, v) == right;
*/

/* Grafting: if what hangs below a group hangs from it, all members agree with their neighbours; and so does
   what hangs there. */
/*@ ghost
  /@ requires group: 1 <= r && GroupAt(r, head, arrival, above, turns, down, right, s);
     requires below: down != -1 ==> HangsFrom(s, down, head + r - 1, 0, arrival + r);
     requires beside: right != -1 ==> HangsFrom(s, right, head, 1, arrival + r + 1);
     terminates \true;
     assigns \nothing;
     ensures down: \forall integer v; head <= v < head + r ==> DownAgrees(s, v);
     ensures right: \forall integer v; head <= v < head + r ==> RightAgrees(s, v);
     ensures above: \forall integer v; head < v < head + r ==> AboveAgrees(s, v);
     exits \false; @/
  void lemma_group_agrees(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                          int64_t right, dodona_crossbar s);

  /@ requires group: 1 <= r && GroupAt(r, head, arrival, above, turns, down, right, s);
     requires below: HangsFrom(s, down, head + r - 1, 0, arrival + r);
     terminates \true;
     assigns \nothing;
     ensures above: AboveAgrees(s, down);
     exits \false; @/
  void lemma_hangs_down(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                        int64_t right, dodona_crossbar s);

  /@ requires group: 1 <= r && GroupAt(r, head, arrival, above, turns, down, right, s);
     requires beside: HangsFrom(s, right, head, 1, arrival + r + 1);
     terminates \true;
     assigns \nothing;
     ensures above: AboveAgrees(s, right);
     exits \false; @/
  void lemma_hangs_right(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                         int64_t right, dodona_crossbar s);
*/

/* A level of the hierarchy, as numbers that ghost code can hold. */
typedef struct tree_level {
  int32_t channels;
  int32_t r;
  int32_t per;
  int32_t count;
  int32_t first;
  int32_t taken;
  int32_t entry;
  int32_t spare;
  int32_t above;
  int32_t turns;
  int64_t arrival;
} tree_level;

/*@
  predicate SoundTreeLevel(tree_level l) =
    1 <= l.channels <= 2 && 1 <= l.r <= DODONA_MODULES_GROUP && 1 <= l.count <= DODONA_MODULES_MOST &&
    1 <= l.per <= DODONA_MODULES_MOST && 0 <= l.first <= DODONA_MODULES_MOST && 0 <= l.taken <= DODONA_MODULES_MOST &&
    -1 <= l.spare <= INT32_MAX && 1 <= l.entry <= DODONA_MODULES_MOST && (l.channels != 2 ==> l.spare == -1) &&
    0 <= l.arrival <= 0x100000000000000;

  logic integer HeadOf(tree_level l, integer m) = ModuleHead(l.per, l.first, l.taken, m);
  logic integer LocalOf(tree_level l, integer m) = ModuleLocal(l.per, l.first, l.taken, l.entry, m);
  logic integer ArrivalOf(tree_level l, integer m) = l.arrival + ModuleArrival(l.channels, l.r, l.count, m);

  // Module m's groups are where they should be.
  predicate FirstGroupAt(tree_level l, integer m, dodona_crossbar s) =
    GroupAt(l.r, HeadOf(l, m), ArrivalOf(l, m),
      m == 0 ? l.above : ModuleAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m),
      m == 0 ? l.turns : ModuleTurns(l.channels, l.count, m),
      ModuleDown(l.channels, l.per, l.count, l.first, l.taken, l.entry, l.spare, m),
      ModuleRight(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, m), s);
  predicate SecondGroupAt(tree_level l, integer m, dodona_crossbar s) =
    GroupAt(l.r, HeadOf(l, m) + l.r, ArrivalOf(l, m) + l.r + 1, HeadOf(l, m), 1,
      ModuleSecondChild(l.channels, l.count, m) != -1 ? HeadOf(l, ModuleSecondChild(l.channels, l.count, m)) : -1,
      LocalOf(l, m), s);
  predicate GroupsAt(tree_level l, dodona_crossbar s) =
    \forall integer m; 0 <= m < l.count ==>
      FirstGroupAt(l, m, s) && (l.channels != 2 ==> SecondGroupAt(l, m, s));

  // The root of module m's local tree hangs where it should; and the root of the module that is cut off.
  predicate RestHangs(tree_level l, integer m, dodona_crossbar s) =
    LocalOf(l, m) != -1 ==>
      HangsFrom(s, LocalOf(l, m),
        RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m),
        RestTurns(l.channels, l.count, m), l.arrival + RestArrival(l.channels, l.r, l.count, m));
  predicate SpareAt(tree_level l, dodona_crossbar s) =
    l.spare != -1 ==>
      HangsFrom(s, l.spare, HeadOf(l, l.count - 1) + l.r - 1, 0, ArrivalOf(l, l.count - 1) + l.r);
  predicate RestsHang(tree_level l, dodona_crossbar s) =
    (\forall integer m; 0 <= m < l.count ==> RestHangs(l, m, s)) && SpareAt(l, s);
*/

/* All of module m's groups agree with their neighbours, and the root of its local tree does. */
/*@ ghost
  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures down: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
       DownAgrees(s, v);
     ensures right: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
       RightAgrees(s, v);
     ensures above: \forall integer v; HeadOf(l, m) < v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
       AboveAgrees(s, v);
     ensures head: 0 < m ==> AboveAgrees(s, HeadOf(l, m));
     ensures local: LocalOf(l, m) != -1 ==> AboveAgrees(s, LocalOf(l, m));
     exits \false; @/
  void lemma_module_agrees(tree_level l, int32_t m, dodona_crossbar s);

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires spare: l.spare != -1;
     terminates \true;
     assigns \nothing;
     ensures spare: AboveAgrees(s, l.spare);
     exits \false; @/
  void lemma_spare_agrees(tree_level l, dodona_crossbar s);
*/

#endif
