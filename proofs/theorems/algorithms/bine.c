/* By induction over the steps. */
#include "proofs/theorems/algorithms/bine.h"
#include "spec/lemmas/exchange.h"

/*@ ghost
  void theorem_bine_volume(int32_t Q, int32_t y)
  {
    int32_t log = lemma_ceil_log(Q);
    lemma_ceil_log2(Q);
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= y;
       loop invariant sent: BineSent(Q, k) == (k < log ? Pow2(k) : Q) - 1;
       loop assigns k;
       loop variant y - k; @/
    while (k < y) {
      k++;
      lemma_bine_step(Q, k);
    }
  }

  /@ requires range: 0 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures size: NegaPow2(y) == (y % 2 == 1 ? -Pow2(y) : Pow2(y));
     exits \false; @/
  void lemma_nega_pow2(int32_t y)
  {
    if (0 < y)
      lemma_nega_pow2(y - 1);
  }

  void theorem_bine_distance(int32_t y)
  {
    lemma_nega_pow2(y);
    if (1 < y) {
      lemma_nega_pow2(y - 1);
      theorem_bine_distance(y - 1);
      lemma_bine_distance(y - 1);
    }
  }
*/
