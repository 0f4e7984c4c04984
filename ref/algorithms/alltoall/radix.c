/* Digits of a block's way, the low ones first. 6 ranks, radix 2; what the slots of rank 0 hold, as giver > taker:

     slot                    0     1     2     3     4     5
     begins with             0>0   0>1   0>2   0>3   0>4   0>5
     step 1  1 ahead               5>0         5>2         5>4     slots 1 3 5, runs of 1
     step 2  2 ahead                     4>0   3>0               slots 2 3,   runs of 2
     step 3  4 ahead                                 2>0   1>0   slots 4 5,   a run of 4, cut off
     ends with               0>0   5>0   4>0   3>0   2>0   1>0                                        */
#include "ref/algorithms/alltoall/radix.h"
#include "ref/base/relabel.h"
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires range: 1 <= run && 2 <= radix;
     terminates \true;
     assigns \nothing;
     ensures longer: run + 1 <= run + radix - 1 <= run * radix;
     exits \false; @/
  void lemma_run_grows(int64_t run, int32_t radix)
  {
    /@ assert rest: 0 <= (run - 1) * (radix - 1); @/
  }
*/

int32_t dodona_alltoall_steps(int32_t ranks, int32_t radix) {
  int64_t run = 1;
  int32_t steps = 0;
  /*@ loop invariant here: run == RadixRun(radix, steps + 1) && RadixDigit(radix, steps + 1) == 1;
      loop invariant skip: RadixSkip(radix, steps + 1) == run;
      loop invariant range: 1 <= run && 0 <= steps < run && (run < ranks || run == 1);
      loop assigns run, steps;
      loop variant ranks - run; */
  while (run <= (ranks - 1) / radix) {
    //@ ghost lemma_quotient(ranks - 1, run, radix);
    //@ ghost lemma_run_grows(run, radix);
    //@ ghost lemma_radix_round(radix, steps + 1, radix - 1);
    //@ ghost lemma_radix_next(radix, steps + radix - 1);
    //@ ghost lemma_radix_skip(radix, steps + radix);
    //@ assert product: run * radix == radix * RadixRun(radix, steps + 1);
    //@ assert one: RunsOf(1, radix * run) == radix * run;
    steps += radix - 1;
    run *= radix;
  }
  const int32_t digit = (int32_t)((ranks - 1) / run);
  //@ assert cut: digit * run <= ranks - 1 < (digit + 1) * run;
  //@ ghost lemma_quotient(ranks - 1, run, radix);
  //@ ghost lemma_quotient(ranks - 1, radix, run);
  //@ assert last: digit < radix;
  /*@ ghost
    if (0 < digit) {
      lemma_radix_round(radix, steps + 1, digit);
      lemma_radix_skip(radix, (int64_t)steps + digit);
      /@ assert far: RadixSkip(radix, steps + digit) == digit * run < ranks; @/
    } */
  //@ assert few: steps + digit < ranks;
  return steps + digit;
}

/* The digit and the run of a step. */
typedef struct digit_run {
  int32_t digit;
  int32_t run;
} digit_run;

/*@ requires range: 1 <= ranks && 2 <= radix && 1 <= y <= 0x7fffffff && RadixSkip(radix, y) < ranks;
    terminates \true;
    assigns \nothing;
    ensures digit: \result.digit == RadixDigit(radix, y) && 1 <= \result.digit <= radix - 1;
    ensures run: \result.run == RadixRun(radix, y) && 1 <= \result.run;
    ensures skip: \result.digit * \result.run == RadixSkip(radix, y);
    exits \false; */
static digit_run digit_of(int32_t radix, int64_t y) /*@ ghost (int32_t ranks) */ {
  int64_t run = 1;
  int64_t digit = y;
  //@ ghost lemma_radix_skip(radix, y);
  /*@ loop invariant here: run == RadixRun(radix, y - digit + 1) && RadixDigit(radix, y - digit + 1) == 1;
      loop invariant range: 1 <= digit <= y && 1 <= run < ranks;
      loop assigns run, digit;
      loop variant digit; */
  while (digit > radix - 1) {
    //@ ghost lemma_radix_round(radix, y - digit + 1, radix - 1);
    //@ ghost lemma_radix_next(radix, y - digit + radix - 1);
    //@ ghost lemma_radix_order(radix, y - digit + radix, y);
    //@ ghost lemma_radix_run(radix, y - digit + radix, ranks);
    digit -= radix - 1;
    run *= radix;
  }
  //@ ghost lemma_radix_round(radix, y - digit + 1, digit);
  return (digit_run){(int32_t)digit, (int32_t)run};
}

dodona_alltoall_step dodona_alltoall_step_at(int32_t ranks, int32_t radix, int32_t rank,
                                             int64_t y) {
  const int32_t steps = dodona_alltoall_steps(ranks, radix);
  if (y < 1 || y > steps) {
    /*@ ghost
      if (steps < y)
        lemma_radix_order(radix, steps + 1, y); */
    return (dodona_alltoall_step){DODONA_NONE, DODONA_NONE, {0, 1, 2, 0}};
  }
  //@ ghost lemma_radix_order(radix, y, steps);
  const digit_run step = digit_of(radix, y) /*@ ghost (ranks) */;
  const int32_t skip = step.digit * step.run;
  const int64_t stride = (int64_t)radix * step.run;
  //@ ghost lemma_run_grows(step.run, radix);
  //@ ghost lemma_slots(radix, step.digit, step.run, ranks);
  const int32_t count = dodona_slots_below(skip, step.run, stride, ranks);
  /*@ assert message: skip == RadixSkip(radix, y) && step.run == RadixRun(radix, y) && stride == radix * RadixRun(radix, y) &&
        count == RunsBelow(skip, RadixRun(radix, y), radix * RadixRun(radix, y), ranks); */
  const int32_t to = dodona_rank(ranks, skip, rank);
  const int32_t from = dodona_position(ranks, skip, rank);
  //@ assert runs: \forall integer o; 0 <= o < ranks ==> (RadixSends(radix, y, o) <==> InRuns(skip, step.run, stride, o));
  /*@ assert come: \forall integer o; 0 <= o < ranks ==> 0 <= RadixCome(radix, y, o) <= o &&
        (RadixSends(radix, y, o) ==> RadixCome(radix, y, o) == o % step.run); */
  //@ assert slot: \forall integer g, t; 0 <= g < ranks && 0 <= t < ranks ==> 0 <= Position(ranks, g, t) < ranks;
  //@ assert holder: \forall integer g, t; 0 <= g < ranks && 0 <= t < ranks ==> 0 <= RadixHolder(ranks, radix, y, g, t) < ranks;
  //@ assert from: \forall integer u; 0 <= u < ranks ==> (rank == Rank(ranks, skip, u) <==> u == from);
  return (dodona_alltoall_step){to, from, {skip, step.run, stride, count}};
}
