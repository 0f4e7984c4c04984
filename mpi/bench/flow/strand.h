/* Runs one lane of a rank: what it receives in one tree, in order, and what it sends, in order. Each block
   comes from all sources; is then taken (a reduction combines it); goes to all targets; and is then
   through. At most `window` receives and as many sends are under way. No receive is under way for a block
   that is `window` or more behind the last block that is through:

     lane of a reduction, window 2      block k from child 0   block k from child 1   | receives
                                        block k - 1 to the parent                     | sends

   No lane waits for another tree, with one exception: in an allreduce a block is broadcast once its
   reduction is through on this rank. Source: TwoTreeC, section 3, algorithm 2. */
#ifndef DODONA_MPI_STRAND_H
#define DODONA_MPI_STRAND_H

#include "mpi/context.h"
#include "ref/trees/lane.h"
#include "mpi/bench/flow/merge.h"
#include "mpi/partition.h"

typedef struct dodona_mpi_strand {
  const dodona_mpi_context *context;
  dodona_lane lane;
  int32_t source[2];
  int32_t sources;
  int32_t target[2];
  int32_t targets;
  int tag;
  int *error; /* the first of the call: from then on messages are empty */
  int32_t window;
  dodona_mpi_parts parts;  /* where the blocks of a broadcast lie */
  dodona_mpi_merge *merge; /* of a reduction, else NULL */
  const struct dodona_mpi_strand
      *after; /* of an allreduce: the strands of the reduction, or NULL */
  int32_t afters;
  MPI_Request *receives; /* the i-th at i mod window; likewise the sends */
  MPI_Request *sends;
  int64_t received;  /* all before have ended */
  int64_t receiving; /* all before have begun */
  int64_t sent;
  int64_t sending;
  int64_t taken; /* blocks */
} dodona_mpi_strand;

/* Takes and posts everything that can be taken or posted. A receive or a send that MPI has ended is
   MPI_REQUEST_NULL. */
void dodona_mpi_strand_advance(dodona_mpi_strand *strand);

/* Notes MPI_ERR_TRUNCATE if the message of receives[slot] is not the whole block. */
void dodona_mpi_strand_came(const dodona_mpi_strand *strand, int32_t slot, MPI_Status *status);

/* Returns 1 if every block is through. */
int dodona_mpi_strand_ended(const dodona_mpi_strand *strand);

#endif
