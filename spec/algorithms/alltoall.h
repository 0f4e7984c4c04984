/* The alltoall of radix r, for any number of ranks P and any r >= 2. The block from rank g to rank t has t - g mod P ranks to go; these
   numbers, 0 .. P - 1, are its slot. It goes digit by digit: in the step of the digit d and of run = r^i all slots whose digit number i is
   d go d run ranks ahead. So a rank sends and receives the same slots in a step, and block and slot stay together. */
#ifndef DODONA_SPEC_ALGORITHMS_ALLTOALL_H
#define DODONA_SPEC_ALGORITHMS_ALLTOALL_H

#include "spec/machine/turn.h"

/*@
  // The digit and the run of step y: 1 .. r - 1 with run 1, then with run r, then with run r^2.
  // measure y
  logic integer RadixDigit(integer r, integer y) = y <= 1 ? 1 : RadixDigit(r, y - 1) >= r - 1 ? 1 : RadixDigit(r, y - 1) + 1;
  // measure y
  logic integer RadixRun(integer r, integer y) = y <= 1 ? 1 : RadixDigit(r, y - 1) >= r - 1 ? r * RadixRun(r, y - 1) : RadixRun(r, y - 1);
  // How many ranks ahead the message of step y goes: as many runs as the digit says.
  // measure y
  logic integer RadixSkip(integer r, integer y) = y <= 1 ? 1 : RadixSkip(r, y - 1) + RadixRun(r, y - 1);

  logic integer RunsOf(integer digit, integer run) = digit * run;

  // n steps are all that P ranks need.
  predicate IsRadixSteps(integer P, integer r, integer n) = 0 <= n && (1 <= n ==> RadixSkip(r, n) < P) && P <= RadixSkip(r, n + 1);

  // The digit of slot o for runs of this length.
  logic integer DigitOf(integer r, integer run, integer o) = o / run % r;

  // Slot o is in the message of step y.
  predicate RadixSends(integer r, integer y, integer o) = DigitOf(r, RadixRun(r, y), o) == RadixDigit(r, y);

  // How many ranks the block in slot o has gone ahead when the step of this digit and run begins: as many as the digits of o below the run say,
  // and as many as the digit of o at the run says if the step of that digit is over.
  logic integer SlotCome(integer r, integer digit, integer run, integer o) = o % run + (DigitOf(r, run, o) < digit ? DigitOf(r, run, o) * run : 0);
  logic integer RadixCome(integer r, integer y, integer o) = SlotCome(r, RadixDigit(r, y), RadixRun(r, y), o);

  // Where the block from g to t is when step y begins.
  logic integer RadixHolder(integer P, integer r, integer y, integer g, integer t) = Rank(P, RadixCome(r, y, Position(P, g, t)), g);

  // In step y rank u sends rank v the block from g to t.
  predicate AlltoallMoves(integer P, integer r, integer y, integer u, integer v, integer g, integer t) =
    1 <= y < P && RadixSkip(r, y) < P && 0 <= g < P && 0 <= t < P && RadixSends(r, y, Position(P, g, t)) &&
    u == RadixHolder(P, r, y, g, t) && v == Rank(P, RadixSkip(r, y), u);

  // Slots in runs, a run every `stride`, the first from slot `first` on.
  predicate InRuns(integer first, integer run, integer stride, integer o) = first <= o && (o - first) % stride < run;

  // How many of the slots 0 .. n - 1 lie in the runs.
  // measure n
  logic integer RunsBelow(integer first, integer run, integer stride, integer n) =
    n <= 0 ? 0 : RunsBelow(first, run, stride, n - 1) + (first <= n - 1 && (n - 1 - first) % stride < run ? 1 : 0);
*/

/* What a rank does in a step, and how much the alltoall moves. */
/*@
  // In step y rank u sends rank v as many slots, in runs, from slot `first` on.
  predicate SlotsMove(integer P, integer r, integer y, integer u, integer v, integer first, integer count) =
    1 <= y < P && RadixSkip(r, y) < P && 0 <= u < P && v == Rank(P, RadixSkip(r, y), u) && first == RadixSkip(r, y) &&
    count == RunsBelow(first, RadixRun(r, y), r * RadixRun(r, y), P);

  // How many slots a rank sends in the steps of this run and of longer ones: those whose digit there is not 0.
  // measure P - run
  logic integer DigitsFrom(integer P, integer r, integer run) =
    run < 1 || P <= run || r < 2 ? 0 : P - RunsBelow(0, run, r * run, P) + DigitsFrom(P, r, r * run);

  // How many of the slots 0 .. n - 1 are in the message of step y, and in the messages of the steps 1 .. y.
  // measure n
  logic integer SlotsSent(integer r, integer y, integer n) =
    n <= 0 ? 0 : SlotsSent(r, y, n - 1) + ((n - 1) / RadixRun(r, y) % r == RadixDigit(r, y) ? 1 : 0);
  // measure y
  logic integer SlotsCarried(integer r, integer y, integer n) = y <= 0 ? 0 : SlotsCarried(r, y - 1, n) + SlotsSent(r, y, n);

  // How often slot o is sent in the steps 1 .. y: once for each of its digits that is not 0.
  // measure y
  logic integer TimesSent(integer r, integer y, integer o) =
    y <= 0 ? 0 : TimesSent(r, y - 1, o) + (o / RadixRun(r, y) % r == RadixDigit(r, y) ? 1 : 0);

  // The same of the slots 0 .. n - 1 together.
  // measure n
  logic integer TimesSentBelow(integer r, integer y, integer n) = n <= 0 ? 0 : TimesSentBelow(r, y, n - 1) + TimesSent(r, y, n - 1);
*/

#endif
