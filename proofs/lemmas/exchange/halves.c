/* The halves of an allreduce by skips: in a reduce-scatter every input to a share is at one place at a time, nearer to the owner step
   by step; in an allgather what the owner has goes back the same ways. */
#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/lemmas/skips.h"

/*@ ghost
  // Where an input is, the rank there still answers for the share.
  /@ requires range: 1 <= P && 2 <= r && 0 <= k <= SkipSteps(P, r);
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures place: \forall integer o; 0 <= o < P ==> 0 <= SkipPlace(P, r, k, o) < Skip(P, r, k);
     exits \false; @/
  void lemma_skip_place(int32_t P, int32_t r, int32_t k)
  {
    lemma_skip(P, r, k);
    if (0 < k) {
      lemma_skip_place(P, r, k - 1);
      /@ assert before: \forall integer o; 0 <= o < P ==> 0 <= SkipPlace(P, r, k - 1, o) < Skip(P, r, k - 1); @/
      /@ assert on: \forall integer o; 0 <= o < P ==>
           SkipPlace(P, r, k, o) == SkipOn(SkipPlace(P, r, k - 1, o), Skip(P, r, k)); @/
    }
  }
*/

/* Step k of a reduce-scatter, at rank v. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= v < P && 1 <= k <= SkipSteps(P, r) && 0 <= t;
     requires run: HalfRun(DODONA_HALF_REDUCE_SCATTER, P, r, root, i, b, t);
     requires before: \forall integer z; 0 <= z < P ==> HalfHolds(P, r, i, b, t, k - 1, z);
     terminates \true;
     assigns \nothing;
     ensures after: HalfHolds(P, r, i, b, t, k, v);
     exits \false; @/
  void lemma_half_combines(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t, int32_t k, int32_t v)
  {
    int64_t skip = lemma_skip(P, r, k);
    int64_t last = lemma_skip(P, r, k - 1);
    lemma_skip_place(P, r, k - 1);
    /@ assert shrinks: 1 <= skip < last <= P && last - skip <= skip; @/
    int64_t o = i < v ? (int64_t)i - v + P : (int64_t)i - v;
    int64_t u = v < skip ? v - skip + P : v - skip;
    lemma_skip_position(P, skip, v, i);
    /@ assert offset: o == Position(P, v, i) && 0 <= o < P; @/
    /@ assert from: u == Position(P, skip, v) && 0 <= u < P && v == Rank(P, skip, u); @/
    if (o < skip) {
      /@ assert here: \forall integer d; 0 <= d < P ==>
           Times(t + k, v, b, d) == (SkipPlace(P, r, k - 1, Position(P, d, i)) == o ? 1 : 0); @/
      /@ assert place: \forall integer d; 0 <= d < P ==> 0 <= SkipPlace(P, r, k - 1, Position(P, d, i)) < last; @/
      /@ assert on: \forall integer d; 0 <= d < P ==> SkipPlace(P, r, k, Position(P, d, i)) ==
           SkipOn(SkipPlace(P, r, k - 1, Position(P, d, i)), skip); @/
      if (o < last - skip) {
        /@ assert gives: HalfGives(DODONA_HALF_REDUCE_SCATTER, P, r, root, k, u, v, i); @/
        /@ assert further: Position(P, u, i) == o + skip < last; @/
        /@ assert there: \forall integer d; 0 <= d < P ==>
             Times(t + k, u, b, d) == (SkipPlace(P, r, k - 1, Position(P, d, i)) == o + skip ? 1 : 0); @/
        /@ assert sum: AddsInputs(t + k, v, u, b); @/
      } else {
        /@ assert none: HalfSilent(DODONA_HALF_REDUCE_SCATTER, P, r, root, k, v, i); @/
        /@ assert same: SameInputs(t + k + 1, v, t + k, v, b); @/
      }
    }
  }
*/

/*@ ghost
  void lemma_half_reduce(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = 0;
    int32_t v = 0;
    /@ assert own: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> (Position(P, d, i) == Position(P, v, i) <==> v == d); @/
    /@ assert base: \forall integer z; 0 <= z < P ==> HalfHolds(P, r, i, b, t, 0, z); @/
    /@ loop invariant range: 0 <= k <= q;
       loop invariant holds: \forall integer z; 0 <= z < P ==> HalfHolds(P, r, i, b, t, k, z);
       loop assigns k, v;
       loop variant q - k; @/
    while (k < q) {
      v = 0;
      /@ loop invariant range: 0 <= v <= P;
         loop invariant holds: \forall integer z; 0 <= z < v ==> HalfHolds(P, r, i, b, t, k + 1, z);
         loop assigns v;
         loop variant P - v; @/
      while (v < P) {
        lemma_half_combines(P, r, root, i, b, t, k + 1, v);
        v++;
      }
      k++;
    }
    lemma_skip(P, r, q);
    lemma_skip_place(P, r, q);
    /@ assert end: Skip(P, r, q) == 1 && k == q; @/
    /@ assert owner: \forall integer v; 0 <= v < P && Position(P, v, i) < 1 ==> v == i && Position(P, v, i) == 0; @/
    /@ assert place: \forall integer d; 0 <= d < P ==> SkipPlace(P, r, q, Position(P, d, i)) == 0; @/
    /@ assert holds: HalfHolds(P, r, i, b, t, q, i); @/
  }
*/

/* Step y of the scatter's half backwards, at rank v. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= v < P && 1 <= y <= SkipSteps(P, r) && 0 <= t;
     requires run: HalfRun(DODONA_HALF_ALLGATHER, P, r, root, i, b, t);
     requires before: HalfStored(P, r, i, b, t, y);
     terminates \true;
     assigns \nothing;
     ensures after: Position(P, v, i) < Skip(P, r, y - 1) ==> SameInputs(t + SkipSteps(P, r) + 2 - y, v, t + 1, i, b);
     exits \false; @/
  void lemma_half_stores(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t, int32_t y, int32_t v)
  {
    int64_t skip = lemma_skip(P, r, y);
    int64_t last = lemma_skip(P, r, y - 1);
    int64_t q = lemma_skip_steps(P, r);
    int64_t x = q + 1 - y;
    /@ assert shrinks: 1 <= skip < last <= P && last - skip <= skip; @/
    /@ assert twin: HalfTwin(P, r, DODONA_HALF_ALLGATHER, x) == y && 1 <= x <= q; @/
    int64_t o = i < v ? (int64_t)i - v + P : (int64_t)i - v;
    int64_t u = v + skip < P ? v + skip : v + skip - P;
    lemma_skip_position(P, skip, v, i);
    /@ assert offset: o == Position(P, v, i) && 0 <= o < P; @/
    /@ assert from: u == Rank(P, skip, v) && 0 <= u < P && v == Position(P, skip, u); @/
    /@ assert next: t + x + 1 == t + SkipSteps(P, r) + 2 - y && t + x == t + SkipSteps(P, r) + 1 - y; @/
    if (o < last) {
      if (skip <= o) {
        /@ assert nearer: Position(P, u, i) == o - skip < last - skip; @/
        /@ assert gives: HalfGives(DODONA_HALF_ALLGATHER, P, r, root, x, u, v, i); @/
        /@ assert has: SameInputs(t + x, u, t + 1, i, b); @/
        /@ assert gets: SameInputs(t + x + 1, v, t + x, u, b); @/
      } else {
        /@ assert none: \forall integer z; HalfPasses(DODONA_HALF_ALLGATHER, P, r, root, x, z, v) ==> z == u; @/
        /@ assert far: Position(P, u, i) == o - skip + P; @/
        /@ assert silent: HalfSilent(DODONA_HALF_ALLGATHER, P, r, root, x, v, i); @/
        /@ assert had: SameInputs(t + x, v, t + 1, i, b); @/
        /@ assert same: SameInputs(t + x + 1, v, t + x, v, b); @/
      }
    }
  }
*/

/*@ ghost
  void lemma_half_allgather(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t y = q;
    int32_t v = 0;
    lemma_skip(P, r, q);
    /@ assert owner: \forall integer v; 0 <= v < P && Position(P, v, i) < 1 ==> v == i; @/
    /@ assert first: HalfStored(P, r, i, b, t, q); @/
    /@ loop invariant range: 0 <= y <= q;
       loop invariant stored: HalfStored(P, r, i, b, t, y);
       loop invariant sent: \forall integer x, u, v; x <= q - y && HalfGives(DODONA_HALF_ALLGATHER, P, r, root, x, u, v, i) ==>
         SameInputs(t + x, u, t + 1, i, b);
       loop assigns y, v;
       loop variant y; @/
    while (0 < y) {
      v = 0;
      lemma_skip(P, r, y);
      /@ assert near: \forall integer u, v; HalfGives(DODONA_HALF_ALLGATHER, P, r, root, q + 1 - y, u, v, i) ==>
           0 <= u < P && Position(P, u, i) < Skip(P, r, y - 1) - Skip(P, r, y) <= Skip(P, r, y); @/
      /@ loop invariant range: 0 <= v <= P;
         loop invariant stored: \forall integer z; 0 <= z < v && Position(P, z, i) < Skip(P, r, y - 1) ==>
           SameInputs(t + SkipSteps(P, r) + 2 - y, z, t + 1, i, b);
         loop assigns v;
         loop variant P - v; @/
      while (v < P) {
        lemma_half_stores(P, r, root, i, b, t, y, v);
        v++;
      }
      y--;
    }
    lemma_skip(P, r, 0);
    /@ assert whole: HalfStored(P, r, i, b, t, 0); @/
    /@ assert end: \forall integer x, u, v; HalfPasses(DODONA_HALF_ALLGATHER, P, r, root, x, u, v) ==> x <= q; @/
  }
*/
