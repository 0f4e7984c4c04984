/* The theorems about the baselines: what one end of a message tells the other end tells, and outside of its
   steps a baseline does nothing. */
#include "ref/algorithms/exchange/baseline.h"

typedef struct two_exchanges {
  dodona_step sender;
  dodona_step receiver;
} two_exchanges;

/* u sends v blocks in step x if and only if v is sent these blocks by u in step x, by the public step
   function at each. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 1 <= blocks;
    requires ranks: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer first, count;
      (\result.sender.send_to == v && \result.sender.send_first == first &&
       \result.sender.send_count == count) <==>
      (\result.receiver.recv_from == u && \result.receiver.recv_first == first &&
       \result.receiver.recv_count == count);
    exits \false; */
two_exchanges theorem_baseline_matching(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                        int32_t u, int32_t v, int64_t x) {
  dodona_step a = dodona_baseline_step_at(kind, ranks, root, blocks, u, x);
  dodona_step b = dodona_baseline_step_at(kind, ranks, root, blocks, v, x);
  /*@ assert sent: a.send_to == v ==>
        BaselineMoves(kind, ranks, root, blocks, x, u, v, a.send_first, a.send_count); */
  /*@ assert received: b.recv_from == u ==>
        BaselineMoves(kind, ranks, root, blocks, x, u, v, b.recv_first, b.recv_count); */
  two_exchanges both = {a, b};
  return both;
}

/* Outside of its steps a baseline passes nothing on. */
/*@ ghost
  /@ requires kind: 0 <= kind < DODONA_BASELINES;
     requires range: 1 <= P;
     requires outside: !(1 <= x <= BaselineSteps(kind, P));
     terminates \true;
     assigns \nothing;
     ensures idle: \forall integer u, v; !BaselinePasses(kind, P, x, u, v);
     exits \false; @/
  void lemma_baseline_idle(int32_t kind, int32_t P, int64_t x)
  {
    lemma_ceil_log2(P);
    lemma_floor_log2(P);
    /@ assert one: P == 1 ==> FloorLog2(P) == 0 && CeilLog2(P) == 0 && Pow2(0) == 1; @/
    /@ assert fold: 0 <= FoldSteps(P) && (P == 1 ==> FoldSteps(P) == 0 && CoreLog(P) == 0); @/
    /@ assert scatter: kind == DODONA_KIND_SCATTER_RING ==>
         \forall integer u, v; !ScatterRingMoves(P, x, u, v); @/
    /@ assert gather: kind == DODONA_KIND_SCATTER_DOUBLING ==>
         \forall integer u, v; !ScatterDoublingMoves(P, x, u, v); @/
    /@ assert double: kind == DODONA_KIND_DOUBLING ==>
         \forall integer u, v; !DoublingAllreduce(P, x, u, v); @/
    /@ assert halve: kind == DODONA_KIND_RABENSEIFNER ==>
         \forall integer u, v; !HalvingAllreduce(P, x, u, v); @/
  }
*/

/* Before step 1 and after step dodona_baseline_steps a rank neither sends nor receives. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures idle: !(1 <= x <= BaselineSteps(kind, ranks)) ==>
      \result.send_to == -1 && \result.recv_from == -1;
    exits \false; */
dodona_step theorem_baseline_idle(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                  int32_t rank, int64_t x) {
  dodona_step e = dodona_baseline_step_at(kind, ranks, root, blocks, rank, x);
  int64_t last = dodona_baseline_steps(kind, ranks, blocks);
  //@ ghost if (x < 1 || last < x) lemma_baseline_idle(kind, ranks, x);
  /*@ assert sent: 0 <= e.send_to ==>
        BaselineMoves(kind, ranks, root, blocks, x, rank, e.send_to, e.send_first, e.send_count); */
  /*@ assert received: 0 <= e.recv_from ==>
        BaselineMoves(kind, ranks, root, blocks, x, e.recv_from, rank, e.recv_first, e.recv_count); */
  return e;
}
