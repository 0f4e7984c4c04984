/* What a rank does in one step of a collective: whom it sends which blocks, whom it receives which blocks from, and
   what it does with them. A message uses a port once, however many blocks it carries, and costs t + count k / s. */
#ifndef DODONA_BASE_STEP_H
#define DODONA_BASE_STEP_H

#include "ref/base/types.h"

/* What a rank does with the blocks that it receives. It holds its own input, or what it has combined so far; `o` is
   the operation. Where the order of operands does not matter, to prepend and to append are the same. */
typedef enum dodona_use {
  DODONA_STORE,    /* held = part; also where nothing is received */
  DODONA_PREPEND,  /* held = part o held */
  DODONA_APPEND,   /* held = held o part, or held o part o aside where this block waits aside */
  DODONA_SET_ASIDE /* aside = part */
} dodona_use;

/* A message carries the blocks first .. first + count - 1. */
typedef struct dodona_step {
  int32_t send_to;    /* rank, or DODONA_NONE */
  int32_t send_first; /* block, or DODONA_NONE */
  int32_t send_count; /* blocks; 0 where nothing is sent */
  int32_t recv_from;  /* rank, or DODONA_NONE */
  int32_t recv_first; /* block, or DODONA_NONE */
  int32_t recv_count; /* blocks; 0 where nothing is received */
  int32_t use;        /* a dodona_use */
} dodona_step;

/*@
  // If a rank is named, the message carries one block or more, inside 0 .. s - 1; else it carries none.
  predicate SendInRange(dodona_step e, integer P, integer s) =
    (e.send_to == -1 && e.send_first == -1 && e.send_count == 0) ||
    (0 <= e.send_to < P && 0 <= e.send_first && 1 <= e.send_count &&
     e.send_first + e.send_count <= s);

  predicate ReceiveInRange(dodona_step e, integer P, integer s) =
    (e.recv_from == -1 && e.recv_first == -1 && e.recv_count == 0) ||
    (0 <= e.recv_from < P && 0 <= e.recv_first && 1 <= e.recv_count &&
     e.recv_first + e.recv_count <= s);

  // Only what is received is used.
  predicate StepInRange(dodona_step e, integer P, integer s) =
    SendInRange(e, P, s) && ReceiveInRange(e, P, s) &&
    DODONA_STORE <= e.use <= DODONA_SET_ASIDE && (e.recv_from == -1 ==> e.use == DODONA_STORE);
*/

/* Translates the step of a plan, whose messages carry one block. */
/*@ terminates \true;
    assigns \nothing;
    ensures send: \result.send_to == step.send_to && \result.send_first == step.send_block &&
      \result.send_count == (step.send_to == -1 ? 0 : 1);
    ensures recv: \result.recv_from == step.recv_from && \result.recv_first == step.recv_block &&
      \result.recv_count == (step.recv_from == -1 ? 0 : 1);
    ensures use: \result.use == (step.combine == 0 ? DODONA_STORE : DODONA_PREPEND);
    exits \false; */
dodona_step dodona_step_of(dodona_tree_step step);

#endif
