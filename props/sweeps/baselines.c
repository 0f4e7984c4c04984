/* Exhaustive, for every P <= 300 and s in 1, 2, 3, P - 1, P, P + 1, 7 P: each baseline is the obvious
   construction, rank by rank and step by step, and costs what that costs; run, it leaves every rank with
   every block, of an allreduce with every contribution exactly once, after a reduce-scatter with those of its share. Roots: all for P <= 16, else 0 or
   another. Up to 600 blocks are run. */
#include "props/obvious/baselines.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { RANKS = 300, ALL_ROOTS = 16, SIZES = 7, MOST_RUN = 600 };

typedef struct baseline_line {
  int32_t kind;
  const char *name;
} baseline_line;

static const baseline_line lines[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) {variant, name},
    DODONA_EXCHANGE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const char *name_of(int32_t kind) {
  if (kind == DODONA_KIND_RING_SCATTER)
    return "ring, reduce-scatter";
  return kind == DODONA_KIND_RING_GATHER ? "ring, allgather" : lines[kind].name;
}

typedef struct wrongs {
  int64_t cases;
  int64_t runs;
  int64_t steps;
  int64_t costs;
  int64_t ends;
} wrongs;

static bool differ(int32_t kind, int32_t ranks, int32_t root, int32_t blocks, const char *what) {
  fprintf(stderr, "baseline %s, P %" PRId32 ", root %" PRId32 ", s %" PRId32 ": %s\n",
          name_of(kind), ranks, root, blocks, what);
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
static bool steps_agree(const obvious_program *p, int32_t kind, int32_t root, int32_t blocks) {
  if (dodona_baseline_steps(kind, p->ranks, blocks) != p->steps)
    return differ(kind, p->ranks, root, blocks, "steps");
  if (p->steps > 0 && largest_of(p, p->steps) == 0)
    return differ(kind, p->ranks, root, blocks, "the last step is empty");
  for (int64_t x = 0; x <= p->steps + 1; x++)
    for (int32_t rank = 0; rank < p->ranks; rank++) {
      const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, 0};
      dodona_step is = dodona_baseline_step_at(kind, p->ranks, root, blocks, rank, x);
      const dodona_step *should =
          x < 1 || x > p->steps ? &idle : &p->exchanges[(x - 1) * p->ranks + rank];
      if (memcmp(&is, should, sizeof is) != 0)
        return differ(kind, p->ranks, root, blocks, "a step");
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

static bool cost_agrees(const obvious_program *p, int32_t kind, int32_t root, int32_t blocks) {
  dodona_charge cost = dodona_baseline_cost(kind, p->ranks, blocks);
  if (cost.steps != p->steps || cost.volume != volume_of(p))
    return differ(kind, p->ranks, root, blocks, "the cost");
  return true;
}

static void sweep_one(int32_t kind, int32_t ranks, int32_t root, int32_t blocks, wrongs *wrong) {
  int32_t what = dodona_baseline_collective(kind);
  obvious_program p = obvious_baseline(kind, ranks, root, blocks);
  wrong->cases++;
  wrong->steps += !steps_agree(&p, kind, root, blocks);
  wrong->costs += !cost_agrees(&p, kind, root, blocks);
  wrong->runs += blocks <= MOST_RUN;
  if (blocks <= MOST_RUN && !program_delivers(&p, what, root, blocks))
    wrong->ends += !differ(kind, ranks, root, blocks, "does not deliver");
  free_obvious(&p);
}

static void sweep(int32_t kind) {
  wrongs wrong = {0, 0, 0, 0, 0};
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    const int32_t blocks[SIZES] = {1, 2, 3, ranks - 1, ranks, ranks + 1, 7 * ranks};
    for (int32_t k = 0; k < SIZES; k++) {
      if (blocks[k] < 1)
        continue;
      bool all = ranks <= ALL_ROOTS && dodona_baseline_collective(kind) == DODONA_BASELINE_BCAST;
      int32_t root = all || k % 2 == 0 ? 0 : (ranks * 5 + 11) % ranks;
      int32_t end = all ? ranks : root + 1;
      for (; root < end; root++)
        sweep_one(kind, ranks, root, blocks[k], &wrong);
    }
  }
  result("steps are the obvious ones", name_of(kind), 0, wrong.cases, wrong.steps);
  result("costs are the obvious ones", name_of(kind), 0, wrong.cases, wrong.costs);
  result("every rank ends with everything once", name_of(kind), 0, wrong.runs, wrong.ends);
}

int main(void) {
  for (int32_t kind = 0; kind < DODONA_BASELINES; kind++)
    sweep(kind);
  return results();
}
