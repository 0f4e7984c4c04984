/* The planner's search and the paper's closed forms. A plan takes D + (s-1) + (s-1) div r steps of
   t + k/s each. Two facts make the search small and exact:

   Group. C(i) falls and D grows with r: C_{r+1}(i) = r+1 + C_{r+1}(i-r-1) + C_{r+1}(i-r-2)
   <= r + C_r(i-r) + C_r(i-r-1) = C_r(i), by induction, as C_r(i-r) >= 1 + C_r(i-r-2). So D of the
   smallest group with (s-1) div r of the largest bounds all groups between: branch and bound.

   Blocks. The time is at least g(s) = (D-2 + s(r+1)/r)(t + k/s), with equality at multiples of r.
   g is convex with its least at s* = sqrt((D-2) k r / (t (r+1))), so nothing beats the multiples on
   either side of s* but what lies between them: the best s is in the run of s* or the one before.
   Within the run s = qr+1 .. qr+r the time is convex with its least at sqrt((D-1+q) k/t). */
#include "ref/advice/planner.h"
#include "ref/count/bounds.h"
#include "ref/schedule/table.h"
#include "ref/advice/planner_twotree.h"
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
  dodona_advice best;
} dodona_search;

static void try_blocks(const dodona_search *search, int32_t group, int32_t depth, int32_t blocks,
                       dodona_advice *best) {
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
                    dodona_advice *best) {
  int32_t low = q * group + 1;
  int32_t high = search->limit - low < group ? search->limit : low + (group - 1);
  double x = sqrt(((double)depth - 1 + q) * (search->k / search->t));
  int32_t s = clamp(x, low, high);
  try_blocks(search, group, depth, s, best);
  if (s < high)
    try_blocks(search, group, depth, s + 1, best);
}

/* The best s for this group and depth, in O(1). */
static dodona_advice best_blocks(const dodona_search *search, int32_t group, int32_t depth) {
  dodona_advice best = search->best;
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
  dodona_advice advice = best_blocks(search, group, depth);
  if (advice.time < search->best.time)
    search->best = advice;
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

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

/* The group of a chain or a binary tree; of any other algorithm all ranks. */
static int32_t fixed_group(int32_t algorithm) {
  int32_t group = dodona_variant_of(algorithm);
  return dodona_family_of(algorithm) == DODONA_FAMILY_FRACTIONAL && group > 0 ? group : INT32_MAX;
}

/* Validates; fills the search with the problem and an answer that any other one beats. */
static dodona_status begin(const dodona_cost *cost, int32_t algorithm, dodona_search *search) {
  if (algorithm < 0 || algorithm >= DODONA_TREES ||
      (dodona_takes_of(algorithm) & DODONA_TAKES_ALPHA) != 0)
    return DODONA_BAD_ALGORITHM;
  if (cost->ranks < 1)
    return DODONA_BAD_RANKS;
  if (!usable(cost->bytes) || !usable(cost->startup) || !usable(cost->byte_time))
    return DODONA_BAD_COST;
  search->ranks = cost->ranks;
  search->limit = clamp(cost->bytes, 1, INT32_MAX);
  search->k = cost->bytes * cost->byte_time;
  search->t = cost->startup;
  search->best.algorithm = algorithm;
  search->best.group = fixed_group(algorithm);
  search->best.blocks = 1;
  search->best.depth = 0;
  search->best.steps = 0;
  search->best.time = HUGE_VAL;
  search->best.bound = cost->ranks == 1 ? 0 : search->k + search->t * dodona_log2_ceil(cost->ranks);
  return DODONA_OK;
}

/* A postal tree of one block with lambda = 1, where a step is a tick: ceil(log2 P) steps. */
static int is_postal(int32_t algorithm) {
  return dodona_family_of(algorithm) == DODONA_FAMILY_POSTAL;
}

static void try_postal(dodona_search *search) {
  search->best.group = 0;
  search->best.depth = dodona_log2_ceil(search->ranks);
  search->best.steps = search->best.depth;
  search->best.time = (double)search->best.steps * (search->t + search->k);
}

/* Of a fractional tree all groups, of a chain or a binary tree its own. */
static void try_groups(dodona_search *search, int32_t algorithm) {
  int open = (dodona_takes_of(algorithm) & DODONA_TAKES_GROUP) != 0;
  int32_t ranks = search->ranks;
  if (open || fixed_group(algorithm) == INT32_MAX)
    try_group(search, INT32_MAX, ranks - 1);
  if (!open && fixed_group(algorithm) == INT32_MAX)
    return;
  int32_t depth = dodona_planner_depth(ranks, 1);
  try_group(search, 1, depth);
  if (open)
    explore(search, 1, depth, ranks, ranks - 1);
}

static dodona_status finish(const dodona_search *search, dodona_advice *advice) {
  if (!isfinite(search->best.time) || !isfinite(search->best.bound))
    return DODONA_OVERFLOW;
  *advice = search->best;
  return DODONA_OK;
}

dodona_status dodona_planner_search(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice) {
  dodona_search search;
  dodona_status status = begin(cost, algorithm, &search);
  if (status != DODONA_OK)
    return status;
  if (is_postal(algorithm)) {
    try_postal(&search);
    return finish(&search, advice);
  }
  if (dodona_family_of(algorithm) == DODONA_FAMILY_TWOTREE)
    search.best.group = 0;
  if (search.ranks == 1)
    search.best.time = 0;
  else if (dodona_family_of(algorithm) == DODONA_FAMILY_TWOTREE)
    dodona_planner_twotree(cost, (dodona_pairs){DODONA_NONE, dodona_variant_of(algorithm)},
                           &search.best);
  else
    try_groups(&search, algorithm);
  return finish(&search, advice);
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

dodona_status dodona_planner_closed(const dodona_cost *cost, int32_t algorithm,
                                    dodona_advice *advice) {
  dodona_search search;
  dodona_advice *best = &search.best;
  dodona_status status = begin(cost, algorithm, &search);
  if (status != DODONA_OK)
    return status;
  if (is_postal(algorithm)) {
    try_postal(&search);
    return finish(&search, advice);
  }
  best->time = 0;
  if (dodona_family_of(algorithm) == DODONA_FAMILY_TWOTREE)
    best->group = 0;
  if (search.ranks > 1 && dodona_family_of(algorithm) == DODONA_FAMILY_TWOTREE)
    dodona_planner_twotree_closed(cost, (dodona_pairs){DODONA_NONE, dodona_variant_of(algorithm)},
                                  best);
  else if (search.ranks > 1) {
    double blocks = 1;
    if ((dodona_takes_of(algorithm) & DODONA_TAKES_GROUP) != 0)
      best->group = closed_group(&search);
    best->depth = dodona_planner_depth(search.ranks, best->group);
    best->time = dodona_planner_real_time(cost, best->group, best->depth, &blocks);
    best->blocks = clamp(blocks + 0.5, 1, search.limit);
    best->steps = (int64_t)best->depth + (best->blocks - 1) + (best->blocks - 1) / best->group;
  }
  return finish(&search, advice);
}

dodona_rule dodona_planner_rule(const dodona_cost *cost, double bytes, double lambda) {
  double known = cost->startup + bytes * cost->byte_time;
  double step = cost->startup + cost->bytes * cost->byte_time;
  double here = 1;
  if (isfinite(step))
    here = fmin(step / (step - known * (1 - 1 / lambda)), lambda); /* lambda too if that is 0 / 0 */
  if (here > INT32_MAX / 10)
    return (dodona_rule){(int32_t)here, 1, 0, 1};
  int32_t tenths = (int32_t)lround(fmax(1, here) * 10);
  int32_t common = (tenths % 2 == 0 ? 2 : 1) * (tenths % 5 == 0 ? 5 : 1);
  return (dodona_rule){tenths / common, 10 / common, 0, 1};
}
