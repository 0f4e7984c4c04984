/* What the elements of a program say of each other. */
#include "ref/oracle/msccl/match.h"
#include "ref/oracle/msccl/parsing.h"

/* The chunks of a custom program's GPUs, which may differ. In place, the file may leave out input or output. */
static bool take_sizes(oracle_msccl_parsing *p) {
  oracle_msccl *m = p->program;
  for (int32_t g = 0; g < m->ranks; g++) {
    oracle_msccl_gpu *gpu = &m->gpus[g];
    int32_t *in = &gpu->sizes[ORACLE_MSCCL_INPUT], *out = &gpu->sizes[ORACLE_MSCCL_OUTPUT];
    if (m->in_place && *in > 0 && *out > 0 && *in != *out)
      return oracle_msccl_fail(p, gpu->line,
                               "i_chunks, o_chunks: expected as many of both in place, got %d, %d",
                               *in, *out);
    if (m->in_place)
      *in = *out = *in > *out ? *in : *out;
    m->input = *in > m->input ? *in : m->input;
    m->output = *out > m->output ? *out : m->output;
  }
  return true;
}

/* How long input and output are, by what the collective makes of them. */
static bool take_lengths(oracle_msccl_parsing *p) {
  oracle_msccl *m = p->program;
  const oracle_msccl_gpu *first = &m->gpus[0];
  int32_t in = first->sizes[ORACLE_MSCCL_INPUT], out = first->sizes[ORACLE_MSCCL_OUTPUT];
  const int32_t longer = in > out ? in : out;
  const bool gathers = m->collective->begins == ORACLE_OWNER;
  const bool scatters = m->collective->wants == ORACLE_OWNER;
  const bool pairs = m->collective->begins == ORACLE_GIVER;
  if (m->in_place) { /* the file may leave out the one that stands in the other */
    in = gathers ? longer / m->ranks : longer;
    out = scatters ? longer / m->ranks : longer;
  }
  const bool fits = gathers    ? in > 0 && (int64_t)in * m->ranks == out
                    : scatters ? out > 0 && (int64_t)out * m->ranks == in
                               : in > 0 && in == out && (!pairs || in % m->ranks == 0);
  if (!fits)
    return oracle_msccl_fail(p, first->line,
                             "i_chunks, o_chunks: expected those of an %s on %d GPUs, got %d, %d",
                             p->op, m->ranks, first->sizes[0], first->sizes[1]);
  m->input = in;
  m->output = out;
  const int32_t said[] = {first->sizes[0], first->sizes[1]};
  for (int32_t g = 0; g < m->ranks; g++) {
    oracle_msccl_gpu *gpu = &m->gpus[g];
    if (gpu->sizes[0] != said[0] || gpu->sizes[1] != said[1])
      return oracle_msccl_fail(p, gpu->line,
                               "i_chunks, o_chunks: expected %d, %d, as GPU 0 has, got %d, %d",
                               said[0], said[1], gpu->sizes[0], gpu->sizes[1]);
    gpu->sizes[ORACLE_MSCCL_INPUT] = in;
    gpu->sizes[ORACLE_MSCCL_OUTPUT] = out;
  }
  return true;
}

/* Where the chunks of each GPU begin. */
static void take_begins(oracle_msccl *m) {
  for (int32_t g = 0; g < m->ranks; g++) {
    oracle_msccl_gpu *gpu = &m->gpus[g];
    const int64_t in = gpu->sizes[ORACLE_MSCCL_INPUT], out = gpu->sizes[ORACLE_MSCCL_OUTPUT];
    gpu->begin = m->chunks;
    m->chunks +=
        (m->in_place ? (in > out ? in : out) : in + out) + gpu->sizes[ORACLE_MSCCL_SCRATCH];
  }
}

static bool take_needs(oracle_msccl_parsing *p, oracle_msccl_step *step,
                       const oracle_msccl_raw *r) {
  const oracle_msccl *m = p->program;
  const oracle_msccl_gpu *g = &m->gpus[m->threads[step->thread].gpu];
  if (r->thread < 0)
    return true;
  for (int32_t k = g->first; k < g->first + g->count; k++)
    if (m->threads[k].id == r->thread) {
      if (r->step < 0 || r->step >= m->threads[k].count)
        return oracle_msccl_fail(p, step->line,
                                 "deps: expected a step 0 .. %lld of thread block %d, got '%d'",
                                 (long long)m->threads[k].count - 1, r->thread, r->step);
      step->needs = m->threads[k].first + r->step;
      return true;
    }
  return oracle_msccl_fail(p, step->line, "depid: expected a thread block of this GPU, got '%d'",
                           r->thread);
}

/* Offsets become chunks of the program. */
static bool take_places(oracle_msccl_parsing *p) {
  oracle_msccl *m = p->program;
  for (int64_t k = 0; k < m->count; k++) {
    oracle_msccl_step *step = &m->steps[k];
    const oracle_msccl_raw *r = &p->raws[k];
    const int32_t gpu = m->threads[step->thread].gpu;
    int64_t *const places[] = {&step->src, &step->dst};
    for (int side = 0; side < 2; side++) {
      if (r->offsets[side] < 0)
        continue;
      *places[side] = oracle_msccl_chunk(m, gpu, r->buffers[side], r->offsets[side]);
      if (oracle_msccl_chunk(m, gpu, r->buffers[side], r->offsets[side] + step->count - 1) < 0)
        return oracle_msccl_fail(p, step->line,
                                 "%s, cnt: expected chunks that the buffer has, got %lld .. %lld",
                                 side == 0 ? "srcoff" : "dstoff", (long long)r->offsets[side],
                                 (long long)r->offsets[side] + step->count - 1);
    }
    if (!take_needs(p, step, r))
      return false;
  }
  return true;
}

bool oracle_msccl_finish(oracle_msccl_parsing *p) {
  oracle_msccl *m = p->program;
  for (int32_t g = 0; g < m->ranks; g++)
    if (m->gpus[g].line == 0)
      return oracle_msccl_fail(p, (int64_t)XML_GetCurrentLineNumber(p->parser),
                               "expected <gpu> with id=\"%d\", got none", g);
  if (!(m->collective == NULL ? take_sizes(p) : take_lengths(p)))
    return false;
  take_begins(m);
  return take_places(p) && oracle_msccl_match(m, p->name, p->fault);
}
