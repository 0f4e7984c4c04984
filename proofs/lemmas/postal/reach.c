/* How Reach grows, and that every number of ranks has a horizon. Recursion stands for induction on
   t: each call is at a smaller t. */
#include "spec/lemmas/alpha.h"
#include "spec/lemmas/reach.h"

/*@ ghost
  void lemma_reach_unfold(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t) {
  }
*/

/* Join, of parts that are at least one rank each. */
/*@ ghost
  /@ requires share: p == 0 || ValidAlpha(p, q);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer a, b, c, d; 1 <= a <= c && 1 <= b <= d ==>
       Join(p, q, a, b) <= Join(p, q, c, d);
     ensures more: \forall integer a, b; 1 <= b <= a ==> b + 1 <= Join(p, q, a, b);
     ensures sum: \forall integer a, b; 1 <= a && 1 <= b ==> Join(p, q, a, b) <= a + b;
     exits \false; @/
  void lemma_join(int32_t p, int32_t q) {
    if (p != 0)
      lemma_alpha_join(p, q);
  }
*/

/*@ ghost
  void lemma_reach_order(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t) {
    if (t >= u) {
      lemma_reach_order(u, f, p, q, t - 1);
      lemma_reach_unfold(u, f, p, q, t - 1);
      lemma_reach_unfold(u, f, p, q, t);
      lemma_join(p, q);
      /@ assert parts: 1 <= Reach(u, f, p, q, t - u) <= Reach(u, f, p, q, t - f); @/
      /@ assert step: Reach(u, f, p, q, t - 1) <= Reach(u, f, p, q, t); @/
    }
  }
*/

/*@ ghost
  void lemma_split(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t) {
    lemma_reach_unfold(u, f, p, q, t);
    lemma_reach_order(u, f, p, q, t);
    if (p != 0)
      lemma_alpha_fits(p, q, n);
  }
*/

/*@ ghost
  void lemma_unite(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t, int64_t s) {
    lemma_reach_unfold(u, f, p, q, s);
    lemma_reach_order(u, f, p, q, s);
    if (p != 0)
      lemma_alpha_fits(p, q, n);
  }
*/

/*@ ghost
  void lemma_ticks(int32_t u, int32_t k) {
  }
*/

/* A rank more in every u ticks, at least; twice as many in the lambda tree. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     requires steps: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures more: k + 1 <= Reach(u, f, p, q, u * k);
     ensures twice: p == 0 ==> Pow2(k) <= Reach(u, f, p, q, u * k);
     exits \false; @/
  void lemma_reach_grows(int32_t u, int32_t f, int32_t p, int32_t q, int32_t k) {
    if (k > 0) {
      int64_t t = (int64_t)u * k;
      lemma_reach_grows(u, f, p, q, k - 1);
      /@ assert before: t - u == u * (k - 1) && u <= t; @/
      lemma_reach_unfold(u, f, p, q, t);
      lemma_reach_order(u, f, p, q, t);
      lemma_join(p, q);
      /@ assert parts: 1 <= Reach(u, f, p, q, t - u) <= Reach(u, f, p, q, t - f); @/
      /@ assert double: Pow2(k) == 2 * Pow2(k - 1); @/
    }
  }
*/

/* AlphaJoin as a number. ref/algorithms/postal/reach.c computes it, too, in code; ghost code may not call code, so it is
   proven in both places. */
/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     requires parts: 1 <= a <= INT32_MAX && 1 <= b <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures join: \result == AlphaJoin(p, q, a, b);
     exits \false; @/
  int64_t alpha_join(int32_t p, int32_t q, int32_t a, int32_t b) {
    /@ assert size: 0 <= q * a <= 0x2000000000000000 && 0 <= q * b <= 0x2000000000000000; @/
    int64_t stay = (2 * (int64_t)q * a + q - 1) / (2 * (int64_t)p);
    int64_t go = (2 * (int64_t)q * b + q) / (2 * ((int64_t)q - p));
    if (stay < (int64_t)a + 1)
      stay = (int64_t)a + 1;
    if (go < (int64_t)b + 1)
      go = (int64_t)b + 1;
    /@ assert stay: stay == AlphaStay(p, q, a); @/
    /@ assert go: go == AlphaGo(p, q, b); @/
    return stay <= go ? stay : go;
  }
*/

/* min(Reach(t), n) */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q);
     requires size: 1 <= n;
     terminates \true;
     decreases t < 0 ? 0 : t;
     assigns \nothing;
     ensures capped: \result ==
       (Reach(u, f, p, q, t) < n ? Reach(u, f, p, q, t) : n);
     exits \false; @/
  int32_t capped_reach(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t, int32_t n) {
    if (t < u)
      return 1;
    lemma_reach_unfold(u, f, p, q, t);
    lemma_reach_order(u, f, p, q, t);
    int32_t a = capped_reach(u, f, p, q, t - f, n);
    int32_t b = capped_reach(u, f, p, q, t - u, n);
    /@ assert parts: 1 <= a <= n && 1 <= b <= n; @/
    lemma_join(p, q);
    int64_t sum = (int64_t)a + b;
    if (p != 0)
      sum = alpha_join(p, q, a, b);
    /@ assert order: Join(p, q, a, b) <=
         Join(p, q, Reach(u, f, p, q, t - f), Reach(u, f, p, q, t - u)); @/
    return sum < n ? (int32_t)sum : n;
  }
*/

/*@ ghost
  /@ requires positive: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures exact: \result == CeilLog2(n);
     ensures range: 0 <= \result < n;
     exits \false; @/
  int32_t ceil_log2(int32_t n) {
    return n == 1 ? 0 : 1 + ceil_log2(n / 2 + n % 2);
  }
*/

/*@ ghost
  int64_t lemma_horizon(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n) {
    int64_t T = 0;
    int64_t most = (int64_t)u * (n - 1);
    int32_t twice = ceil_log2(n);
    lemma_reach_grows(u, f, p, q, n - 1);
    lemma_reach_grows(u, f, p, q, twice);
    lemma_ceil_log2(n);
    lemma_reach_order(u, f, p, q, INT64_MAX);
    /@ loop invariant range: 0 <= T <= most;
       loop invariant below: 0 < T ==> Reach(u, f, p, q, T - 1) < n;
       loop assigns T;
       loop variant most - T; @/
    while (capped_reach(u, f, p, q, T, n) < n)
      T++;
    return T;
  }
*/

/*@ ghost
  void lemma_reach_most(int32_t u, int32_t f, int32_t p, int32_t q, int64_t t) {
    if (t >= u) {
      lemma_reach_unfold(u, f, p, q, t);
      lemma_reach_unfold(u, f, 0, 1, t);
      lemma_reach_order(u, f, p, q, t);
      lemma_reach_most(u, f, p, q, t - f);
      lemma_reach_most(u, f, p, q, t - u);
      lemma_join(p, q);
    }
  }

  void lemma_reach_power(int64_t t) {
    if (t > 0) {
      lemma_reach_power(t - 1);
      lemma_reach_unfold(1, 1, 0, 1, t);
    }
  }
*/
