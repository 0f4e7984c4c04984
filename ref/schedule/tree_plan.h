/* What the trees are asked, what they answer, and what a rank works out of the answer. */
#ifndef DODONA_SCHEDULE_TREE_PLAN_H
#define DODONA_SCHEDULE_TREE_PLAN_H

#include "ref/algorithms/fractional/place.h"
#include "ref/algorithms/postal/place.h"
#include "ref/algorithms/twotree/place.h"

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

/* What a rank works out once. Each family of algorithms has a member; a plan uses the member of its own family. */
typedef struct dodona_tree_place {
  int32_t rank;
  dodona_fractional_place fractional;
  dodona_split_place split;
  dodona_twotree_place twotree;
} dodona_tree_place;

#endif
