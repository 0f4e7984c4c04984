/* Startup and byte time of a communicator: steps of a full pipeline with blocks of two sizes, b and 8 b,
   fitted by T(b) = startup + b * byte_time. Both are of the sizes that pipelines are made of, as MPI
   sends short messages in another way: a startup measured with them says nothing about blocks. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include <math.h>
#include <stdlib.h>

enum { SHORT = 1 << 17, LONG = 8 * SHORT, ROUNDS = 5, SHORT_STEPS = 16, LONG_STEPS = 4 };

/* Sends `bytes` to the next rank and as many from the one before, `steps` times. */
static int shift(const dodona_mpi_context *context, char *buf, int bytes, int steps) {
  int next = (context->rank + 1) % context->ranks;
  int before = (context->rank + context->ranks - 1) % context->ranks;
  for (int i = 0; i < steps; i++) {
    MPI_Request pending[2];
    MPI_Status status[2];
    int error = MPI_Irecv(buf, bytes, MPI_BYTE, before, 0, context->comm, &pending[0]);
    if (error == MPI_SUCCESS)
      error = MPI_Isend(buf + LONG, bytes, MPI_BYTE, next, 0, context->comm, &pending[1]);
    if (error == MPI_SUCCESS)
      error = MPI_Waitall(2, pending, status);
    if (error != MPI_SUCCESS)
      return error;
  }
  return MPI_SUCCESS;
}

/* The time of a step, the slowest rank's, in the fastest of ROUNDS rounds after one to warm up. */
static int step_time(const dodona_mpi_context *context, char *buf, int bytes, int steps,
                     double *time) {
  *time = INFINITY;
  for (int round = 0; round <= ROUNDS; round++) {
    int error = MPI_Barrier(context->comm);
    double mine = MPI_Wtime(), slowest = 0;
    if (error == MPI_SUCCESS)
      error = shift(context, buf, bytes, steps);
    mine = (MPI_Wtime() - mine) / steps;
    if (error == MPI_SUCCESS)
      error = MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, context->comm);
    if (error != MPI_SUCCESS)
      return error;
    if (round > 0 && slowest < *time)
      *time = slowest;
  }
  return MPI_SUCCESS;
}

static int measure(const dodona_mpi_context *context, dodona_machine *machine) {
  char *buf = calloc(2, LONG);
  double both[2] = {0, 0};
  if (!buf)
    return MPI_ERR_NO_MEM;
  int error = step_time(context, buf, SHORT, SHORT_STEPS, &both[0]);
  if (error == MPI_SUCCESS)
    error = step_time(context, buf, LONG, LONG_STEPS, &both[1]);
  free(buf);
  if (error == MPI_SUCCESS) /* one rank's figures, lest reductions differ by a rounding */
    error = MPI_Bcast(both, 2, MPI_DOUBLE, 0, context->comm);
  if (error != MPI_SUCCESS)
    return error;
  machine->byte_time = fmax(0, (both[1] - both[0]) / (LONG - SHORT));
  machine->startup = fmax(0, both[0] - SHORT * machine->byte_time);
  return MPI_SUCCESS;
}

int dodona_machine_measure(MPI_Comm comm, dodona_machine *machine) {
  dodona_mpi_context *context = NULL;
  dodona_machine found = DODONA_MACHINE_DEFAULT;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && context->ranks > 1)
    error = measure(context, &found);
  if (error == MPI_SUCCESS)
    *machine = found;
  return dodona_mpi_report(comm, error);
}

int dodona_machine_set(MPI_Comm comm, const dodona_machine *machine) {
  dodona_mpi_context *context = NULL;
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS && !(machine->startup >= 0 && isfinite(machine->startup) &&
                                machine->byte_time >= 0 && isfinite(machine->byte_time)))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS) {
    context->machine = *machine;
    dodona_mpi_context_latencies(context, NULL, 0);
  }
  return dodona_mpi_report(comm, error);
}
