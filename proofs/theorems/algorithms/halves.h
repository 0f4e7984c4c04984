/* Collectives of two halves by skips: what is cited of them. */
#ifndef DODONA_PROOFS_HALVES_H
#define DODONA_PROOFS_HALVES_H

#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/machine/broadcast.h"
#include "spec/machine/wants.h"

/*@
  // In step x rank u sends v block j, perhaps with others: in a half, in two.
  predicate HalfCarries(integer half, integer P, integer r, integer root, integer s, integer y, integer u, integer v, integer j) =
    \exists integer first, count; HalfMoves(half, P, r, root, s, y, u, v, first, count) && InMessage(s, first, count, j);
  predicate HalvesCarry(integer half, integer next, integer P, integer r, integer root, integer s, integer x, integer u, integer v,
                        integer j) =
    \exists integer first, count; HalvesMove(half, next, P, r, root, s, x, u, v, first, count) && InMessage(s, first, count, j);

  // Schedule S has the transfers of the two halves: a partial sum of block j as block j, a whole block j as block s + j.
  predicate HalvesSchedule(integer S, integer half, integer next, integer P, integer r, integer root, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==>
      j < s && HalvesCarry(half, next, P, r, root, s, x, u, v, j) && HalvesCombine(half, P, r, x) ||
      s <= j && HalvesCarry(half, next, P, r, root, s, x, u, v, j - s) && !HalvesCombine(half, P, r, x);
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

/* What two halves carry, each in its steps. */
/*@ ghost
  /@ requires halves: TwoHalves(half, next);
     requires range: 1 <= P && 2 <= r && 0 <= root < P && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures steps: \result == HalfSteps(half, P, r) && 0 <= \result < P;
     ensures carry: \forall integer x, u, v, j; HalvesCarry(half, next, P, r, root, s, x, u, v, j) <==>
       (x <= HalfSteps(half, P, r) ? HalfCarries(half, P, r, root, s, x, u, v, j)
                                   : HalfCarries(next, P, r, root, s, x - HalfSteps(half, P, r), u, v, j));
     exits \false; @/
  int32_t lemma_halves_carry(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s);
*/

/* Nothing happens outside of the steps. */
/*@ ghost
  /@ requires halves: TwoHalves(half, next);
     requires range: 1 <= P && 2 <= r && 0 <= root < P && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures inside: \forall integer x, u, v, first, count; HalvesMove(half, next, P, r, root, s, x, u, v, first, count) ==>
       1 <= x <= HalvesSteps(half, next, P, r);
     exits \false; @/
  void lemma_halves_inside(int32_t half, int32_t next, int32_t P, int32_t r, int32_t root, int32_t s);
*/

/* No rank sends in a round what it receives in the round: of x and y, any two steps from z to the last of its round. */
/*@ requires halves: TwoHalves(half, next);
    requires range: 2 <= ranks && 2 <= radix && 0 <= root < ranks && 0 <= j < blocks;
    requires round: 1 <= z <= HalvesSteps(half, next, ranks, radix);
    requires steps: z <= x <= HalvesLast(half, next, ranks, radix, z) && z <= y <= HalvesLast(half, next, ranks, radix, z);
    terminates \true;
    assigns \nothing;
    ensures apart: \forall integer u, v, w; HalvesCarry(half, next, ranks, radix, root, blocks, x, u, v, j) ==>
      !HalvesCarry(half, next, ranks, radix, root, blocks, y, v, w, j);
    exits \false; */
void theorem_halves_rounds(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                           int32_t blocks, int64_t z, int64_t x, int64_t y, int32_t j);

#endif
