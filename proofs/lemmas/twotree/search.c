/* Powers of two, and one step of the descent in a search tree. */
#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  void lemma_top_power(int32_t n, int32_t h)
  {
    if (n >= 2) {
      int32_t half = h / 2;
      /@ assert half: TopPower(h) == 2 * TopPower(half); @/
      lemma_top_power(n / 2, half);
    }
  }

  void lemma_top_twice(int32_t h)
  {
    int32_t twice = 2 * h;
    /@ assert twice: TopPower(twice) == 2 * TopPower(h); @/
    /@ assert half: 2 <= h ==> TopPower(h) == 2 * TopPower(h / 2); @/
  }

  void lemma_top_word(void)
  {
    int32_t h = 1;
    int32_t k = 0;
    /@ assert pow_4: Pow2(4) == 16; @/
    /@ assert pow_8: Pow2(8) == 256; @/
    /@ assert pow_12: Pow2(12) == 4096; @/
    /@ assert pow_16: Pow2(16) == 65536; @/
    /@ assert pow_20: Pow2(20) == 1048576; @/
    /@ assert pow_24: Pow2(24) == 16777216; @/
    /@ assert pow_28: Pow2(28) == 268435456; @/
    /@ assert pow_29: Pow2(29) == 536870912; @/
    /@ loop invariant range: 0 <= k <= 29 && 1 <= h <= 0x20000000;
       loop invariant power: h == TopPower(h) == Pow2(k);
       loop assigns h, k;
       loop variant 29 - k; @/
    while (k < 29) {
      lemma_top_twice(h);
      lemma_pow2_order(k + 1, 29);
      h *= 2;
      k++;
    }
  }

  int32_t lemma_top(int32_t n)
  {
    if (n < 2)
      return 1;
    int32_t half = lemma_top(n / 2);
    lemma_top_twice(half);
    lemma_top_power(n, 2 * half);
    lemma_top_power(2 * half - 1, half);
    return 2 * half;
  }
*/

/*@ ghost
  void lemma_search_here(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v)
  {
  }

  void lemma_search_left(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v)
  {
  }

  void lemma_search_right(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v)
  {
  }
*/
