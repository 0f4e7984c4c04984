/* The search over plans. The steps of s blocks are near a + c s: exactly so in runs of as many blocks as a group has, with
   one a for odd s and one for even s. So (a + c s)(t + k/s) is convex there, and the best s of a run and a parity is beside
   its least s = sqrt(a k / (c t)), or at an end of the run. */
#include "ref/advice/planner.h"
#include "ref/advice/planner_fractional.h"
#include "ref/advice/planner_skips.h"
#include "ref/base/op.h"
#include "ref/count/bounds.h"
#include "ref/count/plan_cost.h"
#include "ref/schedule/row.h"
#include "ref/algorithms/exchange/skips.h"
#include <math.h>

enum { ROOM = 16384 }; /* words of a table */

typedef struct search {
  double k;
  double t;
  double latency;
  dodona_cost cost;
  int32_t limit; /* of blocks */
  uint32_t *table;
  dodona_advice best;
} search;

/* What the plan of the request costs with so many blocks; -1 steps if there is no plan. */
static dodona_charge charge_of(const search *s, dodona_request q, double blocks) {
  dodona_plan plan;
  q.blocks = blocks < INT32_MAX ? (int32_t)blocks : INT32_MAX;
  if (dodona_plan_make(&q, s->table, ROOM, &plan) != DODONA_OK)
    return (dodona_charge){-1, -1};
  return dodona_plan_cost(&plan);
}

static double steps_of(const search *s, const dodona_request *q, double blocks) {
  return (double)charge_of(s, *q, blocks).steps;
}

/* Whether the group is a radix. */
static int has_radix(const dodona_request *q) {
  return dodona_plan_family(*q) >= DODONA_BLOCK_FAMILIES &&
         dodona_takes(q->algorithm, DODONA_TAKES_GROUP);
}

/* How many halves so many steps by skips are. */
static int32_t halves_of(const dodona_request *q, int64_t steps) {
  int64_t half = dodona_skip_steps(q->ranks, q->group);
  return half > 0 ? (int32_t)(steps / half) : 0;
}

/* Rounds of recursive multiplying, of so many whole messages; as of skips, those behind the first keep the port only. */
static double rounds_of(const search *s, int32_t rounds, int64_t messages) {
  const double further = fmax(s->t - s->latency, s->k);
  return messages > 0 ? rounds * (s->t + s->k + (double)(messages - 1) * further) : 0;
}

/* In the core a rank has a message for each port, in a fold for each rank that hands it an input. */
static double multiplying(const search *s, const dodona_request *q) {
  int64_t core = 1;
  int32_t rounds = 0;
  for (; core * q->group <= q->ranks; core *= q->group)
    rounds++;
  return rounds_of(s, rounds, (int64_t)q->group - 1) + rounds_of(s, 2, (q->ranks - 1) / core);
}

static double time_of(const search *s, const dodona_request *q, dodona_charge cost,
                      int32_t blocks) {
  double part = s->k / blocks;
  if (dodona_plan_family(*q) == DODONA_FAMILY_MULTIPLY && s->latency > 0)
    return multiplying(s, q);
  if (has_radix(q) && s->latency > 0 && q->op != DODONA_ALLTOALL)
    return dodona_planner_skips(&s->cost, halves_of(q, cost.steps), q->group, blocks);
  return cost.steps == cost.volume ? (double)cost.steps * (s->t + part)
                                   : (double)cost.steps * s->t + (double)cost.volume * part;
}

static void take(search *s, const dodona_request *q, int32_t blocks, int64_t steps, double time) {
  dodona_advice *best = &s->best;
  if (time > best->time || (time == best->time && blocks >= best->request.blocks))
    return;
  best->request = *q;
  best->request.blocks = blocks;
  best->steps = steps;
  best->time = time;
}

static void try_blocks(search *s, const dodona_request *q, double blocks) {
  blocks = dodona_op_has_shares(q->op) || q->op == DODONA_BARRIER ? q->ranks
                                                                  : fmin(fmax(1, blocks), s->limit);
  dodona_charge cost = charge_of(s, *q, blocks);
  if (cost.steps >= 0)
    take(s, q, (int32_t)blocks, cost.steps, time_of(s, q, cost, (int32_t)blocks));
}

/* How many blocks come without a pause. */
static double run_of(const dodona_request *q) {
  if (dodona_takes(q->algorithm, DODONA_TAKES_MESH))
    return (double)q->group_rows * q->group_cols;
  return dodona_takes(q->algorithm, DODONA_TAKES_GROUP) ? q->group : INT32_MAX;
}

/* The blocks first, first + 2, .. of a run that ends with `last`, and their neighbours. */
static void try_parity(search *s, const dodona_request *q, double first, double last) {
  double later = first + 2 * floor(fmin(last - first, 64) / 2);
  double steps = steps_of(s, q, first);
  double c = later > first ? (steps_of(s, q, later) - steps) / (later - first) : 1;
  double least = fmin(floor(sqrt(fmax(0, steps - c * first) * s->k / (c * s->t))), s->limit);
  for (int i = -2; i <= 3; i++)
    try_blocks(s, q, fmin(fmax(least + i, first), last));
}

static void try_run(search *s, const dodona_request *q, double first) {
  double last = fmin(first + run_of(q) - 1, INT32_MAX);
  if (first < 1 || first > s->limit)
    return;
  try_parity(s, q, first, last);
  if (first < last)
    try_parity(s, q, first + 1, last);
}

/* Numbers of blocks that equal shares come from, then the runs around the real s that is best for the curve through the
   ends of runs. */
static void try_group(search *s, const dodona_request *q) {
  enum { MORE = 5040 };
  double length = run_of(q);
  double end = length < MORE ? length : 1;
  double later = end + (length < MORE ? ceil(MORE / length) * length : MORE);
  double most = fmin(s->limit, q->ranks);
  try_blocks(s, q, 1);
  if (dodona_op_has_shares(q->op) || !(s->k > 0) || s->limit == 1 ||
      !dodona_takes(q->algorithm, DODONA_TAKES_BLOCKS))
    return;
  if (DODONA_BY_SHARES(dodona_plan_family(*q))) {
    if (!has_radix(q))
      try_blocks(s, q, (double)((int64_t)1 << dodona_log2_floor((int32_t)most)));
    try_blocks(s, q, most);
    return;
  }
  double steps = steps_of(s, q, end), c = (steps_of(s, q, later) - steps) / (later - end);
  if (steps < 0 || !(c > 0))
    return;
  double best = sqrt(fmax(0, steps - c * end) * s->k / (c * s->t));
  double run = floor((fmin(best, s->limit) - 1) / length);
  for (int i = -2; i <= 2; i++)
    try_run(s, q, (run + i) * length + 1);
}

static int is_open(const dodona_request *q) {
  return dodona_takes(q->algorithm, DODONA_TAKES_GROUP) && q->group == 0;
}

/* One group of all ranks; then smaller ones, until no table has room or the first block alone takes longer than all of the
   best. */
static void try_groups(search *s, dodona_request q) {
  q.group = INT32_MAX;
  try_group(s, &q);
  for (int64_t r = 1; r <= q.ranks; r += r < 32 ? 1 : r / 8) {
    q.group = (int32_t)r;
    double steps = steps_of(s, &q, 1);
    if (steps < 0 || steps * s->t > s->best.time)
      break;
    try_group(s, &q);
  }
}

/* Every radix up to 32, larger ones in steps of an eighth, and all ranks. */
static void try_radices(search *s, dodona_request q) {
  int64_t most = q.ranks > 2 ? q.ranks : 2;
  for (int64_t r = 2; r < most; r += r < 32 ? 1 : r / 8) {
    q.group = (int32_t)r;
    try_group(s, &q);
  }
  q.group = (int32_t)most;
  try_group(s, &q);
}

/* Whether the fractional family has its own search. */
static int is_pipeline(const dodona_request *q) {
  return dodona_plan_family(*q) < DODONA_TREE_FAMILIES &&
         dodona_row_family(q->algorithm) == DODONA_FAMILY_FRACTIONAL;
}

/* Takes the answer of that search; an allreduce takes it twice. */
static void take_pipeline(search *s, dodona_request q, dodona_pipeline found) {
  int times = q.op == DODONA_ALLREDUCE ? 2 : 1;
  if (dodona_takes(q.algorithm, DODONA_TAKES_GROUP))
    q.group = found.group;
  take(s, &q, found.blocks, times * found.steps, times * found.time);
  s->best.depth = found.depth;
}

/* The group that the request says: 0 is open. */
static int32_t group_of(const dodona_request *q) {
  return dodona_takes(q->algorithm, DODONA_TAKES_GROUP) ? q->group
                                                        : dodona_row_variant(q->algorithm);
}

/* Who has the message passes it on at most once in an overhead, and nobody sooner than a startup after the beginning. */
static double bound_of(const dodona_request *q, const search *s) {
  double k = s->k, t = s->t;
  int all = q->op == DODONA_ALLREDUCE;
  double moved = (1 - 1 / (double)q->ranks) * k;
  if (q->ranks == 1)
    return 0;
  double news = fmax(t, (t - s->latency) * dodona_log2_ceil(q->ranks));
  if (q->op == DODONA_ALLTOALL)
    return fmax((double)(q->ranks - 1) * k + t, news);
  if (dodona_op_has_shares(q->op))
    return fmax(moved + t, news);
  double bound = k + news + (all ? k - 2 * k / q->ranks : 0);
  if (q->ports == DODONA_DUPLEX)
    return bound;
  return fmax(bound, all ? 4 * moved : 2 * moved + t * fmax(0, dodona_log2_floor(q->ranks) - 4));
}

static int usable(double x) {
  return isfinite(x) && x >= 0;
}

/* Judges the request by its plan of one block; an open group is first the least. */
static dodona_status begin(const dodona_request *asked, const dodona_cost *cost, search *s) {
  dodona_request q = *asked;
  dodona_plan plan;
  q.ranks = cost->ranks;
  q.blocks = q.op == DODONA_BARRIER ? q.ranks : 1;
  if (!usable(cost->bytes) || !usable(cost->startup) || !usable(cost->byte_time) ||
      !usable(cost->latency) || cost->latency > cost->startup)
    return DODONA_BAD_COST;
  if (is_open(&q))
    q.group = has_radix(&q) ? 2 : 1;
  s->k = cost->bytes * cost->byte_time;
  s->t = cost->startup;
  s->latency = cost->latency;
  s->cost = *cost;
  s->limit = cost->bytes < INT32_MAX ? (int32_t)fmax(1, cost->bytes) : INT32_MAX;
  dodona_status status = dodona_plan_make(&q, s->table, ROOM, &plan);
  if (status != DODONA_OK && !(status == DODONA_SHORT_TABLE && is_pipeline(&q)))
    return status;
  q = dodona_request_fill(&q);
  s->best = (dodona_advice){q, 0, 0, HUGE_VAL, bound_of(&q, s)};
  s->best.request.blocks = INT32_MAX; /* any answer beats it */
  if (is_open(asked))
    s->best.request.group = 0;
  return DODONA_OK;
}

static dodona_status finish(search *s, dodona_advice *advice) {
  dodona_plan plan;
  if (!isfinite(s->best.time) || !isfinite(s->best.bound))
    return DODONA_OVERFLOW;
  if (s->best.depth == 0 && dodona_plan_family(s->best.request) < DODONA_TREE_FAMILIES &&
      dodona_plan_make(&s->best.request, s->table, ROOM, &plan) == DODONA_OK)
    s->best.depth = plan.down.depth;
  *advice = s->best;
  return DODONA_OK;
}

dodona_status dodona_planner_search(const dodona_request *asked, const dodona_cost *cost,
                                    dodona_advice *advice) {
  uint32_t table[ROOM];
  search s = {.table = table};
  dodona_status status = begin(asked, cost, &s);
  if (status != DODONA_OK)
    return status;
  dodona_request q = s.best.request;
  if (is_pipeline(&q) && q.ranks > 1)
    take_pipeline(&s, q, dodona_planner_pipeline(cost, group_of(&q), s.limit));
  else if (is_open(&q) && has_radix(&q))
    try_radices(&s, q);
  else if (is_open(&q))
    try_groups(&s, q);
  else
    try_group(&s, &q);
  return finish(&s, advice);
}

/* By the least of (a + c s)(t + k/s); false if s blocks do not take a + c s steps. */
static int try_closed(search *s, const dodona_request *q) {
  dodona_charge one = charge_of(s, *q, 1), three = charge_of(s, *q, 3);
  double c = (double)(three.steps - one.steps) / 2, a = (double)one.steps - c;
  if (q->ranks == 1 || is_open(q) || three.steps < 0 || one.volume != one.steps || !(c > 0))
    return 0;
  double blocks = sqrt(fmax(0, a) * s->k / (c * s->t));
  blocks = blocks > 1 ? fmin(blocks, INT32_MAX) : 1;
  double near = fmin(floor(blocks + 0.5), s->limit);
  take(s, q, (int32_t)near, charge_of(s, *q, near).steps,
       (a + c * blocks) * (s->t + s->k / blocks));
  return 1;
}

dodona_status dodona_planner_closed(const dodona_request *asked, const dodona_cost *cost,
                                    dodona_advice *advice) {
  uint32_t table[ROOM];
  search s = {.table = table};
  dodona_status status = begin(asked, cost, &s);
  if (status != DODONA_OK)
    return status;
  dodona_request q = s.best.request;
  if (is_pipeline(&q) && q.ranks > 1)
    take_pipeline(&s, q, dodona_planner_pipeline_closed(cost, group_of(&q), s.limit));
  else if (!try_closed(&s, &q))
    return dodona_planner_search(asked, cost, advice);
  return finish(&s, advice);
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
