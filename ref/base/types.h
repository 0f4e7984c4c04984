/* The vocabulary: statuses, operations and steps. Executor, writers, checker and drawings know steps only. */
#ifndef DODONA_BASE_TYPES_H
#define DODONA_BASE_TYPES_H

#include <stdint.h>

/* No rank, no block. */
#define DODONA_NONE ((int32_t)-1)

/* The statuses and their texts (dodona_status_text): what is wrong, and what was expected. */
#define DODONA_STATUS_TABLE(ROW)                                                                   \
  ROW(OK, "ok")                                                                                    \
  ROW(BAD_ALGORITHM, "algorithm: expected one of the table that serves the operation")             \
  ROW(BAD_RANKS, "ranks: expected 1 or more, as many as the algorithm can have")                   \
  ROW(BAD_ROOT, "root: expected 0 .. ranks - 1")                                                   \
  ROW(BAD_BLOCKS, "blocks: expected 1 or more, as many as the algorithm can have")                 \
  ROW(BAD_GROUP, "group: expected 1 or more, and 2 or more for a radix")                           \
  ROW(SHORT_TABLE, "table: expected as many entries as the plan needs")                            \
  ROW(OVERFLOW, "the answer does not fit in 64 bits or is not finite")                             \
  ROW(BAD_COST, "cost: expected sizes and times that are finite and not negative")                 \
  ROW(BAD_LATENCY, "latency: expected 1 <= ticks <= latency")                                      \
  ROW(BAD_ALPHA, "alpha: expected 0 < alpha_num < alpha_den <= 2^30")                              \
  ROW(BAD_OP, "op: expected one that the algorithm serves")                                        \
  ROW(BAD_PORTS, "ports: expected some that the algorithm can use")                                \
  ROW(BAD_SHAPE, "shape: expected the modules of a crossbar or the sides of a mesh, nothing else") \
  ROW(ROOT_NOT_TAKEN, "root: expected 0, as the collective has none")                              \
  ROW(GROUP_NOT_TAKEN, "group: expected 0, as the algorithm takes none")                           \
  ROW(LATENCY_NOT_TAKEN, "latency, ticks: expected 0, as the algorithm takes none")                \
  ROW(ALPHA_NOT_TAKEN, "alpha: expected 0, as the algorithm takes none")                           \
  ROW(LATENCY_NOT_WHOLE, "ticks: expected 1, as the latency is a whole number of steps")           \
  ROW(RANKS_DO_NOT_FIT, "ranks: expected as many as the modules or the sides of the network make") \
  ROW(GROUP_DOES_NOT_FIT, "group, channels: expected groups that fit the network, "                \
                          "1 or 2 channels")

typedef enum dodona_status {
#define DODONA_ID(id, text) DODONA_##id,
  DODONA_STATUS_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_STATUSES /* how many there are */
} dodona_status;

/* The operations. From the scatter to the reduce-scatter each rank has a share of the message of its own; in an alltoall a rank has a block for
   each rank; by a scan rank v gets what ranks 0 .. v have, by an exscan what the ranks before it have; a barrier moves no data. */
typedef enum dodona_op {
  DODONA_BCAST,
  DODONA_REDUCE,
  DODONA_ALLREDUCE,
  DODONA_SCATTER,
  DODONA_GATHER,
  DODONA_ALLGATHER,
  DODONA_REDUCE_SCATTER,
  DODONA_ALLTOALL,
  DODONA_SCAN,
  DODONA_EXSCAN,
  DODONA_BARRIER,
  DODONA_OPS /* how many there are */
} dodona_op;

/* What a rank does in one step. */
typedef struct dodona_tree_step {
  int32_t send_to;    /* rank, or DODONA_NONE */
  int32_t send_block; /* block, or DODONA_NONE */
  int32_t recv_from;  /* rank, or DODONA_NONE */
  int32_t recv_block; /* block, or DODONA_NONE */
  int32_t combine;    /* 0: store what is received; 1: combine it with what is held */
} dodona_tree_step;

/* The first and the last step in which a rank sends or receives; last < first if it never does. */
typedef struct dodona_span {
  int64_t first;
  int64_t last;
} dodona_span;

#endif
