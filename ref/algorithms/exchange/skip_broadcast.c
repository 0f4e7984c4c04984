/* The broadcast by skips. 7 positions, radix 3: the interval of 7 is cut into parts of 3, then each part into parts of 1.

     the first of each interval       0 1 2 3 4 5 6
     step 1  skip 6                   0 1 2 3 4 5 | 6         0 sends 6 the share 6
     step 2  skip 3                   0 1 2 | 3 4 5 | 6       0 sends 3 the shares 3 4 5
     step 3  skip 2                   0 1 | 2 | 3 4 | 5 | 6   0 sends 2 the share 2, 3 sends 5 the share 5
     step 4  skip 1                   0 | 1 | 2 | 3 | 4 | ..  0 sends 1 the share 1, 3 sends 4 the share 4
     step 5 .. 8                      as steps 5 .. 8 of the allreduce by skips

   The cut farthest from the first position comes first, so that a round's messages go out from its intervals' first positions
   one after the other, and none waits for another. */
#include "ref/algorithms/exchange/skip_broadcast.h"
#include "ref/algorithms/exchange/interval.h"
#include "ref/algorithms/exchange/share.h"
#include "ref/base/relabel.h"
#include "spec/lemmas/skip_broadcast.h"

/* A step of the scatter, in positions. */
/*@ requires range: 2 <= radix && 0 <= position < ranks && 1 <= blocks && 1 <= x <= SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       CastSends(ranks, radix, blocks, x, position, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       CastSends(ranks, radix, blocks, x, u, position, first, count));
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step scatter_at(int32_t ranks, int32_t radix, int32_t blocks, int32_t position,
                              int32_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  dodona_interval at = dodona_interval_of(ranks, radix, x, position);
  //@ ghost lemma_skip(ranks, radix, x);
  //@ ghost lemma_skip_spread(ranks, radix, x - 1);
  int sends = at.place == 0 && at.cut < at.span;
  int receives = at.place == at.cut;
  /*@ assert to: \forall integer v; CastPasses(ranks, radix, x, position, v) <==> sends != 0 && v == position + at.cut; */
  /*@ assert from: \forall integer u; CastPasses(ranks, radix, x, u, position) <==> receives != 0 && u == position - at.cut; */
  /*@ assert span: receives != 0 ==> SkipSpan(ranks, radix, x - 1, position - at.cut) == at.span; */
  if (!sends && !receives)
    return step;
  int32_t low = sends ? position + at.cut : position;
  int32_t end = low + (at.span - at.cut);
  //@ assert here: 0 <= low < end <= ranks;
  int32_t first = dodona_share_first(ranks, blocks, low);
  //@ ghost lemma_shares_in_order(ranks, blocks, low, end);
  int32_t count = dodona_share_first(ranks, blocks, end) - first;
  //@ assert count: count == SkipCount(ranks, blocks, low, at.span - at.cut);
  if (count == 0)
    return step;
  if (sends) {
    step.send_to = low;
    step.send_first = first;
    step.send_count = count;
  } else {
    step.recv_from = position - at.cut;
    step.recv_first = first;
    step.recv_count = count;
  }
  return step;
}

dodona_step dodona_skip_broadcast_step_at(int32_t ranks, int32_t radix, int32_t root,
                                          int32_t blocks, int32_t rank, int64_t x) {
  int32_t position = dodona_position(ranks, root, rank);
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  int32_t half = dodona_skip_steps(ranks, radix);
  if (x < 1)
    return step;
  step = x <= half ? scatter_at(ranks, radix, blocks, position, (int32_t)x)
                   : dodona_skip_step_at(ranks, radix, blocks, position, x);
  /*@ assert same: half < x ==> \forall integer u, v, first, count; CastSends(ranks, radix, blocks, x, u, v, first, count) <==>
        SkipMoves(ranks, radix, blocks, x, u, v, first, count); */
  /*@ assert send: \forall integer v, first, count; 0 <= v ==>
        ((step.send_to == v && step.send_first == first && step.send_count == count) <==>
         CastSends(ranks, radix, blocks, x, position, v, first, count)); */
  /*@ assert recv: \forall integer u, first, count; 0 <= u ==>
        ((step.recv_from == u && step.recv_first == first && step.recv_count == count) <==>
         CastSends(ranks, radix, blocks, x, u, position, first, count)); */
  step.send_to = dodona_rank(ranks, root, step.send_to);
  step.recv_from = dodona_rank(ranks, root, step.recv_from);
  return step;
}
