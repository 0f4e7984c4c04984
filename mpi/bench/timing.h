/* Times broadcasts, reductions and allreduces, and looks at the data that they deliver. For the benches and the demo. The
   first run is never timed: on a communicator it may cost more than the later ones, in MPI too. */
#ifndef DODONA_MPI_BENCH_TIMING_H
#define DODONA_MPI_BENCH_TIMING_H

#include "mpi/dodona_mpi.h"

/* The data of a run, others in each: written, or with `other` no byte of them; whether they are all there. */
void dodona_mpi_fill(void *buf, int bytes, int run, int other);
int dodona_mpi_filled(const void *buf, int bytes, int run);

/* This rank's input of a sum of bytes, modulo 256, that gives these data. */
void dodona_mpi_fill_input(void *buf, int bytes, int run, MPI_Comm comm);

/* Whether all ranks have this memory for themselves: simulated ranks may share it, and then data say nothing. */
int dodona_mpi_own_memory(void *buf, int bytes, MPI_Comm comm);

/* One way to broadcast `bytes` bytes from rank 0; `plan` may be unused. */
typedef int dodona_mpi_method(void *buf, int bytes, MPI_Comm comm, const dodona_plan *plan);

dodona_mpi_method dodona_mpi_library; /* MPI_Bcast */
dodona_mpi_method dodona_mpi_steps;   /* dodona_bcast */
dodona_mpi_method dodona_mpi_at_once; /* all receives posted first, no send waited for */

/* Seconds from a barrier to the end on the last rank, the median of `times` runs after one to warm
   up; on all ranks. Negative if a run failed, or if a rank did not get every byte in every run. */
double dodona_mpi_time(dodona_mpi_method *method, int bytes, int times, MPI_Comm comm,
                       const dodona_plan *plan);

/* The same of the sum of `bytes` bytes from each rank, in place: dodona_reduce to rank 0, or dodona_allreduce, as the plan
   says; looks at the bytes where the sum goes. */
double dodona_mpi_time_sum(int bytes, int times, MPI_Comm comm, const dodona_plan *plan);

/* The plan's broadcast by dodona_bcast, or its sum as above, or its scatter, gather, allgather or reduce-scatter of a message of so many bytes, of
   which each rank has a share of whole bytes, from a time at which all ranks start, where a barrier lets them go some
   time apart. The ranks have one clock, as in a simulation. */
double dodona_mpi_time_last(int bytes, int times, MPI_Comm comm, const dodona_plan *plan);

/* The same of an operation without a plan, from rank 0 or to it: by dodona_bcast and its like, after `warm` calls;
   or, `own`, by MPI's. */
double dodona_mpi_time_open(int32_t op, int own, int bytes, int warm, int times, MPI_Comm comm);

/* The plan of an algorithm for all ranks, without what it does not take; ends the program if there is none. */
dodona_plan dodona_mpi_bench_plan(int32_t op, int32_t algorithm, int32_t blocks, int32_t group,
                                  dodona_rule rule);

#endif
