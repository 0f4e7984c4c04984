/* Groups of m and of 2 m: quotients and remainders, position by position. */
#include "spec/lemmas/exchange.h"

/* c is number o of group q of 2 m. */
/*@ ghost
  /@ requires range: 1 <= m <= 0x40000000 && 0 <= c <= 0x3fffffff;
     terminates \true;
     assigns \nothing;
     ensures splits: GroupSplits(m, c);
     exits \false; @/
  void lemma_group_splits(int64_t m, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    /@ assert lower: c == m * (2 * q) + o; @/
    /@ assert upper: c == m * (2 * q + 1) + (o - m); @/
    if (o < m) {
      lemma_divided(c, m, 2 * q, o);
      lemma_divided(c + m, m, 2 * q + 1, o);
      lemma_divided(c + m, 2 * m, q, o + m);
      /@ assert low: c / m == 2 * q && c % m == o && PartnerOf(m, c) == c + m; @/
    } else {
      lemma_divided(c, m, 2 * q + 1, o - m);
      lemma_divided(c - m, m, 2 * q, o - m);
      lemma_divided(c - m, 2 * m, q, o - m);
      /@ assert high: c / m == 2 * q + 1 && c % m == o - m && PartnerOf(m, c) == c - m; @/
    }
    /@ assert halves: (2 * q) / 2 == q && (2 * q + 1) / 2 == q && (2 * q) % 2 == 0 && (2 * q + 1) % 2 == 1; @/
    /@ assert half: c / (2 * m) == (c / m) / 2 && 0 <= c / m; @/
    /@ assert quotient: PartnerOf(m, c) / m == ((c / m) % 2 == 0 ? c / m + 1 : c / m - 1); @/
    /@ assert rest: c % m == (o < m ? o : o - m) && PartnerOf(m, c) % (2 * m) == (o < m ? o + m : o - m); @/
  }
*/

/*@ ghost
  int32_t lemma_power(int32_t k)
  {
    lemma_pow2_word();
    lemma_pow2_order(k, 30);
    return k == 0 ? 1 : 2 * lemma_power(k - 1);
  }
*/

/*@ ghost
  void lemma_groups(int32_t k, int32_t log)
  {
    int32_t m = lemma_power(k);
    int32_t n = lemma_power(log);
    int32_t c = 0;
    /@ loop invariant range: 0 <= c <= n;
       loop invariant splits: \forall integer a; 0 <= a < c ==> GroupSplits(m, a);
       loop invariant partner: \forall integer a; 0 <= a < c ==>
         0 <= PartnerOf(m, a) < n && PartnerOf(m, PartnerOf(m, a)) == a;
       loop assigns c;
       loop variant n - c; @/
    while (c < n) {
      lemma_group_splits(m, c);
      lemma_partner(m, c);
      lemma_partner_inside(k, log, c);
      c++;
    }
  }
*/

/*@ ghost
  /@ requires range: 1 <= m && 0 <= i && 0 <= c;
     terminates \true;
     assigns \nothing;
     ensures group: GroupFirst(m, c) <= i < GroupFirst(m, c) + m <==> i / m == c / m;
     exits \false; @/
  void lemma_same_group(int32_t m, int32_t i, int32_t c)
  {
    int64_t q = c / m;
    /@ assert first: GroupFirst(m, c) == m * q && 0 <= q && m * q <= c; @/
    if (m * q <= i && i < m * q + m)
      lemma_divided(i, m, q, i - m * q);
    /@ assert other: i == m * (i / m) + i % m && 0 <= i % m < m; @/
  }
*/

/*@ ghost
  void lemma_group_shares(int32_t k, int32_t log, int32_t i)
  {
    int32_t m = lemma_power(k);
    int32_t n = lemma_power(log);
    int32_t c = 0;
    /@ loop invariant range: 0 <= c <= n;
       loop invariant group: \forall integer a; 0 <= a < c ==>
         (GroupFirst(m, a) <= i < GroupFirst(m, a) + m <==> i / m == a / m);
       loop assigns c;
       loop variant n - c; @/
    while (c < n) {
      lemma_same_group(m, i, c);
      c++;
    }
  }
*/
