/* Step by step as the checker of broadcasts: the rows of a step are entered, then judged in their
   order. What a row brings is counted at once, though it arrives later: the step in the table tells
   when it can be passed on. */
#include "ref/check/reduce.h"
#include "ref/check/reduce_row.h"
#include "ref/check/row.h"

int64_t dodona_check_reduce_entries(const dodona_rules *rules) {
  if (rules->ranks < 1 || rules->blocks < 1 || rules->root < 0 || rules->root >= rules->ranks ||
      rules->ticks < 1 || rules->latency < rules->ticks || rules->blocks % 2 != 0)
    return -1;
  int64_t most = INT64_MAX / rules->ranks;
  int64_t of_a_rank = (int64_t)rules->ranks * (rules->blocks / 2) + 4;
  //@ assert most: most * rules->ranks <= INT64_MAX < (most + 1) * rules->ranks;
  if (of_a_rank > most) {
    /*@ assert above: Cell(rules->ranks, 0, most) + rules->ranks <=
          Cell(rules->ranks, 0, of_a_rank); */
    return -1;
  }
  //@ assert below: 0 <= of_a_rank * rules->ranks <= most * rules->ranks;
  return rules->ranks * of_a_rank;
}

/* After the last row: who wants results counts every input of every block. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rank: Wants(rules, all, rank);
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires known: Inputs(rules, rows, counted, n);
    requires before: ReducedBefore(rules, all, rows, n, rank, 0, 0);
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_NEVER_RECEIVED;
    ensures full: \result.fault == DODONA_VALID ==>
      ReducedBefore(rules, all, rows, n, rank + 1, 0, 0);
    ensures missing: \result.fault == DODONA_NEVER_RECEIVED ==> \result.row == n &&
      NeverReduced(rules, all, rows, n, \result.rank, \result.block, \result.input);
    exits \false;
*/
static dodona_reduce_verdict complete_rank(const dodona_rules *rules, int32_t rank, int64_t n,
                                           const uint64_t *counted)
/*@ ghost (const dodona_row *rows, int32_t all) */ {
  const int32_t s = rules->blocks / 2;
  /*@ loop invariant index: 0 <= block <= s;
      loop invariant counted: ReducedBefore(rules, all, rows, n, rank, block, 0);
      loop assigns block;
      loop variant s - block;
  */
  for (int32_t block = 0; block < s; block++) {
    int32_t input =
        dodona_check_lacking(rules, rank, block, DODONA_EVER, counted) /*@ ghost (rows, n) */;
    /*@ assert counted: \forall integer d;
          0 <= d < rules->ranks && (input == DODONA_NONE || d < input) ==>
            IncludedBy(rows, rules->latency, s, n, rank, block, d, DODONA_EVER) &&
            Included(rows, rules->latency, s, n, rank, block, d); */
    if (input != DODONA_NONE)
      return dodona_check_reduce_named(DODONA_NEVER_RECEIVED, rank, block, input, n);
  }
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}

/* After the last row: every rank that wants results has them. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires known: Inputs(rules, rows, counted, n);
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_NEVER_RECEIVED;
    ensures full: \result.fault == DODONA_VALID ==>
      ReducedBefore(rules, all, rows, n, rules->ranks, 0, 0) && \result.row == DODONA_NONE &&
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE &&
      \result.input == DODONA_NONE;
    ensures missing: \result.fault == DODONA_NEVER_RECEIVED ==> \result.row == n &&
      NeverReduced(rules, all, rows, n, \result.rank, \result.block, \result.input);
    ensures wrong: \result.fault == DODONA_NEVER_RECEIVED ==>
      !ReducedBefore(rules, all, rows, n, rules->ranks, 0, 0);
    exits \false;
*/
static dodona_reduce_verdict complete(const dodona_rules *rules, int32_t all, int64_t n,
                                      const uint64_t *counted)
/*@ ghost (const dodona_row *rows) */ {
  /*@ loop invariant index: 0 <= rank <= rules->ranks;
      loop invariant counted: ReducedBefore(rules, all, rows, n, rank, 0, 0);
      loop assigns rank;
      loop variant rules->ranks - rank;
  */
  for (int32_t rank = 0; rank < rules->ranks; rank++) {
    if (all != 0 || rank == rules->root) {
      dodona_reduce_verdict v = complete_rank(rules, rank, n, counted) /*@ ghost (rows, all) */;
      if (v.fault != DODONA_VALID)
        return v;
    }
  }
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}

/* Judges row k of the step lo .. hi - 1, and enters it if it is right. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: ReduceBefore(rules, rows, n, k);
    requires known: ReduceTables(rules, rows, last, counted, k);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1],
      counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures right: \result.fault == DODONA_VALID ==>
      ReduceBefore(rules, rows, n, k + 1) && ReduceTables(rules, rows, last, counted, k + 1);
    ensures fault: \result.fault != DODONA_VALID ==>
      \result.row == k && WrongReduceRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_reduce_verdict judge_row(const dodona_rules *rules, const dodona_row *rows,
                                       int64_t lo, int64_t hi, int64_t k, const uint64_t *first,
                                       uint64_t *last, uint64_t *counted)
/*@ ghost (int64_t n) */ {
  int32_t fault = dodona_check_fit(rules, rows, lo, hi, k, first, last) /*@ ghost (n) */;
  if (fault != DODONA_VALID)
    return dodona_check_reduce_verdict(fault, k);
  dodona_reduce_verdict v = dodona_check_reduce_use(rules, rows, k, counted) /*@ ghost (n) */;
  if (v.fault != DODONA_VALID)
    return v;
  dodona_check_record_last(rows, k, last) /*@ ghost (rules) */;
  /*@ assert counted: \forall integer q; 0 <= q < InputCells(rules->ranks, rules->blocks / 2) ==>
        counted[q] == \at(counted[q], Pre); */
  /*@ assert kept: \forall integer v, b, d;
        0 <= v < rules->ranks && 0 <= b < rules->blocks / 2 && 0 <= d < rules->ranks ==>
          \at(InputIs(rules, rows, counted, k, v, b, d), Pre) &&
          InputIs(rules, rows, counted, k, v, b, d); */
  //@ assert inputs: Inputs(rules, rows, counted, k);
  //@ ghost recorded:;
  dodona_check_bring(rules, rows, k, counted);
  /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
        last[q] == \at(last[q], recorded); */
  //@ assert sound: LastSound(rules, rows, last, k + 1);
  //@ assert full: LastFull(rules, rows, last, k + 1);
  return v;
}

/* Judges the rows lo .. hi - 1 of a step: the first that is not right, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: ReduceBefore(rules, rows, n, lo);
    requires known: ReduceTables(rules, rows, last, counted, lo);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1],
      counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures first: \result.fault == DODONA_VALID ==> FirstSound(rules, rows, first, hi, hi);
    ensures right: \result.fault == DODONA_VALID ==>
      ReduceBefore(rules, rows, n, hi) && ReduceTables(rules, rows, last, counted, hi);
    ensures fault: \result.fault != DODONA_VALID ==> WrongReduceRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_reduce_verdict judge_step(const dodona_rules *rules, const dodona_row *rows,
                                        int64_t lo, int64_t hi, const uint64_t *first,
                                        uint64_t *last, uint64_t *counted)
/*@ ghost (int64_t n) */ {
  /*@ loop invariant index: lo <= k <= hi;
      loop invariant before: ReduceBefore(rules, rows, n, k);
      loop invariant known: ReduceTables(rules, rows, last, counted, k);
      loop invariant sound: FirstSound(rules, rows, first, lo, hi);
      loop invariant full: FirstFull(rules, rows, first, lo, hi);
      loop assigns k, last[0 .. 2 * rules->ranks - 1],
        counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
      loop variant hi - k;
  */
  for (int64_t k = lo; k < hi; k++) {
    dodona_reduce_verdict v =
        judge_row(rules, rows, lo, hi, k, first, last, counted) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    /*@ assert first: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          first[q] == \at(first[q], LoopCurrent); */
  }
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}

/* Judges all rows. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires first: FirstSound(rules, rows, first, 0, 0);
    requires known: ReduceTables(rules, rows, last, counted, 0);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures right: \result.fault == DODONA_VALID ==>
      ReduceBefore(rules, rows, n, n) && ReduceTables(rules, rows, last, counted, n);
    ensures fault: \result.fault != DODONA_VALID ==> WrongReduceRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_reduce_verdict judge_rows(const dodona_rules *rules, const dodona_row *rows,
                                        int64_t n, uint64_t *first, uint64_t *last,
                                        uint64_t *counted) {
  int64_t lo = 0;
  /*@ loop invariant index: 0 <= lo <= n;
      loop invariant edge: 0 < lo < n ==> rows[lo - 1].step != rows[lo].step;
      loop invariant before: ReduceBefore(rules, rows, n, lo);
      loop invariant known: ReduceTables(rules, rows, last, counted, lo);
      loop invariant sound: FirstSound(rules, rows, first, lo, lo);
      loop assigns lo, first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
        counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
      loop variant n - lo;
  */
  while (lo < n) {
    int64_t hi = dodona_check_enter(rules, rows, n, lo, first);
    /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          last[q] == \at(last[q], LoopCurrent); */
    /*@ assert counted: \forall integer q; 0 <= q < InputCells(rules->ranks, rules->blocks / 2) ==>
          counted[q] == \at(counted[q], LoopCurrent); */
    //@ assert last: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
    /*@ assert before: \forall integer v, b, d;
          0 <= v < rules->ranks && 0 <= b < rules->blocks / 2 && 0 <= d < rules->ranks ==>
            \at(InputIs(rules, rows, counted, lo, v, b, d), LoopCurrent); */
    /*@ assert kept: \forall integer v, b, d;
          0 <= v < rules->ranks && 0 <= b < rules->blocks / 2 && 0 <= d < rules->ranks ==>
            \at(InputIs(rules, rows, counted, lo, v, b, d), LoopCurrent) &&
            InputIs(rules, rows, counted, lo, v, b, d); */
    //@ assert inputs: Inputs(rules, rows, counted, lo);
    dodona_reduce_verdict v =
        judge_step(rules, rows, lo, hi, first, last, counted) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    lo = hi;
  }
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}

/* Judges the schedule, beginning with what nobody has sent. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1),
      counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures valid: \result.fault == DODONA_VALID ==>
      ValidReduceRows(rules, all, rows, n) && \result.row == DODONA_NONE &&
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE &&
      \result.input == DODONA_NONE;
    ensures wrong: \result.fault != DODONA_VALID ==> !ValidReduceRows(rules, all, rows, n);
    ensures fault: \result.fault != DODONA_VALID && \result.fault != DODONA_NEVER_RECEIVED ==>
      WrongReduceRow(rules, rows, n, \result);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      ReduceRowsRight(rules, rows, n, n) && \result.row == n &&
      NeverReduced(rules, all, rows, n, \result.rank, \result.block, \result.input);
    exits \false;
*/
static dodona_reduce_verdict judge(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                   int64_t n, uint64_t *first, uint64_t *last, uint64_t *counted) {
  dodona_check_clear(first, 2 * (int64_t)rules->ranks);
  dodona_check_clear(last, 2 * (int64_t)rules->ranks);
  dodona_check_own_inputs(rules, counted) /*@ ghost (rows) */;
  dodona_reduce_verdict v = judge_rows(rules, rows, n, first, last, counted);
  if (v.fault != DODONA_VALID)
    return v;
  return complete(rules, all, n, counted) /*@ ghost (rows) */;
}

dodona_reduce_verdict dodona_check_reduce(const dodona_rules *rules, int32_t all,
                                          const dodona_row *rows, int64_t n, uint64_t *scratch,
                                          int64_t entries) {
  int64_t needed = dodona_check_reduce_entries(rules);
  if (needed == -1 || entries < needed || n < 0) {
    //@ assert no: !ReduceJudgeable(rules, n, entries);
    return dodona_check_reduce_verdict(DODONA_BAD_RULES, DODONA_NONE);
  }
  //@ assert yes: ReduceJudgeable(rules, n, entries);
  /*@ assert room: 0 <= InputCells(rules->ranks, rules->blocks / 2) <=
        entries - 4 * rules->ranks; */
  return judge(rules, all, rows, n, scratch, scratch + 2 * (int64_t)rules->ranks,
               scratch + 4 * (int64_t)rules->ranks);
}
