/* bench_exchange BYTES ...: a CSV table of alltoalls of so many bytes for each pair of ranks, of scans of so many bytes, and of barriers on simulated
   hosts: seconds from a time at which all ranks start to the end on the last rank, of MPI's own and of plans. The ranks have one clock. What
   ranks end with is compared in every run. */
#ifndef _POSIX_C_SOURCE         /* smpicc defines it */
#define _POSIX_C_SOURCE 199309L /* for nanosleep, whose time a simulation counts */
#endif
#include "mpi/dodona_mpi.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TIMES = 3 };

static int ranks, rank, failed;

typedef struct data {
  int bytes;
  unsigned char *in, *out;
} data;

static int run(int32_t op, const data *d, const dodona_plan *plan) {
  switch (op) {
  case DODONA_ALLTOALL:
    return plan ? dodona_alltoall(d->in, d->bytes, MPI_BYTE, d->out, d->bytes, MPI_BYTE,
                                  MPI_COMM_WORLD, plan)
                : MPI_Alltoall(d->in, d->bytes, MPI_BYTE, d->out, d->bytes, MPI_BYTE,
                               MPI_COMM_WORLD);
  case DODONA_SCAN:
    return plan ? dodona_scan(d->in, d->out, d->bytes, MPI_BYTE, MPI_BXOR, MPI_COMM_WORLD, plan)
                : MPI_Scan(d->in, d->out, d->bytes, MPI_BYTE, MPI_BXOR, MPI_COMM_WORLD);
  default:
    return plan ? dodona_barrier(MPI_COMM_WORLD, plan) : MPI_Barrier(MPI_COMM_WORLD);
  }
}

/* What rank `from` has in byte i of its block for rank `to`. */
static unsigned char byte_of(int from, int to, int i) {
  return (unsigned char)(7 * from + 3 * to + i);
}

static int is_right(int32_t op, const data *d) {
  int good = 1;
  for (int r = 0; r < ranks && op == DODONA_ALLTOALL; r++)
    for (int i = 0; i < d->bytes; i++)
      good = good && d->out[(size_t)r * (size_t)d->bytes + (size_t)i] == byte_of(r, rank, i);
  for (int i = 0; i < d->bytes && op == DODONA_SCAN; i++) {
    unsigned char all = 0;
    for (int r = 0; r <= rank; r++)
      all ^= byte_of(r, 0, i);
    good = good && d->out[i] == all;
  }
  return good;
}

static double seconds_of(int32_t op, const data *d, const dodona_plan *plan) {
  double most = 0;
  for (int k = 0; k <= TIMES; k++) {
    memset(d->out, 0, (size_t)d->bytes * (size_t)ranks + 1);
    const double now = MPI_Wtime();
    double begin = 0, took = 0;
    MPI_Allreduce(&now, &begin, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    begin += 1e-3;
    const double left = begin - MPI_Wtime();
    const struct timespec nap = {0, left > 0 ? (long)(left * 1e9) : 0};
    nanosleep(&nap, NULL);
    failed = run(op, d, plan) != MPI_SUCCESS || failed;
    const double mine = MPI_Wtime() - begin;
    MPI_Allreduce(&mine, &took, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    failed = failed || !is_right(op, d);
    most = k > 0 && took > most ? took : most; /* the first is not counted */
  }
  return most;
}

static void row(const char *name, int radix, const data *d, double seconds) {
  if (rank == 0)
    printf("%d,%s,%d,%d,%.4g\n", ranks, name, d->bytes, radix, seconds);
}

static void by_plan(const char *name, dodona_request q, const data *d) {
  dodona_plan plan = {.steps = -1};
  failed = dodona_mpi_plan(MPI_COMM_WORLD, &q, &plan) != MPI_SUCCESS || failed;
  row(name, q.group, d, seconds_of(q.op, d, &plan));
}

static void table(const data *d) {
  const int32_t radices[] = {2, 4, 8, ranks};
  row("alltoall MPI's", 0, d, seconds_of(DODONA_ALLTOALL, d, NULL));
  for (int k = 0; k < 4; k++)
    by_plan("alltoall bruck",
            (dodona_request){.op = DODONA_ALLTOALL, .algorithm = DODONA_BRUCK, .group = radices[k]},
            d);
  row("scan MPI's", 0, d, seconds_of(DODONA_SCAN, d, NULL));
  by_plan("scan scan-doubling",
          (dodona_request){.op = DODONA_SCAN, .algorithm = DODONA_SCAN_DOUBLING}, d);
  by_plan("scan scan-skips", (dodona_request){.op = DODONA_SCAN, .algorithm = DODONA_SCAN_SKIPS},
          d);
}

int main(int argc, char **argv) {
  data none = {0, NULL, calloc(1, 1)};
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0)
    puts("ranks,collective,bytes,radix,seconds");
  for (int k = 1; k < argc; k++) {
    data d = {atoi(argv[k]), NULL, NULL};
    const size_t bytes = (size_t)d.bytes * (size_t)ranks;
    d.in = malloc(bytes + 1);
    d.out = malloc(bytes + 1);
    if (!d.in || !d.out)
      MPI_Abort(MPI_COMM_WORLD, 2);
    for (size_t i = 0; i < bytes; i++)
      d.in[i] = byte_of(rank, (int)(i / (size_t)d.bytes), (int)(i % (size_t)d.bytes));
    table(&d);
    free(d.in);
    free(d.out);
  }
  row("barrier MPI's", 0, &none, seconds_of(DODONA_BARRIER, &none, NULL));
  for (int32_t radix = 2; radix <= 4; radix++)
    by_plan("barrier skips",
            (dodona_request){.op = DODONA_BARRIER, .algorithm = DODONA_SKIPS, .group = radix},
            &none);
  free(none.out);
  MPI_Finalize();
  return failed;
}
