/* Lower bounds for reduce and allreduce. */
#include "ref/count/bounds_allreduce.h"
#include "ref/count/bounds.h"
#include "ref/base/exact.h"

int64_t dodona_bound_reduce_steps(int32_t ranks, int32_t blocks) {
  return dodona_bound_steps(ranks, blocks);
}

int64_t dodona_bound_allreduce_volume(int32_t ranks, int32_t blocks) {
  int64_t twice = 2 * (int64_t)blocks;
  return twice - twice / ranks;
}

int64_t dodona_bound_allreduce_steps(int32_t ranks, int32_t blocks) {
  int64_t spread = dodona_bound_steps(ranks, blocks);
  int64_t volume = dodona_bound_allreduce_volume(ranks, blocks);
  return spread > volume ? spread : volume;
}

dodona_status dodona_bound_allreduce(int32_t ranks, int64_t k, int64_t t, int64_t *bound) {
  int32_t log = dodona_log2_ceil(ranks);
  int64_t startups = 0;
  if (k > INT64_MAX / 2)
    return DODONA_OVERFLOW;
  if (dodona_exact_mul(t, log, &startups) != DODONA_OK)
    return DODONA_OVERFLOW;
  return dodona_exact_add(startups, 2 * k - 2 * k / ranks, bound);
}
