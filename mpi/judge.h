/* Asks MPI what it lets a collective do. */
#ifndef DODONA_MPI_JUDGE_H
#define DODONA_MPI_JUDGE_H

#include "mpi/context.h"

/* Stores what MPI says of the two. MPI_ERR_OP: null, or not defined for the datatype. What is predefined is asked once. */
int dodona_mpi_judge(dodona_mpi_context *context, const dodona_mpi_type *type, MPI_Op op,
                     dodona_mpi_verdict *verdict);

/* Returns MPI_ERR_TYPE of a datatype that is not committed. */
int dodona_mpi_judge_type(dodona_mpi_context *context, const dodona_mpi_type *type);

/* Ends the questions of a context that is freed. */
void dodona_mpi_judge_end(dodona_mpi_context *context);

#endif
