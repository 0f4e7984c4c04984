/* A clock for each step says, for each thread block of one GPU, how many of its steps must have ended before: those that one of another thread block waits
   for. Steps come in an order, so each need only be compared with the last store of the chunk, and a store with the last use by each
   thread block since. */
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>
#include <string.h>

typedef struct clocks {
  const oracle_msccl *p;
  int32_t gpu;
  int32_t threads; /* of the GPU */
  int32_t *times;  /* for each step of the program, and thread block of the GPU */
  int64_t *stored; /* for each chunk of the GPU: the step that stored it last, -1: none */
  int64_t *
      used; /* for each chunk, and thread block: the step that used it last, -1: none since it was stored */
} clocks;

static void join(clocks *c, int64_t step, int64_t before) {
  if (before < 0)
    return;
  for (int32_t t = 0; t < c->threads; t++) {
    int32_t *mine = &c->times[step * c->threads + t];
    const int32_t theirs = c->times[before * c->threads + t];
    *mine = *mine < theirs ? theirs : *mine;
  }
}

static int32_t thread_of(const clocks *c, int64_t step) {
  return c->p->steps[step].thread - c->p->gpus[c->gpu].first;
}

/* Whether the step waits for `before`, which is one of the GPU's. */
static bool waits(const clocks *c, int64_t step, int64_t before) {
  return before < 0 ||
         c->times[step * c->threads + thread_of(c, before)] > c->p->steps[before].number;
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

static bool judge_gpu(clocks *c, const int64_t *order, oracle_trail *wrong) {
  const oracle_msccl *p = c->p;
  bool good = true;
  for (int64_t i = 0; good && wrong->count == 0 && i < p->count; i++) {
    const int64_t k = order[i];
    const oracle_msccl_step *s = &p->steps[k];
    memset(&c->times[k * c->threads], 0, (size_t)c->threads * sizeof *c->times);
    join(c, k, s->number > 0 ? k - 1 : -1);
    join(c, k, s->needs);
    join(c, k, s->from);
    if (p->threads[s->thread].gpu != c->gpu)
      continue;
    c->times[k * c->threads + thread_of(c, k)] = s->number + 1;
    good = use_all(c, k, wrong);
  }
  return good;
}

bool oracle_msccl_races(const oracle_msccl *program, const int64_t *order, oracle_trail *wrong) {
  const oracle_msccl *p = program;
  bool good = true;
  for (int32_t g = 0; good && wrong->count == 0 && g < p->ranks; g++) {
    const int64_t chunks = (g + 1 < p->ranks ? p->gpus[g + 1].begin : p->chunks) - p->gpus[g].begin;
    const size_t threads = (size_t)p->gpus[g].count;
    if (threads < 2)
      continue;
    clocks c = {.p = p, .gpu = g, .threads = p->gpus[g].count};
    c.times = calloc((size_t)p->count, threads * sizeof *c.times);
    c.stored = malloc((size_t)chunks * sizeof *c.stored);
    c.used = malloc((size_t)chunks * threads * sizeof *c.used);
    good = c.times != NULL && c.stored != NULL && c.used != NULL;
    if (good) {
      memset(c.stored, -1, (size_t)chunks * sizeof *c.stored);
      memset(c.used, -1, (size_t)chunks * threads * sizeof *c.used);
      good = judge_gpu(&c, order, wrong);
    }
    free(c.times);
    free(c.stored);
    free(c.used);
  }
  return good;
}
