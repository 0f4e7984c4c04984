/* Partners in groups of 2 m. */
#include "spec/partner.h"

/*@ ghost
  /@ requires 1 <= n && 0 <= q && 0 <= o < n && p == n * q + o;
     terminates \true;
     assigns \nothing;
     ensures rest: p % n == o;
     exits \false; @/
  void lemma_rest(int64_t p, int64_t n, int64_t q, int64_t o)
  {
    int64_t d = p / n;
    /@ assert period: p == n * d + p % n && 0 <= p % n < n; @/
    /@ assert below: q + 1 <= d ==> n * (q + 1) <= n * d; @/
    /@ assert above: d + 1 <= q ==> n * (d + 1) <= n * q; @/
    /@ assert same: d == q; @/
  }
*/

/*@ ghost
  void lemma_partner(int64_t m, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    if (o < m) {
      /@ assert here: c == m * (2 * q) + o; @/
      /@ assert there: c + m == m * (2 * q + 1) + o; @/
      lemma_rest(c + m, 2 * m, q, o + m);
      lemma_rest(c, m, 2 * q, o);
      lemma_rest(c + m, m, 2 * q + 1, o);
      /@ assert group: GroupFirst(m, c) == c - o; @/
      lemma_rest(c - o, 2 * m, q, 0);
    } else {
      /@ assert here: c == m * (2 * q + 1) + (o - m); @/
      /@ assert there: c - m == m * (2 * q) + (o - m); @/
      lemma_rest(c - m, 2 * m, q, o - m);
      lemma_rest(c, m, 2 * q + 1, o - m);
      lemma_rest(c - m, m, 2 * q, o - m);
      /@ assert group: GroupFirst(m, c) == c - o + m; @/
      lemma_rest(c - o + m, 2 * m, q, m);
    }
  }
*/
