/* Judges an array of places one by one: each place names its neighbours, and each neighbour must name the place. */
#include "ref/algorithms/groups/group.h"
#include "ref/algorithms/fractional/step.h"

/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures right: \result == 1 <==> GroupRange(ranks, group, places, v);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t is_in_range(const dodona_group_place *places, int32_t ranks, int32_t group,
                           int32_t v) {
  const dodona_group_place *at = &places[v];
  return at->position == v && at->arrival >= 0 && (v == 0) == (at->arrival == 0) &&
         at->member >= 0 && at->member < group && (at->turns == 0 || at->turns == 1) &&
         at->down >= -1 && at->down < ranks && at->right >= -1 && at->right < ranks;
}

/*@ requires range: 1 <= ranks && 0 <= v < ranks && places[v].arrival >= 0 &&
      -1 <= places[v].down < ranks;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures right: \result == 1 <==> GroupDown(places, v);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t feeds_down(const dodona_group_place *places, int32_t v)
/*@ ghost (int32_t ranks) */ {
  if (places[v].down == DODONA_NONE)
    return 1;
  const dodona_group_place *next = &places[places[v].down];
  return places[v].down > 0 && next->turns == 0 && next->above == v &&
         next->arrival == (int64_t)places[v].arrival + 1;
}

/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks &&
      GroupRange(ranks, group, places, v);
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures right: \result == 1 <==> GroupRight(group, places, v);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t feeds_right(const dodona_group_place *places, int32_t group, int32_t v)
/*@ ghost (int32_t ranks) */ {
  if (places[v].right == DODONA_NONE)
    return 1;
  const dodona_group_place *next = &places[places[v].right];
  return places[v].right > 0 && next->turns == 1 && next->above == v - places[v].member &&
         next->arrival == (int64_t)places[v].arrival - places[v].member + group + 1;
}

/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures right: \result == 1 <==> GroupTurns(ranks, group, places, v);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t is_fed_in_turn(const dodona_group_place *places, int32_t ranks, int32_t group,
                              int32_t v) {
  if (places[v].turns != 1)
    return 1;
  int32_t head = places[v].above;
  if (head < 0 || head > ranks - group)
    return 0;
  /*@ loop invariant range: 0 <= k <= group;
      loop invariant members: \forall integer u; head <= u < head + k ==>
        places[u].right == v && places[u].member == u - head;
      loop assigns k;
      loop variant group - k; */
  for (int32_t k = 0; k < group; k++) {
    if (places[head + k].right != v || places[head + k].member != k)
      return 0;
  }
  return 1;
}

/*@ requires range: 1 <= ranks && 0 <= v < ranks;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures right: \result == 1 <==> GroupAbove(ranks, places, v);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t is_fed(const dodona_group_place *places, int32_t ranks, int32_t v) {
  int32_t above = places[v].above;
  if (v == 0)
    return above == DODONA_NONE && places[v].turns == 0;
  if (places[v].turns != 0)
    return 1;
  return above >= 0 && above < ranks && places[above].down == v;
}

int32_t dodona_group_check(const dodona_group_place *places, int32_t ranks, int32_t group) {
  /*@ loop invariant range: 0 <= v <= ranks;
      loop invariant right: \forall integer u; 0 <= u < v ==>
        GroupLocal(ranks, group, places, u);
      loop assigns v;
      loop variant ranks - v; */
  for (int32_t v = 0; v < ranks; v++) {
    if (!is_in_range(places, ranks, group, v) || !feeds_down(places, v) /*@ ghost (ranks) */ ||
        !feeds_right(places, group, v) /*@ ghost (ranks) */ ||
        !is_fed_in_turn(places, ranks, group, v) || !is_fed(places, ranks, v)) {
      /*@ assert wrong: !GroupLocal(ranks, group, places, v); */
      return 0;
    }
  }
  return 1;
}

int32_t dodona_group_depth(const dodona_group_place *places, int32_t ranks) {
  int32_t depth = places[0].arrival;
  /*@ loop invariant range: 1 <= v <= ranks;
      loop invariant depth: GroupDepth(v, places, depth);
      loop assigns v, depth;
      loop variant ranks - v; */
  for (int32_t v = 1; v < ranks; v++) {
    if (places[v].arrival > depth)
      depth = places[v].arrival;
  }
  return depth;
}

int64_t dodona_group_steps(int32_t group, int32_t blocks, int32_t depth) {
  return depth == 0 ? 0 : depth + dodona_fractional_pace(group, blocks - 1);
}
