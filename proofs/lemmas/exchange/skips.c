/* The exchange by skips: in the first half every input to a share is at one place at a time, nearer to the owner step by step;
   in the second half the result goes back the same ways. */
#include "spec/lemmas/skips.h"

/*@ ghost
  void lemma_skip_position(int64_t P, int64_t skip, int64_t v, int64_t i)
  {
  }

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

/* Step k of the first half, at rank v. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= v < P && 1 <= k <= SkipSteps(P, r);
     requires run: SkipRun(P, r, i, b);
     requires before: \forall integer z; 0 <= z < P ==> SkipHolds(P, r, i, b, k - 1, z);
     terminates \true;
     assigns \nothing;
     ensures after: SkipHolds(P, r, i, b, k, v);
     exits \false; @/
  void lemma_skip_combines(int32_t P, int32_t r, int32_t i, int32_t b, int32_t k, int32_t v)
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
           Times(k, v, b, d) == (SkipPlace(P, r, k - 1, Position(P, d, i)) == o ? 1 : 0); @/
      /@ assert place: \forall integer d; 0 <= d < P ==> 0 <= SkipPlace(P, r, k - 1, Position(P, d, i)) < last; @/
      /@ assert on: \forall integer d; 0 <= d < P ==> SkipPlace(P, r, k, Position(P, d, i)) ==
           SkipOn(SkipPlace(P, r, k - 1, Position(P, d, i)), skip); @/
      if (o < last - skip) {
        /@ assert gives: SkipGives(P, r, k, u, v, i); @/
        /@ assert further: Position(P, u, i) == o + skip < last; @/
        /@ assert there: \forall integer d; 0 <= d < P ==>
             Times(k, u, b, d) == (SkipPlace(P, r, k - 1, Position(P, d, i)) == o + skip ? 1 : 0); @/
        /@ assert sum: \forall integer d; Times(k + 1, v, b, d) == Times(k, v, b, d) + Times(k, u, b, d); @/
      } else {
        /@ assert none: \forall integer z; !SkipGives(P, r, k, z, v, i); @/
        /@ assert same: \forall integer d; Times(k + 1, v, b, d) == Times(k, v, b, d); @/
      }
    }
  }
*/

/* Back over step y. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= v < P && 1 <= y <= SkipSteps(P, r);
     requires run: SkipRun(P, r, i, b);
     requires before: SkipStored(P, r, i, b, y);
     terminates \true;
     assigns \nothing;
     ensures after: Position(P, v, i) < Skip(P, r, y - 1) ==>
       \forall integer d; 0 <= d < P ==> Times(2 * SkipSteps(P, r) + 2 - y, v, b, d) == 1;
     exits \false; @/
  void lemma_skip_stores(int32_t P, int32_t r, int32_t i, int32_t b, int32_t y, int32_t v)
  {
    int64_t skip = lemma_skip(P, r, y);
    int64_t last = lemma_skip(P, r, y - 1);
    int64_t q = lemma_skip_steps(P, r);
    int64_t x = 2 * q + 1 - y;
    /@ assert shrinks: 1 <= skip < last <= P && last - skip <= skip; @/
    /@ assert twin: q < x && SkipTwin(P, r, x) == y && SkipShares(P, r, x) == last - skip; @/
    int64_t o = i < v ? (int64_t)i - v + P : (int64_t)i - v;
    int64_t u = v + skip < P ? v + skip : v + skip - P;
    lemma_skip_position(P, skip, v, i);
    /@ assert offset: o == Position(P, v, i) && 0 <= o < P; @/
    /@ assert from: u == Rank(P, skip, v) && 0 <= u < P && v == Position(P, skip, u); @/
    /@ assert next: x + 1 == 2 * SkipSteps(P, r) + 2 - y; @/
    if (o < last) {
      if (skip <= o) {
        /@ assert nearer: Position(P, u, i) == o - skip < last - skip; @/
        /@ assert gives: SkipGives(P, r, x, u, v, i); @/
        /@ assert has: \forall integer d; 0 <= d < P ==> Times(x, u, b, d) == 1; @/
        /@ assert gets: \forall integer d; Times(x + 1, v, b, d) == Times(x, u, b, d); @/
        /@ assert once: \forall integer d; 0 <= d < P ==> Times(x + 1, v, b, d) == 1; @/
      } else {
        /@ assert none: \forall integer z; SkipPasses(P, r, x, z, v) ==> z == u; @/
        /@ assert far: Position(P, u, i) == o - skip + P; @/
        /@ assert silent: \forall integer z; !SkipGives(P, r, x, z, v, i); @/
        /@ assert had: \forall integer d; 0 <= d < P ==> Times(x, v, b, d) == 1; @/
        /@ assert same: \forall integer d; Times(x + 1, v, b, d) == Times(x, v, b, d); @/
        /@ assert still: \forall integer d; 0 <= d < P ==> Times(x + 1, v, b, d) == 1; @/
      }
    }
  }
*/

/* The first half. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P;
     requires run: SkipRun(P, r, i, b);
     terminates \true;
     assigns \nothing;
     ensures owner: SkipStored(P, r, i, b, SkipSteps(P, r));
     exits \false; @/
  void lemma_skips_scattered(int32_t P, int32_t r, int32_t i, int32_t b)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = 0;
    int32_t v = 0;
    /@ assert own: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> (Position(P, d, i) == Position(P, v, i) <==> v == d); @/
    /@ assert base: \forall integer z; 0 <= z < P ==> SkipHolds(P, r, i, b, 0, z); @/
    /@ loop invariant range: 0 <= k <= q;
       loop invariant holds: \forall integer z; 0 <= z < P ==> SkipHolds(P, r, i, b, k, z);
       loop assigns k, v;
       loop variant q - k; @/
    while (k < q) {
      v = 0;
      /@ loop invariant range: 0 <= v <= P;
         loop invariant holds: \forall integer z; 0 <= z < v ==> SkipHolds(P, r, i, b, k + 1, z);
         loop assigns v;
         loop variant P - v; @/
      while (v < P) {
        lemma_skip_combines(P, r, i, b, k + 1, v);
        v++;
      }
      k++;
    }
    lemma_skip(P, r, q);
    lemma_skip_place(P, r, q);
    /@ assert end: Skip(P, r, q) == 1 && k == q; @/
    /@ assert owner: \forall integer v; 0 <= v < P && Position(P, v, i) < 1 ==> v == i && Position(P, v, i) == 0; @/
    /@ assert place: \forall integer d; 0 <= d < P ==> SkipPlace(P, r, q, Position(P, d, i)) == 0; @/
    /@ assert holds: SkipHolds(P, r, i, b, q, i); @/
  }
*/

/*@ ghost
  void lemma_skips(int32_t P, int32_t r, int32_t i, int32_t b)
  {
    int32_t y = lemma_skip_steps(P, r);
    int32_t v = 0;
    lemma_skips_scattered(P, r, i, b);
    /@ loop invariant range: 0 <= y <= SkipSteps(P, r);
       loop invariant stored: SkipStored(P, r, i, b, y);
       loop assigns y, v;
       loop variant y; @/
    while (0 < y) {
      v = 0;
      /@ loop invariant range: 0 <= v <= P;
         loop invariant stored: \forall integer z, d; 0 <= z < v && 0 <= d < P && Position(P, z, i) < Skip(P, r, y - 1) ==>
           Times(2 * SkipSteps(P, r) + 2 - y, z, b, d) == 1;
         loop assigns v;
         loop variant P - v; @/
      while (v < P) {
        lemma_skip_stores(P, r, i, b, y, v);
        v++;
      }
      y--;
    }
    lemma_skip(P, r, 0);
    /@ assert all: \forall integer v; 0 <= v < P ==> Position(P, v, i) < Skip(P, r, 0); @/
    /@ assert whole: SkipStored(P, r, i, b, 0); @/
    /@ assert end: \forall integer v, d; 0 <= v < P && 0 <= d < P ==> Times(2 * SkipSteps(P, r) + 1 - 0, v, b, d) == 1; @/
  }
*/
