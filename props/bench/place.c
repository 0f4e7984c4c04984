/* How long it takes to place a rank once the table stands, in every family: the mean over half a million ranks, drawn
   beforehand, of 1,024 and of 2^31 - 1. Processor time. A measurement: no limit is enforced. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "props/agree.h"

enum { PLACES = 1 << 19, REPEATS = 5 };

static double seconds(void) {
  return (double)clock() / CLOCKS_PER_SEC;
}

static double place_all(const owned_plan *owned, const uint32_t *draws) {
  volatile int32_t looked_at = 0; /* no call is left out */
  double start = seconds();
  for (int32_t k = 0; k < PLACES; k++) {
    dodona_place place;
    dodona_place_of(&owned->plan, owned->table, (int32_t)(draws[k] % (uint32_t)owned->plan.ranks),
                    &place);
    looked_at = *(const int32_t *)&place;
  }
  (void)looked_at;
  return (seconds() - start) / PLACES;
}

static void measure(const char *name, dodona_request request, const uint32_t *draws) {
  owned_plan owned = make_owned(request);
  double best = 1;
  for (int32_t repeat = 0; repeat < REPEATS; repeat++) {
    double taken = place_all(&owned, draws);
    best = taken < best ? taken : best;
  }
  printf("P = %10" PRId32 ", %-11s r = %2" PRId32 ": %6.1f ns a place\n", request.ranks, name,
         request.group, 1e9 * best);
  free_owned(&owned);
}

int main(void) {
  static const struct {
    const char *name;
    int32_t takes;
  } table[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) {name, takes},
#include "ref/algorithms.def"
#undef DODONA_ALGORITHM
  };
  const int32_t groups[] = {1, 2, 8, 64}, ranks[] = {1024, INT32_MAX};
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
  for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++)
    for (int32_t k = 0; k < DODONA_ALGORITHMS; k++)
      for (size_t g = 0; g < (table[k].takes & DODONA_TAKES_GROUP ? 4 : 1); g++)
        measure(
            table[k].name,
            (dodona_request){k, ranks[i], 0, 1, groups[g], {k == DODONA_LAMBDA ? 3 : 1, 1, 1, 2}},
            draws);
  free(draws);
  return 0;
}
