/* How long it takes to place one of 2^31 - 1 ranks once the table stands. A measurement: no limit is
   enforced. The ranks are drawn beforehand; half a million places a line. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "props/agree.h"

enum { PLACES = 1 << 19 };

static double seconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void measure(int32_t group, const int32_t *ranks) {
  owned_plan owned =
      make_owned((dodona_request){DODONA_FRACTIONAL, INT32_MAX, 0, 1, group, {1, 1, 0, 1}});
  int64_t sum = 0;
  double best = 1e300;
  for (int32_t repeat = 0; repeat < 5; repeat++) {
    double start = seconds();
    for (int32_t k = 0; k < PLACES; k++) {
      dodona_place place;
      dodona_place_of(&owned.plan, owned.table, ranks[k], &place);
      sum += place.fractional.arrival;
    }
    double taken = seconds() - start;
    best = taken < best ? taken : best;
  }
  printf("P = 2147483647, r = %2" PRId32 ": %6.1f ns a place (depth %" PRId32
         ", mean first arrival %.1f)\n",
         group, 1e9 * best / PLACES, owned.plan.depth, (double)sum / (5.0 * PLACES));
  free_owned(&owned);
}

int main(void) {
  const int32_t groups[] = {1, 2, 8, 64};
  int32_t *ranks = malloc(PLACES * sizeof *ranks);
  uint64_t state = 88172645463325252u;
  if (ranks == NULL)
    return 1;
  for (int32_t k = 0; k < PLACES; k++) {
    state ^= state << 13; /* Marsaglia's xorshift */
    state ^= state >> 7;
    state ^= state << 17;
    ranks[k] = (int32_t)(state % INT32_MAX);
  }
  for (size_t k = 0; k < sizeof groups / sizeof *groups; k++)
    measure(groups[k], ranks);
  free(ranks);
  return 0;
}
