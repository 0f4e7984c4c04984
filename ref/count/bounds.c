/* Lower bounds in exact integers. */
#include "ref/count/bounds.h"
#include "ref/base/exact.h"
#include "spec/lemmas/base.h"

int32_t dodona_log2_ceil(int32_t n) {
  int32_t left = n;
  int32_t log = 0;
  /*@ ghost lemma_ceil_log2(n); */
  /*@ loop invariant range: 1 <= left <= n;
      loop invariant bound: 0 <= log <= n - left;
      loop invariant log: log + CeilLog2(left) == CeilLog2(n);
      loop assigns left, log;
      loop variant left;
  */
  while (left > 1) {
    left = left / 2 + left % 2;
    log++;
  }
  /*@ assert log: log == CeilLog2(n); */
  /*@ ghost lemma_pow2_word(); */
  /*@ ghost lemma_pow2_order(31, log - 1); */
  return log;
}

int32_t dodona_log2_floor(int32_t n) {
  int32_t left = n;
  int32_t log = 0;
  /*@ ghost lemma_floor_log2(n); */
  /*@ loop invariant range: 1 <= left <= n;
      loop invariant bound: 0 <= log <= n - left;
      loop invariant log: log + FloorLog2(left) == FloorLog2(n);
      loop assigns left, log;
      loop variant left;
  */
  while (left > 1) {
    left = left / 2;
    log++;
  }
  /*@ ghost lemma_floor_log2(left); */
  /*@ assert log: log == FloorLog2(n); */
  /*@ ghost lemma_pow2_word(); */
  /*@ ghost lemma_pow2_order(31, log); */
  return log;
}

int64_t dodona_bound_steps(int32_t ranks, int32_t blocks) {
  return ranks == 1 ? 0 : (int64_t)blocks - 1 + dodona_log2_ceil(ranks);
}

dodona_status dodona_bound_duplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound) {
  int32_t log = dodona_log2_ceil(ranks);
  int64_t startups = 0;
  if (ranks == 1) {
    *bound = 0;
    return DODONA_OK;
  }
  if (dodona_exact_mul(t, log, &startups) != DODONA_OK)
    return DODONA_OVERFLOW;
  return dodona_exact_add(k, startups, bound);
}

dodona_status dodona_bound_simplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound) {
  int32_t log = dodona_log2_floor(ranks);
  if (k > INT64_MAX / 2 || t > INT64_MAX / 27)
    return DODONA_OVERFLOW;
  int64_t volume = 2 * k - 2 * k / ranks;
  int64_t startups = t * (log - 4);
  if (startups > 0)
    return dodona_exact_add(volume, startups, bound);
  *bound = volume + startups > 0 ? volume + startups : 0;
  return DODONA_OK;
}

/* k + t m + floor(2 sqrt(k t m)) */
/*@ requires times: k >= 0 && t >= 0 && 0 <= m <= 31;
    requires out: \valid(bound);
    terminates \true;
    assigns *bound;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures bound: \result == DODONA_OK ==> IsPipelined(k, t, m, *bound);
    ensures fits: \result == DODONA_OK <==> t * m <= INT64_MAX && 4 * (k * (t * m)) <= INT64_MAX;
    ensures kept: \result != DODONA_OK ==> *bound == \old(*bound);
    exits \false;
*/
static dodona_status pipelined(int64_t k, int64_t t, int32_t m, int64_t *bound) {
  int64_t startups = 0;
  int64_t product = 0;
  if (dodona_exact_mul(t, m, &startups) != DODONA_OK)
    return DODONA_OVERFLOW;
  if (dodona_exact_mul(k, startups, &product) != DODONA_OK)
    return DODONA_OVERFLOW;
  if (product > INT64_MAX / 4)
    return DODONA_OVERFLOW;
  //@ ghost lemma_sum_below_product(k, startups);
  int64_t root = dodona_exact_sqrt(4 * product);
  *bound = k + startups + root;
  return DODONA_OK;
}

dodona_status dodona_bound_pipelined(int32_t ranks, int64_t k, int64_t t, int64_t *bound) {
  int32_t log = dodona_log2_ceil(ranks);
  if (ranks == 1) {
    *bound = 0;
    return DODONA_OK;
  }
  return pipelined(k, t, log - 1, bound);
}

dodona_status dodona_printed_pipelined(int32_t ranks, int64_t k, int64_t t, int64_t *value) {
  int32_t log = dodona_log2_ceil(ranks);
  return pipelined(k, t, log, value);
}
