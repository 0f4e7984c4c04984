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

/* s times what is rounded up is in the order of that and d - 1, d, d + 1, d + 2. */
/*@ ghost
  /@ requires range: 1 <= s && 0 <= p && 0 <= d;
     terminates \true;
     assigns \nothing;
     ensures least: (p + s - 1) / s <= d - 1 ==> s * ((p + s - 1) / s) <= s * (d - 1);
     ensures middle: (p + s - 1) / s <= d ==> s * ((p + s - 1) / s) <= s * d;
     ensures more: (p + s - 1) / s >= d + 1 ==> s * ((p + s - 1) / s) >= s * (d + 1);
     ensures most: (p + s - 1) / s >= d + 2 ==> s * ((p + s - 1) / s) >= s * (d + 2);
     exits \false; @/
  void lemma_round_side(int64_t p, int64_t s, int64_t d)
  {
  }
*/

/*@ ghost
  void lemma_round_up(int64_t p, int64_t s)
  {
    int64_t d = p / s;
    int64_t r = p % s;
    lemma_round_side(p, s, d);
    /@ assert period: p == s * d + r && 0 <= r < s; @/
    /@ assert up: s * ((p + s - 1) / s) <= p + s - 1 < s * ((p + s - 1) / s) + s; @/
    /@ assert none: r == 0 ==> (p + s - 1) / s == d; @/
    /@ assert some: r > 0 ==> (p + s - 1) / s == d + 1; @/
  }
*/
