#include "ref/check/ports.h"
#include "ref/check/row.h"

/*@
  // All that is known of the rows before row k when they fit.
  predicate FitBefore(dodona_rules *g, dodona_row *a, integer n, integer k) =
    RowsFitTo(g, a, n, k) && RangeBefore(g, a, k) && StepsOrdered(a, k) && PortsBefore(g, a, k);

  // The verdict names the first row that does not fit.
  predicate WrongFit(dodona_rules *g, dodona_row *a, integer n, dodona_verdict v) =
    DODONA_OUT_OF_RANGE <= v.fault <= DODONA_BLOCK_MISMATCH && 0 <= v.row < n && RowsFitTo(g, a, n, v.row) &&
    Misfits(g, a, n, v.row, v.fault) && !RowFits(g, a, n, v.row);
*/

/* Judges the rows lo .. hi - 1 of a step. Returns the first that does not fit, or hi. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1), last + (0 .. 2 * rules->ranks - 1),
      rows + (0 .. n - 1), rules);
    requires step: Run(rows, n, lo, hi) && 0 <= lo < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) && FirstFull(rules, rows, first, lo, hi);
    requires before: FitBefore(rules, rows, n, lo);
    requires known: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1];
    ensures fit: \result.fault == DODONA_VALID ==> FitBefore(rules, rows, n, hi) &&
      FirstSound(rules, rows, first, hi, hi) && LastSound(rules, rows, last, hi) && LastFull(rules, rows, last, hi);
    ensures fault: \result.fault != DODONA_VALID ==> WrongFit(rules, rows, n, \result);
    exits \false; */
static dodona_verdict judge_step(const dodona_rules *rules, const dodona_row *rows, int64_t lo,
                                 int64_t hi, const uint64_t *first, uint64_t *last)
/*@ ghost (int64_t n) */ {
  /*@ loop invariant index: lo <= k <= hi;
      loop invariant before: FitBefore(rules, rows, n, k);
      loop invariant known: LastSound(rules, rows, last, k) && LastFull(rules, rows, last, k);
      loop invariant sound: FirstSound(rules, rows, first, lo, hi);
      loop invariant full: FirstFull(rules, rows, first, lo, hi);
      loop assigns k, last[0 .. 2 * rules->ranks - 1];
      loop variant hi - k; */
  for (int64_t k = lo; k < hi; k++) {
    const int32_t fault = dodona_check_fit(rules, rows, lo, hi, k, first, last) /*@ ghost (n) */;
    if (fault != DODONA_VALID)
      return dodona_check_verdict(fault, DODONA_NONE, DODONA_NONE, k);
    dodona_check_record_last(rows, k, last) /*@ ghost (rules) */;
    /*@ assert first: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          first[q] == \at(first[q], LoopCurrent); */
  }
  return dodona_check_valid();
}

/* The first row that does not fit, or n, when both tables are empty. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) && \valid(last + (0 .. 2 * rules->ranks - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1), last + (0 .. 2 * rules->ranks - 1),
      rows + (0 .. n - 1), rules);
    requires empty: FirstSound(rules, rows, first, 0, 0) && LastSound(rules, rows, last, 0) &&
      LastFull(rules, rows, last, 0);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1];
    ensures fit: \result.fault == DODONA_VALID ==> RowsFitTo(rules, rows, n, n);
    ensures fault: \result.fault != DODONA_VALID ==> WrongFit(rules, rows, n, \result);
    exits \false; */
static dodona_verdict judge_rows(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                 uint64_t *first, uint64_t *last) {
  int64_t lo = 0;
  /*@ loop invariant index: 0 <= lo <= n;
      loop invariant edge: 0 < lo < n ==> rows[lo - 1].step != rows[lo].step;
      loop invariant before: FitBefore(rules, rows, n, lo);
      loop invariant known: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
      loop invariant sound: FirstSound(rules, rows, first, lo, lo);
      loop assigns lo, first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1];
      loop variant n - lo; */
  while (lo < n) {
    const int64_t hi = dodona_check_enter(rules, rows, n, lo, first);
    /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          last[q] == \at(last[q], LoopCurrent); */
    //@ assert last: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
    const dodona_verdict v = judge_step(rules, rows, lo, hi, first, last) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    lo = hi;
  }
  return dodona_check_valid();
}

/* Judges all rows, beginning with empty tables. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) && \valid(last + (0 .. 2 * rules->ranks - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1), last + (0 .. 2 * rules->ranks - 1),
      rows + (0 .. n - 1), rules);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1];
    ensures fit: \result.fault == DODONA_VALID ==> RowsFitTo(rules, rows, n, n);
    ensures fault: \result.fault != DODONA_VALID ==> WrongFit(rules, rows, n, \result);
    exits \false; */
static dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                            uint64_t *first, uint64_t *last) {
  dodona_check_clear(first, 2 * (int64_t)rules->ranks);
  dodona_check_clear(last, 2 * (int64_t)rules->ranks);
  //@ assert first: FirstSound(rules, rows, first, 0, 0);
  //@ assert last: LastSound(rules, rows, last, 0) && LastFull(rules, rows, last, 0);
  return judge_rows(rules, rows, n, first, last);
}

dodona_verdict dodona_check_ports(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                  uint64_t *scratch) {
  return judge(rules, rows, n, scratch, scratch + 2 * (int64_t)rules->ranks);
}
