/* The steps of the fractional tree. With y = x - a(v), the slots of a rank repeat every r + 1 steps:

     y mod (r + 1):      0      1     2    ...   r - 1    r
     receive block      qr+0   qr+1  qr+2  ...  qr+r-1    -
     send down           -     qr+0  qr+1  ...  qr+r-2  qr+r-1
     send right   (q-1)r+i      -     -    ...    -       -        (i: index in the group) */
#include "fractional_step.h"

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
static int32_t block_at(int32_t group, int32_t blocks, int64_t y) {
  if (y < 0)
    return DODONA_NONE;
  int64_t run = y / ((int64_t)group + 1);
  if (y % ((int64_t)group + 1) == group || y - run >= blocks)
    return DODONA_NONE;
  return (int32_t)(y - run);
}

/* The block that member i sends right y steps after it received its first, or DODONA_NONE. */
static int32_t right_block_at(int32_t group, int32_t blocks, int32_t member, int64_t y) {
  int64_t period = (int64_t)group + 1;
  if (y < period || y % period != 0)
    return DODONA_NONE;
  int64_t run = y / period - 1;
  if (run > (blocks - 1) / group)
    return DODONA_NONE;
  int64_t block = run * group + member;
  return block < blocks ? (int32_t)block : DODONA_NONE;
}

dodona_step dodona_fractional_step(int32_t group, int32_t blocks,
                                   const dodona_fractional_place *place, int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (x <= place->arrival) {
    if (x < place->arrival || place->position == 0)
      return step;
  }
  int64_t y = x - place->arrival;

  if (place->position > 0) {
    step.recv_block = block_at(group, blocks, y);
    if (step.recv_block != DODONA_NONE)
      step.recv_from = dodona_fractional_source(group, place, step.recv_block);
  }
  if (place->down != DODONA_NONE) {
    step.send_block = block_at(group, blocks, y - 1);
    if (step.send_block != DODONA_NONE)
      step.send_to = place->down;
  }
  if (step.send_to == DODONA_NONE && place->right != DODONA_NONE) {
    step.send_block = right_block_at(group, blocks, place->member, y);
    if (step.send_block != DODONA_NONE)
      step.send_to = place->right;
  }
  return step;
}
