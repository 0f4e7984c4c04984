/* Scatter and gather by skips: every step of a scatter hands the share, if at all, from the first of its interval to the first of a new
   interval, and a gather hands it back. */
#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/halves.h"
#include "spec/lemmas/interval.h"

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
