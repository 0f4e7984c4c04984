/* Scatter and gather by skips: every step of a scatter hands the share, if at all, from the first of its interval to the first of a new
   interval, and a gather hands it back. */
#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/lemmas/skip_broadcast.h"

/*@ ghost
  void lemma_root_gives(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y)
  {
    lemma_skip(P, r, y);
    lemma_skip_spread(P, r, y - 1);
    lemma_skip_spread(P, r, y);
    /@ assert offset: 0 <= Position(P, root, i) < P; @/
    /@ assert on: SkipPlace(P, r, y, Position(P, root, i)) ==
         SkipOn(SkipPlace(P, r, y - 1, Position(P, root, i)), Skip(P, r, y)); @/
    /@ assert turned: \forall integer v; 0 <= v < P ==> 0 <= Position(P, root, v) < P &&
         Position(P, v, i) == Position(P, Position(P, root, v), Position(P, root, i)); @/
    /@ assert ahead: \forall integer u, v; RootGives(P, r, root, y, u, v, i) ==>
         Position(P, root, u) + Skip(P, r, y) == Position(P, root, v) <= Position(P, root, i) <
           Position(P, root, u) + SkipSpan(P, r, y - 1, Position(P, root, u)); @/
    /@ assert inside: \forall integer u, v; RootGives(P, r, root, y, u, v, i) ==>
         Position(P, root, u) == Position(P, root, i) - SkipPlace(P, r, y - 1, Position(P, root, i)); @/
    /@ assert back: \forall integer u, v; RootPlace(P, r, root, y - 1, u, i) && RootPlace(P, r, root, y, v, i) &&
         !RootPlace(P, r, root, y, u, i) ==> RootGives(P, r, root, y, u, v, i); @/
  }
*/

/*@ ghost
  int32_t lemma_root_before(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y)
  {
    int32_t o = i < root ? i + (P - root) : i - root;
    int32_t place = o;
    int32_t k = 0;
    /@ loop invariant range: 0 <= k < y;
       loop invariant place: place == SkipPlace(P, r, k, o) && 0 <= place <= o;
       loop assigns k, place;
       loop variant y - k; @/
    while (k < y - 1) {
      k++;
      int32_t skip = lemma_skip(P, r, k);
      if (skip <= place)
        place -= skip;
    }
    int32_t p = o - place;
    return p < P - root ? p + root : p - (P - root);
  }
*/

/*@ ghost
  int32_t lemma_root_after(int32_t P, int32_t r, int32_t root, int32_t i, int32_t y)
  {
    int32_t u = lemma_root_before(P, r, root, i, y);
    int32_t p = u < root ? u + (P - root) : u - root;
    int32_t o = i < root ? i + (P - root) : i - root;
    int32_t skip = lemma_skip(P, r, y);
    lemma_root_gives(P, r, root, i, y);
    if (o - p < skip)
      return u;
    p += skip;
    return p < P - root ? p + root : p - (P - root);
  }
*/

/*@ ghost
  void lemma_half_scatter(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = 0;
    /@ assert whole: \forall integer v; RootPlace(P, r, root, 0, v, i) ==> v == root; @/
    /@ loop invariant range: 0 <= k <= q;
       loop invariant holder: \forall integer v; RootPlace(P, r, root, k, v, i) ==> SameInputs(t + k + 1, v, t + 1, root, b);
       loop invariant sent: \forall integer y, u, v; y <= k && HalfGives(DODONA_HALF_SCATTER, P, r, root, y, u, v, i) ==>
         SameInputs(t + y, u, t + 1, root, b);
       loop assigns k;
       loop variant q - k; @/
    while (k < q) {
      k++;
      lemma_root_gives(P, r, root, i, k);
      /@ assert gives: \forall integer u, v; HalfGives(DODONA_HALF_SCATTER, P, r, root, k, u, v, i) <==> RootGives(P, r, root, k, u, v, i); @/
      int32_t o = lemma_root_before(P, r, root, i, k);
      /@ assert moved: \forall integer v; RootPlace(P, r, root, k, v, i) && v != o ==>
           HalfGives(DODONA_HALF_SCATTER, P, r, root, k, o, v, i); @/
      /@ assert got: \forall integer v; RootPlace(P, r, root, k, v, i) && v != o ==> SameInputs(t + k + 1, v, t + k, o, b); @/
      /@ assert none: RootPlace(P, r, root, k, o, i) ==> HalfSilent(DODONA_HALF_SCATTER, P, r, root, k, o, i); @/
      /@ assert kept: RootPlace(P, r, root, k, o, i) ==> SameInputs(t + k + 1, o, t + k, o, b); @/
    }
    lemma_skip(P, r, q);
    lemma_skip_spread(P, r, q);
    /@ assert alone: SkipPlace(P, r, q, Position(P, root, i)) == 0; @/
    /@ assert end: RootPlace(P, r, root, q, i, i); @/
    /@ assert steps: \forall integer y, u, v; HalfGives(DODONA_HALF_SCATTER, P, r, root, y, u, v, i) ==> y <= q; @/
  }
*/

/*@ ghost
  void lemma_half_gather(int32_t P, int32_t r, int32_t root, int32_t i, int32_t b, int64_t t)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = q;
    lemma_skip(P, r, q);
    lemma_skip_spread(P, r, q);
    /@ assert alone: SkipPlace(P, r, q, Position(P, root, i)) == 0; @/
    /@ assert first: \forall integer v; RootPlace(P, r, root, q, v, i) ==> v == i; @/
    /@ loop invariant range: 0 <= k <= q;
       loop invariant holder: \forall integer v; RootPlace(P, r, root, k, v, i) ==> SameInputs(t + q - k + 1, v, t + 1, i, b);
       loop invariant sent: \forall integer y, u, v; y <= q - k && HalfGives(DODONA_HALF_GATHER, P, r, root, y, u, v, i) ==>
         SameInputs(t + y, u, t + 1, i, b);
       loop assigns k;
       loop variant k; @/
    while (0 < k) {
      lemma_root_gives(P, r, root, i, k);
      int64_t y = (int64_t)q + 1 - k;
      /@ assert gives: \forall integer u, v; HalfGives(DODONA_HALF_GATHER, P, r, root, y, u, v, i) <==> RootGives(P, r, root, k, v, u, i); @/
      int32_t o = lemma_root_before(P, r, root, i, k);
      int32_t w = lemma_root_after(P, r, root, i, k);
      /@ assert has: SameInputs(t + y, w, t + 1, i, b); @/
      /@ assert moved: o != w ==> HalfGives(DODONA_HALF_GATHER, P, r, root, y, w, o, i); @/
      /@ assert got: o != w ==> SameInputs(t + y + 1, o, t + y, w, b); @/
      /@ assert none: o == w ==> HalfSilent(DODONA_HALF_GATHER, P, r, root, y, o, i); @/
      /@ assert kept: o == w ==> SameInputs(t + y + 1, o, t + y, o, b); @/
      k--;
    }
    /@ assert end: RootPlace(P, r, root, 0, root, i); @/
    /@ assert steps: \forall integer y, u, v; HalfGives(DODONA_HALF_GATHER, P, r, root, y, u, v, i) ==> y <= q; @/
  }
*/
