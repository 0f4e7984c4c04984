/* The broadcast of a mesh drawn on squared paper: squares are halved, wires are drawn from group to group,
   what is left over looks for wires above it, and snakes are walked. No digits of rows and columns. */
#ifndef DODONA_PROPS_OBVIOUS_HTREE_H
#define DODONA_PROPS_OBVIOUS_HTREE_H

#include "ref/algorithms/groups/htree.h"

#include <stdbool.h>

enum { OBVIOUS_SIDE = 64, OBVIOUS_NODES = OBVIOUS_SIDE * OBVIOUS_SIDE };

typedef struct obvious_group {
  bool drawn;
  bool wire_east; /* a wire passes over it that way */
  bool wire_south;
  bool east; /* where its head stands */
  bool south;
  bool turns;
  int32_t above; /* group, row by row; DODONA_NONE */
  int32_t down;
  int32_t right;
  int32_t arrival;
} obvious_group;

/* A mesh up to 64 x 64. */
typedef struct obvious_htree {
  int32_t side;
  int32_t rows; /* of a submesh */
  int32_t columns;
  int32_t root; /* group */
  obvious_group groups[OBVIOUS_NODES];
  int32_t node[OBVIOUS_NODES]; /* of a position */
  dodona_group_place place[OBVIOUS_NODES];
} obvious_htree;

void obvious_htree_draw(int32_t side, int32_t rows, int32_t columns, obvious_htree *tree);

#endif
