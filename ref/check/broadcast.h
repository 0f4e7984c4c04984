/* Judges any broadcast schedule, whoever made it, given as every rank's own program. The verdict is sound
   and complete with respect to ValidRows in spec/check/broadcast.h, and it names the first fault. */
#ifndef DODONA_CHECK_BROADCAST_H
#define DODONA_CHECK_BROADCAST_H

#include "ref/base/types.h"

enum { DODONA_SEND = 0, DODONA_RECV = 1 };

/* One line of a rank's program: in `step` this rank sends `block` to `peer`, or receives it from `peer`.
   Rows of one step with the same rank, operation and peer are one message with as many blocks, whatever
   stands between them; its blocks ascend from row to row. */
typedef struct dodona_row {
  int64_t step; /* 0 .. 2^62; rows come sorted by step; a tick where ticks > 1 */
  int32_t rank;
  int32_t op; /* DODONA_SEND or DODONA_RECV */
  int32_t peer;
  int32_t block;
} dodona_row;

/* The rules of the judgement. A message sent in step x, with however many blocks, can be passed on from
   step x + latency on, and keeps its ports for `ticks` steps. In the duplex and simplex models both are 1.
   In the postal model with lambda = u / f they are u and f, and steps are ticks of 1 / f. */
typedef struct dodona_rules {
  int32_t ranks;
  int32_t blocks;
  int32_t root;
  int32_t simplex;   /* a rank must not send and receive in one step */
  int32_t redundant; /* a rank may receive a block that it has, and so may the root */
  int32_t latency;   /* u >= ticks */
  int32_t ticks;     /* f >= 1 */
} dodona_rules;

typedef enum dodona_fault {
  DODONA_VALID = 0,
  DODONA_BAD_RULES,         /* the rules or the scratch make no sense; row = DODONA_NONE */
  DODONA_OUT_OF_RANGE,      /* a rank, peer, block, operation or step is none, or peer = rank */
  DODONA_OUT_OF_ORDER,      /* the step is smaller than the row's before */
  DODONA_PORT_TWICE,        /* the port is busy, or the blocks of the message do not ascend */
  DODONA_UNMATCHED_SEND,    /* the peer does not receive from this rank in this step */
  DODONA_UNMATCHED_RECEIVE, /* the peer does not send to this rank in this step */
  DODONA_BLOCK_MISMATCH,    /* it does, but the block is not in the peer's message */
  DODONA_SENT_BEFORE_HELD,  /* the rank does not hold the block it sends */
  DODONA_RECEIVED_TWICE,    /* the rank (or the root) has the block already */
  DODONA_NEVER_RECEIVED,    /* after the last row a rank lacks a block; row = number of rows */
  DODONA_COUNTED_TWICE      /* combine and reduce: see spec/check/ */
} dodona_fault;

typedef struct dodona_verdict {
  int32_t fault; /* a dodona_fault */
  int32_t rank;  /* DODONA_NEVER_RECEIVED, DODONA_COUNTED_TWICE: who, and what; else DODONA_NONE */
  int32_t block;
  int64_t row; /* DODONA_NONE where there is none: valid, or bad rules */
} dodona_verdict;

#include "spec/check/broadcast.h"

/* Returns how many entries (of uint64_t) of scratch the checker needs: P (s + 4); -1 if the rules make no sense. */
/*@ requires rules: \valid_read(rules);
    terminates \true;
    assigns \nothing;
    ensures enough: Sensible(rules) ==> \result == 4 * rules->ranks + rules->ranks * rules->blocks;
    ensures none: !Sensible(rules) ==> \result == -1;
    exits \false;
*/
int64_t dodona_check_entries(const dodona_rules *rules);

/* Judges the rows: valid, or the first violation. This is the first row that is not right and the first rule that it
   breaks, in the order of dodona_fault; after the last row, it is the first empty (rank, block), rank by rank. The
   partner of a row is its peer's first row of the opposite operation in the same step. A row is matched if its
   partner names this rank; then one row of the partner's message must name its block. O(n + P s) time if messages
   have one block, or if the rows of both ends of each message stand in one pattern: rank by rank, transfer by
   transfer, block by block. A row of any other message takes at most as many comparisons as its step has rows. The
   checker needs no memory but the caller's scratch, with any content. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures fault: DODONA_VALID <= \result.fault <= DODONA_NEVER_RECEIVED;
    ensures bad: \result.fault == DODONA_BAD_RULES <==> !Judgeable(rules, n, entries);
    ensures valid: \result.fault == DODONA_VALID <==>
      Judgeable(rules, n, entries) && ValidRows(rules, rows, n);
    ensures first: \result.fault > DODONA_BAD_RULES ==>
      0 <= \result.row <= n && RowsRight(rules, rows, n, \result.row);
    ensures breaks: DODONA_BAD_RULES < \result.fault < DODONA_NEVER_RECEIVED ==>
      \result.row < n && Breaks(rules, rows, n, \result.row, \result.fault);
    ensures never: \result.fault == DODONA_NEVER_RECEIVED ==>
      \result.row == n && NeverReceived(rules, rows, n, \result.rank, \result.block);
    ensures no_row: \result.fault <= DODONA_BAD_RULES ==> \result.row == DODONA_NONE;
    ensures no_cell: \result.fault != DODONA_NEVER_RECEIVED ==>
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE;
    exits \false;
*/
dodona_verdict dodona_check_broadcast(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                      uint64_t *scratch, int64_t entries);

#endif
