/* MPI_Reduce_local(with, into) makes `with` op `into` of `into`, so operands are combined from the right:

     operands   x0 x1 x2         into is where x2 lies:  x2,  x1 op x2,  x0 op (x1 op x2)

   What was received may be written to. The own input may not, and is copied if it stands on the right;
   so it stands on the left where the order is free, but at a root that has it where the result goes. */
#include "mpi/bench/flow/merge.h"
#include <stdint.h>
#include <stdlib.h>

enum { OWN = 2 }; /* the other operands are sources 0 and 1 */

static void *room(const dodona_mpi_merge *m, int64_t k, int32_t i) {
  size_t at = (size_t)(k % m->window * m->each + i) * m->operand.room;
  return dodona_mpi_operand_at(&m->operand, m->rooms + at);
}

static void set_order(dodona_mpi_merge *m, const int32_t child[2]) {
  int32_t before = 0, rank = m->context->rank;
  int last = m->root && m->own.buf == m->result.buf;
  if (m->operand.commutative)
    before = last ? m->sources : 0;
  else
    for (int32_t i = 0; i < m->sources; i++)
      before += child[i] < rank;
  int32_t swapped = !m->operand.commutative && m->sources == 2 && child[1] < child[0];
  for (int32_t i = 0, next = 0; i <= m->sources; i++)
    m->order[i] = i == before ? OWN : swapped ? 1 - next++ : next++;
}

int dodona_mpi_merge_open(const dodona_mpi_context *context, const dodona_mpi_operand *operand,
                          const dodona_mpi_parts *own, const dodona_mpi_parts *result,
                          const int32_t child[2], int32_t window, dodona_mpi_merge *merge) {
  dodona_mpi_merge *m = merge;
  *m = (dodona_mpi_merge){.context = context, .own = *own, .window = window};
  m->operand = dodona_mpi_operand_part(operand, dodona_mpi_part(own, 0, 1).count);
  m->sources = (child[0] != DODONA_NONE) + (child[1] != DODONA_NONE);
  m->root = result != NULL;
  if (m->root)
    m->result = *result;
  set_order(m, child);
  m->each = m->sources > 0 ? m->sources + (!m->root && m->order[m->sources] == OWN) : 0;
  size_t rooms = (size_t)window * (size_t)m->each;
  if (rooms > PTRDIFF_MAX / (m->operand.room + 1))
    return MPI_ERR_NO_MEM;
  m->rooms = malloc(rooms * m->operand.room + 1);
  m->merged = malloc((size_t)window * sizeof *m->merged);
  if (m->rooms && m->merged)
    return MPI_SUCCESS;
  dodona_mpi_merge_close(m);
  return MPI_ERR_NO_MEM;
}

/* A source on the right of all operands is received where the result goes. */
static int direct(const dodona_mpi_merge *m, int32_t source) {
  return m->root && m->own.buf != m->result.buf && m->order[m->sources] == source;
}

dodona_mpi_block dodona_mpi_merge_in(const dodona_mpi_merge *merge, int32_t b, int64_t k,
                                     int32_t source) {
  if (direct(merge, source))
    return dodona_mpi_part(&merge->result, b, 1);
  dodona_mpi_block block = dodona_mpi_part(&merge->own, b, 1);
  block.buf = room(merge, k, source);
  return block;
}

/* The operand on the right, where it may be written to. */
static int rightmost(const dodona_mpi_merge *m, const dodona_mpi_operand *part, int32_t b,
                     int64_t k, void **into) {
  int32_t last = m->order[m->sources];
  *into = dodona_mpi_merge_in(m, b, k, last).buf;
  if (last != OWN)
    return MPI_SUCCESS;
  void *own = dodona_mpi_part(&m->own, b, 1).buf;
  *into = m->root ? dodona_mpi_part(&m->result, b, 1).buf : room(m, k, m->sources);
  return *into == own ? MPI_SUCCESS : dodona_mpi_operand_copy(m->context, part, own, *into);
}

int dodona_mpi_merge_take(dodona_mpi_merge *merge, int32_t b, int64_t k) {
  dodona_mpi_merge *m = merge;
  dodona_mpi_block own = dodona_mpi_part(&m->own, b, 1);
  dodona_mpi_operand part = m->operand;
  void *into = own.buf;
  int error = MPI_SUCCESS;
  part.count = own.count;
  part.size = own.count * part.element;
  if (m->sources > 0 || m->root)
    error = rightmost(m, &part, b, k, &into);
  for (int32_t i = m->sources - 1; i >= 0 && error == MPI_SUCCESS; i--) {
    void *with = m->order[i] == OWN ? own.buf : dodona_mpi_merge_in(m, b, k, m->order[i]).buf;
    error = dodona_mpi_operand_combine(&part, with, into);
  }
  void *result = m->root ? dodona_mpi_part(&m->result, b, 1).buf : into;
  if (error == MPI_SUCCESS && result != into)
    error = dodona_mpi_operand_copy(m->context, &part, into, result);
  m->merged[k % m->window] = result;
  return error;
}

dodona_mpi_block dodona_mpi_merge_out(const dodona_mpi_merge *merge, int32_t b, int64_t k) {
  dodona_mpi_block block = dodona_mpi_part(&merge->own, b, 1);
  block.buf = merge->merged[k % merge->window];
  return block;
}

void dodona_mpi_merge_close(dodona_mpi_merge *merge) {
  free(merge->merged);
  free(merge->rooms);
}
