/* What rows say of a program's messages, in the steps that oracle_msccl_steps finds. */
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/steps.h"
#include "ref/oracle/read/rows_add.h"

#include <stdlib.h>

typedef struct saying {
  const oracle_msccl *p;
  const char *name;
  oracle_fault *fault;
  int64_t *steps; /* of the messages, by the steps that send them */
} saying;

/* In place, a chunk is of input and output, and the tables may give it a block for each. */
static int64_t stated_block_of(const oracle_msccl *p, oracle_msccl_place at) {
  const int32_t one = oracle_msccl_stated_block(p, at.gpu, at.buffer, at.number);
  const int32_t other =
      p->in_place ? oracle_msccl_stated_block(p, at.gpu, ORACLE_MSCCL_OUTPUT, at.number) : -1;
  return one < 0 ? other : other < 0 || one == other ? one : -1;
}

/* The block of chunk k of a step's place; -1 if rows have none for it. */
static int64_t block_of(const oracle_msccl *p, int64_t chunk) {
  const oracle_msccl_place at = oracle_msccl_place_of(p, chunk);
  if (at.buffer == ORACLE_MSCCL_SCRATCH)
    return -1;
  if (p->tables.stated != NULL)
    return stated_block_of(p, at);
  const int32_t length = at.buffer == ORACLE_MSCCL_INPUT ? p->input : p->output;
  const int32_t other = at.buffer == ORACLE_MSCCL_INPUT ? p->output : p->input;
  return at.number + (length < other ? (int64_t)at.gpu * length : 0);
}

/* What a sent chunk is called where it comes from: what was received on the way, where it is not stored. */
static int64_t sent_block(const saying *l, const oracle_msccl_step *s, int32_t k) {
  return block_of(l->p, s->dst >= 0 ? s->dst + k : s->src + k);
}

/* Whether rows can say what the step does with its chunks. */
static bool is_sayable(saying *l, int64_t step) {
  const oracle_msccl *p = l->p;
  const oracle_msccl_step *s = &p->steps[step];
  for (int32_t k = 0; k < s->count; k++) {
    const int64_t one = s->src < 0 ? -2 : block_of(p, s->src + k);
    const int64_t other = s->dst < 0 ? -2 : block_of(p, s->dst + k);
    if (one == -1 || other == -1)
      return oracle_msccl_refuse(
          l->p, l->name, l->fault, step,
          "it uses a chunk that is no block's, for which rows need a column into");
    if (one >= 0 && other >= 0 && one != other)
      return oracle_msccl_refuse(l->p, l->name, l->fault, step,
                                 "block %lld becomes block %lld, which rows cannot say",
                                 (long long)one, (long long)other);
    if (s->from >= 0 && sent_block(l, &p->steps[s->from], k) != sent_block(l, s, k))
      return oracle_msccl_refuse(l->p, l->name, l->fault, step,
                                 "block %lld is received as block %lld, which rows cannot say",
                                 (long long)sent_block(l, &p->steps[s->from], k),
                                 (long long)sent_block(l, s, k));
  }
  if (s->from < 0 && (s->acts & ORACLE_MSCCL_ADDS) != 0)
    return oracle_msccl_refuse(l->p, l->name, l->fault, step,
                               "it adds up what it has, which rows cannot say");
  return true;
}

/* Both rows of each chunk that the step sends. */
static bool add_rows(saying *l, int64_t step, oracle_rows *rows) {
  const oracle_msccl *p = l->p;
  const oracle_msccl_step *s = &p->steps[step], *to = &p->steps[s->to];
  const int32_t src = p->threads[s->thread].gpu, dst = p->threads[to->thread].gpu;
  const bool numbers = p->collective->blocks == ORACLE_NUMBERS;
  const bool stores = (to->acts & ORACLE_MSCCL_ADDS) == 0 && !numbers;
  const int64_t blocks = p->tables.stated != NULL ? p->tables.stated->blocks
                         : p->input > p->output   ? p->input
                                                  : p->output;
  for (int32_t k = 0; k < s->count; k++) {
    const int32_t block = (int32_t)(sent_block(l, s, k) + (stores ? blocks : 0));
    const int64_t at = l->steps[step];
    if (!oracle_rows_add_both(rows, (dodona_row){at, src, DODONA_SEND, dst, block},
                              (dodona_row){at, dst, DODONA_RECV, src, block}, s->line))
      return oracle_msccl_refuse(l->p, l->name, l->fault, step, "no memory for more than %lld rows",
                                 (long long)rows->count);
  }
  return true;
}

static int32_t gpu_of(const oracle_msccl *p, int64_t step) {
  return p->threads[p->steps[step].thread].gpu;
}

/* Both rows of the message, whatever its chunks become. */
static bool add_message(saying *l, int64_t step, oracle_rows *rows) {
  const int32_t src = gpu_of(l->p, step), dst = gpu_of(l->p, l->p->steps[step].to);
  const int64_t at = l->steps[step];
  return oracle_rows_add_both(rows, (dodona_row){at, src, DODONA_SEND, dst, 0},
                              (dodona_row){at, dst, DODONA_RECV, src, 0}, l->p->steps[step].line) ||
         oracle_msccl_refuse(l->p, l->name, l->fault, step, "no memory for more than %lld rows",
                             (long long)rows->count);
}

/* The rows of the chunks, or of the messages alone. */
static bool make_rows(const oracle_msccl *program, const int64_t *order, const char *name,
                      bool chunks, oracle_rows *rows, oracle_fault *fault) {
  saying l = {program, name, fault, malloc(((size_t)program->count + 1) * sizeof *l.steps)};
  *rows = (oracle_rows){.rows = NULL};
  bool good = l.steps != NULL;
  if (!good)
    snprintf(fault->text, sizeof fault->text, "%s: no memory for its steps", name);
  for (int64_t k = 0; good && chunks && k < program->count; k++)
    good = is_sayable(&l, k);
  good = good && oracle_msccl_steps(program, order, name, l.steps, fault);
  for (int64_t k = 0; good && k < program->count; k++)
    if (program->steps[k].to >= 0)
      good = chunks ? add_rows(&l, k, rows) : add_message(&l, k, rows);
  if (good && !oracle_rows_sort(rows)) {
    snprintf(fault->text, sizeof fault->text, "%s: no memory to sort its rows", name);
    good = false;
  }
  if (!good) {
    oracle_rows_free(rows);
    *rows = (oracle_rows){.rows = NULL};
  }
  free(l.steps);
  return good;
}

bool oracle_msccl_rows(const oracle_msccl *program, const int64_t *order, const char *name,
                       oracle_rows *rows, oracle_fault *fault) {
  return make_rows(program, order, name, true, rows, fault);
}

bool oracle_msccl_messages(const oracle_msccl *program, const int64_t *order, const char *name,
                           oracle_rows *rows, oracle_fault *fault) {
  return make_rows(program, order, name, false, rows, fault);
}
