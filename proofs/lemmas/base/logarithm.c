/* Logarithms of two, by induction over their recursion. */
#include "spec/base.h"

/*@ ghost
  void lemma_ceil_log2(int n)
  {
    if (n >= 2) {
      int half = n / 2 + n % 2;
      /@ assert half: half == (n + 1) / 2 && 1 <= half < n; @/
      lemma_ceil_log2(half);
      /@ assert one: half == 1 ==> CeilLog2(n) == 1; @/
      /@ assert up: CeilLog2(n) == 1 + CeilLog2(half); @/
      /@ assert power: Pow2(CeilLog2(n)) == 2 * Pow2(CeilLog2(half)); @/
      /@ assert under: half >= 2 ==> Pow2(CeilLog2(half)) == 2 * Pow2(CeilLog2(half) - 1); @/
    }
  }
*/

/*@ ghost
  void lemma_floor_log2(int n)
  {
    if (n >= 2) {
      int half = n / 2;
      lemma_floor_log2(half);
      /@ assert up: FloorLog2(n) == 1 + FloorLog2(half); @/
      /@ assert power: Pow2(FloorLog2(n)) == 2 * Pow2(FloorLog2(half)); @/
      /@ assert next: Pow2(FloorLog2(n) + 1) == 2 * Pow2(FloorLog2(half) + 1); @/
    }
  }
*/

/*@ ghost
  void lemma_pow2_order(int i, int m)
  {
    if (m > 0) {
      lemma_pow2_order(i < m ? i : m - 1, m - 1);
      /@ assert double: Pow2(m) == 2 * Pow2(m - 1); @/
    }
  }
*/

/*@ ghost
  void lemma_pow2_word(void)
  {
    /@ assert four: Pow2(4) == 16; @/
    /@ assert eight: Pow2(8) == 256; @/
    /@ assert twelve: Pow2(12) == 4096; @/
    /@ assert sixteen: Pow2(16) == 65536; @/
    /@ assert twenty: Pow2(20) == 1048576; @/
    /@ assert twentyfour: Pow2(24) == 16777216; @/
    /@ assert twentyeight: Pow2(28) == 268435456; @/
  }
*/

/*@ ghost
  void lemma_floor_log2_word(int n)
  {
    int left = n;
    int log = 0;
    lemma_floor_log2(n);
    lemma_pow2_word();
    /@ loop invariant range: 1 <= left <= n && 0 <= log <= n - left;
       loop invariant log: log + FloorLog2(left) == FloorLog2(n);
       loop assigns left, log;
       loop variant left; @/
    while (left > 1) {
      left /= 2;
      log++;
    }
    lemma_floor_log2(left);
    lemma_pow2_order(31, log);
  }
*/
