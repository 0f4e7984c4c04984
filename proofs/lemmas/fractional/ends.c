#include "proofs/lemmas/fractional/ends.h"
#include "proofs/lemmas/fractional/descent.h"

/*@ ghost
  void lemma_group_ends(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    /@ assert end: GroupEnd(P, r, D, v) == at.b + at.n - 1; @/
    /@ assert member: Member(P, r, D, v) == v - at.b; @/
    if (at.n <= r) {
      /@ assert none: Right(P, r, D, v) == -1; @/
      if (v + 1 - at.b < at.n) {
        lemma_passes(r, D, P, 0, -1, v, v + 1);
        lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
        /@ assert small: Head(P, r, D, v + 1) == at.b && Size(P, r, D, v + 1) == at.n; @/
      }
      return;
    }
    int32_t down = successors(r, at.i, at.n, at.b);
    lemma_passes(r, D, P, 0, -1, v, v + 1);
    if (v + 1 - at.b < r) {
      lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
      /@ assert next: Head(P, r, D, v + 1) == at.b && Size(P, r, D, v + 1) == at.n &&
           Budget(P, r, D, v + 1) == at.i; @/
    } else {
      lemma_descend_down(r, at.i, at.n, at.b, at.h, down, v + 1);
      lemma_descend_group(r, at.i - r, down, at.b + r, -1, v + 1);
      /@ assert below: Head(P, r, D, v + 1) == v + 1 && Size(P, r, D, v + 1) == down; @/
    }
    if (down == at.n - r) {
      /@ assert last: Right(P, r, D, v) == -1; @/
      return;
    }
    int32_t right = at.b + r + down;
    lemma_passes(r, D, P, 0, -1, v, right);
    lemma_descend_right(r, at.i, at.n, at.b, at.h, down, right);
    lemma_descend_group(r, at.i - r - 1, at.n - r - down, right, at.b, right);
    /@ assert right: Right(P, r, D, v) == right; @/
    /@ assert there: Head(P, r, D, right) == right && Size(P, r, D, right) == at.n - r - down; @/
  }
*/

/*@ ghost
  void lemma_fractional_spans(int32_t P, int32_t r, int32_t D, int32_t v, int32_t j)
  {
    int32_t m = j % r;
    lemma_group_ends(P, r, D, v);
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert block: 0 <= m < r && m == j % r; @/
    /@ assert end: End(v, j) == BlockEnd(P, r, D, v, m); @/
    /@ assert next: End(v + 1, j) == BlockEnd(P, r, D, v + 1, m); @/
    /@ assert right: End(Right(P, r, D, v), j) == BlockEnd(P, r, D, Right(P, r, D, v), m); @/
    /@ assert range: v <= End(v, j) < P; @/
    /@ assert near: Near(v, j) == -1 || Near(v, j) == v + 1; @/
    /@ assert leaf: Near(v, j) == -1 ==> Far(v, j) == -1 && End(v, j) == v; @/
    /@ assert down: Near(v, j) != -1 && Far(v, j) == -1 ==> End(v + 1, j) == End(v, j); @/
    /@ assert both: Far(v, j) != -1 ==> Near(v, j) != -1 && End(v + 1, j) + 1 == Far(v, j); @/
    /@ assert far: Far(v, j) != -1 ==> v + 1 < Far(v, j) < P && End(Far(v, j), j) == End(v, j); @/
  }
*/

/*@ ghost
  void lemma_fractional_children(int32_t P, int32_t r, int32_t D, int32_t v, int32_t j)
  {
    /@ assert here: LocalDown(P, r, D, v); @/
    /@ assert below: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) &&
         Feeder(P, r, D, u) == -1 ==> u == Near(v, j); @/
    /@ assert fed: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) &&
         Feeder(P, r, D, u) != -1 ==> LocalFeeder(P, r, D, u) && v == Feeder(P, r, D, u) + j % r; @/
    /@ assert share: 0 <= j % r < r; @/
    /@ assert beside: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) &&
         Feeder(P, r, D, u) != -1 ==> u == Far(v, j); @/
  }
*/
