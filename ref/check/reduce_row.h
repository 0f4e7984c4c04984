/* The judgement of one row of a reduction. */
#ifndef DODONA_CHECK_REDUCE_ROW_H
#define DODONA_CHECK_REDUCE_ROW_H

#include "ref/check/inputs.h"

/*@ terminates \true;
    assigns \nothing;
    ensures verdict: \result.fault == fault && \result.rank == rank && \result.block == block &&
      \result.input == input && \result.row == row;
    exits \false;
*/
static inline dodona_reduce_verdict
dodona_check_reduce_named(int32_t fault, int32_t rank, int32_t block, int32_t input, int64_t row) {
  dodona_reduce_verdict v = {fault, rank, block, input, row};
  return v;
}

/*@ terminates \true;
    assigns \nothing;
    ensures verdict: \result.fault == fault && \result.rank == DODONA_NONE &&
      \result.block == DODONA_NONE && \result.input == DODONA_NONE && \result.row == row;
    exits \false;
*/
static inline dodona_reduce_verdict dodona_check_reduce_verdict(int32_t fault, int64_t row) {
  return dodona_check_reduce_named(fault, DODONA_NONE, DODONA_NONE, DODONA_NONE, row);
}

/* Returns the first rule of a reduction that row k, which fits, breaks, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires known: Inputs(rules, rows, counted, k);
    requires fits: RowFits(rules, rows, n, k);
    terminates \true;
    assigns \nothing;
    ensures right: \result.fault == DODONA_VALID ==> ReduceRowRight(rules, rows, n, k);
    ensures wrong: \result.fault != DODONA_VALID ==>
      \result.row == k && !ReduceRowRight(rules, rows, n, k) &&
      ReduceBreaks(rules, rows, n, k, \result.fault);
    ensures held: \result.fault == DODONA_SENT_BEFORE_HELD ==>
      SentUnfinished(rules, rows, k, \result.rank, \result.block, \result.input);
    ensures counted: \result.fault == DODONA_COUNTED_TWICE ==>
      RepeatedFirst(rules, rows, k, \result.rank, \result.block, \result.input);
    ensures none: \result.fault != DODONA_SENT_BEFORE_HELD &&
      \result.fault != DODONA_COUNTED_TWICE ==>
        \result.rank == DODONA_NONE && \result.block == DODONA_NONE &&
        \result.input == DODONA_NONE;
    exits \false;
*/
dodona_reduce_verdict dodona_check_reduce_use(const dodona_rules *rules, const dodona_row *rows,
                                              int64_t k, const uint64_t *counted)
    /*@ ghost (int64_t n) */;

#endif
