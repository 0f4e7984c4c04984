/* How much faster a fractional tree is than the better of chain and binary tree. */
#ifndef DODONA_PAPER_SPEEDUP_H
#define DODONA_PAPER_SPEEDUP_H

#include <stdint.h>

enum { SPEEDUP_RANKS = 16384 };

/* P, and D for every group size. */
typedef struct speedup_trees {
  int32_t ranks;
  int32_t depth[SPEEDUP_RANKS];
} speedup_trees;

typedef struct speedup {
  double factor;
  int32_t group; /* the best one */
} speedup;

/* For 3 .. SPEEDUP_RANKS ranks. */
void speedup_prepare(speedup_trees *trees, int32_t ranks);

/* By (1), (2) and (8) with real s, at k/t = ratio; over every group size. */
speedup speedup_formula(const speedup_trees *trees, double ratio);

/* By the exact times of the best plans: whole blocks, exact steps. */
speedup speedup_exact(const speedup_trees *trees, double ratio);

/* The ratio k/t at which (1) and (2) are equal. */
double speedup_crossing(const speedup_trees *trees);

#endif
