/* The theorem of the baselines that broadcast: the messages are a valid broadcast, so that a network
   that carries them out leaves every rank with the root's data. */
#include "proofs/theorems/algorithms/baseline.h"

/*@
  // At the start of step x position u has share i.
  predicate BaselineHas(integer kind, integer P, integer x, integer u, integer i) =
    u == 0 || (\exists integer y, w; y < x && BaselineGives(kind, P, y, w, u, i));

  predicate BaselineGets(integer kind, integer P, integer v, integer i) =
    \exists integer y, w; BaselineGives(kind, P, y, w, v, i);

  // Positions pass on what they have, and in the end have all.
  predicate BaselineSpreads(integer kind, integer P) =
    (\forall integer x, u, v, i; BaselineGives(kind, P, x, u, v, i) ==>
      BaselineHas(kind, P, x, u, i)) &&
    (\forall integer v, i; 0 < v < P && 0 <= i < P ==> BaselineGets(kind, P, v, i));
*/

/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures ports: BaselinePorts(DODONA_KIND_SCATTER_RING, P);
     ensures spreads: BaselineSpreads(DODONA_KIND_SCATTER_RING, P);
     exits \false; @/
  void lemma_scatter_ring_spreads(int32_t P)
  {
    int32_t kind = DODONA_KIND_SCATTER_RING;
    lemma_scatter_ring_ports(P);
    lemma_scatter_ring(P);
    /@ assert passes: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) <==>
         ScatterRingMoves(P, x, u, v); @/
    /@ assert gives: \forall integer x, u, v, i; BaselineGives(kind, P, x, u, v, i) <==>
         ScatterRingPasses(P, x, u, v, i); @/
    /@ assert has: \forall integer x, u, i; BaselineHas(kind, P, x, u, i) <==>
         ScatterRingHas(P, x, u, i); @/
    /@ assert causal: \forall integer x, u, v, i; BaselineGives(kind, P, x, u, v, i) ==>
         BaselineHas(kind, P, x, u, i); @/
    /@ assert got: \forall integer x, v, i; 0 < v && BaselineHas(kind, P, x, v, i) ==>
         BaselineGets(kind, P, v, i); @/
    /@ assert reached: \forall integer v, i; 0 < v < P && 0 <= i < P ==>
         BaselineHas(kind, P, ScatterRingSteps(P) + 1, v, i) && BaselineGets(kind, P, v, i); @/
  }
*/

/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures ports: BaselinePorts(DODONA_KIND_SCATTER_DOUBLING, P);
     ensures spreads: BaselineSpreads(DODONA_KIND_SCATTER_DOUBLING, P);
     exits \false; @/
  void lemma_scatter_doubling_spreads(int32_t P)
  {
    int32_t kind = DODONA_KIND_SCATTER_DOUBLING;
    int32_t ring = DODONA_KIND_SCATTER_RING;
    /@ assert passes: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) <==>
         ScatterDoublingMoves(P, x, u, v); @/
    if (P == lemma_power(lemma_floor_log(P))) {
      lemma_scatter_doubling_ports(P);
      lemma_scatter_doubling(P);
      /@ assert gives: \forall integer x, u, v, i; BaselineGives(kind, P, x, u, v, i) <==>
           ScatterDoublingPasses(P, x, u, v, i); @/
      /@ assert has: \forall integer x, u, i; BaselineHas(kind, P, x, u, i) <==>
           ScatterDoublingHas(P, x, u, i); @/
      /@ assert got: \forall integer x, v, i; 0 < v && BaselineHas(kind, P, x, v, i) ==>
           BaselineGets(kind, P, v, i); @/
      /@ assert reached: \forall integer v, i; 0 < v < P && 0 <= i < P ==>
           BaselineHas(kind, P, 2 * FloorLog2(P) + 1, v, i) && BaselineGets(kind, P, v, i); @/
    } else {
      lemma_scatter_ring_spreads(P);
      /@ assert same: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) <==>
           BaselinePasses(ring, P, x, u, v); @/
      /@ assert gives: \forall integer x, u, v, i; BaselineGives(kind, P, x, u, v, i) <==>
           BaselineGives(ring, P, x, u, v, i); @/
      /@ assert has: \forall integer x, u, i; BaselineHas(kind, P, x, u, i) <==>
           BaselineHas(ring, P, x, u, i); @/
      /@ assert gets: \forall integer u, i; BaselineGets(kind, P, u, i) <==> BaselineGets(ring, P, u, i); @/
    }
  }
*/

/*@ ghost
  void lemma_broadcast_ports(int32_t kind, int32_t P)
  {
    if (kind == DODONA_KIND_SCATTER_RING)
      lemma_scatter_ring_spreads(P);
    else
      lemma_scatter_doubling_spreads(P);
  }
*/

/* Of one block: who sends it has it, and every rank is sent it. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= root < P && 0 <= j < s;
     requires kind: kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING;
     requires ports: BaselinePorts(kind, P);
     requires spreads: BaselineSpreads(kind, P);
     requires schedule: BroadcastSchedule(S, kind, P, root, s);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v; Transfer(S, x, u, v, j) ==> Held(S, root, 1, x, u, j);
     ensures reached: \forall integer v; 0 <= v < P && v != root ==> Receives(S, v, j);
     exits \false; @/
  void lemma_block_spreads(int32_t kind, int32_t P, int32_t root, int32_t s, int64_t S, int32_t j)
  {
    int32_t i = lemma_in_share(P, s, j);
    lemma_carried(kind, P, root, s, i, j);
    /@ assert there: \forall integer x, a, b; BaselineGives(kind, P, x, a, b, i) ==>
         Transfer(S, x, Rank(P, root, a), Rank(P, root, b), j); @/
    /@ assert turned: \forall integer v; 0 <= v < P ==>
         0 <= Position(P, root, v) < P && Rank(P, root, Position(P, root, v)) == v; @/
    /@ assert got: \forall integer x, v, y, a; 0 <= v < P && y < x &&
         BaselineGives(kind, P, y, a, Position(P, root, v), i) ==>
         Transfer(S, y, Rank(P, root, a), v, j); @/
    /@ assert held: \forall integer x, v; 0 <= v < P && BaselineHas(kind, P, x, Position(P, root, v), i) ==>
         Held(S, root, 1, x, v, j); @/
    /@ assert given: \forall integer y, a, v; 0 <= v < P && BaselineGives(kind, P, y, a, Position(P, root, v), i) ==>
         Receives(S, v, j); @/
    /@ assert gets: \forall integer v; 0 <= v < P && v != root ==>
         BaselineGets(kind, P, Position(P, root, v), i); @/
    /@ assert then: \forall integer v; 0 <= v < P && BaselineGets(kind, P, Position(P, root, v), i) ==>
         Receives(S, v, j); @/
    /@ assert sender: \forall integer x, u, v; Transfer(S, x, u, v, j) ==>
         0 <= u < P && BaselineHas(kind, P, x, Position(P, root, u), i); @/
  }
*/

int64_t theorem_baseline_broadcast(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                   int64_t S) {
  int64_t steps = dodona_baseline_steps(kind, ranks, blocks);
  /*@ ghost
    int32_t j = 0;
    if (kind == DODONA_KIND_SCATTER_RING)
      lemma_scatter_ring_spreads(ranks);
    else
      lemma_scatter_doubling_spreads(ranks);
    lemma_carries_inside(kind, ranks, root, blocks, ranks);
    /@ loop invariant range: 0 <= j <= blocks;
       loop invariant causal: \forall integer k, x, u, v; 0 <= k < j && Transfer(S, x, u, v, k) ==>
         Held(S, root, 1, x, u, k);
       loop invariant reached: \forall integer k, v; 0 <= k < j && 0 <= v < ranks && v != root ==>
         Receives(S, v, k);
       loop assigns j;
       loop variant blocks - j; @/
    while (j < blocks) {
      lemma_block_spreads(kind, ranks, root, blocks, S, j);
      j++;
    }
  */
  /*@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= j < blocks && 0 <= u < ranks && 0 <= v < ranks &&
        BaselinePasses(kind, ranks, x, Position(ranks, root, u), Position(ranks, root, v)); */
  //@ assert ports: MessagePorts(S, 1);
  return steps;
}
