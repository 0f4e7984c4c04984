/* A clock for each step says, for each thread block of one GPU, how many of its steps must have ended before: those that one of another thread block waits
   for. Steps come in an order, so each need only be compared with the last store of the chunk, and a store with the last use by each
   thread block since. Where the dependencies within the GPU leave two uses of a chunk without an order, messages by way of other GPUs may still
   give them one: then the clocks are made of all GPUs' steps. */
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>
#include <string.h>

typedef struct clocks {
  const oracle_msccl *p;
  int32_t gpu;
  int32_t threads; /* of the GPU */
  int64_t begin;   /* the steps that have clocks: begin .. end - 1 */
  int64_t end;
  int32_t *times;  /* for each of these, and thread block of the GPU */
  int64_t *stored; /* for each chunk of the GPU: the step that stored it last, -1: none */
  int64_t *
      used; /* for each chunk, and thread block: the step that used it last, -1: none since it was stored */
} clocks;

static int32_t *times_of(const clocks *c, int64_t step) {
  return &c->times[(step - c->begin) * c->threads];
}

static void join(clocks *c, int64_t step, int64_t before) {
  if (before < c->begin || before >= c->end)
    return;
  int32_t *mine = times_of(c, step);
  const int32_t *theirs = times_of(c, before);
  for (int32_t t = 0; t < c->threads; t++)
    mine[t] = mine[t] < theirs[t] ? theirs[t] : mine[t];
}

static int32_t thread_of(const clocks *c, int64_t step) {
  return c->p->steps[step].thread - c->p->gpus[c->gpu].first;
}

/* Whether the step waits for `before`, which is one of the GPU's. */
static bool waits(const clocks *c, int64_t step, int64_t before) {
  return before < 0 || times_of(c, step)[thread_of(c, before)] > c->p->steps[before].number;
}

static bool tell(const clocks *c, int64_t chunk, int64_t one, int64_t other, bool stores,
                 oracle_trail *wrong) {
  const oracle_msccl *p = c->p;
  oracle_hop hop = {p->steps[other].line, ""};
  snprintf(hop.text, sizeof hop.text, "%s %s %s, and %s uses it: neither waits for the other",
           oracle_msccl_step_name(p, other).text, stores ? "stores" : "reads",
           oracle_msccl_chunk_name(p, chunk).text, oracle_msccl_step_name(p, one).text);
  return oracle_trail_add(wrong, hop);
}

/* The step uses the chunk. */
static bool use(clocks *c, int64_t step, int64_t chunk, bool stores, oracle_trail *wrong) {
  const int64_t k = chunk - c->p->gpus[c->gpu].begin;
  int64_t *used = &c->used[k * c->threads];
  if (!waits(c, step, c->stored[k]))
    return tell(c, chunk, c->stored[k], step, stores, wrong);
  for (int32_t t = 0; stores && t < c->threads; t++) {
    if (!waits(c, step, used[t]))
      return tell(c, chunk, used[t], step, stores, wrong);
    used[t] = -1;
  }
  if (stores)
    c->stored[k] = step;
  else
    used[thread_of(c, step)] = step;
  return true;
}

static bool use_all(clocks *c, int64_t step, oracle_trail *wrong) {
  const oracle_msccl_step *s = &c->p->steps[step];
  bool good = true;
  for (int32_t k = 0; good && s->src >= 0 && wrong->count == 0 && k < s->count; k++)
    good = use(c, step, s->src + k, false, wrong);
  for (int32_t k = 0; good && s->dst >= 0 && wrong->count == 0 && k < s->count; k++)
    good = use(c, step, s->dst + k, true, wrong);
  return good;
}

/* Judges the GPU's steps by the clocks of `count` steps, which are in an order. */
static bool judge_gpu(clocks *c, const int64_t *order, int64_t count, oracle_trail *wrong) {
  const oracle_msccl *p = c->p;
  const int64_t chunks =
      (c->gpu + 1 < p->ranks ? p->gpus[c->gpu + 1].begin : p->chunks) - p->gpus[c->gpu].begin;
  const size_t threads = (size_t)c->threads;
  c->times = malloc((size_t)(c->end - c->begin) * threads * sizeof *c->times);
  c->stored = malloc((size_t)chunks * sizeof *c->stored);
  c->used = malloc((size_t)chunks * threads * sizeof *c->used);
  bool good = c->times != NULL && c->stored != NULL && c->used != NULL;
  for (int64_t k = 0; good && k < chunks * c->threads; k++)
    c->used[k] = c->stored[k / c->threads] = -1;
  for (int64_t i = 0; good && wrong->count == 0 && i < count; i++) {
    const int64_t k = order[i];
    const oracle_msccl_step *s = &p->steps[k];
    memset(times_of(c, k), 0, threads * sizeof *c->times);
    join(c, k, s->number > 0 ? k - 1 : -1);
    join(c, k, s->needs);
    join(c, k, s->from);
    if (p->threads[s->thread].gpu != c->gpu)
      continue;
    times_of(c, k)[thread_of(c, k)] = s->number + 1;
    good = use_all(c, k, wrong);
  }
  free(c->times);
  free(c->stored);
  free(c->used);
  return good;
}

/* Judges the races of one GPU. The dependencies of this GPU alone often order its steps; where they leave a race, the function judges again with
   the dependencies of all GPUs, and stores the race that these leave, too. */
static bool judge_twice(clocks *c, const int64_t *own, const int64_t *order, oracle_trail *wrong) {
  oracle_trail likely = {NULL, 0};
  bool good = judge_gpu(c, own, c->end - c->begin, &likely);
  const bool ordered = likely.count == 0;
  oracle_trail_free(&likely);
  if (!good || ordered)
    return good;
  c->begin = 0;
  c->end = c->p->count;
  return judge_gpu(c, order, c->p->count, wrong);
}

bool oracle_msccl_races(const oracle_msccl *program, const int64_t *order, oracle_trail *wrong) {
  const oracle_msccl *p = program;
  int64_t *by_gpu =
      malloc(((size_t)p->count + 1) * sizeof *by_gpu); /* each GPU's steps, in the order */
  int64_t *next = malloc((size_t)p->ranks * sizeof *next);
  bool good = by_gpu != NULL && next != NULL;
  for (int32_t g = 0; good && g < p->ranks; g++)
    next[g] = p->gpus[g].count > 0 ? p->threads[p->gpus[g].first].first : 0;
  for (int64_t i = 0; good && i < p->count; i++)
    by_gpu[next[p->threads[p->steps[order[i]].thread].gpu]++] = order[i];
  for (int32_t g = 0; good && wrong->count == 0 && g < p->ranks; g++) {
    const oracle_msccl_gpu *gpu = &p->gpus[g];
    if (gpu->count < 2)
      continue;
    clocks c = {.p = p,
                .gpu = g,
                .threads = gpu->count,
                .begin = p->threads[gpu->first].first,
                .end = next[g]};
    good = judge_twice(&c, by_gpu + c.begin, order, wrong);
  }
  free(by_gpu);
  free(next);
  return good;
}
