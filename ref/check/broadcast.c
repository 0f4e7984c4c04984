/* The rows are taken step by step: the rows of a step are entered, then judged in their order, so
   that the first row that is not right ends the check. */
#include "ref/check/broadcast.h"
#include "ref/check/row.h"

/*@ requires rules: \valid_read(rules) && Sensible(rules);
    terminates \true;
    assigns \nothing;
    ensures cells: \result == Cells(rules->ranks, rules->blocks);
    ensures range: 0 <= \result <= 0x3fffffff00000001;
    exits \false;
*/
static int64_t cells(const dodona_rules *rules) {
  return (int64_t)rules->ranks * rules->blocks;
}

int64_t dodona_check_entries(const dodona_rules *rules) {
  if (rules->ranks < 1 || rules->blocks < 1 || rules->root < 0 || rules->root >= rules->ranks ||
      rules->ticks < 1 || rules->latency < rules->ticks)
    return -1;
  return 4 * (int64_t)rules->ranks + cells(rules);
}

/* The rank has the block after the last row. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires range: 0 <= rank < rules->ranks && 0 <= block < rules->blocks;
    requires held: \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, n);
    requires known: HeldSound(rules, rows, held, n) && HeldFull(rules, rows, held, n);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> Gotten(rows, n, rank, block);
    ensures no: \result == 0 ==> !Gotten(rows, n, rank, block);
    exits \false;
*/
static int has(const dodona_rules *rules, const uint64_t *held, int32_t rank, int32_t block)
/*@ ghost (const dodona_row *rows, int64_t n) */ {
  uint64_t entry = held[dodona_check_cell(rules, rank, block)];
  //@ assert got: entry != 0 ==> Gets(rows, entry - 1, rank, block);
  return entry != 0;
}

/* The first block that the rank lacks after the last row, or DODONA_NONE. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires range: 0 <= rank < rules->ranks;
    requires held: \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, n);
    requires known: HeldSound(rules, rows, held, n) && HeldFull(rules, rows, held, n);
    terminates \true;
    assigns \nothing;
    ensures range: DODONA_NONE <= \result < rules->blocks;
    ensures none: \result == DODONA_NONE ==>
      \forall integer b; 0 <= b < rules->blocks ==> Gotten(rows, n, rank, b);
    ensures first: \forall integer b; 0 <= b < \result ==> Gotten(rows, n, rank, b);
    ensures missing: \result != DODONA_NONE ==> !Gotten(rows, n, rank, \result);
    exits \false;
*/
static int32_t first_missing(const dodona_rules *rules, const uint64_t *held, int32_t rank)
/*@ ghost (const dodona_row *rows, int64_t n) */ {
  /*@ loop invariant index: 0 <= block <= rules->blocks;
      loop invariant got: \forall integer b; 0 <= b < block ==> Gotten(rows, n, rank, b);
      loop assigns block;
      loop variant rules->blocks - block;
  */
  for (int32_t block = 0; block < rules->blocks; block++)
    if (!has(rules, held, rank, block) /*@ ghost (rows, n) */)
      return block;
  return DODONA_NONE;
}

/* After the last row: each rank but the root has each block. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires held: \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, n);
    requires known: HeldSound(rules, rows, held, n) && HeldFull(rules, rows, held, n);
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_NEVER_RECEIVED;
    ensures full: \result.fault == DODONA_VALID ==>
      GottenBefore(rules, rows, n, rules->ranks, 0) && \result.row == DODONA_NONE &&
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE;
    ensures missing: \result.fault == DODONA_NEVER_RECEIVED ==>
      NeverReceived(rules, rows, n, \result.rank, \result.block) && \result.row == n;
    ensures wrong: \result.fault == DODONA_NEVER_RECEIVED ==>
      !GottenBefore(rules, rows, n, rules->ranks, 0);
    exits \false;
*/
static dodona_verdict complete(const dodona_rules *rules, int64_t n, const uint64_t *held)
/*@ ghost (const dodona_row *rows) */ {
  /*@ loop invariant index: 0 <= rank <= rules->ranks;
      loop invariant got: GottenBefore(rules, rows, n, rank, 0);
      loop assigns rank;
      loop variant rules->ranks - rank;
  */
  for (int32_t rank = 0; rank < rules->ranks; rank++) {
    if (rank != rules->root) {
      int32_t block = first_missing(rules, held, rank) /*@ ghost (rows, n) */;
      if (block != DODONA_NONE)
        return dodona_check_verdict(DODONA_NEVER_RECEIVED, rank, block, n);
    }
  }
  return dodona_check_valid();
}

/* Judges the rows lo .. hi - 1 of a step: the first that is not right, or DODONA_VALID. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1), held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires step: Run(rows, n, lo, hi) && 0 <= lo < hi <= n;
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    requires before: Before(rules, rows, n, lo);
    requires known: Tables(rules, rows, last, held, lo);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1], held[0 .. Cells(rules->ranks, rules->blocks) - 1];
    ensures first: \result.fault == DODONA_VALID ==> FirstSound(rules, rows, first, hi, hi);
    ensures right: \result.fault == DODONA_VALID ==>
      Before(rules, rows, n, hi) && Tables(rules, rows, last, held, hi);
    ensures fault: \result.fault != DODONA_VALID ==> WrongRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_verdict judge_step(const dodona_rules *rules, const dodona_row *rows, int64_t lo,
                                 int64_t hi, const uint64_t *first, uint64_t *last, uint64_t *held)
/*@ ghost (int64_t n) */ {
  /*@ loop invariant index: lo <= k <= hi;
      loop invariant before: Before(rules, rows, n, k);
      loop invariant known: Tables(rules, rows, last, held, k);
      loop invariant sound: FirstSound(rules, rows, first, lo, hi);
      loop invariant full: FirstFull(rules, rows, first, lo, hi);
      loop assigns k, last[0 .. 2 * rules->ranks - 1],
        held[0 .. Cells(rules->ranks, rules->blocks) - 1];
      loop variant hi - k;
  */
  for (int64_t k = lo; k < hi; k++) {
    int32_t fault = dodona_check_row(rules, rows, lo, hi, k, first, last, held) /*@ ghost (n) */;
    if (fault != DODONA_VALID)
      return dodona_check_verdict(fault, DODONA_NONE, DODONA_NONE, k);
    dodona_check_record(rules, rows, k, last, held);
    /*@ assert first: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          first[q] == \at(first[q], LoopCurrent); */
  }
  return dodona_check_valid();
}

/* Judges all rows. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1), held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires first: FirstSound(rules, rows, first, 0, 0);
    requires known: Tables(rules, rows, last, held, 0);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      held[0 .. Cells(rules->ranks, rules->blocks) - 1];
    ensures right: \result.fault == DODONA_VALID ==>
      Before(rules, rows, n, n) && Tables(rules, rows, last, held, n);
    ensures fault: \result.fault != DODONA_VALID ==> WrongRow(rules, rows, n, \result);
    exits \false;
*/
static dodona_verdict judge_rows(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                 uint64_t *first, uint64_t *last, uint64_t *held) {
  int64_t lo = 0;
  /*@ loop invariant index: 0 <= lo <= n;
      loop invariant edge: 0 < lo < n ==> rows[lo - 1].step != rows[lo].step;
      loop invariant before: Before(rules, rows, n, lo);
      loop invariant known: Tables(rules, rows, last, held, lo);
      loop invariant sound: FirstSound(rules, rows, first, lo, lo);
      loop assigns lo, first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
        held[0 .. Cells(rules->ranks, rules->blocks) - 1];
      loop variant n - lo;
  */
  while (lo < n) {
    int64_t hi = dodona_check_enter(rules, rows, n, lo, first);
    /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
          last[q] == \at(last[q], LoopCurrent); */
    /*@ assert held: \forall integer q; 0 <= q < Cells(rules->ranks, rules->blocks) ==>
          held[q] == \at(held[q], LoopCurrent); */
    //@ assert last: LastSound(rules, rows, last, lo) && LastFull(rules, rows, last, lo);
    //@ assert held: HeldSound(rules, rows, held, lo) && HeldFull(rules, rows, held, lo);
    dodona_verdict v = judge_step(rules, rows, lo, hi, first, last, held) /*@ ghost (n) */;
    if (v.fault != DODONA_VALID)
      return v;
    lo = hi;
  }
  return dodona_check_valid();
}

/* Judges the schedule, beginning with empty tables. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires tables: \valid(first + (0 .. 2 * rules->ranks - 1)) &&
      \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires apart: \separated(first + (0 .. 2 * rules->ranks - 1),
      last + (0 .. 2 * rules->ranks - 1), held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1], last[0 .. 2 * rules->ranks - 1],
      held[0 .. Cells(rules->ranks, rules->blocks) - 1];
    ensures valid: \result.fault == DODONA_VALID ==>
      ValidRows(rules, rows, n) && \result.row == DODONA_NONE && \result.rank == DODONA_NONE &&
      \result.block == DODONA_NONE;
    ensures wrong: \result.fault != DODONA_VALID ==> !ValidRows(rules, rows, n);
    ensures fault: \result.fault != DODONA_VALID && \result.fault != DODONA_NEVER_RECEIVED ==>
      WrongRow(rules, rows, n, \result);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      RowsRight(rules, rows, n, n) && \result.row == n &&
      NeverReceived(rules, rows, n, \result.rank, \result.block);
    exits \false;
*/
static dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                            uint64_t *first, uint64_t *last, uint64_t *held) {
  dodona_check_clear(first, 2 * (int64_t)rules->ranks);
  dodona_check_clear(last, 2 * (int64_t)rules->ranks);
  dodona_check_clear(held, cells(rules));
  dodona_verdict v = judge_rows(rules, rows, n, first, last, held);
  if (v.fault != DODONA_VALID)
    return v;
  return complete(rules, n, held) /*@ ghost (rows) */;
}

dodona_verdict dodona_check_broadcast(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                      uint64_t *scratch, int64_t entries) {
  int64_t needed = dodona_check_entries(rules);
  if (needed == -1 || entries < needed || n < 0) {
    //@ assert no: !Judgeable(rules, n, entries);
    return dodona_check_verdict(DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE);
  }
  //@ assert yes: Judgeable(rules, n, entries);
  //@ assert room: 0 <= Cells(rules->ranks, rules->blocks) <= entries - 4 * rules->ranks;
  return judge(rules, rows, n, scratch, scratch + 2 * (int64_t)rules->ranks,
               scratch + 4 * (int64_t)rules->ranks);
}
