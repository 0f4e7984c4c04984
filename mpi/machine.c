/* Startup and byte time of a communicator: steps of a full pipeline with blocks of two sizes, b and 8 b,
   fitted by T(b) = startup + b * byte_time. Both are of the sizes that pipelines are made of, as MPI
   sends short messages in another way: a startup measured with them says nothing about blocks. What part of it is latency short
   messages tell: if one alone takes T(1) and k at once T(k), each takes o = (T(k) - T(1)) / (k - 1), and 1 - o / T(1) is shared. */
#include "mpi/context.h"
#include "mpi/dodona_mpi.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

enum { SHORT = 1 << 17, LONG = 8 * SHORT, ROUNDS = 5, SHORT_STEPS = 16, LONG_STEPS = 4 };
enum { BURST = 16, BURST_BYTES = 8, BURST_STEPS = 8 };

/* `steps` steps of so many messages at once of so many bytes. */
typedef struct pace {
  int messages;
  int bytes;
  int steps;
} pace;

/* Sends to the next rank and receives as many from the one before. */
static int shift(const dodona_mpi_context *context, char *buf, pace p) {
  int next = (context->rank + 1) % context->ranks;
  int before = (context->rank + context->ranks - 1) % context->ranks;
  for (int i = 0; i < p.steps; i++) {
    MPI_Request pending[2 * BURST];
    MPI_Status status[2 * BURST];
    int error = MPI_SUCCESS, posted = 0;
    for (int k = 0; k < 2 * p.messages && error == MPI_SUCCESS; k++, posted += error == MPI_SUCCESS)
      error = k < p.messages
                  ? MPI_Irecv(buf + (ptrdiff_t)k * p.bytes, p.bytes, MPI_BYTE, before, 0,
                              context->comm, &pending[k])
                  : MPI_Isend(buf + LONG, p.bytes, MPI_BYTE, next, 0, context->comm, &pending[k]);
    int end = MPI_Waitall(posted, pending, status);
    if (error != MPI_SUCCESS || end != MPI_SUCCESS)
      return error != MPI_SUCCESS ? error : end;
  }
  return MPI_SUCCESS;
}

/* The time of a step, the slowest rank's, in the fastest of ROUNDS rounds after one to warm up. */
static int step_time(const dodona_mpi_context *context, char *buf, pace p, double *time) {
  *time = INFINITY;
  for (int round = 0; round <= ROUNDS; round++) {
    int error = MPI_Barrier(context->comm);
    double mine = MPI_Wtime(), slowest = 0;
    if (error == MPI_SUCCESS)
      error = shift(context, buf, p);
    mine = (MPI_Wtime() - mine) / p.steps;
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
  enum { TIMES = 4 };
  const pace paces[TIMES] = {{1, SHORT, SHORT_STEPS},
                             {1, LONG, LONG_STEPS},
                             {1, BURST_BYTES, BURST_STEPS},
                             {BURST, BURST_BYTES, BURST_STEPS}};
  char *buf = calloc(2, LONG);
  double took[TIMES];
  int error = MPI_SUCCESS;
  if (!buf)
    return MPI_ERR_NO_MEM;
  for (int i = 0; i < TIMES && error == MPI_SUCCESS; i++)
    error = step_time(context, buf, paces[i], &took[i]);
  free(buf);
  if (error == MPI_SUCCESS) /* one rank's figures, lest reductions differ by a rounding */
    error = MPI_Bcast(took, TIMES, MPI_DOUBLE, 0, context->comm);
  if (error != MPI_SUCCESS)
    return error;
  double each = fmax(0, (took[3] - took[2]) / (BURST - 1));
  machine->byte_time = fmax(0, (took[1] - took[0]) / (LONG - SHORT));
  machine->startup = fmax(0, took[0] - SHORT * machine->byte_time);
  machine->latency = each < took[2] ? machine->startup * (1 - each / took[2]) : 0;
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
                                machine->byte_time >= 0 && isfinite(machine->byte_time) &&
                                machine->latency >= 0 && machine->latency <= machine->startup))
    error = MPI_ERR_ARG;
  if (error == MPI_SUCCESS) {
    context->machine = *machine;
    dodona_mpi_context_latencies(context, NULL, 0);
  }
  return dodona_mpi_report(comm, error);
}
