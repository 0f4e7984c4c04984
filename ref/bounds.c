/* Lower bounds in exact integers. */
#include "bounds.h"

int32_t dodona_log2_floor(int32_t n) {
  int32_t log = 0;
  while (n > 1) {
    n /= 2;
    log++;
  }
  return log;
}

int32_t dodona_log2_ceil(int32_t n) {
  return n == 1 ? 0 : dodona_log2_floor(n - 1) + 1;
}

int64_t dodona_bound_steps(int32_t ranks, int32_t blocks) {
  return ranks == 1 ? 0 : (int64_t)blocks - 1 + dodona_log2_ceil(ranks);
}
