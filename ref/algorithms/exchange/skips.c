/* The allreduce by skips. 7 ranks, radix 3: parts of 3 shares, then of 1. What rank 0 sends (+: combined), all modulo 7:

     shares that a rank answers for    7          |    3         |  1
                                       0 1 2 3 4 5 6   0 1 2        0
     step 1  skip 6                    . . . . . . 6+ to rank 6
     step 2  skip 3                    . . . 3 4 5+   to rank 3
     step 3  skip 2                    . . 2+         to rank 2
     step 4  skip 1                    . 1+           to rank 1
     step 5  skip 1                    0              to rank 6, and gets 1 from rank 1
     step 6  skip 2                    0              to rank 5, and gets 2 from rank 2
     step 7  skip 3                    0 1 2          to rank 4, and gets 3 4 5 from rank 3
     step 8  skip 6                    0              to rank 1, and gets 6 from rank 6

   Steps 1 and 2 are a round: what rank 0 sends, 3 .. 6, is nothing that it gets, shares of 0 .. 2. So are 3 and 4, 5 and 6, 7
   and 8. Rank v sends the same with all numbers + v. */
#include "ref/algorithms/exchange/skips.h"
#include "spec/lemmas/skips.h"

int32_t dodona_skip_steps(int32_t ranks, int32_t radix) {
  int32_t size = ranks;
  int32_t steps = 0;
  //@ ghost lemma_skip_steps(ranks, radix);
  /*@ loop invariant range: 1 <= size <= ranks && 0 <= steps && steps + size <= ranks;
      loop invariant rest: steps + SkipSteps(size, radix) == SkipSteps(ranks, radix);
      loop assigns size, steps;
      loop variant size; */
  while (size > 1) {
    //@ ghost lemma_skip_part(size, radix);
    int32_t part = (size - 1) / radix + 1;
    int32_t sends = (size - 1) / part;
    //@ assert round: part == SkipPart(size, radix) && sends == SkipSends(size, radix);
    //@ assert fewer: sends + part - 1 <= sends * part;
    steps += sends;
    size = part;
  }
  return steps;
}

/*@ ghost
  /@ requires range: 1 <= parts <= sends && 1 <= part;
     terminates \true;
     assigns \nothing;
     ensures fits: part <= parts * part <= sends * part;
     exits \false; @/
  void lemma_skip_fits(int32_t parts, int32_t sends, int32_t part)
  {
    /@ assert more: 0 <= (sends - parts) * part && 0 <= (parts - 1) * part; @/
  }
*/

dodona_skip dodona_skip_of(int32_t ranks, int32_t radix, int64_t y) {
  int32_t size = ranks;
  int64_t i = y;
  //@ ghost lemma_skip_steps(ranks, radix);
  //@ ghost lemma_skip(ranks, radix, (int32_t)y);
  //@ ghost lemma_skip_part(ranks, radix);
  int32_t part = (size - 1) / radix + 1;
  int32_t sends = (size - 1) / part;
  /*@ loop invariant range: 2 <= size <= ranks && 1 <= i <= SkipSteps(size, radix);
      loop invariant round: part == SkipPart(size, radix) && sends == SkipSends(size, radix);
      loop invariant cut: 1 <= part < size && 1 <= sends && sends * part < size <= (sends + 1) * part;
      loop invariant left: Skip(size, radix, i) == Skip(ranks, radix, y);
      loop invariant before: Skip(size, radix, i - 1) == Skip(ranks, radix, y - 1);
      loop invariant ahead: SkipBefore(size, radix, i) == SkipBefore(ranks, radix, y);
      loop invariant behind: SkipAfter(size, radix, i) == SkipAfter(ranks, radix, y);
      loop invariant end: SkipSteps(size, radix) - i == SkipSteps(ranks, radix) - y && i <= y;
      loop assigns size, i, part, sends;
      loop variant size; */
  while (i > sends) {
    //@ assert rest: Skip(size, radix, i) == Skip(part, radix, i - sends);
    //@ assert ahead: SkipBefore(size, radix, i) == SkipBefore(part, radix, i - sends);
    //@ assert behind: SkipAfter(size, radix, i) == SkipAfter(part, radix, i - sends);
    //@ assert end: SkipSteps(size, radix) == sends + SkipSteps(part, radix);
    //@ assert edge: i - 1 == sends ==> Skip(size, radix, i - 1) == 1 * part && Skip(part, radix, 0) == part;
    //@ assert earlier: Skip(size, radix, i - 1) == Skip(part, radix, i - sends - 1);
    //@ ghost lemma_skip_steps(part, radix);
    i -= sends;
    size = part;
    //@ ghost lemma_skip_part(size, radix);
    part = (size - 1) / radix + 1;
    sends = (size - 1) / part;
  }
  int32_t parts = sends + 1 - (int32_t)i;
  //@ assert parts: 1 <= parts <= sends;
  //@ ghost lemma_skip_fits(parts, sends, part);
  //@ ghost lemma_skip_steps(part, radix);
  //@ assert rest: sends - i <= SkipSteps(size, radix) - i;
  //@ assert here: Skip(size, radix, i) == parts * part;
  //@ assert before: Skip(size, radix, i - 1) == (i == 1 ? size : (parts + 1) * part);
  int32_t left = parts * part;
  dodona_skip step = {left, i == 1 ? size - left : part, (int32_t)i - 1, sends - (int32_t)i};
  return step;
}
