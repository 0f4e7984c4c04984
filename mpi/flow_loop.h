/* Runs plans by data flow, without steps: each tree at its own pace, all trees of a rank in one loop. */
#ifndef DODONA_MPI_FLOW_LOOP_H
#define DODONA_MPI_FLOW_LOOP_H

#include "mpi/steps.h"

/* Returns 1 if `context` runs plans by data flow and the job can run so: its plans are of trees that have lanes. */
int dodona_mpi_flows(const dodona_mpi_context *context, const dodona_mpi_job *job);

/* Runs the collective, if all its plans can run by data flow. MPI_ERR_NO_MEM, MPI_ERR_TRUNCATE, what MPI reports. */
int dodona_mpi_flow(const dodona_mpi_context *context, const dodona_mpi_job *job);

#endif
