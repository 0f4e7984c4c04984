/* How far off the planner's predictions are on this machine. */
#ifndef DODONA_MPI_MEASURE_VALIDATE_H
#define DODONA_MPI_MEASURE_VALIDATE_H

#include "mpi/measure/settings.h"

/* Measures the machine as dodona_machine_measure does; then for each operation and size runs the plan that the planner predicts to be the
   fastest, and prints what it predicted and what the plan took: the median of the repetitions, from a start common to all ranks if they
   have one clock, else from a barrier. Collective over MPI_COMM_WORLD. Returns the exit status: 1 if a plan delivered wrong data. */
int measure_validate(const measure_settings *settings, int ranks, int rank);

#endif
