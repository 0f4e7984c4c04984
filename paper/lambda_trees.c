#include "paper/lambda_trees.h"

#include <stdio.h>
#include <stdlib.h>

#include "ref/algorithms/postal/reach.h"

dodona_lambda lambda_trees(int32_t latency, int32_t ticks, int32_t limit) {
  dodona_rule rule = {latency, ticks, 0, 1};
  int64_t entries = dodona_reach_entries(latency, limit);
  uint32_t *reach = calloc((size_t)entries, sizeof *reach);
  dodona_lambda trees = {latency, ticks, limit, 0, reach};
  if (!reach || dodona_reach_fill(&rule, limit, reach, entries, &trees.horizon) != DODONA_OK) {
    fprintf(stderr, "no lambda trees of up to %d ranks\n", (int)limit);
    exit(2);
  }
  return trees;
}

double lambda_number(dodona_fraction fraction) {
  return (double)fraction.num / (double)fraction.den;
}
