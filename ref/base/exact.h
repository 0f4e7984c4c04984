/* Arithmetic that says when 64 bits do not hold the answer. */
#ifndef DODONA_BASE_EXACT_H
#define DODONA_BASE_EXACT_H

#include "ref/base/types.h"
#include "spec/base.h"

/* Stores a + b in *sum, or returns DODONA_OVERFLOW and leaves *sum unchanged. */
/*@ requires terms: a >= 0 && b >= 0;
    requires out: \valid(sum);
    terminates \true;
    assigns *sum;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==> a + b <= INT64_MAX;
    ensures sum: \result == DODONA_OK ==> *sum == a + b;
    ensures kept: \result != DODONA_OK ==> *sum == \old(*sum);
    exits \false;
*/
dodona_status dodona_exact_add(int64_t a, int64_t b, int64_t *sum);

/* Stores a * b in *product, or returns DODONA_OVERFLOW and leaves *product unchanged. */
/*@ requires factors: a >= 0 && b >= 0;
    requires out: \valid(product);
    terminates \true;
    assigns *product;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==> a * b <= INT64_MAX;
    ensures product: \result == DODONA_OK ==> *product == a * b;
    ensures kept: \result != DODONA_OK ==> *product == \old(*product);
    exits \false;
*/
dodona_status dodona_exact_mul(int64_t a, int64_t b, int64_t *product);

/* Returns floor(sqrt(n)), by 32 halvings. */
/*@ requires positive: n >= 0;
    terminates \true;
    assigns \nothing;
    ensures root: IsSqrt(n, \result);
    ensures range: \result <= 3037000499;
    exits \false;
*/
int64_t dodona_exact_sqrt(int64_t n);

#endif
