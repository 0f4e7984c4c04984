/* What a step does to each slot: o is cut into runs of r and one run. */
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires range: 0 <= a <= b <= 0x7fffffff && 0 <= run;
     terminates \true;
     assigns \nothing;
     ensures more: a * run <= b * run;
     exits \false; @/
  void lemma_more_runs(int64_t a, int64_t b, int64_t run)
  {
    /@ assert rest: 0 <= (b - a) * run == b * run - a * run; @/
  }
*/

/* o cut into runs of r and one run. */
/*@ ghost
  /@ requires range: 1 <= r <= 0x7fffffff && 1 <= run <= 0x7fffffff && 0 <= o;
     terminates \true;
     assigns \nothing;
     ensures cut: o == o / run / r * (r * run) + DigitOf(r, run, o) * run + o % run;
     ensures digit: 0 <= DigitOf(r, run, o) < r && 0 <= o % run < run;
     ensures low: 0 <= DigitOf(r, run, o) * run + o % run < r * run;
     ensures high: 0 <= o / run / r;
     exits \false; @/
  void lemma_cut_digit(int64_t r, int64_t run, int64_t o)
  {
    int64_t q = o / run;
    /@ assert outer: o == q * run + o % run; @/
    /@ assert inner: q == q / r * r + q % r; @/
    /@ assert spread: q * run == (q / r * r) * run + (q % r) * run; @/
    /@ assert spread_more: (q / r * r) * run == q / r * (r * run); @/
    /@ assert least: 0 <= q % r * run; @/
    /@ assert most: q % r * run <= (r - 1) * run == r * run - run; @/
  }

  /@ requires range: 2 <= r <= 0x7fffffff && 1 <= digit <= r - 1 && 1 <= run <= 0x7fffffff && 0 <= o;
     terminates \true;
     assigns \nothing;
     ensures runs: DigitOf(r, run, o) == digit <==> InRuns(digit * run, run, r * run, o);
     exits \false; @/
  void lemma_digit_runs(int64_t r, int64_t digit, int64_t run, int64_t o)
  {
    lemma_cut_digit(r, run, o);
    int64_t stride = r * run;
    int64_t high = o / run / r;
    int64_t mine = o / run % r;
    int64_t rest = o % run;
    /@ assert split: o == stride * high + (mine * run + rest); @/
    lemma_divided(o, stride, high, mine * run + rest);
    /@ assert low_end: 0 <= (digit - 1) * run; @/
    lemma_more_runs(digit, r - 1, run);
    /@ assert positive: run <= digit * run <= stride - run; @/
    if (mine < digit) {
      /@ assert fewer: mine * run <= (digit - 1) * run == digit * run - run; @/
      if (high == 0)
        return;
      lemma_divided(o - digit * run, stride, high - 1, stride + mine * run + rest - digit * run);
      /@ assert behind: 0 <= mine * run; @/
      return;
    }
    lemma_divided(o - digit * run, stride, high, mine * run + rest - digit * run);
    if (digit < mine) {
      /@ assert more: digit * run + run == (digit + 1) * run; @/
      lemma_more_runs(digit + 1, mine, run);
    }
  }

  /@ requires range: 2 <= r <= 0x7fffffff && 1 <= digit <= r - 1 && 1 <= run <= 0x7fffffff && 0 <= o;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= SlotCome(r, digit, run, o) <= o;
     ensures left: DigitOf(r, run, o) == digit ==> SlotCome(r, digit, run, o) == o % run && o % run + digit * run <= o;
     ensures begin: SlotCome(r, 1, 1, o) == 0;
     ensures next: digit < r - 1 ==> SlotCome(r, digit + 1, run, o) == SlotGone(r, digit, run, o);
     ensures end: o < (digit + 1) * run ==> SlotGone(r, digit, run, o) == o;
     exits \false; @/
  void lemma_come(int64_t r, int64_t digit, int64_t run, int64_t o)
  {
    lemma_cut_digit(r, run, o);
    int64_t high = o / run / r;
    int64_t mine = o / run % r;
    int64_t rest = o % run;
    /@ assert one: o % 1 == 0 && o / 1 == o; @/
    /@ assert least: 0 <= high * (r * run) && 0 <= mine * run; @/
    if (o < (digit + 1) * run) {
      /@ assert none: 1 <= high ==> r * run <= high * (r * run); @/
      lemma_more_runs(digit + 1, r, run);
      /@ assert fewer: digit < mine ==> (digit + 1) * run <= mine * run; @/
    }
  }

  /@ requires range: 2 <= r <= 0x7fffffff && 1 <= run <= 0x7fffffff && 0 <= o;
     terminates \true;
     assigns \nothing;
     ensures after: SlotCome(r, 1, r * run, o) == SlotGone(r, r - 1, run, o);
     exits \false; @/
  void lemma_come_after(int64_t r, int64_t run, int64_t o)
  {
    lemma_cut_digit(r, run, o);
    int64_t high = o / run / r;
    int64_t mine = o / run % r;
    int64_t rest = o % run;
    /@ assert split: o == r * run * high + (mine * run + rest); @/
    lemma_divided(o, r * run, high, mine * run + rest);
    /@ assert low: o % (r * run) == mine * run + rest; @/
    /@ assert first: SlotCome(r, 1, r * run, o) == mine * run + rest; @/
    if (mine == r - 1) {
      /@ assert last: SlotGone(r, r - 1, run, o) == rest + (r - 1) * run; @/
      return;
    }
    /@ assert over: SlotGone(r, r - 1, run, o) == rest + mine * run; @/
  }

  void lemma_slots(int64_t r, int64_t digit, int64_t run, int64_t n)
  {
    if (n == 0)
      return;
    lemma_slots(r, digit, run, n - 1);
    lemma_digit_runs(r, digit, run, n - 1);
    lemma_come(r, digit, run, n - 1);
    lemma_come_after(r, run, n - 1);
  }
*/
