/* What a hierarchy of crossbars is; crossbar.h says what it is for. */
#ifndef DODONA_ALGORITHMS_GROUPS_CROSSBAR_SHAPE_H
#define DODONA_ALGORITHMS_GROUPS_CROSSBAR_SHAPE_H

#include "ref/base/types.h"
#include "spec/algorithms/fractional.h"

enum {
  DODONA_CROSSBAR_LEVELS = 8,
  DODONA_CROSSBAR_RANKS = 1 << 30, /* the most ranks, */
  DODONA_CROSSBAR_GROUP = 1 << 20  /* and ranks in a group, for which arrivals fit */
};

/* The shape. Positions are ranks if the root is rank 0; for another root see dodona_crossbar_rank. */
typedef struct dodona_crossbar {
  int32_t levels;                      /* 1 .. 8; 2 for a x b */
  int32_t per[DODONA_CROSSBAR_LEVELS]; /* ranks of a module, from all to the innermost: a b, b. Each
                                          divides the one before */
  int32_t group;                       /* r, 1 .. 2^20 */
  int32_t channels; /* 2: one group a module, two channels in and out; 1: two groups, one in */
  int64_t depth;    /* of a tree of per[levels - 1] ranks, by dodona_crossbar_fill */
} dodona_crossbar;

#include "spec/algorithms/crossbar.h"
#include "spec/algorithms/crossbar_depth.h"
#include "spec/algorithms/crossbar_rank.h"

/*@
  // The shape and its table, as dodona_crossbar_fill leaves them.
  predicate ReadyCrossbar{L}(dodona_crossbar shape, uint32_t *table) =
    CrossbarShape(shape) && shape.depth < DODONA_CROSSBAR_RANKS &&
    IsDepth(shape.per[shape.levels - 1], shape.group, shape.depth) &&
    CapacityTable(shape.group, shape.depth, table);
*/

#endif
