/* Why the halves by skips are what they are called: where a share is, step by step. */
#ifndef DODONA_SPEC_LEMMAS_HALVES_H
#define DODONA_SPEC_LEMMAS_HALVES_H

#include "spec/algorithms/halves.h"
#include "spec/lemmas/exchange.h"
#include "spec/machine/contributions.h"

/*@
  // At the start of step x rank v has of block b what rank u had at the start of step t.
  predicate SameInputs(integer x, integer v, integer t, integer u, integer b) =
    \forall integer d; Times(x, v, b, d) == Times(t, u, b, d);

  // In step x rank v combines what it has of block b with what rank u has.
  predicate AddsInputs(integer x, integer v, integer u, integer b) =
    \forall integer d; Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d);

  // In step y of the half nobody sends rank v share i.
  predicate HalfSilent(integer half, integer P, integer r, integer root, integer y, integer v, integer i) =
    \forall integer u; !HalfGives(half, P, r, root, y, u, v, i);

  // What becomes of block b, in share i, in a half whose first step is step t + 1: a reduce-scatter combines, the others store.
  predicate HalfRun(integer half, integer P, integer r, integer root, integer i, integer b, integer t) =
    (\forall integer y, u, v; HalfGives(half, P, r, root, y, u, v, i) ==>
      (half == DODONA_HALF_REDUCE_SCATTER ? AddsInputs(t + y, v, u, b) : SameInputs(t + y + 1, v, t + y, u, b))) &&
    (\forall integer y, v; 1 <= y <= SkipSteps(P, r) && HalfSilent(half, P, r, root, y, v, i) ==>
      SameInputs(t + y + 1, v, t + y, v, b));

  // After k steps of a reduce-scatter rank v, if it still answers for share i, has the inputs that are at its place, each once.
  predicate HalfHolds(integer P, integer r, integer i, integer b, integer t, integer k, integer v) =
    Position(P, v, i) < Skip(P, r, k) ==> \forall integer d; 0 <= d < P ==>
      Times(t + k + 1, v, b, d) == (SkipPlace(P, r, k, Position(P, d, i)) == Position(P, v, i) ? 1 : 0);

  // Back over step y + 1, all ranks that answered for share i after step y have what its owner began with.
  predicate HalfStored(integer P, integer r, integer i, integer b, integer t, integer y) =
    \forall integer v; 0 <= v < P && Position(P, v, i) < Skip(P, r, y) ==>
      SameInputs(t + SkipSteps(P, r) + 1 - y, v, t + 1, i, b);

  // In step y of a scatter rank u sends v share i: u, the first of the share's interval, hands it to v, the first of a new one.
  predicate RootGives(integer P, integer r, integer root, integer y, integer u, integer v, integer i) =
    RootHands(P, r, root, y, u, v) &&
    Position(P, v, i) < SkipSpan(P, r, y - 1, Position(P, root, u)) - Skip(P, r, y);

  // Rank v is the first of the interval of share i after k steps of a scatter.
  predicate RootPlace(integer P, integer r, integer root, integer k, integer v, integer i) =
    0 <= v < P && Position(P, root, v) == Position(P, root, i) - SkipPlace(P, r, k, Position(P, root, i));
*/

/* A reduce-scatter from every rank's own input: in the end the owner of the share has every input once. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= t <= 0x80000000;
     requires run: HalfRun(DODONA_HALF_REDUCE_SCATTER, P, r, root, i, b, t);
     requires own: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> Times(t + 1, v, b, d) == (v == d ? 1 : 0);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer d; 0 <= d < P ==> Times(t + SkipSteps(P, r) + 1, i, b, d) == 1;
     exits \false; @/
  void lemma_half_reduce(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t);
*/

/* An allgather: in the end every rank has what the owner of the share began with, and nothing else of the share was sent. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= t <= 0x80000000;
     requires run: HalfRun(DODONA_HALF_ALLGATHER, P, r, root, i, b, t);
     terminates \true;
     assigns \nothing;
     ensures all: \forall integer v; 0 <= v < P ==> SameInputs(t + SkipSteps(P, r) + 1, v, t + 1, i, b);
     ensures sent: \forall integer y, u, v; HalfGives(DODONA_HALF_ALLGATHER, P, r, root, y, u, v, i) ==>
       SameInputs(t + y, u, t + 1, i, b);
     exits \false; @/
  void lemma_half_allgather(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t);
*/

/* A scatter: in the end the owner has what the root began with, and nothing else was sent. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 0 <= t <= 0x80000000;
     requires run: HalfRun(DODONA_HALF_SCATTER, P, r, root, i, b, t);
     terminates \true;
     assigns \nothing;
     ensures owner: SameInputs(t + SkipSteps(P, r) + 1, i, t + 1, root, b);
     ensures sent: \forall integer y, u, v; HalfGives(DODONA_HALF_SCATTER, P, r, root, y, u, v, i) ==>
       SameInputs(t + y, u, t + 1, root, b);
     exits \false; @/
  void lemma_half_scatter(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t);
*/

/* A gather: in the end the root has what the owner began with, and nothing else was sent. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 0 <= t <= 0x80000000;
     requires run: HalfRun(DODONA_HALF_GATHER, P, r, root, i, b, t);
     terminates \true;
     assigns \nothing;
     ensures root: SameInputs(t + SkipSteps(P, r) + 1, root, t + 1, i, b);
     ensures sent: \forall integer y, u, v; HalfGives(DODONA_HALF_GATHER, P, r, root, y, u, v, i) ==>
       SameInputs(t + y, u, t + 1, i, b);
     exits \false; @/
  void lemma_half_gather(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t);
*/

/* Who hands share i to whom in step y. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures places: \forall integer u, v; RootGives(P, r, root, y, u, v, i) <==>
       RootPlace(P, r, root, y - 1, u, i) && RootPlace(P, r, root, y, v, i) && !RootPlace(P, r, root, y, u, i);
     ensures moved: SkipPlace(P, r, y, Position(P, root, i)) ==
       SkipOn(SkipPlace(P, r, y - 1, Position(P, root, i)), Skip(P, r, y));
     ensures there: 0 <= SkipPlace(P, r, y, Position(P, root, i)) <= SkipPlace(P, r, y - 1, Position(P, root, i)) <=
       Position(P, root, i) < P;
     exits \false; @/
  void lemma_root_gives(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

/* The first of the interval of share i before step y. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures place: RootPlace(P, r, root, y - 1, \result, i);
     ensures only: \forall integer v; RootPlace(P, r, root, y - 1, v, i) ==> v == \result;
     exits \false; @/
  int32_t lemma_root_before(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

/* And after it. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= root < P && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     terminates \true;
     assigns \nothing;
     ensures place: RootPlace(P, r, root, y, \result, i);
     ensures only: \forall integer v; RootPlace(P, r, root, y, v, i) ==> v == \result;
     exits \false; @/
  int32_t lemma_root_after(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y);
*/

#endif
