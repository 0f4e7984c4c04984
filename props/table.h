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
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary)                      \
  {DODONA_##id, name, takes},
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

#endif
