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

static int32_t span_of(int32_t group, int32_t channels) {
  return channels == 2 ? group : 2 * group;
}

int32_t dodona_crossbar_valid(const dodona_crossbar *shape) {
  if (shape->levels < 1 || shape->levels > DODONA_CROSSBAR_LEVELS || shape->group < 1 ||
      shape->group > DODONA_CROSSBAR_GROUP || shape->channels < 1 || shape->channels > 2 ||
      shape->per[0] < 1 || shape->per[0] > DODONA_CROSSBAR_RANKS)
    return 0;
  for (int32_t k = 1; k < shape->levels; k++) {
    if (shape->per[k] < 1 || shape->per[k] > shape->per[k - 1] ||
        shape->per[k - 1] % shape->per[k] != 0)
      return 0;
  }
  return (shape->levels - 1) * span_of(shape->group, shape->channels) <=
         shape->per[shape->levels - 1];
}

int64_t dodona_crossbar_entries(const dodona_crossbar *shape) {
  return dodona_capacity_entries(shape->per[shape->levels - 1], shape->group);
}

int32_t dodona_crossbar_fill(dodona_crossbar *shape, uint32_t *table, int64_t entries) {
  if (!dodona_crossbar_valid(shape))
    return DODONA_BAD_GROUP;
  return (int32_t)dodona_capacity_fill(shape->per[shape->levels - 1], shape->group, table, entries,
                                       &shape->depth);
}

static void module_of(const module_level *level, int32_t m, dodona_module *module) {
  if (level->channels == 2)
    dodona_module_heap(level->count, level->group, m, module);
  else
    dodona_module_skewed(level->count, level->group, m, module);
}

/* The first position of module m that is not taken: the head of its group. */
static int32_t head_of(const module_level *level, int32_t m) {
  return level->whole.first + m * level->per + (m == 0 ? level->whole.taken : 0);
}

/* The first position of its local tree, or DODONA_NONE if none is left for one. */
static int32_t local_of(const module_level *level, int32_t m) {
  int32_t local = head_of(level, m) + span_of(level->group, level->channels);
  return local < level->whole.first + (m + 1) * level->per ? local : DODONA_NONE;
}

/* With two channels, in heap order: modules 0 .. fed - 1 have two children, and leaf m + count / 2
   feeds the local tree of module m. */
static int32_t fed_modules(const module_level *level) {
  return (level->count - 1) / 2;
}

/* The local tree of module m as a region. */
static region local_region(const module_level *level, int32_t m) {
  region local = {level->whole.first + m * level->per,
                  level->per,
                  (m == 0 ? level->whole.taken : 0) + span_of(level->group, level->channels),
                  0,
                  0,
                  1};
  dodona_module module;
  if (level->channels == 2 && m < fed_modules(level)) {
    module_of(level, m + level->count / 2, &module);
    local.arrival = level->whole.arrival + module.arrival + level->group;
    local.above = head_of(level, m + level->count / 2) + level->group - 1;
    local.turns = 0;
    return local;
  }
  module_of(level, m, &module);
  local.arrival = level->whole.arrival + module.arrival + level->group + 1;
  local.above = head_of(level, m);
  if (level->channels == 1) {
    local.arrival += level->group + 1;
    local.above += level->group;
  }
  return local;
}

/* The first group of a module: who feeds its head, and whom it feeds. */
static void first_group(const module_level *level, int32_t m, dodona_group_place *head) {
  dodona_module module;
  module_of(level, m, &module);
  int32_t down = module.child[0];
  int32_t right = module.child[1];
  *head = (dodona_group_place){head_of(level, m),
                               level->whole.arrival + module.arrival,
                               0,
                               level->whole.above,
                               level->whole.turns,
                               down == DODONA_NONE ? DODONA_NONE : head_of(level, down),
                               right == DODONA_NONE ? DODONA_NONE : head_of(level, right)};
  if (m > 0) {
    /* with one channel second children hang from their parent's second group, down */
    int32_t is_right = level->channels == 2 ? module.second : 0;
    int32_t feeder = head_of(level, module.parent);
    if (level->channels == 1 && module.second)
      feeder += level->group;
    head->above = is_right ? feeder : feeder + level->group - 1;
    head->turns = is_right;
  }
  if (level->channels == 1)
    head->right = head->position + level->group;
  else if (right == DODONA_NONE)
    head->right = local_of(level, m);
  if (level->channels == 2 && down == DODONA_NONE && m - level->count / 2 < fed_modules(level))
    head->down = local_of(level, m - level->count / 2);
}

/* The second group, with one channel. */
static void second_group(const module_level *level, int32_t m, dodona_group_place *head) {
  dodona_module module;
  module_of(level, m, &module);
  int32_t down = module.child[1];
  int32_t first = head_of(level, m);
  *head = (dodona_group_place){first + level->group,
                               level->whole.arrival + module.arrival + level->group + 1,
                               0,
                               first,
                               1,
                               down == DODONA_NONE ? DODONA_NONE : head_of(level, down),
                               local_of(level, m)};
}

/* From the head of a group to its member `i`. */
static void move_to_member(int32_t group, int32_t i, dodona_group_place *place) {
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
static int32_t depth_of(const dodona_crossbar *shape, const uint32_t *table, int32_t n) {
  int32_t low = 0;
  int32_t high = shape->depth;
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
static void local_place(const dodona_crossbar *shape, const region *local, const uint32_t *table,
                        int32_t position, dodona_group_place *place) {
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
  for (int32_t k = 1; k < shape->levels; k++) {
    module_level level = {at, shape->group, shape->channels, shape->per[k],
                          at.size / shape->per[k]};
    int32_t m = (position - at.first) / level.per;
    int32_t inside = position - head_of(&level, m);
    if (inside < shape->group) {
      first_group(&level, m, place);
      move_to_member(shape->group, inside, place);
      return;
    }
    if (inside < span_of(shape->group, shape->channels)) {
      second_group(&level, m, place);
      move_to_member(shape->group, inside - shape->group, place);
      return;
    }
    at = local_region(&level, m);
  }
  local_place(shape, &at, table, position, place);
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
