/* The lambda trees of up to so many ranks: what the programs about alpha start from. */
#ifndef DODONA_PAPER_LAMBDA_TREES_H
#define DODONA_PAPER_LAMBDA_TREES_H

#include "ref/algorithms/postal/alpha_range.h"

/* Ends the program if there are none. What `reach` points to stays allocated. */
dodona_lambda lambda_trees(int32_t latency, int32_t ticks, int32_t limit);

double lambda_number(dodona_fraction fraction);

#endif
