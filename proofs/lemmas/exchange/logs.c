/* Logarithms for ghost code, and multiples of 2 m. */
#include "spec/lemmas/exchange.h"

/*@ ghost
  int32_t lemma_ceil_log(int32_t n)
  {
    int32_t log = 0;
    lemma_ceil_log2(n);
    lemma_pow2_word();
    if (n > 1)
      log = 1 + lemma_ceil_log(n / 2 + n % 2);
    lemma_pow2_order(31, log - 1);
    return log;
  }
*/

/*@ ghost
  int32_t lemma_floor_log(int32_t n)
  {
    lemma_floor_log2_word(n);
    return n > 1 ? 1 + lemma_floor_log(n / 2) : 0;
  }
*/

/*@ ghost
  void lemma_multiple(int64_t m, int64_t c)
  {
    int64_t q = c / (2 * m);
    int64_t o = c % (2 * m);
    lemma_next_half(m, c);
    /@ assert split: c == 2 * m * q + o && 0 <= o < 2 * m && 0 <= q; @/
    /@ assert lower: c == m * (2 * q) + o; @/
    /@ assert upper: c == m * (2 * q + 1) + (o - m); @/
    if (o < m)
      lemma_divided(c, m, 2 * q, o);
    else
      lemma_divided(c, m, 2 * q + 1, o - m);
  }
*/
