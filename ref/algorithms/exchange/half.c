/* The halves by operation. */
#include "ref/algorithms/exchange/half.h"

int32_t dodona_first_half(int32_t op) {
  switch (op) {
  case DODONA_BCAST:
  case DODONA_SCATTER:
    return DODONA_HALF_SCATTER;
  case DODONA_REDUCE:
  case DODONA_ALLREDUCE:
  case DODONA_REDUCE_SCATTER:
    return DODONA_HALF_REDUCE_SCATTER;
  default:
    return DODONA_HALF_NONE;
  }
}

int32_t dodona_second_half(int32_t op) {
  switch (op) {
  case DODONA_BCAST:
  case DODONA_ALLREDUCE:
  case DODONA_ALLGATHER:
  case DODONA_BARRIER:
    return DODONA_HALF_ALLGATHER;
  case DODONA_REDUCE:
  case DODONA_GATHER:
    return DODONA_HALF_GATHER;
  default:
    return DODONA_HALF_NONE;
  }
}
