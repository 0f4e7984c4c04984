/* Four modules, groups of 2, two channels; > is a right edge, | a down one. Each module has its group in
   the tree of modules and a local tree below. A module with one child or none feeds its own local tree. A
   module with two children has no edge left; a leaf feeds its local tree by the leaf's one spare edge.

       module 0:  g0 - - - - - - > module 2: g2 > local 2
                  |                          |
       module 1:  g1 > local 1               local 0
                  |
       module 3:  g3 > local 3

   The last leaf has one spare edge, here g3's down edge. If module 0 has a group of an outer level, which
   uses its links, g0 is missing, module 1 is the root, and the spare edge feeds local 0.

   With one channel a module has two groups; local trees hang from the second:

       module 0:  g0 > h0 > local 0
                  |    | - - - - - > module 3: g3 > h3 > local 3
       module 1:  g1 > h1 > local 1
                  |
       module 2:  g2 > h2 > local 2 */
#include "ref/algorithms/groups/crossbar_level.h"
#include "ref/algorithms/groups/module_tree.h"

/* Module m in the level's tree of modules. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    requires memory: \valid(module);
    terminates \true;
    assigns *module;
    ensures arrival: module->arrival ==
      ModuleArrival(level.channels, level.group, level.count, m);
    ensures root: m == 0 ==> module->arrival == 0;
    ensures later: 0 < m ==> 1 <= module->arrival && 0 <= module->parent < level.count;
    ensures range: 0 <= module->arrival <= 64 * (level.group + 1) && 0 <= module->second <= 1;
    ensures children: -1 <= module->child[0] < level.count && -1 <= module->child[1] < level.count;
    ensures leaf: level.channels == 2 && module->child[0] == -1 ==> level.count / 2 <= m;
    ensures parent: 0 < m ==> module->parent == ModuleParent(level.channels, level.count, m);
    ensures second: module->second == ModuleSecond(level.channels, level.count, m);
    ensures edges: module->child[0] == ModuleFirstChild(level.channels, level.count, m) &&
      module->child[1] == ModuleSecondChild(level.channels, level.count, m);
    exits \false; */
static void module_of(dodona_crossbar_level level, int32_t m, dodona_module *module) {
  /*@ ghost lemma_tree_depth(level.count, 1); */
  if (level.channels == 2)
    dodona_module_heap(level.count, level.group, m, module);
  else
    dodona_module_skewed(level.count, level.group, m, module);
}

/* The head of the first group of module m. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    terminates \true;
    assigns \nothing;
    ensures head: \result == LevelHead(level, m);
    ensures range: level.whole.first <= \result && 0 <= \result &&
      \result + CrossbarSpan(level.group, level.channels) <= level.whole.first + level.whole.size;
    ensures first: \result == 0 <==> m == 0 && level.whole.first + level.whole.taken == 0;
    exits \false; */
static int32_t head_of(dodona_crossbar_level level, int32_t m) {
  /*@ ghost lemma_module_inside(level.whole.size, level.per, m); */
  return level.whole.first + m * level.per + (m == 0 ? level.whole.taken : 0);
}

/* The root of its local tree, or DODONA_NONE if none is left for one. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < level.whole.first + level.whole.size;
    ensures local: \result == ModuleLocal(level.per, level.whole.first, level.whole.taken, level.entry, m);
    exits \false; */
static int32_t local_of(dodona_crossbar_level level, int32_t m) {
  /*@ ghost lemma_module_inside(level.whole.size, level.per, m); */
  int32_t local = head_of(level, m) + level.entry;
  return local < level.whole.first + m * level.per + level.per ? local : DODONA_NONE;
}

/* With two channels, in heap order: modules 0 .. fed - 1 have two children, and leaf m + count / 2
   feeds the local tree of module m. */
/*@ requires count: 1 <= count;
    terminates \true;
    assigns \nothing;
    ensures fed: \result == (count - 1) / 2;
    exits \false; */
static int32_t fed_modules(int32_t count) {
  return (count - 1) / 2;
}

dodona_crossbar_region dodona_level_rest(dodona_crossbar_level level, int32_t m) {
  /*@ ghost lemma_module_inside(level.whole.size, level.per, m); */
  int32_t span = dodona_crossbar_span(level.group, level.channels);
  int32_t by_leaf = level.channels == 2 && m < fed_modules(level.count);
  int32_t from = by_leaf ? m + level.count / 2 : m;
  dodona_module module;
  module_of(level, from, &module);
  int32_t arrival = level.whole.arrival + module.arrival + level.group;
  int32_t above = head_of(level, from);
  if (by_leaf) {
    above += level.group - 1;
  } else if (level.channels == 2) {
    arrival += 1;
  } else {
    arrival += level.group + 2;
    above += level.group;
  }
  int32_t first = level.whole.first + m * level.per;
  int32_t taken = (m == 0 ? level.whole.taken : 0) + span;
  /*@ assert inside: level.whole.first <= first &&
        first + level.per <= level.whole.first + level.whole.size; */
  /*@ assert own: first + taken == LevelHead(level, m) + span; */
  /*@ assert fed: 0 <= above < level.whole.first + level.whole.size; */
  /*@ assert before: by_leaf == 0 ==> above + level.group <= first + taken; */
  return (dodona_crossbar_region){first, level.per, taken, arrival, above, 1 - by_leaf};
}

dodona_crossbar_region dodona_level_cut(dodona_crossbar_level level, int32_t taken) {
  dodona_module module;
  module_of(level, level.count - 1, &module);
  int32_t above = head_of(level, level.count - 1) + level.group - 1;
  int32_t arrival = level.whole.arrival + module.arrival + level.group;
  return (dodona_crossbar_region){
      level.whole.first - level.per, level.per, taken, arrival, above, 0};
}

/* The head of a child's group, or DODONA_NONE. */
/*@ requires level: GoodLevel(level);
    requires child: -1 <= child < level.count;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < level.whole.first + level.whole.size;
    ensures none: \result == -1 <==> child == -1;
    ensures head: \result == (child == -1 ? -1 : LevelHead(level, child));
    exits \false; */
static int32_t successor_of(dodona_crossbar_level level, int32_t child) {
  return child == DODONA_NONE ? DODONA_NONE : head_of(level, child);
}

/* The position that feeds the first group of a module, or its group the first of them. With one channel
   second children hang from their parent's second group; only with two channels members take turns. */
/*@ requires level: GoodLevel(level);
    requires parent: 0 <= parent < level.count && 0 <= second <= 1;
    terminates \true;
    assigns \nothing;
    ensures feeder: \result == LevelHead(level, parent) +
      (level.channels == 2 ? (second == 1 ? 0 : level.group - 1) : level.group - 1 + (second == 1 ? level.group : 0));
    ensures range: 0 <= \result < level.whole.first + level.whole.size;
    ensures turns: level.channels == 2 && second == 1 ==>
      \result + level.group <= level.whole.first + level.whole.size;
    exits \false; */
static int32_t feeder_of(dodona_crossbar_level level, int32_t parent, int32_t second) {
  int32_t head = head_of(level, parent);
  if (level.channels == 2)
    return second ? head : head + level.group - 1;
  return head + level.group - 1 + (second ? level.group : 0);
}

/*@
  // The head of a group of the level.
  predicate LevelGroup(dodona_crossbar_level level, dodona_group_place head) =
    PlaceWithin(RegionEnd(level.whole), level.group, head) && head.member == 0 &&
    head.position + level.group <= level.whole.first + level.whole.size &&
    head.arrival <= level.whole.arrival + 65 * (level.group + 1);

  // What its members have in common, as FirstGroup and SecondGroup say (crossbar_tree.h).
  predicate LevelFirstHead(dodona_crossbar_level level, integer m, dodona_group_place head) =
    head.position == LevelHead(level, m) && head.arrival == level.whole.arrival + ModuleArrival(level.channels, level.group, level.count, m) &&
    head.above == (m == 0 ? level.whole.above : ModuleAbove(level.channels, level.group, level.per, level.count, level.whole.first,
                                                            level.whole.taken, m)) &&
    head.turns == (m == 0 ? level.whole.turns : ModuleTurns(level.channels, level.count, m)) &&
    head.down == ModuleDown(level.channels, level.per, level.count, level.whole.first, level.whole.taken, level.entry, level.spare, m) &&
    head.right == ModuleRight(level.channels, level.group, level.per, level.count, level.whole.first, level.whole.taken, level.entry, m);
  predicate LevelSecondHead(dodona_crossbar_level level, integer m, dodona_group_place head) =
    head.position == LevelHead(level, m) + level.group &&
    head.arrival == level.whole.arrival + ModuleArrival(level.channels, level.group, level.count, m) + level.group + 1 &&
    head.above == LevelHead(level, m) && head.turns == 1 &&
    head.down == (ModuleSecondChild(level.channels, level.count, m) != -1 ? LevelHead(level, ModuleSecondChild(level.channels, level.count, m)) : -1) &&
    head.right == ModuleLocal(level.per, level.whole.first, level.whole.taken, level.entry, m);
*/

/* The head of the first group of a module. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    terminates \true;
    assigns \nothing;
    ensures group: LevelGroup(level, \result);
    ensures head: LevelFirstHead(level, m, \result);
    ensures position: \result.position == LevelHead(level, m);
    ensures arrival: \result.arrival ==
      level.whole.arrival + ModuleArrival(level.channels, level.group, level.count, m);
    exits \false; */
static dodona_group_place first_group(dodona_crossbar_level level, int32_t m) {
  dodona_module module;
  module_of(level, m, &module);
  int32_t served = m - level.count / 2; /* by a leaf */
  int32_t head = head_of(level, m);
  int32_t down = successor_of(level, module.child[0]);
  int32_t right = successor_of(level, module.child[1]);
  int32_t above = level.whole.above;
  int32_t turns = level.whole.turns;
  if (level.channels == 2 && down == DODONA_NONE)
    down = served < fed_modules(level.count) ? local_of(level, served) : level.spare;
  if (level.channels == 1)
    right = head + level.group;
  else if (right == DODONA_NONE)
    right = local_of(level, m);
  if (m > 0) {
    above = feeder_of(level, module.parent, module.second);
    turns = level.channels == 2 ? module.second : 0;
  }
  return (dodona_group_place){head, level.whole.arrival + module.arrival, 0, above, turns, down,
                              right};
}

/* The head of the second group, with one channel. */
/*@ requires level: GoodLevel(level);
    requires module: 0 <= m < level.count;
    requires one: level.channels == 1;
    terminates \true;
    assigns \nothing;
    ensures group: LevelGroup(level, \result);
    ensures head: LevelSecondHead(level, m, \result);
    ensures position: \result.position == LevelHead(level, m) + level.group;
    ensures arrival: \result.arrival == level.whole.arrival + level.group + 1 +
      ModuleArrival(level.channels, level.group, level.count, m);
    exits \false; */
static dodona_group_place second_group(dodona_crossbar_level level, int32_t m) {
  dodona_module module;
  module_of(level, m, &module);
  int32_t first = head_of(level, m);
  int32_t down = successor_of(level, module.child[1]);
  int32_t right = local_of(level, m);
  return (dodona_group_place){first + level.group,
                              level.whole.arrival + module.arrival + level.group + 1,
                              0,
                              first,
                              1,
                              down,
                              right};
}

/* Member `i` of the group with this head. */
/*@ requires level: GoodLevel(level);
    requires head: LevelGroup(level, head);
    requires member: 0 <= i < level.group;
    terminates \true;
    assigns \nothing;
    ensures within: PlaceWithin(RegionEnd(level.whole), level.group, \result);
    ensures chained: PlaceChained(level.group, \result);
    ensures arrival: \result.arrival == head.arrival + i;
    ensures bound: \result.arrival <= level.whole.arrival + 66 * (level.group + 1);
    ensures position: \result.position == head.position + i;
    ensures member: MemberPlace(level.group, i, head.position, head.arrival, head.above, head.turns, head.down, head.right, \result);
    exits \false; */
static dodona_group_place member_of(dodona_crossbar_level level, dodona_group_place head,
                                    int32_t i) {
  int32_t position = head.position + i;
  return (dodona_group_place){position,
                              head.arrival + i,
                              i,
                              i == 0 ? head.above : position - 1,
                              i == 0 ? head.turns : 0,
                              i == level.group - 1 ? head.down : position + 1,
                              head.right};
}

dodona_group_place dodona_level_place(dodona_crossbar_level level, int32_t m, int32_t position) {
  dodona_group_place none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE};
  int32_t inside = position - head_of(level, m);
  if (inside >= dodona_crossbar_span(level.group, level.channels))
    return none;
  if (inside < level.group)
    return member_of(level, first_group(level, m), inside);
  return member_of(level, second_group(level, m), inside - level.group);
}
