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

int32_t dodona_crossbar_valid(const dodona_crossbar *shape) {
  if (shape->levels < 1 || shape->levels > DODONA_CROSSBAR_LEVELS || shape->group < 1 ||
      shape->group > DODONA_CROSSBAR_GROUP || shape->channels < 1 || shape->channels > 2 ||
      shape->per[0] < 1 || shape->per[0] > DODONA_CROSSBAR_RANKS)
    return 0;
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant order: 1 <= shape->per[k - 1] <= shape->per[0];
      loop invariant right: \forall integer i; 0 < i < k ==>
        1 <= shape->per[i] <= shape->per[i - 1] && shape->per[i - 1] % shape->per[i] == 0;
      loop assigns k;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    if (shape->per[k] < 1 || shape->per[k] > shape->per[k - 1] ||
        shape->per[k - 1] % shape->per[k] != 0)
      return 0;
  }
  int32_t span = span_of(shape->group, shape->channels);
  /*@ ghost lemma_product_order(shape->levels - 1, DODONA_CROSSBAR_LEVELS, span); */
  /*@ assert divides: \forall integer i; 0 < i < shape->levels ==>
        1 <= shape->per[i] <= shape->per[i - 1] && shape->per[i - 1] % shape->per[i] == 0; */
  return (shape->levels - 1) * span <= shape->per[shape->levels - 1] ? 1 : 0;
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
  /*@ assert valid: ValidCrossbar(shape); */
  shape->depth = depth;
  /*@ assert kept: \forall integer k; 0 <= k < shape->levels ==>
        shape->per[k] == \at(shape->per[k], Pre); */
  /*@ assert still: ValidCrossbar(shape); */
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
  // The head of a group of the level.
  predicate GoodHead{L}(integer ranks, integer r, dodona_group_place *head) =
    SoundGroupPlace(r, head) && head->member == 0 && head->position + r <= ranks &&
    head->arrival <= 0x20000000 && head->above < ranks && head->down < ranks && head->right < ranks;
*/

/* The first group of a module: who feeds its head, and whom it feeds. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires memory: \valid(head) && \separated(head, level);
    terminates \true;
    assigns *head;
    ensures head: GoodHead(ranks, level->group, head);
    ensures position: head->position ==
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0);
    exits \false; */
static void first_group(const module_level *level, int32_t m, dodona_group_place *head)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_module module;
  module_of(level, m, &module) /*@ ghost (ranks, outside) */;
  int32_t down = module.child[0];
  int32_t right = module.child[1];
  *head = (dodona_group_place){
      head_of(level, m) /*@ ghost (ranks, outside) */,
      level->whole.arrival + module.arrival,
      0,
      level->whole.above,
      level->whole.turns,
      down == DODONA_NONE ? DODONA_NONE : head_of(level, down) /*@ ghost (ranks, outside) */,
      right == DODONA_NONE ? DODONA_NONE : head_of(level, right) /*@ ghost (ranks, outside) */};
  if (m > 0) {
    /* with one channel second children hang from their parent's second group, down */
    int32_t is_right = level->channels == 2 ? module.second : 0;
    int32_t feeder = head_of(level, module.parent) /*@ ghost (ranks, outside) */;
    if (level->channels == 1 && module.second)
      feeder += level->group;
    head->above = is_right ? feeder : feeder + level->group - 1;
    head->turns = is_right;
  }
  if (level->channels == 1)
    head->right = head->position + level->group;
  else if (right == DODONA_NONE)
    head->right = local_of(level, m) /*@ ghost (ranks, outside) */;
  if (level->channels == 2 && down == DODONA_NONE && m - level->count / 2 < fed_modules(level))
    head->down = local_of(level, m - level->count / 2) /*@ ghost (ranks, outside) */;
}

/* The second group, with one channel. */
/*@ requires level: \valid_read(level) && GoodLevel(ranks, outside, level);
    requires module: 0 <= m < level->count;
    requires one: level->channels == 1;
    requires memory: \valid(head) && \separated(head, level);
    terminates \true;
    assigns *head;
    ensures head: GoodHead(ranks, level->group, head);
    ensures position: head->position ==
      level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0) + level->group;
    exits \false; */
static void second_group(const module_level *level, int32_t m, dodona_group_place *head)
/*@ ghost (int32_t ranks, int32_t outside) */ {
  dodona_module module;
  module_of(level, m, &module) /*@ ghost (ranks, outside) */;
  int32_t down = module.child[1];
  int32_t first = head_of(level, m) /*@ ghost (ranks, outside) */;
  *head = (dodona_group_place){
      first + level->group,
      level->whole.arrival + module.arrival + level->group + 1,
      0,
      first,
      1,
      down == DODONA_NONE ? DODONA_NONE : head_of(level, down) /*@ ghost (ranks, outside) */,
      local_of(level, m) /*@ ghost (ranks, outside) */};
}

/* From the head of a group to its member `i`. */
/*@ requires memory: \valid(place) && GoodHead(ranks, group, place);
    requires member: 0 <= i < group <= DODONA_CROSSBAR_GROUP && ranks <= DODONA_CROSSBAR_RANKS;
    terminates \true;
    assigns *place;
    ensures place: SoundGroupPlace(group, place) && place->position == \old(place->position) + i;
    exits \false; */
static void move_to_member(int32_t group, int32_t i, dodona_group_place *place)
/*@ ghost (int32_t ranks) */ {
  place->position += i;
  place->arrival += i;
  place->member = i;
  if (i > 0) {
    place->above = place->position - 1;
    place->turns = 0;
  }
  if (i < group - 1)
    place->down = place->position + 1;
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
  int32_t high = shape->depth;
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

void dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table, int32_t position,
                           dodona_group_place *place) {
  region at = {0, shape->per[0], 0, 0, DODONA_NONE, 0};
  /*@ ghost int32_t room = shape->per[shape->levels - 1]; */
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant region: GoodRegion(shape->per[0], shape->group, k - 1, at);
      loop invariant size: at.size == shape->per[k - 1] && room <= at.size;
      loop invariant inside: at.first + at.taken <= position < at.first + at.size;
      loop invariant room: at.taken +
        (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) <= room;
      loop assigns k, at, *place;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    /*@ ghost lemma_module_of(at.size, shape->per[k], (int32_t)(position - at.first)); */
    module_level level = {at, shape->group, shape->channels, shape->per[k],
                          at.size / shape->per[k]};
    int32_t m = (position - at.first) / level.per;
    int32_t inside = position - head_of(&level, m) /*@ ghost (shape->per[0], k - 1) */;
    if (inside < shape->group) {
      first_group(&level, m, place) /*@ ghost (shape->per[0], k - 1) */;
      move_to_member(shape->group, inside, place) /*@ ghost (shape->per[0]) */;
      return;
    }
    if (inside < span_of(shape->group, shape->channels)) {
      second_group(&level, m, place) /*@ ghost (shape->per[0], k - 1) */;
      move_to_member(shape->group, inside - shape->group, place) /*@ ghost (shape->per[0]) */;
      return;
    }
    at = local_region(&level, m) /*@ ghost (shape->per[0], k - 1) */;
  }
  local_place(shape, &at, table, position, place) /*@ ghost (shape->levels - 1) */;
}

/* The deepest module of a level is a leaf, whose own local tree hangs from its last group to the right; but
   for the first module, with fewer ranks left, all local trees are alike. */
int32_t dodona_crossbar_depth(const dodona_crossbar *shape, const uint32_t *table) {
  int32_t r = shape->group;
  int32_t depth = 0;
  int32_t taken = 0;
  for (int32_t k = 1; k < shape->levels; k++) {
    int32_t count = shape->per[k - 1] / shape->per[k];
    taken = (count == 1 ? taken : 0) + span_of(r, shape->channels);
    depth += shape->channels == 2 ? dodona_module_heap_depth(count, r)
                                  : dodona_module_skewed_depth(count, r) + r + 1;
    if (taken == shape->per[k]) /* the last member of that group is the last */
      return depth + r - 1;
    depth += r + 1;
  }
  int32_t n = shape->per[shape->levels - 1] - taken;
  return depth + depth_of(shape, table, n);
}

int32_t dodona_crossbar_rank(const dodona_crossbar *shape, int32_t root, int32_t position) {
  int32_t rank = 0;
  int32_t size = shape->per[0];
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    int32_t turned = (position / per + root / per) % (size / per);
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
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    int32_t turned = (rank / per - root / per + size / per) % (size / per);
    position += turned * per;
    rank %= per;
    root %= per;
    size = per;
  }
  return position;
}
