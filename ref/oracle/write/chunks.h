/* How many blocks ("chunks") a message is best cut into in the LogGP model, by simulation: the memory that
   dodona_loggp_run needs, and the search. Also for the benches and the paper. */
#ifndef DODONA_ORACLE_WRITE_CHUNKS_H
#define DODONA_ORACLE_WRITE_CHUNKS_H

#include <stdbool.h>
#include "ref/dodona.h"

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

/* The simulated time with so many blocks; false if there is no memory for ranks * blocks messages, or if
   times pass 2^63 - 1. */
bool oracle_chunks_time(const oracle_chunked *it, int32_t blocks, int64_t *time);

/* The best of the numbers of blocks that are tried, 1 .. most; the least of equals. Tried are first 1, 2, 3, ... in
   steps that grow with the number (an eighth of it), up to where the time is 3/2 of the least; then
   those between the neighbours of the best of these, evenly spaced if they are more than 16. */
bool oracle_chunks_search(const oracle_chunked *it, int32_t most, int32_t *blocks, int64_t *time);

/* What a search on a machine tries around `blocks`: 20 % and 10 % less, itself, 10 % and 20 % more, rounded, within
   1 .. most, ascending, each once; how many they are.
   Source: TwoTreeC, section 4.3. */
enum { ORACLE_AROUND = 5 };
int32_t oracle_chunks_around(int32_t blocks, int32_t most, int32_t tried[ORACLE_AROUND]);

#endif
