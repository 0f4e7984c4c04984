/* The tables of the checker: an entry is made for a row, never taken back. */
#include "ref/check/tables.h"

#define LAST_STEP ((int64_t)1 << 62)

void dodona_check_clear(uint64_t *table, int64_t entries) {
  /*@ loop invariant index: 0 <= i && (0 <= entries ==> i <= entries);
      loop invariant zero: \forall integer j; 0 <= j < i ==> table[j] == 0;
      loop assigns i, table[0 .. entries - 1];
      loop variant entries - i;
  */
  for (int64_t i = 0; i < entries; i++)
    table[i] = 0;
}

int dodona_check_in_range(const dodona_rules *rules, const dodona_row *rows, int64_t k) {
  return 0 <= rows[k].step && rows[k].step <= LAST_STEP && 0 <= rows[k].rank &&
         rows[k].rank < rules->ranks && 0 <= rows[k].peer && rows[k].peer < rules->ranks &&
         rows[k].peer != rows[k].rank && 0 <= rows[k].block && rows[k].block < rules->blocks &&
         (rows[k].op == DODONA_SEND || rows[k].op == DODONA_RECV);
}

/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= lo <= k;
    requires first: \valid(first + (0 .. 2 * rules->ranks - 1));
    requires sound: FirstSound(rules, rows, first, lo, k);
    requires full: FirstFull(rules, rows, first, lo, k);
    terminates \true;
    assigns first[0 .. 2 * rules->ranks - 1];
    ensures sound: FirstSound(rules, rows, first, lo, k + 1);
    ensures full: FirstFull(rules, rows, first, lo, k + 1);
    exits \false;
*/
static void enter(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                  uint64_t *first) {
  //@ assert kept: FirstSound(rules, rows, first, lo, k + 1);
  if (dodona_check_in_range(rules, rows, k)) {
    int64_t at = dodona_check_slot(rows[k].rank, rows[k].op);
    uint64_t entry = first[at];
    //@ assert new: SlotEntry(rules, rows, lo, k + 1, at, k + 1);
    //@ assert mine: lo < entry ==> SlotEntry(rules, rows, lo, k + 1, at, entry);
    first[at] = entry <= (uint64_t)lo ? (uint64_t)k + 1 : entry;
    /*@ assert others: \forall integer q; 0 <= q < 2 * rules->ranks && q != at ==>
          SlotEntry(rules, rows, lo, k + 1, q, first[q]); */
    //@ assert sound: FirstSound(rules, rows, first, lo, k + 1);
  }
}

int64_t dodona_check_enter(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t lo,
                           uint64_t *first) {
  int64_t k = lo;
  /*@ loop invariant index: lo <= k <= n;
      loop invariant step: \forall integer i; lo <= i < k ==> rows[i].step == rows[lo].step;
      loop invariant sound: FirstSound(rules, rows, first, lo, k);
      loop invariant full: FirstFull(rules, rows, first, lo, k);
      loop assigns k, first[0 .. 2 * rules->ranks - 1];
      loop variant n - k;
  */
  while (k < n && rows[k].step == rows[lo].step) {
    enter(rules, rows, lo, k, first);
    k++;
  }
  return k;
}

/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires held: \valid(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, k + 1);
    requires sound: HeldSound(rules, rows, held, k);
    requires full: HeldFull(rules, rows, held, k);
    terminates \true;
    assigns held[0 .. Cells(rules->ranks, rules->blocks) - 1];
    ensures sound: HeldSound(rules, rows, held, k + 1);
    ensures full: HeldFull(rules, rows, held, k + 1);
    exits \false;
*/
static void record_held(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                        uint64_t *held) {
  //@ assert kept: HeldSound(rules, rows, held, k + 1);
  if (rows[k].op == DODONA_RECV) {
    int64_t at = dodona_check_cell(rules, rows[k].rank, rows[k].block);
    uint64_t entry = held[at];
    //@ assert new: CellEntry(rules, rows, k + 1, at, k + 1);
    //@ assert mine: 0 < entry ==> CellEntry(rules, rows, k + 1, at, entry);
    held[at] = entry == 0 ? (uint64_t)k + 1 : entry;
    /*@ assert others: \forall integer q; 0 <= q < Cells(rules->ranks, rules->blocks) && q != at ==>
          CellEntry(rules, rows, k + 1, q, held[q]); */
    //@ assert sound: HeldSound(rules, rows, held, k + 1);
  }
}

void dodona_check_record_last(const dodona_row *rows, int64_t k, uint64_t *last)
/*@ ghost (const dodona_rules *rules) */ {
  last[dodona_check_slot(rows[k].rank, rows[k].op)] = (uint64_t)k + 1;
}

void dodona_check_record(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                         uint64_t *last, uint64_t *held) {
  dodona_check_record_last(rows, k, last) /*@ ghost (rules) */;
  /*@ assert held: \forall integer q; 0 <= q < Cells(rules->ranks, rules->blocks) ==>
        held[q] == \at(held[q], Pre); */
  //@ assert sound: HeldSound(rules, rows, held, k);
  //@ assert full: HeldFull(rules, rows, held, k);
  //@ ghost recorded:;
  record_held(rules, rows, k, held);
  /*@ assert last: \forall integer q; 0 <= q < 2 * rules->ranks ==>
        last[q] == \at(last[q], recorded); */
  //@ assert sound: LastSound(rules, rows, last, k + 1);
  //@ assert full: LastFull(rules, rows, last, k + 1);
}
