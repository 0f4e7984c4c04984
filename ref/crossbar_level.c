/* Four modules, groups of 2, two channels; > is a right edge, | a down one. Each module has its group in
   the tree of modules and a local tree below: a module with one child or none feeds its own, and a
   leaf that of a module with two children, by the one link that it has left.

       module 0:  g0 - - - - - - > module 2: g2 > local 2
                  |                          |
       module 1:  g1 > local 1               local 0
                  |
       module 3:  g3 > local 3

   With one channel a module has two groups; local trees hang from the second:

       module 0:  g0 > h0 > local 0
                  |    | - - - - - > module 3: g3 > h3 > local 3
       module 1:  g1 > h1 > local 1
                  |
       module 2:  g2 > h2 > local 2                                                        */
#include "crossbar_level.h"
#include "module_tree.h"

/* Module m in the level's tree of modules. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires memory: \valid(module) && \separated(module, level);
    terminates \true;
    assigns *module;
    ensures root: m == 0 ==> module->arrival == 0;
    ensures later: 0 < m ==> 1 <= module->arrival && 0 <= module->parent < level->count;
    ensures range: 0 <= module->arrival <= 64 * (level->group + 1) && 0 <= module->second <= 1;
    ensures children: -1 <= module->child[0] < level->count && -1 <= module->child[1] < level->count;
    ensures leaf: level->channels == 2 && module->child[0] == -1 ==> level->count / 2 <= m;
    exits \false; */
static void module_of(const dodona_crossbar_level *level, int32_t m, dodona_module *module)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  if (level->channels == 2)
    dodona_module_heap(level->count, level->group, m, module);
  else
    dodona_module_skewed(level->count, level->group, m, module);
}

/* The first position of module m that is not taken: the head of its group. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    terminates \true;
    assigns \nothing;
    ensures head: \result ==
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0);
    ensures range: level->whole.first <= \result && 0 <= \result &&
      \result + CrossbarSpan(level->group, level->channels) <=
        level->whole.first + level->whole.size;
    ensures first: \result == 0 <==> m == 0 && level->whole.first + level->whole.taken == 0;
    exits \false; */
static int32_t head_of(const dodona_crossbar_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  /*@ ghost lemma_module_inside(level->whole.size, level->per, m); */
  return level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0);
}

/* The first position of its local tree, or DODONA_NONE if none is left for one. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < ranks;
    exits \false; */
static int32_t local_of(const dodona_crossbar_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  /*@ ghost lemma_module_inside(level->whole.size, level->per, m); */
  int32_t local = head_of(level, m) /*@ ghost (ranks, outside) */ +
                  dodona_crossbar_span(level->group, level->channels);
  return local < level->whole.first + m * level->per + level->per ? local : DODONA_NONE;
}

/* With two channels, in heap order: modules 0 .. fed - 1 have two children, and leaf m + count / 2
   feeds the local tree of module m. */
/*@ requires memory: \valid_read(level) && 1 <= level->count;
    terminates \true;
    assigns \nothing;
    ensures fed: \result == (level->count - 1) / 2;
    exits \false; */
static int32_t fed_modules(const dodona_crossbar_level *level) {
  return (level->count - 1) / 2;
}

dodona_crossbar_region dodona_level_rest(const dodona_crossbar_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  /*@ ghost lemma_module_inside(level->whole.size, level->per, m); */
  dodona_crossbar_region local = {level->whole.first + m * level->per,
                                  level->per,
                                  (m == 0 ? level->whole.taken : 0) +
                                      dodona_crossbar_span(level->group, level->channels),
                                  0,
                                  0,
                                  1};
  dodona_module module;
  if (level->channels == 2 && m < fed_modules(level)) {
    module_of(level, m + level->count / 2, &module) /*@ ghost (ranks, outside) */;
    local.arrival = level->whole.arrival + module.arrival + level->group;
    local.above =
        head_of(level, m + level->count / 2) /*@ ghost (ranks, outside) */ + level->group - 1;
    local.turns = 0;
    return local;
  }
  module_of(level, m, &module) /*@ ghost (ranks, outside) */;
  local.arrival = level->whole.arrival + module.arrival + level->group + 1;
  local.above = head_of(level, m) /*@ ghost (ranks, outside) */;
  if (level->channels == 1) {
    local.arrival += level->group + 1;
    local.above += level->group;
  }
  return local;
}

/* The head of a child's group, or DODONA_NONE. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires child: -1 <= child < level->count;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < ranks;
    ensures none: \result == -1 <==> child == -1;
    exits \false; */
static int32_t successor_of(const dodona_crossbar_level *level, int32_t child)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  return child == DODONA_NONE ? DODONA_NONE : head_of(level, child) /*@ ghost (ranks, outside) */;
}

/* The position that feeds the first group of a module, or its group the first of them. With one channel
   second children hang from their parent's second group; only with two channels members take turns. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires parent: 0 <= parent < level->count && 0 <= second <= 1;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < ranks;
    ensures turns: level->channels == 2 && second == 1 ==> \result + level->group <= ranks;
    exits \false; */
static int32_t feeder_of(const dodona_crossbar_level *level, int32_t parent, int32_t second)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  int32_t head = head_of(level, parent) /*@ ghost (ranks, outside) */;
  if (level->channels == 2)
    return second ? head : head + level->group - 1;
  return head + level->group - 1 + (second ? level->group : 0);
}

/* The head of the first group of a module. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    terminates \true;
    assigns \nothing;
    ensures head: GoodHead(ranks, level->group, \result);
    ensures position: \result.position ==
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0);
    exits \false; */
static dodona_group_place first_group(const dodona_crossbar_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_module module;
  module_of(level, m, &module) /*@ ghost (ranks, outside) */;
  int32_t served = m - level->count / 2; /* by a leaf */
  int32_t head = head_of(level, m) /*@ ghost (ranks, outside) */;
  int32_t down = successor_of(level, module.child[0]) /*@ ghost (ranks, outside) */;
  int32_t right = successor_of(level, module.child[1]) /*@ ghost (ranks, outside) */;
  int32_t above = level->whole.above;
  int32_t turns = level->whole.turns;
  if (level->channels == 2 && down == DODONA_NONE && served < fed_modules(level))
    down = local_of(level, served) /*@ ghost (ranks, outside) */;
  if (level->channels == 1)
    right = head + level->group;
  else if (right == DODONA_NONE)
    right = local_of(level, m) /*@ ghost (ranks, outside) */;
  if (m > 0) {
    above = feeder_of(level, module.parent, module.second) /*@ ghost (ranks, outside) */;
    turns = level->channels == 2 ? module.second : 0;
  }
  return (dodona_group_place){head, level->whole.arrival + module.arrival, 0, above, turns, down,
                              right};
}

/* The head of the second group, with one channel. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires one: level->channels == 1;
    terminates \true;
    assigns \nothing;
    ensures head: GoodHead(ranks, level->group, \result);
    ensures position: \result.position ==
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0) + level->group;
    exits \false; */
static dodona_group_place second_group(const dodona_crossbar_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_module module;
  module_of(level, m, &module) /*@ ghost (ranks, outside) */;
  int32_t first = head_of(level, m) /*@ ghost (ranks, outside) */;
  int32_t down = successor_of(level, module.child[1]) /*@ ghost (ranks, outside) */;
  int32_t right = local_of(level, m) /*@ ghost (ranks, outside) */;
  return (dodona_group_place){first + level->group,
                              level->whole.arrival + module.arrival + level->group + 1,
                              0,
                              first,
                              1,
                              down,
                              right};
}

/* Member `i` of the group with this head. */
/*@ requires head: GoodHead(ranks, group, head);
    requires member: 0 <= i < group <= DODONA_CROSSBAR_GROUP && ranks <= DODONA_CROSSBAR_RANKS;
    terminates \true;
    assigns \nothing;
    ensures place: SoundValue(group, \result) && \result.position == head.position + i;
    exits \false; */
static dodona_group_place member_of(int32_t group, dodona_group_place head, int32_t i)
/*@ ghost (int32_t ranks) */ {
  int32_t position = head.position + i;
  return (dodona_group_place){position,
                              head.arrival + i,
                              i,
                              i == 0 ? head.above : position - 1,
                              i == 0 ? head.turns : 0,
                              i == group - 1 ? head.down : position + 1,
                              head.right};
}

dodona_group_place dodona_level_place(const dodona_crossbar_level *level, int32_t m,
                                      int32_t position)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_group_place none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE};
  int32_t inside = position - head_of(level, m) /*@ ghost (ranks, outside) */;
  if (inside >= dodona_crossbar_span(level->group, level->channels))
    return none;
  if (inside < level->group)
    return member_of(level->group, first_group(level, m) /*@ ghost (ranks, outside) */,
                     inside) /*@ ghost (ranks) */;
  return member_of(level->group, second_group(level, m) /*@ ghost (ranks, outside) */,
                   inside - level->group)
      /*@ ghost (ranks) */;
}
