/* Calls whose plan is left open. They are of kinds: the operation, what it asks of the order, and the bytes, to the nearest power of two. A
   kind begins as MPI's own; open.c says when plans are tried. */
#ifndef DODONA_MPI_OPEN_H
#define DODONA_MPI_OPEN_H

#include "mpi/call.h"
#include "mpi/kinds.h"

/* Runs a call without a plan. */
int dodona_mpi_open_call(dodona_mpi_call *call);

/* Whether a call that was counted with `sort` before can go to MPI without a look: it is MPI's own, and is neither timed nor followed by a
   decision. If so, its end is to be told. */
int dodona_mpi_open_passes(const dodona_mpi_sort *sort);
void dodona_mpi_open_passed(dodona_mpi_sort *sort, int error);

/* Stores what calls like that are in, and their plan if the state is DODONA_MPI_PLANNED. Local. */
dodona_mpi_state dodona_mpi_open_state(MPI_Comm comm, const dodona_mpi_wish *wish,
                                       dodona_request *request);

/* Makes them take this plan, or with NULL MPI's own. */
int dodona_mpi_open_settle(MPI_Comm comm, const dodona_mpi_wish *wish,
                           const dodona_request *request);

#endif
