/* One case for each row of the table. */
#include "ref/schedule/row.h"

int32_t dodona_row_family(int32_t algorithm) {
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    return DODONA_FAMILY_##family;
    DODONA_ALGORITHM_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return DODONA_NONE;
  }
}

int32_t dodona_row_variant(int32_t algorithm) {
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    return variant;
    DODONA_ALGORITHM_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return DODONA_NONE;
  }
}

int dodona_serves(int32_t algorithm, int32_t op) {
  int32_t bits = 0;
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    bits = ops;                                                                                    \
    break;
    DODONA_ALGORITHM_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    break;
  }
  //@ assert bits: bits == RowOps(algorithm) && 0 <= bits < 2 * DODONA_SERVES_BARRIER;
  switch (op) {
  case DODONA_BCAST:
    return bits / DODONA_SERVES_BCAST % 2;
  case DODONA_REDUCE:
    return bits / DODONA_SERVES_REDUCE % 2;
  case DODONA_ALLREDUCE:
    return bits / DODONA_SERVES_ALLREDUCE % 2;
  case DODONA_SCATTER:
    return bits / DODONA_SERVES_SCATTER % 2;
  case DODONA_GATHER:
    return bits / DODONA_SERVES_GATHER % 2;
  case DODONA_ALLGATHER:
    return bits / DODONA_SERVES_ALLGATHER % 2;
  case DODONA_REDUCE_SCATTER:
    return bits / DODONA_SERVES_REDUCE_SCATTER % 2;
  case DODONA_ALLTOALL:
    return bits / DODONA_SERVES_ALLTOALL % 2;
  case DODONA_SCAN:
    return bits / DODONA_SERVES_SCAN % 2;
  case DODONA_EXSCAN:
    return bits / DODONA_SERVES_EXSCAN % 2;
  case DODONA_BARRIER:
    return bits / DODONA_SERVES_BARRIER % 2;
  default:
    return 0;
  }
}

int dodona_takes(int32_t algorithm, int32_t what) {
  int32_t bits = 0;
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    bits = takes;                                                                                  \
    break;
    DODONA_ALGORITHM_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    break;
  }
  //@ assert bits: bits == RowTakes(algorithm) && 0 <= bits;
  return bits / what % 2;
}

int32_t dodona_plan_family(dodona_request q) {
  if (q.ports == DODONA_COUPLES)
    return DODONA_FAMILY_COUPLES;
  return q.ports == DODONA_SIMPLEX ? DODONA_FAMILY_SIMPLEX : dodona_row_family(q.algorithm);
}
