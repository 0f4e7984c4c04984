/* ref/algorithms.def as data, for loops over all algorithms. */
#ifndef DODONA_PROPS_TABLE_H
#define DODONA_PROPS_TABLE_H

#include "ref/dodona.h"

typedef struct table_line {
  int32_t algorithm;
  const char *name;
  int32_t takes;
} table_line;

static const table_line table[] = {
#define DODONA_ALGORITHM(id, name, takes, default_group, summary) {DODONA_##id, name, takes},
#include "ref/algorithms.def"
#undef DODONA_ALGORITHM
};

#endif
