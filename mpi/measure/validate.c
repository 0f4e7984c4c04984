#include "mpi/measure/validate.h"
#include "mpi/bench/timing.h"
#include "mpi/candidates.h"
#include "mpi/context.h"
#include "ref/oracle/shared/oracle.h"
#include <math.h>
#include <stdlib.h>

enum { OPS = DODONA_ALLREDUCE + 1 };

/* The planner's plan for so many bytes on the measured machine, and the seconds that it predicts. */
static int predict(int32_t op, int bytes, dodona_plan *plan, double *seconds) {
  const dodona_mpi_wish wish = {
      .op = op, .count = bytes, .size = 1, .exact = 1, .algorithm = DODONA_MPI_ANY};
  dodona_mpi_context *context = NULL;
  dodona_request request;
  int found = 0;
  int error = dodona_mpi_context_of(MPI_COMM_WORLD, &context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_candidates(&context->site, &wish, 1, &request, seconds, &found);
  return error == MPI_SUCCESS ? dodona_mpi_plan(MPI_COMM_WORLD, &request, plan) : error;
}

static double timed(int bytes, int repeat, const dodona_plan *plan) {
  int *global = NULL, known = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &global, &known);
  if (known && *global)
    return dodona_mpi_time_last(bytes, repeat, MPI_COMM_WORLD, plan);
  return plan->request.op == DODONA_BCAST
             ? dodona_mpi_time(dodona_mpi_steps, bytes, repeat, MPI_COMM_WORLD, plan)
             : dodona_mpi_time_sum(bytes, repeat, MPI_COMM_WORLD, plan);
}

static int by_size(const void *a, const void *b) {
  double x = fabs(*(const double *)a), y = fabs(*(const double *)b);
  return (x > y) - (x < y);
}

static void put_machine(const dodona_machine *m, int ranks) {
  printf("# %d ranks: startup %.3g us, of them latency %.3g, and %.3g ns a byte", ranks,
         m->startup * 1e6, m->latency * 1e6, m->byte_time * 1e9);
  if (m->brief_bytes > 0)
    printf("; below %.0f bytes %.3g us and %.3g ns", m->brief_bytes, m->brief_startup * 1e6,
           m->brief_byte_time * 1e9);
  printf("\n%-9s %9s  %-20s %6s %8s %12s %12s %8s\n", "operation", "bytes", "algorithm", "group",
         "blocks", "predicted us", "took us", "off");
}

static void put(int bytes, const dodona_request *q, double expected, double took) {
  printf("%-9s %9d  %-20s %6d %8d %12.4g %12.4g %+7.1f%%\n", dodona_mpi_op_name(q->op), bytes,
         dodona_mpi_algorithm_name(q->algorithm), q->group, q->blocks, expected * 1e6, took * 1e6,
         100 * (expected / took - 1));
  fflush(stdout);
}

static void put_summary(double *off, int count) {
  qsort(off, (size_t)count, sizeof *off, by_size);
  if (count > 0)
    printf("# off by %.1f%% in the median, by %.1f%% at most\n", 100 * fabs(off[count / 2]),
           100 * fabs(off[count - 1]));
}

int measure_validate(const measure_settings *s, int ranks, int rank) {
  double off[OPS * MEASURE_MOST_SIZES];
  dodona_machine machine = DODONA_MACHINE_DEFAULT;
  int count = 0, status = ORACLE_YES;
  if (dodona_machine_measure(MPI_COMM_WORLD, &machine) != MPI_SUCCESS ||
      dodona_machine_set(MPI_COMM_WORLD, &machine) != MPI_SUCCESS)
    return ORACLE_BAD;
  if (rank == 0)
    put_machine(&machine, ranks);
  for (int32_t op = 0; op < OPS; op++)
    for (int i = 0; i < s->size_count; i++) {
      dodona_plan plan;
      double expected = 0, took = 0;
      if (s->sizes[i] == 0 || predict(op, s->sizes[i], &plan, &expected) != MPI_SUCCESS)
        continue;
      took = timed(s->sizes[i], s->repeat, &plan);
      if (took < 0 && rank == 0)
        oracle_error("measure: %s of %d bytes: wrong data", dodona_mpi_op_name(op), s->sizes[i]);
      if (took < 0)
        status = ORACLE_NO;
      else if (rank == 0)
        put(s->sizes[i], &plan.request, expected, took);
      if (took > 0)
        off[count++] = expected / took - 1;
    }
  if (rank == 0)
    put_summary(off, count);
  return status;
}
