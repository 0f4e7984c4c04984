/* Gives C and ACSL the names of the table in algorithms.def: algorithms, families, what a row serves and takes. */
#ifndef DODONA_ALGORITHMS_ALGORITHM_H
#define DODONA_ALGORITHMS_ALGORITHM_H

#include "ref/algorithms.def"
#include "ref/base/types.h"

/* What an algorithm takes besides ranks and root. */
enum {
  DODONA_TAKES_BLOCKS = 1,
  DODONA_TAKES_GROUP = 2,
  DODONA_TAKES_LATENCY = 4,
  DODONA_TAKES_ALPHA = 8,
  DODONA_TAKES_COUPLES = 16, /* simplex ports: couples of ranks run the schedule */
  DODONA_TAKES_SIMPLEX = 32, /* simplex ports: a schedule of its own */
  DODONA_TAKES_MODULES = 64, /* modules and channels of a crossbar */
  DODONA_TAKES_MESH = 128    /* rows of a mesh, and rows and columns of a group */
};

/* The operations that an algorithm serves: bit dodona_op. */
enum {
  DODONA_SERVES_BCAST = 1,
  DODONA_SERVES_REDUCE = 2,
  DODONA_SERVES_ALLREDUCE = 4,
  DODONA_SERVES_ALL = 7, /* these three, as trees do */
  DODONA_SERVES_SCATTER = 8,
  DODONA_SERVES_GATHER = 16,
  DODONA_SERVES_ALLGATHER = 32,
  DODONA_SERVES_REDUCE_SCATTER = 64,
  DODONA_SERVES_EVERY = 127, /* these seven, as skips do */
  DODONA_SERVES_ALLTOALL = 128,
  DODONA_SERVES_SCAN = 256,
  DODONA_SERVES_EXSCAN = 512,
  DODONA_SERVES_BARRIER = 1024
};

/* The algorithms, one row each in algorithms.def; the trees come first. */
typedef enum dodona_algorithm {
#define DODONA_ID(id, name, family, variant, ops, takes, same_bits, summary) DODONA_##id,
  DODONA_ALGORITHM_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_ALGORITHMS /* how many there are */
} dodona_algorithm;

/* How many trees there are. */
enum {
#define DODONA_ONE(id, name, family, variant, ops, takes, same_bits, summary) +1
  DODONA_TREES = DODONA_TREE_TABLE(DODONA_ONE)
#undef DODONA_ONE
};

/* The families of algorithms, in the order of algorithms.def. */
typedef enum dodona_family {
#define DODONA_ID(id, tag, Tag, summary) DODONA_FAMILY_##id,
  DODONA_FAMILY_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_FAMILIES /* how many there are */
} dodona_family;

/* The families before TREE are trees, before BLOCK send messages of one block, before PHASE run one phase or two. */
enum {
#define DODONA_ONE(id, tag, Tag, summary) +1
  DODONA_TREE_FAMILIES = DODONA_TREE_FAMILY_TABLE(DODONA_ONE),
  DODONA_BLOCK_FAMILIES = DODONA_TREE_FAMILIES DODONA_NETWORK_FAMILY_TABLE(DODONA_ONE),
  DODONA_PHASE_FAMILIES = DODONA_BLOCK_FAMILIES DODONA_SHARE_FAMILY_TABLE(DODONA_ONE),
  DODONA_SHARE_FAMILIES = DODONA_PHASE_FAMILIES DODONA_WHOLE_FAMILY_TABLE(DODONA_ONE)
#undef DODONA_ONE
};

/* Whether a family's messages carry shares, in C and in ACSL. */
#define DODONA_BY_SHARES(family)                                                                   \
  (DODONA_BLOCK_FAMILIES <= (family) && (family) < DODONA_SHARE_FAMILIES)

#endif
