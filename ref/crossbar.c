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
#include "crossbar.h"
#include "fractional_place.h"
#include "module_tree.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/product.h"

/* Positions first .. first + size - 1 but for the `taken` first ones, which groups of levels outside
   have; and who feeds the first one left. */
typedef struct region {
  int32_t first;
  int32_t size;
  int32_t taken;
  int32_t arrival;
  int32_t above;
  int32_t turns;
} region;

/* A region that consists of modules. */
typedef struct module_level {
  region whole;
  int32_t group;
  int32_t channels;
  int32_t per; /* positions of a module */
  int32_t count;
} module_level;

/* A level adds no more to the arrivals. */
#define LEVEL_STEPS 0x4400000

/*@
  // Positions from first on, in a crossbar of `ranks`: who feeds them is known, and when; `outside` levels
  // are around them.
  predicate GoodRegion(integer ranks, integer r, integer outside, region at) =
    0 <= at.first && 1 <= at.size && at.first + at.size <= ranks <= DODONA_CROSSBAR_RANKS &&
    0 <= at.taken <= at.size && 0 <= outside < DODONA_CROSSBAR_LEVELS &&
    0 <= at.arrival <= outside * LEVEL_STEPS && 0 <= at.turns <= 1 &&
    (at.first + at.taken == 0 ==> at.arrival == 0) &&
    (0 < at.first + at.taken ==> 1 <= at.arrival && 0 <= at.above < ranks) &&
    (at.turns == 1 ==> at.above + r <= ranks);

  predicate GoodLevel{L}(integer ranks, integer outside, module_level *level) =
    GoodRegion(ranks, level->group, outside, level->whole) &&
    1 <= level->group <= DODONA_CROSSBAR_GROUP && 1 <= level->channels <= 2 &&
    1 <= level->per <= level->whole.size && level->whole.size % level->per == 0 &&
    level->count == level->whole.size / level->per &&
    level->whole.taken + CrossbarSpan(level->group, level->channels) <= level->per;
*/

/*@ requires range: 1 <= group <= DODONA_CROSSBAR_GROUP;
    terminates \true;
    assigns \nothing;
    ensures span: \result == CrossbarSpan(group, channels);
    ensures range: group <= \result <= 2 * group;
    exits \false; */
static int32_t span_of(int32_t group, int32_t channels) {
  return channels == 2 ? group : 2 * group;
}

/* A module of `ranks` holds the groups of all levels but the innermost. */
/*@ requires range: 1 <= levels <= DODONA_CROSSBAR_LEVELS && 1 <= span <= 2 * DODONA_CROSSBAR_GROUP;
    terminates \true;
    assigns \nothing;
    ensures room: \result == 1 <==> (levels - 1) * span <= ranks;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t has_room(int32_t levels, int32_t span, int32_t ranks) {
  /*@ ghost lemma_product_order(levels - 1, DODONA_CROSSBAR_LEVELS, span); */
  return (levels - 1) * span <= ranks;
}

int32_t dodona_crossbar_valid(const dodona_crossbar *shape) {
  if (shape->levels < 1 || shape->levels > DODONA_CROSSBAR_LEVELS || shape->group < 1 ||
      shape->group > DODONA_CROSSBAR_GROUP || shape->channels < 1 || shape->channels > 2 ||
      shape->per[0] < 1 || shape->per[0] > DODONA_CROSSBAR_RANKS) {
    /*@ assert wrong: !ValidCrossbar(shape); */
    return 0;
  }
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant order: 1 <= shape->per[k - 1] <= shape->per[0];
      loop invariant right: \forall integer i; 0 < i < k ==>
        1 <= shape->per[i] <= shape->per[i - 1] && shape->per[i - 1] % shape->per[i] == 0;
      loop assigns k;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    if (shape->per[k] < 1 || shape->per[k] > shape->per[k - 1] ||
        shape->per[k - 1] % shape->per[k] != 0) {
      /*@ assert wrong: !ValidCrossbar(shape); */
      return 0;
    }
  }
  /*@ assert divides: \forall integer i; 0 < i < shape->levels ==>
        1 <= shape->per[i] <= shape->per[i - 1] && shape->per[i - 1] % shape->per[i] == 0; */
  int32_t span = span_of(shape->group, shape->channels);
  int32_t room = has_room(shape->levels, span, shape->per[shape->levels - 1]);
  /*@ assert full: room == 0 ==> !((shape->levels - 1) * CrossbarSpan(shape->group, shape->channels) <=
        shape->per[shape->levels - 1]); */
  /*@ assert none: room == 0 ==> !ValidCrossbar(shape); */
  return room;
}

int64_t dodona_crossbar_entries(const dodona_crossbar *shape) {
  return dodona_capacity_entries(shape->per[shape->levels - 1], shape->group);
}

int32_t dodona_crossbar_fill(dodona_crossbar *shape, uint32_t *table, int64_t entries) {
  if (!dodona_crossbar_valid(shape))
    return DODONA_BAD_GROUP;
  int32_t depth = 0;
  dodona_status status =
      dodona_capacity_fill(shape->per[shape->levels - 1], shape->group, table, entries, &depth);
  if (status != DODONA_OK)
    return DODONA_SHORT_TABLE;
  shape->depth = depth;
  /*@ assert valid: ValidCrossbar(shape); */
  /*@ assert depth: IsDepth(shape->per[shape->levels - 1], shape->group, shape->depth) &&
        shape->depth < DODONA_CROSSBAR_RANKS; */
  /*@ assert table: CapacityTable(shape->group, shape->depth, table); */
  return DODONA_OK;
}

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
static void module_of(const module_level *level, int32_t m, dodona_module *module)
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
static int32_t head_of(const module_level *level, int32_t m)
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
static int32_t local_of(const module_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  /*@ ghost lemma_module_inside(level->whole.size, level->per, m); */
  int32_t local =
      head_of(level, m) /*@ ghost (ranks, outside) */ + span_of(level->group, level->channels);
  return local < level->whole.first + m * level->per + level->per ? local : DODONA_NONE;
}

/* With two channels, in heap order: modules 0 .. fed - 1 have two children, and leaf m + count / 2
   feeds the local tree of module m. */
/*@ requires memory: \valid_read(level) && 1 <= level->count;
    terminates \true;
    assigns \nothing;
    ensures fed: \result == (level->count - 1) / 2;
    exits \false; */
static int32_t fed_modules(const module_level *level) {
  return (level->count - 1) / 2;
}

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
static region local_region(const module_level *level, int32_t m)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  /*@ ghost lemma_module_inside(level->whole.size, level->per, m); */
  region local = {level->whole.first + m * level->per,
                  level->per,
                  (m == 0 ? level->whole.taken : 0) + span_of(level->group, level->channels),
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

/* The head of a child's group, or DODONA_NONE. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires child: -1 <= child < level->count;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < ranks;
    ensures none: \result == -1 <==> child == -1;
    exits \false; */
static int32_t successor_of(const module_level *level, int32_t child)
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
static int32_t feeder_of(const module_level *level, int32_t parent, int32_t second)
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
static dodona_group_place first_group(const module_level *level, int32_t m)
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
static dodona_group_place second_group(const module_level *level, int32_t m)
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

/* The depth of a tree of n ranks, from the table of one of more: the least D that reaches as many. */
/*@ requires shape: ReadyCrossbar(shape, table);
    requires range: 1 <= n <= shape->per[shape->levels - 1];
    terminates \true;
    assigns \nothing;
    ensures depth: IsDepth(n, shape->group, \result) && 0 <= \result <= shape->depth;
    exits \false; */
static int32_t depth_of(const dodona_crossbar *shape, const uint32_t *table, int32_t n) {
  int32_t low = 0;
  int32_t high = (int32_t)shape->depth;
  /*@ loop invariant range: 0 <= low <= high <= shape->depth;
      loop invariant below: Capacity(shape->group, low - 1) < n;
      loop invariant enough: n <= Capacity(shape->group, high);
      loop assigns low, high;
      loop variant high - low; */
  while (low < high) {
    int32_t middle = low + (high - low) / 2;
    if (dodona_capacity_at(shape->group, table, middle) >= n)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/* The innermost tree: a fractional tree, moved. */
/*@ requires shape: ReadyCrossbar(shape, table);
    requires memory: \valid(place) && \valid_read(local);
    requires apart: \separated(place, shape, local, table + (0 .. shape->depth - shape->group - 1));
    requires region: GoodRegion(shape->per[0], shape->group, outside, *local);
    requires size: local->size == shape->per[shape->levels - 1];
    requires position: local->first + local->taken <= position < local->first + local->size;
    terminates \true;
    assigns *place;
    ensures position: place->position == position;
    ensures sound: SoundGroupPlace(shape->group, place);
    exits \false; */
static void local_place(const dodona_crossbar *shape, const region *local, const uint32_t *table,
                        int32_t position, dodona_group_place *place)
/*@ ghost (int32_t outside) */ {
  int32_t first = local->first + local->taken;
  int32_t n = local->size - local->taken;
  dodona_fractional_place at;
  dodona_fractional_locate(n, shape->group, depth_of(shape, table, n), table, position - first,
                           &at);
  *place = (dodona_group_place){position,
                                local->arrival + at.arrival,
                                at.member,
                                local->above,
                                local->turns,
                                at.down == DODONA_NONE ? DODONA_NONE : first + at.down,
                                at.right == DODONA_NONE ? DODONA_NONE : first + at.right};
  if (at.position > 0) {
    place->above = at.feeder == DODONA_NONE ? position - 1 : first + at.feeder;
    place->turns = at.feeder == DODONA_NONE ? 0 : 1;
  }
}

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
static dodona_group_place place_in_groups(const module_level *level, int32_t m, int32_t position)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_group_place none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE};
  int32_t inside = position - head_of(level, m) /*@ ghost (ranks, outside) */;
  if (inside >= span_of(level->group, level->channels))
    return none;
  if (inside < level->group)
    return member_of(level->group, first_group(level, m) /*@ ghost (ranks, outside) */,
                     inside) /*@ ghost (ranks) */;
  return member_of(level->group, second_group(level, m) /*@ ghost (ranks, outside) */,
                   inside - level->group)
      /*@ ghost (ranks) */;
}

void dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table, int32_t position,
                           dodona_group_place *place) {
  region at = {0, shape->per[0], 0, 0, DODONA_NONE, 0};
  /*@ ghost int32_t room = shape->per[shape->levels - 1]; */
  /*@ ghost lemma_innermost(shape, 0); */
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant region: GoodRegion(shape->per[0], shape->group, k - 1, at);
      loop invariant size: at.size == shape->per[k - 1] && room <= at.size;
      loop invariant inside: at.first + at.taken <= position < at.first + at.size;
      loop invariant room: at.taken +
        (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) <= room;
      loop assigns k, at;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    /*@ ghost lemma_innermost(shape, k); */
    int32_t per = shape->per[k];
    int32_t inside = position - at.first;
    /*@ assert divides: at.size % per == 0 && 1 <= per <= at.size; */
    /*@ ghost lemma_module_of(at.size, per, inside); */
    /*@ assert less: (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) ==
          (shape->levels - (k + 1)) * CrossbarSpan(shape->group, shape->channels) +
          CrossbarSpan(shape->group, shape->channels); */
    /*@ ghost lemma_product_order(0, shape->levels - (k + 1),
                                  shape->channels == 2 ? shape->group : 2 * shape->group); */
    int32_t m = inside / per;
    module_level level = {at, shape->group, shape->channels, per, at.size / per};
    /*@ assert good: GoodLevel(shape->per[0], k - 1, &level); */
    /*@ assert first: m == 0 ==> m * level.per == 0; */
    /*@ assert where: m * level.per <= position - at.first < m * level.per + level.per; */
    /*@ assert head: at.first + m * level.per + (m == 0 ? at.taken : 0) <= position; */
    dodona_group_place found =
        place_in_groups(&level, m, position) /*@ ghost (shape->per[0], k - 1) */;
    if (found.position == position) {
      *place = found;
      return;
    }
    at = local_region(&level, m) /*@ ghost (shape->per[0], k - 1) */;
    /*@ assert within: at.first + at.taken <= position < at.first + at.size; */
  }
  local_place(shape, &at, table, position, place) /*@ ghost (shape->levels - 1) */;
}

/* The deepest module of a level is a leaf, whose own local tree hangs from its last group to the right; but
   for the first module, with fewer ranks left, all local trees are alike. */
int32_t dodona_crossbar_depth(const dodona_crossbar *shape, const uint32_t *table) {
  int32_t r = shape->group;
  int32_t span = span_of(r, shape->channels);
  int32_t depth = 0;
  int32_t taken = 0;
  /*@ ghost lemma_innermost(shape, 0); */
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant depth: 0 <= depth <= (k - 1) * LEVEL_STEPS;
      loop invariant room: 0 <= taken &&
        taken + (shape->levels - k) * span <= shape->per[shape->levels - 1];
      loop invariant left: taken < shape->per[k - 1];
      loop assigns k, depth, taken;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    /*@ ghost lemma_innermost(shape, k); */
    /*@ ghost lemma_innermost(shape, k - 1); */
    /*@ assert less: (shape->levels - k) * span == (shape->levels - (k + 1)) * span + span; */
    /*@ ghost lemma_product_order(0, shape->levels - (k + 1), span); */
    int32_t count = shape->per[k - 1] / shape->per[k];
    taken = (count == 1 ? taken : 0) + span;
    depth += shape->channels == 2 ? dodona_module_heap_depth(count, r)
                                  : dodona_module_skewed_depth(count, r) + r + 1;
    if (taken == shape->per[k]) /* the last member of that group is the last */
      return depth + r - 1;
    depth += r + 1;
  }
  return depth + depth_of(shape, table, shape->per[shape->levels - 1] - taken);
}

int32_t dodona_crossbar_rank(const dodona_crossbar *shape, int32_t root, int32_t position) {
  int32_t rank = 0;
  int32_t size = shape->per[0];
  /*@ loop invariant range: 1 <= k <= shape->levels + 1;
      loop invariant size: size == (k <= shape->levels ? shape->per[k - 1] : 1);
      loop invariant positive: 1 <= size;
      loop invariant inside: 0 <= position < size && 0 <= root < size;
      loop invariant result: 0 <= rank && rank + size <= shape->per[0];
      loop assigns k, size, position, root, rank;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    /*@ assert divides: per <= size && size % per == 0 && 1 <= per; */
    /*@ ghost lemma_module_of(size, per, position); */
    /*@ ghost lemma_module_of(size, per, root); */
    int32_t turned = (position / per + root / per) % (size / per);
    /*@ ghost lemma_module_inside(size, per, turned); */
    rank += turned * per;
    position %= per;
    root %= per;
    size = per;
  }
  return rank;
}

int32_t dodona_crossbar_position(const dodona_crossbar *shape, int32_t root, int32_t rank) {
  int32_t position = 0;
  int32_t size = shape->per[0];
  /*@ loop invariant range: 1 <= k <= shape->levels + 1;
      loop invariant size: size == (k <= shape->levels ? shape->per[k - 1] : 1);
      loop invariant positive: 1 <= size;
      loop invariant inside: 0 <= rank < size && 0 <= root < size;
      loop invariant result: 0 <= position && position + size <= shape->per[0];
      loop assigns k, size, rank, root, position;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    /*@ assert divides: per <= size && size % per == 0 && 1 <= per; */
    /*@ ghost lemma_module_of(size, per, rank); */
    /*@ ghost lemma_module_of(size, per, root); */
    int32_t turned = (rank / per - root / per + size / per) % (size / per);
    /*@ ghost lemma_module_inside(size, per, turned); */
    position += turned * per;
    rank %= per;
    root %= per;
    size = per;
  }
  return position;
}
