/* The broadcast by skips: every cut of the scatter leaves two intervals, and the way back brings every share to everybody. */
#include "spec/lemmas/skip_broadcast.h"

/*@ ghost
  void lemma_skip_spread(int32_t P, int32_t r, int32_t k)
  {
    lemma_skip(P, r, k);
    if (0 < k) {
      lemma_skip_spread(P, r, k - 1);
      /@ assert shrinks: 1 <= Skip(P, r, k) < Skip(P, r, k - 1) <= 2 * Skip(P, r, k); @/
      /@ assert place: \forall integer o; 0 <= o < P ==>
           SkipPlace(P, r, k, o) == SkipOn(SkipPlace(P, r, k - 1, o), Skip(P, r, k)); @/
      /@ assert span: \forall integer o; 0 <= o < P ==> SkipSpan(P, r, k, o) ==
           (Skip(P, r, k) <= SkipPlace(P, r, k - 1, o) ? SkipSpan(P, r, k - 1, o) - Skip(P, r, k)
            : Skip(P, r, k) < SkipSpan(P, r, k - 1, o) ? Skip(P, r, k) : SkipSpan(P, r, k - 1, o)); @/
      /@ assert within: \forall integer o, p; 0 <= o < P &&
           o - SkipPlace(P, r, k, o) <= p < o - SkipPlace(P, r, k, o) + SkipSpan(P, r, k, o) ==>
           o - SkipPlace(P, r, k - 1, o) <= p < o - SkipPlace(P, r, k - 1, o) + SkipSpan(P, r, k - 1, o); @/
    } else {
      /@ assert first: \forall integer o; SkipPlace(P, r, k, o) == o && SkipSpan(P, r, k, o) == P; @/
    }
  }
*/

/* Step k of the scatter, at share i. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 1 <= k <= SkipSteps(P, r);
     requires before: CastHas(P, r, k, i - SkipPlace(P, r, k - 1, i), i);
     terminates \true;
     assigns \nothing;
     ensures after: CastHas(P, r, k + 1, i - SkipPlace(P, r, k, i), i);
     exits \false; @/
  void lemma_skip_scatters(int32_t P, int32_t r, int32_t k, int32_t i)
  {
    lemma_skip(P, r, k);
    lemma_skip_spread(P, r, k - 1);
    lemma_skip_spread(P, r, k);
    /@ assert place: SkipPlace(P, r, k, i) == SkipOn(SkipPlace(P, r, k - 1, i), Skip(P, r, k)); @/
    /@ assert later: \forall integer u; CastHas(P, r, k, u, i) ==> CastHas(P, r, k + 1, u, i); @/
    /@ assert cut: Skip(P, r, k) <= SkipPlace(P, r, k - 1, i) ==>
         CastGives(P, r, k, i - SkipPlace(P, r, k - 1, i), i - SkipPlace(P, r, k, i), i); @/
  }
*/

/* Who sends in the scatter has what is sent. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 1 <= k <= SkipSteps(P, r);
     requires scattered: CastScattered(P, r, k - 1);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer u, v, i; 0 <= i < P && CastGives(P, r, k, u, v, i) ==> CastHas(P, r, k, u, i);
     exits \false; @/
  void lemma_skip_scatter_causal(int32_t P, int32_t r, int32_t k)
  {
    lemma_skip(P, r, k);
    lemma_skip_spread(P, r, k - 1);
    /@ assert inside: \forall integer u, v, i; 0 <= i < P && CastGives(P, r, k, u, v, i) ==>
         v <= i && i - SkipPlace(P, r, k - 1, i) == u; @/
  }
*/

/* After the scatter position i has share i. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v, i; x <= SkipSteps(P, r) && 0 <= i < P && CastGives(P, r, x, u, v, i) ==>
       CastHas(P, r, x, u, i);
     ensures own: \forall integer i; 0 <= i < P ==> CastHas(P, r, SkipSteps(P, r) + 1, i, i);
     exits \false; @/
  void lemma_skip_scattered(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = 0;
    int32_t i = 0;
    /@ assert root: CastScattered(P, r, 0); @/
    /@ loop invariant range: 0 <= k <= q;
       loop invariant scattered: CastScattered(P, r, k);
       loop invariant causal: \forall integer x, u, v, i; x <= k && 0 <= i < P && CastGives(P, r, x, u, v, i) ==>
         CastHas(P, r, x, u, i);
       loop assigns k, i;
       loop variant q - k; @/
    while (k < q) {
      i = 0;
      lemma_skip_scatter_causal(P, r, k + 1);
      /@ loop invariant range: 0 <= i <= P;
         loop invariant scattered: \forall integer j; 0 <= j < i ==> CastHas(P, r, k + 2, j - SkipPlace(P, r, k + 1, j), j);
         loop assigns i;
         loop variant P - i; @/
      while (i < P) {
        lemma_skip_scatters(P, r, k + 1, i);
        i++;
      }
      k++;
    }
    lemma_skip(P, r, q);
    lemma_skip_spread(P, r, q);
    /@ assert places: \forall integer i; 0 <= i < P ==> SkipPlace(P, r, q, i) == 0; @/
    /@ assert there: \forall integer i; 0 <= i < P ==> CastHas(P, r, q + 1, i - SkipPlace(P, r, q, i), i); @/
    i = 0;
    /@ loop invariant range: 0 <= i <= P;
       loop invariant own: \forall integer j; 0 <= j < i ==> CastHas(P, r, q + 1, j, j);
       loop assigns i;
       loop variant P - i; @/
    while (i < P) {
      /@ assert here: i - SkipPlace(P, r, q, i) == i; @/
      i++;
    }
  }
*/

/* Back over step y, at position v. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 0 <= v < P && 1 <= y <= SkipSteps(P, r);
     requires before: CastGathered(P, r, i, y);
     terminates \true;
     assigns \nothing;
     ensures after: Position(P, v, i) < Skip(P, r, y - 1) ==> CastHas(P, r, 2 * SkipSteps(P, r) + 2 - y, v, i);
     exits \false; @/
  void lemma_skip_gathers(int32_t P, int32_t r, int32_t i, int32_t y, int32_t v)
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
    if (skip <= o && o < last) {
      /@ assert nearer: Position(P, u, i) == o - skip < last - skip; @/
      /@ assert gives: CastGives(P, r, x, u, v, i); @/
      /@ assert has: CastHas(P, r, x + 1, v, i); @/
    } else {
      /@ assert later: CastHas(P, r, x, v, i) ==> CastHas(P, r, x + 1, v, i); @/
    }
  }
*/

/* Who sends on the way back has what is sent. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P && 1 <= y <= SkipSteps(P, r);
     requires gathered: CastGathered(P, r, i, y);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer u, v; CastGives(P, r, 2 * SkipSteps(P, r) + 1 - y, u, v, i) ==>
       CastHas(P, r, 2 * SkipSteps(P, r) + 1 - y, u, i);
     exits \false; @/
  void lemma_skip_gather_causal(int32_t P, int32_t r, int32_t i, int32_t y)
  {
    int64_t skip = lemma_skip(P, r, y);
    int64_t q = lemma_skip_steps(P, r);
    int64_t x = 2 * q + 1 - y;
    /@ assert twin: q < x && SkipTwin(P, r, x) == y && SkipShares(P, r, x) == Skip(P, r, y - 1) - skip <= skip; @/
    /@ assert low: \forall integer u, v; CastGives(P, r, x, u, v, i) ==> 0 <= u < P && Position(P, u, i) < skip; @/
  }
*/

/* The way back of share i. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= i < P;
     requires own: CastHas(P, r, SkipSteps(P, r) + 1, i, i);
     terminates \true;
     assigns \nothing;
     ensures causal: \forall integer x, u, v; SkipSteps(P, r) < x && CastGives(P, r, x, u, v, i) ==> CastHas(P, r, x, u, i);
     ensures gathered: CastGathered(P, r, i, 0);
     exits \false; @/
  void lemma_skip_gathered(int32_t P, int32_t r, int32_t i)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t y = q;
    int32_t v = 0;
    lemma_skip(P, r, q);
    /@ assert owner: \forall integer v; 0 <= v < P && Position(P, v, i) < 1 ==> v == i; @/
    /@ assert first: CastGathered(P, r, i, q); @/
    /@ loop invariant range: 0 <= y <= q;
       loop invariant gathered: CastGathered(P, r, i, y);
       loop invariant causal: \forall integer x, u, v; q < x <= 2 * q - y && CastGives(P, r, x, u, v, i) ==>
         CastHas(P, r, x, u, i);
       loop assigns y, v;
       loop variant y; @/
    while (0 < y) {
      v = 0;
      lemma_skip_gather_causal(P, r, i, y);
      /@ loop invariant range: 0 <= v <= P;
         loop invariant gathered: \forall integer z; 0 <= z < v && Position(P, z, i) < Skip(P, r, y - 1) ==>
           CastHas(P, r, 2 * SkipSteps(P, r) + 2 - y, z, i);
         loop assigns v;
         loop variant P - v; @/
      while (v < P) {
        lemma_skip_gathers(P, r, i, y, v);
        v++;
      }
      y--;
    }
    /@ assert end: \forall integer x, u, v; CastPasses(P, r, x, u, v) ==> x <= 2 * q; @/
  }
*/

/*@ ghost
  void lemma_skip_broadcast(int32_t P, int32_t r)
  {
    int32_t i = 0;
    lemma_skip_steps(P, r);
    lemma_skip_scattered(P, r);
    lemma_skip(P, r, 0);
    /@ loop invariant range: 0 <= i <= P;
       loop invariant causal: \forall integer x, u, v, j; SkipSteps(P, r) < x && 0 <= j < i && CastGives(P, r, x, u, v, j) ==>
         CastHas(P, r, x, u, j);
       loop invariant reached: \forall integer j; 0 <= j < i ==> CastGathered(P, r, j, 0);
       loop assigns i;
       loop variant P - i; @/
    while (i < P) {
      lemma_skip_gathered(P, r, i);
      i++;
    }
    /@ assert near: \forall integer v, i; 0 <= v < P && 0 <= i < P ==> Position(P, v, i) < Skip(P, r, 0); @/
    /@ assert all: \forall integer v, i; 0 <= v < P && 0 <= i < P && CastGathered(P, r, i, 0) ==>
         CastHas(P, r, 2 * SkipSteps(P, r) + 1 - 0, v, i); @/
  }
*/
