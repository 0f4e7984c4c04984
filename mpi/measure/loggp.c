#include "mpi/measure/loggp.h"
#include "mpi/measure/fit.h"
#include "ref/oracle/shared/oracle.h"

#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

enum { MESSAGES = 16, SMALL = 1, LARGE = 16384, LARGEST = 49152, TAG = 7 };

/* The pause is longer than a message takes there and back, or an overhead would hide in it. */
static const double PAUSES = 4;

typedef struct pinging {
  int rank;
  int repeat;
  char *bytes;
  double *times;
} pinging;

static void wait_until(double time) {
  while (MPI_Wtime() < time) {
  }
}

/* One T(n, pause, bytes): on rank 0. All receives are posted before, so that no message waits for one. */
static double ping(const pinging *p, int n, double pause, int bytes) {
  MPI_Request requests[MESSAGES];
  MPI_Status statuses[MESSAGES];
  const int receives = p->rank == 0 ? 1 : p->rank == 1 ? n : 0;
  for (int k = 0; k < receives; k++)
    MPI_Irecv(p->bytes + (k + 1) * LARGEST, bytes, MPI_BYTE, 1 - p->rank, TAG, MPI_COMM_WORLD,
              &requests[k]);
  MPI_Barrier(MPI_COMM_WORLD);
  const double begun = MPI_Wtime();
  for (int k = 0; p->rank == 0 && k < n; k++) {
    if (k > 0 && pause > 0)
      wait_until(MPI_Wtime() + pause);
    MPI_Send(p->bytes, bytes, MPI_BYTE, 1, TAG, MPI_COMM_WORLD);
  }
  MPI_Waitall(receives, requests, statuses);
  const double time = MPI_Wtime() - begun;
  if (p->rank == 1)
    MPI_Send(p->bytes, bytes, MPI_BYTE, 0, TAG, MPI_COMM_WORLD);
  return time;
}

/* The same for all ranks, as the pause of later runs depends on it. */
static double time_of(pinging *p, int n, double pause, int bytes) {
  for (int run = -1; run < p->repeat; run++) {
    const double time = ping(p, n, pause, bytes);
    if (run >= 0) /* the first is to warm up */
      p->times[run] = time;
  }
  double median = measure_median(p->times, p->repeat);
  MPI_Bcast(&median, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return median;
}

/* What each further message costs, with that pause before it. */
static double apart(pinging *p, double pause, int bytes, double alone) {
  return (time_of(p, MESSAGES, pause, bytes) - alone) / (MESSAGES - 1);
}

bool measure_loggp_find(int repeat, measure_loggp *found) {
  pinging p = {.repeat = repeat,
               .bytes = malloc((MESSAGES + 1) * LARGEST),
               .times = malloc((size_t)repeat * sizeof *p.times)};
  MPI_Comm_rank(MPI_COMM_WORLD, &p.rank);
  const bool good = p.bytes != NULL && p.times != NULL;
  if (good) {
    memset(p.bytes, 0, (MESSAGES + 1) * LARGEST);
    const double alone = time_of(&p, 1, 0, SMALL), pause = PAUSES * alone;
    found->overhead = fmax(0, apart(&p, pause, SMALL, alone) - pause);
    found->gap = fmax(0, apart(&p, 0, SMALL, alone));
    const double longer = time_of(&p, 1, 0, LARGEST) - time_of(&p, 1, 0, LARGE);
    found->byte_gap = fmax(0, longer / 2 / (LARGEST - LARGE));
    found->latency = fmax(0, alone / 2 - 2 * found->overhead);
  } else {
    oracle_error("rank %d: no memory for messages of %d bytes", p.rank, LARGEST);
  }
  free(p.bytes);
  free(p.times);
  return good;
}

/* Picoseconds, as whole as `plan` takes them. */
static long long picoseconds(double seconds) {
  return llround(fmin(seconds * 1e12, INT32_MAX));
}

int measure_loggp_run(const measure_settings *settings, int rank) {
  measure_loggp m;
  if (!measure_loggp_find(settings->repeat, &m))
    MPI_Abort(MPI_COMM_WORLD, ORACLE_BAD);
  if (rank > 0)
    return ORACLE_YES;
  printf("L %.4g us, o %.4g us, g %.4g us, G %.4g ns a byte (%.4g GB/s)\n"
         "dodona plan --model loggp --L %lld --o %lld --g %lld --G %lld --ranks P --bytes k\n",
         1e6 * m.latency, 1e6 * m.overhead, 1e6 * m.gap, 1e9 * m.byte_gap, 1e-9 / m.byte_gap,
         picoseconds(m.latency), picoseconds(m.overhead), picoseconds(m.gap),
         picoseconds(m.byte_gap));
  return ORACLE_YES;
}
