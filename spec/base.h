/* Powers of two, for the logarithms of bounds and depths. */
#ifndef DODONA_SPEC_BASE_H
#define DODONA_SPEC_BASE_H

/*@
  // measure n
  logic integer Pow2(integer n) = n <= 0 ? 1 : 2 * Pow2(n - 1);
*/

/* Logarithms of two, and the square root, rounded to integers. */

/*@
  // ceil(log2 n) for n >= 1.
  // measure n
  logic integer CeilLog2(integer n) = n <= 1 ? 0 : 1 + CeilLog2((n + 1) / 2);

  // floor(log2 n) for n >= 1.
  // measure n
  logic integer FloorLog2(integer n) = n <= 1 ? 0 : 1 + FloorLog2(n / 2);

  // q = floor(sqrt(n))
  predicate IsSqrt(integer n, integer q) = 0 <= q && q * q <= n < (q + 1) * (q + 1);
*/

/*@ ghost
  /@ requires positive: n >= 1;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures above: n <= Pow2(CeilLog2(n));
     ensures tight: n >= 2 ==> Pow2(CeilLog2(n) - 1) < n;
     ensures range: 0 <= CeilLog2(n) && (n >= 2 ==> 1 <= CeilLog2(n));
     exits \false;
  @/
  void lemma_ceil_log2(int n);
*/

/*@ ghost
  /@ requires positive: n >= 1;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures below: Pow2(FloorLog2(n)) <= n < Pow2(FloorLog2(n) + 1);
     ensures range: 0 <= FloorLog2(n) && (n == 1 ==> FloorLog2(n) == 0);
     exits \false;
  @/
  void lemma_floor_log2(int n);
*/

/*@ ghost
  /@ terminates \true;
     decreases m < 0 ? 0 : m;
     assigns \nothing;
     ensures order: i <= m ==> 1 <= Pow2(i) <= Pow2(m);
     exits \false;
  @/
  void lemma_pow2_order(int i, int m);
*/

/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures word: Pow2(30) == 1073741824 && Pow2(31) == 2147483648;
     exits \false;
  @/
  void lemma_pow2_word(void);
*/

/*@ ghost
  /@ requires positive: n >= 1;
     terminates \true;
     assigns \nothing;
     ensures word: 0 <= FloorLog2(n) <= 30;
     exits \false;
  @/
  void lemma_floor_log2_word(int n);
*/

#endif
