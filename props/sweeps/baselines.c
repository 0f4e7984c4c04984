/* Exhaustive, for every P <= 300 and s in 1, 2, 3, P - 1, P, P + 1, 7 P: each baseline is the obvious
   construction, rank by rank and step by step, and costs what that costs; run, it leaves every rank with
   every block, of an allreduce with every contribution exactly once, after a reduce-scatter with those of its share. Roots of
   broadcasts: all for P <= 16, else 0 or another. Up to 600 blocks are run. */
#include "props/obvious/baselines.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { RANKS = 300, ALL_ROOTS = 16, SIZES = 7, MOST_RUN = 600 };

/* A row of the table, and an operation that it serves. */
typedef struct baseline_line {
  dodona_request request;
  const char *name;
} baseline_line;

static const baseline_line lines[] = {
    {{.algorithm = DODONA_SCATTER_RING}, "scatter-ring"},
    {{.algorithm = DODONA_SCATTER_DOUBLING}, "scatter-doubling"},
    {{.op = DODONA_ALLREDUCE, .algorithm = DODONA_DOUBLING}, "recursive-doubling"},
    {{.op = DODONA_ALLREDUCE, .algorithm = DODONA_RABENSEIFNER}, "rabenseifner"},
    {{.op = DODONA_ALLREDUCE, .algorithm = DODONA_RING}, "ring"},
    {{.op = DODONA_REDUCE_SCATTER, .algorithm = DODONA_RING}, "ring, reduce-scatter"},
    {{.op = DODONA_ALLGATHER, .algorithm = DODONA_RING}, "ring, allgather"},
    {{.op = DODONA_ALLREDUCE, .algorithm = DODONA_BINE}, "bine"},
    {{.op = DODONA_REDUCE_SCATTER, .algorithm = DODONA_BINE}, "bine, reduce-scatter"},
    {{.op = DODONA_ALLGATHER, .algorithm = DODONA_BINE}, "bine, allgather"},
};

typedef struct wrongs {
  int64_t cases;
  int64_t runs;
  int64_t steps;
  int64_t costs;
  int64_t ends;
} wrongs;

static bool differ(const char *name, const dodona_plan *plan, const char *what) {
  fprintf(stderr, "%s, P %" PRId32 ", root %" PRId32 ", s %" PRId32 ": %s\n", name,
          plan->request.ranks, plan->request.root, plan->request.blocks, what);
  return false;
}

/* The blocks of the largest message of step x. */
static int32_t largest_of(const obvious_program *p, int64_t x) {
  int32_t largest = 0;
  for (int32_t rank = 0; rank < p->ranks; rank++) {
    int32_t count = p->exchanges[(x - 1) * p->ranks + rank].send_count;
    largest = count > largest ? count : largest;
  }
  return largest;
}

/* Beyond its steps, too. */
static bool steps_agree(const obvious_program *p, const char *name, const dodona_plan *plan) {
  if (plan->steps != p->steps)
    return differ(name, plan, "steps");
  if (p->steps > 0 && !p->circle && largest_of(p, p->steps) == 0)
    return differ(name, plan, "the last step is empty");
  for (int32_t rank = 0; rank < p->ranks; rank++) {
    const dodona_place place = dodona_place_of(plan, rank);
    for (int64_t x = 0; x <= p->steps + 1; x++) {
      const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, 0};
      dodona_step is = dodona_step_at(plan, &place, x);
      const dodona_step *should =
          x < 1 || x > p->steps ? &idle : &p->exchanges[(x - 1) * p->ranks + rank];
      if (memcmp(&is, should, sizeof is) != 0)
        return differ(name, plan, "a step");
    }
  }
  return true;
}

/* The largest message of every step, added up. */
static int64_t volume_of(const obvious_program *p) {
  int64_t volume = 0;
  for (int64_t x = 1; x <= p->steps; x++)
    volume += largest_of(p, x);
  return volume;
}

/* In a circle shares of unequal size are counted as if a message could begin with any. */
static bool cost_agrees(const obvious_program *p, const char *name, const dodona_plan *plan) {
  dodona_charge cost = dodona_plan_cost(plan);
  const int64_t volume = volume_of(p);
  const bool most = p->circle && plan->request.blocks % p->ranks != 0;
  return (cost.steps == p->steps && (most ? cost.volume >= volume : cost.volume == volume)) ||
         differ(name, plan, "the cost");
}

static void sweep_one(const baseline_line *line, int32_t ranks, int32_t root, int32_t blocks,
                      wrongs *wrong) {
  dodona_request q = line->request;
  dodona_plan plan;
  q.ranks = ranks;
  q.root = root;
  q.blocks = blocks;
  wrong->cases++;
  if (dodona_plan_make(&q, NULL, 0, &plan) != DODONA_OK) {
    wrong->steps++;
    return;
  }
  obvious_program p = obvious_baseline(q.algorithm, q.op, ranks, root, blocks);
  wrong->steps += !steps_agree(&p, line->name, &plan);
  wrong->costs += !cost_agrees(&p, line->name, &plan);
  wrong->runs += blocks <= MOST_RUN;
  if (blocks <= MOST_RUN && !program_delivers(&p, q.op, root, blocks))
    wrong->ends += !differ(line->name, &plan, "does not deliver");
  free_obvious(&p);
}

static void sweep(const baseline_line *line) {
  wrongs wrong = {0, 0, 0, 0, 0};
  const bool rooted = line->request.op == DODONA_BCAST;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    const int32_t blocks[SIZES] = {1, 2, 3, ranks - 1, ranks, ranks + 1, 7 * ranks};
    for (int32_t k = 0; k < SIZES; k++) {
      if (blocks[k] < 1)
        continue;
      bool all = ranks <= ALL_ROOTS && rooted;
      int32_t root = all || !rooted || k % 2 == 0 ? 0 : (ranks * 5 + 11) % ranks;
      int32_t end = all ? ranks : root + 1;
      for (; root < end; root++)
        sweep_one(line, ranks, root, blocks[k], &wrong);
    }
  }
  result("steps are the obvious ones", line->name, 0, wrong.cases, wrong.steps);
  result("costs are the obvious ones", line->name, 0, wrong.cases, wrong.costs);
  result("every rank ends with everything once", line->name, 0, wrong.runs, wrong.ends);
}

int main(void) {
  for (size_t k = 0; k < sizeof lines / sizeof *lines; k++)
    sweep(&lines[k]);
  return results();
}
