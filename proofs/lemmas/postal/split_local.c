/* From the descent to the local conditions: at each position parents and children agree; and the
   last position to have the message has it at the horizon. */
#include "proofs/lemmas/postal/split_descent.h"

/*@ ghost
  /@ requires IsInterval(u, f, p, q, 0, P, T) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures range: SplitRange(u, f, p, q, P, T, v);
     ensures child: 0 < v ==>
       SplitChild(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, v),
                  SplitIndex(u, f, p, q, P, T, v)) == v;
     ensures ready: 0 < v ==> SplitReady(u, f, p, q, P, T, v) ==
       SplitReady(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, v)) +
       SplitIndex(u, f, p, q, P, T, v) * f + u;
     exits \false; @/
  void lemma_split_up(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t v) {
    interval_of(u, f, p, q, 0, P, T, v);
    if (v == 0) {
      lemma_split_here(u, f, p, q, 0, P, T, -1, 0, -1, 0);
    } else {
      sender to = sender_of(u, f, p, q, 0, P, T, -1, 0, -1, v);
      /@ assert parent: SplitParent(u, f, p, q, P, T, v) == to.a; @/
      /@ assert index: SplitIndex(u, f, p, q, P, T, v) == to.j; @/
      /@ assert child: SplitChild(u, f, p, q, P, T, to.a, to.j) == v; @/
      /@ assert ready: SplitReady(u, f, p, q, P, T, v) ==
           SplitReady(u, f, p, q, P, T, to.a) + to.j * f + u; @/
    }
  }
*/

/* What SplitDown says of message k. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, 0, P, T) && 0 <= v < P && 0 <= k;
     terminates \true;
     assigns \nothing;
     ensures child: \result == SplitChild(u, f, p, q, P, T, v, k);
     ensures within: \result == -1 || v < \result < v + SplitSize(u, f, p, q, P, T, v);
     ensures parent: \result != -1 ==> SplitParent(u, f, p, q, P, T, \result) == v;
     ensures index: \result != -1 ==> SplitIndex(u, f, p, q, P, T, \result) == k;
     exits \false; @/
  int32_t split_child(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t v,
                      int32_t k) {
    interval at = interval_of(u, f, p, q, 0, P, T, v);
    lemma_split_here(u, f, p, q, 0, P, T, -1, 0, -1, 0);
    if (v == 0)
      return child_of(u, f, p, q, 0, P, T, -1, 0, -1, k);
    sender to = sender_of(u, f, p, q, 0, P, T, -1, 0, -1, v);
    int32_t child = child_of(u, f, p, q, v, at.n, at.t, to.a, 0, to.j, k);
    if (child != -1)
      lemma_split_passes(u, f, p, q, 0, P, T, -1, 0, -1, v, child);
    return child;
  }
*/

/*@ ghost
  /@ requires IsInterval(u, f, p, q, 0, P, T) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures down: SplitDown(u, f, p, q, P, T, v);
     exits \false; @/
  void lemma_split_down(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                        int32_t v) {
    interval at = interval_of(u, f, p, q, 0, P, T, v);
    lemma_split_left(u, f, p, q, at.n);
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= at.n;
       loop invariant children: \forall integer j; 0 <= j < k &&
         SplitChild(u, f, p, q, P, T, v, j) != -1 ==>
         v < SplitChild(u, f, p, q, P, T, v, j) < v + SplitSize(u, f, p, q, P, T, v) &&
         SplitParent(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, v, j)) == v &&
         SplitIndex(u, f, p, q, P, T, SplitChild(u, f, p, q, P, T, v, j)) == j;
       loop assigns k;
       loop variant at.n - k; @/
    while (k < at.n) {
      split_child(u, f, p, q, P, T, v, k);
      k++;
    }
  }
*/

/*@ ghost
  void lemma_local_split(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T) {
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= P;
       loop invariant local: \forall integer y; 0 <= y < v ==>
         SplitRange(u, f, p, q, P, T, y) && SplitUp(u, f, p, q, P, T, y) &&
         SplitDown(u, f, p, q, P, T, y);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_split_up(u, f, p, q, P, T, v);
      lemma_split_down(u, f, p, q, P, T, v);
      v++;
    }
  }
*/

/* A position of the subtree that is ready so late that all positions can be reached by then. */
typedef struct latest {
  int32_t v;
  int64_t t; // its budget
} latest;

/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures range: b <= \result.v < b + n && (2 <= n ==> b < \result.v);
     ensures budget: \result.t == SplitBudgetIn(u, f, p, q, b, n, t, \result.v);
     ensures late: 0 <= \result.t <= t && n <= Reach(u, f, p, q, t - \result.t);
     ensures sent: 2 <= n ==> \result.t <= t - u;
     exits \false; @/
  latest latest_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t) {
    lemma_reach_order(u, f, p, q, t);
    if (n == 1) {
      latest alone = {b, t};
      return alone;
    }
    int32_t keep = parts(u, f, p, q, b, n, t);
    latest go = latest_of(u, f, p, q, b + keep, n - keep, t - u);
    lemma_split_go(u, f, p, q, b, n, t, -1, 0, -1, keep, go.v);
    if (keep > 1) {
      latest stay = latest_of(u, f, p, q, b, keep, t - f);
      lemma_split_stay(u, f, p, q, b, n, t, -1, 0, -1, keep, stay.v);
      if (stay.t < go.t) {
        lemma_unite(u, f, p, q, n, t, t - stay.t);
        return stay;
      }
    }
    lemma_unite(u, f, p, q, n, t, t - go.t);
    return go;
  }

  int32_t lemma_split_last(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T) {
    latest last = latest_of(u, f, p, q, 0, P, T);
    lemma_reach_order(u, f, p, q, T);
    return last.v;
  }
*/
