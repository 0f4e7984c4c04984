/* Collectives of two halves by skips, run. P <= 16, every radix 2 .. P, two roots each; s in 1, 2, P - 1, P, P + 1, 3 P: all nine pairs of
   halves are run on counts of inputs, and whoever wants a block has all of it; in a round nobody sends what it receives. So are the plans of
   all operations by skips, and of those around a ring. P <= 20: the checkers take the plans of broadcasts and allreduces by skips. */
#include "ref/schedule/plan.h"
#include "ref/schedule/round.h"
#include "ref/algorithms/exchange/halves.h"
#include "props/obvious/skips.h"
#include "props/reduction.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZES = 6, RUN = 16, JUDGED = 20 };

typedef struct wrongs {
  int64_t runs;
  int64_t wanting;
  int64_t mixed;
  int64_t plans;
  int64_t planned;
  int64_t judged;
  int64_t refused;
} wrongs;

/* What ranks have: how often each input is in each block. */
typedef struct contents {
  int32_t ranks;
  int32_t blocks;
  int32_t *times;
} contents;

static int32_t *vector(const contents *all, int32_t rank, int32_t block) {
  return all->times + ((int64_t)rank * all->blocks + block) * all->ranks;
}

/* Who begins with a block, or wants it: the root, its owner, all. */
static bool is_of(int32_t half, int32_t rooted, int32_t whole, int32_t ranks, int32_t blocks,
                  int32_t root, int32_t rank, int32_t block) {
  if (half == rooted)
    return rank == root;
  return half == whole ||
         ((int64_t)rank * blocks / ranks <= block && block < ((int64_t)rank + 1) * blocks / ranks);
}

static bool begins(int32_t half, int32_t ranks, int32_t blocks, int32_t root, int32_t rank,
                   int32_t block) {
  return is_of(half, DODONA_HALF_SCATTER, DODONA_HALF_REDUCE_SCATTER, ranks, blocks, root, rank,
               block);
}

/* What the rank has after a step, from what ranks had before it. */
static void take(const contents *before, contents *after, int32_t rank, dodona_step step) {
  for (int32_t k = 0; k < step.recv_count; k++) {
    int32_t block = (int32_t)(((int64_t)step.recv_first + k) % before->blocks);
    const int32_t *from = vector(before, step.recv_from, block);
    int32_t *to = vector(after, rank, block);
    for (int32_t d = 0; d < before->ranks; d++)
      to[d] = step.use == DODONA_STORE ? from[d] : to[d] + from[d];
  }
}

/* Who begins with a block, and who has it in the end, by operation. */
static bool has(int32_t op, bool end, int32_t ranks, int32_t blocks, int32_t root, int32_t rank,
                int32_t block) {
  const bool owns =
      (int64_t)rank * blocks / ranks <= block && block < ((int64_t)rank + 1) * blocks / ranks;
  switch (op) {
  case DODONA_BCAST:
    return end || rank == root;
  case DODONA_REDUCE:
    return !end || rank == root;
  case DODONA_ALLREDUCE:
    return true;
  case DODONA_SCATTER:
    return end ? owns : rank == root;
  case DODONA_GATHER:
    return end ? rank == root : owns;
  case DODONA_ALLGATHER:
    return end || owns;
  default: /* reduce-scatter */
    return !end || owns;
  }
}

/* The plan's steps at all ranks, from what they begin with. */
static bool run_plan(const dodona_plan *plan, contents *now, contents *then, size_t size) {
  bool good = true;
  memcpy(then->times, now->times, size);
  for (int64_t x = 1; x <= plan->steps; x++) {
    for (int32_t rank = 0; rank < now->ranks; rank++) {
      const dodona_place place = dodona_place_of(plan, rank);
      take(now, then, rank, dodona_step_at(plan, &place, x));
    }
    memcpy(now->times, then->times, size);
    const int64_t last = dodona_round_last(plan, x);
    good &= x <= last && last <= plan->steps;
  }
  return good;
}

/* Around a ring where the radix is 0. */
static bool plan_collects(int32_t op, int32_t ranks, int32_t radix, int32_t root, int32_t blocks) {
  const bool rootless =
      op == DODONA_ALLREDUCE || op == DODONA_ALLGATHER || op == DODONA_REDUCE_SCATTER;
  const dodona_request q = {.op = op,
                            .algorithm = radix > 0 ? DODONA_SKIPS : DODONA_RING,
                            .ranks = ranks,
                            .root = rootless ? 0 : root,
                            .blocks = blocks,
                            .group = radix};
  size_t size = (size_t)ranks * (size_t)blocks * (size_t)ranks * sizeof(int32_t);
  contents now = {ranks, blocks, calloc(1, size)}, then = {ranks, blocks, calloc(1, size)};
  dodona_plan plan;
  if (now.times == NULL || then.times == NULL)
    abort();
  bool good = dodona_plan_make(&q, NULL, 0, &plan) == DODONA_OK;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t block = 0; block < blocks; block++)
      vector(&now, rank, block)[rank] = has(op, false, ranks, blocks, q.root, rank, block);
  good = good && run_plan(&plan, &now, &then, size);
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t block = 0; block < blocks; block++)
      for (int32_t d = 0; d < ranks; d++)
        good &= !has(op, true, ranks, blocks, q.root, rank, block) ||
                vector(&now, rank, block)[d] == has(op, false, ranks, blocks, q.root, d, block);
  free(now.times);
  free(then.times);
  return good || skips_differ(ranks, radix, root, blocks, op, "the plan of this operation");
}

/* Two halves, one after the other. */
static dodona_step pair_step(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                             int32_t blocks, int32_t rank, int64_t x) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  int64_t first = dodona_halves_steps(half, DODONA_HALF_NONE, ranks, radix);
  int32_t now = x <= first ? half : next;
  return now == DODONA_HALF_NONE ? idle
                                 : dodona_half_step_at(now, ranks, radix, root, blocks, rank,
                                                       x <= first ? x : x - first);
}

/* Whether in steps x to `last` nobody sends a block that it receives. */
static bool is_apart(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                     int32_t blocks, int64_t x, int64_t last) {
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int64_t y = x; y <= last; y++)
      for (int64_t z = x; z <= last; z++) {
        dodona_step got = pair_step(half, next, ranks, radix, root, blocks, rank, y);
        dodona_step put = pair_step(half, next, ranks, radix, root, blocks, rank, z);
        for (int32_t block = 0; block < blocks; block++)
          if (skips_carry(got.recv_first, got.recv_count, blocks, block) &&
              skips_carry(put.send_first, put.send_count, blocks, block))
            return skips_differ(ranks, radix, root, blocks, x, "a round");
      }
  return true;
}

static bool rounds_apart(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                         int32_t blocks) {
  int64_t x = 1, steps = dodona_halves_steps(half, next, ranks, radix);
  while (x <= steps) {
    int64_t last = dodona_halves_last(half, next, ranks, radix, x);
    if (last < x || last > steps || !is_apart(half, next, ranks, radix, root, blocks, x, last))
      return false;
    x = last + 1;
  }
  return true;
}

static bool collects(int32_t half, int32_t next, int32_t ranks, int32_t radix, int32_t root,
                     int32_t blocks) {
  size_t size = (size_t)ranks * (size_t)blocks * (size_t)ranks * sizeof(int32_t);
  contents now = {ranks, blocks, calloc(1, size)}, then = {ranks, blocks, calloc(1, size)};
  if (now.times == NULL || then.times == NULL)
    abort();
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t block = 0; block < blocks; block++)
      vector(&now, rank, block)[rank] = begins(half, ranks, blocks, root, rank, block);
  memcpy(then.times, now.times, size);
  for (int64_t x = 1; x <= dodona_halves_steps(half, next, ranks, radix); x++) {
    for (int32_t rank = 0; rank < ranks; rank++)
      take(&now, &then, rank, pair_step(half, next, ranks, radix, root, blocks, rank, x));
    memcpy(now.times, then.times, size);
  }
  bool good = true;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t block = 0; block < blocks; block++)
      for (int32_t d = 0; d < ranks; d++)
        good &= !is_of(next, DODONA_HALF_GATHER, DODONA_HALF_ALLGATHER, ranks, blocks, root, rank,
                       block) ||
                vector(&now, rank, block)[d] == begins(half, ranks, blocks, root, d, block);
  free(now.times);
  free(then.times);
  return good || skips_differ(ranks, radix, root, blocks, 0, "what is wanted");
}

static void sweep_pairs(int32_t ranks, int32_t radix, int32_t root, int32_t blocks, wrongs *wrong) {
  const int32_t first[] = {DODONA_HALF_SCATTER, DODONA_HALF_REDUCE_SCATTER, DODONA_HALF_NONE};
  const int32_t second[] = {DODONA_HALF_GATHER, DODONA_HALF_ALLGATHER, DODONA_HALF_NONE};
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) {
      wrong->runs++;
      wrong->wanting += !collects(first[i], second[k], ranks, radix, root, blocks);
      wrong->mixed += !rounds_apart(first[i], second[k], ranks, radix, root, blocks);
    }
}

static void sweep_plans(int32_t ranks, int32_t radix, int32_t root, int32_t blocks, wrongs *wrong) {
  for (int32_t op = 0; op <= DODONA_REDUCE_SCATTER; op++) {
    wrong->plans++;
    wrong->planned += !plan_collects(op, ranks, radix, root, blocks);
    if (radix != 2 || !dodona_serves(DODONA_RING, op))
      continue;
    wrong->plans++;
    wrong->planned += !plan_collects(op, ranks, 0, 0, blocks);
  }
}

/* All messages of the plan, each block at both its ends; of an allreduce what is stored comes as blocks s .. 2 s - 1. */
static void collect(const dodona_plan *plan, row_list *list) {
  const dodona_request *q = &plan->request;
  list->count = 0;
  for (int64_t x = 1; x <= plan->steps; x++)
    for (int32_t rank = 0; rank < q->ranks; rank++) {
      const dodona_place place = dodona_place_of(plan, rank);
      dodona_step step = dodona_step_at(plan, &place, x);
      int32_t result = q->op == DODONA_BCAST || 2 * x <= plan->steps ? 0 : q->blocks;
      for (int32_t block = 0; block < q->blocks; block++) {
        if (skips_carry(step.send_first, step.send_count, q->blocks, block))
          append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, result + block});
        if (skips_carry(step.recv_first, step.recv_count, q->blocks, block))
          append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, result + block});
      }
    }
}

static bool judged(int32_t op, int32_t ranks, int32_t radix, int32_t root, int32_t blocks,
                   row_list *list) {
  const dodona_request q = {.op = op,
                            .algorithm = DODONA_SKIPS,
                            .ranks = ranks,
                            .root = op == DODONA_BCAST ? root : 0,
                            .blocks = blocks,
                            .group = radix};
  dodona_rules rules = {.ranks = ranks, .blocks = 2 * blocks, .latency = 1, .ticks = 1};
  dodona_plan plan;
  if (dodona_plan_make(&q, NULL, 0, &plan) != DODONA_OK)
    return skips_differ(ranks, radix, root, blocks, op, "no plan");
  collect(&plan, list);
  if (op == DODONA_ALLREDUCE)
    return is_valid_reduction(&rules, 1, list->rows, list->count) ||
           skips_differ(ranks, radix, root, blocks, list->count, "the checker refuses it");
  rules.blocks = blocks;
  rules.root = root;
  rules.redundant = 1;
  dodona_verdict verdict = judge(&rules, list->rows, list->count);
  return verdict.fault == DODONA_VALID ||
         skips_differ(ranks, radix, root, blocks, verdict.row, "the checker refuses the broadcast");
}

static void sweep_one(int32_t ranks, int32_t radix, int32_t root, row_list *list, wrongs *wrong) {
  const int32_t sizes[SIZES] = {1, 2, ranks - 1, ranks, ranks + 1, 3 * ranks};
  for (int k = 0; k < SIZES; k++) {
    if (sizes[k] < 1)
      continue;
    wrong->judged += 2;
    wrong->refused += !judged(DODONA_BCAST, ranks, radix, root, sizes[k], list);
    wrong->refused += !judged(DODONA_ALLREDUCE, ranks, radix, root, sizes[k], list);
    if (ranks > RUN)
      continue;
    sweep_pairs(ranks, radix, root, sizes[k], wrong);
    sweep_plans(ranks, radix, root, sizes[k], wrong);
  }
}

int main(void) {
  wrongs wrong = {0, 0, 0, 0, 0, 0, 0};
  row_list list = {NULL, 0, 0};
  for (int32_t ranks = 1; ranks <= JUDGED; ranks++)
    for (int32_t radix = 2; radix <= (ranks > 2 ? ranks : 3); radix++) {
      sweep_one(ranks, radix, 0, &list, &wrong);
      sweep_one(ranks, radix, 7 * radix % ranks, &list, &wrong);
    }
  free_rows(&list);
  result("whoever wants a block has all of it", "two halves", 0, wrong.runs, wrong.wanting);
  result("what comes in a round is not sent in it", "two halves", 0, wrong.runs, wrong.mixed);
  result("whoever wants a block has all of it", "plans by skips", 0, wrong.plans, wrong.planned);
  result("the checkers take them", "plans by skips", 0, wrong.judged, wrong.refused);
  return results();
}
