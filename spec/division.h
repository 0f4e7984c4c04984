/* Quotients and remainders. */
#ifndef DODONA_SPEC_DIVISION_H
#define DODONA_SPEC_DIVISION_H

#include <stdint.h>

/* n q + o is divided by n in one way. */
/*@ ghost
  /@ requires 1 <= n && 0 <= q && 0 <= o < n && p == n * q + o;
     terminates \true;
     assigns \nothing;
     ensures quotient: p / n == q;
     ensures rest: p % n == o;
     exits \false; @/
  void lemma_divided(int64_t p, int64_t n, int64_t q, int64_t o);
*/

#endif
