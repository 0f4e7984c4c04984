/* Quotients, rounded down and up. */
#include "ref/count/cost.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_times(int64_t p, int64_t n, int64_t q)
  {
    lemma_divided(p, n, q, p - n * q);
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
    /@ assert up: s * ((p + s - 1) / s) <= p + s - 1 < s * ((p + s - 1) / s) + s; @/
    /@ assert least: (p + s - 1) / s <= d - 1 ==> s * ((p + s - 1) / s) <= s * (d - 1); @/
    /@ assert middle: (p + s - 1) / s <= d ==> s * ((p + s - 1) / s) <= s * d; @/
    /@ assert more: (p + s - 1) / s >= d + 1 ==> s * ((p + s - 1) / s) >= s * (d + 1); @/
    /@ assert beyond: (p + s - 1) / s >= d + 2 ==> 0 <= s * ((p + s - 1) / s - (d + 2)); @/
    /@ assert most: (p + s - 1) / s >= d + 2 ==> s * ((p + s - 1) / s) >= s * (d + 2); @/
    /@ assert none: r == 0 ==> (p + s - 1) / s == d; @/
    /@ assert some: r > 0 ==> (p + s - 1) / s == d + 1; @/
  }
*/
