/* The baselines by kind: positions of the root's order and shares, said as ranks and blocks. */
#include "ref/algorithms/exchange/baseline.h"
#include "ref/algorithms/exchange/halving.h"
#include "ref/base/relabel.h"
#include "ref/algorithms/exchange/scatter.h"

int64_t dodona_baseline_steps(int32_t kind, int32_t ranks, int32_t blocks) {
  (void)blocks;
  if (ranks == 1)
    return 0;
  if (kind == DODONA_KIND_SCATTER_RING)
    return dodona_scatter_ring_steps(ranks);
  if (kind == DODONA_KIND_SCATTER_DOUBLING)
    return dodona_scatter_doubling_steps(ranks);
  if (kind == DODONA_KIND_DOUBLING)
    return dodona_doubling_steps(ranks);
  return dodona_halving_steps(ranks);
}

/* In how many shares the message is cut. */
/*@ requires range: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures shares: \result == BaselineShares(kind, ranks);
    ensures range: 1 <= \result;
    exits \false; */
static int32_t shares_of(int32_t kind, int32_t ranks) {
  if (kind == DODONA_KIND_DOUBLING)
    return 1;
  return kind == DODONA_KIND_RABENSEIFNER ? dodona_halving_shares(ranks) : ranks;
}

/* The step in positions and shares. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> BaselinePasses(kind, ranks, x, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> BaselinePasses(kind, ranks, x, u, position));
    ensures sent: 0 <= \result.send_to ==>
      \result.send_low == BaselineLow(kind, ranks, x, position, \result.send_to) &&
      \result.send_high == BaselineHigh(kind, ranks, x, position, \result.send_to);
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == BaselineLow(kind, ranks, x, \result.recv_from, position) &&
      \result.recv_high == BaselineHigh(kind, ranks, x, \result.recv_from, position);
    ensures combine: 0 <= \result.recv_from ==>
      (\result.combine == 1 <==> BaselineCombines(kind, ranks, x));
    ensures range: ShareStep(\result, ranks, BaselineShares(kind, ranks));
    exits \false; */
static dodona_share_step pass(int32_t kind, int32_t ranks, int32_t position, int64_t x) {
  if (kind == DODONA_KIND_SCATTER_RING)
    return dodona_scatter_ring_step(ranks, position, x);
  if (kind == DODONA_KIND_SCATTER_DOUBLING)
    return dodona_scatter_doubling_step(ranks, position, x);
  if (kind == DODONA_KIND_DOUBLING)
    return dodona_doubling_step(ranks, position, x);
  return dodona_halving_step(ranks, position, x);
}

dodona_step dodona_baseline_step_at(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                    int32_t rank, int64_t x) {
  int32_t turn =
      kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING ? root : 0;
  int32_t position = dodona_position(ranks, turn, rank);
  dodona_share_step step = pass(kind, ranks, position, x);
  int32_t shares = shares_of(kind, ranks);
  //@ assert step: ShareStep(step, ranks, shares);
  //@ assert peers: ShareStep(step, INT32_MAX, shares);
  dodona_step exchange = dodona_share_exchange(shares, blocks, step);
  exchange.send_to = dodona_rank(ranks, turn, exchange.send_to);
  exchange.recv_from = dodona_rank(ranks, turn, exchange.recv_from);
  return exchange;
}
