/* Keeps the table of the combine checker, beside `first` and `last`:

     counted[rank * P + input] step from which on the rank counts the input, plus one; 0 if never

   A rank counts its own input from step 0 on. An entry, once made, stays. */
#ifndef DODONA_CHECK_ENTRIES_H
#define DODONA_CHECK_ENTRIES_H

#include "ref/check/combine.h"
#include "ref/check/entries_acsl.h"

/* Makes the entries before the first row: every rank counts its own input. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires counted: \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    terminates \true;
    assigns counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures known: Entries(rules, rows, counted, 0);
    exits \false;
*/
void dodona_check_own(const dodona_rules *rules, uint64_t *counted)
    /*@ ghost (const dodona_row *rows) */;

/* Returns the first input that row k brings once more, or DODONA_NONE. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid_read(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires known: Entries(rules, rows, counted, k);
    terminates \true;
    assigns \nothing;
    ensures range: DODONA_NONE <= \result < rules->ranks;
    ensures none: \result == DODONA_NONE ==> AllNew(rules, rows, k);
    ensures first: \result != DODONA_NONE ==>
      CountedTwice(rules, rows, k, rows[k].rank, \result) && !AllNew(rules, rows, k);
    exits \false;
*/
int32_t dodona_check_again(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                           const uint64_t *counted);

/* Enters what row k, which is right, brings. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires new: AllNew(rules, rows, k);
    requires known: Entries(rules, rows, counted, k);
    terminates \true;
    assigns counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
    ensures known: Entries(rules, rows, counted, k + 1);
    exits \false;
*/
void dodona_check_count(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                        uint64_t *counted);

/* Returns the first input that the rank does not count by the first n rows, or DODONA_NONE. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rank: 0 <= rank < rules->ranks;
    requires counted: \valid_read(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires known: Entries(rules, rows, counted, n);
    terminates \true;
    assigns \nothing;
    ensures range: DODONA_NONE <= \result < rules->ranks;
    ensures none: \result == DODONA_NONE ==>
      \forall integer d; 0 <= d < rules->ranks ==> Counted(rows, rules->latency, n, rank, d);
    ensures first: \forall integer d; 0 <= d < \result ==>
      Counted(rows, rules->latency, n, rank, d);
    ensures missing: \result != DODONA_NONE ==> !Counted(rows, rules->latency, n, rank, \result);
    exits \false;
*/
int32_t dodona_check_uncounted(const dodona_rules *rules, int32_t rank, const uint64_t *counted)
    /*@ ghost (const dodona_row *rows, int64_t n) */;

#endif
