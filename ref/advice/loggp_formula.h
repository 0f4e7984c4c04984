/* Gives closed forms of the LogGP model for pipelined trees, and the number of blocks that is best by them.
   Floating point: tested (tests/unit/chunks.c), not proven. Nothing proven depends on it. Sources:
   TwoTreeC, equation (1); Sanders and Sibeyn, (1), (2) and (8), with the LogGP time of a step. */
#ifndef DODONA_ADVICE_LOGGP_FORMULA_H
#define DODONA_ADVICE_LOGGP_FORMULA_H

#include "ref/advice/loggp.h"

/* Time as a function of the blocks N, a real number: fixed + block * N + whole / N. */
typedef struct dodona_loggp_formula {
  double fixed;
  double block; /* what one more block costs */
  double whole; /* what is divided among the blocks */
} dodona_loggp_formula;

/* Returns the formula of a broadcast, or of a reduction, of `bytes` bytes, called s below; c = max(g, o).

     two trees    L + 3o + sG + log2 P (L + 3o + sG / 2N) + N c, equation (1). The equation has a term
                  O(N + s / 2) and does not say more; here the root's N gaps between sends stand for it
     one tree     D (L + 2o) + (D + (N - 1)(1 + 1/r)) (c + sG / N), D = dodona_planner_depth: steps of
                  c + sG / N, and L + 2o more on each edge of the longest path; 1 for 1 + 1/r in a chain

   `group` as in a dodona_tree_plan: 0 in two trees, INT32_MAX in a chain. O(log^3 P); ranks >= 1, bytes >= 0; 0
   for one rank. */
dodona_loggp_formula dodona_loggp_formula_of(const dodona_loggp *machine, int64_t bytes,
                                             int32_t ranks, int32_t group);

/* Evaluates the formula for N blocks; N >= 1. */
double dodona_loggp_formula_time(const dodona_loggp_formula *formula, double blocks);

/* Returns the integer in 1 .. most for which the formula is least: a neighbour of sqrt(whole / block), the
   smaller one if two are equal. */
int32_t dodona_loggp_formula_blocks(const dodona_loggp_formula *formula, int32_t most);

#endif
