/* The checker: judges any broadcast schedule, of whatever origin, given as every rank's own program.
   Sound and complete against the predicate in spec/broadcast.h. */
#ifndef DODONA_CHECK_H
#define DODONA_CHECK_H

#include "types.h"

enum { DODONA_SEND = 0, DODONA_RECV = 1 };

/* One line of a rank's program: in `step` this rank sends `block` to, or receives it from, `peer`. */
typedef struct dodona_row {
  int64_t step; /* 0 .. 2^62; rows come sorted by step; a tick where ticks > 1 */
  int32_t rank;
  int32_t op; /* DODONA_SEND or DODONA_RECV */
  int32_t peer;
  int32_t block;
} dodona_row;

/* What the schedule is judged by. A message sent in step x can be passed on from step x + latency on
   and keeps its ports for `ticks` steps: 1 and 1 in the duplex and simplex models; u and f in the
   postal model with lambda = u / f, steps being ticks of 1 / f. */
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
  DODONA_PORT_TWICE,        /* the rank's port is busy with an earlier row */
  DODONA_UNMATCHED_SEND,    /* the peer does not receive from this rank in this step */
  DODONA_UNMATCHED_RECEIVE, /* the peer does not send to this rank in this step */
  DODONA_BLOCK_MISMATCH,    /* sender and receiver name different blocks */
  DODONA_SENT_BEFORE_HELD,  /* the rank does not hold the block it sends */
  DODONA_RECEIVED_TWICE,    /* the rank (or the root) has the block already */
  DODONA_NEVER_RECEIVED     /* after the last row a rank lacks a block; row = number of rows */
} dodona_fault;

typedef struct dodona_verdict {
  int32_t fault; /* a dodona_fault */
  int32_t rank;  /* DODONA_NEVER_RECEIVED: who lacks what; else DODONA_NONE */
  int32_t block;
  int64_t row; /* DODONA_NONE where there is none: valid, or bad rules */
} dodona_verdict;

/* Scratch that the checker needs, in entries of uint64_t; negative if the rules make no sense. */
int64_t dodona_check_entries(const dodona_rules *rules);

/* Valid, or the first violation: O(n + P s) time, no memory but the caller's scratch, whose content
   before does not matter. */
dodona_verdict dodona_check_broadcast(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                      uint64_t *scratch, int64_t entries);

#endif
