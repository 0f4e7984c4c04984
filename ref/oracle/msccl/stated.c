/* What the tables of a stated collective make of a custom program's chunks. */
#include "ref/oracle/msccl/program.h"

#include <stdlib.h>

static int by_rank_and_block(const void *left, const void *right) {
  const oracle_claim *a = left, *b = right;
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  if (a->block != b->block)
    return a->block < b->block ? -1 : 1;
  return (a->line > b->line) - (a->line < b->line);
}

static int by_rank_and_line(const void *left, const void *right) {
  const oracle_claim *a = left, *b = right;
  if (a->rank != b->rank)
    return a->rank < b->rank ? -1 : 1;
  return (a->line > b->line) - (a->line < b->line);
}

/* The rows that name a rank and a block first, rank by rank, in the order of the file. Returns how many there are. */
static int64_t sort_firsts(oracle_claim *rows, int64_t count) {
  int64_t firsts = 0;
  qsort(rows, (size_t)count, sizeof *rows, by_rank_and_block);
  for (int64_t k = 0; k < count; k++)
    if (k == 0 || rows[k].rank != rows[k - 1].rank || rows[k].block != rows[k - 1].block)
      rows[firsts++] = rows[k];
  qsort(rows, (size_t)firsts, sizeof *rows, by_rank_and_line);
  return firsts;
}

/* The blocks of all GPUs' chunks; false if there is no memory. */
static bool list_chunks(const oracle_claims *claims, int32_t ranks, oracle_msccl_blocks *chunks) {
  oracle_claim *rows = malloc((size_t)claims->count * sizeof *rows);
  chunks->first = calloc((size_t)ranks + 1, sizeof *chunks->first);
  chunks->blocks = malloc((size_t)claims->count * sizeof *chunks->blocks);
  const bool good = rows != NULL && chunks->first != NULL && chunks->blocks != NULL;
  if (good) {
    for (int64_t k = 0; k < claims->count; k++)
      rows[k] = claims->rows[k];
    const int64_t count = sort_firsts(rows, claims->count);
    for (int64_t k = 0; k < count; k++) {
      chunks->blocks[k] = rows[k].block;
      chunks->first[rows[k].rank + 1]++;
    }
    for (int32_t g = 0; g < ranks; g++)
      chunks->first[g + 1] += chunks->first[g];
  }
  free(rows);
  return good;
}

/* The inputs to each block, GPU by GPU; false if there is no memory. */
static bool list_inputs(oracle_msccl *p) {
  oracle_msccl_tables *t = &p->tables;
  const oracle_msccl_blocks *in = &t->chunks[ORACLE_MSCCL_INPUT];
  const int64_t count = in->first[p->ranks];
  t->first = calloc((size_t)t->stated->blocks + 2, sizeof *t->first);
  t->inputs = malloc((size_t)count * sizeof *t->inputs);
  if (t->first == NULL || t->inputs == NULL)
    return false;
  int64_t *const at = t->first + 1; /* where the next input to a block goes: in the end behind it */
  for (int64_t k = 0; k < count; k++)
    at[in->blocks[k] + 1]++;
  for (int32_t b = 0; b < t->stated->blocks; b++)
    at[b + 1] += at[b];
  for (int32_t g = 0; g < p->ranks; g++)
    for (int64_t k = in->first[g]; k < in->first[g + 1]; k++)
      t->inputs[at[in->blocks[k]]++] = (int64_t)g * p->input + k - in->first[g];
  return true;
}

bool oracle_msccl_state(oracle_msccl *program, const oracle_stated *stated, const char *name,
                        oracle_fault *fault) {
  static const char *const attributes[] = {"i_chunks", "o_chunks"};
  oracle_msccl_tables *t = &program->tables;
  *t = (oracle_msccl_tables){.stated = stated};
  program->collective = oracle_collective_stated(stated);
  if (!list_chunks(&stated->begin, program->ranks, &t->chunks[ORACLE_MSCCL_INPUT]) ||
      !list_chunks(&stated->want, program->ranks, &t->chunks[ORACLE_MSCCL_OUTPUT]) ||
      !list_inputs(program)) {
    snprintf(fault->text, sizeof fault->text, "%s: no memory for its tables", name);
    return false;
  }
  for (int32_t g = 0; g < program->ranks; g++)
    for (int side = 0; side < 2; side++) {
      const int64_t blocks = t->chunks[side].first[g + 1] - t->chunks[side].first[g];
      if (blocks > program->gpus[g].sizes[side]) {
        snprintf(fault->text, sizeof fault->text,
                 "%s:%lld: %s: expected at least %lld, one a block that GPU %d %s, got %d", name,
                 (long long)program->gpus[g].line, attributes[side], (long long)blocks, g,
                 side == ORACLE_MSCCL_INPUT ? "begins with" : "wants",
                 program->gpus[g].sizes[side]);
        return false;
      }
    }
  return true;
}

void oracle_msccl_tables_free(oracle_msccl_tables *tables) {
  for (int side = 0; side < 2; side++) {
    free(tables->chunks[side].first);
    free(tables->chunks[side].blocks);
  }
  free(tables->first);
  free(tables->inputs);
}

static int32_t block_in(const oracle_msccl_blocks *chunks, int32_t gpu, int64_t k) {
  const int64_t at = chunks->first[gpu] + k;
  return at < chunks->first[gpu + 1] ? chunks->blocks[at] : -1;
}

int32_t oracle_msccl_stated_block(const oracle_msccl *program, int32_t gpu,
                                  oracle_msccl_buffer buffer, int64_t k) {
  return block_in(&program->tables.chunks[buffer], gpu, k);
}
