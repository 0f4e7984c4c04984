/* The operations by what they do. */
#include "ref/base/op.h"

int dodona_op_has_shares(int32_t op) {
  return op == DODONA_SCATTER || op == DODONA_GATHER || op == DODONA_ALLGATHER ||
         op == DODONA_REDUCE_SCATTER;
}

int dodona_op_has_root(int32_t op) {
  return op == DODONA_BCAST || op == DODONA_REDUCE || op == DODONA_SCATTER || op == DODONA_GATHER;
}

int dodona_op_combines(int32_t op) {
  return op == DODONA_REDUCE || op == DODONA_ALLREDUCE || op == DODONA_REDUCE_SCATTER ||
         op == DODONA_SCAN || op == DODONA_EXSCAN;
}
