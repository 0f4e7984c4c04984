/* Keeps the checker's three tables beside the rows. An entry is the index of a row plus one, 0 for none:
   the row is the witness of what the entry claims.

     first[2 * rank + op]        first row of the current step in which the rank sends / receives
     last[2 * rank + op]         last row so far in which it does
     held[block * ranks + rank]  first row so far in which the rank receives the block

   Entries of `first` that are left from earlier steps are at most lo, the first row of the step. */
#ifndef DODONA_CHECK_TABLES_H
#define DODONA_CHECK_TABLES_H

#include "ref/check/broadcast.h"
#include "ref/check/tables_acsl.h"

/* Returns where `first` and `last` keep the operation of the rank. */
/*@ requires range: 0 <= rank;
    requires op: op == DODONA_SEND || op == DODONA_RECV;
    terminates \true;
    assigns \nothing;
    ensures slot: \result == PortSlot(rank, op);
    ensures inside: 0 <= \result <= 2 * rank + 1;
    exits \false;
*/
static inline int64_t dodona_check_slot(int32_t rank, int32_t op) {
  return 2 * (int64_t)rank + op;
}

/* Returns where `held` keeps the block of the rank. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires range: 0 <= rank < rules->ranks && 0 <= block < rules->blocks;
    terminates \true;
    assigns \nothing;
    ensures cell: \result == Cell(rules->ranks, rank, block);
    ensures inside: 0 <= \result < Cells(rules->ranks, rules->blocks);
    exits \false;
*/
static inline int64_t dodona_check_cell(const dodona_rules *rules, int32_t rank, int32_t block) {
  return (int64_t)block * rules->ranks + rank;
}

/*@ requires table: \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures zero: \forall integer i; 0 <= i < entries ==> table[i] == 0;
    exits \false;
*/
void dodona_check_clear(uint64_t *table, int64_t entries);

/* Returns 1 if row k names a rank, a peer, a block, an operation and a step that exist. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> RowInRange(rules, rows, k);
    ensures no: \result == 0 ==> !RowInRange(rules, rows, k);
    exits \false;
*/
int dodona_check_in_range(const dodona_rules *rules, const dodona_row *rows, int64_t k);

/* Enters the rows of the step that begins with row lo into `first`; returns the row after them. */
/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires first: \valid(first + (0 .. 2 * rules->ranks - 1));
    requires step: 0 <= lo < n && (0 < lo ==> rows[lo - 1].step != rows[lo].step);
    requires old: FirstSound(rules, rows, first, lo, lo);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1];
    ensures run: Run(rows, n, lo, \result);
    ensures sound: FirstSound(rules, rows, first, lo, \result);
    ensures full: FirstFull(rules, rows, first, lo, \result);
    exits \false;
*/
int64_t dodona_check_enter(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t lo,
                           uint64_t *first);

/* Enters row k, which is right, into `last`. */
/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires last: \valid(last + (0 .. 2 * rules->ranks - 1));
    requires before: RangeBefore(rules, rows, k + 1);
    requires sound: LastSound(rules, rows, last, k);
    requires full: LastFull(rules, rows, last, k);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1];
    ensures sound: LastSound(rules, rows, last, k + 1);
    ensures full: LastFull(rules, rows, last, k + 1);
    exits \false;
*/
void dodona_check_record_last(const dodona_row *rows, int64_t k, uint64_t *last)
    /*@ ghost (const dodona_rules *rules) */;

/* Enters row k, which is right, into `last` and `held`. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires tables: \valid(last + (0 .. 2 * rules->ranks - 1)) &&
      \valid(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires apart: \separated(last + (0 .. 2 * rules->ranks - 1),
      held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, k + 1);
    requires known: Tables(rules, rows, last, held, k);
    terminates \true;
    assigns last[0 .. 2 * rules->ranks - 1], held[0 .. Cells(rules->ranks, rules->blocks) - 1];
    ensures known: Tables(rules, rows, last, held, k + 1);
    exits \false;
*/
void dodona_check_record(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                         uint64_t *last, uint64_t *held);

#endif
