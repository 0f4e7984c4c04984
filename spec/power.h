/* Powers of two, for the logarithms of bounds and depths. */
#ifndef DODONA_SPEC_POWER_H
#define DODONA_SPEC_POWER_H

/*@
  // measure n
  logic integer Pow2(integer n) = n <= 0 ? 1 : 2 * Pow2(n - 1);
*/

#endif
