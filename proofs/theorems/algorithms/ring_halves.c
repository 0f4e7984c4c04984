/* The halves of the ring allreduce, block by block. */
#include "proofs/theorems/algorithms/ring_halves.h"

void theorem_ring_ports(int32_t kind, int32_t ranks, int32_t blocks, int64_t S) {
  //@ ghost lemma_baseline_ports(kind, ranks);
  //@ ghost lemma_carries_inside(kind, ranks, 0, blocks, ranks);
  /*@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x <= BaselineSteps(kind, ranks) &&
        0 <= j < 2 * blocks && 0 <= u < ranks && 0 <= v < ranks && BaselinePasses(kind, ranks, x, u, v); */
}

/* When block b moves, which is in share i. */
/*@ ghost
  /@ requires kind: IsRingHalf(kind);
     requires range: 1 <= P && 0 <= b < s && InShare(P, s, i, b);
     requires schedule: AllreduceSchedule(S, kind, P, s);
     terminates \true;
     assigns \nothing;
     ensures sums: kind == DODONA_KIND_RING_SCATTER ==> \forall integer x, u, v;
       (Transfer(S, x, u, v, b) <==> x < P && RingPasses(P, x, u, v, i)) && !Transfer(S, x, u, v, s + b);
     ensures stores: kind == DODONA_KIND_RING_GATHER ==> \forall integer x, u, v;
       (Transfer(S, x, u, v, s + b) <==> 1 <= x && RingPasses(P, x + (P - 1), u, v, i)) && !Transfer(S, x, u, v, b);
     exits \false; @/
  void lemma_ring_moves(int32_t kind, int32_t P, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    lemma_baseline_ports(kind, P);
    lemma_carried(kind, P, 0, s, i, b);
    /@ assert carried: \forall integer x, u, v; BaselineCarries(kind, P, 0, s, x, u, v, b) <==> BaselineGives(kind, P, x, u, v, i); @/
    /@ assert sums: kind == DODONA_KIND_RING_SCATTER ==> \forall integer x, u, v;
         (BaselineGives(kind, P, x, u, v, i) <==> x < P && RingPasses(P, x, u, v, i)); @/
    /@ assert stores: kind == DODONA_KIND_RING_GATHER ==> \forall integer x, u, v;
         (BaselineGives(kind, P, x, u, v, i) <==> 1 <= x && RingPasses(P, x + (P - 1), u, v, i)); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) <==>
         !BaselineCombines(kind, P, x) && BaselineGives(kind, P, x, u, v, i); @/
  }
*/

/* What a network makes of it in a reduce-scatter, and in an allgather. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= b < s && InShare(P, s, i, b);
     requires schedule: AllreduceSchedule(S, DODONA_KIND_RING_SCATTER, P, s);
     requires network: Carrying(S, P, s, 0, 2, 1);
     terminates \true;
     assigns \nothing;
     ensures run: RingSums(P, i, b);
     exits \false; @/
  void lemma_ring_sums(int32_t P, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    lemma_ring_moves(DODONA_KIND_RING_SCATTER, P, s, S, i, b);
    /@ assert none: \forall integer x, v; !ResultSent(S, s, x, v, b); @/
    /@ assert begins: \forall integer v; IsOf(2, P, s, 0, v, b) == 1; @/
    /@ assert first: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert sums: \forall integer x, u, v, d; RingPasses(P, x, u, v, i) && x < P ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d) + Times(x, u, b, d); @/
    /@ assert stays: \forall integer x, v, d; 1 <= x < P && (\forall integer u; !RingPasses(P, x, u, v, i)) ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d); @/
  }

  /@ requires range: 1 <= P && 0 <= b < s && InShare(P, s, i, b);
     requires schedule: AllreduceSchedule(S, DODONA_KIND_RING_GATHER, P, s);
     requires network: Carrying(S, P, s, 0, 1, 1);
     terminates \true;
     assigns \nothing;
     ensures run: RingStores(P, i, b, P - 1);
     ensures begin: \forall integer d; Times(1, i, b, d) == (i == d ? 1 : 0);
     exits \false; @/
  void lemma_ring_keeps(int32_t P, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    lemma_ring_moves(DODONA_KIND_RING_GATHER, P, s, S, i, b);
    /@ assert owns: IsOf(1, P, s, 0, i, b) == 1; @/
    /@ assert first: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert gets: \forall integer y, u, v; Transfer(S, y, u, v, s + b) ==> Replaced(y, u, y + 1, v, b); @/
    /@ assert stays: \forall integer y, v; 1 <= y && (\forall integer u; !Transfer(S, y, u, v, s + b)) ==> Replaced(y, v, y + 1, v, b); @/
    /@ assert moves: \forall integer x, u, v; RingPasses(P, x, u, v, i) && P <= x ==> Transfer(S, x - (P - 1), u, v, s + b); @/
    /@ assert silent: \forall integer x, v; P <= x && (\forall integer u; !RingPasses(P, x, u, v, i)) ==>
         \forall integer u; !Transfer(S, x - (P - 1), u, v, s + b); @/
  }
*/

/*@
  // Whoever is sent message block j to store is sent all of it.
  predicate WholeInBlock(integer S, integer P, integer s, integer begins, integer j) =
    \forall integer x, u, v; Transfer(S, x, u, v, j) ==> HasWhole(P, s, 0, begins, x, u, j - s);
*/

/* One block. */
/*@ ghost
  /@ requires kind: IsRingHalf(kind);
     requires range: 1 <= P && 0 <= b < s;
     requires schedule: AllreduceSchedule(S, kind, P, s);
     requires network: Carrying(S, P, s, 0, RingBegins(kind), 1);
     terminates \true;
     assigns \nothing;
     ensures collected: \forall integer v; 0 <= v < P && IsOf(RingWants(kind), P, s, 0, v, b) == 1 ==>
       HasWhole(P, s, 0, RingBegins(kind), P, v, b);
     ensures whole: WholeInBlock(S, P, s, RingBegins(kind), s + b);
     exits \false; @/
  void lemma_ring_block(int32_t kind, int32_t P, int32_t s, int64_t S, int32_t b)
  {
    int32_t i = lemma_in_share(P, s, b);
    /@ assert owner: \forall integer v; 0 <= v < P ==> (IsOf(1, P, s, 0, v, b) == 1 <==> v == i); @/
    lemma_ring_moves(kind, P, s, S, i, b);
    if (kind == DODONA_KIND_RING_SCATTER) {
      lemma_ring_sums(P, s, S, i, b);
      lemma_ring_scatter(P, i, b);
      /@ assert whole: HasWhole(P, s, 0, 2, P, i, b); @/
    } else {
      lemma_ring_keeps(P, s, S, i, b);
      lemma_ring_gather(P, i, b, P - 1);
      /@ assert whole: HasWhole(P, s, 0, 1, 1, i, b); @/
      /@ assert all: \forall integer v; 0 <= v < P ==> Replaced(1, i, P, v, b); @/
      /@ assert sends: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==>
           RingPasses(P, x + (P - 1), u, v, i) && P <= x + (P - 1) < 2 * P - 1; @/
      /@ assert sent: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> Replaced(1, i, x, u, b); @/
    }
  }
*/

void theorem_ring_halves(int32_t kind, int32_t ranks, int32_t blocks, int64_t S) {
  /*@ ghost
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= blocks;
       loop invariant collected: \forall integer v, c; 0 <= v < ranks && 0 <= c < b &&
         IsOf(RingWants(kind), ranks, blocks, 0, v, c) == 1 ==> HasWhole(ranks, blocks, 0, RingBegins(kind), ranks, v, c);
       loop invariant whole: \forall integer j; blocks <= j < blocks + b ==> WholeInBlock(S, ranks, blocks, RingBegins(kind), j);
       loop assigns b;
       loop variant blocks - b; @/
    while (b < blocks) {
      lemma_ring_block(kind, ranks, blocks, S, b);
      b++;
    }
  */
  //@ assert steps: BaselineSteps(kind, ranks) + 1 == ranks;
  /*@ assert sent: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && blocks <= j < 2 * blocks ==>
        WholeInBlock(S, ranks, blocks, RingBegins(kind), j); */
}
