/* Partners in groups of 2 m. */
#include "spec/lemmas/base.h"
#include "spec/base.h"

/* What is asked of c in the lower half of its group, and of its partner. */
/*@ ghost
  /@ requires 1 <= m <= 0x40000000 && 0 <= q && 0 <= o < m && c == 2 * m * q + o && c <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures lower: c % (2 * m) == o && c % m == o;
     ensures upper: (c + m) % (2 * m) == o + m && (c + m) % m == o;
     ensures first: (c - o) % (2 * m) == 0;
     ensures next: (c - o + m) % (2 * m) == m;
     exits \false; @/
  void lemma_halves(int64_t m, int64_t q, int64_t o, int64_t c)
  {
    /@ assert here: c == m * (2 * q) + o; @/
    /@ assert there: c + m == m * (2 * q + 1) + o; @/
    lemma_divided(c, 2 * m, q, o);
    lemma_divided(c + m, 2 * m, q, o + m);
    lemma_divided(c, m, 2 * q, o);
    lemma_divided(c + m, m, 2 * q + 1, o);
    lemma_divided(c - o, 2 * m, q, 0);
    lemma_divided(c - o + m, 2 * m, q, m);
  }
*/

/*@ ghost
  void lemma_partner(int64_t m, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    if (o < m) {
      lemma_halves(m, q, o, c);
      /@ assert own: GroupFirst(m, c) == c - o && PartnerOf(m, c) == c + m; @/
      /@ assert moved: PartnerOf(m, GroupFirst(m, c)) == c - o + m; @/
    } else {
      lemma_halves(m, q, o - m, c - m);
      /@ assert own: GroupFirst(m, c) == c - o + m && PartnerOf(m, c) == c - m; @/
      /@ assert moved: PartnerOf(m, GroupFirst(m, c)) == c - o; @/
    }
  }
*/

/*@ ghost
  void lemma_next_half(int64_t m, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    if (o == 0)
      lemma_divided(c + m, 2 * m, q, m);
    if (o == m)
      lemma_divided(c - m, 2 * m, q, 0);
  }
*/

/* What is below n units of m lies, with its partner and their groups, in n units, if n is even. */
/*@ ghost
  /@ requires 1 <= m <= 0x40000000 && 0 <= n && 0 <= c < 2 * m * n && c <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures partner: 0 <= PartnerOf(m, c) < 2 * m * n;
     ensures group: GroupFirst(m, c) + m <= 2 * m * n;
     ensures other: GroupFirst(m, PartnerOf(m, c)) + m <= 2 * m * n;
     exits \false; @/
  void lemma_partner_below(int64_t m, int64_t n, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    /@ assert fewer: n <= q ==> 2 * m * n <= 2 * m * q; @/
    /@ assert inside: 2 * m * (q + 1) <= 2 * m * n; @/
    /@ assert group_of_two: 2 * m * (q + 1) == 2 * m * q + 2 * m; @/
    lemma_partner(m, c);
    if (o < m) {
      lemma_halves(m, q, o, c);
      /@ assert own: GroupFirst(m, c) == c - o && PartnerOf(m, c) == c + m; @/
    } else {
      lemma_halves(m, q, o - m, c - m);
      /@ assert own: GroupFirst(m, c) == c - o + m && PartnerOf(m, c) == c - m; @/
    }
  }
*/

/* 2^log is 2^k, 2^(log - k) times. */
/*@ ghost
  /@ requires 0 <= k <= log <= 30;
     terminates \true;
     decreases log - k;
     assigns \nothing;
     ensures units: Pow2(log) == Pow2(k) * Pow2(log - k);
     exits \false; @/
  void lemma_units(int32_t k, int32_t log)
  {
    if (k < log) {
      lemma_units(k, log - 1);
      /@ assert up: Pow2(log) == 2 * Pow2(log - 1); @/
      /@ assert rest: Pow2(log - k) == 2 * Pow2(log - 1 - k); @/
      /@ assert twice: Pow2(k) * (2 * Pow2(log - 1 - k)) == 2 * (Pow2(k) * Pow2(log - 1 - k)); @/
    }
  }
*/

/*@ ghost
  void lemma_partner_inside(int32_t k, int32_t log, int64_t c)
  {
    int64_t m = 1;
    int64_t n = 1;
    int32_t i = 0;
    lemma_pow2_word();
    /@ loop invariant range: 0 <= i <= k && m == Pow2(i) && 1 <= m;
       loop assigns i, m;
       loop variant k - i; @/
    while (i < k) {
      lemma_pow2_order(i, 29);
      m *= 2;
      i++;
    }
    lemma_pow2_order(k, 30);
    lemma_pow2_order(log, 30);
    i = 0;
    /@ loop invariant range: 0 <= i <= log - k - 1 && n == Pow2(i) && 1 <= n;
       loop assigns i, n;
       loop variant log - k - 1 - i; @/
    while (i < log - k - 1) {
      lemma_pow2_order(i, 29);
      n *= 2;
      i++;
    }
    lemma_units(k, log);
    /@ assert halves: Pow2(log - k) == 2 * n; @/
    /@ assert units: Pow2(log) == m * (2 * n); @/
    /@ assert whole: Pow2(log) == 2 * m * n; @/
    lemma_partner_below(m, n, c);
  }
*/
