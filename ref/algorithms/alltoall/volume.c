/* Digit by digit. */
#include "ref/algorithms/alltoall/volume.h"
#include "ref/algorithms/alltoall/slots.h"

/* What a digit adds is less than what the longer run allows. */
/*@ ghost
  /@ requires range: 1 <= run < ranks && 2 <= radix;
     requires so_far: total <= ranks * run;
     terminates \true;
     assigns \nothing;
     ensures longer: 2 * run <= radix * run;
     ensures more: total + ranks <= ranks * (radix * run);
     ensures most: total + ranks <= 0x3fffffff00000001 && radix * run <= 0x4000000000000000;
     exits \false; @/
  void lemma_digit_adds(int32_t ranks, int32_t radix, int64_t run, int64_t total)
  {
    /@ assert runs: 0 <= (radix - 2) * run; @/
    /@ assert longer: ranks * (2 * run) <= ranks * (radix * run); @/
    /@ assert one: ranks <= ranks * run; @/
    /@ assert square: ranks * (run + 1) <= ranks * ranks; @/
    /@ assert wide: radix * run <= 0x7fffffff * run; @/
  }
*/

int64_t dodona_alltoall_volume(int32_t ranks, int32_t radix) {
  int64_t total = 0;
  int64_t run = 1;
  /*@ loop invariant range: 1 <= run <= 0x4000000000000000 && 0 <= total <= ranks * run;
      loop invariant most: total <= 0x3fffffff00000001;
      loop invariant rest: total + DigitsFrom(ranks, radix, run) == DigitsFrom(ranks, radix, 1);
      loop assigns total, run;
      loop variant ranks - run; */
  while (run < ranks) {
    //@ ghost lemma_digit_adds(ranks, radix, run, total);
    total += ranks - dodona_slots_below(0, (int32_t)run, radix * run, ranks);
    run *= radix;
  }
  return total;
}
