/* The fold. 6 ranks: R = 2 are folded, 2^L = 4 remain.

     rank           0    1    2    3    4    5
     folded into    1         3
     core index          0         1    2    3                                                 */
#include "ref/algorithms/exchange/fold.h"
#include "ref/count/bounds.h"
#include "ref/base/power.h"

int32_t dodona_folded(int32_t ranks) {
  return (int32_t)(ranks - dodona_power(dodona_log2_floor(ranks)));
}

int32_t dodona_core_index(int32_t folded, int32_t rank) {
  if (rank >= 2 * folded)
    return rank - folded;
  return rank % 2 == 1 ? rank / 2 : DODONA_NONE;
}

dodona_share_step dodona_fold_step(int32_t folded, int32_t shares, int32_t rank, int32_t back)
/*@ ghost (int32_t ranks) */ {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  if (rank >= 2 * folded)
    return step;
  if ((rank % 2 == 0) == (back == 0)) {
    step.send_to = back == 0 ? rank + 1 : rank - 1;
    step.send_high = shares;
  } else {
    step.recv_from = back == 0 ? rank - 1 : rank + 1;
    step.recv_high = shares;
    step.combine = back == 0;
  }
  return step;
}

dodona_share_step dodona_core_ranks(int32_t folded, dodona_share_step step)
/*@ ghost (int32_t ranks) */ {
  step.send_to = step.send_to < folded ? 2 * step.send_to + 1 : step.send_to + folded;
  step.recv_from = step.recv_from < folded ? 2 * step.recv_from + 1 : step.recv_from + folded;
  return step;
}
