#include "mpi/latency.h"
#include <math.h>
#include <stdlib.h>

enum { MOST_LAMBDA = 1000000 }; /* where a send takes its sender next to nothing */

/* Of more bytes than were measured. */
static dodona_mpi_latency latency_beyond(const dodona_cost *cost,
                                         const dodona_mpi_latency *largest) {
  dodona_rule rule = dodona_planner_rule(cost, largest->bytes, largest->lambda);
  double lambda = (double)rule.latency / rule.ticks;
  if (lambda >= cost->ranks - 1)
    return (dodona_mpi_latency){cost->bytes, lambda, largest->num, largest->den};
  return (dodona_mpi_latency){cost->bytes, lambda, rule.latency, rule.ticks};
}

/* By the machine alone. A sender is busy for the overhead of a message, and its link for the bytes, at the same time. Lambda is in tenths, in
   lowest terms. */
static dodona_mpi_latency latency_by_machine(const dodona_cost *cost) {
  double moved = cost->bytes * cost->byte_time, step = cost->startup + moved;
  double busy = fmax(cost->startup - cost->latency, moved);
  double lambda = busy * MOST_LAMBDA > step ? step / busy : MOST_LAMBDA;
  if (!(cost->latency > 0) || !isfinite(step) || lambda <= 1 || cost->ranks == 1)
    return (dodona_mpi_latency){cost->bytes, 1, 1, 1};
  if (lambda >= cost->ranks - 1)
    return (dodona_mpi_latency){cost->bytes, lambda, cost->ranks - 1, 1};
  int32_t tenths = (int32_t)lround(10 * lambda);
  int32_t common = (tenths % 2 == 0 ? 2 : 1) * (tenths % 5 == 0 ? 5 : 1);
  return (dodona_mpi_latency){cost->bytes, tenths / 10.0, tenths / common, 10 / common};
}

/* That of the nearest size, of two the smaller. */
static dodona_mpi_latency latency_of(const dodona_mpi_site *site, const dodona_cost *cost) {
  const dodona_mpi_latency *all = site->latencies;
  double bytes = cost->bytes;
  int i = 0;
  if (site->latency_count == 0)
    return latency_by_machine(cost);
  while (i + 1 < site->latency_count && bytes > (all[i].bytes + all[i + 1].bytes) / 2)
    i++;
  return bytes > all[site->latency_count - 1].bytes ? latency_beyond(cost, &all[i]) : all[i];
}

/* A step takes lambda t0. Where lambda >= P - 1 the root sends to all, one after the other, t0 apart. */
static int lambda_tree_time(int ranks, const dodona_mpi_latency *latency, double step,
                            double *time) {
  dodona_rule rule = {latency->num, latency->den, 0, 1};
  double t0 = step / latency->lambda;
  *time = ranks > 1 ? (ranks - 2) * t0 + step : 0;
  if (latency->lambda >= ranks - 1)
    return MPI_SUCCESS;
  uint32_t *ring = malloc((size_t)latency->num * sizeof *ring);
  if (!ring)
    return MPI_ERR_NO_MEM;
  *time = (double)dodona_horizon(&rule, ranks, ring) * t0 / latency->den;
  free(ring);
  return MPI_SUCCESS;
}

/* Of a combine: L is the latency of delay-receive or of delay-send, whichever takes less time. The first message takes a step, however
   large lambda is, and each tick after it 1 / den of t0. */
static int combine_time(int ranks, const dodona_mpi_latency *latency, double step,
                        dodona_advice *advice) {
  dodona_combine_delay delay;
  uint32_t *ring = malloc(((size_t)latency->num / (size_t)latency->den + 1) * sizeof *ring);
  if (!ring)
    return MPI_ERR_NO_MEM;
  dodona_status status =
      dodona_combine_delay_times(ranks, latency->num, latency->den, ring, &delay);
  free(ring);
  if (status != DODONA_OK)
    return MPI_ERR_ARG;
  double ticks =
      delay.send_wins ? (double)delay.send_ticks / delay.send_latency : (double)delay.receive_ticks;
  advice->request.rule.latency = delay.send_wins ? delay.send_latency : delay.receive_latency;
  advice->time = step + (ticks - latency->num) * step / (latency->lambda * latency->den);
  return MPI_SUCCESS;
}

int dodona_mpi_take_latency(const dodona_mpi_site *site, const dodona_cost *cost,
                            dodona_advice *advice) {
  dodona_request *q = &advice->request;
  dodona_mpi_latency latency = latency_of(site, cost);
  double step = cost->startup + cost->bytes * cost->byte_time;
  int32_t family = dodona_row_family(q->algorithm);
  if (family == DODONA_FAMILY_COMBINE)
    return combine_time(site->ranks, &latency, step, advice);
  if (family != DODONA_FAMILY_POSTAL || dodona_row_variant(q->algorithm) != DODONA_KEEPS_MOST)
    return MPI_SUCCESS;
  q->rule = (dodona_rule){latency.num, latency.den, 0, 0};
  int error = lambda_tree_time(site->ranks, &latency, step, &advice->time);
  advice->time *= q->op == DODONA_ALLREDUCE ? 2 : 1;
  return error;
}

double dodona_mpi_shared_latency(const dodona_mpi_site *site) {
  double lambda = site->latency_count > 0 ? site->latencies[0].lambda : 1;
  return lambda > 1 ? site->machine.startup * (1 - 1 / lambda) : site->machine.latency;
}
