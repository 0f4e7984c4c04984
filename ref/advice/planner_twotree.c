/* In two trees the steps of s blocks are a + c s, c half a period, with one a for odd s and one for even s: for each
   parity the time (a + c s) (t + k / s) is convex, and the best s of that parity beside its least. The same
   holds for the steps of a reduction and a broadcast together. */
#include "ref/advice/planner_twotree.h"
#include "ref/algorithms/twotree/span.h"
#include <math.h>

static int64_t steps_of(const dodona_cost *cost, dodona_pairs pairs, int32_t blocks) {
  int64_t steps = 0;
  if (pairs.up != DODONA_NONE)
    steps += dodona_twotree_steps(pairs.up, cost->ranks, blocks);
  if (pairs.down != DODONA_NONE)
    steps += dodona_twotree_steps(pairs.down, cost->ranks, blocks);
  return steps;
}

static int32_t depth_of(const dodona_cost *cost, dodona_pairs pairs) {
  return dodona_twotree_last(pairs.down != DODONA_NONE ? pairs.down : pairs.up, cost->ranks, 0);
}

/* No block is empty. */
static double most_blocks(const dodona_cost *cost) {
  return fmax(1, fmin(floor(cost->bytes), INT32_MAX));
}

/* c: half of what two blocks more take. */
static double steps_a_block(const dodona_cost *cost, dodona_pairs pairs) {
  return (double)(steps_of(cost, pairs, 3) - steps_of(cost, pairs, 1)) / 2;
}

/* Where a real s has the least time, with the a of s = `blocks`; 0 if nowhere. */
static double least_at(const dodona_cost *cost, dodona_pairs pairs, int32_t blocks) {
  double c = steps_a_block(cost, pairs);
  double a = (double)steps_of(cost, pairs, blocks) - c * blocks;
  double s = sqrt(fmax(0, a) * (cost->bytes * cost->byte_time) / (c * cost->startup));
  return s > 0 ? s : 0;
}

void dodona_planner_twotree(const dodona_cost *cost, dodona_pairs pairs, dodona_advice *advice) {
  double k = cost->bytes * cost->byte_time;
  int64_t most = (int64_t)most_blocks(cost);
  advice->depth = depth_of(cost, pairs);
  advice->time = HUGE_VAL;
  for (int32_t parity = 1; parity <= 2; parity++) {
    int64_t s = (int64_t)fmin(least_at(cost, pairs, parity), (double)most);
    for (int64_t blocks = s > 1 ? s - 1 : 1; blocks <= s + 2 && blocks <= most; blocks++) {
      int64_t steps = steps_of(cost, pairs, (int32_t)blocks);
      double time = (double)steps * (cost->startup + k / (double)blocks);
      if (time < advice->time || (time == advice->time && blocks < advice->blocks)) {
        advice->blocks = (int32_t)blocks;
        advice->steps = steps;
        advice->time = time;
      }
    }
  }
}

void dodona_planner_twotree_closed(const dodona_cost *cost, dodona_pairs pairs,
                                   dodona_advice *advice) {
  double k = cost->bytes * cost->byte_time;
  double c = steps_a_block(cost, pairs);
  double a = (double)steps_of(cost, pairs, 1) - c;
  double s = fmax(1, fmin(least_at(cost, pairs, 1), INT32_MAX));
  advice->depth = depth_of(cost, pairs);
  advice->blocks = (int32_t)fmin(s + 0.5, most_blocks(cost));
  advice->steps = steps_of(cost, pairs, advice->blocks);
  advice->time = (a + c * s) * (cost->startup + k / s);
}
