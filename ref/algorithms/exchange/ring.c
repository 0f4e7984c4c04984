/* The ring allreduce. What each rank of 4 passes to the next, share by share (+: combined):

     step        1   2   3 |  4   5   6
     rank 0      3+  2+  1+|  0   3   2
     rank 1      0+  3+  2+|  1   0   3
     rank 2      1+  0+  3+|  2   1   0
     rank 3      2+  1+  0+|  3   2   1

   A share starts behind its owner, goes round once and comes to the owner with everything combined;
   then it goes round again: in step x a rank passes on the share of x ranks before it. */
#include "ref/algorithms/exchange/ring.h"
#include "ref/base/relabel.h"

dodona_share_step dodona_ring_pass(int32_t ranks, int32_t position, int64_t behind) {
  int32_t turn = (int32_t)(behind % ranks);
  int32_t next = dodona_rank(ranks, 1, position);
  int32_t before = dodona_position(ranks, 1, position);
  int32_t sent = dodona_position(ranks, turn, position);
  int32_t received = dodona_position(ranks, turn, before);
  dodona_share_step step = {next, sent, sent + 1, before, received, received + 1, 0};
  return step;
}

dodona_share_step dodona_ring_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  if (x < 1 || x > 2 * ((int64_t)ranks - 1))
    return step;
  step = dodona_ring_pass(ranks, rank, x);
  step.combine = x < ranks;
  return step;
}

dodona_share_step dodona_ring_scatter_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  if (x < ranks)
    step = dodona_ring_step(ranks, rank, x);
  return step;
}

dodona_share_step dodona_ring_gather_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  if (1 <= x && x < ranks)
    step = dodona_ring_step(ranks, rank, x + (ranks - 1));
  return step;
}
