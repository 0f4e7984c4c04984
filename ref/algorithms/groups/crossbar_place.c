/* From the outermost level inwards: in a group of this level, or in what its modules have left. */
#include "ref/algorithms/groups/crossbar_level.h"
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/algorithms/fractional/place.h"
#include "spec/lemmas/crossbar_depth.h"
#include "spec/lemmas/crossbar_tree.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/base.h"

/*@
  // A position's place is its place in what a region has left, where modules of levels k and further in are.
  predicate RegionPlace(dodona_crossbar s, integer k, dodona_crossbar_region at, integer v) =
    \forall integer f; CrossbarField(s, f, v) == PlaceField(s, f, k, at.first, at.taken, at.arrival, at.above, at.turns, v);

  // Field f of a place.
  logic integer FieldIn(integer f, dodona_group_place p) = FieldOf(f, p.arrival, p.member, p.above, p.turns, p.down, p.right);
*/

/*@ ghost
  /@ requires shape: k == s.levels && n == s.per[k - 1] - taken && root == first + taken;
     terminates \true;
     assigns \nothing;
     ensures inner: \forall integer f; PlaceField(s, f, k, first, taken, arrival, above, turns, v) ==
       LocalField(f, s.group, n, TreeDepth(n, s.group), root, arrival, above, turns, v - root);
     exits \false; @/
  static void lemma_place_inner(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int32_t arrival, int32_t above,
                                int32_t turns, int32_t n, int32_t root, int32_t v)
  {
  }

  /@ requires fields: \forall integer f; CrossbarField(s, f, p.position) == FieldIn(f, p);
     terminates \true;
     assigns \nothing;
     ensures place: CrossbarPlace(s, p);
     exits \false; @/
  static void lemma_fields(dodona_crossbar s, dodona_group_place p)
  {
    /@ assert start: CrossbarStart(s, p.position) == FieldIn(0, p); @/
    /@ assert member: CrossbarMember(s, p.position) == FieldIn(1, p); @/
    /@ assert above: CrossbarAbove(s, p.position) == FieldIn(2, p); @/
    /@ assert turns: CrossbarTurns(s, p.position) == FieldIn(3, p); @/
    /@ assert down: CrossbarDown(s, p.position) == FieldIn(4, p); @/
    /@ assert right: CrossbarRight(s, p.position) == FieldIn(5, p); @/
  }
*/

/* The place of v in an innermost tree of n ranks. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires range: 0 <= v < n <= shape->per[shape->levels - 1];
    terminates \true;
    assigns \nothing;
    ensures position: \result.position == v;
    ensures exact: \result.arrival ==
      Arrival(n, shape->group, TreeDepth(n, shape->group), v);
    ensures arrival: 0 <= \result.arrival <= shape->depth &&
      (v == 0 <==> \result.arrival == 0);
    ensures member: 0 <= \result.member < shape->group && \result.member <= v;
    ensures feeder: -1 <= \result.feeder &&
      (\result.feeder != -1 ==> \result.feeder + shape->group <= v);
    ensures below: -1 <= \result.down < n && -1 <= \result.right < n;
    ensures chain: (0 < \result.member ==> \result.feeder == -1) &&
      (\result.down == -1 || \result.down == v + 1);
    ensures place: \let D = TreeDepth(n, shape->group); \result.member == Member(n, shape->group, D, v) &&
      \result.feeder == Feeder(n, shape->group, D, v) && \result.down == Down(n, shape->group, D, v) &&
      \result.right == Right(n, shape->group, D, v);
    exits \false; */
static dodona_fractional_place tree_place(const dodona_crossbar *shape, const uint32_t *table,
                                          int32_t n, int32_t v) {
  int32_t depth = dodona_crossbar_tree_depth(shape, table, n);
  const dodona_fractional_place at = dodona_fractional_locate(n, shape->group, depth, table, v);
  /*@ ghost lemma_local_tree(n, shape->group, depth); */
  /*@ ghost lemma_tree_depth(n, shape->group); */
  /*@ assert local: LocalRange(n, shape->group, depth, v) &&
        LocalFeeder(n, shape->group, depth, v); */
  return at;
}

/* The same, moved to where the ranks are. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires region: GoodRegion(shape->group, local);
    requires size: local.size == shape->per[shape->levels - 1];
    requires position: local.first + local.taken <= position < local.first + local.size;
    terminates \true;
    assigns \nothing;
    ensures position: \result.position == position;
    ensures arrival: \result.arrival == local.arrival +
      CrossbarArrivalIn(*shape, shape->levels, local.taken, position - local.first);
    ensures bound: \result.arrival <= local.arrival + shape->depth;
    ensures within: PlaceWithin(RegionEnd(local), shape->group, \result);
    ensures chained: PlaceChained(shape->group, \result);
    ensures place: \let n = local.size - local.taken;
      LocalPlace(shape->group, n, TreeDepth(n, shape->group), local.first + local.taken, local.arrival, local.above, local.turns,
                 position - local.first - local.taken, \result);
    exits \false; */
static dodona_group_place local_place(const dodona_crossbar *shape, const uint32_t *table,
                                      dodona_crossbar_region local, int32_t position) {
  int32_t first = local.first + local.taken;
  /*@ ghost int32_t n = local.size - local.taken; */
  /*@ ghost int32_t D = lemma_innermost_in(*shape, shape->levels, local.taken, n); */
  dodona_fractional_place at = tree_place(shape, table, local.size - local.taken, position - first);
  /*@ assert tree: at.arrival == Arrival(n, shape->group, D, position - local.first - local.taken); */
  /*@ assert arrival: at.arrival ==
        CrossbarArrivalIn(*shape, shape->levels, local.taken, position - local.first); */
  dodona_group_place place = {position,
                              local.arrival + at.arrival,
                              at.member,
                              local.above,
                              local.turns,
                              at.down == DODONA_NONE ? DODONA_NONE : first + at.down,
                              at.right == DODONA_NONE ? DODONA_NONE : first + at.right};
  if (at.position > 0) {
    place.above = at.feeder == DODONA_NONE ? position - 1 : first + at.feeder;
    place.turns = at.feeder == DODONA_NONE ? 0 : 1;
  }
  return place;
}

/* From the head of a module of level k to the root of what its groups leave: at the next level of several
   modules, if there is one, the first of them is cut off. */
/*@ requires memory: \valid_read(shape);
    requires shape: CrossbarShape(*shape);
    requires level: 1 <= k < shape->levels;
    requires room: CrossbarSpan(shape->group, shape->channels) <= shape->per[k];
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= shape->per[k];
    ensures one: shape->channels != 2 ==>
      \result == CrossbarSpan(shape->group, shape->channels);
    ensures entry: \result == EntryOf(*shape, k);
    exits \false; */
static int32_t entry_of(const dodona_crossbar *shape, int32_t k) {
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ loop invariant range: k < j <= shape->levels && shape->per[j - 1] == shape->per[k];
      loop invariant entry: EntryOf(*shape, k) == EntryOf(*shape, j - 1);
      loop assigns j;
      loop variant shape->levels - j; */
  for (int32_t j = k + 1; shape->channels == 2 && j < shape->levels; j++) {
    if (shape->per[j] < shape->per[j - 1])
      return shape->per[j];
  }
  return dodona_crossbar_span(shape->group, shape->channels);
}

/* Level k, of modules of per[k] ranks, more than one. */
/*@ requires memory: \valid_read(shape);
    requires shape: CrossbarShape(*shape);
    requires level: 1 <= k < shape->levels && shape->per[k] < shape->per[k - 1];
    requires region: GoodRegion(shape->group, at);
    requires arrival: at.arrival <= (k - 1) * DODONA_LEVEL_STEPS;
    requires size: at.size == shape->per[k - 1];
    requires room: at.taken + (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) <=
      shape->per[shape->levels - 1];
    terminates \true;
    assigns \nothing;
    ensures level: GoodLevel(\result);
    ensures first: \result.whole.first ==
      at.first + CrossbarCut(shape->channels, shape->per[k], at.taken);
    ensures size: \result.whole.size ==
      at.size - CrossbarCut(shape->channels, shape->per[k], at.taken);
    ensures taken: \result.whole.taken ==
      (CrossbarCut(shape->channels, shape->per[k], at.taken) == 0 ? at.taken : 0);
    ensures fed: \result.whole.arrival == at.arrival && \result.whole.above == at.above;
    ensures shape: \result.group == shape->group && \result.channels == shape->channels &&
      \result.per == shape->per[k];
    ensures turns: \result.whole.turns == at.turns;
    ensures entry: \result.entry == EntryOf(*shape, k) && \result.spare == LevelSpare(*shape, k, at.first, at.taken);
    ensures count: \result.count == LevelCount(*shape, k, at.taken);
    exits \false; */
static dodona_crossbar_level level_of(const dodona_crossbar *shape, dodona_crossbar_region at,
                                      int32_t k) {
  int32_t per = shape->per[k];
  dodona_crossbar_region whole = at;
  int32_t spare = DODONA_NONE;
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ ghost int32_t span = shape->channels == 2 ? shape->group : 2 * shape->group; */
  /*@ ghost lemma_innermost(*shape, k); */
  /*@ ghost lemma_product_order(1, shape->levels - k, span); */
  /*@ assert span: span == CrossbarSpan(shape->group, shape->channels); */
  /*@ assert one: span <= (shape->levels - k) * span; */
  /*@ assert all: at.taken + (shape->levels - k) * span <= shape->per[shape->levels - 1]; */
  /*@ assert room: at.taken + span <= per; */
  /*@ assert divides: 1 <= per < at.size && at.size % per == 0; */
  int32_t entry = entry_of(shape, k);
  /*@ ghost lemma_module_cut(at.size, per); */
  if (shape->channels == 2 && at.taken > 0) {
    spare = at.first + entry;
    whole.first += per;
    whole.size -= per;
    whole.taken = 0;
  }
  /*@ assert whole: GoodRegion(shape->group, whole) && per <= whole.size && whole.size % per == 0; */
  /*@ ghost lemma_module_of(whole.size, per, whole.size - 1); */
  /*@ assert count: 1 <= whole.size / per <= whole.size; */
  return (dodona_crossbar_level){whole,           spare, entry,           shape->group,
                                 shape->channels, per,   whole.size / per};
}

/* lemma_arrival_in of a shape in memory. */
/*@ ghost
  /@ requires memory: \valid_read(shape);
     requires shape: \let s = *shape; 1 <= k < s.levels && s.per[k] < s.per[k - 1];
     requires sizes: \let s = *shape; 1 <= per == s.per[k] && cut == CrossbarCut(s.channels, per, taken) &&
       count == (s.per[k - 1] - cut) / per;
     requires module: 0 <= m && m * per <= q - cut < m * per + per &&
       before == (m == 0 && cut == 0 ? taken : 0);
     terminates \true;
     assigns \nothing;
     ensures group: q - cut - m * per - before < CrossbarSpan(shape->group, shape->channels) ==>
       CrossbarArrivalIn(*shape, k, taken, q) ==
         GroupArrival(shape->channels, shape->group, count, m, q - cut - m * per - before);
     ensures rest: CrossbarSpan(shape->group, shape->channels) <= q - cut - m * per - before ==>
       CrossbarArrivalIn(*shape, k, taken, q) == RestArrival(shape->channels, shape->group, count, m) +
         CrossbarArrivalIn(*shape, k + 1, before + CrossbarSpan(shape->group, shape->channels),
                           q - cut - m * per);
     exits \false; @/
  static void lemma_arrival_read(const dodona_crossbar *shape, int32_t k, int32_t taken, int32_t q, int32_t cut, int32_t per,
                                 int32_t count, int32_t m, int32_t before)
  {
    dodona_crossbar s = *shape;
    /@ assert members: s.group == shape->group && s.channels == shape->channels && s.levels == shape->levels; @/
    lemma_arrival_in(*shape, k, taken, q, cut, per, count, m, before);
  }
*/

/* The module that holds a position. */
/*@ requires level: GoodLevel(level);
    requires position: level.whole.first <= position < level.whole.first + level.whole.size;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < level.count;
    ensures module: level.whole.first + \result * level.per <= position <
      level.whole.first + \result * level.per + level.per;
    exits \false; */
static int32_t module_at(dodona_crossbar_level level, int32_t position) {
  /*@ ghost lemma_module_of(level.whole.size, level.per, position - level.whole.first); */
  return (position - level.whole.first) / level.per;
}

/*@ ghost
  /@ requires memory: \valid_read(shape) && 0 <= k < DODONA_CROSSBAR_LEVELS;
     requires count: count == LevelCount(*shape, k, taken);
     requires above: above == LevelHeadIn(*shape, k, first, taken, count - 1) + shape->group - 1;
     terminates \true;
     assigns \nothing;
     ensures cut: above == CutAbove(*shape, k, first, taken);
     exits \false; @/
  static void lemma_cut_above(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int32_t count, int32_t above)
  {
  }
*/

/*@ ghost
  /@ requires start: m == 0 ==> level.whole.first + level.whole.taken <= position;
     requires later: level.whole.first + m * level.per <= position;
     terminates \true;
     assigns \nothing;
     ensures front: LevelHead(level, m) <= position;
     exits \false; @/
  static void lemma_front(dodona_crossbar_level level, int32_t m, int32_t position)
  {
  }

  // A member of a group of the level, in the words of crossbar_tree.h.
  /@ requires memory: \valid_read(shape) && 1 <= k < DODONA_CROSSBAR_LEVELS;
     requires shape: level.channels == shape->channels && level.group == shape->group && level.per == shape->per[k];
     requires level: level.count == LevelCount(*shape, k, at.taken) && level.whole.first == LevelFrom(*shape, k, at.first, at.taken) &&
       level.whole.taken == LevelBefore(shape->channels, shape->per[k], at.taken) && level.entry == EntryOf(*shape, k) &&
       level.spare == LevelSpare(*shape, k, at.first, at.taken);
     requires fed: level.whole.arrival == at.arrival && level.whole.above == at.above && level.whole.turns == at.turns;
     requires first: found.position - LevelHead(level, m) < level.group ==>
       LevelFirstGroup(level, m, found.position - LevelHead(level, m), found);
     requires second: level.group <= found.position - LevelHead(level, m) ==>
       LevelSecondGroup(level, m, found.position - LevelHead(level, m) - level.group, found);
     terminates \true;
     assigns \nothing;
     ensures groups: \forall integer f; FieldIn(f, found) ==
       GroupField(*shape, f, k, at.first, at.taken, at.arrival, at.above, at.turns, m, found.position);
     exits \false; @/
  static void lemma_in_groups(const dodona_crossbar *shape, int32_t k, dodona_crossbar_region at, dodona_crossbar_level level, int32_t m,
                              dodona_group_place found)
  {
    lemma_crossbar_value(shape);
    /@ assert head: LevelHeadIn(*shape, k, at.first, at.taken, m) == LevelHead(level, m); @/
  }
*/

dodona_group_place dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table,
                                         int32_t position) {
  /*@ assert levels: \valid_read(shape) && shape->levels <= DODONA_CROSSBAR_LEVELS; */
  /*@ ghost lemma_crossbar_value(shape); */
  dodona_crossbar_region at = {0, shape->per[0], 0, 0, DODONA_NONE, 0};
  int32_t k = 1;
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant region: GoodRegion(shape->group, at);
      loop invariant end: RegionEnd(at) <= shape->per[0];
      loop invariant steps: at.arrival <= (k - 1) * DODONA_LEVEL_STEPS;
      loop invariant exact: CrossbarArrival(*shape, position) ==
        at.arrival + CrossbarArrivalIn(*shape, k, at.taken, position - at.first);
      loop invariant arrival: at.arrival <= 66 * (k - 1) * (shape->group + 1);
      loop invariant size: at.size == shape->per[k - 1];
      loop invariant place: RegionPlace(*shape, k, at, position);
      loop invariant inside: at.first + at.taken <= position < at.first + at.size;
      loop invariant room: at.taken +
        (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) <=
          shape->per[shape->levels - 1];
      loop assigns k, at;
      loop variant shape->levels - k; */
  for (; k < shape->levels; k++) {
    /*@ ghost int32_t q = position - at.first; */
    if (shape->per[k] == shape->per[k - 1]) {
      /*@ ghost lemma_arrival_alone(*shape, k, at.taken, q); */
      /*@ assert alone: CrossbarArrival(*shape, position) ==
            at.arrival + CrossbarArrivalIn(*shape, k + 1, at.taken, q); */
      /*@ ghost lemma_place_alone(*shape, k, at.first, at.taken, at.arrival, at.above, at.turns); */
      /*@ assert within: RegionPlace(*shape, k + 1, at, position); */
      continue;
    }
    dodona_crossbar_level level = level_of(shape, at, k);
    /*@ assert from: level.whole.first == LevelFrom(*shape, k, at.first, at.taken) && level.per == (*shape).per[k]; */
    /*@ ghost int32_t cut = level.whole.first - at.first; */
    /*@ ghost lemma_product_order(k, shape->levels - 1, (int64_t)shape->group + 1); */
    if (position < level.whole.first) {
      /*@ ghost lemma_arrival_cut(*shape, k, at.taken, q, level.per, level.count); */
      /*@ ghost int32_t taken = at.taken; */
      /*@ ghost dodona_crossbar_region all = at; */
      /*@ assert arrives: CrossbarArrival(*shape, position) == at.arrival +
            ModuleArrival(shape->channels, shape->group, level.count, level.count - 1) + shape->group +
            CrossbarArrivalIn(*shape, k + 1, at.taken, q); */
      at = dodona_level_cut(level, at.taken);
      /*@ assert cut: CrossbarArrival(*shape, position) ==
            at.arrival + CrossbarArrivalIn(*shape, k + 1, at.taken, q); */
      /*@ assert same: q == position - at.first && at.taken == taken && cut == level.per; */
      /*@ assert start: at.first == all.first && at.taken == all.taken && at.turns == 0; */
      /*@ assert arrival: at.arrival == all.arrival + CutArrival(*shape, k, all.taken); */
      /*@ assert last: LevelHeadIn(*shape, k, all.first, all.taken, level.count - 1) == LevelHead(level, level.count - 1); */
      /*@ ghost lemma_cut_above(shape, k, all.first, all.taken, level.count, at.above); */
      /*@ assert above: at.above == CutAbove(*shape, k, all.first, all.taken); */
      /*@ assert before: position < LevelFrom(*shape, k, all.first, all.taken); */
      /*@ ghost lemma_place_cut(*shape, k, all.first, all.taken, all.arrival, all.above, all.turns, at.arrival, at.above,
                                level.whole.first); */
      /*@ assert within: RegionPlace(*shape, k + 1, at, position); */
      continue;
    }
    int32_t m = module_at(level, position);
    /*@ ghost int32_t before = m == 0 ? level.whole.taken : 0; */
    /*@ assert module: m * level.per <= q - cut < m * level.per + level.per; */
    /*@ ghost lemma_arrival_read(shape, k, at.taken, q, cut, level.per, level.count, m, before); */
    /*@ ghost lemma_product_order(0, m, level.per); */
    /*@ assert inside: 0 <= m * level.per <= position - level.whole.first < m * level.per + level.per; */
    /*@ ghost lemma_place_in(*shape, k, at.first, at.taken, at.arrival, at.above, at.turns, level.whole.first, level.per, m, position); */
    /*@ assert head: LevelHeadIn(*shape, k, at.first, at.taken, m) == LevelHead(level, m); */
    /*@ assert start: m == 0 ==> level.whole.first + level.whole.taken <= position; */
    /*@ assert later: level.whole.first + m * level.per <= position; */
    /*@ ghost lemma_front(level, m, position); */
    dodona_group_place found = dodona_level_place(level, m, position);
    if (found.position == position) {
      /*@ assert exact: found.arrival == CrossbarArrival(*shape, position); */
      /*@ ghost lemma_in_groups(shape, k, at, level, m, found); */
      /*@ assert group: \forall integer f; CrossbarField(*shape, f, position) == FieldIn(f, found); */
      /*@ ghost lemma_fields(*shape, found); */
      /*@ assert here: found.arrival <= 66 * k * (shape->group + 1); */
      /*@ assert most: found.arrival <= 66 * (shape->levels - 1) * (shape->group + 1); */
      /*@ assert bound: found.arrival <= 66 * (shape->levels - 1) * (shape->group + 1) + shape->depth; */
      return found;
    }
    /*@ assert left: CrossbarSpan(shape->group, shape->channels) <= q - cut - m * level.per - before; */
    /*@ assert exact: CrossbarArrival(*shape, position) == level.whole.arrival +
          RestArrival(shape->channels, shape->group, level.count, m) +
          CrossbarArrivalIn(*shape, k + 1, before + CrossbarSpan(shape->group, shape->channels),
                            q - cut - m * level.per); */
    /*@ ghost dodona_crossbar_region all = at; */
    at = dodona_level_rest(level, m);
    /*@ ghost lemma_rest_first(*shape, k, all.first, all.taken, level.whole.first, level.per, m); */
    /*@ assert start: at.first == RestFirst(*shape, k, all.first, all.taken, m); */
    /*@ assert before: level.whole.taken == LevelBefore((*shape).channels, (*shape).per[k], all.taken); */
    /*@ assert behind_groups: at.taken == RestTakenIn(*shape, k, all.taken, m); */
    /*@ assert arrival: at.arrival == all.arrival + RestArrivalIn(*shape, k, all.taken, m); */
    /*@ assert above: at.above == RestAboveIn(*shape, k, all.first, all.taken, m); */
    /*@ assert turns: at.turns == RestTurnsIn(*shape, k, all.taken, m); */
    /*@ assert behind: CrossbarSpan(shape->group, shape->channels) <= position - LevelHeadIn(*shape, k, all.first, all.taken, m); */
    /*@ assert within: RegionPlace(*shape, k + 1, at, position); */
    /*@ assert taken: at.taken == before + CrossbarSpan(shape->group, shape->channels); */
    /*@ assert rest: CrossbarArrival(*shape, position) ==
          at.arrival + CrossbarArrivalIn(*shape, k + 1, at.taken, q - cut - m * level.per); */
    /*@ assert same: q - cut - m * level.per == position - at.first; */
  }
  /*@ assert all: k == shape->levels && at.size == (*shape).per[k - 1]; */
  /*@ assert outside: at.arrival <= 66 * (shape->levels - 1) * (shape->group + 1); */
  dodona_group_place local = local_place(shape, table, at, position);
  /*@ ghost lemma_place_inner(*shape, k, at.first, at.taken, at.arrival, at.above, at.turns, at.size - at.taken,
                              at.first + at.taken, position); */
  /*@ assert inner: \forall integer f; CrossbarField(*shape, f, position) == FieldIn(f, local); */
  /*@ ghost lemma_fields(*shape, local); */
  /*@ assert bound: local.arrival <= 66 * (shape->levels - 1) * (shape->group + 1) + shape->depth; */
  return local;
}
