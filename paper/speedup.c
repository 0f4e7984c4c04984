/* Speed-up of the fractional tree, for figure 3. */
#include "paper/speedup.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/dodona.h"
#include "ref/advice/planner_fractional.h"

void speedup_prepare(speedup_trees *trees, int32_t ranks) {
  trees->ranks = ranks;
  for (int32_t group = 1; group < ranks; group++)
    trees->depth[group] = dodona_planner_depth(ranks, group);
}

/* k = ratio and t = 1; the message has a million bytes a unit, so that blocks can be small. */
static dodona_cost cost_at(const speedup_trees *trees, double ratio) {
  dodona_cost cost = {trees->ranks, 1e6 * ratio, 1, 1e-6, 0};
  return cost;
}

speedup speedup_formula(const speedup_trees *trees, double ratio) {
  dodona_cost cost = cost_at(trees, ratio);
  double blocks = 0;
  double chain = dodona_planner_real_time(&cost, INT32_MAX, trees->ranks - 1, &blocks);
  double binary = dodona_planner_real_time(&cost, 1, trees->depth[1], &blocks);
  double best = fmin(chain, binary);
  speedup answer = {1, chain < binary ? INT32_MAX : 1};
  for (int32_t group = 2; group < trees->ranks; group++) {
    double time = dodona_planner_real_time(&cost, group, trees->depth[group], &blocks);
    if (time < best) {
      best = time;
      answer.group = group;
    }
  }
  answer.factor = fmin(chain, binary) / best;
  return answer;
}

speedup speedup_exact(const speedup_trees *trees, double ratio) {
  dodona_cost cost = cost_at(trees, ratio);
  dodona_pipeline chain = dodona_planner_pipeline(&cost, INT32_MAX, INT32_MAX);
  dodona_pipeline binary = dodona_planner_pipeline(&cost, 1, INT32_MAX);
  dodona_pipeline fractional = dodona_planner_pipeline(&cost, 0, INT32_MAX);
  return (speedup){fmin(chain.time, binary.time) / fractional.time, fractional.group};
}

/* 1 + sqrt((P-2)/x) = sqrt(2) + sqrt(d/x): the square roots of (1) and (2), over k. */
double speedup_crossing(const speedup_trees *trees) {
  double d = trees->depth[1] - 1;
  double root = (sqrt((double)trees->ranks - 2) - sqrt(d)) / (sqrt(2) - 1);
  return root * root;
}
