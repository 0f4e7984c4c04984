/* The obvious constructions that the baselines are compared with: each step simulated over all ranks from the
   words of Thakur, Rabenseifner and Gropp, with what every rank holds kept in tables. */
#ifndef DODONA_PROPS_OBVIOUS_BASELINES_H
#define DODONA_PROPS_OBVIOUS_BASELINES_H

#include <stdbool.h>
#include <stdint.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Every rank's part in every step; of step x, 1 .. steps, at exchanges[(x - 1) * ranks + rank]. */
typedef struct obvious_program {
  int32_t ranks;
  int64_t steps;
  bool circle; /* messages may go on with block 0 past the last block */
  dodona_step *exchanges;
} obvious_program;

/* The baseline, the ring or the butterflies, of one operation, one root and `blocks` blocks; aborts if there is no memory. */
obvious_program obvious_baseline(int32_t algorithm, int32_t op, int32_t ranks, int32_t root,
                                 int32_t blocks);

void free_obvious(obvious_program *program);

/* Runs exchanges over sets of contributions, to the end of the operation: in a broadcast the root begins with
   every block and the others with none, in an allreduce or a reduce-scatter each rank with its own contribution to each, in an allgather each
   rank with the blocks of its share. What is sent is what the rank held before the step. True if all matches, no block is sent that is not held,
   no contribution is ever combined twice, and every rank, in a reduce-scatter of the blocks of its share, ends with every block and with every
   contribution to it. */
bool program_delivers(const obvious_program *program, int32_t op, int32_t root, int32_t blocks);

#ifdef __cplusplus
}
#endif

#endif
