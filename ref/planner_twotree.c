/* In two trees the steps of s blocks are a + c s, c half a period, with one a for odd s and one for even s: for each
   parity the time (a + c s) (t + k / s) is convex, and the best s of that parity beside its least. */
#include "planner_twotree.h"
#include "twotree_span.h"
#include <math.h>

static double half_period(int32_t pair, int32_t ranks) {
  return (double)(dodona_twotree_steps(pair, ranks, 3) - dodona_twotree_steps(pair, ranks, 1)) / 2;
}

/* Where a real s has the least time, with the a of s = `blocks`; 0 if nowhere. */
static double least_at(int32_t pair, int32_t ranks, int32_t blocks, double k, double t) {
  double c = half_period(pair, ranks);
  double a = (double)dodona_twotree_steps(pair, ranks, blocks) - c * blocks;
  double s = sqrt(fmax(0, a) * k / (c * t));
  return s > 0 ? s : 0;
}

void dodona_planner_twotree(int32_t pair, int32_t ranks, int32_t limit, double k, double t,
                            dodona_advice *advice) {
  advice->depth = dodona_twotree_last(pair, ranks, 0);
  advice->time = HUGE_VAL;
  for (int32_t parity = 1; parity <= 2; parity++) {
    double s = fmin(least_at(pair, ranks, parity, k, t), limit);
    for (int64_t blocks = (int64_t)s - 1; blocks <= (int64_t)s + 2; blocks++) {
      if (blocks < 1 || blocks > limit)
        continue;
      int64_t steps = dodona_twotree_steps(pair, ranks, (int32_t)blocks);
      double time = (double)steps * (t + k / (double)blocks);
      if (time < advice->time || (time == advice->time && blocks < advice->blocks)) {
        advice->blocks = (int32_t)blocks;
        advice->steps = steps;
        advice->time = time;
      }
    }
  }
}

void dodona_planner_twotree_closed(int32_t pair, int32_t ranks, int32_t limit, double k, double t,
                                   dodona_advice *advice) {
  double c = half_period(pair, ranks);
  double a = (double)dodona_twotree_steps(pair, ranks, 1) - c;
  double s = fmax(1, fmin(least_at(pair, ranks, 1, k, t), INT32_MAX));
  advice->depth = dodona_twotree_last(pair, ranks, 0);
  advice->blocks = (int32_t)fmin(s + 0.5, limit);
  advice->steps = dodona_twotree_steps(pair, ranks, advice->blocks);
  advice->time = (a + c * s) * (t + k / s);
}
