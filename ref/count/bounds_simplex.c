/* The least number of steps in which simplex ranks can send what a broadcast takes. */
#include "ref/count/bounds_simplex.h"
#include "ref/count/bounds.h"
#include "ref/base/power.h"

int64_t dodona_bound_steps_simplex(int32_t ranks, int32_t blocks) {
  if (ranks == 1)
    return 0;
  int32_t pairs = ranks / 2;
  int32_t log = dodona_log2_ceil(pairs);
  int64_t power = dodona_power(log);
  //@ assert half: pairs >= 2 ==> power == 2 * Pow2(log - 1);
  //@ assert small: power <= 2 * pairs - 1;
  //@ ghost lemma_simplex_product(ranks, blocks);
  int64_t left = ((int64_t)ranks - 1) * blocks - (power - 1);
  int64_t full = (left - 1) / pairs;
  /*@ assert rest: pairs * full < left <= pairs * (full + 1); */
  //@ ghost lemma_simplex_most(pairs, log, full);
  //@ ghost lemma_simplex_most(pairs, log, full + 1);
  return log + full + 1;
}
