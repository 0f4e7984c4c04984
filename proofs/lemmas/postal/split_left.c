/* SplitLeft unfolds from the first message; its facts follow by induction over the size. The
   descents unfold their definitions once. */
#include "spec/algorithms/delay.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

/*@ ghost
  /@ requires size: 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures parts: \forall integer t; 1 <= Keep(u, f, p, q, n, t) < n;
     ensures unfold: \forall integer t, k; 0 < k ==> SplitLeft(u, f, p, q, n, t, k) ==
       SplitLeft(u, f, p, q, Keep(u, f, p, q, n, t), t - f, k - 1);
     exits \false; @/
  void unfold_left(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n) {
  }
*/

/*@ ghost
  void lemma_split_left(int32_t u, int32_t f, int32_t p, int32_t q, int32_t N) {
    int64_t m = 1;
    /@ assert alone: \forall integer t, k; SplitLeft(u, f, p, q, 1, t, k) == 1; @/
    /@ loop invariant bound: 1 <= m <= N;
       loop invariant range: \forall integer n, t, k; 1 <= n <= m ==>
         1 <= SplitLeft(u, f, p, q, n, t, k) <= n;
       loop invariant next: \forall integer n, t, k; 1 <= n <= m && 0 <= k ==>
         SplitLeft(u, f, p, q, n, t, k + 1) ==
           (SplitLeft(u, f, p, q, n, t, k) < 2 ? 1 :
            Keep(u, f, p, q, SplitLeft(u, f, p, q, n, t, k), t - k * f));
       loop invariant end: \forall integer n, t, k; 1 <= n <= m && n <= k + 1 ==>
         SplitLeft(u, f, p, q, n, t, k) == 1;
       loop invariant order: \forall integer n, t, k, l; 1 <= n <= m && k <= l ==>
         SplitLeft(u, f, p, q, n, t, l) <= SplitLeft(u, f, p, q, n, t, k);
       loop assigns m;
       loop variant N - m; @/
    while (m < N) {
      m++;
      unfold_left(u, f, p, q, (int32_t)m);
    }
  }
*/

/*@ ghost
  void lemma_split_here(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                        int32_t w, int32_t i, int32_t k, int32_t v) {
  }

  void lemma_split_stay(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                        int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v) {
  }

  void lemma_split_go(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                      int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v) {
  }

  void lemma_product_fits(int32_t p, int32_t q, int32_t n) {
    /@ assert share: p * n <= 0x40000000 * n; @/
    /@ assert positive: 0 <= p * n; @/
  }
*/

/*@ ghost
  /@ requires factors: 1 <= f && 0 <= k;
     terminates \true;
     assigns \nothing;
     ensures ticks: 0 <= k * f <= 0x4000000000000000 && (k == 0 || f <= k * f);
     exits \false; @/
  void lemma_ticks_sent(int32_t f, int32_t k) {
    /@ assert most: k * f <= k * 0x80000000; @/
  }
*/

/* A splitting of the lambda tree with s ticks left, after k messages. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && p == 0;
     terminates \true;
     assigns \nothing;
     ensures next: (Clamp(n - k, 1, Reach(u, f, p, q, s)) < 2 ? 1 :
       Keep(u, f, p, q, Clamp(n - k, 1, Reach(u, f, p, q, s)), s)) ==
         Clamp(n - k - 1, 1, Reach(u, f, p, q, s - f));
     exits \false; @/
  void lemma_lambda_keep(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int32_t k,
                         int64_t s) {
    lemma_reach_order(u, f, p, q, s);
    lemma_reach_unfold(u, f, p, q, s);
    /@ assert fewer: u <= s ==> Reach(u, f, p, q, s - f) < Reach(u, f, p, q, s); @/
  }
*/

/*@ ghost
  void lemma_lambda_left(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t,
                         int32_t k) {
    int32_t i = 0;
    int64_t s = t;
    lemma_ticks_sent(f, k);
    lemma_split_left(u, f, p, q, n);
    lemma_reach_order(u, f, p, q, t);
    /@ loop invariant range: 0 <= i <= k;
       loop invariant time: s == t - i * f && -i * 0x80000000 <= s <= t;
       loop invariant left: SplitLeft(u, f, p, q, n, t, i) == Clamp(n - i, 1, Reach(u, f, p, q, s));
       loop assigns i, s;
       loop variant k - i; @/
    while (i < k) {
      lemma_lambda_keep(u, f, p, q, n, i, s);
      /@ assert next: SplitLeft(u, f, p, q, n, t, i + 1) ==
           Clamp(n - i - 1, 1, Reach(u, f, p, q, s - f)); @/
      i++;
      s -= f;
    }
  }
*/

/*@ ghost
  /@ requires 1 <= f && 0 <= k;
     terminates \true;
     assigns \nothing;
     ensures multiple: (k * f) / f == k && (k * f) % f == 0;
     exits \false; @/
  void lemma_multiple(int32_t f, int32_t k) {
  }

  void lemma_delay(int32_t f, int32_t N) {
    int32_t n = 0;
    /@ loop invariant range: 0 <= n <= N;
       loop invariant product: \forall integer k; 0 <= k <= n ==> Delay(f, k) == k * f;
       loop invariant bound: \forall integer k; 0 <= k <= n ==> 0 <= Delay(f, k) <= k * INT32_MAX;
       loop invariant order: \forall integer k, l; 0 <= k < l <= n ==>
         Delay(f, k) + f <= Delay(f, l);
       loop invariant message: \forall integer k; 0 <= k <= n ==>
         Delay(f, k) / f == k && Delay(f, k) % f == 0;
       loop assigns n;
       loop variant N - n; @/
    while (n < N) {
      n++;
      lemma_multiple(f, n);
      /@ assert next: Delay(f, n) == Delay(f, n - 1) + f; @/
    }
  }
*/
