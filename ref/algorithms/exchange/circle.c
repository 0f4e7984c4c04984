/* Shares in a circle: those up to the last, and those from 0 on. */
#include "ref/algorithms/exchange/circle.h"
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

/*@ requires range: 1 <= ranks && 1 <= blocks;
    requires message: CircleMessage(ranks, m);
    terminates \true;
    assigns \nothing;
    ensures count: \result == (m.peer == -1 ? 0 : SkipCount(ranks, blocks, m.low, m.shares)) && 0 <= \result <= blocks;
    exits \false; */
static int32_t blocks_of(int32_t ranks, int32_t blocks, dodona_circle_message m) {
  return m.peer == DODONA_NONE ? 0 : dodona_circle_count(ranks, blocks, m.low, m.shares);
}

dodona_step dodona_circle_exchange(int32_t ranks, int32_t blocks, dodona_circle_message sent,
                                   dodona_circle_message got) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  const int32_t out = blocks_of(ranks, blocks, sent);
  const int32_t in = blocks_of(ranks, blocks, got);
  if (out > 0) {
    step.send_to = sent.peer;
    step.send_first = dodona_circle_first(ranks, blocks, sent.low);
    step.send_count = out;
  }
  if (in > 0) {
    step.recv_from = got.peer;
    step.recv_first = dodona_circle_first(ranks, blocks, got.low);
    step.recv_count = in;
  }
  return step;
}
