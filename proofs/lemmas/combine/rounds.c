/* How the windows of a combine grow: the greedy choice of eps ends with windows of all P inputs. */
#include "spec/lemmas/combine.h"

/*@ ghost
  void lemma_few(int32_t a, int32_t b)
  {
    /@ assert expand: (INT32_MAX - a) * b == INT32_MAX * b - a * b; @/
    /@ assert sign: 0 <= (INT32_MAX - a) * b && 0 <= a * b; @/
  }
*/

/*@ ghost
  void lemma_combine_horizon(int32_t P, int32_t L, int64_t t)
  {
    lemma_horizon(L, 1, 0, 1, P);
    lemma_few(L, P - 1);
    lemma_reach_unfold(L, 1, 0, 1, t);
    lemma_reach_order(L, 1, 0, 1, t);
  }
*/

/* N at most doubles from one round to the next. */
/*@ ghost
  /@ requires latency: 1 <= L;
     requires time: 0 <= t < INT64_MAX;
     terminates \true;
     assigns \nothing;
     ensures double: Reach(L, 1, 0, 1, t + 1) <= 2 * Reach(L, 1, 0, 1, t);
     ensures one: Reach(L, 1, 0, 1, 0) == 1;
     exits \false; @/
  void lemma_reach_double(int32_t L, int64_t t)
  {
    lemma_reach_unfold(L, 1, 0, 1, t + 1);
    lemma_reach_unfold(L, 1, 0, 1, 0);
    lemma_reach_order(L, 1, 0, 1, t);
  }
*/

/*@ ghost
  void lemma_surplus(int32_t P, int32_t L, int64_t t)
  {
    int64_t r = L;
    lemma_combine_horizon(P, L, t);
    lemma_reach_order(L, 1, 0, 1, t);
    if (P == 1)
      return;
    /@ loop invariant range: L <= r <= t + 1;
       loop invariant left: \forall integer k; L <= k <= r ==>
         0 <= Surplus(P, L, t, k) < Reach(L, 1, 0, 1, t - k + 1);
       loop assigns r;
       loop variant t + 1 - r; @/
    while (r <= t) {
      lemma_reach_double(L, t - r);
      r++;
      /@ assert next: 0 <= Surplus(P, L, t, r) < Reach(L, 1, 0, 1, t - r + 1); @/
    }
    lemma_reach_double(L, 0);
  }
*/

/* What is spent in round r was spent in round r - 1, or goes back to round r - L. */
/*@ ghost
  /@ requires latency: 1 <= L <= r;
     requires memory: \valid_read(eps + (0 .. r));
     requires bits: Bits(eps, r);
     terminates \true;
     assigns \nothing;
     ensures spent: Spent(eps, L, r, r) ==
       Spent(eps, L, r - 1, r - 1) + Spent(eps, L, r - L, r - L) + eps[r];
     exits \false; @/
  void lemma_spent(const uint32_t *eps, int32_t L, int64_t r)
  {
    int64_t m = L - 1;
    /@ loop invariant range: L - 1 <= m < r;
       loop invariant early: r - L <= L - 1 ==> Spent(eps, L, r - L, r - L) == 0;
       loop invariant first: m <= r - L ==>
         Spent(eps, L, r, m) == Spent(eps, L, r - 1, m) + Spent(eps, L, r - L, m);
       loop invariant then: r - L <= m ==>
         Spent(eps, L, r, m) == Spent(eps, L, r - 1, m) + Spent(eps, L, r - L, r - L);
       loop assigns m;
       loop variant r - m; @/
    while (m < r - 1) {
      m++;
      lemma_reach_unfold(L, 1, 0, 1, r - m);
      lemma_reach_unfold(L, 1, 0, 1, r - m - 1);
    }
    lemma_reach_unfold(L, 1, 0, 1, 0);
  }
*/

/*@ ghost
  void lemma_superposition(const uint32_t *eps, int32_t L, int64_t t)
  {
    int64_t r = 0;
    /@ loop invariant range: 0 <= r <= t + 1;
       loop invariant windows: \forall integer k; 0 <= k < r ==>
         Window(eps, L, k) == Reach(L, 1, 0, 1, k) - Spent(eps, L, k, k);
       loop assigns r;
       loop variant t + 1 - r; @/
    while (r <= t) {
      lemma_reach_unfold(L, 1, 0, 1, r);
      if (L <= r)
        lemma_spent(eps, L, r);
      r++;
    }
  }
*/

/* What the greedy choice has spent in round t up to round m is what the surplus lacks. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L <= t + 1;
     requires memory: \valid_read(eps + (0 .. t));
     requires greedy: GreedyTable(P, L, t, eps);
     terminates \true;
     assigns \nothing;
     ensures spent: Spent(eps, L, t, t) + Surplus(P, L, t, t + 1) == Reach(L, 1, 0, 1, t) - P;
     exits \false; @/
  void lemma_spent_greedily(int32_t P, int32_t L, int64_t t, const uint32_t *eps)
  {
    int64_t m = L - 1;
    /@ loop invariant range: L - 1 <= m <= t;
       loop invariant spent:
         Spent(eps, L, t, m) + Surplus(P, L, t, m + 1) == Reach(L, 1, 0, 1, t) - P;
       loop assigns m;
       loop variant t - m; @/
    while (m < t) {
      m++;
    }
  }
*/

/* Windows made one after the other are the windows of the recursive definition. */
/*@ ghost
  /@ requires range: 1 <= L && 0 <= t < INT64_MAX;
     requires memory: \valid_read(eps + (0 .. t)) && \valid_read(w + (0 .. t));
     requires windows: Grows(L, t, eps, w);
     terminates \true;
     assigns \nothing;
     ensures window: \forall integer r; 0 <= r <= t ==> w[r] == Window(eps, L, r);
     exits \false; @/
  void lemma_grows(int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w)
  {
    int64_t r = 0;
    /@ loop invariant range: 0 <= r <= t + 1;
       loop invariant window: \forall integer k; 0 <= k < r ==> w[k] == Window(eps, L, k);
       loop assigns r;
       loop variant t + 1 - r; @/
    while (r <= t) {
      /@ assert next: w[r] == Window(eps, L, r); @/
      r++;
    }
  }
*/

/*@ ghost
  void lemma_greedy(int32_t P, int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w)
  {
    lemma_combine_horizon(P, L, t);
    lemma_surplus(P, L, t);
    lemma_superposition(eps, L, t);
    lemma_grows(L, t, eps, w);
    if (t > 0)
      lemma_spent_greedily(P, L, t, eps);
  }
*/

/*@ ghost
  void lemma_windows(int32_t P, int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w)
  {
    int64_t r = 0;
    /@ assert first: w[0] == 1; @/
    /@ assert grows: Grows(L, t, eps, w); @/
    lemma_reach_unfold(L, 1, 0, 1, 0);
    /@ loop invariant range: 0 <= r <= t;
       loop invariant order: \forall integer i, k; 0 <= i <= k <= r ==> 1 <= w[i] <= w[k];
       loop invariant most: \forall integer k; 0 <= k <= r ==> w[k] <= Reach(L, 1, 0, 1, k);
       loop assigns r;
       loop variant t - r; @/
    while (r < t) {
      lemma_reach_unfold(L, 1, 0, 1, r + 1);
      /@ assert next: w[r] <= w[r + 1] <= Reach(L, 1, 0, 1, r + 1); @/
      r++;
    }
    /@ assert order: \forall integer i, k; 0 <= i <= k <= t ==> 1 <= w[i] <= w[k] <= P; @/
    /@ assert busy: \forall integer x; CombineBusy(L, t, eps, w, x) ==>
         w[x + L - 1] == w[x + L - 2] + w[x - 1] - eps[x + L - 1] && w[x - 1] <= w[x + L - 2]; @/
  }
*/
