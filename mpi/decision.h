/* Decides, on all ranks together, what a kind of calls takes. */
#ifndef DODONA_MPI_DECISION_H
#define DODONA_MPI_DECISION_H

#include "mpi/kinds.h"

/* Decides whether calls of the kind go on as they are, take what was learned, or are tried. Collective over the communicator of the call, which MPI
   has done and all ranks have counted. On an error nothing is decided. */
int dodona_mpi_decide(const dodona_mpi_call *call, const dodona_mpi_wish *wish,
                      dodona_mpi_sort *sort);

/* Decides before the first call of a kind whose results must have a level of the same bits (wish->level): what was learned, if it has the level;
   else what is predicted on the profile's machine, or the assumed one, so that each run decides alike. All sizes of DODONA_SAME_IN_SIZES
   take one algorithm and group (dodona_mpi_best). Collective; dodona_err_same_bits if no plan has the level. */
int dodona_mpi_decide_level(const dodona_mpi_call *call, const dodona_mpi_wish *wish,
                            dodona_mpi_sort *sort);

/* Ends a round of the trials, and after the last the trials. Collective. */
int dodona_mpi_decide_round(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                            dodona_mpi_sort *sort);

#endif
