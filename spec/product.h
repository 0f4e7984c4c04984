/* Facts about products that solvers want spelled out. */
#ifndef DODONA_SPEC_PRODUCT_H
#define DODONA_SPEC_PRODUCT_H

#include <stdint.h>

/*@ ghost
  /@ requires order: 0 <= a && 0 <= b && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures quotient: b > 0 ==> (a <= n / b <==> a * b <= n);
     ensures zero: b == 0 ==> a * b == 0;
     exits \false;
  @/
  void lemma_quotient(int64_t n, int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires order: 0 <= a <= b;
     terminates \true;
     assigns \nothing;
     ensures square: 0 <= a * a <= b * b;
     exits \false;
  @/
  void lemma_square(int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires factors: 0 <= a && 0 <= b;
     terminates \true;
     assigns \nothing;
     ensures sum: a >= 1 && b >= 1 ==> a + b <= a * b + 1;
     ensures zero: a == 0 || b == 0 ==> a * b == 0;
     exits \false;
  @/
  void lemma_sum_below_product(int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires order: 0 <= a <= b && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures order: 0 <= a * n <= b * n;
     exits \false;
  @/
  void lemma_product_order(int64_t a, int64_t b, int64_t n);
*/

#endif
