/* The halves by skips, block by block: what is cited of them. */
#ifndef DODONA_PROOFS_HALVES_H
#define DODONA_PROOFS_HALVES_H

#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/machine/broadcast.h"
#include "spec/machine/wants.h"

/*@
  // In step y of the half rank u sends v block j, perhaps with others.
  predicate HalfCarries(integer half, integer P, integer r, integer root, integer s, integer y, integer u, integer v, integer j) =
    \exists integer first, count; HalfMoves(half, P, r, root, s, y, u, v, first, count) && InMessage(s, first, count, j);
*/

/* Who passes to whom, and how many shares. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures q: \result == SkipSteps(P, r) && 0 <= \result < P;
     ensures passes: \forall integer y, u, v; HalfPasses(half, P, r, root, y, u, v) ==>
       1 <= y <= SkipSteps(P, r) && 0 <= u < P && 0 <= v < P && u != v && 1 <= HalfShares(half, P, r, root, y, u, v) < P;
     ensures to: \forall integer y, u, v, w; HalfPasses(half, P, r, root, y, u, v) && HalfPasses(half, P, r, root, y, u, w) ==> v == w;
     ensures from: \forall integer y, u, v, w; HalfPasses(half, P, r, root, y, u, w) && HalfPasses(half, P, r, root, y, v, w) ==> u == v;
     exits \false; @/
  int32_t lemma_half_passes(int32_t half, int32_t P, int32_t r, int32_t root);
*/

/* A block is carried where its share is given. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 1 <= s && 0 <= root < P && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer y, u, v; HalfCarries(half, P, r, root, s, y, u, v, j) <==>
       HalfGives(half, P, r, root, y, u, v, i);
     exits \false; @/
  void lemma_half_carried(int32_t half, int32_t P, int32_t r, int32_t root, int32_t s, int32_t i, int32_t j);
*/

/* No rank sends in a round what it receives in the round: of x and y, any two steps from z to the last of its round. */
/*@ requires half: DODONA_HALF_SCATTER <= half < DODONA_HALF_NONE;
    requires range: 2 <= ranks && 2 <= radix && 0 <= root < ranks && 0 <= j < blocks;
    requires z: 1 <= z <= SkipSteps(ranks, radix);
    requires x: z <= x <= HalfLast(half, ranks, radix, z);
    requires y: z <= y <= HalfLast(half, ranks, radix, z);
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w; HalfCarries(half, ranks, radix, root, blocks, x, u, v, j) ==>
      !HalfCarries(half, ranks, radix, root, blocks, y, v, w, j);
    exits \false; */
void theorem_half_rounds(int32_t half, int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                         int32_t z, int32_t x, int32_t y, int32_t j);

#endif
