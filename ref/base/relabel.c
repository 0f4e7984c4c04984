/* Turning positions into ranks and back. */
#include "ref/base/relabel.h"

int32_t dodona_position(int32_t ranks, int32_t root, int32_t rank) {
  if (rank == DODONA_NONE)
    return DODONA_NONE;
  return rank >= root ? rank - root : rank + (ranks - root);
}

int32_t dodona_rank(int32_t ranks, int32_t root, int32_t position) {
  if (position == DODONA_NONE)
    return DODONA_NONE;
  return position < ranks - root ? position + root : position - (ranks - root);
}

dodona_tree_step dodona_relabel(int32_t ranks, int32_t root, dodona_tree_step step) {
  step.send_to = dodona_rank(ranks, root, step.send_to);
  step.recv_from = dodona_rank(ranks, root, step.recv_from);
  return step;
}
