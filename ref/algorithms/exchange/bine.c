/* The butterflies. 6 ranks; what each has after every step, and whom it is paired with:

     step   1 (distance 1)    2 (distance 1)     3 (distance 3)
     rank 0  1:  0 1           5:  4 5 0 1        3:  2 3 4 5 0 1
     rank 1  0:  0 1           2:  0 1 2 3        4:  all
     rank 2  3:  2 3           1:  0 1 2 3        5:  all
     rank 3  2:  2 3           4:  2 3 4 5        0:  all
     rank 4  5:  4 5           3:  2 3 4 5        1:  all
     rank 5  4:  4 5           0:  4 5 0 1        2:  all

   Even ranks look ahead in step 1, behind in step 2, and so on; odd ranks the other way. In step 3 rank 0 has 4 5 0 1 and lacks 2 3, the two
   of 2 3 4 5 that are next to its own: rank 3 sends no more. Of 7 ranks rank 6 first hands its share to rank 5; wherever a message has
   share 5, share 6 follows; in the end rank 5 hands rank 6 the shares 0 .. 5. */
#include "ref/algorithms/exchange/bine.h"
#include "ref/base/relabel.h"
#include "ref/count/bounds.h"
#include "spec/lemmas/bine.h"

int32_t dodona_bine_steps(int32_t ranks) {
  if (ranks == 1)
    return 0;
  return dodona_log2_ceil(ranks - ranks % 2) + 2 * (ranks % 2);
}

/* A step of the butterflies. */
typedef struct butterfly {
  int32_t distance;
  int32_t reach;
  int32_t gain;
} butterfly;

/*@ requires range: 2 <= core && core % 2 == 0 && 1 <= y <= CeilLog2(core);
    terminates \true;
    assigns \nothing;
    ensures distance: \result.distance == BineDistance(y) && 1 <= \result.distance < core && \result.distance % 2 == 1;
    ensures reach: \result.reach == BineReach(y) && 0 <= \result.reach;
    ensures gain: \result.gain == BineGain(core, y) && 1 <= \result.gain && \result.reach + \result.gain < core;
    exits \false; */
static butterfly butterfly_of(int32_t core, int32_t y) {
  int32_t distance = 1;
  int32_t held = 1;
  int32_t k = 1;
  //@ ghost lemma_bine_step(core, y);
  //@ ghost lemma_bine_distance(1);
  /*@ loop invariant range: 1 <= k <= y;
      loop invariant held: held == Pow2(k - 1) && 1 <= held < core;
      loop invariant distance: distance == BineDistance(k) && 1 <= distance <= held;
      loop assigns k, distance, held;
      loop variant y - k; */
  while (k < y) {
    k++;
    //@ ghost lemma_bine_step(core, k);
    held *= 2;
    distance = held - distance;
  }
  return (butterfly){distance, (distance - 1) / 2, held <= core - held ? held : core - held};
}

/* The shares that a rank of the core gets. */
/*@ requires core: 2 <= ranks && 0 <= rank < BineCore(ranks) && 1 <= y <= BineLog(ranks);
    requires step: b.reach == BineReach(y) && b.gain == BineGain(BineCore(ranks), y) && 0 <= b.reach && 1 <= b.gain &&
      b.reach + b.gain < BineCore(ranks);
    requires peer: 0 <= peer < ranks;
    terminates \true;
    assigns \nothing;
    ensures peer: \result.peer == peer;
    ensures low: \result.low == BineLow(ranks, y + BineFold(ranks), rank);
    ensures shares: \result.shares == BineShares(ranks, y + BineFold(ranks), rank);
    ensures message: CircleMessage(ranks, \result);
    exits \false; */
static dodona_circle_message gained(int32_t ranks, butterfly b, int32_t y, int32_t rank,
                                    int32_t peer) {
  const int32_t core = ranks - ranks % 2;
  const int32_t low = (rank + (int64_t)y) % 2 == 1 ? dodona_rank(core, b.reach + 1, rank)
                                                   : dodona_position(core, b.reach + b.gain, rank);
  const int32_t twice = core - low <= b.gain ? ranks % 2 : 0;
  return (dodona_circle_message){peer, low, b.gain + twice};
}

/*@ requires range: 2 <= ranks && 0 <= rank < BineCore(ranks) && 1 <= blocks && 1 <= y <= BineLog(ranks);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       BineMoves(ranks, blocks, y + BineFold(ranks), rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       BineMoves(ranks, blocks, y + BineFold(ranks), u, rank, first, count));
    ensures store: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step core_step(int32_t ranks, int32_t blocks, int32_t rank, int32_t y) {
  const int32_t core = ranks - ranks % 2;
  const butterfly b = butterfly_of(core, y);
  const int32_t peer = (rank + (int64_t)y) % 2 == 1 ? dodona_rank(core, b.distance, rank)
                                                    : dodona_position(core, b.distance, rank);
  //@ ghost lemma_bine_peer(core, y, rank);
  //@ assert to: \forall integer v; BineHands(ranks, y + BineFold(ranks), rank, v) <==> v == peer;
  //@ assert from: \forall integer u; BineHands(ranks, y + BineFold(ranks), u, rank) <==> u == peer;
  const dodona_circle_message sent = gained(ranks, b, y, peer, peer);
  const dodona_circle_message got = gained(ranks, b, y, rank, peer);
  /*@ assert sends: \forall integer v, first, count;
        BineMoves(ranks, blocks, y + BineFold(ranks), rank, v, first, count) <==> CircleMoves(ranks, blocks, sent, v, first, count); */
  /*@ assert gets: \forall integer u, first, count;
        BineMoves(ranks, blocks, y + BineFold(ranks), u, rank, first, count) <==> CircleMoves(ranks, blocks, got, u, first, count); */
  return dodona_circle_exchange(ranks, blocks, sent, got);
}

/* The last rank of an odd number hands its share to the rank before it, or is handed all others. */
/*@ requires range: 3 <= ranks && ranks % 2 == 1 && 0 <= rank < ranks && 1 <= blocks;
    requires step: x == (back != 0 ? BineSteps(ranks) : 1);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       BineMoves(ranks, blocks, x, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       BineMoves(ranks, blocks, x, u, rank, first, count));
    ensures store: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step fold_step(int32_t ranks, int32_t blocks, int32_t rank, int back)
/*@ ghost (int64_t x) */ {
  const dodona_circle_message none = {DODONA_NONE, 0, 0};
  const int32_t low = back ? 0 : ranks - 1;
  const int32_t shares = back ? ranks - 1 : 1;
  const int last = rank == ranks - 1;
  const int sends = back ? rank == ranks - 2 : last;
  const int gets = back ? last : rank == ranks - 2;
  const dodona_circle_message message = {last ? rank - 1 : ranks - 1, low, shares};
  //@ ghost lemma_ceil_log2(ranks - 1);
  //@ assert hands: \forall integer u, v; BineHands(ranks, x, u, v) <==> u == (back != 0 ? ranks - 2 : ranks - 1) && v == (back != 0 ? ranks - 1 : ranks - 2);
  //@ assert shares: \forall integer v; BineLow(ranks, x, v) == low && BineShares(ranks, x, v) == shares;
  const dodona_circle_message sent = sends ? message : none;
  const dodona_circle_message got = gets ? message : none;
  /*@ assert sends: \forall integer v, first, count; 0 <= v ==>
        (BineMoves(ranks, blocks, x, rank, v, first, count) <==> CircleMoves(ranks, blocks, sent, v, first, count)); */
  /*@ assert gets: \forall integer u, first, count; 0 <= u ==>
        (BineMoves(ranks, blocks, x, u, rank, first, count) <==> CircleMoves(ranks, blocks, got, u, first, count)); */
  return dodona_circle_exchange(ranks, blocks, sent, got);
}

dodona_step dodona_bine_cast_at(int32_t ranks, int32_t blocks, int32_t rank, int64_t x) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  const int32_t steps = dodona_bine_steps(ranks);
  //@ ghost if (1 < ranks) lemma_ceil_log2(ranks - ranks % 2);
  if (x < 1 || x > steps) {
    //@ assert none: \forall integer u, v; !BineHands(ranks, x, u, v);
    return idle;
  }
  const int32_t fold = ranks % 2;
  if (fold && (x == 1 || x == steps))
    return fold_step(ranks, blocks, rank, x == steps) /*@ ghost (x) */;
  if (rank == ranks - fold) {
    //@ assert none: \forall integer v; !BineHands(ranks, x, rank, v) && !BineHands(ranks, x, v, rank);
    return idle;
  }
  const int32_t y = (int32_t)x - fold;
  //@ assert step: 1 <= y <= BineLog(ranks) && y + BineFold(ranks) == x;
  return core_step(ranks, blocks, rank, y);
}
