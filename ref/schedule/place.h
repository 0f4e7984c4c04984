/* What a rank works out once, for every algorithm. */
#ifndef DODONA_SCHEDULE_PLACE_H
#define DODONA_SCHEDULE_PLACE_H

#include "ref/algorithms/groups/step.h"
#include "ref/algorithms/simplex/place.h"
#include "ref/trees/tree_acsl.h"

/* Plain data, made by dodona_place_of only; may be copied. Members that the plan's algorithm does not use are 0. */
typedef struct dodona_place {
  int32_t rank;
  int32_t position;       /* of networks: counted from the root's 0 */
  dodona_tree_place up;   /* in the first phase's tree; of couples the couple's */
  dodona_tree_place down; /* in the second phase's tree */
  dodona_simplex_place direct;
  dodona_group_place group; /* of crossbars and meshes */
} dodona_place;

#endif
