/* Every plan that there is for so many ranks, as requests: every algorithm, operation and kind of ports, every shape of a
   network; on many ranks few sizes of groups. Root and blocks are left open. */
#ifndef DODONA_TESTS_MPI_SHAPES_H
#define DODONA_TESTS_MPI_SHAPES_H

#include "ref/dodona.h"

enum { SHAPES = 900 };

typedef struct shapes {
  int ranks;
  int count;
  dodona_request shape[SHAPES];
} shapes;

/* Checks that each combination of the table of algorithms is among them. */
shapes shapes_of(int ranks);

/* Each root of few ranks; of many the first, the last and one between; one where nothing is the root. */
int shapes_next_root(const shapes *all, int i, int root);

#endif
