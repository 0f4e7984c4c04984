/* Finds, by simulation in the LogGP model, the best number of blocks ("chunks") for a message: provides the
   memory that dodona_loggp_run needs, and the search. The benches and the paper use it, too. */
#ifndef DODONA_ORACLE_SHARED_CHUNKS_H
#define DODONA_ORACLE_SHARED_CHUNKS_H

#include <stdbool.h>
#include "ref/dodona.h"
#include "ref/advice/loggp.h"

/* A broadcast, a reduction or an allreduce from or to rank 0, but for its blocks. */
typedef struct oracle_chunked {
  dodona_loggp machine;
  int64_t bytes;
  int32_t ranks;
  int32_t up;    /* the algorithm of the reduction, or DODONA_NONE */
  int32_t down;  /* of the broadcast, or DODONA_NONE; not both */
  int32_t group; /* of both, where they take one */
  int32_t apart; /* whether each plan, and each of two trees, keeps an order of its own */
} oracle_chunked;

/* Stores the simulated time with so many blocks; false if there is no memory for ranks * blocks messages,
   or if times pass 2^63 - 1. */
bool oracle_chunks_time(const oracle_chunked *it, int32_t blocks, int64_t *time);

/* Returns the best number of blocks, 1 .. most, among the numbers that it tries; the least one of equals. It first
   tries 1, 2, 3, ... in steps that grow with the number (an eighth of it), until the time is 3/2 of the least. Then
   it tries the numbers between the neighbours of the best, evenly spaced if they are more than 16. */
bool oracle_chunks_search(const oracle_chunked *it, int32_t most, int32_t *blocks, int64_t *time);

/* Writes the numbers that a search on a machine tries around `blocks`: 20 % and 10 % less, itself, 10 % and 20 %
   more, rounded, within 1 .. most, ascending, each once. Returns how many they are. Source: TwoTreeC, section 4.3. */
enum { ORACLE_AROUND = 5 };
int32_t oracle_chunks_around(int32_t blocks, int32_t most, int32_t tried[ORACLE_AROUND]);

#endif
