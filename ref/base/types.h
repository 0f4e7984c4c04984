/* The vocabulary: request, plan, place and step. Executor, writers, checker and drawings know steps only. */
#ifndef DODONA_BASE_TYPES_H
#define DODONA_BASE_TYPES_H

#include <stdint.h>
#include "ref/algorithms.def"

/* No rank, no block. */
#define DODONA_NONE ((int32_t)-1)

/* The statuses and their texts (dodona_status_text): what is wrong, and what was expected. */
#define DODONA_STATUS_TABLE(ROW)                                                                   \
  ROW(OK, "ok")                                                                                    \
  ROW(BAD_ALGORITHM, "algorithm: expected one of the table that serves the operation")             \
  ROW(BAD_RANKS, "ranks: expected 1 or more, as many as the algorithm can have")                   \
  ROW(BAD_ROOT, "root: expected 0 .. ranks - 1")                                                   \
  ROW(BAD_BLOCKS, "blocks: expected 1 or more, for a postal tree 1")                               \
  ROW(BAD_GROUP, "group: expected 1 or more, as many as the algorithm can have")                   \
  ROW(SHORT_TABLE, "table: expected as many entries as the plan needs")                            \
  ROW(OVERFLOW, "the answer does not fit in 64 bits or is not finite")                             \
  ROW(BAD_COST, "cost: expected sizes and times that are finite and not negative")                 \
  ROW(BAD_LATENCY, "latency: expected 1 <= ticks <= latency")                                      \
  ROW(BAD_ALPHA, "alpha: expected 0 < alpha_num < alpha_den <= 2^30")                              \
  ROW(BAD_OP, "op: expected one that the algorithm serves")                                        \
  ROW(BAD_PORTS, "ports: expected some that the algorithm can use")                                \
  ROW(BAD_SHAPE, "shape: expected the modules of a crossbar or the sides of a mesh, nothing else")

typedef enum dodona_status {
#define DODONA_ID(id, text) DODONA_##id,
  DODONA_STATUS_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_STATUSES /* how many there are */
} dodona_status;

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

/* The operations. */
typedef enum dodona_op { DODONA_BCAST, DODONA_REDUCE, DODONA_ALLREDUCE } dodona_op;

/* The operations that an algorithm serves: bit dodona_op. */
enum {
  DODONA_SERVES_BCAST = 1,
  DODONA_SERVES_REDUCE = 2,
  DODONA_SERVES_ALLREDUCE = 4,
  DODONA_SERVES_ALL = 7
};

/* The algorithms, one row each in algorithms.def; the trees come first. */
typedef enum dodona_algorithm {
#define DODONA_ID(id, name, family, variant, ops, takes, summary) DODONA_##id,
  DODONA_ALGORITHM_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_ALGORITHMS /* how many there are */
} dodona_algorithm;

/* How many trees there are. */
enum {
#define DODONA_ONE(id, name, family, variant, ops, takes, summary) +1
  DODONA_TREES = DODONA_TREE_TABLE(DODONA_ONE)
#undef DODONA_ONE
};

/* The families of algorithms, in the order of algorithms.def. */
typedef enum dodona_family {
#define DODONA_ID(id, summary) DODONA_FAMILY_##id,
  DODONA_FAMILY_TABLE(DODONA_ID)
#undef DODONA_ID
      DODONA_FAMILIES /* how many there are */
} dodona_family;

/* The share that a sender of a postal tree keeps: what it can still reach in time, half, or as asked. */
typedef enum dodona_keeps { DODONA_KEEPS_MOST, DODONA_KEEPS_HALF, DODONA_KEEPS_ASKED } dodona_keeps;

/* The rule of a postal tree. A send occupies its ports for `ticks` ticks; a message sent in tick x can be used from
   tick x + latency on; lambda = latency / ticks. A sender keeps the share alpha_num / alpha_den of its ranks. If
   alpha_num is 0, the tree is the lambda tree: a sender keeps the ranks that it can still reach in time. */
typedef struct dodona_rule {
  int32_t latency;   /* u, f .. 2^31 - 1 */
  int32_t ticks;     /* f, 1 .. u */
  int32_t alpha_num; /* p, 0 .. q - 1 */
  int32_t alpha_den; /* q, 1 .. 2^30 */
} dodona_rule;

/* What the caller wants: `blocks` blocks of `root`'s message at all of `ranks` ranks. Only the fractional
   tree uses `group`, its group size r. Only the postal trees (lambda, binomial, alpha), which move one
   block, use `rule`; lambda and binomial trees ignore the share alpha in it. */
typedef struct dodona_tree_request {
  int32_t algorithm; /* a dodona_algorithm */
  int32_t ranks;     /* P, 1 .. 2^31 - 1 */
  int32_t root;      /* 0 .. P - 1 */
  int32_t blocks;    /* s, 1 .. 2^31 - 1 */
  int32_t group;     /* r, 1 .. 2^31 - 1 */
  dodona_rule rule;  /* lambda and alpha */
} dodona_tree_request;

/* Plain data, made by dodona_tree_make only; may be copied and sent. */
typedef struct dodona_tree_plan {
  int32_t algorithm;
  int32_t family;  /* a dodona_family: the algorithm's */
  int32_t variant; /* which of its family's trees */
  int32_t ranks;
  int32_t root;
  int32_t blocks;
  int32_t group;    /* r as used: INT32_MAX where the tree is a chain (r >= P); 0 without groups */
  int32_t depth;    /* D, the step in which the last rank receives block 0; 0 in postal trees */
  dodona_rule rule; /* in postal trees as used; else latency and ticks are 1, a step a tick */
  int64_t horizon;  /* T, the ticks that a postal tree takes; else 0 */
} dodona_tree_plan;

/* A position in the fractional tree, counted in preorder from the root's 0; see ref/algorithms/fractional/place.h. */
typedef struct dodona_fractional_place {
  int32_t position;
  int32_t arrival; /* a(v): the step in which block 0 is received; 0 at position 0 */
  int32_t member;  /* i: index in the group, 0 = head */
  int32_t feeder;  /* head of the group that feeds this right head, else DODONA_NONE */
  int32_t down;    /* next in the chain or head of the down successor, or DODONA_NONE */
  int32_t right;   /* head of the right successor of this group, or DODONA_NONE */
} dodona_fractional_place;

/* A position in a postal tree, counted in preorder from the root's 0; see ref/algorithms/postal/place.h. */
typedef struct dodona_split_place {
  int32_t position;
  int32_t parent;        /* who sends to it, or DODONA_NONE at position 0 */
  int32_t size;          /* positions of its subtree, itself included */
  int64_t ready;         /* the ticks after which it has the message; 0 at position 0 */
  int64_t budget;        /* the ticks then left */
  const uint32_t *reach; /* the plan's table, which must stay where it is */
} dodona_split_place;

/* The pairs of trees: T1 and T2 of TwoTreeC; T3 and T4 of TwoTreeC+C; the in-order trees of TwoTreeS. */
typedef enum dodona_pair { DODONA_COMPLETE, DODONA_TURNED, DODONA_INORDER } dodona_pair;

/* A position in one of two trees; see ref/algorithms/twotree/place.h. */
typedef struct dodona_pair_place {
  int32_t parent; /* DODONA_NONE at position 0 */
  int32_t start;  /* the step in which it receives its first block; at position 0 the one before */
  int32_t early;  /* whom it feeds in the step after it has received, or DODONA_NONE */
  int32_t late;   /* whom it feeds one step later, or DODONA_NONE */
} dodona_pair_place;

/* A position in two trees: one tree carries the even blocks, the other tree the odd ones. */
typedef struct dodona_twotree_place {
  int32_t position;
  int32_t
      period; /* steps from one block of a tree to its next: 2, or 4 in one case of TwoTreeC+C */
  dodona_pair_place even;
  dodona_pair_place odd;
} dodona_twotree_place;

/* What a rank works out once. Each family of algorithms has a member; a plan uses the member of its own family. */
typedef struct dodona_tree_place {
  int32_t rank;
  dodona_fractional_place fractional;
  dodona_split_place split;
  dodona_twotree_place twotree;
} dodona_tree_place;

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
