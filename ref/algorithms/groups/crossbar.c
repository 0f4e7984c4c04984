/* Shape, table and depth of a hierarchy of crossbars. Four modules of 4 ranks, groups of 2, two channels;
   each rank with the step in which it receives block 0, and below it who feeds it (two ranks take turns):

     module             0            1            2            3
     group          0:0   1:1    4:2   5:3    8:3   9:4   12:4  13:5
     fed by          -     0      1     4     0,1    8      5    12
     local tree     2:5   3:6    6:5   7:6   10:6  11:7   14:7  15:8
     fed by          9     2     4,5    6     8,9   10   12,13   14 */
#include "ref/algorithms/groups/crossbar_level.h"
#include "ref/algorithms/fractional/step.h"
#include "ref/algorithms/groups/module_tree.h"
#include "spec/lemmas/crossbar_depth.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/base.h"

int32_t dodona_crossbar_span(int32_t group, int32_t channels) {
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

int32_t dodona_crossbar_valid(dodona_crossbar shape) {
  if (shape.levels < 1 || shape.levels > DODONA_CROSSBAR_LEVELS || shape.group < 1 ||
      shape.group > DODONA_CROSSBAR_GROUP || shape.channels < 1 || shape.channels > 2 ||
      shape.per[0] < 1 || shape.per[0] > DODONA_CROSSBAR_RANKS) {
    /*@ assert wrong: !CrossbarShape(shape); */
    return 0;
  }
  /*@ loop invariant range: 1 <= k <= shape.levels;
      loop invariant order: 1 <= shape.per[k - 1] <= shape.per[0];
      loop invariant right: \forall integer i; 0 < i < k ==>
        1 <= shape.per[i] <= shape.per[i - 1] && shape.per[i - 1] % shape.per[i] == 0;
      loop assigns k;
      loop variant shape.levels - k; */
  for (int32_t k = 1; k < shape.levels; k++) {
    if (shape.per[k] < 1 || shape.per[k] > shape.per[k - 1] ||
        shape.per[k - 1] % shape.per[k] != 0) {
      /*@ assert wrong: !CrossbarShape(shape); */
      return 0;
    }
  }
  /*@ assert divides: \forall integer i; 0 < i < shape.levels ==>
        1 <= shape.per[i] <= shape.per[i - 1] && shape.per[i - 1] % shape.per[i] == 0; */
  int32_t span = dodona_crossbar_span(shape.group, shape.channels);
  int32_t room = has_room(shape.levels, span, shape.per[shape.levels - 1]);
  /*@ assert full: room == 0 ==> !((shape.levels - 1) * CrossbarSpan(shape.group, shape.channels) <=
        shape.per[shape.levels - 1]); */
  /*@ assert none: room == 0 ==> !CrossbarShape(shape); */
  return room;
}

int64_t dodona_crossbar_entries(const dodona_crossbar *shape) {
  return dodona_capacity_entries(shape->per[shape->levels - 1], shape->group);
}

int32_t dodona_crossbar_fill(dodona_crossbar *shape, uint32_t *table, int64_t entries) {
  if (!dodona_crossbar_valid(*shape))
    return DODONA_BAD_GROUP;
  int32_t depth = 0;
  dodona_status status =
      dodona_capacity_fill(shape->per[shape->levels - 1], shape->group, table, entries, &depth);
  if (status != DODONA_OK)
    return DODONA_SHORT_TABLE;
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ ghost lemma_innermost(*shape, 0); */
  /*@ ghost dodona_crossbar was = *shape; */
  shape->depth = depth;
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ assert sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> (*shape).per[k] == was.per[k]; */
  /*@ ghost lemma_shape_same(was, *shape); */
  /*@ ghost dodona_crossbar now = *shape; */
  /*@ assert members: now.levels == shape->levels && now.group == shape->group && now.depth == shape->depth; */
  /*@ assert innermost: now.per[now.levels - 1] == shape->per[shape->levels - 1]; */
  /*@ assert ready: ReadyCrossbar(now, table); */
  return DODONA_OK;
}

int32_t dodona_crossbar_tree_depth(const dodona_crossbar *shape, const uint32_t *table, int32_t n) {
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

/* From the root's head to the last group of a level. */
/*@ requires range: 1 <= channels <= 2 && 1 <= group <= DODONA_MODULES_GROUP && 1 <= count <= DODONA_MODULES_MOST;
    terminates \true;
    assigns \nothing;
    ensures last: \result == LevelLast(channels, group, count);
    ensures range: 0 <= \result <= 63 * (DODONA_MODULES_GROUP + 1);
    exits \false; */
static int32_t level_last(int32_t channels, int32_t group, int32_t count) {
  if (channels == 2) {
    int32_t last = dodona_module_heap_depth(count, group);
    /*@ assert shifted: \forall integer k; 1 <= k <= count ==>
          HeapModule(group, k) == ModuleArrival(2, group, count, k - 1); */
    /*@ ghost lemma_only_last_module(channels, group, count, last); */
    return last;
  }
  int32_t last = dodona_module_skewed_depth(count, group);
  /*@ ghost int32_t D = lemma_tree_depth(count, 1); */
  /*@ assert skewed: \forall integer m;
        ModuleArrival(channels, group, count, m) == SkewedModule(group, count, D, m); */
  /*@ assert attained: \exists integer m; 0 <= m < count && SkewedModule(group, count, D, m) == last; */
  /*@ ghost lemma_only_last_module(channels, group, count, last); */
  return last + group + 1;
}

/* The deepest module of a level is a leaf, whose own local tree hangs from its last group to the right; but
   for the first module, which may have fewer ranks left, all local trees are alike. */
int32_t dodona_crossbar_depth(const dodona_crossbar *shape, const uint32_t *table) {
  const dodona_crossbar s = *shape;
  int32_t r = s.group;
  int32_t span = dodona_crossbar_span(r, s.channels);
  int32_t depth = 0;
  int32_t taken = 0;
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ ghost lemma_innermost(s, 0); */
  /*@ ghost lemma_crossbar_depth(s); */
  /*@ loop invariant range: 1 <= k <= s.levels;
      loop invariant depth: 0 <= depth <= (k - 1) * DODONA_LEVEL_STEPS;
      loop invariant room: RoomIn(s, k, taken);
      loop invariant left: 0 <= taken < s.per[k - 1];
      loop invariant first: k == 1 ==> taken == 0 && depth == 0;
      loop invariant exact: depth + CrossbarDepthIn(s, k, taken) == CrossbarDepth(s);
      loop assigns k, depth, taken;
      loop variant s.levels - k; */
  for (int32_t k = 1; k < s.levels; k++) {
    if (s.per[k] == s.per[k - 1]) {
      /*@ ghost lemma_depth_alone(s, k, taken); */
      continue;
    }
    /*@ ghost lemma_crossbar_room(s, k, taken); */
    int32_t cut = s.channels == 2 && taken > 0 ? s.per[k] : 0;
    int32_t count = (s.per[k - 1] - cut) / s.per[k];
    /*@ assert cut: cut == CrossbarCut(s.channels, s.per[k], taken); */
    /*@ assert same: count == (s.per[k - 1] - CrossbarCut(s.channels, s.per[k], taken)) / s.per[k]; */
    /*@ assert count: 1 <= count <= DODONA_MODULES_MOST; */
    /*@ ghost lemma_depth_in(s, k, taken, cut, s.per[k], count, span); */
    taken = span;
    depth += level_last(s.channels, r, count);
    if (taken == s.per[k]) { /* the last member of that group is the last */
      /*@ assert full: depth + r - 1 == CrossbarDepth(s); */
      return depth + r - 1;
    }
    depth += r + 1;
  }
  /*@ assert innermost: s.levels == shape->levels && s.per[s.levels - 1] == shape->per[s.levels - 1]; */
  /*@ ghost int32_t left = s.per[s.levels - 1] - taken; */
  /*@ ghost int32_t D = lemma_innermost_in(s, s.levels, taken, left); */
  int32_t rest = dodona_crossbar_tree_depth(shape, table, s.per[s.levels - 1] - taken);
  /*@ assert rest: rest == D && depth + rest == CrossbarDepth(s); */
  return depth + rest;
}

int64_t dodona_crossbar_steps(const dodona_crossbar *shape, const uint32_t *table, int32_t blocks) {
  if (shape->per[0] == 1)
    return 0;
  return dodona_crossbar_depth(shape, table) + dodona_fractional_pace(shape->group, blocks - 1);
}
