/* A hierarchy of crossbars broadcasts: the places of all its positions, side by side, are a tree of groups. */
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/theorems/algorithms/group.h"
#include "ref/algorithms/groups/crossbar_place.h"

/* Both definitions of an arrival say the same. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    terminates \true;
    assigns \nothing;
    ensures starts: \forall integer v; 0 <= v < shape->per[0] ==> CrossbarStart(*shape, v) == CrossbarArrival(*shape, v);
    exits \false; */
static void starts(const dodona_crossbar *shape, const uint32_t *table) {
  const int32_t P = shape->per[0];
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant starts: \forall integer u; 0 <= u < v ==> CrossbarStart(*shape, u) == CrossbarArrival(*shape, u);
      loop assigns v;
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    const dodona_group_place at = dodona_crossbar_place(shape, table, v);
    //@ assert here: at.arrival == CrossbarStart(*shape, v) == CrossbarArrival(*shape, v);
  }
}

/* One place; the shape and its table stay. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires memory: \valid(places + v);
    requires apart: \separated(places + v, shape) && \separated(places + v, table + (0 .. shape->depth - shape->group - 1));
    requires position: 0 <= v < shape->per[0];
    requires before: \forall integer u; 0 <= u < v ==> PlaceOfPosition(*shape, places + u, u);
    terminates \true;
    assigns places[v];
    ensures places: \forall integer u; 0 <= u <= v ==> PlaceOfPosition(\old(*shape), places + u, u);
    ensures kept: *shape == \old(*shape);
    ensures ready: ReadyCrossbar(*shape, table);
    exits \false; */
static void store(const dodona_crossbar *shape, const uint32_t *table, int32_t v,
                  dodona_group_place *places) {
  const dodona_group_place found = dodona_crossbar_place(shape, table, v);
  //@ ghost lemma_crossbar_value(shape);
  place_written(places, v, found);
  //@ assert kept: *shape == \at(*shape, Pre);
  //@ ghost lemma_crossbar_value(shape);
  //@ assert depth: shape->depth == \at(shape->depth, Pre) && shape->group == \at(shape->group, Pre);
  //@ assert valid: \valid_read(shape) && CrossbarShape(*shape);
  //@ assert sizes: shape->levels == \at(shape->levels, Pre) && shape->per[shape->levels - 1] == \at(shape->per[shape->levels - 1], Pre);
  //@ assert words: CapacityTable(shape->group, shape->depth, table);
  //@ assert here: PlaceOfPosition(\at(*shape, Pre), places + v, v);
  //@ assert before: \forall integer u; 0 <= u < v ==> PlaceOfPosition(\at(*shape, Pre), places + u, u);
}

/* All places. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires memory: \valid(places + (0 .. shape->per[0] - 1));
    requires apart: \forall integer v; 0 <= v < shape->per[0] ==>
      \separated(places + v, shape) && \separated(places + v, table + (0 .. shape->depth - shape->group - 1));
    terminates \true;
    assigns places[0 .. shape->per[0] - 1];
    ensures places: CrossbarPlaces(\old(*shape), places);
    exits \false; */
static void fill(const dodona_crossbar *shape, const uint32_t *table, dodona_group_place *places) {
  const int32_t P = shape->per[0];
  const dodona_crossbar s = *shape;
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant same: *shape == s;
      loop invariant ready: ReadyCrossbar(*shape, table);
      loop invariant places: \forall integer u; 0 <= u < v ==> PlaceOfPosition(s, places + u, u);
      loop assigns v, places[0 .. P - 1];
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    //@ assert sizes: shape->per[0] == s.per[0] && shape->depth == s.depth && shape->group == s.group;
    store(shape, table, v, places);
  }
}

/*@ ghost
  /@ requires places: CrossbarPlaces(s, places) && P == s.per[0];
     terminates \true;
     assigns \nothing;
     ensures starts: \forall integer v; 0 <= v < P ==> places[v].arrival == CrossbarStart(s, v);
     exits \false; @/
  static void lemma_starts(dodona_crossbar s, int32_t P, const dodona_group_place *places)
  {
    /@ assert each: \forall integer v; 0 <= v < P ==> PlaceOfPosition(s, places + v, v); @/
  }
*/

/* Where there is room for them. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table) && 1 <= blocks;
    requires schedule: CrossbarSchedule(*shape, blocks, S);
    requires memory: \valid(places + (0 .. shape->per[0] - 1));
    requires apart: \forall integer v; 0 <= v < shape->per[0] ==>
      \separated(places + v, shape) && \separated(places + v, table + (0 .. shape->depth - shape->group - 1));
    terminates \true;
    assigns places[0 .. shape->per[0] - 1];
    ensures valid: ValidBroadcast(S, \old(shape->per[0]), blocks, 0, 1, 1);
    ensures time: BeginsAfter(S, 1) && EndsWith(S, \result);
    ensures steps: \result == \old(shape->per[0] == 1 ? 0 : CrossbarDepth(*shape) + Pace(shape->group, blocks - 1));
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
static int64_t by_places(const dodona_crossbar *shape, const uint32_t *table, int32_t blocks,
                         int64_t S, dodona_group_place *places) {
  const int32_t P = shape->per[0];
  const int32_t r = shape->group;
  const int32_t depth = dodona_crossbar_depth(shape, table);
  const int64_t steps = dodona_crossbar_steps(shape, table, blocks);
  starts(shape, table);
  const dodona_crossbar s = *shape;
  //@ ghost lemma_crossbar_value(shape);
  //@ assert shape: CrossbarShape(s) && s.per[0] == P && s.group == r;
  //@ assert last: \forall integer v; 0 <= v < P ==> CrossbarStart(s, v) <= depth;
  //@ assert attained: \exists integer v; 0 <= v < P && CrossbarStart(s, v) == depth;
  fill(shape, table, places);
  //@ ghost theorem_crossbar_tree(s, places);
  //@ ghost lemma_starts(s, P, places);
  //@ assert late: \forall integer v; 0 <= v < P ==> places[v].arrival <= depth;
  //@ assert latest: \exists integer v; 0 <= v < P && places[v].arrival == depth;
  //@ assert depth: GroupDepth(P, places, depth);
  /*@ assert hops: \forall integer x, u, v, j; GroupHop(P, r, places, blocks, x, u, v, j) <==>
        CrossbarHop(s, blocks, x, u, v, j); */
  //@ assert schedule: GroupSchedule(P, r, places, blocks, S);
  //@ ghost theorem_group(P, r, blocks, depth, places, S);
  //@ assert root: GroupRange(P, r, places, 0);
  //@ assert alone: P == 1 ==> \forall integer v; 0 <= v < P ==> places[v].arrival == 0;
  //@ assert one: P == 1 ==> depth == 0;
  //@ assert more: 1 < P ==> GroupRange(P, r, places, 1) && 1 <= depth;
  //@ assert steps: steps == GroupSteps(r, blocks, depth);
  return steps;
}

int64_t theorem_crossbar_broadcast(const dodona_crossbar *shape, const uint32_t *table,
                                   int32_t blocks, int64_t S) {
  dodona_group_place places[DODONA_CROSSBAR_RANKS];
  return by_places(shape, table, blocks, S, places);
}
