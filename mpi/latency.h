/* What the latency of the machine says of plans in which many sends are under way at once: the lambda tree, and the combine. */
#ifndef DODONA_MPI_LATENCY_H
#define DODONA_MPI_LATENCY_H

#include "mpi/site.h"

/* Stores in *advice the latency, and the time with it, if its algorithm is one of the two. */
int dodona_mpi_take_latency(const dodona_mpi_site *site, const dodona_cost *cost,
                            dodona_advice *advice);

/* Returns what of the startup the messages of a round pass together: by a profile the latency of its smallest messages, else the
   machine's. */
double dodona_mpi_shared_latency(const dodona_mpi_site *site);

#endif
