/* One level of a hierarchy of crossbars: its modules, the groups of each, and who feeds what is left.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_CROSSBAR_LEVEL_H
#define DODONA_CROSSBAR_LEVEL_H

#include "crossbar.h"

/* Positions first .. first + size - 1 but for the `taken` first ones, which groups of levels outside
   have; and who feeds the first one left. */
typedef struct dodona_crossbar_region {
  int32_t first;
  int32_t size;
  int32_t taken;
  int32_t arrival;
  int32_t above;
  int32_t turns;
} dodona_crossbar_region;

/* A region that consists of modules. */
typedef struct dodona_crossbar_level {
  dodona_crossbar_region whole;
  int32_t group;
  int32_t channels;
  int32_t per; /* positions of a module */
  int32_t count;
} dodona_crossbar_level;

/* A level adds no more to the arrivals. */
#define DODONA_LEVEL_STEPS 0x4400000

/*@
  // Positions from first on, in a crossbar of `ranks`: who feeds them is known, and when; `outside` levels
  // are around them.
  predicate GoodRegion(integer ranks, integer r, integer outside, dodona_crossbar_region at) =
    0 <= at.first && 1 <= at.size && at.first + at.size <= ranks <= DODONA_CROSSBAR_RANKS &&
    0 <= at.taken <= at.size && 0 <= outside < DODONA_CROSSBAR_LEVELS &&
    0 <= at.arrival <= outside * DODONA_LEVEL_STEPS && 0 <= at.turns <= 1 &&
    (at.first + at.taken == 0 ==> at.arrival == 0) &&
    (0 < at.first + at.taken ==> 1 <= at.arrival && 0 <= at.above < ranks) &&
    (at.turns == 1 ==> at.above + r <= ranks);

  predicate GoodLevel{L}(integer ranks, integer outside, dodona_crossbar_level *level) =
    GoodRegion(ranks, level->group, outside, level->whole) &&
    1 <= level->group <= DODONA_CROSSBAR_GROUP && 1 <= level->channels <= 2 &&
    1 <= level->per <= level->whole.size && level->whole.size % level->per == 0 &&
    level->count == level->whole.size / level->per &&
    level->whole.taken + CrossbarSpan(level->group, level->channels) <= level->per;
*/

/*@
  // SoundGroupPlace, of a value.
  predicate SoundValue(integer r, dodona_group_place at) =
    1 <= r && 0 <= at.position && 0 <= at.arrival && (at.position == 0 <==> at.arrival == 0) &&
    0 <= at.member < r && (0 < at.position ==> 0 <= at.above) && 0 <= at.turns <= 1 &&
    (at.turns == 1 ==> at.above + r <= INT32_MAX) && -1 <= at.down && -1 <= at.right;

  // The head of a group of the level.
  predicate GoodHead(integer ranks, integer r, dodona_group_place head) =
    SoundValue(r, head) && head.member == 0 && head.position + r <= ranks &&
    head.arrival <= 0x30000000 && head.above < ranks && head.down < ranks && head.right < ranks;
*/

/* The local tree of module m as a region. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires next: outside + 1 < DODONA_CROSSBAR_LEVELS;
    terminates \true;
    assigns \nothing;
    ensures region: GoodRegion(ranks, level->group, outside + 1, \result);
    ensures size: \result.size == level->per && \result.first == level->whole.first + m * level->per;
    ensures taken: \result.taken == (m == 0 ? level->whole.taken : 0) +
      CrossbarSpan(level->group, level->channels);
    exits \false; */
dodona_crossbar_region dodona_level_rest(const dodona_crossbar_level *level, int32_t m)
    /*@ ghost (int32_t ranks, int32_t outside) */;

/* The place of `position` in module m if it is in one of the module's groups, else one whose position is
   DODONA_NONE. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires position: level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0) <=
      position < ranks;
    terminates \true;
    assigns \nothing;
    ensures answer: \result.position == position || \result.position == -1;
    ensures sound: \result.position == position ==> SoundValue(level->group, \result);
    ensures left: \result.position == -1 ==>
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0) +
        CrossbarSpan(level->group, level->channels) <= position;
    exits \false; */
dodona_group_place dodona_level_place(const dodona_crossbar_level *level, int32_t m,
                                      int32_t position)
    /*@ ghost (int32_t ranks, int32_t outside) */;

#endif
