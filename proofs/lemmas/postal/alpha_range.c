/* The range of alpha. Shares are compared as real numbers and as cross products; a statement about
   every share comes from loops over all of them. */
#include "spec/lemmas/alpha_range.h"

/*@
  // A product that provers take for a function: equal factors make it equal.
  logic real RealTimes(real x, real y) = x * y;
*/

/*@ ghost
  /@ requires range: 0 <= a <= 0x100000000 && 1 <= b <= 0x100000000 && 1 <= d <= 0x100000000;
     terminates \true;
     assigns \nothing;
     ensures scaled: a * d == Share(a, b) * (b * d);
     exits \false; @/
  void lemma_share_scaled(int64_t a, int64_t b, int64_t d) {
    /@ assert share: Share(a, b) * b == a; @/
    /@ assert above: (real)(a * d) == (real)a * (real)d; @/
    /@ assert below: (real)(b * d) == (real)b * (real)d; @/
    /@ assert one: RealTimes(Share(a, b) * (real)b, (real)d) == RealTimes((real)a, (real)d); @/
    /@ assert two: RealTimes((real)(b * d), Share(a, b)) == RealTimes((real)b * (real)d, Share(a, b)); @/
  }
*/

/*@ ghost
  void lemma_share_order(int64_t a, int64_t b, int64_t c, int64_t d) {
    lemma_share_scaled(a, b, d);
    lemma_share_scaled(c, d, b);
    /@ assert positive: b * d > 0; @/
    /@ assert difference: c * b - a * d == (Share(c, d) - Share(a, b)) * (b * d); @/
    /@ assert up: Share(a, b) < Share(c, d) ==> 0 < (Share(c, d) - Share(a, b)) * (b * d); @/
    /@ assert same: Share(a, b) == Share(c, d) ==> 0 == (Share(c, d) - Share(a, b)) * (b * d); @/
    /@ assert down: Share(a, b) > Share(c, d) ==> 0 > (Share(c, d) - Share(a, b)) * (b * d); @/
  }
*/

/*@ ghost
  /@ requires share: 0 <= p < q <= 0xffffffff;
     requires sizes: 1 <= a && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures least: a <= RoundShare(p, q, n) <==> (2 * a - 1) * q <= p * (2 * n);
     exits \false; @/
  void lemma_round_share(int64_t p, int64_t q, int32_t n, int64_t a) {
    /@ assert division: 2 * q * RoundShare(p, q, n) <= 2 * p * n + q <
         2 * q * (RoundShare(p, q, n) + 1); @/
    /@ assert below: a <= RoundShare(p, q, n) ==> 2 * q * a <= 2 * q * RoundShare(p, q, n); @/
    /@ assert above: RoundShare(p, q, n) + 1 <= a ==>
         2 * q * (RoundShare(p, q, n) + 1) <= 2 * q * a; @/
    /@ assert expand: (2 * a - 1) * q == 2 * q * a - q; @/
    /@ assert turn: p * (2 * n) == 2 * p * n; @/
  }

  /@ requires size: 1 <= a;
     terminates \true;
     assigns \nothing;
     ensures low: \result == LowNum(a) && 0 <= \result < 2 * a;
     exits \false; @/
  int64_t low_num(int32_t a) {
    return a == 1 ? 0 : 2 * (int64_t)a - 1;
  }

  /@ requires sizes: 1 <= b < n;
     terminates \true;
     assigns \nothing;
     ensures high: \result == HighNum(n, b) && 0 < \result <= 2 * n;
     exits \false; @/
  int64_t high_num(int32_t n, int32_t b) {
    return b == n - 1 ? 2 * (int64_t)n : 2 * (int64_t)b + 1;
  }

  /@ requires share: 0 <= p < q <= 0xffffffff;
     requires sizes: 1 <= a < n;
     terminates \true;
     assigns \nothing;
     ensures cross: a <= AlphaKeep(p, q, n) <==> LowNum(a) * q <= p * (2 * n);
     exits \false; @/
  void lemma_keeps_least(int64_t p, int64_t q, int32_t n, int32_t a) {
    lemma_round_share(p, q, n, a);
    /@ assert positive: 0 <= p * (2 * n); @/
  }

  /@ requires share: 0 <= p < q <= 0xffffffff && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures cross: p * (2 * n) < HighNum(n, n - 1) * q;
     exits \false; @/
  void lemma_keeps_all(int64_t p, int64_t q, int32_t n) {
    /@ assert top: HighNum(n, n - 1) == 2 * n; @/
    /@ assert cross: p * (2 * n) < (2 * n) * q; @/
  }

  /@ requires share: 0 <= p < q <= 0xffffffff;
     requires sizes: 1 <= b < n - 1;
     terminates \true;
     assigns \nothing;
     ensures cross: AlphaKeep(p, q, n) <= b <==> p * (2 * n) < HighNum(n, b) * q;
     exits \false; @/
  void lemma_keeps_some(int64_t p, int64_t q, int32_t n, int32_t b) {
    lemma_round_share(p, q, n, (int64_t)b + 1);
    /@ assert next: HighNum(n, b) == 2 * (b + 1) - 1; @/
    /@ assert keep: AlphaKeep(p, q, n) <= b <==> RoundShare(p, q, n) < b + 1; @/
  }

  /@ requires share: 0 <= p < q <= 0xffffffff;
     requires sizes: 1 <= b < n;
     terminates \true;
     assigns \nothing;
     ensures cross: AlphaKeep(p, q, n) <= b <==> p * (2 * n) < HighNum(n, b) * q;
     exits \false; @/
  void lemma_keeps_most(int64_t p, int64_t q, int32_t n, int32_t b) {
    if (b == n - 1)
      lemma_keeps_all(p, q, n);
    else
      lemma_keeps_some(p, q, n, b);
  }

  /@ requires share: 0 <= p < q <= 0xffffffff;
     requires sizes: 1 <= a <= b < n;
     terminates \true;
     assigns \nothing;
     ensures low: Share(LowNum(a), 2 * n) <= Share(p, q) <==> a <= AlphaKeep(p, q, n);
     ensures high: Share(p, q) < Share(HighNum(n, b), 2 * n) <==> AlphaKeep(p, q, n) <= b;
     ensures cross: a <= AlphaKeep(p, q, n) <= b <==>
       Between(LowNum(a), 2 * n, p, q, HighNum(n, b), 2 * n);
     exits \false; @/
  void lemma_share_keeps(int64_t p, int64_t q, int32_t n, int32_t a, int32_t b) {
    int64_t low = low_num(a);
    int64_t high = high_num(n, b);
    lemma_keeps_least(p, q, n, a);
    lemma_keeps_most(p, q, n, b);
    lemma_share_order(low, 2 * (int64_t)n, p, q);
    lemma_share_order(p, q, high, 2 * (int64_t)n);
  }

  void lemma_share_keeps_any(int64_t p, int64_t q, int32_t n) {
    int32_t c = 1;
    /@ loop invariant range: 1 <= c <= n;
       loop invariant low: \forall integer a; 1 <= a < c ==>
         (Share(LowNum(a), 2 * n) <= Share(p, q) <==> a <= AlphaKeep(p, q, n));
       loop invariant high: \forall integer b; 1 <= b < c ==>
         (Share(p, q) < Share(HighNum(n, b), 2 * n) <==> AlphaKeep(p, q, n) <= b);
       loop assigns c;
       loop variant n - c; @/
    while (c < n) {
      lemma_share_keeps(p, q, n, c, c);
      c++;
    }
  }

  void lemma_shares_keep(int32_t n, int32_t a, int32_t b) {
    int32_t q = 2;
    /@ loop invariant range: 2 <= q <= 0x40000001;
       loop invariant kept: \forall integer p, r; 0 < p < r < q ==>
         (a <= AlphaKeep(p, r, n) <= b <==>
          Share(LowNum(a), 2 * n) <= Share(p, r) && Share(p, r) < Share(HighNum(n, b), 2 * n));
       loop invariant cross: \forall integer p, r; 0 < p < r < q ==>
         (a <= AlphaKeep(p, r, n) <= b <==>
          Between(LowNum(a), 2 * n, p, r, HighNum(n, b), 2 * n));
       loop assigns q;
       loop variant 0x40000001 - q; @/
    while (q <= 0x40000000) {
      int32_t p = 1;
      /@ loop invariant range: 1 <= p <= q;
         loop invariant kept: \forall integer s; 0 < s < p ==>
           (a <= AlphaKeep(s, q, n) <= b <==>
            Share(LowNum(a), 2 * n) <= Share(s, q) && Share(s, q) < Share(HighNum(n, b), 2 * n));
         loop invariant cross: \forall integer s; 0 < s < p ==>
           (a <= AlphaKeep(s, q, n) <= b <==>
            Between(LowNum(a), 2 * n, s, q, HighNum(n, b), 2 * n));
         loop assigns p;
         loop variant q - p; @/
      while (p < q) {
        lemma_share_keeps(p, q, n, a, b);
        p++;
      }
      q++;
    }
  }
*/

/*@ ghost
  void lemma_word_product(uint32_t a, uint32_t b) {
    /@ assert most: a * b <= 0xffffffff * b; @/
  }

  void lemma_horizon_order(int32_t u, int32_t f, int32_t m, int64_t s, int32_t n, int64_t t) {
    lemma_reach_order(u, f, 0, 1, s - 1);
  }

  void lemma_ranges_first(int32_t u, int32_t f, int32_t n, int64_t t) {
    lemma_legal_sizes(u, f, n, t);
  }

  void lemma_ranges_next(int32_t u, int32_t f, int32_t first, int32_t n, int64_t t) {
    lemma_legal_sizes(u, f, n + 1, t);
    /@ assert first: \forall real x; InRanges(u, f, first, n + 1, x) ==> InRanges(u, f, first, n, x); @/
    /@ assert last: \forall real x; InRanges(u, f, first, n + 1, x) ==> InAlphaRange(u, f, n + 1, t, x); @/
    /@ assert both: \forall real x; InRanges(u, f, first, n, x) && InAlphaRange(u, f, n + 1, t, x) ==>
         InRanges(u, f, first, n + 1, x); @/
  }
*/

/*@ ghost
  void lemma_legal_sizes(int32_t u, int32_t f, int32_t n, int64_t t) {
    lemma_horizon(u, f, 0, 1, n);
    lemma_reach_unfold(u, f, 0, 1, t);
    lemma_reach_order(u, f, 0, 1, t - 1);
    /@ assert time: u <= t; @/
    /@ assert stay: Reach(u, f, 0, 1, t - f) <= Reach(u, f, 0, 1, t - 1); @/
    /@ assert go: Reach(u, f, 0, 1, t - u) <= Reach(u, f, 0, 1, t - 1); @/
  }

  void lemma_share_legal(int32_t u, int32_t f, int32_t n, int64_t t, int64_t p, int64_t q) {
    lemma_legal_sizes(u, f, n, t);
    lemma_share_keeps_any(p, q, n);
    /@ assert split: LegalSplit(u, f, n, t, AlphaKeep(p, q, n)) <==>
         LeastKept(u, f, n, t) <= AlphaKeep(p, q, n) <= MostKept(u, f, n, t); @/
    /@ assert found: LegalSplit(u, f, n, t, AlphaKeep(p, q, n)) ==> LegalAlpha(u, f, n, p, q); @/
  }

  void lemma_shares_legal(int32_t u, int32_t f, int32_t n, int64_t t, int32_t a, int32_t b) {
    lemma_legal_sizes(u, f, n, t);
    lemma_shares_keep(n, a, b);
    /@ assert split: \forall integer p, q; LegalSplit(u, f, n, t, AlphaKeep(p, q, n)) <==>
         a <= AlphaKeep(p, q, n) <= b; @/
    /@ assert found: \forall integer p, q; LegalSplit(u, f, n, t, AlphaKeep(p, q, n)) ==>
         LegalAlpha(u, f, n, p, q); @/
    /@ assert only: \forall integer p, q; LegalAlpha(u, f, n, p, q) ==>
         LegalSplit(u, f, n, t, AlphaKeep(p, q, n)); @/
  }
*/

/*@ ghost
  /@ requires parts: 1 <= a <= 0x7fffffff && 1 <= b <= 0x7fffffff;
     requires size: a < n <= a + b && b < n;
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= RoundShare(a, a + b, n) <= a && n - RoundShare(a, a + b, n) <= b;
     exits \false; @/
  void lemma_round_top(int64_t a, int64_t b, int32_t n) {
    /@ assert most: a * n <= a * (a + b); @/
    /@ assert rest: b * n <= b * (a + b); @/
    /@ assert parts: a * n + b * n == n * (a + b); @/
    /@ assert first: (2 * (a + 1) - 1) * (a + b) == 2 * (a * (a + b)) + (a + b); @/
    lemma_round_share(a, a + b, n, a + 1);
    lemma_round_share(a, a + b, n, n - b);
  }

  void lemma_top_serves(int32_t u, int32_t f, int32_t n, int64_t t, int64_t a, int64_t b) {
    lemma_legal_sizes(u, f, n, t);
    lemma_reach_order(u, f, 0, 1, t - 1);
    lemma_round_top(a, b, n);
    /@ assert split: LegalSplit(u, f, n, t, AlphaKeep(a, a + b, n)); @/
  }
*/

/*@ ghost
  /@ requires share: 0 < p < q <= 0x40000000 && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures keep: \result == AlphaKeep(p, q, n);
     exits \false; @/
  int32_t alpha_keep(int32_t p, int32_t q, int32_t n) {
    /@ assert factor: 0 <= p * n <= 0x40000000 * n; @/
    int64_t round = (2 * (int64_t)p * n + q) / (2 * (int64_t)q);
    /@ assert round: round == RoundShare(p, q, n); @/
    return round < 1 ? 1 : round > n - 1 ? n - 1 : (int32_t)round;
  }

  void theorem_legal_split(int32_t u, int32_t f, int32_t n, int32_t m, int64_t t, int64_t s, int64_t r) {
    lemma_legal_sizes(u, f, n, t);
    lemma_reach_order(u, f, 0, 1, t);
    lemma_reach_order(u, f, 0, 1, s);
    lemma_reach_order(u, f, 0, 1, r);
    /@ assert stay: f + s <= t <==> m <= Reach(u, f, 0, 1, t - f); @/
    /@ assert go: u + r <= t <==> n - m <= Reach(u, f, 0, 1, t - u); @/
  }

  void theorem_alpha_serves(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n) {
    int64_t t = lemma_horizon(u, f, 0, 1, n);
    lemma_reach_most(u, f, p, q, t - 1);
    if (n == 1)
      return;
    int32_t keep = alpha_keep(p, q, n);
    lemma_legal_sizes(u, f, n, t);
    /@ assert whole: LegalAlpha(u, f, n, p, q); @/
    /@ assert legal: LegalSplit(u, f, n, t, keep); @/
    theorem_alpha_serves(u, f, p, q, keep);
    theorem_alpha_serves(u, f, p, q, n - keep);
    int64_t s = lemma_horizon(u, f, 0, 1, keep);
    int64_t r = lemma_horizon(u, f, 0, 1, n - keep);
    theorem_legal_split(u, f, n, keep, t, s, r);
    lemma_reach_order(u, f, p, q, t);
    lemma_unite(u, f, p, q, n, t, t);
  }
*/
