/* The steps of the direct simplex tree. With y = x - start, a rank's slots repeat every 2 r + 1 steps; block j
   belongs to slots 2 (j mod r) and 2 (j mod r) + 1 of period j div r. */
#include "simplex_step.h"
#include "../spec/simplex_lemmas.h"

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
static int32_t block_at(int32_t group, int32_t blocks, int32_t pattern, int32_t member, int64_t y) {
  if (y < 0)
    return DODONA_NONE;
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
static int32_t right_block_at(int32_t group, int32_t blocks, int32_t pattern, int32_t member,
                              int64_t y) {
  int32_t right = dodona_simplex_pattern_right(pattern);
  int64_t shift = dodona_simplex_pattern_shift(group, pattern);
  int32_t block = block_at(group, blocks, right, 0, y + 2 * (int64_t)member - shift);
  return block != DODONA_NONE && block % group == member ? block : DODONA_NONE;
}

/* The receiving half of a step. */
static dodona_step receive(int32_t group, int32_t blocks, const dodona_simplex_place *place,
                           int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (place->tree.position == 0)
    return step;
  step.recv_block = block_at(group, blocks, place->pattern, place->tree.member, x - place->start);
  if (step.recv_block != DODONA_NONE)
    step.recv_from = dodona_fractional_source(group, &place->tree, step.recv_block);
  return step;
}

/* Whom the place sends to, down or right; *block becomes the block. */
static int32_t send(int32_t group, int32_t blocks, const dodona_simplex_place *place, int64_t x,
                    int32_t *block) {
  int64_t y = x - place->start;
  int32_t down = block_at(group, blocks, place->pattern, place->tree.member + 1, y - 2);
  int32_t right = right_block_at(group, blocks, place->pattern, place->tree.member, y);
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

dodona_step dodona_simplex_direct_step(int32_t group, int32_t blocks,
                                       const dodona_simplex_place *place, int64_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (x < place->start)
    return step;
  step = receive(group, blocks, place, x);
  step.send_to = send(group, blocks, place, x, &step.send_block);
  return step;
}

int64_t dodona_simplex_direct_steps(int32_t ranks, int32_t group, int32_t depth, int32_t blocks) {
  if (ranks == 1)
    return 0;
  int32_t pattern = group % 2 == 0 ? depth / group % 2 : 0;
  return 2 * (int64_t)depth - 1 + dodona_simplex_pace(group, blocks - 1) +
         dodona_simplex_late(group, pattern, depth % group, (blocks - 1) % group);
}
