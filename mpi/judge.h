/* Asks MPI what it lets a collective do. */
#ifndef DODONA_MPI_JUDGE_H
#define DODONA_MPI_JUDGE_H

#include "mpi/context.h"

/* Stores what MPI says of the two. MPI_ERR_OP: null, or not defined for the datatype. What is predefined is asked once. */
int dodona_mpi_judge(dodona_mpi_context *context, const dodona_mpi_type *type, MPI_Op op,
                     dodona_mpi_verdict *verdict);

/* Stores whether the operation is commutative, and exact (dodona_mpi_verdict), without a word of whether it is defined for the datatype. Returns 1 for a
   predefined operation, 0 for another, -1 if MPI does not know it. */
int dodona_mpi_judge_order(MPI_Datatype datatype, MPI_Op op, int *commutative, int *exact);

/* Returns MPI_ERR_TYPE of a datatype that is not committed. */
int dodona_mpi_judge_type(dodona_mpi_context *context, const dodona_mpi_type *type);

#endif
