/* The allreduces on a folded core. 6 ranks, 4 shares, what each sends in Rabenseifner's (+: combined):

     step     1          2          3          4          5          6
     rank 0   0-3 to 1+
     rank 1              2-3 to 4+  1 to 3+    0 to 3     0-1 to 4   0-3 to 0
     rank 2   0-3 to 3+
     rank 3              2-3 to 5+  0 to 1+    1 to 1     0-1 to 5   0-3 to 2
     rank 4              0-1 to 1+  3 to 5+    2 to 5     2-3 to 1
     rank 5              0-1 to 3+  2 to 4+    3 to 4     2-3 to 3                             */
#include "halving.h"
#include "bounds.h"
#include "doubling.h"
#include "fold.h"
#include "power.h"

int32_t dodona_doubling_steps(int32_t ranks) {
  return dodona_log2_floor(ranks) + (dodona_folded(ranks) > 0 ? 2 : 0);
}

dodona_share_step dodona_doubling_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_floor(ranks);
  int32_t folded = dodona_folded(ranks);
  int32_t before = folded > 0 ? 1 : 0;
  if (x < 1 || x > log + 2 * before)
    return none;
  if (x <= before)
    return dodona_fold_step(folded, 1, rank, 0) /*@ ghost (ranks) */;
  if (x > log + before)
    return dodona_fold_step(folded, 1, rank, 1) /*@ ghost (ranks) */;
  int32_t core = dodona_core_index(folded, rank);
  if (core == DODONA_NONE)
    return none;
  dodona_share_step step = dodona_doubling_reduce(core, (int32_t)(x - before)) /*@ ghost (log) */;
  return dodona_core_ranks(folded, step) /*@ ghost (ranks) */;
}

int32_t dodona_halving_shares(int32_t ranks) {
  return ranks - dodona_folded(ranks);
}

int32_t dodona_halving_steps(int32_t ranks) {
  return 2 * (dodona_log2_floor(ranks) + (dodona_folded(ranks) > 0 ? 1 : 0));
}

dodona_share_step dodona_halving_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_floor(ranks);
  int32_t folded = dodona_folded(ranks);
  int32_t before = folded > 0 ? 1 : 0;
  if (x < 1 || x > 2 * (log + before))
    return none;
  if (x <= before)
    return dodona_fold_step(folded, ranks - folded, rank, 0) /*@ ghost (ranks) */;
  if (x > 2 * log + before)
    return dodona_fold_step(folded, ranks - folded, rank, 1) /*@ ghost (ranks) */;
  int32_t core = dodona_core_index(folded, rank);
  if (core == DODONA_NONE)
    return none;
  int32_t y = (int32_t)(x - before);
  dodona_share_step step;
  if (y <= log)
    step = dodona_halving_scatter(log, core, y);
  else
    step = dodona_doubling_gather(core, y - log) /*@ ghost (log) */;
  return dodona_core_ranks(folded, step) /*@ ghost (ranks) */;
}
