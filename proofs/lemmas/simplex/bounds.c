/* How many messages simplex ranks can send in h + q steps, and how many a broadcast takes. */
#include "spec/machine/bounds.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_simplex_product(int32_t P, int32_t s)
  {
    lemma_product_order(1, s, P - 1);
    lemma_product_order(s, 0x7fffffff, P - 1);
  }

  void lemma_simplex_most(int32_t m, int32_t h, int64_t q)
  {
    int32_t t = 0;
    int64_t y = 0;
    lemma_ceil_log2(m);
    /@ loop invariant range: 0 <= t <= h;
       loop invariant doubling: SimplexMost(m, t) == Pow2(t) - 1;
       loop assigns t;
       loop variant h - t; @/
    while (t < h) {
      lemma_pow2_order(t, h - 1);
      /@ assert below: Pow2(t) <= Pow2(h - 1) < m; @/
      /@ assert one: SimplexMost(m, t + 1) == SimplexMost(m, t) + Pow2(t); @/
      t++;
    }
    /@ loop invariant range: 0 <= y <= q;
       loop invariant power: m <= Pow2(h + y);
       loop invariant full: SimplexMost(m, h + y) == Pow2(h) - 1 + m * y;
       loop assigns y;
       loop variant q - y; @/
    while (y < q) {
      /@ assert one: SimplexMost(m, h + y + 1) == SimplexMost(m, h + y) + m; @/
      /@ assert twice: Pow2(h + y + 1) == 2 * Pow2(h + y); @/
      y++;
    }
  }
*/
