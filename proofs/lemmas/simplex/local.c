/* Start and pattern, position by position: from the descent of the fractional tree and the local conditions
   that hold there. */
#include "proofs/lemmas/fractional/descent.h"
#include "spec/lemmas/simplex.h"
#include "spec/lemmas/simplex_slots.h"

/*@ ghost
  /@ requires v <= 0 && Head(P, r, D, v) == v && Feeder(P, r, D, v) == -1;
     terminates \true;
     assigns \nothing;
     ensures start: SimplexStart(P, r, D, v) == -1;
     ensures pattern: SimplexPattern(P, r, D, v) == 0;
     exits \false; @/
  void lemma_simplex_top(int32_t P, int32_t r, int32_t D, int32_t v)
  {
  }

  void lemma_simplex_root(int32_t P, int32_t r, int32_t D)
  {
    lemma_descend_group(r, D, P, 0, -1, 0);
    lemma_simplex_top(P, r, D, 0);
  }
*/

/* One step of each recursion. */
/*@ ghost
  /@ requires 0 < v && Feeder(P, r, D, v) == -1;
     terminates \true;
     assigns \nothing;
     ensures start: SimplexStart(P, r, D, v) == SimplexStart(P, r, D, v - 1) + 2;
     ensures same: Member(P, r, D, v) != 0 ==>
       SimplexPattern(P, r, D, v) == SimplexPattern(P, r, D, v - 1);
     ensures next: Member(P, r, D, v) == 0 ==>
       SimplexPattern(P, r, D, v) == PatternDown(r, SimplexPattern(P, r, D, v - 1));
     exits \false; @/
  void lemma_simplex_fed_down(int32_t P, int32_t r, int32_t D, int32_t v)
  {
  }

  /@ requires 0 < v && f == Feeder(P, r, D, v) && 0 <= f < v;
     terminates \true;
     assigns \nothing;
     ensures start: SimplexStart(P, r, D, v) ==
       SimplexStart(P, r, D, f) + PatternShift(r, SimplexPattern(P, r, D, f));
     ensures pattern: SimplexPattern(P, r, D, v) == PatternRight(SimplexPattern(P, r, D, f));
     ensures head: Member(P, r, D, v) == 0;
     exits \false; @/
  void lemma_simplex_fed_right(int32_t P, int32_t r, int32_t D, int32_t v, int32_t f)
  {
  }
*/

/* Members are counted on down the chain. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v && v + 1 < P;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= Member(P, r, D, v) < r;
     ensures next: Feeder(P, r, D, v + 1) == -1 ==> Member(P, r, D, v + 1) ==
       (Member(P, r, D, v) + 1 < r ? Member(P, r, D, v) + 1 : 0);
     ensures later: Member(P, r, D, v + 1) != 0 ==>
       Member(P, r, D, v + 1) == Member(P, r, D, v) + 1 && Feeder(P, r, D, v + 1) == -1;
     exits \false; @/
  void lemma_next_member(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    /@ assert member: Member(P, r, D, v) == v - at.b; @/
    if (v + 1 - at.b < at.n) {
      lemma_passes(r, D, P, 0, -1, v, v + 1);
      if (v + 1 - at.b < r) {
        lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
        /@ assert within: Member(P, r, D, v + 1) == v + 1 - at.b; @/
      } else {
        int32_t down = successors(r, at.i, at.n, at.b);
        lemma_descend_down(r, at.i, at.n, at.b, at.h, down, v + 1);
        lemma_descend_group(r, at.i - r, down, at.b + r, -1, v + 1);
        /@ assert below: Member(P, r, D, v + 1) == 0; @/
      }
    } else {
      lemma_end(r, D, P, 0, -1, v);
      /@ assert right: Member(P, r, D, v + 1) == 0 && Feeder(P, r, D, v + 1) != -1; @/
    }
  }

  void lemma_simplex_member(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    /@ assert member: Member(P, r, D, v) == v - at.b; @/
    if (at.b < v) {
      lemma_next_member(P, r, D, v - 1);
      lemma_simplex_fed_down(P, r, D, v);
      lemma_simplex_member(P, r, D, v - 1);
    }
  }

  void lemma_simplex_down(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                          int32_t down)
  {
    node at = node_of(r, D, P, 0, -1, b);
    int32_t below = successors(r, at.i, at.n, at.b);
    int32_t last = b + (r - 1);
    lemma_passes(r, D, P, 0, -1, b, last);
    lemma_descend_group(r, at.i, at.n, b, at.h, last);
    lemma_passes(r, D, P, 0, -1, b, b + r);
    lemma_descend_down(r, at.i, at.n, b, at.h, below, b + r);
    lemma_descend_group(r, at.i - r, below, b + r, -1, b + r);
    /@ assert feeder: Feeder(P, r, D, b + r) == -1 && Member(P, r, D, b + r) == 0; @/
    /@ assert member: Member(P, r, D, last) == r - 1; @/
    lemma_simplex_member(P, r, D, last);
    lemma_simplex_fed_down(P, r, D, b + r);
  }

  void lemma_simplex_right(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                           int32_t down)
  {
    node at = node_of(r, D, P, 0, -1, b);
    int32_t below = successors(r, at.i, at.n, at.b);
    int32_t right = b + r + below;
    lemma_passes(r, D, P, 0, -1, b, right);
    lemma_descend_right(r, at.i, at.n, b, at.h, below, right);
    lemma_descend_group(r, at.i - r - 1, at.n - r - below, right, b, right);
    /@ assert feeder: Feeder(P, r, D, right) == b; @/
    lemma_simplex_fed_right(P, r, D, right, b);
  }
*/

/* The next position that hops down alone reach. */
/*@ ghost
  /@ requires 1 <= r && 0 <= v < INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures member: (v + 1) % r == (v % r + 1 < r ? v % r + 1 : 0);
     ensures same: v % r + 1 < r ==> PatternFall(r, v + 1) == PatternFall(r, v);
     ensures next: v % r + 1 == r ==> PatternFall(r, v + 1) == PatternDown(r, PatternFall(r, v));
     exits \false; @/
  void lemma_next_fall(int32_t r, int32_t v)
  {
    int32_t q = v / r;
    int32_t o = v % r;
    /@ assert run: v == r * q + o; @/
    if (o + 1 < r)
      lemma_divided(v + 1, r, q, o + 1);
    else
      lemma_divided(v + 1, r, q + 1, 0);
  }
*/

/* v, from those before it. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v && v + 1 < P;
     requires tree: LocalTree(P, r, D);
     requires before: SimplexRange(P, r, D, v) && SimplexFall(P, r, D, v);
     requires down: Feeder(P, r, D, v + 1) == -1;
     terminates \true;
     assigns \nothing;
     ensures range: SimplexRange(P, r, D, v + 1);
     ensures fall: SimplexFall(P, r, D, v + 1);
     exits \false; @/
  void lemma_simplex_after(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    lemma_next_member(P, r, D, v);
    lemma_simplex_fed_down(P, r, D, v + 1);
    /@ assert local: LocalRange(P, r, D, v) && LocalDown(P, r, D, v); @/
    /@ assert arrival: Arrival(P, r, D, v + 1) == Arrival(P, r, D, v) + 1; @/
    lemma_next_fall(r, v);
  }

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 < v < P;
     requires tree: LocalTree(P, r, D);
     requires before: \forall integer y; 0 <= y < v ==> SimplexRange(P, r, D, y);
     requires right: Feeder(P, r, D, v) != -1;
     terminates \true;
     assigns \nothing;
     ensures range: SimplexRange(P, r, D, v);
     ensures fall: SimplexFall(P, r, D, v);
     exits \false; @/
  void lemma_simplex_beside(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    int32_t f = at.h;
    /@ assert feeder: f == Feeder(P, r, D, v); @/
    /@ assert local: LocalFeeder(P, r, D, v) && LocalRight(P, r, D, f); @/
    /@ assert member: Right(P, r, D, f) == v && Member(P, r, D, f) == 0; @/
    /@ assert arrival: Arrival(P, r, D, v) == Arrival(P, r, D, f) + r + 1; @/
    lemma_simplex_fed_right(P, r, D, v, f);
    lemma_simplex_root(P, r, D);
  }

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     requires tree: LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures \forall integer y; 0 <= y < P ==> SimplexRange(P, r, D, y) && SimplexFall(P, r, D, y);
     exits \false; @/
  void lemma_simplex_start_tree(int32_t P, int32_t r, int32_t D)
  {
    int32_t v = 1;
    lemma_simplex_root(P, r, D);
    /@ assert root: LocalRange(P, r, D, 0); @/
    /@ loop invariant range: 1 <= v <= P;
       loop invariant local: \forall integer y; 0 <= y < v ==>
         SimplexRange(P, r, D, y) && SimplexFall(P, r, D, y);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      node at = node_of(r, D, P, 0, -1, v);
      if (at.b == v && at.h != -1)
        lemma_simplex_beside(P, r, D, v);
      else
        lemma_simplex_after(P, r, D, v - 1);
      v++;
    }
  }

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     requires tree: LocalTree(P, r, D);
     requires range: SimplexRange(P, r, D, v);
     terminates \true;
     assigns \nothing;
     ensures SimplexDown(P, r, D, v);
     exits \false; @/
  void lemma_simplex_local_down(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    /@ assert local: LocalRange(P, r, D, v) && LocalDown(P, r, D, v); @/
    if (v + 1 < P) {
      lemma_next_member(P, r, D, v);
      lemma_simplex_below(r, 0);
      lemma_simplex_below(r, 1);
      lemma_simplex_below(r, 2);
      /@ assert down: Down(P, r, D, v) != -1 ==> Feeder(P, r, D, v + 1) == -1; @/
    }
  }

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     requires tree: LocalTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures SimplexRight(P, r, D, v);
     exits \false; @/
  void lemma_simplex_local_right(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    int32_t f = at.b;
    lemma_simplex_member(P, r, D, v);
    if (r < at.n) {
      int32_t down = successors(r, at.i, at.n, at.b);
      if (down < at.n - r) {
        int32_t right = at.b + r + down;
        lemma_passes(r, D, P, 0, -1, v, f);
        lemma_descend_group(r, at.i, at.n, at.b, at.h, f);
        /@ assert head: Head(P, r, D, f) == f && Budget(P, r, D, f) == at.i && Size(P, r, D, f) == at.n; @/
        lemma_simplex_right(P, r, D, f, at.i, at.n, down);
        /@ assert right: Right(P, r, D, v) == right; @/
        /@ assert member: Member(P, r, D, v) == v - f; @/
      }
    }
  }

  void lemma_simplex_tree(int32_t P, int32_t r, int32_t D)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_start_tree(P, r, D);
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= P;
       loop invariant local: \forall integer y; 0 <= y < v ==>
         SimplexDown(P, r, D, y) && SimplexRight(P, r, D, y);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_simplex_local_down(P, r, D, v);
      lemma_simplex_local_right(P, r, D, v);
      v++;
    }
  }
*/

/* A node that is too large for the budget i - 1 begins with i + 1 positions one below the other. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && Capacity(r, i - 1) < n && b <= v <= b + i;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures within: v < b + n;
     ensures arrival: v - HeadIn(r, i, n, b, v) + i - BudgetIn(r, i, n, b, v) == v - b;
     ensures down: FeederIn(r, i, n, b, -1, v) == -1;
     exits \false; @/
  void lemma_falls(int32_t r, int32_t i, int32_t n, int32_t b, int32_t v)
  {
    lemma_capacity_monotone(r, -1, i - 1);
    if (n <= r || v < b + r) {
      lemma_descend_group(r, i, n, b, -1, v);
      return;
    }
    int32_t down = successors(r, i, n, b);
    if (i > r) {
      lemma_capacity_unfold(r, i - 1);
      lemma_capacity_monotone(r, -1, i - r - 1);
      lemma_capacity_grows(r, i - r - 1);
    }
    lemma_falls(r, i - r, down, b + r, v);
    lemma_descend_down(r, i, n, b, -1, down, v);
  }

  void lemma_simplex_fall(int32_t P, int32_t r, int32_t D)
  {
    lemma_simplex_root(P, r, D);
    lemma_falls(r, D, P, 0, D);
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= D;
       loop invariant start: SimplexStart(P, r, D, v) == 2 * v - 1;
       loop assigns v;
       loop variant D - v; @/
    while (v < D) {
      lemma_falls(r, D, P, 0, v + 1);
      lemma_simplex_fed_down(P, r, D, v + 1);
      v++;
    }
  }
*/
