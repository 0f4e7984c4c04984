#include "spec/lemmas/fractional.h"
/*@ ghost
  void lemma_successors(int32_t r, int32_t i, int32_t n) {
    if (i >= r) {
      lemma_capacity_unfold(r, i);
      lemma_capacity_monotone(r, -1, i - r);
    }
  }
*/

/*@ ghost
  void lemma_descend_group(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v) {
  }

  void lemma_descend_down(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t down, int32_t v) {
  }

  void lemma_descend_right(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t down, int32_t v) {
  }
*/
