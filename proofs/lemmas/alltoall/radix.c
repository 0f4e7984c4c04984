/* Digits, runs and skips, by induction on the step. */
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/base.h"

/*@ ghost
  int64_t lemma_radix_next(int64_t r, int64_t y)
  {
    if (y == 1)
      return 1;
    int64_t before = lemma_radix_next(r, y - 1);
    return before == r - 1 ? 1 : before + 1;
  }

  void lemma_radix_round(int64_t r, int64_t y, int64_t digit)
  {
    lemma_radix_next(r, y);
    if (1 < digit) {
      lemma_radix_round(r, y, digit - 1);
      lemma_radix_next(r, y + digit - 2);
    }
  }

  /@ requires range: 2 <= r && 2 <= y;
     requires before: before == RadixDigit(r, y - 1) && RadixSkip(r, y - 1) == RunsOf(before, RadixRun(r, y - 1));
     terminates \true;
     assigns \nothing;
     ensures runs: RadixSkip(r, y) == RunsOf(RadixDigit(r, y), RadixRun(r, y));
     exits \false; @/
  void lemma_skip_next(int64_t r, int64_t y, int64_t before)
  {
    lemma_radix_next(r, y - 1);
    if (before < r - 1) {
      /@ assert next: RadixDigit(r, y) == before + 1 && RadixRun(r, y) == RadixRun(r, y - 1); @/
      /@ assert more: RunsOf(before + 1, RadixRun(r, y - 1)) == RunsOf(before, RadixRun(r, y - 1)) + RadixRun(r, y - 1); @/
      /@ assert told: RadixSkip(r, y) == RunsOf(RadixDigit(r, y), RadixRun(r, y)); @/
      return;
    }
    /@ assert after: RadixDigit(r, y) == 1 && RadixRun(r, y) == r * RadixRun(r, y - 1); @/
    /@ assert last: RunsOf(1, RadixRun(r, y)) == RunsOf(r - 1, RadixRun(r, y - 1)) + RadixRun(r, y - 1); @/
    /@ assert whole: before == r - 1; @/
    /@ assert told: RadixSkip(r, y) == RunsOf(RadixDigit(r, y), RadixRun(r, y)); @/
  }

  void lemma_radix_skip(int64_t r, int64_t y)
  {
    lemma_radix_next(r, y);
    if (y == 1) {
      /@ assert first: RadixDigit(r, 1) == 1 && RadixRun(r, 1) == 1 && RadixSkip(r, 1) == 1; @/
      /@ assert one: RunsOf(1, 1) == 1; @/
      return;
    }
    lemma_radix_skip(r, y - 1);
    lemma_skip_next(r, y, lemma_radix_next(r, y - 1));
  }

  void lemma_radix_order(int64_t r, int64_t y, int64_t n)
  {
    if (y < n) {
      lemma_radix_next(r, y);
      lemma_radix_order(r, y + 1, n);
    }
  }

  int64_t lemma_radix_run(int64_t r, int64_t y, int64_t P)
  {
    lemma_radix_skip(r, y);
    int64_t digit = lemma_radix_next(r, y);
    if (y == 1)
      return 1;
    int64_t before = lemma_radix_next(r, y - 1);
    int64_t run = lemma_radix_run(r, y - 1, P);
    if (before < r - 1)
      return run;
    /@ assert one: RunsOf(1, RadixRun(r, y)) == RadixRun(r, y); @/
    /@ assert long: RadixRun(r, y) == r * run; @/
    return r * run;
  }
*/
