/* The elements of a message of `count` fill what lies between the first byte of data and the last:

     first = true lb + min(0, (count - 1) extent)      room = true extent + (count - 1) |extent|

   An operation goes element by element, so that more elements than an int counts go in several calls. */
#include "mpi/operand.h"
#include "mpi/judge.h"
#include "mpi/message.h"
#include <limits.h>
#include <stdint.h>
#include <string.h>

enum { ALIGNMENT = 16 }; /* of malloc */

/* The most elements of a call; a smaller number lets small messages test the rest. */
#ifdef DODONA_MPI_INT_COUNTS
enum { MOST = DODONA_MPI_INT_COUNTS };
#else
enum { MOST = INT_MAX };
#endif

static int place(dodona_mpi_operand *o) {
  MPI_Aint stride = o->extent < 0 ? -o->extent : o->extent;
  MPI_Aint others = o->count > 0 ? (MPI_Aint)o->count - 1 : 0;
  MPI_Aint most = PTRDIFF_MAX / 2 - o->true_extent - 2 * ALIGNMENT;
  if (stride > 0 && others > most / stride)
    return MPI_ERR_NO_MEM;
  MPI_Aint first = o->true_lb + (o->extent < 0 ? others * o->extent : 0);
  MPI_Aint past = ((first % ALIGNMENT) + ALIGNMENT) % ALIGNMENT;
  o->shift = past - first;
  o->room =
      (size_t)(past + o->true_extent + others * stride + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  o->dense = o->true_lb == 0 && o->true_extent == o->element && o->extent == o->element;
  o->size = o->count * o->element;
  return MPI_SUCCESS;
}

int dodona_mpi_operand_of(dodona_mpi_context *context, MPI_Count count, const dodona_mpi_type *type,
                          MPI_Op op, dodona_mpi_operand *operand) {
  dodona_mpi_operand *o = operand;
  *o = (dodona_mpi_operand){.count = count,
                            .datatype = type->datatype,
                            .op = op,
                            .element = type->size,
                            .extent = type->extent,
                            .true_lb = type->true_lb,
                            .true_extent = type->true_extent};
  if (count < 0)
    return MPI_ERR_COUNT;
  dodona_mpi_verdict verdict;
  int error = dodona_mpi_judge(context, type, op, &verdict);
  if (error != MPI_SUCCESS)
    return error;
  o->commutative = verdict.commutative;
  o->exact = verdict.exact;
  return place(o);
}

dodona_mpi_operand dodona_mpi_operand_part(const dodona_mpi_operand *operand, MPI_Count count) {
  dodona_mpi_operand part = *operand;
  part.count = count;
  place(&part); /* which fails for more elements only */
  return part;
}

void *dodona_mpi_operand_at(const dodona_mpi_operand *operand, char *room) {
  return dodona_mpi_moved(room, operand->shift);
}

/* Where there are holes, MPI knows them: a message to this rank itself. */
int dodona_mpi_operand_copy(const dodona_mpi_context *context, const dodona_mpi_operand *operand,
                            void *from, void *to) {
  dodona_mpi_block out = {from, operand->count, operand->datatype, NULL, 0};
  dodona_mpi_block in = {to, operand->count, operand->datatype, NULL, 0};
  MPI_Request pending[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  MPI_Status status[2];
  if (operand->size == 0)
    return MPI_SUCCESS;
  if (operand->dense) {
    memcpy(to, from, (size_t)operand->size);
    return MPI_SUCCESS;
  }
  int error = dodona_mpi_receive(&in, context->rank, context->tag, context->comm, &pending[0]);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_send(&out, context->rank, context->tag, context->comm, context->synchronous,
                            &pending[1]);
  if (error == MPI_SUCCESS)
    return dodona_mpi_wait(pending, status, 0);
  dodona_mpi_withdraw(&pending[0]);
  return error;
}

int dodona_mpi_operand_combine(const dodona_mpi_operand *operand, void *with, void *into) {
  int error = MPI_SUCCESS;
  for (MPI_Count done = 0; done < operand->count && error == MPI_SUCCESS; done += MOST) {
    MPI_Count rest = operand->count - done;
    MPI_Aint offset = (MPI_Aint)done * operand->extent;
    error = MPI_Reduce_local(dodona_mpi_moved(with, offset), dodona_mpi_moved(into, offset),
                             rest < MOST ? (int)rest : MOST, operand->datatype, operand->op);
  }
  return error;
}
