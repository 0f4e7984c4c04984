/* The halves by skips. The scatter of 7 ranks from rank 0, radix 3: intervals are cut from their ends, and the first rank of an interval
   sends what is cut off to the first rank behind the cut.

     step 1  0 1 2 3 4 5 | 6         0 sends 6 the share 6
     step 2  0 1 2 | 3 4 5 | 6       0 sends 3 the shares 3 4 5
     step 3  0 1 | 2 | 3 4 | 5 | 6   0 sends 2 the share 2, 3 sends 5 the share 5
     step 4  0 | 1 | 2 | 3 | 4 | ..  0 sends 1 the share 1, 3 sends 4 the share 4

   From another root on the ranks and shares go round: the root 5 sends in step 2 the shares 1 2 3 to rank 1. The gather is the same
   from step 4 back to step 1, with the arrows turned round. ref/algorithms/exchange/skips.c draws the other two halves. */
#include "ref/algorithms/exchange/halves.h"
#include "ref/algorithms/exchange/interval.h"
#include "ref/base/relabel.h"
#include "spec/lemmas/interval.h"

/* A step of the scatter. */
/*@ requires range: 2 <= radix && 0 <= rank < ranks && 0 <= root < ranks && 1 <= blocks;
    requires step: 1 <= y <= SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       HalfMoves(DODONA_HALF_SCATTER, ranks, radix, root, blocks, y, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       HalfMoves(DODONA_HALF_SCATTER, ranks, radix, root, blocks, y, u, rank, first, count));
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step scatter_at(int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                              int32_t rank, int32_t y) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  int32_t position = dodona_position(ranks, root, rank);
  dodona_interval at = dodona_interval_of(ranks, radix, y, position);
  //@ ghost lemma_skip(ranks, radix, y);
  //@ ghost lemma_skip_spread(ranks, radix, y - 1);
  int sends = at.place == 0 && at.cut < at.span;
  int receives = at.place == at.cut;
  /*@ assert to: \forall integer v; ScatterHands(ranks, radix, y, position, v) <==> sends != 0 && v == position + at.cut; */
  /*@ assert from: \forall integer u; ScatterHands(ranks, radix, y, u, position) <==> receives != 0 && u == position - at.cut; */
  /*@ assert span: receives != 0 ==> SkipSpan(ranks, radix, y - 1, position - at.cut) == at.span; */
  if (!sends && !receives)
    return step;
  int32_t peer = dodona_rank(ranks, root, sends ? position + at.cut : position - at.cut);
  /*@ assert given: \forall integer v; RootHands(ranks, radix, root, y, rank, v) <==> sends != 0 && v == peer; */
  /*@ assert got: \forall integer u; RootHands(ranks, radix, root, y, u, rank) <==> receives != 0 && u == peer; */
  const dodona_circle_message none = {DODONA_NONE, 0, 0};
  const dodona_circle_message cut = {peer, sends ? peer : rank, at.span - at.cut};
  const dodona_circle_message sent = sends ? cut : none;
  const dodona_circle_message got = sends ? none : cut;
  /*@ assert sent: \forall integer v, first, count; 0 <= v ==>
        (HalfMoves(DODONA_HALF_SCATTER, ranks, radix, root, blocks, y, rank, v, first, count) <==>
         CircleMoves(ranks, blocks, sent, v, first, count)); */
  /*@ assert got: \forall integer u, first, count; 0 <= u ==>
        (HalfMoves(DODONA_HALF_SCATTER, ranks, radix, root, blocks, y, u, rank, first, count) <==>
         CircleMoves(ranks, blocks, got, u, first, count)); */
  return dodona_circle_exchange(ranks, blocks, sent, got);
}

/* A step of the reduce-scatter. */
/*@ requires range: 2 <= radix && 0 <= rank < ranks && 1 <= blocks;
    requires step: 1 <= y <= SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       HalfMoves(DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, blocks, y, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       HalfMoves(DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, blocks, y, u, rank, first, count));
    ensures use: 0 <= \result.recv_from ==> \result.use == DODONA_PREPEND;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step hand_at(int32_t ranks, int32_t radix, int32_t root, int32_t blocks, int32_t rank,
                           int32_t y) {
  (void)root;
  dodona_skip way = dodona_skip_of(ranks, radix, y);
  int32_t ahead = dodona_rank(ranks, way.left, rank);
  int32_t behind = dodona_position(ranks, way.left, rank);
  //@ assert to: \forall integer v; SkipHands(ranks, radix, y, rank, v) <==> v == ahead;
  //@ assert from: \forall integer u; SkipHands(ranks, radix, y, u, rank) <==> u == behind;
  const dodona_circle_message sent = {ahead, ahead, way.shares};
  const dodona_circle_message got = {behind, rank, way.shares};
  /*@ assert sent: \forall integer v, first, count; 0 <= v ==>
        (HalfMoves(DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, blocks, y, rank, v, first, count) <==>
         CircleMoves(ranks, blocks, sent, v, first, count)); */
  /*@ assert got: \forall integer u, first, count; 0 <= u ==>
        (HalfMoves(DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, blocks, y, u, rank, first, count) <==>
         CircleMoves(ranks, blocks, got, u, first, count)); */
  dodona_step step = dodona_circle_exchange(ranks, blocks, sent, got);
  if (step.recv_from != DODONA_NONE)
    step.use = DODONA_PREPEND;
  return step;
}

/* Each message of the step turned round. */
/*@ terminates \true;
    assigns \nothing;
    ensures send: \result.send_to == step.recv_from && \result.send_first == step.recv_first &&
      \result.send_count == step.recv_count;
    ensures recv: \result.recv_from == step.send_to && \result.recv_first == step.send_first &&
      \result.recv_count == step.send_count;
    ensures use: \result.use == DODONA_STORE;
    exits \false; */
static dodona_step turned(dodona_step step) {
  dodona_step back = {step.recv_from,  step.recv_first, step.recv_count, step.send_to,
                      step.send_first, step.send_count, DODONA_STORE};
  return back;
}

dodona_step dodona_half_step_at(int32_t half, int32_t ranks, int32_t radix, int32_t root,
                                int32_t blocks, int32_t rank, int64_t y) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  int32_t steps = dodona_skip_steps(ranks, radix);
  if (y < 1 || y > steps)
    return step;
  int back = half == DODONA_HALF_GATHER || half == DODONA_HALF_ALLGATHER;
  int32_t x = (int32_t)(back ? steps + 1 - y : y);
  int scatters = half == DODONA_HALF_SCATTER || half == DODONA_HALF_GATHER;
  step = scatters ? scatter_at(ranks, radix, root, blocks, rank, x)
                  : hand_at(ranks, radix, root, blocks, rank, x);
  /*@ assert moves: \forall integer u, v, first, count; HalfMoves(half, ranks, radix, root, blocks, y, u, v, first, count) <==>
        HalfMoves(scatters != 0 ? DODONA_HALF_SCATTER : DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, blocks, x,
                  back != 0 ? v : u, back != 0 ? u : v, first, count); */
  return back ? turned(step) : step;
}

int64_t dodona_halves_steps(int32_t half, int32_t next, int32_t ranks, int32_t radix) {
  int64_t steps = dodona_skip_steps(ranks, radix);
  return (half == DODONA_HALF_NONE ? 0 : steps) + (next == DODONA_HALF_NONE ? 0 : steps);
}

int64_t dodona_halves_last(int32_t half, int32_t next, int32_t ranks, int32_t radix, int64_t x) {
  int64_t steps = dodona_skip_steps(ranks, radix);
  int64_t turn = half == DODONA_HALF_NONE ? 0 : steps;
  (void)next;
  if (x <= turn)
    return x + dodona_skip_of(ranks, radix, x).after;
  return x + dodona_skip_of(ranks, radix, steps + 1 - (x - turn)).before;
}
