/* Quotients and remainders: another quotient would be off by a divisor or more. */
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_divided(int64_t p, int64_t n, int64_t q, int64_t o)
  {
    int64_t d = p / n;
    /@ assert period: p == n * d + p % n && 0 <= p % n < n; @/
    /@ assert below: q + 1 <= d ==> n * (q + 1) <= n * d; @/
    /@ assert above: d + 1 <= q ==> n * (d + 1) <= n * q; @/
    /@ assert same: d == q; @/
  }
*/
