/* The steps of the fractional tree. With y = x - a(v), a rank's slots repeat every r + 1 steps:

     y mod (r + 1):      0      1     2    ...   r - 1    r
     receive block      qr+0   qr+1  qr+2  ...  qr+r-1    -
     send down           -     qr+0  qr+1  ...  qr+r-2  qr+r-1
     send right   (q-1)r+i      -     -    ...    -       -        (i: index in the group) */
#include "ref/algorithms/fractional/step.h"

int64_t dodona_fractional_pace(int32_t group, int32_t block) {
  return (int64_t)block + block / group;
}

int32_t dodona_fractional_source(int32_t group, const dodona_fractional_place *place,
                                 int32_t block) {
  if (place->position == 0)
    return DODONA_NONE;
  if (place->feeder == DODONA_NONE)
    return place->position - 1;
  return place->feeder + block % group;
}

/* The block whose pace is y, or DODONA_NONE. */
/*@ requires range: 1 <= group && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks ==> (\result == j <==> Pace(group, j) == y);
    ensures found: 0 <= \result ==> Pace(group, \result) == y && 0 <= y;
    exits \false; */
static int32_t block_at(int32_t group, int32_t blocks, int64_t y) {
  //@ ghost lemma_pace_last(group, blocks);
  if (y < 0)
    return DODONA_NONE;
  //@ ghost lemma_slot(group, blocks, y);
  int64_t period = (int64_t)group + 1;
  if (y % period == group || y - y / period >= blocks)
    return DODONA_NONE;
  return (int32_t)(y - y / period);
}

/* The block that member i sends right y steps after it received its first, or DODONA_NONE. */
/*@ requires range: 1 <= group && 1 <= blocks && 0 <= member < group && 0 <= y;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks ==>
      (\result == j <==> j % group == member && y == Pace(group, j) - member + group + 1);
    ensures found: 0 <= \result ==>
      \result % group == member && y == Pace(group, \result) - member + group + 1;
    exits \false; */
static int32_t right_block_at(int32_t group, int32_t blocks, int32_t member, int64_t y) {
  //@ ghost lemma_right_slot(group, blocks, member, y);
  int64_t period = (int64_t)group + 1;
  if (y % period != 0)
    return DODONA_NONE;
  return block_at(group, blocks, y - period + member);
}

/* The receiving half of a step. */
/*@ requires memory: \valid_read(place);
    requires place: SoundPlace(group, place);
    requires range: 1 <= blocks && place->arrival <= x;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlaceReceives(group, blocks, place->position, place->arrival, place->feeder, x, u, j));
    ensures range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from < place->position && 0 <= \result.recv_block < blocks;
    ensures send: \result.send_to == -1 && \result.send_block == -1 && \result.combine == 0;
    exits \false; */
static dodona_tree_step receive(int32_t group, int32_t blocks, const dodona_fractional_place *place,
                                int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (place->position == 0)
    return step;
  step.recv_block = block_at(group, blocks, x - place->arrival);
  if (step.recv_block != DODONA_NONE)
    step.recv_from = dodona_fractional_source(group, place, step.recv_block);
  return step;
}

/* Whom the place sends to, down or right; *block becomes the block. */
/*@ requires memory: \valid_read(place) && \valid(block) && \separated(place, block);
    requires place: SoundPlace(group, place);
    requires range: 1 <= blocks && place->arrival <= x;
    terminates \true;
    assigns *block;
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result == v && *block == j) <==>
       PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
                  x, v, j));
    ensures range: -1 == \result == *block ||
      (\result == place->down || \result == place->right) && 0 <= \result &&
      0 <= *block < blocks;
    exits \false; */
static int32_t send(int32_t group, int32_t blocks, const dodona_fractional_place *place, int64_t x,
                    int32_t *block) {
  int64_t y = x - place->arrival;
  int32_t down = block_at(group, blocks, y - 1);
  int32_t right = right_block_at(group, blocks, place->member, y);
  //@ ghost if (y >= 1) lemma_slots_apart(group, blocks, place->member, y);
  //@ assert apart: down == -1 || right == -1;
  if (down != DODONA_NONE && place->down != DODONA_NONE) {
    *block = down;
    return place->down;
  }
  if (right != DODONA_NONE && place->right != DODONA_NONE) {
    *block = right;
    return place->right;
  }
  *block = DODONA_NONE;
  return DODONA_NONE;
}

dodona_tree_step dodona_fractional_step(int32_t group, int32_t blocks,
                                        const dodona_fractional_place *place, int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_pace_last(group, blocks);
  //@ assert paces: \forall integer j; 0 <= j < blocks ==> 0 <= Pace(group, j);
  if (x < place->arrival)
    return step;
  step = receive(group, blocks, place, x);
  step.send_to = send(group, blocks, place, x, &step.send_block);
  return step;
}
