/* Powers of two by doubling. */
#include "ref/base/power.h"
#include "spec/base.h"

int64_t dodona_power(int32_t k) {
  int64_t power = 1;
  //@ ghost lemma_pow2_word();
  /*@ loop invariant range: 0 <= i <= k;
      loop invariant power: power == Pow2(i);
      loop assigns i, power;
      loop variant k - i; */
  for (int32_t i = 0; i < k; i++) {
    //@ ghost lemma_pow2_order(i, 30);
    power *= 2;
  }
  //@ ghost lemma_pow2_order(k, 31);
  return power;
}
