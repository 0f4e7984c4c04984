/* Plans step by step: the executors that know steps only, and no algorithm by name. */
#ifndef DODONA_MPI_STEPS_H
#define DODONA_MPI_STEPS_H

#include "mpi/context.h"
#include "mpi/operand.h"
#include "mpi/partition.h"

/* Broadcasts the message, of as many blocks as the plan has. MPI_ERR_NO_MEM, MPI_ERR_TRUNCATE, what MPI
   reports. `before`, unless MPI_SUCCESS, is an error that this rank met in the reduction before: it passes nothing
   on, and returns that. */
int dodona_mpi_steps_down(const dodona_mpi_context *context, const dodona_mpi_role *role,
                          const dodona_mpi_parts *message, int before);

/* The same plan backwards, a reduction: the inputs `own` of all ranks are combined to `result`, which only
   the root looks at and which may be own. `operand` is the whole message. Memory: a message and some
   blocks on ranks that have children, but for the root. Operands are in the order of ranks if the role
   keeps it (dodona_mpi_role_in_order). */
int dodona_mpi_steps_up(const dodona_mpi_context *context, const dodona_mpi_role *role,
                        const dodona_mpi_operand *operand, const dodona_mpi_parts *own,
                        const dodona_mpi_parts *result);

/* The most receives, and sends, that are under way at once in a plan for so many ranks. */
int64_t dodona_mpi_steps_open(const dodona_plan *plan);

#endif
