/* The steps of the direct simplex tree. With y = x - start, a rank's slots repeat every 2 r + 1 steps; block j
   belongs to slots 2 (j mod r) and 2 (j mod r) + 1 of period j div r. */
#include "ref/algorithms/simplex/step.h"
#include "spec/lemmas/simplex_slots.h"

int64_t dodona_simplex_pace(int32_t group, int32_t block) {
  return 2 * (int64_t)block + block / group;
}

int64_t dodona_simplex_arrival(int32_t group, const dodona_simplex_place *place, int32_t block) {
  if (place->tree.position == 0)
    return 0;
  return place->start + dodona_simplex_pace(group, block) +
         dodona_simplex_late(group, place->pattern, place->tree.member, block % group);
}

/* The block that member `member` receives y steps after its start, or DODONA_NONE. */
/*@ requires range: 1 <= group && 1 <= blocks && Pattern(pattern) && 0 <= member <= group;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks ==>
      (\result == j <==> Slot(group, pattern, member, j) == y);
    ensures found: 0 <= \result ==> Slot(group, pattern, member, \result) == y && 0 <= y;
    exits \false; */
static int32_t block_at(int32_t group, int32_t blocks, int32_t pattern, int32_t member, int64_t y) {
  //@ ghost lemma_simplex_order(group, blocks, pattern, 0);
  if (y < 0)
    return DODONA_NONE;
  //@ ghost lemma_simplex_slot(group, blocks, pattern, member, y);
  int64_t period = 2 * (int64_t)group + 1;
  int64_t slot = y % period;
  int64_t block = (y - y / period) / 2;
  if (slot == period - 1 || block >= blocks)
    return DODONA_NONE;
  if (slot % 2 != dodona_simplex_late(group, pattern, member, (int32_t)(slot / 2)))
    return DODONA_NONE;
  return (int32_t)block;
}

/* The block that the place sends right y steps after its start, or DODONA_NONE. */
/*@ requires range: 1 <= group && 1 <= blocks && Pattern(pattern) && 0 <= member < group;
    requires step: 0 <= y <= INT64_MAX / 2 + 1;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks ==>
      (\result == j <==> j % group == member && RightSlot(group, pattern, member, j) == y);
    ensures found: 0 <= \result ==>
      \result % group == member && RightSlot(group, pattern, member, \result) == y;
    exits \false; */
static int32_t right_block_at(int32_t group, int32_t blocks, int32_t pattern, int32_t member,
                              int64_t y) {
  int32_t right = dodona_simplex_pattern_right(pattern);
  int64_t shift = dodona_simplex_pattern_shift(group, pattern);
  int32_t block = block_at(group, blocks, right, 0, y + 2 * (int64_t)member - shift);
  return block != DODONA_NONE && block % group == member ? block : DODONA_NONE;
}

/* The receiving half of a step. */
/*@ requires memory: \valid_read(place);
    requires place: SoundSimplex(group, place);
    requires range: 1 <= blocks && place->start <= x <= INT64_MAX / 2;
    terminates \true;
    assigns \nothing;
    ensures recv: \result.recv_from != -1 ==>
      SimplexReceives(group, blocks, place->tree.position, place->start, place->pattern,
                      place->tree.member, place->tree.feeder, x, \result.recv_from,
                      \result.recv_block);
    ensures all: \forall integer j; 0 <= j < blocks && 0 < place->tree.position &&
      x == place->start + Slot(group, place->pattern, place->tree.member, j) ==>
      \result.recv_block == j &&
      \result.recv_from == SourceAt(group, place->tree.position, place->tree.feeder, j);
    ensures range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from < place->tree.position && 0 <= \result.recv_block < blocks;
    ensures slot: \result.recv_from != -1 ==>
      x == place->start + Slot(group, place->pattern, place->tree.member, \result.recv_block);
    ensures send: \result.send_to == -1 && \result.send_block == -1 && \result.combine == 0;
    exits \false; */
static dodona_tree_step receive(int32_t group, int32_t blocks, const dodona_simplex_place *place,
                                int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (place->tree.position == 0)
    return step;
  step.recv_block = block_at(group, blocks, place->pattern, place->tree.member, x - place->start);
  if (step.recv_block != DODONA_NONE)
    step.recv_from = dodona_fractional_source(group, &place->tree, step.recv_block);
  return step;
}

/* Whom the place sends to, down or right; *block becomes the block. */
/*@ requires memory: \valid_read(place) && \valid(block) && \separated(place, block);
    requires place: SoundSimplex(group, place);
    requires range: 1 <= blocks && place->start <= x <= INT64_MAX / 2;
    terminates \true;
    assigns *block;
    ensures sent: 0 <= \result ==>
      SimplexSends(group, blocks, place->start, place->pattern, place->tree.member,
                   place->tree.down, place->tree.right, x, \result, *block);
    ensures all_down: \forall integer j; 0 <= j < blocks && 0 <= place->tree.down &&
      x == place->start + 2 + Slot(group, place->pattern, place->tree.member + 1, j) ==>
      *block == j && \result == place->tree.down;
    ensures all_right: \forall integer j; 0 <= j < blocks && 0 <= place->tree.right &&
      j % group == place->tree.member &&
      x == place->start + RightSlot(group, place->pattern, place->tree.member, j) ==>
      *block == j && \result == place->tree.right;
    ensures range: -1 == \result == *block ||
      (\result == place->tree.down || \result == place->tree.right) && 0 <= \result &&
      0 <= *block < blocks;
    ensures slot: \result != -1 ==>
      x == place->start + 2 + Slot(group, place->pattern, place->tree.member + 1, *block) ||
      *block % group == place->tree.member &&
      x == place->start + RightSlot(group, place->pattern, place->tree.member, *block);
    exits \false; */
static int32_t send(int32_t group, int32_t blocks, const dodona_simplex_place *place, int64_t x,
                    int32_t *block) {
  int64_t y = x - place->start;
  int32_t down = block_at(group, blocks, place->pattern, place->tree.member + 1, y - 2);
  int32_t right = right_block_at(group, blocks, place->pattern, place->tree.member, y);
  /*@ assert below: \forall integer j; 0 <= j < blocks ==> (down == j <==>
        x == place->start + 2 + Slot(group, place->pattern, place->tree.member + 1, j)); */
  /*@ assert right: \forall integer j; 0 <= j < blocks ==> (right == j <==>
        j % group == place->tree.member &&
        x == place->start + RightSlot(group, place->pattern, place->tree.member, j)); */
  //@ ghost lemma_ports_apart(group, place->pattern, place->tree.member, down, right);
  //@ assert apart: down == -1 || right == -1;
  if (down != DODONA_NONE && place->tree.down != DODONA_NONE) {
    *block = down;
    return place->tree.down;
  }
  if (right != DODONA_NONE && place->tree.right != DODONA_NONE) {
    *block = right;
    return place->tree.right;
  }
  *block = DODONA_NONE;
  return DODONA_NONE;
}

dodona_tree_step dodona_simplex_direct_step(int32_t group, int32_t blocks,
                                            const dodona_simplex_place *place, int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_simplex_order(group, blocks, place->pattern, place->tree.member);
  //@ assert early: \forall integer j; 0 <= j < blocks ==> 0 <= SimplexPace(group, j) <= 3 * blocks;
  /*@ assert slots: \forall integer j; 0 <= j < blocks ==>
        0 <= Slot(group, place->pattern, place->tree.member, j) <= 3 * blocks + 1; */
  /*@ assert shares: \forall integer j; 0 <= j < blocks && j % group == place->tree.member ==>
        0 <= RightSlot(group, place->pattern, place->tree.member, j) <= 3 * blocks + 2 * group + 2; */
  if (x < place->start || INT64_MAX / 2 < x)
    return step;
  step = receive(group, blocks, place, x);
  step.send_to = send(group, blocks, place, x, &step.send_block);
  /*@ ghost lemma_ports_apart(group, place->pattern, place->tree.member, step.recv_block,
        step.send_block); */
  return step;
}

int64_t dodona_simplex_direct_steps(int32_t ranks, int32_t group, int32_t depth, int32_t blocks) {
  if (ranks == 1)
    return 0;
  int32_t pattern = group % 2 == 0 ? depth / group % 2 : 0;
  return 2 * (int64_t)depth - 1 + dodona_simplex_pace(group, blocks - 1) +
         dodona_simplex_late(group, pattern, depth % group, (blocks - 1) % group);
}
