/* Products, by induction or by steps that solvers take. */
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_quotient(int64_t n, int64_t a, int64_t b)
  {
    if (b > 0) {
      int64_t q = n / b;
      /@ assert division: q * b <= n < (q + 1) * b; @/
      /@ assert below: a <= q ==> a * b <= q * b; @/
      /@ assert above: a >= q + 1 ==> a * b >= (q + 1) * b; @/
    }
  }
*/

/*@ ghost
  void lemma_square(int64_t a, int64_t b)
  {
    /@ assert left: a * a <= a * b; @/
    /@ assert right: a * b <= b * b; @/
  }
*/

/*@ ghost
  void lemma_sum_below_product(int64_t a, int64_t b)
  {
    /@ assert expand: (a - 1) * (b - 1) == a * b - a - b + 1; @/
    /@ assert sign: a >= 1 && b >= 1 ==> 0 <= (a - 1) * (b - 1); @/
  }
*/

/*@ ghost
  void lemma_product_order(int64_t a, int64_t b, int64_t n)
  {
    /@ assert rest: 0 <= (b - a) * n; @/
    /@ assert least: 0 <= a * n; @/
  }
*/
