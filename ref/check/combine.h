/* Judges any schedule of a global combine, whoever made it: in the end every rank must have the combination of all
   ranks' inputs, each counted once. A rank's T is the combination of all inputs that it has counted, at first its
   own input; its S is T without its own input. A row of block 0 sends or receives a T, a row of block 1 an S, as the
   sender has it in the step of the row. The receiver adds what it receives to its own T. A message is one T or one
   S: a second row of one step, rank and operation uses a port twice, whatever its peer. The verdict is sound and
   complete with respect to ValidCombineRows in spec/check/combine.h. */
#ifndef DODONA_CHECK_COMBINE_H
#define DODONA_CHECK_COMBINE_H

#include "ref/check/broadcast.h"
#include "spec/check/combine.h"

/* Returns how many entries (of uint64_t) of scratch the checker needs: P (P + 4); -1 if the rules make no
   sense. There must be 2 blocks; `root` and `redundant` mean nothing here. */
/*@ requires rules: \valid_read(rules);
    terminates \true;
    assigns \nothing;
    ensures enough: CombineSensible(rules) ==>
      \result == 4 * rules->ranks + rules->ranks * rules->ranks;
    ensures none: !CombineSensible(rules) ==> \result == -1;
    exits \false;
*/
int64_t dodona_check_combine_entries(const dodona_rules *rules);

/* Judges the rows: valid, or the first violation. This is the first row that is not right and the first
   rule that it breaks, in the order of dodona_fault. DODONA_COUNTED_TWICE names the receiver and, as the
   block, the first input in the row that is the receiver's own or that an earlier row has brought. After
   the last row, DODONA_NEVER_RECEIVED names the first rank that lacks an input, and the first input that it
   lacks. The partner of a row is its peer's first row of the opposite operation in the same step. O(n P +
   P^2) time, no memory but the caller's scratch, with any content. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures fault: DODONA_VALID <= \result.fault <= DODONA_BLOCK_MISMATCH ||
      \result.fault == DODONA_NEVER_RECEIVED || \result.fault == DODONA_COUNTED_TWICE;
    ensures bad: \result.fault == DODONA_BAD_RULES <==> !CombineJudgeable(rules, n, entries);
    ensures valid: \result.fault == DODONA_VALID <==>
      CombineJudgeable(rules, n, entries) && ValidCombineRows(rules, rows, n);
    ensures first: \result.fault > DODONA_BAD_RULES ==>
      0 <= \result.row <= n && CombineRowsRight(rules, rows, n, \result.row);
    ensures breaks: \result.fault > DODONA_BAD_RULES && \result.fault != DODONA_NEVER_RECEIVED ==>
      \result.row < n && CombineBreaks(rules, rows, n, \result.row, \result.fault);
    ensures twice: \result.fault == DODONA_COUNTED_TWICE ==>
      CountedTwice(rules, rows, \result.row, \result.rank, \result.block);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      \result.row == n && NeverCounted(rules, rows, n, \result.rank, \result.block);
    ensures no_row: \result.fault <= DODONA_BAD_RULES ==> \result.row == DODONA_NONE;
    ensures no_cell: \result.fault < DODONA_NEVER_RECEIVED ==>
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE;
    exits \false;
*/
dodona_verdict dodona_check_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                    uint64_t *scratch, int64_t entries);

#endif
