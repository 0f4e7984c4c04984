/* Judges any schedule of a reduction or an allreduce over blocks, whoever made it. What a rank has of a
   block is the combination of all inputs of this block that it has counted, at first its own input. The
   rows use 2 s block numbers:

     block b < s     a partial combination: all that the sender has of block b in the step of the row; the
                     receiver combines it with what it has, so no input may come twice
     block s + b     the finished result of block b: the sender must have every input in the step of the
                     row; then the receiver has every input, too

   The checker does not judge the order of the operands: the operation must be commutative. A partial
   combination always is all that the sender has of the block. A schedule whose ranks hold back inputs, or
   keep two combinations of one block, cannot be written in such rows. The verdict is sound and complete
   with respect to ValidReduceRows in spec/check/reduce.h. */
#ifndef DODONA_CHECK_REDUCE_H
#define DODONA_CHECK_REDUCE_H

#include "ref/check/broadcast.h"

typedef struct dodona_reduce_verdict {
  int32_t fault; /* a dodona_fault */
  int32_t rank;  /* who, in which block, and which input, 0 <= block < s; else DODONA_NONE */
  int32_t block;
  int32_t input;
  int64_t row; /* DODONA_NONE where there is none: valid, or bad rules */
} dodona_reduce_verdict;

#include "spec/check/reduce.h"

/* Returns how many entries (of uint64_t) of scratch the checker needs: P (P s + 4), where rules->blocks is
   2 s. -1 if the rules make no sense, the number of blocks is odd, or the entries are more than 2^63 - 1. */
/*@ requires rules: \valid_read(rules);
    terminates \true;
    assigns \nothing;
    ensures enough: ReduceSensible(rules) ==>
      \result == InputEntries(rules->ranks, rules->blocks / 2);
    ensures none: !ReduceSensible(rules) ==> \result == -1;
    exits \false;
*/
int64_t dodona_check_reduce_entries(const dodona_rules *rules);

/* Judges the rows: valid, or the first violation. This is the first row that is not right and the first rule that it
   breaks, in the order of dodona_fault. If `all` is 0 the rows are a reduction, after which the root must have every
   input of every block. Else they are an allreduce, after which every rank must have them; the root then only has to
   be a rank. Three faults name a rank, a block and an input. DODONA_SENT_BEFORE_HELD names the sender of a result,
   and the first input that it lacks. DODONA_COUNTED_TWICE names the receiver of a partial combination, and the first
   input in it that is the receiver's own or that an earlier row has brought. DODONA_NEVER_RECEIVED, after the last
   row, names the first rank that lacks anything, its first incomplete block, and the first input that this block
   lacks. DODONA_RECEIVED_TWICE is a result sent to a rank that has, or is already sent, every input;
   rules->redundant allows it. O(n P + P^2 s) time, no memory but the caller's scratch, with any content. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures fault: DODONA_VALID <= \result.fault <= DODONA_COUNTED_TWICE;
    ensures bad: \result.fault == DODONA_BAD_RULES <==> !ReduceJudgeable(rules, n, entries);
    ensures valid: \result.fault == DODONA_VALID <==>
      ReduceJudgeable(rules, n, entries) && ValidReduceRows(rules, all, rows, n);
    ensures first: \result.fault > DODONA_BAD_RULES ==>
      0 <= \result.row <= n && ReduceRowsRight(rules, rows, n, \result.row);
    ensures breaks: \result.fault > DODONA_BAD_RULES && \result.fault != DODONA_NEVER_RECEIVED ==>
      \result.row < n && ReduceBreaks(rules, rows, n, \result.row, \result.fault);
    ensures held: \result.fault == DODONA_SENT_BEFORE_HELD ==>
      SentUnfinished(rules, rows, \result.row, \result.rank, \result.block, \result.input);
    ensures twice: \result.fault == DODONA_COUNTED_TWICE ==>
      RepeatedFirst(rules, rows, \result.row, \result.rank, \result.block, \result.input);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      \result.row == n &&
      NeverReduced(rules, all, rows, n, \result.rank, \result.block, \result.input);
    ensures no_row: \result.fault <= DODONA_BAD_RULES ==> \result.row == DODONA_NONE;
    ensures no_input: \result.fault < DODONA_SENT_BEFORE_HELD ||
      \result.fault == DODONA_RECEIVED_TWICE ==>
        \result.rank == DODONA_NONE && \result.block == DODONA_NONE &&
        \result.input == DODONA_NONE;
    exits \false;
*/
dodona_reduce_verdict dodona_check_reduce(const dodona_rules *rules, int32_t all,
                                          const dodona_row *rows, int64_t n, uint64_t *scratch,
                                          int64_t entries);

#endif
