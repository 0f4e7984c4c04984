/* Sums, products and roots in 64 bits, or the word that they do not fit. */
#include "ref/base/exact.h"
#include "spec/lemmas/base.h"

dodona_status dodona_exact_add(int64_t a, int64_t b, int64_t *sum) {
  if (a > INT64_MAX - b)
    return DODONA_OVERFLOW;
  *sum = a + b;
  return DODONA_OK;
}

dodona_status dodona_exact_mul(int64_t a, int64_t b, int64_t *product) {
  //@ ghost lemma_quotient(INT64_MAX, a, b);
  if (b > 0 && a > INT64_MAX / b)
    return DODONA_OVERFLOW;
  *product = a * b;
  return DODONA_OK;
}

int64_t dodona_exact_sqrt(int64_t n) {
  int64_t low = 0;
  int64_t high = 3037000500;
  /*@ loop invariant order: 0 <= low < high <= 3037000500;
      loop invariant root: low * low <= n < high * high;
      loop assigns low, high;
      loop variant high - low;
  */
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    //@ ghost lemma_square(middle, 3037000499);
    if (middle * middle <= n)
      low = middle;
    else
      high = middle;
  }
  return low;
}
