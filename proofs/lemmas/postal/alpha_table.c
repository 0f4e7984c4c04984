/* Tables of alpha: how many entries, and what each serves. */
#include "spec/lemmas/alpha_table.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_tops_next(int32_t u, int32_t f, int64_t t) {
  }

  void lemma_tops_early(int32_t u, int32_t f, int64_t t) {
    int64_t s = 0;
    /@ loop invariant range: 0 <= s <= t;
       loop invariant none: Tops(u, f, s) == 0;
       loop assigns s;
       loop variant t - s; @/
    while (s < t) {
      lemma_reach_unfold(u, f, 0, 1, s);
      s++;
      lemma_reach_unfold(u, f, 0, 1, s);
    }
  }

  void lemma_tops_order(int32_t u, int32_t f, int64_t s, int64_t t) {
    if (t == 0)
      return;
    lemma_tops_next(u, f, t);
    lemma_tops_order(u, f, s < t ? s : t - 1, t - 1);
  }
*/

/*@ ghost
  void lemma_table_end(int32_t u, int32_t f, int32_t n, int64_t t) {
    lemma_reach_unfold(u, f, 0, 1, t);
    lemma_reach_order(u, f, 0, 1, t);
    lemma_horizon(u, f, 0, 1, n);
    lemma_product_order(u, INT32_MAX, (int64_t)n - 1);
    lemma_tops_next(u, f, t);
  }

  void lemma_keep_fits(uint32_t p, uint32_t q, int32_t n) {
    /@ assert factor: 0 <= p * n <= 0xfffffffe * n; @/
  }
*/

/*@ ghost
  void lemma_triangle(int32_t u, int32_t f, int64_t t, int64_t before, int64_t a, int64_t b) {
    lemma_reach_unfold(u, f, 0, 1, t);
    lemma_reach_order(u, f, 0, 1, t - 1);
    int64_t end = a + b < INT32_MAX ? a + b : INT32_MAX;
    int64_t n = before;
    /@ loop invariant range: before <= n && (n <= end || n == before);
       loop invariant serves: \forall integer m; before < m <= n ==> LegalAlpha(u, f, m, a, a + b);
       loop assigns n;
       loop variant end - n; @/
    while (n < end) {
      n++;
      lemma_top_serves(u, f, (int32_t)n, t, a, b);
    }
  }

  void lemma_run_served(int32_t u, int32_t f, int32_t first, int32_t last, int64_t p, int64_t q) {
    int64_t n = first;
    /@ loop invariant range: first <= n <= last + 1;
       loop invariant serves: \forall integer m; first <= m < n ==> LegalAlpha(u, f, m, p, q);
       loop assigns n;
       loop variant last - n; @/
    while (n <= last) {
      int64_t t = lemma_horizon(u, f, 0, 1, (int32_t)n);
      lemma_share_legal(u, f, (int32_t)n, t, p, q);
      n++;
    }
  }

  /@ requires order: m <= l;
     terminates \true;
     assigns \nothing;
     ensures shorter: Meet(u, f, first, l) ==> Meet(u, f, first, m);
     exits \false; @/
  void lemma_meet_shorter(int32_t u, int32_t f, int32_t first, int32_t m, int32_t l) {
    /@ assert inside: \forall real x; InRanges(u, f, first, l, x) ==> InRanges(u, f, first, m, x); @/
  }

  void lemma_runs_next(int32_t u, int32_t f, int32_t limit, int32_t first, int32_t last) {
    int32_t m = last;
    /@ loop invariant range: last <= m <= limit;
       loop invariant longer: \forall integer l; last < l <= m ==> !Meet(u, f, first, l);
       loop assigns m;
       loop variant limit - m; @/
    while (m < limit) {
      m++;
      lemma_meet_shorter(u, f, first, last + 1, m);
    }
    m = last;
    /@ loop invariant range: first <= m <= last;
       loop invariant shorter: \forall integer l; m <= l <= last ==> Meet(u, f, first, l);
       loop assigns m;
       loop variant m - first; @/
    while (first < m) {
      m--;
      lemma_meet_shorter(u, f, first, m, last);
    }
  }

  void lemma_runs_end(int32_t u, int32_t f, int32_t limit, int64_t first) {
  }
*/
