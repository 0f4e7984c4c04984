/* How many slots lie in runs, by induction on the slots. */
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires range: 1 <= run < stride <= 0x4000000000000000 && 0 <= n < 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures next: SlotsFilled(run, stride, n + 1) == SlotsFilled(run, stride, n) + (n % stride < run ? 1 : 0);
     exits \false; @/
  void lemma_filled_next(int64_t run, int64_t stride, int64_t n)
  {
    int64_t full = n / stride;
    int64_t rest = n % stride;
    /@ assert cut: n == stride * full + rest; @/
    if (rest + 1 < stride) {
      lemma_divided(n + 1, stride, full, rest + 1);
      /@ assert inside: SlotsFilled(run, stride, n + 1) == full * run + (rest + 1 < run ? rest + 1 : run); @/
      return;
    }
    /@ assert last: n + 1 == stride * (full + 1) + 0; @/
    lemma_divided(n + 1, stride, full + 1, 0);
    /@ assert more: (full + 1) * run == full * run + run; @/
    /@ assert before: SlotsFilled(run, stride, n) == full * run + run; @/
    /@ assert behind: SlotsFilled(run, stride, n + 1) == (full + 1) * run; @/
  }

  void lemma_runs_below(int64_t first, int64_t run, int64_t stride, int64_t n)
  {
    if (n == 0)
      return;
    lemma_runs_below(first, run, stride, n - 1);
    if (first <= n - 1) {
      lemma_filled_next(run, stride, n - 1 - first);
      /@ assert none: SlotsFilled(run, stride, 0) == 0; @/
    }
  }
*/
