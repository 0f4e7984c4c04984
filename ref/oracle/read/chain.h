/* The longest chain of a schedule: each message of it passes on the block that the message before has brought. */
#ifndef DODONA_ORACLE_READ_CHAIN_H
#define DODONA_ORACLE_READ_CHAIN_H

#include "ref/oracle/read/rows.h"

typedef struct oracle_chain {
  int64_t count;   /* of messages of one block */
  int64_t *rows;   /* their receives, the first one first */
  int64_t busiest; /* the most blocks that a port of a rank sends, or receives */
} oracle_chain;

/* Finds a longest chain. A message of a block may follow one that brought the block to its sender `latency` steps before or earlier, unless another was
   stored over it since; of two that are combined the longer chain counts. The rows are valid and sorted by step; their blocks are 0 .. cells - 1, where block b of a result that is stored
   is block b + blocks. False, with no chain, if there is no memory. O(rows + ranks * blocks). */
bool oracle_chain_find(const oracle_rows *rows, int32_t ranks, int32_t blocks, int32_t latency,
                       oracle_chain *chain);

void oracle_chain_free(oracle_chain *chain);

#endif
