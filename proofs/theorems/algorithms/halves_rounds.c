/* The rounds of the halves: who is sent shares in a round of a scatter hands none on before the next, and the halves that hand back are
   the same backwards. */
#include "proofs/theorems/algorithms/halves.h"
#include "proofs/theorems/algorithms/skip_broadcast.h"
#include "proofs/theorems/algorithms/skips.h"

/* Of two steps of a round of the scatter, in either order. */
/*@ ghost
  /@ requires range: 2 <= P && 2 <= r && 0 <= root < P && 1 <= x <= SkipSteps(P, r) && 1 <= y <= SkipSteps(P, r);
     requires round: SkipRound(P, r, x) == SkipRound(P, r, y);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer u, v, w; RootHands(P, r, root, x, u, v) ==> !RootHands(P, r, root, y, v, w);
     exits \false; @/
  void lemma_root_round(int32_t P, int32_t r, int32_t root, int32_t x, int32_t y)
  {
    if (x < y)
      lemma_scatter_round(P, r, x, y);
    else if (y < x)
      lemma_scatter_round(P, r, y, x);
    else {
      lemma_skip(P, r, x);
      lemma_skip_spread(P, r, x - 1);
      /@ assert cut: \forall integer u, v; ScatterHands(P, r, x, u, v) ==> SkipPlace(P, r, x - 1, v) == Skip(P, r, x); @/
    }
  }
*/

/* Steps x and y of a half, in the round that begins with step z. */
/*@ requires half: DODONA_HALF_SCATTER <= half < DODONA_HALF_NONE;
    requires range: 2 <= P && 2 <= r && 0 <= root < P && 0 <= j < s;
    requires z: 1 <= z <= SkipSteps(P, r);
    requires x: z <= x <= z + (half < DODONA_HALF_GATHER ? SkipAfter(P, r, z) : SkipBefore(P, r, HalfTwin(P, r, half, z)));
    requires y: z <= y <= z + (half < DODONA_HALF_GATHER ? SkipAfter(P, r, z) : SkipBefore(P, r, HalfTwin(P, r, half, z)));
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w; HalfCarries(half, P, r, root, s, x, u, v, j) ==>
      !HalfCarries(half, P, r, root, s, y, v, w, j);
    exits \false; */
static void round_of(int32_t half, int32_t P, int32_t r, int32_t root, int32_t s, int32_t z,
                     int32_t x, int32_t y, int32_t j) {
  int32_t q = dodona_skip_steps(P, r);
  //@ ghost lemma_skip_within(P, r, half < DODONA_HALF_GATHER ? z : q + 1 - z);
  if (half == DODONA_HALF_SCATTER) {
    //@ ghost lemma_skip_round(P, r, z, x - z);
    //@ ghost lemma_skip_round(P, r, z, y - z);
    //@ ghost lemma_root_round(P, r, root, x, y);
    /*@ assert hands: \forall integer k, u, v; HalfCarries(half, P, r, root, s, k, u, v, j) ==> RootHands(P, r, root, k, u, v); */
    return;
  }
  if (half == DODONA_HALF_GATHER) {
    //@ ghost lemma_skip_round(P, r, q + 1 - z, z - x);
    //@ ghost lemma_skip_round(P, r, q + 1 - z, z - y);
    //@ ghost lemma_root_round(P, r, root, q + 1 - y, q + 1 - x);
    /*@ assert gets: \forall integer u, v; HalfCarries(half, P, r, root, s, x, u, v, j) ==> RootHands(P, r, root, q + 1 - x, v, u); */
    /*@ assert sends: \forall integer v, w; HalfCarries(half, P, r, root, s, y, v, w, j) ==> RootHands(P, r, root, q + 1 - y, w, v); */
    return;
  }
  int32_t before = half == DODONA_HALF_REDUCE_SCATTER ? 0 : q;
  /*@ assert moves: \forall integer k, u, v, f, c; HalfMoves(half, P, r, root, s, k, u, v, f, c) ==>
        SkipMoves(P, r, s, before + k, u, v, f, c); */
  /*@ assert carries: \forall integer k, u, v; HalfCarries(half, P, r, root, s, k, u, v, j) ==>
        SkipCarries(P, r, s, before + k, u, v, j); */
  theorem_skip_blocks(P, r, s, (int64_t)before + z, (int64_t)before + x, (int64_t)before + y, j);
  /*@ assert gets: \forall integer u, v; HalfCarries(half, P, r, root, s, x, u, v, j) ==> SkipCarries(P, r, s, before + x, u, v, j); */
  /*@ assert sends: \forall integer v, w; HalfCarries(half, P, r, root, s, y, v, w, j) ==> SkipCarries(P, r, s, before + y, v, w, j); */
}

void theorem_halves_rounds(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                           int32_t blocks, int64_t z, int64_t x, int64_t y, int32_t j) {
  //@ ghost lemma_halves_carry(half, next, ranks, radix, root, blocks);
  int32_t q = dodona_skip_steps(ranks, radix);
  int32_t t = half == DODONA_HALF_NONE ? 0 : q;
  if (z <= t) {
    //@ ghost lemma_skip_within(ranks, radix, (int32_t)z);
    round_of(half, ranks, radix, root, blocks, (int32_t)z, (int32_t)x, (int32_t)y, j);
    /*@ assert gets: \forall integer u, v; HalvesCarry(half, next, ranks, radix, root, blocks, x, u, v, j) ==>
          HalfCarries(half, ranks, radix, root, blocks, x, u, v, j); */
    /*@ assert sends: \forall integer v, w; HalvesCarry(half, next, ranks, radix, root, blocks, y, v, w, j) ==>
          HalfCarries(half, ranks, radix, root, blocks, y, v, w, j); */
  } else {
    //@ ghost lemma_skip_within(ranks, radix, (int32_t)(q + 1 - (z - t)));
    round_of(next, ranks, radix, root, blocks, (int32_t)(z - t), (int32_t)(x - t), (int32_t)(y - t),
             j);
    /*@ assert gets: \forall integer u, v; HalvesCarry(half, next, ranks, radix, root, blocks, x, u, v, j) ==>
          HalfCarries(next, ranks, radix, root, blocks, x - t, u, v, j); */
    /*@ assert sends: \forall integer v, w; HalvesCarry(half, next, ranks, radix, root, blocks, y, v, w, j) ==>
          HalfCarries(next, ranks, radix, root, blocks, y - t, v, w, j); */
  }
}
