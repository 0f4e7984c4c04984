/* Quotients, rounded down and up. */
#include "spec/cost.h"

/*@ ghost
  void lemma_times(int64_t p, int64_t n, int64_t q)
  {
    int64_t d = p / n;
    /@ assert period: n * d <= p < n * d + n; @/
    /@ assert below: q + 1 <= d ==> n * (q + 1) <= n * d; @/
    /@ assert above: d + 1 <= q ==> n * (d + 1) <= n * q; @/
    /@ assert same: d == q; @/
  }
*/

/*@ ghost
  void lemma_share_most(int64_t n, int64_t s)
  {
    int64_t p = s + n - 1;
    int64_t d = p / n;
    /@ assert period: n * d <= p < n * d + n; @/
    /@ assert least: d <= 0 ==> n * d <= 0; @/
    /@ assert expand: n * s - s - n + 1 == (n - 1) * (s - 1); @/
    /@ assert sign: 0 <= (n - 1) * (s - 1); @/
    /@ assert enough: p <= n * s; @/
    /@ assert most: s + 1 <= d ==> n * (s + 1) <= n * d; @/
  }
*/

/*@ ghost
  void lemma_round_up(int64_t p, int64_t s)
  {
    int64_t d = p / s;
    int64_t r = p % s;
    /@ assert period: p == s * d + r && 0 <= r < s; @/
    /@ assert wider: \forall integer q; s * (q + 1) == s * q + s; @/
    /@ assert down: r == 0 ==> s * d <= p + s - 1 < s * d + s; @/
    /@ assert up: r > 0 ==> s * (d + 1) <= p + s - 1 < s * (d + 1) + s; @/
    int64_t q = (p - 1 + s) / s;
    /@ assert again: s * q <= p + s - 1 < s * q + s; @/
  }
*/
