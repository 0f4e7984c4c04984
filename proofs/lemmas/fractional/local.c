/* From the descent to the local conditions: at each position parents and children agree, and the
   deepest position is found by going down as long as there is a down successor. */
#include "proofs/lemmas/fractional/descent.h"

/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures LocalRange(P, r, D, v);
     exits \false; @/
  void lemma_local_range(int32_t P, int32_t r, int32_t D, int32_t v) {
    node at = node_of(r, D, P, 0, -1, v);
    lemma_successors(r, at.i, at.n);
    /@ assert arrival: v - at.b <= at.i; @/
    /@ assert member: Member(P, r, D, v) == v - at.b; @/
    /@ assert feeder: -1 <= Feeder(P, r, D, v) < P; @/
    /@ assert down: -1 <= Down(P, r, D, v) < P; @/
    /@ assert right: -1 <= Right(P, r, D, v) < P; @/
  }
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures LocalDown(P, r, D, v);
     exits \false; @/
  void lemma_local_down(int32_t P, int32_t r, int32_t D, int32_t v) {
    node at = node_of(r, D, P, 0, -1, v);
    if (v + 1 - at.b < at.n) {
      lemma_passes(r, D, P, 0, -1, v, v + 1);
      if (v + 1 - at.b < r) {
        lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
      } else {
        int32_t down = successors(r, at.i, at.n, at.b);
        lemma_descend_down(r, at.i, at.n, at.b, at.h, down, v + 1);
        lemma_descend_group(r, at.i - r, down, at.b + r, -1, v + 1);
      }
    } else if (v + 1 < P) {
      lemma_end(r, D, P, 0, -1, v);
    }
  }
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures LocalRight(P, r, D, v);
     exits \false; @/
  void lemma_local_right(int32_t P, int32_t r, int32_t D, int32_t v) {
    node at = node_of(r, D, P, 0, -1, v);
    if (r < at.n) {
      int32_t down = successors(r, at.i, at.n, at.b);
      if (down < at.n - r) {
        int32_t right = at.b + r + down;
        lemma_passes(r, D, P, 0, -1, v, right);
        lemma_descend_right(r, at.i, at.n, at.b, at.h, down, right);
        lemma_descend_group(r, at.i - r - 1, at.n - r - down, right, at.b, right);
        /@ assert right: Right(P, r, D, v) == right; @/
        /@ assert head: Head(P, r, D, right) == right; @/
        /@ assert feeder: Feeder(P, r, D, right) == at.b; @/
        /@ assert arrival: Arrival(P, r, D, right) == D - (at.i - r - 1); @/
      }
    }
  }
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures LocalFeeder(P, r, D, v);
     exits \false; @/
  void lemma_local_feeder(int32_t P, int32_t r, int32_t D, int32_t v) {
    node at = node_of(r, D, P, 0, -1, v);
    int32_t f = at.h;
    /@ assert feeder: at.b == v ==> Feeder(P, r, D, v) == f; @/
    if (at.b == v && f != -1) {
      int32_t u = f;
      /@ loop invariant range: f <= u <= f + r;
         loop invariant right: \forall integer y; f <= y < u ==> Right(P, r, D, y) == v;
         loop invariant member: \forall integer y; f <= y < u ==> Member(P, r, D, y) == y - f;
         loop assigns u;
         loop variant f + r - u; @/
      while (u - f < r) {
        lemma_feeder(r, D, P, 0, -1, v, f, u);
        /@ assert right: Right(P, r, D, u) == v; @/
        /@ assert member: Member(P, r, D, u) == u - f; @/
        u++;
      }
    }
  }
*/

/*@ ghost
  void lemma_local_tree(int32_t P, int32_t r, int32_t D) {
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= P;
       loop invariant local: \forall integer y; 0 <= y < v ==>
         LocalRange(P, r, D, y) && LocalDown(P, r, D, y) && LocalRight(P, r, D, y) &&
         LocalFeeder(P, r, D, y);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_local_range(P, r, D, v);
      lemma_local_down(P, r, D, v);
      lemma_local_right(P, r, D, v);
      lemma_local_feeder(P, r, D, v);
      v++;
    }
  }
*/

/* A node that is too large for the budget i - 1 has a position that uses the whole of i. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && Capacity(r, i - 1) < n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures b <= \result < b + n;
     ensures \result - HeadIn(r, i, n, b, \result) == BudgetIn(r, i, n, b, \result);
     exits \false; @/
  int32_t deepest(int32_t r, int32_t i, int32_t n, int32_t b) {
    int32_t v = b + n - 1;
    lemma_capacity_monotone(r, -1, i - 1);
    if (n <= r) {
      lemma_descend_group(r, i, n, b, -1, v);
      return v;
    }
    int32_t down = successors(r, i, n, b);
    if (i > r) {
      lemma_capacity_unfold(r, i - 1);
      lemma_capacity_monotone(r, -1, i - r - 1);
      lemma_capacity_grows(r, i - r - 1);
    }
    v = deepest(r, i - r, down, b + r);
    lemma_descend_down(r, i, n, b, -1, down, v);
    return v;
  }

  int32_t lemma_deepest(int32_t P, int32_t r, int32_t D) {
    return deepest(r, D, P, 0);
  }
*/
