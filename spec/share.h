/* A message cut into shares: share i of n is the blocks floor(i s / n) .. floor((i + 1) s / n) - 1, none
   where s < n leaves it empty. Neighbouring shares together are again contiguous blocks. */
#ifndef DODONA_SPEC_SHARE_H
#define DODONA_SPEC_SHARE_H

#include <stdint.h>

/*@
  // The first block of share i of n; s for i = n.
  logic integer ShareFirst(integer n, integer s, integer i) = (i * s) / n;

  // The blocks of the shares low .. high - 1.
  logic integer ShareCount(integer n, integer s, integer low, integer high) =
    ShareFirst(n, s, high) - ShareFirst(n, s, low);

  // As many as the largest of n shares has.
  logic integer ShareMost(integer n, integer s) = (s + n - 1) / n;
*/

/* The shares are in order, and end with the last block. */
/*@ ghost
  /@ requires range: 1 <= n && 1 <= s && 0 <= low <= high <= n;
     terminates \true;
     assigns \nothing;
     ensures order: 0 <= ShareFirst(n, s, low) <= ShareFirst(n, s, high) <= s;
     ensures ends: ShareFirst(n, s, 0) == 0 && ShareFirst(n, s, n) == s;
     exits \false;
  @/
  void lemma_shares_in_order(int32_t n, int32_t s, int32_t low, int32_t high);
*/

#endif
