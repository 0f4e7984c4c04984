/* The search of the fractional tree and the paper's closed forms. A plan takes D + (s-1) + (s-1) div r steps of
   t + k/s each. Two facts make the search small and exact:

   Group. C(i) falls and D grows with r: C_{r+1}(i) = r+1 + C_{r+1}(i-r-1) + C_{r+1}(i-r-2)
   <= r + C_r(i-r) + C_r(i-r-1) = C_r(i), by induction, as C_r(i-r) >= 1 + C_r(i-r-2). So D of the
   smallest group with (s-1) div r of the largest bounds all groups between: branch and bound.

   Blocks. The time is at least g(s) = (D-2 + s(r+1)/r)(t + k/s), with equality at multiples of r.
   g is convex with its least at s* = sqrt((D-2) k r / (t (r+1))), so nothing beats the multiples on
   either side of s* but what lies between them: the best s is in the run of s* or the one before.
   Within the run s = qr+1 .. qr+r the time is convex with its least at sqrt((D-1+q) k/t). */
#include "ref/advice/planner_fractional.h"
#include <math.h>

/* min(ranks, C(i)): a head that is m levels down, b of them right, arrives at m r + b, and there are
   m choose b such heads. Stops at `ranks`, so m <= 45 and all products stay below 2^62. */
static int64_t reached(int32_t ranks, int32_t group, int64_t i) {
  int64_t total = 0;
  for (int64_t m = 0; m * group <= i; m++) {
    int64_t heads = 1;
    for (int64_t b = 0; b <= m && m * group + b <= i; b++) {
      int64_t members = i - (m * group + b) + 1;
      total += heads * (members < group ? members : group);
      if (total >= ranks)
        return ranks;
      heads = heads * (m - b) / (b + 1);
    }
  }
  return total;
}

/* D, known to lie in low .. high. */
static int32_t depth_between(int32_t ranks, int32_t group, int32_t low, int32_t high) {
  while (low < high) {
    int32_t middle = low + (high - low) / 2;
    if (reached(ranks, group, middle) >= ranks)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

int32_t dodona_planner_depth(int32_t ranks, int32_t group) {
  if (ranks < 1 || group < 1)
    return -1;
  if (group >= ranks)
    return ranks - 1;
  return depth_between(ranks, group, 0, ranks - 1);
}

/* The search: the problem, and the best answer so far. */
typedef struct dodona_search {
  int32_t ranks;
  int32_t limit; /* of blocks */
  double k;
  double t;
  dodona_pipeline best;
} dodona_search;

static void try_blocks(const dodona_search *search, int32_t group, int32_t depth, int32_t blocks,
                       dodona_pipeline *best) {
  int64_t steps = (int64_t)depth + (blocks - 1) + (blocks - 1) / group;
  double time = (double)steps * (search->t + search->k / blocks);
  if (time < best->time || (time == best->time && blocks < best->blocks)) {
    best->group = group;
    best->blocks = blocks;
    best->depth = depth;
    best->steps = steps;
    best->time = time;
  }
}

/* The integer part of x within low .. high; low where x is not a number. */
static int32_t clamp(double x, int32_t low, int32_t high) {
  if (!(x > low))
    return low;
  return x < high ? (int32_t)x : high;
}

/* The best s among q r + 1 .. q r + r. */
static void try_run(const dodona_search *search, int32_t group, int32_t depth, int32_t q,
                    dodona_pipeline *best) {
  int32_t low = q * group + 1;
  int32_t high = search->limit - low < group ? search->limit : low + (group - 1);
  double x = sqrt(((double)depth - 1 + q) * (search->k / search->t));
  int32_t s = clamp(x, low, high);
  try_blocks(search, group, depth, s, best);
  if (s < high)
    try_blocks(search, group, depth, s + 1, best);
}

/* The best s for this group and depth, in O(1). */
static dodona_pipeline best_blocks(const dodona_search *search, int32_t group, int32_t depth) {
  dodona_pipeline best = search->best;
  double r = group;
  double x = sqrt(search->k / search->t * ((double)depth - 2) / (r * (r + 1)));
  int32_t run = clamp(x, 0, (search->limit - 1) / group);
  best.time = HUGE_VAL;
  try_blocks(search, group, depth, 1, &best);
  if (search->k > 0) {
    if (run > 0)
      try_run(search, group, depth, run - 1, &best);
    try_run(search, group, depth, run, &best);
  }
  return best;
}

static void try_group(dodona_search *search, int32_t group, int32_t depth) {
  dodona_pipeline found = best_blocks(search, group, depth);
  if (found.time < search->best.time)
    search->best = found;
}

/* The groups strictly between low and high, whose depths are known. */
static void explore(dodona_search *search, int32_t low, int32_t low_depth, int32_t high,
                    int32_t high_depth) {
  if (high - low < 2)
    return;
  if (best_blocks(search, high - 1, low_depth).time >= search->best.time)
    return;
  int32_t middle = low + (high - low) / 2;
  if (low < high / 4)
    middle = (int32_t)sqrt((double)low * high);
  int32_t depth = depth_between(search->ranks, middle, low_depth, high_depth);
  try_group(search, middle, depth);
  explore(search, low, low_depth, middle, depth);
  explore(search, middle, depth, high, high_depth);
}

/* Any answer beats the first. */
static dodona_search begin(const dodona_cost *cost, int32_t limit) {
  return (dodona_search){cost->ranks, limit, cost->bytes * cost->byte_time, cost->startup,
                         .best = {INT32_MAX, 1, 0, 0, HUGE_VAL}};
}

dodona_pipeline dodona_planner_pipeline(const dodona_cost *cost, int32_t group, int32_t limit) {
  dodona_search search = begin(cost, limit);
  int32_t ranks = cost->ranks;
  if (group == 0 || group >= ranks)
    try_group(&search, INT32_MAX, ranks - 1);
  if (group > 0 && group < ranks)
    try_group(&search, group, dodona_planner_depth(ranks, group));
  if (group != 0)
    return search.best;
  int32_t depth = dodona_planner_depth(ranks, 1);
  try_group(&search, 1, depth);
  explore(&search, 1, depth, ranks, ranks - 1);
  return search.best;
}

double dodona_planner_real_time(const dodona_cost *cost, int32_t group, int32_t depth,
                                double *blocks) {
  double k = cost->bytes * cost->byte_time;
  double d = (double)depth - 1;
  double rate = group >= cost->ranks ? 1 : 1 + 1 / (double)group; /* steps a block */
  double s = sqrt(k * d / rate / cost->startup);
  if (!(s > 1))
    s = 1;
  if (s > INT32_MAX || (cost->startup == 0 && k > 0))
    s = INT32_MAX;
  *blocks = s;
  return (d + s * rate) * (cost->startup + k / s);
}

/* r = (k / (d0 t))^(1/3), d0 = log2 P - 1, to the nearest group in range. */
static int32_t closed_group(const dodona_search *search) {
  double d0 = log2((double)search->ranks) - 1;
  double r = cbrt(search->k / search->t / d0);
  if (search->ranks <= 2)
    return INT32_MAX;
  int32_t group = clamp(r + 0.5, 1, search->ranks);
  return group < search->ranks ? group : INT32_MAX;
}

dodona_pipeline dodona_planner_pipeline_closed(const dodona_cost *cost, int32_t group,
                                               int32_t limit) {
  dodona_search search = begin(cost, limit);
  dodona_pipeline *best = &search.best;
  double blocks = 1;
  best->group = group == 0 ? closed_group(&search) : group < cost->ranks ? group : INT32_MAX;
  best->depth = dodona_planner_depth(cost->ranks, best->group);
  best->time = dodona_planner_real_time(cost, best->group, best->depth, &blocks);
  best->blocks = clamp(blocks + 0.5, 1, limit);
  best->steps = (int64_t)best->depth + (best->blocks - 1) + (best->blocks - 1) / best->group;
  return *best;
}
