/* Shares: floors of multiples, in order. */
#include "spec/algorithms/exchange.h"

/*@ ghost
  /@ requires range: 1 <= n && 0 <= a <= b;
     terminates \true;
     assigns \nothing;
     ensures order: 0 <= a / n <= b / n;
     exits \false;
  @/
  void lemma_floor_order(int64_t a, int64_t b, int32_t n)
  {
    int64_t q = a / n;
    int64_t r = b / n;
    /@ assert left: q * n <= a; @/
    /@ assert right: b < (r + 1) * n; @/
    /@ assert over: r + 1 <= q ==> (r + 1) * n <= q * n; @/
  }
*/

/*@ ghost
  void lemma_shares_in_order(int32_t n, int32_t s, int32_t low, int32_t high)
  {
    int64_t a = (int64_t)low * s;
    int64_t b = (int64_t)high * s;
    int64_t c = (int64_t)n * s;
    /@ assert products: 0 <= a <= b <= c; @/
    lemma_floor_order(a, b, n);
    lemma_floor_order(b, c, n);
    /@ assert whole: c / n == s; @/
  }
*/
