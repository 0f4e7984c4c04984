/* Runs plans by data flow, without steps: each tree at its own pace, all trees of a rank in one loop. */
#ifndef DODONA_MPI_FLOW_LOOP_H
#define DODONA_MPI_FLOW_LOOP_H

#include "mpi/context.h"
#include "mpi/operand.h"
#include "mpi/partition.h"

/* The buffers. A broadcast moves the message. A reduction moves each rank's input and the result, which
   only the root looks at. In an allreduce `message` is the result. */
typedef struct dodona_mpi_job {
  const dodona_mpi_role *up;         /* of a reduction, else NULL */
  const dodona_mpi_role *down;       /* of a broadcast, else NULL; both: an allreduce */
  const dodona_mpi_operand *operand; /* of a reduction: the whole message */
  dodona_mpi_parts own;              /* of a reduction */
  dodona_mpi_parts message;
} dodona_mpi_job;

/* Returns 1 if `context` runs plans by data flow and this plan can run so. */
int dodona_mpi_flows(const dodona_mpi_context *context, const dodona_tree_plan *plan);

/* Runs the collective, if all its plans can run by data flow. MPI_ERR_NO_MEM, MPI_ERR_TRUNCATE, what MPI reports. */
int dodona_mpi_flow(const dodona_mpi_context *context, const dodona_mpi_job *job);

#endif
