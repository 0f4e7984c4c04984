/* Digits, runs and skips of the alltoall of radix r. */
#ifndef DODONA_SPEC_LEMMAS_ALLTOALL_H
#define DODONA_SPEC_LEMMAS_ALLTOALL_H

#include <stdint.h>
#include "spec/algorithms/alltoall.h"

/* Digits are 1 .. r - 1. */
/*@ ghost
  /@ requires range: 2 <= r && 1 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures told: \result == RadixDigit(r, y);
     ensures digit: 1 <= RadixDigit(r, y) <= r - 1 && RadixDigit(r, y) <= y;
     ensures run: 1 <= RadixRun(r, y);
     ensures next: RadixDigit(r, y) < r - 1 ==> RadixDigit(r, y + 1) == RadixDigit(r, y) + 1 && RadixRun(r, y + 1) == RadixRun(r, y);
     ensures after: RadixDigit(r, y) == r - 1 ==> RadixDigit(r, y + 1) == 1 && RadixRun(r, y + 1) == r * RadixRun(r, y);
     exits \false; @/
  int64_t lemma_radix_next(int64_t r, int64_t y);
*/

/* From the first digit of a run to the others. */
/*@ ghost
  /@ requires range: 2 <= r && 1 <= y <= 0x7fffffff && 1 <= digit <= r - 1 && digit <= 0x7fffffff;
     requires first: RadixDigit(r, y) == 1;
     terminates \true;
     decreases digit;
     assigns \nothing;
     ensures digit: RadixDigit(r, y + digit - 1) == digit;
     ensures run: RadixRun(r, y + digit - 1) == RadixRun(r, y);
     exits \false; @/
  void lemma_radix_round(int64_t r, int64_t y, int64_t digit);
*/

/* A skip is a digit's runs, and y ranks or more. */
/*@ ghost
  /@ requires range: 2 <= r && 1 <= y;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures least: y <= RadixSkip(r, y);
     ensures runs: RadixSkip(r, y) == RunsOf(RadixDigit(r, y), RadixRun(r, y));
     exits \false; @/
  void lemma_radix_skip(int64_t r, int64_t y);
*/

/* A later step skips as many ranks or more. */
/*@ ghost
  /@ requires range: 2 <= r && 1 <= y <= n;
     terminates \true;
     decreases n - y;
     assigns \nothing;
     ensures order: RadixSkip(r, y) <= RadixSkip(r, n);
     exits \false; @/
  void lemma_radix_order(int64_t r, int64_t y, int64_t n);
*/

/* The run of a step, as a number that fits. */
/*@ ghost
  /@ requires range: 2 <= r <= 0x7fffffff && 1 <= y && P <= 0x7fffffff;
     requires step: RadixSkip(r, y) < P;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures run: 1 <= \result == RadixRun(r, y) <= RadixSkip(r, y);
     exits \false; @/
  int64_t lemma_radix_run(int64_t r, int64_t y, int64_t P);
*/

/* A slot of a digit lies in a run; and how far a slot comes in the digit's step: nowhere, or as far as the message goes. */
/*@
  predicate Slotted(integer r, integer digit, integer run, integer o) =
    (DigitOf(r, run, o) == digit <==> InRuns(digit * run, run, r * run, o)) &&
    0 <= SlotCome(r, digit, run, o) <= o &&
    (DigitOf(r, run, o) == digit ==> SlotCome(r, digit, run, o) == o % run && o % run + digit * run <= o);

  // How far it has come when the step is over.
  logic integer SlotGone(integer r, integer digit, integer run, integer o) =
    SlotCome(r, digit, run, o) + (DigitOf(r, run, o) == digit ? digit * run : 0);

  predicate Steps(integer r, integer digit, integer run, integer o) =
    (digit < r - 1 ==> SlotCome(r, digit + 1, run, o) == SlotGone(r, digit, run, o)) &&
    (digit == r - 1 ==> SlotCome(r, 1, r * run, o) == SlotGone(r, digit, run, o)) &&
    (o < (digit + 1) * run ==> SlotGone(r, digit, run, o) == o) && SlotCome(r, 1, 1, o) == 0;
*/

/*@ ghost
  /@ requires range: 2 <= r <= 0x7fffffff && 1 <= digit <= r - 1 && 1 <= run <= 0x7fffffff && 0 <= n <= 0x7fffffff;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures slots: \forall integer o; 0 <= o < n ==> Slotted(r, digit, run, o) && Steps(r, digit, run, o);
     exits \false; @/
  void lemma_slots(int64_t r, int64_t digit, int64_t run, int64_t n);
*/

/* SlotsFilled counts the slots in runs among n slots, where slot 0 begins a run. */
/*@
  logic integer SlotsFilled(integer run, integer stride, integer n) = n / stride * run + (n % stride < run ? n % stride : run);
*/

/*@ ghost
  /@ requires range: 0 <= first && 1 <= run < stride <= 0x4000000000000000 && 0 <= n <= 0x7fffffff;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures below: RunsBelow(first, run, stride, n) == (n <= first ? 0 : SlotsFilled(run, stride, n - first));
     exits \false; @/
  void lemma_runs_below(int64_t first, int64_t run, int64_t stride, int64_t n);
*/

#endif
