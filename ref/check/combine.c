/* Step by step as the checker of broadcasts: the rows of a step are entered, then judged in their
   order. What a row brings is counted at once, though it arrives later: the step in the table tells
   when it can be passed on. */
#include "ref/check/combine.h"
#include "ref/check/entries.h"
#include "ref/check/row.h"

int64_t dodona_check_combine_entries(const dodona_rules *rules) {
  if (rules->ranks < 1 || rules->blocks != 2 || rules->ticks < 1 || rules->latency < rules->ticks)
    return -1;
  //@ assert room: 0 <= Cells(rules->ranks, rules->ranks) <= 0x3fffffff00000001;
  return 4 * (int64_t)rules->ranks + (int64_t)rules->ranks * rules->ranks;
}

/* After the last row: each rank counts each input. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires counted: \valid_read(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires known: Entries(rules, rows, counted, n);
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_NEVER_RECEIVED;
    ensures full: \result.fault == DODONA_VALID ==>
      CountedBefore(rules, rows, n, rules->ranks, 0) && \result.row == DODONA_NONE &&
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE;
    ensures missing: \result.fault == DODONA_NEVER_RECEIVED ==>
      NeverCounted(rules, rows, n, \result.rank, \result.block) && \result.row == n;
    ensures wrong: \result.fault == DODONA_NEVER_RECEIVED ==>
      !CountedBefore(rules, rows, n, rules->ranks, 0);
    exits \false;
*/
static dodona_verdict complete(const dodona_rules *rules, int64_t n, const uint64_t *counted)
/*@ ghost (const dodona_row *rows) */ {
  /*@ loop invariant index: 0 <= rank <= rules->ranks;
      loop invariant counted: CountedBefore(rules, rows, n, rank, 0);
      loop assigns rank;
      loop variant rules->ranks - rank;
  */
  for (int32_t rank = 0; rank < rules->ranks; rank++) {
    int32_t input = dodona_check_uncounted(rules, rank, counted) /*@ ghost (rows, n) */;
    if (input != DODONA_NONE)
      return dodona_check_verdict(DODONA_NEVER_RECEIVED, rank, input, n);
  }
  return dodona_check_valid();
}

/* The first rule of every combine's rows that row k of the step lo .. hi - 1 breaks, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid_read(last + (0 .. 2 * rules->ranks - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: RangeBefore(rules, rows, k) && StepsOrdered(rows, k) && PortsBefore(rules, rows, k);
    requires known: LastSound(rules, rows, last, k) && LastFull(rules, rows, last, k);
    terminates \true;
    assigns \nothing;
    ensures fits: \result == DODONA_VALID ==> RowFits(rules, rows, n, k) && OpensMessage(rows, k);
    ensures next: \result == DODONA_VALID ==>
      RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k + 1) && PortsBefore(rules, rows, k + 1);
    ensures breaks: \result != DODONA_VALID ==>
      \result != DODONA_COUNTED_TWICE && CombineBreaks(rules, rows, n, k, \result);
    ensures wrong: \result != DODONA_VALID ==>
      !(RowFits(rules, rows, n, k) && OpensMessage(rows, k));
    exits \false;
*/
static int32_t fit(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t hi,
                   int64_t k, const uint64_t *first, const uint64_t *last)
/*@ ghost (int64_t n) */ {
  int32_t fault = dodona_check_fit(rules, rows, lo, hi, k, first, last) /*@ ghost (n) */;
  if (fault != DODONA_VALID && fault <= DODONA_PORT_TWICE) {
    //@ assert early: CombineBreaks(rules, rows, n, k, fault);
    return fault;
  }
  uint64_t entry = last[dodona_check_slot(rows[k].rank, rows[k].op)];
  //@ assert free: RowInRange(rules, rows, k) && InOrder(rows, k) && PortFree(rules, rows, k);
  /*@ assert before: \forall integer i; 0 <= i < k && SameMessage(rows, i, k) ==>
        lo <= i < entry; */
  //@ assert opens: entry <= lo ==> OpensMessage(rows, k);
  /*@ assert second: lo < entry ==> 0 <= entry - 1 < k && SamePort(rules, rows, entry - 1, k) &&
        Leaves(rules, rows, entry - 1, k) && SameMessage(rows, entry - 1, k); */
  //@ assert again: lo < entry ==> !OpensMessage(rows, k);
  return entry > (uint64_t)lo ? DODONA_PORT_TWICE : fault;
}

/* Judges row k of the step lo .. hi - 1, and enters it if it is right. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: CombineBefore(rules, rows, n, k);
    requires known: CombineTables(rules, rows, last, counted, k);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1],
      counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures right: \result.fault == DODONA_VALID ==>
      CombineBefore(rules, rows, n, k + 1) && CombineTables(rules, rows, last, counted, k + 1);
    ensures fault: \result.fault != DODONA_VALID ==>
      \result.row == k && WrongCombineRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_verdict judge_row(const dodona_rules *rules, const dodona_row *rows, int64_t lo,
                                int64_t hi, int64_t k, const uint64_t *first, uint64_t *last,
                                uint64_t *counted)
/*@ ghost (int64_t n) */ {
  int32_t fault = fit(rules, rows, lo, hi, k, first, last) /*@ ghost (n) */;
  if (fault != DODONA_VALID)
    return dodona_check_verdict(fault, DODONA_NONE, DODONA_NONE, k);
  int32_t input = dodona_check_again(rules, rows, k, counted);
  if (input != DODONA_NONE)
    return dodona_check_verdict(DODONA_COUNTED_TWICE, rows[k].rank, input, k);
  //@ assert right: CombineRowRight(rules, rows, n, k);
  dodona_check_record_last(rows, k, last) /*@ ghost (rules) */;
  /*@ assert counted: \forall integer q; 0 <= q < Cells(rules->ranks, rules->ranks) ==>
        counted[q] == \at(counted[q], Pre); */
  /*@ assert kept: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks ==>
        \at(EntryIs(rules, rows, counted, k, v, d), Pre) &&
        EntryIs(rules, rows, counted, k, v, d); */
  //@ assert entries: Entries(rules, rows, counted, k);
  //@ ghost recorded:;
  dodona_check_count(rules, rows, k, counted);
  /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
        last[q] == \at(last[q], recorded); */
  //@ assert sound: LastSound(rules, rows, last, k + 1);
  //@ assert full: LastFull(rules, rows, last, k + 1);
  return dodona_check_valid();
}

/* Judges the rows lo .. hi - 1 of a step: the first that is not right, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: CombineBefore(rules, rows, n, lo);
    requires known: CombineTables(rules, rows, last, counted, lo);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1],
      counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures first: \result.fault == DODONA_VALID ==> FirstSound(rules, rows, first, hi, hi);
    ensures right: \result.fault == DODONA_VALID ==>
      CombineBefore(rules, rows, n, hi) && CombineTables(rules, rows, last, counted, hi);
    ensures fault: \result.fault != DODONA_VALID ==> WrongCombineRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_verdict judge_step(const dodona_rules *rules, const dodona_row *rows, int64_t lo,
                                 int64_t hi, const uint64_t *first, uint64_t *last,
                                 uint64_t *counted)
/*@ ghost (int64_t n) */ {
  /*@ loop invariant index: lo <= k <= hi;
      loop invariant before: CombineBefore(rules, rows, n, k);
      loop invariant known: CombineTables(rules, rows, last, counted, k);
      loop invariant sound: FirstSound(rules, rows, first, lo, hi);
      loop invariant full: FirstFull(rules, rows, first, lo, hi);
      loop assigns k, last[0 .. 2 * rules->ranks - 1],
        counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
      loop variant hi - k;
  */
  for (int64_t k = lo; k < hi; k++) {
    dodona_verdict v = judge_row(rules, rows, lo, hi, k, first, last, counted) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    /*@ assert first: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          first[q] == \at(first[q], LoopCurrent); */
  }
  return dodona_check_valid();
}

/* Judges all rows. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires first: FirstSound(rules, rows, first, 0, 0);
    requires known: CombineTables(rules, rows, last, counted, 0);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures right: \result.fault == DODONA_VALID ==>
      CombineBefore(rules, rows, n, n) && CombineTables(rules, rows, last, counted, n);
    ensures fault: \result.fault != DODONA_VALID ==> WrongCombineRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_verdict judge_rows(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                 uint64_t *first, uint64_t *last, uint64_t *counted) {
  int64_t lo = 0;
  /*@ loop invariant index: 0 <= lo <= n;
      loop invariant edge: 0 < lo < n ==> rows[lo - 1].step != rows[lo].step;
      loop invariant before: CombineBefore(rules, rows, n, lo);
      loop invariant known: CombineTables(rules, rows, last, counted, lo);
      loop invariant sound: FirstSound(rules, rows, first, lo, lo);
      loop assigns lo, first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
        counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
      loop variant n - lo;
  */
  while (lo < n) {
    int64_t hi = dodona_check_enter(rules, rows, n, lo, first);
    /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          last[q] == \at(last[q], LoopCurrent); */
    /*@ assert counted: \forall integer q; 0 <= q < Cells(rules->ranks, rules->ranks) ==>
          counted[q] == \at(counted[q], LoopCurrent); */
    //@ assert last: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
    /*@ assert before: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks ==>
          \at(EntryIs(rules, rows, counted, lo, v, d), LoopCurrent); */
    /*@ assert kept: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks ==>
          \at(EntryIs(rules, rows, counted, lo, v, d), LoopCurrent) &&
          EntryIs(rules, rows, counted, lo, v, d); */
    //@ assert entries: Entries(rules, rows, counted, lo);
    dodona_verdict v = judge_step(rules, rows, lo, hi, first, last, counted) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    lo = hi;
  }
  return dodona_check_valid();
}

/* Judges the schedule, beginning with what nobody has sent. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures valid: \result.fault == DODONA_VALID ==>
      ValidCombineRows(rules, rows, n) && \result.row == DODONA_NONE &&
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE;
    ensures wrong: \result.fault != DODONA_VALID ==> !ValidCombineRows(rules, rows, n);
    ensures fault: \result.fault != DODONA_VALID && \result.fault != DODONA_NEVER_RECEIVED ==>
      WrongCombineRow(rules, rows, n, \result);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      CombineRowsRight(rules, rows, n, n) && \result.row == n &&
      NeverCounted(rules, rows, n, \result.rank, \result.block);
    exits \false;
*/
static dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                            uint64_t *first, uint64_t *last, uint64_t *counted) {
  dodona_check_clear(first, 2 * (int64_t)rules->ranks);
  dodona_check_clear(last, 2 * (int64_t)rules->ranks);
  dodona_check_own(rules, counted) /*@ ghost (rows) */;
  dodona_verdict v = judge_rows(rules, rows, n, first, last, counted);
  if (v.fault != DODONA_VALID)
    return v;
  return complete(rules, n, counted) /*@ ghost (rows) */;
}

dodona_verdict dodona_check_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                    uint64_t *scratch, int64_t entries) {
  int64_t needed = dodona_check_combine_entries(rules);
  if (needed == -1 || entries < needed || n < 0) {
    //@ assert no: !CombineJudgeable(rules, n, entries);
    return dodona_check_verdict(DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE);
  }
  //@ assert yes: CombineJudgeable(rules, n, entries);
  //@ assert room: 0 <= Cells(rules->ranks, rules->ranks) <= entries - 4 * rules->ranks;
  return judge(rules, rows, n, scratch, scratch + 2 * (int64_t)rules->ranks,
               scratch + 4 * (int64_t)rules->ranks);
}
