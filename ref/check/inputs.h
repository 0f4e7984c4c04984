/* Keeps the table of the checker of reductions, beside `first` and `last`:

     counted[(block * P + rank) * P + input]   step from which on the rank counts the input in its
                                               block, plus one; 0 if never

   A rank counts its own input from step 0 on. An entry, once made, stays. */
#ifndef DODONA_CHECK_INPUTS_H
#define DODONA_CHECK_INPUTS_H

#include "ref/check/reduce.h"
#include "ref/check/inputs_acsl.h"

/* Makes the entries before the first row: every rank counts its own input in every block. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires counted: \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    terminates \true;
    assigns counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures known: Inputs(rules, rows, counted, 0);
    exits \false;
*/
void dodona_check_own_inputs(const dodona_rules *rules, uint64_t *counted)
    /*@ ghost (const dodona_row *rows) */;

/* For dodona_check_lacking: in any step. */
#define DODONA_EVER (UINT64_MAX - 1)

/* Returns the first input that the rank does not count in the block by the first k rows in step `by`, or
   DODONA_NONE. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires range: 0 <= rank < rules->ranks && 0 <= block < rules->blocks / 2;
    requires by: by < UINT64_MAX;
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires known: Inputs(rules, rows, counted, k);
    terminates \true;
    assigns \nothing;
    ensures range: DODONA_NONE <= \result < rules->ranks;
    ensures none: \result == DODONA_NONE ==>
      \forall integer d; 0 <= d < rules->ranks ==>
        IncludedBy(rows, rules->latency, rules->blocks / 2, k, rank, block, d, by);
    ensures first: \forall integer d; 0 <= d < \result ==>
      IncludedBy(rows, rules->latency, rules->blocks / 2, k, rank, block, d, by);
    ensures missing: \result != DODONA_NONE ==>
      !IncludedBy(rows, rules->latency, rules->blocks / 2, k, rank, block, \result, by);
    ensures never: \result != DODONA_NONE && by == DODONA_EVER ==>
      !Included(rows, rules->latency, rules->blocks / 2, k, rank, block, \result);
    exits \false;
*/
int32_t dodona_check_lacking(const dodona_rules *rules, int32_t rank, int32_t block, uint64_t by,
                             const uint64_t *counted)
    /*@ ghost (const dodona_row *rows, int64_t k) */;

/* Returns the first input that row k brings once more in a partial combination, or DODONA_NONE. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires partial: rows[k].op == DODONA_RECV && !IsResult(rows, rules->blocks / 2, k);
    requires known: Inputs(rules, rows, counted, k);
    terminates \true;
    assigns \nothing;
    ensures range: DODONA_NONE <= \result < rules->ranks;
    ensures none: \result == DODONA_NONE ==> NoneRepeated(rules, rows, k);
    ensures first: \result != DODONA_NONE ==>
      RepeatedFirst(rules, rows, k, rows[k].rank, rows[k].block, \result) &&
      !NoneRepeated(rules, rows, k);
    exits \false;
*/
int32_t dodona_check_repeated(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                              const uint64_t *counted);

/* Enters what row k, which is right, brings. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires known: Inputs(rules, rows, counted, k);
    terminates \true;
    assigns counted[0 .. InputCells(rules->ranks, rules->blocks / 2) - 1];
    ensures known: Inputs(rules, rows, counted, k + 1);
    exits \false;
*/
void dodona_check_bring(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                        uint64_t *counted);

#endif
