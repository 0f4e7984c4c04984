/* How the capacity C(i) grows, and that every number of ranks has a depth. Recursion stands for
   induction on i: each call is at a smaller i. */
#include "spec/lemmas/fractional.h"

/*@ ghost
  void lemma_capacity_unfold(int32_t r, int64_t i) {
  }
*/

/*@ ghost
  void lemma_capacity_grows(int32_t r, int64_t i) {
    if (i >= r) {
      lemma_capacity_grows(r, i - r);
      lemma_capacity_grows(r, i - r - 1);
      lemma_capacity_unfold(r, i);
      lemma_capacity_unfold(r, i + 1);
    }
  }
*/

/*@ ghost
  void lemma_capacity_monotone(int32_t r, int64_t i, int64_t j) {
    int64_t k = i;
    /@ loop invariant range: i <= k <= j;
       loop invariant above: \forall integer t; i <= t <= k ==>
         Capacity(r, i) + (t - i) <= Capacity(r, t);
       loop invariant below: \forall integer t; i <= t <= k ==>
         Capacity(r, t) + (k - t) <= Capacity(r, k);
       loop assigns k;
       loop variant j - k; @/
    while (k < j) {
      lemma_capacity_grows(r, k);
      k++;
    }
  }
*/

/*@ ghost
  void lemma_capacity_doubles(int32_t r, int64_t i) {
    lemma_capacity_unfold(r, i);
    lemma_capacity_grows(r, i - r - 1);
  }
*/

/*@ ghost
  /@ requires 1 <= r && 1 <= i;
     terminates \true;
     decreases i;
     assigns \nothing;
     ensures Capacity(r, i) <= 2 * Capacity(r, i - 1);
     exits \false; @/
  void lemma_capacity_at_most_doubles(int32_t r, int64_t i) {
    if (i > r) {
      lemma_capacity_at_most_doubles(r, i - r);
      if (i - r > 1)
        lemma_capacity_at_most_doubles(r, i - r - 1);
      lemma_capacity_unfold(r, i);
      lemma_capacity_unfold(r, i - 1);
    } else if (i == r) {
      lemma_capacity_unfold(r, i);
    }
  }
*/

/*@ ghost
  void lemma_capacity_power(int32_t r, int64_t i) {
    int64_t k = 0;
    /@ loop invariant range: 0 <= k <= i;
       loop invariant power: 1 <= Capacity(r, k) <= Pow2(k);
       loop assigns k;
       loop variant i - k; @/
    while (k < i) {
      k++;
      lemma_capacity_grows(r, k - 1);
      lemma_capacity_at_most_doubles(r, k);
      /@ assert Pow2(k) == 2 * Pow2(k - 1); @/
    }
  }
*/

/*@ ghost
  int32_t capped_capacity(int32_t r, int64_t i, int32_t n) {
    if (i < 0)
      return 0;
    if (i < r)
      return n <= i ? n : (int32_t)i + 1;
    lemma_capacity_unfold(r, i);
    lemma_capacity_monotone(r, -1, i);
    if (n <= r)
      return n;
    int32_t down = capped_capacity(r, i - r, n - r);
    int32_t right = capped_capacity(r, i - r - 1, n - r - down);
    return r + down + right;
  }
*/

/*@ ghost
  int32_t lemma_depth(int32_t P, int32_t r) {
    int32_t D = 0;
    lemma_capacity_grows(r, -1);
    /@ loop invariant range: 0 <= D < P;
       loop invariant below: Capacity(r, D - 1) < P;
       loop assigns D;
       loop variant P - D; @/
    while (capped_capacity(r, D, P) < P) {
      lemma_capacity_monotone(r, -1, D);
      D++;
    }
    lemma_capacity_power(r, D);
    lemma_capacity_monotone(r, -1, D - 1);
    lemma_capacity_monotone(r, D, INT32_MAX);
    return D;
  }
*/
