/* Describes one level of a hierarchy of crossbars: its modules, the groups of each module, and who feeds
   the ranks that are left. crossbar_level.c draws it. Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_CROSSBAR_LEVEL_H
#define DODONA_ALGORITHMS_GROUPS_CROSSBAR_LEVEL_H

#include "ref/algorithms/groups/crossbar.h"
#include "spec/algorithms/crossbar_tree.h"

/* A region, the positions of a module or of several, and who feeds what is left of it:

     first                            first + size - 1
     | o o o o | x . . . . . . . . . . . . . . . . . |
       taken     the first position that is left: it has its first block in step `arrival`

   Groups of outer levels hold the positions o. The position `above` feeds x, or, if `turns` is 1, the members of a group from `above` on
   take turns to feed x. `above` is DODONA_NONE if x is the root of all. */
typedef struct dodona_crossbar_region {
  int32_t first;
  int32_t size;
  int32_t taken;
  int32_t arrival;
  int32_t above;
  int32_t turns;
} dodona_crossbar_region;

/* A region that consists of `count` modules. In each module the level's groups (g), of `group` ranks, stand from the module's head on;
   the levels inside have the rest of the module (r):

     module 0                 module 1                 module 2
     | o o g g g r r r r r r | g g g r r r r r r r r | g g g r r r ..
       taken                   head    head + entry

   With two channels a group of an outer level may stand in a module before module 0. Then the region leaves that module out, and
   `spare` is the root of what the group leaves of it; the last leaf feeds `spare`. */
typedef struct dodona_crossbar_level {
  dodona_crossbar_region whole;
  int32_t spare; /* a position; DODONA_NONE: there is no such module */
  int32_t entry; /* from the head of a module to the root of its rest */
  int32_t group;
  int32_t channels;
  int32_t per; /* positions of a module */
  int32_t count;
} dodona_crossbar_level;

/* A level adds no more to the arrivals. */
#define DODONA_LEVEL_STEPS 0x4400000

/*@
  // Only the root is fed by none; members that take turns are before the region.
  predicate GoodRegion(integer r, dodona_crossbar_region at) =
    0 <= at.first && 1 <= at.size && at.first + at.size <= DODONA_CROSSBAR_RANKS &&
    0 <= at.taken <= at.size &&
    0 <= at.arrival <= (DODONA_CROSSBAR_LEVELS - 1) * DODONA_LEVEL_STEPS &&
    (at.first + at.taken == 0 <==> at.arrival == 0) &&
    -1 <= at.above < DODONA_CROSSBAR_RANKS && (at.first + at.taken == 0 <==> at.above == -1) &&
    0 <= at.turns <= 1 &&
    (at.turns == 1 ==> 0 <= at.above && at.above + r <= at.first + at.taken);

  // Its positions, and the one above, are less.
  logic integer RegionEnd(dodona_crossbar_region at) =
    at.above < at.first + at.size ? at.first + at.size : at.above + 1;

  predicate GoodLevel(dodona_crossbar_level level) =
    GoodRegion(level.group, level.whole) &&
    level.whole.arrival <= (DODONA_CROSSBAR_LEVELS - 2) * DODONA_LEVEL_STEPS &&
    1 <= level.group <= DODONA_CROSSBAR_GROUP && 1 <= level.channels <= 2 &&
    1 <= level.per <= level.whole.size && level.whole.size % level.per == 0 &&
    level.count == level.whole.size / level.per && 1 <= level.count <= level.whole.size &&
    level.whole.taken + CrossbarSpan(level.group, level.channels) <= level.per &&
    -1 <= level.spare < level.whole.first + level.whole.size &&
    (level.spare != -1 ==> level.channels == 2) &&
    0 <= level.entry && level.whole.taken + level.entry <= level.per;

  // The first position of module m that is not taken: the head of its group.
  logic integer LevelHead(dodona_crossbar_level level, integer m) =
    ModuleHead(level.per, level.whole.first, level.whole.taken, m);

  // The place of member i of a group of module m: of the first, and with one channel of the second.
  predicate LevelFirstGroup(dodona_crossbar_level level, integer m, integer i, dodona_group_place at) =
    FirstGroup(level.channels, level.group, level.per, level.count, level.whole.first, level.whole.taken, level.entry, level.spare,
               level.whole.arrival, level.whole.above, level.whole.turns, m, i, at);
  predicate LevelSecondGroup(dodona_crossbar_level level, integer m, integer i, dodona_group_place at) =
    SecondGroup(level.channels, level.group, level.per, level.count, level.whole.first, level.whole.taken, level.entry,
                level.whole.arrival, m, i, at);

  // SoundGroupPlace, of a value, with positions below `end`.
  predicate PlaceWithin(integer end, integer r, dodona_group_place at) =
    0 <= at.position < end && 0 <= at.arrival && (at.position == 0 <==> at.arrival == 0) &&
    0 <= at.member < r && at.member <= at.position &&
    -1 <= at.above < end && (at.position == 0 <==> at.above == -1) && 0 <= at.turns <= 1 &&
    (at.turns == 1 ==> 0 <= at.above && at.above + r <= end) &&
    -1 <= at.down < end && -1 <= at.right < end;

  // Members are fed in a chain.
  predicate PlaceChained(integer r, dodona_group_place at) =
    (0 < at.member ==> at.turns == 0 && at.above == at.position - 1) &&
    (at.member + 1 < r ==> at.down == -1 || at.down == at.position + 1);
*/

/* Returns the local tree of module m as a region. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    terminates \true;
    assigns \nothing;
    ensures region: GoodRegion(level.group, \result);
    ensures end: RegionEnd(\result) <= RegionEnd(level.whole);
    ensures arrival: \result.arrival ==
      level.whole.arrival + RestArrival(level.channels, level.group, level.count, m);
    ensures bound: \result.arrival <= level.whole.arrival + 66 * (level.group + 1);
    ensures size: \result.size == level.per && \result.first == level.whole.first + m * level.per;
    ensures taken: \result.taken == (m == 0 ? level.whole.taken : 0) +
      CrossbarSpan(level.group, level.channels);
    ensures above: \result.above == RestAbove(level.channels, level.group, level.per, level.count,
      level.whole.first, level.whole.taken, m);
    ensures turns: \result.turns == RestTurns(level.channels, level.count, m);
    exits \false; */
dodona_crossbar_region dodona_level_rest(dodona_crossbar_level level, int32_t m);

/* Returns the module that is cut off: the `per` positions before the others, from which outer groups have
   taken `taken`. */
/*@ requires level: GoodLevel(level);
    requires cut: level.channels == 2 && level.per <= level.whole.first && 0 < taken < level.per &&
      0 < level.whole.arrival;
    terminates \true;
    assigns \nothing;
    ensures region: GoodRegion(level.group, \result);
    ensures end: RegionEnd(\result) <= RegionEnd(level.whole);
    ensures arrival: \result.arrival == level.whole.arrival +
      ModuleArrival(level.channels, level.group, level.count, level.count - 1) + level.group;
    ensures bound: \result.arrival <= level.whole.arrival + 66 * (level.group + 1);
    ensures size: \result.size == level.per && \result.first == level.whole.first - level.per;
    ensures taken: \result.taken == taken;
    ensures above: \result.above == LevelHead(level, level.count - 1) + level.group - 1 && \result.turns == 0;
    exits \false; */
dodona_crossbar_region dodona_level_cut(dodona_crossbar_level level, int32_t taken);

/* Returns the place of `position` in module m if one of the module's groups holds it, else a place whose
   position is DODONA_NONE. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    requires position: LevelHead(level, m) <= position;
    terminates \true;
    assigns \nothing;
    ensures answer: \result.position == position || \result.position == -1;
    ensures within: \result.position == position ==>
      PlaceWithin(RegionEnd(level.whole), level.group, \result) &&
      PlaceChained(level.group, \result);
    ensures arrival: \result.position == position ==> \result.arrival == level.whole.arrival +
      GroupArrival(level.channels, level.group, level.count, m, position - LevelHead(level, m));
    ensures bound: \result.position == position ==>
      \result.arrival <= level.whole.arrival + 66 * (level.group + 1);
    ensures first: \result.position == position && position - LevelHead(level, m) < level.group ==>
      LevelFirstGroup(level, m, position - LevelHead(level, m), \result);
    ensures second: \result.position == position && level.group <= position - LevelHead(level, m) ==>
      LevelSecondGroup(level, m, position - LevelHead(level, m) - level.group, \result);
    ensures inside: \result.position == position ==>
      position < LevelHead(level, m) + CrossbarSpan(level.group, level.channels);
    ensures left: \result.position == -1 ==>
      LevelHead(level, m) + CrossbarSpan(level.group, level.channels) <= position;
    exits \false; */
dodona_group_place dodona_level_place(dodona_crossbar_level level, int32_t m, int32_t position);

#endif
