/* The allreduces on a folded core. 6 ranks, 4 shares, what each sends in Rabenseifner's (+: combined):

     step     1          2          3          4          5          6
     rank 0   0-3 to 1+
     rank 1              2-3 to 4+  1 to 3+    0 to 3     0-1 to 4   0-3 to 0
     rank 2   0-3 to 3+
     rank 3              2-3 to 5+  0 to 1+    1 to 1     0-1 to 5   0-3 to 2
     rank 4              0-1 to 1+  3 to 5+    2 to 5     2-3 to 1
     rank 5              0-1 to 3+  2 to 4+    3 to 4     2-3 to 3                             */
#include "ref/algorithms/exchange/halving.h"
#include "ref/count/bounds.h"
#include "ref/algorithms/exchange/doubling.h"
#include "ref/algorithms/exchange/fold.h"
#include "ref/base/power.h"
#include "spec/base.h"

/* The core is what is not folded; its positions are below 2^log. */
/*@ ghost
  /@ requires ranks: 1 <= ranks && log == CoreLog(ranks) && folded == Folded(ranks);
     terminates \true;
     assigns \nothing;
     ensures core: ranks - folded == Pow2(log) && 0 <= 2 * folded < ranks && 0 <= log <= 30;
     exits \false; @/
  void lemma_core(int32_t ranks, int32_t log, int32_t folded)
  {
    lemma_floor_log2(ranks);
    lemma_floor_log2_word(ranks);
  }
*/

/* Partners send each other the whole message. */
/*@ requires range: 0 <= rank < ranks && 1 <= y <= log;
    requires core: log == CoreLog(ranks) && folded == Folded(ranks);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> CoreDoubles(ranks, y, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> CoreDoubles(ranks, y, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == 0 &&
      \result.send_high == 1;
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == 0 &&
      \result.recv_high == 1;
    ensures range: ShareStep(\result, ranks, 1);
    ensures combine: 0 <= \result.recv_from ==> \result.combine == 1;
    exits \false; */
static dodona_share_step reduce_whole(int32_t folded, int32_t rank, int32_t y)
/*@ ghost (int32_t ranks, int32_t log) */ {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  //@ ghost lemma_core(ranks, log, folded);
  int32_t core = dodona_core_index(folded, rank);
  if (core == DODONA_NONE)
    return step;
  step = dodona_doubling_reduce(core, y) /*@ ghost (log) */;
  /*@ assert sends: \forall integer v; 0 <= v < ranks && InCore(folded, v) ==>
        0 <= CoreIndex(folded, v) && (step.send_to == CoreIndex(folded, v) <==>
        CoreDoubles(ranks, y, rank, v)); */
  /*@ assert receives: \forall integer u; 0 <= u < ranks && InCore(folded, u) ==>
        0 <= CoreIndex(folded, u) && (step.recv_from == CoreIndex(folded, u) <==>
        CoreDoubles(ranks, y, u, rank)); */
  return dodona_core_ranks(folded, step) /*@ ghost (ranks) */;
}

/* A step of the reduce-scatter. */
/*@ requires range: 0 <= rank < ranks && 1 <= y <= log;
    requires core: log == CoreLog(ranks) && folded == Folded(ranks);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> CoreHalves(ranks, y, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> CoreHalves(ranks, y, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == HalvingLow(log, y, CoreIndex(folded, rank)) &&
      \result.send_high == HalvingHigh(log, y, CoreIndex(folded, rank));
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == HalvingLow(log, y, CoreIndex(folded, \result.recv_from)) &&
      \result.recv_high == HalvingHigh(log, y, CoreIndex(folded, \result.recv_from));
    ensures range: ShareStep(\result, ranks, CoreRanks(ranks));
    ensures combine: 0 <= \result.recv_from ==> \result.combine == 1;
    exits \false; */
static dodona_share_step scatter_halves(int32_t log, int32_t folded, int32_t rank, int32_t y)
/*@ ghost (int32_t ranks) */ {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  //@ ghost lemma_core(ranks, log, folded);
  int32_t core = dodona_core_index(folded, rank);
  if (core == DODONA_NONE)
    return step;
  step = dodona_halving_scatter(log, core, y);
  /*@ assert sends: \forall integer v; 0 <= v < ranks && InCore(folded, v) ==>
        0 <= CoreIndex(folded, v) && (step.send_to == CoreIndex(folded, v) <==>
        CoreHalves(ranks, y, rank, v)); */
  /*@ assert receives: \forall integer u; 0 <= u < ranks && InCore(folded, u) ==>
        0 <= CoreIndex(folded, u) && (step.recv_from == CoreIndex(folded, u) <==>
        CoreHalves(ranks, y, u, rank)); */
  return dodona_core_ranks(folded, step) /*@ ghost (ranks) */;
}

/* A step of the allgather. */
/*@ requires range: 0 <= rank < ranks && 1 <= y <= log;
    requires core: log == CoreLog(ranks) && folded == Folded(ranks);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> CoreDoubles(ranks, y, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> CoreDoubles(ranks, y, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == DoublingLow(y, CoreIndex(folded, rank)) &&
      \result.send_high == DoublingHigh(y, CoreIndex(folded, rank));
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == DoublingLow(y, CoreIndex(folded, \result.recv_from)) &&
      \result.recv_high == DoublingHigh(y, CoreIndex(folded, \result.recv_from));
    ensures range: ShareStep(\result, ranks, CoreRanks(ranks));
    ensures combine: 0 <= \result.recv_from ==> \result.combine == 0;
    exits \false; */
static dodona_share_step gather_halves(int32_t folded, int32_t rank, int32_t y)
/*@ ghost (int32_t ranks, int32_t log) */ {
  dodona_share_step step = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  //@ ghost lemma_core(ranks, log, folded);
  int32_t core = dodona_core_index(folded, rank);
  if (core == DODONA_NONE)
    return step;
  step = dodona_doubling_gather(core, y) /*@ ghost (log) */;
  /*@ assert sends: \forall integer v; 0 <= v < ranks && InCore(folded, v) ==>
        0 <= CoreIndex(folded, v) && (step.send_to == CoreIndex(folded, v) <==>
        CoreDoubles(ranks, y, rank, v)); */
  /*@ assert receives: \forall integer u; 0 <= u < ranks && InCore(folded, u) ==>
        0 <= CoreIndex(folded, u) && (step.recv_from == CoreIndex(folded, u) <==>
        CoreDoubles(ranks, y, u, rank)); */
  return dodona_core_ranks(folded, step) /*@ ghost (ranks) */;
}

/* A step of both. */
/*@ requires range: 0 <= rank < ranks && 1 <= y <= 2 * log;
    requires core: log == CoreLog(ranks) && folded == Folded(ranks);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> CoreMoves(ranks, y, rank, v));
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> CoreMoves(ranks, y, u, rank));
    ensures sent: 0 <= \result.send_to ==> \result.send_low == CoreLow(ranks, y, rank) &&
      \result.send_high == CoreHigh(ranks, y, rank);
    ensures received: 0 <= \result.recv_from ==>
      \result.recv_low == CoreLow(ranks, y, \result.recv_from) &&
      \result.recv_high == CoreHigh(ranks, y, \result.recv_from);
    ensures range: ShareStep(\result, ranks, CoreRanks(ranks));
    ensures combine: 0 <= \result.recv_from ==> \result.combine == (y <= log ? 1 : 0);
    exits \false; */
static dodona_share_step core_step(int32_t log, int32_t folded, int32_t rank, int32_t y)
/*@ ghost (int32_t ranks) */ {
  if (y <= log)
    return scatter_halves(log, folded, rank, y) /*@ ghost (ranks) */;
  return gather_halves(folded, rank, y - log) /*@ ghost (ranks, log) */;
}

int32_t dodona_doubling_steps(int32_t ranks) {
  return dodona_log2_floor(ranks) + (dodona_folded(ranks) > 0 ? 2 : 0);
}

dodona_share_step dodona_doubling_step(int32_t ranks, int32_t rank, int64_t x) {
  dodona_share_step none = {DODONA_NONE, 0, 0, DODONA_NONE, 0, 0, 0};
  int32_t log = dodona_log2_floor(ranks);
  int32_t folded = dodona_folded(ranks);
  int32_t before = folded > 0 ? 1 : 0;
  //@ ghost lemma_core(ranks, log, folded);
  //@ assert before: before == FoldSteps(ranks);
  if (x < 1 || x > log + 2 * before)
    return none;
  /*@ assert core: before < x <= log + before ==> \forall integer u, v;
        DoublingAllreduce(ranks, x, u, v) <==> CoreDoubles(ranks, x - before, u, v); */
  /*@ assert back: log + before < x ==> \forall integer u, v;
        DoublingAllreduce(ranks, x, u, v) <==> FoldMoves(folded, v, u); */
  if (x <= before)
    return dodona_fold_step(folded, 1, rank, 0) /*@ ghost (ranks) */;
  if (x > log + before)
    return dodona_fold_step(folded, 1, rank, 1) /*@ ghost (ranks) */;
  return reduce_whole(folded, rank, (int32_t)(x - before)) /*@ ghost (ranks, log) */;
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
  //@ ghost lemma_core(ranks, log, folded);
  //@ assert before: before == FoldSteps(ranks);
  if (x < 1 || x > 2 * (log + before))
    return none;
  /*@ assert core: before < x <= 2 * log + before ==> \forall integer u, v;
        HalvingAllreduce(ranks, x, u, v) <==> CoreMoves(ranks, x - before, u, v); */
  /*@ assert back: 2 * log + before < x ==> \forall integer u, v;
        HalvingAllreduce(ranks, x, u, v) <==> FoldMoves(folded, v, u); */
  if (x <= before)
    return dodona_fold_step(folded, ranks - folded, rank, 0) /*@ ghost (ranks) */;
  if (x > 2 * log + before)
    return dodona_fold_step(folded, ranks - folded, rank, 1) /*@ ghost (ranks) */;
  return core_step(log, folded, rank, (int32_t)(x - before)) /*@ ghost (ranks) */;
}
