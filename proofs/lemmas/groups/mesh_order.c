/* Row-major order and the splitting of intervals: two messages of a postal tree that are sent at one time
   span intervals of positions that have no position in common; and messages between such intervals,
   taken cyclically, share no link of the mesh.

     positions   s1 .. d1  s2 .. d2     the first sends to the last
     nodes       forward: s1 < d1 < s2 < d2     around: d1 < s2 < d2 < s1 */
#include "proofs/lemmas/groups/mesh_order.h"
#include "proofs/lemmas/postal/split_descent.h"

/*@
  // The messages to v < y are f ticks apart, or that to y is sent by a position after v.
  predicate After(integer u, integer f, integer p, integer q, integer b, integer n, integer t,
                  integer w, integer v, integer y) =
    -f < SplitBudgetIn(u, f, p, q, b, n, t, v) - SplitBudgetIn(u, f, p, q, b, n, t, y) < f ==>
      v < SplitParentIn(u, f, p, q, b, n, t, w, y);
*/

/* Both in the part that stays, or both in the part that goes: as there. */
/*@ ghost
  /@ requires 2 <= n && keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && b < v < y < b + keep;
     requires part: After(u, f, p, q, b, keep, t - f, w, v, y);
     terminates \true;
     assigns \nothing;
     ensures after: After(u, f, p, q, b, n, t, w, v, y);
     exits \false; @/
  void both_stay(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                 int32_t w, int32_t keep, int32_t v, int32_t y)
  {
    lemma_split_stay(u, f, p, q, b, n, t, w, 0, -1, keep, v);
    lemma_split_stay(u, f, p, q, b, n, t, w, 0, -1, keep, y);
  }

  /@ requires 2 <= n && keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && b + keep < v < y < b + n;
     requires part: After(u, f, p, q, b + keep, n - keep, t - u, b, v, y);
     terminates \true;
     assigns \nothing;
     ensures after: After(u, f, p, q, b, n, t, w, v, y);
     exits \false; @/
  void both_go(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
               int32_t w, int32_t keep, int32_t v, int32_t y)
  {
    lemma_split_go(u, f, p, q, b, n, t, w, 0, -1, keep, v);
    lemma_split_go(u, f, p, q, b, n, t, w, 0, -1, keep, y);
  }
*/

/* The first message of all is f ticks earlier than any other. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && 2 <= n && u <= t;
     requires keep: keep == Keep(u, f, p, q, n, t) && 1 <= keep < n;
     requires stay: IsInterval(u, f, p, q, b, keep, t - f);
     requires go: IsInterval(u, f, p, q, b + keep, n - keep, t - u);
     requires other: b < v < b + n && v != b + keep;
     terminates \true;
     assigns \nothing;
     ensures first: SplitBudgetIn(u, f, p, q, b, n, t, b + keep) == t - u;
     ensures later: SplitBudgetIn(u, f, p, q, b, n, t, v) <= t - u - f;
     exits \false; @/
  void lemma_first(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t keep, int32_t v)
  {
    lemma_split_go(u, f, p, q, b, n, t, -1, 0, -1, keep, b + keep);
    lemma_split_here(u, f, p, q, b + keep, n - keep, t - u, b, 0, 0, b + keep);
    if (v - b < keep) {
      interval_of(u, f, p, q, b, keep, t - f, v);
      lemma_split_stay(u, f, p, q, b, n, t, -1, 0, -1, keep, v);
    } else {
      interval_of(u, f, p, q, b + keep, n - keep, t - u, v);
      lemma_split_go(u, f, p, q, b, n, t, -1, 0, -1, keep, v);
    }
  }
*/

/* By recursion: where the two are in different parts, v is before all of the part of y. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && b < v < y < b + n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures after: After(u, f, p, q, b, n, t, w, v, y);
     exits \false; @/
  void lemma_after(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t v, int32_t y)
  {
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (y - b < keep) {
      lemma_after(u, f, p, q, b, keep, t - f, w, v, y);
      both_stay(u, f, p, q, b, n, t, w, keep, v, y);
    } else if (v - b > keep) {
      lemma_after(u, f, p, q, b + keep, n - keep, t - u, b, v, y);
      both_go(u, f, p, q, b, n, t, w, keep, v, y);
    } else if (v - b == keep) {
      lemma_first(u, f, p, q, b, n, t, keep, y);
    } else if (y - b == keep) {
      lemma_first(u, f, p, q, b, n, t, keep, v);
    } else {
      sender_of(u, f, p, q, b + keep, n - keep, t - u, b, 0, 0, y);
      lemma_split_go(u, f, p, q, b, n, t, w, 0, -1, keep, y);
    }
  }
*/

/* Rows and columns of four nodes, one after the other. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires order: 0 <= a < b < c < d < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures rows: RowOf(C, a) <= RowOf(C, b) <= RowOf(C, c) <= RowOf(C, d);
     ensures first: RowOf(C, a) == RowOf(C, b) ==> ColumnOf(C, a) < ColumnOf(C, b);
     ensures second: RowOf(C, b) == RowOf(C, c) ==> ColumnOf(C, b) < ColumnOf(C, c);
     ensures third: RowOf(C, c) == RowOf(C, d) ==> ColumnOf(C, c) < ColumnOf(C, d);
     exits \false; @/
  void lemma_four(int32_t R, int32_t C, int32_t a, int32_t b, int32_t c, int32_t d)
  {
    lemma_node_order(R, C, a, b);
    lemma_node_order(R, C, b, c);
    lemma_node_order(R, C, c, d);
  }

  /@ requires mesh: IsMesh(R, C);
     requires order: 0 <= a < b < c < d < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures none: NoneShared(C, a, b, c, d);
     exits \false; @/
  void lemma_forward(int32_t R, int32_t C, int32_t a, int32_t b, int32_t c, int32_t d)
  {
    lemma_four(R, C, a, b, c, d);
    lemma_path(R, C, a, b);
    lemma_path(R, C, c, d);
    /@ assert apart: \forall integer l; 0 <= l ==> !(OnPath(C, a, b, l) && OnPath(C, c, d, l)); @/
  }

  /@ requires mesh: IsMesh(R, C);
     requires order: 0 <= b < c < d < a < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures none: NoneShared(C, a, b, c, d);
     exits \false; @/
  void lemma_around(int32_t R, int32_t C, int32_t a, int32_t b, int32_t c, int32_t d)
  {
    lemma_four(R, C, b, c, d, a);
    lemma_path(R, C, a, b);
    lemma_path(R, C, c, d);
    /@ assert apart: \forall integer l; 0 <= l ==> !(OnPath(C, a, b, l) && OnPath(C, c, d, l)); @/
  }
*/

/* The positions s1 .. d1 come before s2 .. d2; their nodes are turned by the root. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && 0 <= root < Nodes(R, C);
     requires order: 0 <= s1 < d1 < s2 < d2 < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures none: NoneShared(C, Rank(Nodes(R, C), root, s1), Rank(Nodes(R, C), root, d1),
                              Rank(Nodes(R, C), root, s2), Rank(Nodes(R, C), root, d2));
     exits \false; @/
  void lemma_turned(int32_t R, int32_t C, int32_t root, int32_t s1, int32_t d1, int32_t s2,
                    int32_t d2)
  {
    int32_t P = R * C;
    /@ assert nodes: P == Nodes(R, C); @/
    int32_t wrap = P - root;
    int32_t a = s1 < wrap ? s1 + root : s1 - wrap;
    int32_t b = d1 < wrap ? d1 + root : d1 - wrap;
    int32_t c = s2 < wrap ? s2 + root : s2 - wrap;
    int32_t d = d2 < wrap ? d2 + root : d2 - wrap;
    if (d2 < wrap || wrap <= s1)
      lemma_forward(R, C, a, b, c, d);
    else if (d1 < wrap && wrap <= s2)
      lemma_forward(R, C, c, d, a, b);
    else if (wrap <= d1)
      lemma_around(R, C, a, b, c, d);
    else
      lemma_around(R, C, c, d, a, b);
  }
*/

/*@ ghost
  void lemma_mesh_hops(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                       int32_t root, int32_t R, int32_t C, int32_t v, int32_t z)
  {
    interval mine = interval_of(u, f, p, q, 0, P, T, v);
    interval theirs = interval_of(u, f, p, q, 0, P, T, z);
    sender from = sender_of(u, f, p, q, 0, P, T, -1, 0, -1, v);
    sender source = sender_of(u, f, p, q, 0, P, T, -1, 0, -1, z);
    if (v < z)
      lemma_after(u, f, p, q, 0, P, T, -1, v, z);
    else
      lemma_after(u, f, p, q, 0, P, T, -1, z, v);
    if (mine.t - theirs.t < f && theirs.t - mine.t < f) {
      if (v < source.a)
        lemma_turned(R, C, root, from.a, v, source.a, z);
      else
        lemma_turned(R, C, root, source.a, z, from.a, v);
    }
  }
*/
