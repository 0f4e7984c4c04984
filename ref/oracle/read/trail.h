/* How it came about that a rank lacks an input, or has it too often: the messages that led to it, the first wrong one first. */
#ifndef DODONA_ORACLE_READ_TRAIL_H
#define DODONA_ORACLE_READ_TRAIL_H

#include "ref/oracle/ask/collective.h"

/* The question: why does this rank, at this time, lack this input to this block, or have the input twice, or at all? */
typedef struct oracle_question {
  const oracle_collective *op;
  oracle_dealt dealt;
  int32_t blocks;  /* of all ranks */
  int32_t latency; /* a message of step x can be passed on from step x + latency on */
  int32_t rank;
  int32_t block;
  int32_t input;
  int64_t step; /* before the messages of this step are sent; INT64_MAX: in the end */
  int32_t
      times; /* how often the rank has it: 0, 1 where it must not have it, 2 for more than once */
} oracle_question;

/* A sentence, and the line of the text that it is about, 0 if none. */
typedef struct oracle_hop {
  int64_t line;
  char text[288];
} oracle_hop;

typedef struct oracle_trail {
  oracle_hop *hops;
  int64_t count;
} oracle_trail;

/* Fills *trail: hops[0] is the first wrong message, or says which message is missing; each later hop tells where the fault went from there; the
   last hop is about the rank of the question. The rows are sorted by step; their receives are the messages. Returns false, with
   no trail, if there is no memory. O(rows + ranks), and for each hop the receives of its rank. */
bool oracle_trail_find(const oracle_question *asked, const oracle_rows *rows, int32_t ranks,
                       oracle_trail *trail);

/* One hop more at the end; false if there is no memory. */
bool oracle_trail_add(oracle_trail *trail, oracle_hop hop);

void oracle_trail_free(oracle_trail *trail);

#endif
