/* Times broadcasts, reductions and allreduces, and looks at the data that they deliver. For the benches and the demo. */
#ifndef DODONA_MPI_BENCH_TIMING_H
#define DODONA_MPI_BENCH_TIMING_H

#include "mpi/dodona_mpi.h"

/* One way to broadcast `bytes` bytes from rank 0; `plan` may be unused. */
typedef int dodona_mpi_method(void *buf, int bytes, MPI_Comm comm, const dodona_plan *plan);

dodona_mpi_method dodona_mpi_library; /* MPI_Bcast */
dodona_mpi_method dodona_mpi_steps;   /* dodona_bcast */
dodona_mpi_method dodona_mpi_at_once; /* all receives posted first, no send waited for */

/* Seconds from a barrier to the end on the last rank, the median of `times` runs after one to warm
   up; on all ranks. Negative if a run failed, or if a rank did not get every byte in every run. */
double dodona_mpi_time(dodona_mpi_method *method, int bytes, int times, MPI_Comm comm,
                       const dodona_plan *plan);

/* The same of the sum of `bytes` bytes from each rank, in place: dodona_reduce to rank 0 by `up` where `down`
   is null, else dodona_allreduce_trees; looks at the bytes where the sum goes. */
double dodona_mpi_time_sum(int bytes, int times, MPI_Comm comm, const dodona_plan *up,
                           const dodona_plan *down);

#endif
