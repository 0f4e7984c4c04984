/* The checker of reductions and allreduces over blocks: judges any schedule, of whatever origin. What
   a rank has of a block is the combination of all inputs of the block that it has counted, at first
   its own. There are 2 s blocks for the rows:

     block b < s     a partial combination: what the sender has of block b in the step of the row, all
                     of it; the receiver combines it with what it has, so nothing may come twice
     block s + b     the finished result of block b: the sender must have every input in the step of
                     the row; the receiver then has, too

   It does not judge the order of the operands: the schedule is one for an operation that commutes. A
   partial combination is always of all that the sender has of the block: a schedule whose ranks hold
   back inputs, or keep two combinations of one block, is not to be written in such rows.
   Sound and complete against ValidReduceRows in spec/check/reduce.h. */
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

/* Scratch that the checker needs, in entries of uint64_t: P (P s + 4) where rules->blocks is 2 s; -1 if
   the rules make no sense, the number of blocks is odd, or so many are more than 2^63 - 1. */
/*@ requires rules: \valid_read(rules);
    terminates \true;
    assigns \nothing;
    ensures enough: ReduceSensible(rules) ==>
      \result == InputEntries(rules->ranks, rules->blocks / 2);
    ensures none: !ReduceSensible(rules) ==> \result == -1;
    exits \false;
*/
int64_t dodona_check_reduce_entries(const dodona_rules *rules);

/* Valid, or the first violation: the first row that is not right and the first rule it breaks, in the
   order of dodona_fault. `all` 0: a reduction, after which the root has every input of every block;
   else an allreduce, after which every rank has; the root then only has to be a rank.
   Three faults name a rank, a block and an input. DODONA_SENT_BEFORE_HELD: the sender of a result, and
   the first input that it lacks. DODONA_COUNTED_TWICE: the receiver of a partial combination, and the
   first input in it that is its own or that an earlier row has brought. DODONA_NEVER_RECEIVED, after
   the last row: the first rank that lacks anything, its first block that does, the first input.
   DODONA_RECEIVED_TWICE is a result that comes to a rank which has, or is already sent, every input;
   where rules->redundant says so it may.
   O(n P + P^2 s) time, no memory but the caller's scratch, whose content before does not matter. */
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
