/* Runs plans of any operation step by step. The executors know steps only, and no algorithm by name. */
#ifndef DODONA_MPI_STEPS_H
#define DODONA_MPI_STEPS_H

#include "mpi/context.h"
#include "mpi/operand.h"
#include "mpi/partition.h"

/* What one call runs, and its buffers. A broadcast moves the message, and so do a scatter, a gather and an allgather. A reduction moves
   each rank's input to the message, which only the root looks at. In an allreduce `message` is the result, and in a reduce-scatter it holds
   the rank's share, the first of what it has. */
typedef struct dodona_mpi_job {
  const dodona_mpi_role *up; /* of a reduction, else NULL */
  const dodona_mpi_role
      *down; /* of a broadcast, else NULL; of an allreduce both, or twice its own */
  const dodona_mpi_operand *operand; /* the whole message; of a broadcast not used */
  dodona_mpi_parts own;              /* this rank's input; of a broadcast the message */
  dodona_mpi_parts message;
  struct dodona_mpi_described *described; /* what moved bytes are, or NULL */
  int error;            /* that the rank has met before: it sends empty messages */
  int32_t first, count; /* of a reduce-scatter: the blocks of the rank's share */
} dodona_mpi_job;

/* Another way to run jobs whose messages carry blocks: those that it may. */
typedef struct dodona_mpi_way {
  int (*may)(const dodona_mpi_job *job);
  int (*run)(const dodona_mpi_context *context, const dodona_mpi_job *job);
} dodona_mpi_way;

/* Runs a job whose messages carry blocks. Memory on ranks that combine: room for what comes in a step, for
   `latency` messages in a postal tree, one more if the operation is not commutative; and for a message where a
   reduction has no result. If the plan is ordered, operands are in the order of ranks. MPI_ERR_NO_MEM,
   MPI_ERR_TRUNCATE, what MPI reports. */
int dodona_mpi_steps_run(const dodona_mpi_context *context, const dodona_mpi_job *job);

/* The same for a combine, whose messages carry windows: block 0 is all that the sender has combined, block 1 the same
   without its own input. */
int dodona_mpi_windows_run(const dodona_mpi_context *context, const dodona_mpi_job *job);

/* The same for recursive multiplying, whose messages carry the whole: a rank sends what it had when the round began. All ranks end with the same
   bits. Memory: a message for each rank that a rank hears in a round. */
int dodona_mpi_multiplying_run(const dodona_mpi_context *context, const dodona_mpi_job *job);

#endif
