/* What an exchange by skips sends. */
#include "spec/lemmas/skips.h"

/* In either half each rank sends ranks - 1 shares, the least there is. */
/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures half: SkipVolume(ranks, radix, SkipSteps(ranks, radix)) == ranks - 1;
    exits \false; */
void theorem_skip_volume(int32_t ranks, int32_t radix) {
  /*@ ghost
    int32_t q = lemma_skip_steps(ranks, radix);
    int32_t k = 0;
    lemma_skip(ranks, radix, 0);
    /@ loop invariant range: 0 <= k <= q;
       loop invariant sent: SkipVolume(ranks, radix, k) == ranks - Skip(ranks, radix, k);
       loop assigns k;
       loop variant q - k; @/
    while (k < q) {
      k++;
      /@ assert step: SkipShares(ranks, radix, k) == Skip(ranks, radix, k - 1) - Skip(ranks, radix, k); @/
      /@ assert more: SkipVolume(ranks, radix, k) == SkipVolume(ranks, radix, k - 1) + SkipShares(ranks, radix, k); @/
    }
    lemma_skip(ranks, radix, q);
  */
}
