/* Shares as blocks. 5 blocks in 4 shares: 0 | 1 | 2 | 3 4; 2 blocks in 4 shares: - | 0 | - | 1. */
#include "ref/algorithms/exchange/share.h"

int32_t dodona_share_first(int32_t shares, int32_t blocks, int32_t share) {
  //@ ghost lemma_shares_in_order(shares, blocks, share, shares);
  return (int32_t)((int64_t)share * blocks / shares);
}

dodona_step dodona_share_exchange(int32_t shares, int32_t blocks, dodona_share_step step) {
  dodona_step exchange = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, 0};
  //@ ghost lemma_shares_in_order(shares, blocks, step.send_low, step.send_high);
  //@ ghost lemma_shares_in_order(shares, blocks, step.recv_low, step.recv_high);
  int32_t sent = dodona_share_first(shares, blocks, step.send_low);
  int32_t sent_end = dodona_share_first(shares, blocks, step.send_high);
  int32_t got = dodona_share_first(shares, blocks, step.recv_low);
  int32_t got_end = dodona_share_first(shares, blocks, step.recv_high);
  if (sent < sent_end) {
    exchange.send_to = step.send_to;
    exchange.send_first = sent;
    exchange.send_count = sent_end - sent;
  }
  if (got < got_end) {
    exchange.recv_from = step.recv_from;
    exchange.recv_first = got;
    exchange.recv_count = got_end - got;
    exchange.use = step.combine == 0 ? DODONA_STORE : DODONA_PREPEND;
  }
  return exchange;
}
