/* Where chunks stand, and what chunks and steps are called. */
#include "ref/oracle/msccl/program.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* The first word of a collective is the one that is written. */
static const struct {
  const char *coll;
  const char *op;
} colls[] = {{"allreduce", "allreduce"},
             {"broadcast", "bcast"},
             {"bcast", "bcast"},
             {"allgather", "allgather"},
             {"reduce_scatter", "reduce-scatter"},
             {"reducescatter", "reduce-scatter"},
             {"reduce-scatter", "reduce-scatter"},
             {"reduce", "reduce"},
             {"alltoall", "alltoall"},
             {"custom", ORACLE_MSCCL_STATED}};
enum { COLLS = sizeof colls / sizeof colls[0] };

const char *oracle_msccl_coll(const char *op) {
  for (int k = 0; k < COLLS; k++)
    if (strcmp(op, colls[k].op) == 0)
      return colls[k].coll;
  return NULL;
}

const char *oracle_msccl_op(const char *coll) {
  for (int k = 0; k < COLLS; k++)
    if (strcmp(coll, colls[k].coll) == 0)
      return colls[k].op;
  return NULL;
}

void oracle_msccl_free(oracle_msccl *program) {
  free(program->gpus);
  free(program->threads);
  free(program->steps);
  oracle_msccl_tables_free(&program->tables);
}

bool oracle_msccl_refuse(const oracle_msccl *program, const char *name, oracle_fault *fault,
                         int64_t step, const char *format, ...) {
  va_list values;
  const int used = snprintf(fault->text, sizeof fault->text, "%s:%lld: ", name,
                            (long long)program->steps[step].line);
  va_start(values, format);
  vsnprintf(fault->text + used, sizeof fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

/* Of input and output in one: the longer one has room, of its own. */
static bool has_room(const oracle_msccl *p, oracle_msccl_buffer buffer) {
  return !p->in_place || (buffer == ORACLE_MSCCL_OUTPUT) == (p->output > p->input);
}

static int64_t length_of(const oracle_msccl *p, int32_t gpu, oracle_msccl_buffer buffer) {
  return p->gpus[gpu].sizes[buffer];
}

int32_t oracle_msccl_each(const oracle_msccl *program) {
  if (program->collective->begins == ORACLE_GIVER)
    return program->input / program->ranks;
  return program->input < program->output ? program->input : program->output;
}

/* Where the buffer begins among the GPU's chunks. */
static int64_t begin_of(const oracle_msccl *p, int32_t gpu, oracle_msccl_buffer buffer) {
  int64_t begin = 0;
  for (int before = 0; before < (int)buffer; before++)
    if (has_room(p, (oracle_msccl_buffer)before))
      begin += length_of(p, gpu, (oracle_msccl_buffer)before);
  return begin;
}

int64_t oracle_msccl_chunk(const oracle_msccl *program, int32_t gpu, oracle_msccl_buffer buffer,
                           int64_t k) {
  const oracle_msccl *p = program;
  if (k < 0 || k >= length_of(p, gpu, buffer))
    return -1;
  if (buffer != ORACLE_MSCCL_SCRATCH && !has_room(p, buffer)) {
    k += p->input == p->output ? 0 : gpu * length_of(p, gpu, buffer);
    buffer = buffer == ORACLE_MSCCL_INPUT ? ORACLE_MSCCL_OUTPUT : ORACLE_MSCCL_INPUT;
  }
  return p->gpus[gpu].begin + begin_of(p, gpu, buffer) + k;
}

oracle_msccl_place oracle_msccl_place_of(const oracle_msccl *program, int64_t chunk) {
  int32_t low = 0, high = program->ranks - 1; /* the last GPU that begins at the chunk or before */
  while (low < high) {
    const int32_t middle = low + (high - low + 1) / 2;
    if (program->gpus[middle].begin <= chunk)
      low = middle;
    else
      high = middle - 1;
  }
  const int64_t k = chunk - program->gpus[low].begin;
  int buffer = ORACLE_MSCCL_SCRATCH;
  while (k < begin_of(program, low, (oracle_msccl_buffer)buffer) ||
         (buffer != ORACLE_MSCCL_SCRATCH && !has_room(program, (oracle_msccl_buffer)buffer)))
    buffer--;
  return (oracle_msccl_place){low, (oracle_msccl_buffer)buffer,
                              k - begin_of(program, low, (oracle_msccl_buffer)buffer)};
}

oracle_msccl_name oracle_msccl_chunk_name(const oracle_msccl *program, int64_t chunk) {
  static const char *const buffers[] = {"input", "output", "scratch"};
  const oracle_msccl_place at = oracle_msccl_place_of(program, chunk);
  oracle_msccl_name name;
  snprintf(name.text, sizeof name.text, "chunk %lld of GPU %d's %s", (long long)at.number, at.gpu,
           buffers[at.buffer]);
  return name;
}

oracle_msccl_name oracle_msccl_step_name(const oracle_msccl *program, int64_t step) {
  const oracle_msccl_step *s = &program->steps[step];
  const oracle_msccl_thread *t = &program->threads[s->thread];
  oracle_msccl_name name;
  snprintf(name.text, sizeof name.text, "GPU %d, thread block %d, step %d", t->gpu, t->id,
           s->number);
  return name;
}
