/* Simulates a data-flow execution in the LogGP model, in exact integers and in any unit of time.

   A message of k bytes occupies the sender's processor for o and its sending port for g + (k - 1) G. It reaches the
   receiver o + L after its start. There it occupies the processor for o + (k - 1) G and the receiving port for g +
   (k - 1) G. The receiver has the message when its processor is free again:

     sender     |o|                               processor
                |g + (k - 1) G      |             sending port
     receiver        L    |o + (k - 1) G     |    processor: it has the message at the end
                          |g + (k - 1) G      |   receiving port

   A send or a receive begins when processor and port are free. Messages are received in the order in which they
   come. Combining costs nothing. If several sends of a rank are ready, it makes the one that comes first in its
   schedule.

   The model leaves open what a rank does first if it could send and receive at the same time. Here it sends. The
   LogGOPSim program instead takes what is older, the message or the ready send. Where messages come faster than a
   rank receives them, as with o > g, LogGOPSim receives all of them before it sends the first on, and ends later.
   tests/unit/loggops_model.c can do both, and tests/unit/goal.c compares it with both.

   dodona_loggp_fits is proven (ref/advice/loggp_fits.c). dodona_loggp_run is not: tests/unit/loggp.c compares its
   times with closed forms, and tests/unit/goal.c compares them with a second simulator.

   Source: Alexandrov et al., LogGP; the receiver as in LogGOPSim. */
#ifndef DODONA_ADVICE_LOGGP_H
#define DODONA_ADVICE_LOGGP_H

#include "ref/advice/flow.h"

/* Times in one unit of the caller's choice, each 0 .. 2^62. */
typedef struct dodona_loggp {
  int64_t latency;  /* L: from the end of the sender's overhead to the receiver's port */
  int64_t overhead; /* o: of the processor, for each send and each receive */
  int64_t gap;      /* g: of a port, from one message to the next */
  int64_t byte_gap; /* G: of a port, for each byte after the first */
} dodona_loggp;

/* What all ranks do: the sends of rank r are sends[first[r] .. first[r + 1] - 1]. */
typedef struct dodona_loggp_program {
  int32_t ranks;                 /* P, 1 .. 2^31 - 1 */
  int32_t blocks;                /* s, 1 .. 2^31 - 1 */
  int64_t bytes;                 /* of the message, 0 .. 2^62; cut as ref/base/blocks.h says */
  const int64_t *first;          /* P + 1 entries, from 0, none below the one before */
  const dodona_flow_send *sends; /* first[P] entries, ranks and blocks in range */
} dodona_loggp_program;

/* Scratch: one for each rank. */
typedef struct dodona_loggp_rank {
  int64_t processor; /* when it is free */
  int64_t sending;
  int64_t receiving;
  int64_t next[DODONA_FLOW_LANES]; /* the next send of each lane */
  int64_t head;                    /* messages that wait for it, -1 if there are none */
  int64_t tail;
  int64_t when; /* it can do something; INT64_MAX: nothing */
  int32_t slot; /* in the heap */
} dodona_loggp_rank;

/* Scratch: one for each send. */
typedef struct dodona_loggp_message {
  int64_t there; /* when it is there */
  int64_t after; /* the message behind it, or -1 */
} dodona_loggp_message;

typedef struct dodona_loggp_scratch {
  dodona_loggp_rank *ranks;       /* P */
  int32_t *heap;                  /* P: ranks, a heap by `when`, then by rank */
  int32_t *received;              /* P s: how often each rank has each block */
  dodona_loggp_message *messages; /* first[P] */
} dodona_loggp_scratch;

/* Returns 1 if no time can pass 2^63 - 1: each send and each receive moves the clock by at most 2 o + L + g
   + bytes G. */
/*@ requires machine: \valid_read(machine) && 0 <= machine->latency && 0 <= machine->overhead &&
      0 <= machine->gap && 0 <= machine->byte_gap;
    requires range: 0 <= bytes && 0 <= sends;
    terminates \true;
    assigns \nothing;
    ensures fits: \result == 1 <==> sends <= INT64_MAX / 2 && (2 * sends + 1) *
      (2 * machine->overhead + machine->latency + machine->gap + bytes * machine->byte_gap) <=
      INT64_MAX;
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_loggp_fits(const dodona_loggp *machine, int64_t bytes, int64_t sends);

/* Stores the time when the last rank is done if all start at 0, or -1 if some send waits forever.
   O(first[P] log P). DODONA_OVERFLOW unless dodona_loggp_fits; then *end is unchanged. */
/*@ requires memory: \valid_read(machine) && \valid_read(program) && \valid_read(scratch) &&
      \valid(end);
    requires machine: 0 <= machine->latency && 0 <= machine->overhead && 0 <= machine->gap &&
      0 <= machine->byte_gap;
    requires program: 1 <= program->ranks && 1 <= program->blocks && 0 <= program->bytes &&
      \valid_read(program->first + (0 .. program->ranks)) && program->first[0] == 0 &&
      (\forall integer r; 0 <= r < program->ranks ==> program->first[r] <= program->first[r + 1]);
    requires sends: \valid_read(program->sends + (0 .. program->first[program->ranks] - 1)) &&
      (\forall integer i; 0 <= i < program->first[program->ranks] ==>
        0 <= program->sends[i].to < program->ranks &&
        0 <= program->sends[i].block < program->blocks &&
        0 <= program->sends[i].lane < DODONA_FLOW_LANES);
    requires scratch: \valid(scratch->ranks + (0 .. program->ranks - 1)) &&
      \valid(scratch->heap + (0 .. program->ranks - 1)) &&
      \valid(scratch->received + (0 .. (int64_t)program->ranks * program->blocks - 1)) &&
      \valid(scratch->messages + (0 .. program->first[program->ranks] - 1));
    terminates \true;
    assigns *end, scratch->ranks[0 .. program->ranks - 1], scratch->heap[0 .. program->ranks - 1],
            scratch->received[0 .. (int64_t)program->ranks * program->blocks - 1],
            scratch->messages[0 .. program->first[program->ranks] - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures unchanged: \result != DODONA_OK ==> *end == \old(*end);
    ensures end: \result == DODONA_OK ==> -1 <= *end;
    exits \false; */
dodona_status dodona_loggp_run(const dodona_loggp *machine, const dodona_loggp_program *program,
                               const dodona_loggp_scratch *scratch, int64_t *end);

#endif
