/* Shares in a circle: those up to the last, and those from 0 on. */
#include "ref/algorithms/exchange/circle.h"
#include "ref/algorithms/exchange/share.h"
#include "spec/lemmas/skips.h"

int32_t dodona_circle_count(int32_t ranks, int32_t blocks, int32_t low, int32_t shares) {
  int32_t first = dodona_share_first(ranks, blocks, low);
  int64_t end = (int64_t)low + shares;
  if (end <= ranks) {
    //@ ghost lemma_shares_in_order(ranks, blocks, low, (int32_t)end);
    return dodona_share_first(ranks, blocks, (int32_t)end) - first;
  }
  //@ ghost lemma_shares_in_order(ranks, blocks, (int32_t)(end - ranks), low);
  //@ ghost lemma_shares_in_order(ranks, blocks, low, ranks);
  return blocks - first + dodona_share_first(ranks, blocks, (int32_t)(end - ranks));
}

int32_t dodona_circle_first(int32_t ranks, int32_t blocks, int32_t share) {
  int32_t first = dodona_share_first(ranks, blocks, share);
  //@ assert below: (int64_t)share * blocks < (int64_t)ranks * blocks;
  return first;
}
