/* Runs plans step by step. The executors know steps only, and no algorithm by name. */
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

/* Runs the plan backwards, as a reduction: the inputs `own` of all ranks are combined to `result`, which
   only the root looks at and which may be own. `operand` is the whole message. Memory on ranks with
   children, except the root: a message and some blocks. If the role keeps the order of ranks, operands are
   in this order (dodona_mpi_role_in_order). */
int dodona_mpi_steps_up(const dodona_mpi_context *context, const dodona_mpi_role *role,
                        const dodona_mpi_operand *operand, const dodona_mpi_parts *own,
                        const dodona_mpi_parts *result);

/* Returns how many receives, and how many sends, are under way at once at most, in a plan for so many ranks. */
int64_t dodona_mpi_steps_open(const dodona_tree_plan *plan);

#endif
