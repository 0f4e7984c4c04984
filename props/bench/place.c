/* How long dodona_place_of and dodona_step_at take once the plan stands, for every row of the table on all ports that it takes: the
   mean over half a million ranks or steps, drawn beforehand, of 1,024 ranks and of 2^31 - 1, or of as many as the shape has. Steps
   are asked at one of 64 places. Processor time. A measurement: no limit is enforced. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ref/dodona.h"

enum { PLACES = 1 << 19, ASKED = 64, REPEATS = 5, SIDE = 32 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static double seconds(void) {
  return (double)clock() / CLOCKS_PER_SEC;
}

static double place_all(const dodona_plan *plan, const uint32_t *draws) {
  volatile int32_t looked_at = 0; /* no call is left out */
  double start = seconds();
  for (int32_t k = 0; k < PLACES; k++) {
    const dodona_place place =
        dodona_place_of(plan, (int32_t)(draws[k] % (uint32_t)plan->request.ranks));
    looked_at = place.rank;
  }
  (void)looked_at;
  return (seconds() - start) / PLACES;
}

static double step_all(const dodona_plan *plan, const uint32_t *draws) {
  static dodona_place places[ASKED];
  volatile int32_t looked_at = 0; /* no call is left out */
  for (int32_t k = 0; k < ASKED; k++)
    places[k] = dodona_place_of(plan, (int32_t)(draws[k] % (uint32_t)plan->request.ranks));
  double start = seconds();
  for (int32_t k = 0; k < PLACES; k++)
    looked_at = dodona_step_at(plan, &places[k % ASKED], 1 + draws[k] % plan->steps).send_to;
  (void)looked_at;
  return (seconds() - start) / PLACES;
}

/* The shortest of the repeats, in nanoseconds. */
static double best_of(double all(const dodona_plan *, const uint32_t *), const dodona_plan *plan,
                      const uint32_t *draws) {
  double best = 1;
  for (int32_t repeat = 0; repeat < REPEATS; repeat++) {
    double taken = all(plan, draws);
    best = taken < best ? taken : best;
  }
  return 1e9 * best;
}

static void measure(dodona_request request, const uint32_t *draws) {
  static const char *const ports[] = {"duplex", "simplex", "couples"};
  dodona_plan plan;
  int64_t words = dodona_table_words(&request);
  uint32_t *table = words >= 0 ? malloc((size_t)words * sizeof *table + 1) : NULL;
  if (table == NULL) /* not on these ports, or of so many ranks */
    return;
  if (dodona_plan_make(&request, table, words, &plan) != DODONA_OK)
    exit(2);
  printf("P = %10" PRId32 ", %-18s %-7s r = %2" PRId32 ": %6.1f ns a place, %6.1f ns a step\n",
         request.ranks, names[request.algorithm], ports[request.ports], plan.request.group,
         best_of(place_all, &plan, draws), best_of(step_all, &plan, draws));
  free(table);
}

static void measure_row(int32_t algorithm, int32_t side, int32_t ranks, const uint32_t *draws) {
  dodona_request q = {.algorithm = algorithm, .ranks = ranks};
  if (!dodona_serves(algorithm, DODONA_BCAST))
    q.op = DODONA_ALLREDUCE;
  if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
    q.rule = (dodona_rule){1, 1, 1, 2};
  if (dodona_takes(algorithm, DODONA_TAKES_MODULES))
    q.modules[0] = side;
  if (dodona_takes(algorithm, DODONA_TAKES_MESH))
    q.rows = side;
  if (dodona_table_words(&q) < 0) /* a square, of powers of two */
    q.ranks = side * side;
  for (q.ports = DODONA_DUPLEX; q.ports <= DODONA_COUPLES; q.ports++)
    measure(q, draws);
}

int main(void) {
  uint32_t *draws = malloc(PLACES * sizeof *draws);
  uint64_t state = 88172645463325252u;
  if (draws == NULL)
    return 1;
  for (int32_t k = 0; k < PLACES; k++) {
    state ^= state << 13; /* Marsaglia's xorshift */
    state ^= state >> 7;
    state ^= state << 17;
    draws[k] = (uint32_t)(state >> 32);
  }
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    measure_row(algorithm, SIDE, 1024, draws);
    measure_row(algorithm, SIDE * 1024, INT32_MAX, draws);
  }
  free(draws);
  return 0;
}
