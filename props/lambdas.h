/* The latencies of the sweeps over postal trees. */
#ifndef DODONA_PROPS_LAMBDAS_H
#define DODONA_PROPS_LAMBDAS_H

#include <stdint.h>

typedef struct fraction {
  int32_t num;
  int32_t den;
} fraction;

static const fraction lambdas[] = {{1, 1}, {2, 1}, {3, 1},  {5, 1},       {9, 5},  {3, 2},
                                   {5, 2}, {7, 4}, {10, 3}, {1293, 1000}, {39, 20}};

#endif
