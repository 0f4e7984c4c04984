/* The scatter to 6 positions, and the first of 5 steps of a ring among them; shares below the arrows:

                step 1       step 2       step 3              step 4: v sends v + 1 share v,
     0 ---------> 4         0 ----> 2    0 -> 1  2 -> 3         and position 5 sends 0 share 5;
           4 5                 2 3          1       3         step 5: v sends v + 1 what it got
                            (4 -> 6: none)       4 -> 5         in step 4; ...
                                                    5                                          */
#include "ref/algorithms/exchange/scatter.h"
#include "ref/count/bounds.h"
#include "ref/algorithms/exchange/doubling.h"
#include "ref/base/power.h"
#include "ref/algorithms/exchange/ring.h"

/* A step of the scatter is over a distance below the ranks. */
/*@ ghost
  /@ requires range: 1 <= x <= log && log == CeilLog2(P) && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures reach: 1 <= ScatterReach(P, x) < P && ScatterReach(P, x) <= 0x40000000;
     exits \false; @/
  void lemma_reach_below(int32_t P, int32_t log, int32_t x)
  {
    lemma_ceil_log2(P);
    lemma_pow2_word();
    lemma_pow2_order(31, log - 1);
    lemma_pow2_order(log - x, log - 1);
    lemma_pow2_order(log - x, 30);
  }
*/

/* A step over the distance m. */
/*@ requires range: 0 <= position < ranks && 1 <= m < ranks && m <= 0x40000000;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> ScatterOver(ranks, m, position, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> ScatterOver(ranks, m, u, position));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == \result.send_to &&
      \result.send_high == ScatterEnd(ranks, m, \result.send_to);
    ensures received: 0 <= \result.recv_from ==> \result.recv_low == position &&
      \result.recv_high == ScatterEnd(ranks, m, position);
    ensures range: ShareStep(\result, ranks, ranks);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_share_step scatter_over(int32_t ranks, int32_t position, int64_t m) {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int64_t rest = position % (2 * m);
  int64_t to = position + m;
  //@ ghost lemma_next_half(m, position);
  /*@ assert sends: \forall integer v; ScatterOver(ranks, m, position, v) <==>
        rest == 0 && v == to < ranks; */
  /*@ assert receives: \forall integer u; ScatterOver(ranks, m, u, position) <==>
        rest == m && u == position - m; */
  if (rest == 0 && to < ranks) {
    step.send_to = (int32_t)to;
    step.send_low = (int32_t)to;
    step.send_high = (int32_t)(to + m < ranks ? to + m : ranks);
  }
  if (rest == m) {
    step.recv_from = (int32_t)(position - m);
    step.recv_low = position;
    step.recv_high = (int32_t)(to < ranks ? to : ranks);
  }
  return step;
}

dodona_share_step dodona_scatter_step(int32_t ranks, int32_t position, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_ceil(ranks);
  if (x < 1 || x > log)
    return none;
  //@ ghost lemma_reach_below(ranks, log, (int32_t)x);
  return scatter_over(ranks, position, dodona_power((int32_t)(log - x)));
}

int64_t dodona_scatter_ring_steps(int32_t ranks) {
  return (int64_t)dodona_log2_ceil(ranks) + ranks - 1;
}

dodona_share_step dodona_scatter_ring_step(int32_t ranks, int32_t position, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_ceil(ranks);
  if (x <= log)
    return dodona_scatter_step(ranks, position, x);
  if (x > dodona_scatter_ring_steps(ranks))
    return none;
  return dodona_ring_pass(ranks, position, x - log - 1);
}

int64_t dodona_scatter_doubling_steps(int32_t ranks) {
  int32_t log = dodona_log2_floor(ranks);
  return dodona_power(log) == ranks ? 2 * (int64_t)log : dodona_scatter_ring_steps(ranks);
}

dodona_share_step dodona_scatter_doubling_step(int32_t ranks, int32_t position, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_floor(ranks);
  if (dodona_power(log) != ranks || x <= log)
    return dodona_scatter_ring_step(ranks, position, x);
  if (x > 2 * (int64_t)log)
    return none;
  return dodona_doubling_gather(position, (int32_t)(x - log)) /*@ ghost (log) */;
}
