/* Every position follows from the step: block (x - 1) div (P - 1) goes to position (x - 1) mod (P - 1) + 1. */
#include "ref/algorithms/star/star.h"

int64_t dodona_star_steps(int32_t ranks, int32_t blocks) {
  return (int64_t)blocks * (ranks - 1);
}

dodona_tree_step dodona_star_step(int32_t ranks, int32_t blocks, int32_t position, int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (x < 1 || x > dodona_star_steps(ranks, blocks))
    return step;
  int32_t block = (int32_t)((x - 1) / (ranks - 1));
  int32_t to = (int32_t)((x - 1) % (ranks - 1)) + 1;
  if (position == 0) {
    step.send_to = to;
    step.send_block = block;
  } else if (position == to) {
    step.recv_from = 0;
    step.recv_block = block;
  }
  return step;
}

int64_t dodona_star_arrival(int32_t ranks, int32_t position, int32_t block) {
  return (int64_t)block * (ranks - 1) + position;
}

dodona_span dodona_star_span(int32_t ranks, int32_t blocks, int32_t position) {
  if (position == 0)
    return (dodona_span){1, dodona_star_steps(ranks, blocks)};
  return (dodona_span){position, dodona_star_arrival(ranks, position, blocks - 1)};
}

int32_t dodona_star_parent(int32_t position, int32_t k) {
  return position > 0 && k == 0 ? 0 : DODONA_NONE;
}

int32_t dodona_star_child(int32_t ranks, int32_t position, int32_t k) {
  return position == 0 && 0 <= k && k < ranks - 1 ? k + 1 : DODONA_NONE;
}
