/* The checkers' judgement of one row. */
#ifndef DODONA_CHECK_ROW_H
#define DODONA_CHECK_ROW_H

#include "ref/check/tables.h"

/*@ terminates \true;
    assigns \nothing;
    ensures verdict: \result.fault == fault && \result.rank == rank && \result.block == block &&
      \result.row == row;
    exits \false;
*/
static inline dodona_verdict dodona_check_verdict(int32_t fault, int32_t rank, int32_t block,
                                                  int64_t row) {
  dodona_verdict v = {fault, rank, block, row};
  return v;
}

/*@ terminates \true;
    assigns \nothing;
    ensures valid: \result.fault == DODONA_VALID && \result.rank == DODONA_NONE &&
      \result.block == DODONA_NONE && \result.row == DODONA_NONE;
    exits \false;
*/
static inline dodona_verdict dodona_check_valid(void) {
  return dodona_check_verdict(DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE);
}

/* Returns the first rule of every schedule that row k of the step lo .. hi - 1 breaks, or DODONA_VALID. */
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
    ensures fault: \result == DODONA_VALID ||
      DODONA_OUT_OF_RANGE <= \result <= DODONA_BLOCK_MISMATCH;
    ensures fits: \result == DODONA_VALID ==> RowFits(rules, rows, n, k);
    ensures next: \result == DODONA_VALID ==>
      RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k + 1) && PortsBefore(rules, rows, k + 1);
    ensures step: \result == DODONA_VALID || \result > DODONA_OUT_OF_ORDER ==>
      StepBegins(rows, lo, k);
    ensures misfits: \result != DODONA_VALID ==> Misfits(rules, rows, n, k, \result);
    ensures wrong: \result != DODONA_VALID ==> !RowFits(rules, rows, n, k);
    exits \false;
*/
int32_t dodona_check_fit(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t hi,
                         int64_t k, const uint64_t *first, const uint64_t *last)
    /*@ ghost (int64_t n) */;

/* Returns the first rule of a broadcast that row k of the step lo .. hi - 1 breaks, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid_read(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: RangeBefore(rules, rows, k) && StepsOrdered(rows, k) && PortsBefore(rules, rows, k);
    requires known: Tables(rules, rows, last, held, k);
    terminates \true;
    assigns \nothing;
    ensures right: \result == DODONA_VALID ==> RowRight(rules, rows, n, k);
    ensures next: \result == DODONA_VALID ==>
      RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k + 1) && PortsBefore(rules, rows, k + 1);
    ensures breaks: \result != DODONA_VALID ==> Breaks(rules, rows, n, k, \result);
    ensures wrong: \result != DODONA_VALID ==> !RowRight(rules, rows, n, k);
    exits \false;
*/
int32_t dodona_check_row(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t hi,
                         int64_t k, const uint64_t *first, const uint64_t *last,
                         const uint64_t *held)
    /*@ ghost (int64_t n) */;

#endif
